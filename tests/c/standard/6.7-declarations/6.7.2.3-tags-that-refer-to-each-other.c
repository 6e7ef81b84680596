/* 6.7.2.3: incomplete tags, that are completed later, refer to each other, and are new ones in inner blocks. */
#include <stdio.h>
struct later;
union both;
static struct later *hold;
static int get(struct later *);
typedef struct pair pair;
struct tree {
  pair *p;
  struct tree *kids[2];
};
struct pair {
  struct tree *t;
  struct {
    struct pair *other;
  } in;
  int n;
};
extern struct later global;
static struct later *address(void) { return &global; }
struct later {
  int x;
  union both *b;
};
union both {
  int i;
  struct later l;
};
struct later global = {5, 0};
static int get(struct later *l) { return l->x; }
static int depth(struct tree *t) {
  int a, b;
  return t ? (a = depth(t->kids[0]), b = depth(t->kids[1]), 1 + (a > b ? a : b)) : 0;
}
int main(void) {
  union both b = {.l = {3, 0}};
  hold = &b.l;
  hold->b = &b;
  printf("%d %d %d\n", get(hold), hold->b->l.b->i, address()->x);
  struct tree leaf = {0}, t = {0, {&leaf, 0}};
  pair p = {&t, {0}, 1}, q = {&leaf, {&p}, 2};
  p.in.other = &q;
  t.p = &p;
  printf("%d %d %d\n", depth(&t), t.p->in.other->n, q.in.other->t->kids[0] == &leaf);
  struct pair {
    int only;
  } mine = {9};
  {
    struct pair;
    struct user {
      struct pair *p;
    } u = {0};
    struct pair {
      char c[3];
    } r;
    u.p = &r;
    printf("%zu ", sizeof *u.p);
  }
  printf("%zu %d\n", sizeof mine, mine.only);
  struct {
    struct inner {
      int k;
    } i;
  } holder = {{4}};
  struct inner copy = holder.i;
  printf("%d\n", copy.k);
  if (1) {
    enum only { ONE = 1 };
    enum only o = ONE;
    printf("%d\n", o);
  }
}
// out: 3 3 5
// out: 2 2 1
// out: 3 4 9
// out: 4
// out: 1
