#include <stdio.h>
#include <stdlib.h>
struct item { int count, value; struct item *next; };
static struct item *item(int value) { struct item *p = calloc(1, sizeof *p); p->count = 1; p->value = value; return p; }
static void drop(struct item *p) { if (--p->count == 0) free(p); }
int main(int argc, char **argv) {
  unsigned n = atoi(argv[1]), sum = 0;
  struct item *kept[16];
  for (int i = 0; i < 16; i++) kept[i] = item(i);
  for (unsigned i = 0; i < n; i++) {
    drop(kept[i & 15]);
    struct item *p = item(i);
    p->count++;
    kept[i & 15] = p;
    sum = sum * 31 ^ p->value;
    drop(p);
  }
  printf("%d\n", (int)sum);
}
