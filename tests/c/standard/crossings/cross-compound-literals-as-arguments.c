/* 6.5.2.5 with 6.5.2.2: literals of arrays, structures and unions passed by value and by address, nested. */
#include <stdio.h>
struct p { int x, y; }; struct poly { int n; const struct p *at; };
static int area2(struct poly p) { int s = 0; for (int i = 0; i < p.n; i++) { const struct p *a = &p.at[i], *b = &p.at[(i + 1) % p.n]; s += a->x * b->y - b->x * a->y; } return s; } static int apply(int (*const *fs)(int), int n) { while (*fs) n = (*fs++)(n); return n; } static int inc(int n) { return n + 1; } static int dbl(int n) { return n * 2; }
int main(void) { printf("%d\n", area2((struct poly){4, (struct p[]){{0, 0}, {3, 0}, {3, 2}, {.y = 2}}})); printf("%d\n", apply((int (*[])(int)){inc, dbl, dbl, inc, 0}, 3)); struct p *q = (struct p *[]){&(struct p){1, 2}, &(struct p){3, 4}}[1]; printf("%d\n", q->y); printf("%s\n", (char *[]){"zero", "one", "two"}[(int[]){2, 1, 0}[1]]); }
// out: 12
// out: 17
// out: 4
// out: one
