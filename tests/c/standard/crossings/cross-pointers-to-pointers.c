/* 6.5.3.2 with 6.8.5: lists changed through pointers to links. */
#include <stdio.h>
#include <stdlib.h>
struct n { int v; struct n *next; };
static void insert(struct n **at, int v) { while (*at && (*at)->v < v) at = &(*at)->next; struct n *x = malloc(sizeof *x); *x = (struct n){v, *at}; *at = x; } static void drop(struct n **at, int v) { while (*at) if ((*at)->v == v) { struct n *x = *at; *at = x->next; free(x); } else at = &(*at)->next; } static struct n *reverse(struct n *l) { struct n *r = 0; while (l) { struct n *next = l->next; l->next = r; r = l; l = next; } return r; }
int main(void) { struct n *l = 0; int v[] = {5, 3, 9, 1, 3, 7}; for (int i = 0; i < 6; i++) insert(&l, v[i]); drop(&l, 3); l = reverse(l); for (struct n *x = l; x; x = x->next) printf("%d ", x->v); while (l) drop(&l, l->v); printf("%d\n", l == 0); }
// out: 9 7 5 1 1
