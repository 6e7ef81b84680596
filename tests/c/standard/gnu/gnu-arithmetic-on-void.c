/* GNU: void and functions have size 1 for arithmetic. */
#include <stdio.h>
int main(void) {
  int a[3] = {1, 2, 3}; void *p = a; p += sizeof(int); printf("%d\n", *(int *)p); p++; p--; ++p; --p;
  printf("%zu %td %zu\n", sizeof(void), (void *)(a + 2) - (void *)a, sizeof(main));
  printf("%d\n", *(int *)(p + 4)); const void *q = "xyz"; printf("%c\n", *(const char *)(q + 2));
}
// out: 2
// out: 1 8 1
// out: 3
// out: z
