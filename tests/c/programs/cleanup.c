#include <stdio.h>
static int depth;
static void out(const char **p) { printf("-%s ", *p); depth--; }
static void outi(int *p) { printf("~%d ", *p); *p = -1; }
#define HOLD(n) const char *n __attribute__((cleanup(out))) = (depth++, printf("+" #n " "), #n)
#define NUM(n, v) int n __attribute__((cleanup(outi))) = v

static int early(int k) {
  HOLD(a);
  if (k == 0) return depth * 10;
  {
    HOLD(b);
    if (k == 1) return depth * 10 + 1;
    for (int i = 0; i < 4; i++) {
      HOLD(c);
      if (i == 1 && k == 2) continue;
      if (i == 2 && k == 3) break;
      if (i == 2 && k == 4) goto end;
      if (i == 3 && k == 5) return depth;
    }
  }
  printf("| ");
end:
  return -1;
}
static int value(void) { NUM(x, 5); return x + 1; }
struct big { int a[10]; };
static struct big record(void) {
  NUM(x, 3);
  struct big b = {{x}};
  NUM(y, 4);
  b.a[1] = y;
  return b;
}
static void sw(int k) {
  switch (k) {
  case 1: { HOLD(one); break; }
  case 2: { HOLD(two); }
  default: { HOLD(dflt); if (k == 7) return; }
  }
  printf("sw%d ", k);
}
static int expr(int k) {
  int sum = 0;
  for (int i = 0; i < 3; i++) {
    sum += ({ NUM(x, i * 10); if (k == i) continue; if (k == i + 10) break; x + 1; });
  }
  return sum;
}
static void back(void) {
  int n = 0;
again:;
  NUM(x, n);
  NUM(y, n + 100);
  if (n++ < 2) goto again;
  printf("done ");
}
static void into(int k) {
  if (k) goto in;
  {
    NUM(outer, 1);
    {
      NUM(inner, 2);
      goto same;
    same:
      printf("same ");
    }
    printf("mid ");
  }
  return;
in:
  { NUM(z, 9); if (k == 2) goto leave; printf("z "); }
leave:
  printf("left ");
}
static void loops(void) {
  for (NUM(i, 0); i < 2; i++) { NUM(j, i + 50); if (i == 1) break; }
  int n = 2;
  while (n--) { NUM(w, n); if (n == 1) continue; printf("body "); }
  do { NUM(d, 7); if (n) break; } while (n++ < 5);
}
static void computed(void) { NUM(q, 77); printf("computed "); }
static int nested(void) {
  NUM(a, 1);
  return ({ NUM(b, 2); ({ NUM(c, 3); b + c; }) + a; });
}
static void vla(int n) {
  for (int i = 0; i < 3; i++) {
    int v[n + i] __attribute__((unused));
    NUM(a, i);
    v[n + i - 1] = i;
    if (v[n + i - 1] == 1) continue;
    printf("v%zu ", sizeof v / sizeof *v);
  }
}
int main(void) {
  for (int k = 0; k < 7; k++) printf("= %d, depth %d\n", early(k), depth);
  printf("%d\n", value());
  struct big b = record();
  printf("%d %d\n", b.a[0], b.a[1]);
  for (int k = 1; k < 4; k++) sw(k), puts("");
  sw(7); puts("");
  for (int k = 0; k < 13; k++) printf("%d\n", expr(k));
  back(); puts("");
  into(0); puts(""); into(1); puts(""); into(2); puts("");
  loops(); puts("");
  computed(); puts("");
  printf("%d\n", nested());
  vla(4); puts("");
  if (depth) printf("depth %d\n", depth);
  return 0;
}
