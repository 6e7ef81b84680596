/* 6.7.5: _Alignas of numbers and types; the strictest of several counts, 0 for nothing. */
#include <stddef.h>
#include <stdio.h>
struct s { _Alignas(8) char a; _Alignas(int) _Alignas(2) char b; _Alignas(0) short c; _Alignas(32) char d[3]; char e; };
int main(void) { printf("%zu %zu %zu %zu %zu %zu %zu\n", offsetof(struct s, a), offsetof(struct s, b), offsetof(struct s, c), offsetof(struct s, d), offsetof(struct s, e), sizeof(struct s), _Alignof(struct s)); struct t { char c; struct s s; }; printf("%zu %zu\n", offsetof(struct t, s), sizeof(struct t)); union { _Alignas(16) char c; int i; } u; printf("%zu\n", sizeof u); }
// out: 0 4 6 32 35 64 32
// out: 32 96
// out: 16
