/* 6.5.2.5p5-7: a compound literal is an object of its block, one for each place; at file scope it is static; it may be changed. */
#include <stdio.h>
struct node { int v; struct node *next; };
static int *global = (int[]){1, 2, 3};
static struct node *list = &(struct node){1, &(struct node){2, &(struct node){3, 0}}};
static int sum(const struct node *n) { int s = 0; for (; n; n = n->next) s = s * 10 + n->v; return s; }
static int *keep(int *p) { (*p)++; return p; }
int main(void) {
  global[1] = 20;
  printf("%d %d\n", global[1], sum(list));
  list->next->v = 9;
  printf("%d\n", sum(list));
  int *p[3], n = 0;
again:
  p[n] = (int[2]){n, n + 10};
  if (++n < 3) goto again;
  printf("%d %d\n", *p[0], p[0] == p[1]);
  { int *q = keep(&(int){41}); printf("%d\n", *q); }
  printf("%d %d\n", (int){5}++ + 1, ++(int){6});
  ((struct node){7, 0}).v = 8;
  printf("%zu %zu\n", sizeof (int[]){1, 2, 3, [9] = 1}, sizeof (char[]){"four"});
  for (int i = 0; i < 3; i++) { struct node *t = &(struct node){.next = i ? list : 0}; t->v += i; printf("%d ", t->v + !!t->next * 10); }
  puts("");
  char *s = (char[]){"text"}; s[0] = 'T'; puts(s);
  printf("%d %s\n", (const int){3}, (const char *[]){"a", "b"}[1]);
  int k = 2, (*rows)[2] = (int[][2]){{k, k * k}, {k + 1}};
  printf("%d %d %d\n", rows[0][1], rows[1][0], rows[1][1]);
}
// out: "20 123\n193\n2 1\n42\n6 7\n40 5\n0 11 12 \nText\n3 b\n4 3 0\n"
