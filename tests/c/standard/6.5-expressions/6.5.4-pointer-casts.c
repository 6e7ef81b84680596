/* 6.5.4 with 6.3.2.3: there and back again; integers wide enough hold addresses; bytes of objects by character pointers. */
#include <stdint.h>
#include <stdio.h>
static int f(int x) { return x + 1; }
int main(void) {
  int a[2] = {0x01020304, 0x05060708};
  void *v = a;
  int *back = (int *)(void *)(char *)v;
  printf("%x\n", (unsigned)back[1]);
  uintptr_t n = (uintptr_t)a;
  printf("%x %d\n", (unsigned)*(int *)(n + sizeof(int)), (uintptr_t)&a[1] - n == 4);
  unsigned char *b = (unsigned char *)a;
  for (int i = 0; i < 8; i++) printf("%d ", b[i]);
  puts("");
  int (*g)(int) = (int (*)(int))(void (*)(void))f;
  printf("%d\n", g(4));
  const int c = 5;
  printf("%d\n", *(int *)&c);
  printf("%d %d\n", (int *)0 == (void *)0, (uintptr_t)(char *)0 == 0);
  printf("%d\n", *(short *)(b + 4));
}
// out: "5060708\n5060708 1\n4 3 2 1 8 7 6 5 \n5\n5\n1 1\n1800\n"
