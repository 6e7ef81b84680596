/* 6.7.2.1p13: members of anonymous structures and unions are members of what is around, at every depth. */
#include <stddef.h>
#include <stdio.h>
struct value {
  enum { INT, TEXT, PAIR } kind;
  union {
    long i;
    const char *t;
    struct {
      short a, b;
      union {
        char c[4];
        unsigned u;
      };
    };
  };
  int last;
};
static void show(struct value v) {
  switch (v.kind) {
  case INT: printf("%ld ", v.i); break;
  case TEXT: printf("%s ", v.t); break;
  case PAIR: printf("%d,%d,%x ", v.a, v.b, v.u);
  }
  printf("%d\n", v.last);
}
int main(void) {
  show((struct value){INT, {42}, 1});
  show((struct value){TEXT, .t = "text", .last = 2});
  show((struct value){PAIR, {.a = -1, .b = 5, .c = {1, 2}}, 3});
  show((struct value){.kind = PAIR, .a = 7, .u = 0xabcd, .last = 4});
  struct value v = {PAIR, {.b = 3}};
  v.c[3] = 0x7f;
  v.a = v.b * 2;
  show(v);
  printf("%zu %zu %zu %zu\n", offsetof(struct value, i), offsetof(struct value, b), offsetof(struct value, c[2]),
         offsetof(struct value, last));
  struct value *p = &v;
  p->i = 0x0001000200030004;
  printf("%d %d %x\n", p->a, p->b, p->u);
  struct {
    int x;
    struct {
      int y;
      struct {
        int z;
      };
    };
  } d = {1, {2, {3}}}, e = {1, 2, 3};
  printf("%d%d%d %d\n", d.x, d.y, d.z, e.z);
}
// model: LP64
// out: 42 1
// out: text 2
// out: -1,5,201 3
// out: 7,0,abcd 4
// out: 6,3,7f000000 0
// out: 8 10 14 16
// out: 4 3 10002
// out: 123 3
