/* 7.22.3p1: the memory suits every type. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
int main(void) {
  int bad = 0; void *p[20];
  for (int i = 0; i < 20; i++) { p[i] = malloc(i * 7 + 1); bad += (uintptr_t)p[i] % _Alignof(max_align_t) != 0; }
  for (int i = 0; i < 20; i++) free(p[i]);
  char *a = aligned_alloc(64, 128); bad += (uintptr_t)a % 64 != 0; a[127] = 5; printf("%d %d\n", bad, a[127]); free(a);
}
// light: unsupported
// out: 0 5
