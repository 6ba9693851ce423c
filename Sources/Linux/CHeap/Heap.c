#include "Heap.h"

#include <malloc.h>

size_t heap_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  // Large pieces are mapped one by one and counted apart.
  return info.uordblks + info.hblkhd;
}
