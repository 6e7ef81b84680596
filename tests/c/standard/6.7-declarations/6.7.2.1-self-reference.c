/* 6.7.2.1p3 and 6.7.2.3: structures with pointers to themselves, in rings and trees. */
#include <stdio.h>
struct t { int v; struct t *kid[2], *up; };
static struct t nodes[] = {{4, {nodes + 1, nodes + 2}}, {2, {nodes + 3}, nodes}, {6, {0, nodes + 4}, nodes}, {1, {0}, nodes + 1}, {7, {0}, nodes + 2}};
static int sum(const struct t *t) { return t ? t->v + sum(t->kid[0]) + sum(t->kid[1]) : 0; } static int depth(const struct t *t) { int d = 0; while ((t = t->up)) d++; return d; }
int main(void) { printf("%d %d %d\n", sum(nodes), depth(nodes + 4), nodes[3].up->up->kid[1]->kid[1]->v); struct ring { struct ring *next; int n; } a, b = {&a, 2}, *p = &b; a = (struct ring){&b, 1}; int r = 0; for (int i = 0; i < 5; i++, p = p->next) r = r * 10 + p->n; printf("%d\n", r); }
// out: 20 2 7
// out: 21212
