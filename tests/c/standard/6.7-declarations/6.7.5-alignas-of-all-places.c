/* 6.7.5: _Alignas on objects and members, by type and by number, several, and of no effect at 0. */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#define LOW(p, n) (int)((uintptr_t)(p) % (n))
_Alignas(16) static char a[3];
static char between;
static _Alignas(double) char b;
extern _Alignas(32) int c;
struct s {
  char x;
  _Alignas(8) char y;
  _Alignas(int) _Alignas(2) char z;
  _Alignas(0) short h;
  char _Alignas(16) w[2];
};
_Alignas(32) int c = 5;
static struct { _Alignas(64) char c; } big[2];
int main(void) {
  printf("%d %d %d %d\n", LOW(a, 16), LOW(&b, 8), LOW(&c, 32), LOW(&big[1], 64));
  printf("%zu %zu %zu %zu\n", offsetof(struct s, y), offsetof(struct s, z), offsetof(struct s, h), offsetof(struct s, w));
  printf("%zu %zu %zu\n", sizeof(struct s), _Alignof(struct s), sizeof big);
  _Alignas(16) char l[5] = "text";
  char m = 'm';
  _Alignas(long) char n = 'n';
  struct s t = {1, 2, 3, 4, "w"};
  printf("%d %d %d %s %c%c\n", LOW(l, 16), LOW(&n, 8), LOW(&t, 16), l, m, n);
  for (int i = 0; i < 3; i++) {
    char odd = i;
    _Alignas(16) int k = odd;
    printf("%d%d ", LOW(&k, 16), k);
  }
  puts("");
  struct s list[2] = {[1] = {.w = "zz"}};
  printf("%d %c\n", LOW(&list[1], 16), list[1].w[1]);
  printf("%d %d\n", between, c);
  printf("%d\n", LOW(&(struct s){0}, 16));
}
// light: unsupported
// out: "0 0 0 0\n8 12 14 16\n32 16 128\n0 0 0 text mn\n00 01 02 \n0 z\n0 5\n0\n"
