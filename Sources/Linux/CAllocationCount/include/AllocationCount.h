#pragma once

/// How often the calling thread has asked for memory since it began.
///
/// A program that links this target has its calls of malloc, calloc, realloc, aligned_alloc and posix_memalign
/// counted; they are then answered by the C library as ever.
unsigned long allocation_count(void);
