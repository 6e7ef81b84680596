/* 6.2.8: where members lie tells their alignment; stricter ones make the whole stricter. */
#include <stddef.h>
#include <stdio.h>
#define AT(t) (int)offsetof(struct { char c; t m; }, m)
struct strict { _Alignas(32) char c; }; struct holds { char c; struct strict s; char d; };
int main(void) {
  printf("%d %d %d %d %d %d\n", AT(char), AT(short), AT(int), AT(long), AT(_Bool), AT(void *));
  printf("%d %d %d %d\n", AT(float), AT(double), AT(long double), AT(double _Complex));
  typedef char text[7]; typedef short pair[2]; typedef struct { char c[3]; } chars; typedef union { char c; double d; } either;
  printf("%d %d %d %d\n", AT(text), AT(pair), AT(chars), AT(either));
  printf("%zu %zu %zu %zu\n", sizeof(struct strict), _Alignof(struct strict), sizeof(struct holds), offsetof(struct holds, d));
  static struct holds list[2]; struct strict local[2];
  printf("%d %d\n", (int)((size_t)&list[1].s % 32), (int)((size_t)&local[1] % 32));
  printf("%zu %zu %zu\n", _Alignof(int[3]), _Alignof(struct { short s[5]; }), _Alignof(max_align_t));
  printf("%zu\n", sizeof(struct { int i; _Alignas(8) char c; _Alignas(2) char d; }));
}
// light: unsupported
// model: LP64
// out: 1 2 4 8 1 8
// out: 4 8 16 8
// out: 1 2 1 8
// out: 32 32 96 64
// out: 0 0
// out: 4 2 16
// out: 16
