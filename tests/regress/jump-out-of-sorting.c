// samara run FILE --library c
// What a comparison calls is called no more once it has left by longjmp: functions of the host went on sorting.
#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
static jmp_buf out;
static int calls;
static int compare(const void *a, const void *b) {
  if (++calls % 5 == 0) longjmp(out, calls);
  return *(const int *)a - *(const int *)b;
}
int main(void) {
  int a[100], key = 101;
  for (int i = 0; i < 100; i++) a[i] = i * 37 % 100;
  printf("%d", setjmp(out));
  if (calls == 0) qsort(a, 100, sizeof *a, compare);
  for (int i = 0; i < 100; i++) a[i] = i;
  if (calls == 5) bsearch(&key, a, 100, sizeof *a, compare);
  printf(" %d\n", calls);
}
// out: 0510 10
