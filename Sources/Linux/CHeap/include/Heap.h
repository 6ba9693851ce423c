#pragma once
#include <stddef.h>

/// The bytes that the program has allocated and not freed.
size_t heap_in_use(void);
