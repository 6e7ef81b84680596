/* GNU: __label__, keywords with underscores, __extension__. */
#include <stdio.h>
#define FIRST(a, n, v) ({ __label__ out; int r_ = -1; for (int i = 0; i < (n); i++) if ((a)[i] == (v)) { r_ = i; goto out; } out: r_; })
static __inline__ __const int f(__signed__ char c) { return c; } __extension__ typedef long long ll; static __inline int g(const char *__restrict p) { return *p; }
int main(void) { int a[] = {4, 5, 6}; printf("%d %d %d\n", FIRST(a, 3, 5), FIRST(a, 3, 4), FIRST(a, 3, 9)); __volatile__ int v = 3; __typeof(v) w = 4; printf("%d %d %d %zu %zu\n", f(-1), g("a"), v + w, sizeof(ll), __alignof__(double)); printf("%d\n", __extension__ ({ 5; })); asm volatile("" ::: "memory"); __asm__(""); printf("%s\n", __FUNCTION__); }
// out: 1 0 -1
// out: -1 97 7 8 8
// out: 5
// out: main
