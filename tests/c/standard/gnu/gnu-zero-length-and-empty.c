/* GNU: arrays of no elements at ends and in the middle, structures without members, in sizes, copies and parameters. */
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct empty {};
struct message { int length; char text[0]; };
struct middle { char a; int mark[0]; char b; };
struct holds { struct empty e; int i; struct empty f[3]; };

static struct empty pass(struct empty e, int *n) { ++*n; return e; }
static struct message *make(const char *text) {
  size_t length = strlen(text);
  struct message *m = malloc(sizeof *m + length + 1);
  m->length = (int)length;
  memcpy(m->text, text, length + 1);
  return m;
}

int main(void) {
  printf("%zu %zu %zu %zu\n", sizeof(struct empty), sizeof(struct message), sizeof(struct middle), sizeof(struct holds));
  printf("%zu %zu %zu\n", offsetof(struct middle, mark), offsetof(struct middle, b), offsetof(struct holds, i));
  struct message *m = make("flexible"), *n = make("");
  printf("%d %s %d [%s]\n", m->length, m->text, n->length, n->text);
  struct message copy = *m;
  printf("%d %d\n", copy.length, (char *)m->text == (char *)(m + 1));
  free(m);
  free(n);
  struct empty e = {}, list[4];
  int calls = 0;
  e = pass(pass(e, &calls), &calls);
  printf("%d %zu %d\n", calls, sizeof list, (void *)&list[0] == (void *)&list[3]);
  int none[0];
  printf("%zu\n", sizeof none);
  struct holds h = {.i = 5}, g = h;
  printf("%d\n", g.i);
}
// out: 0 4 8 4
// out: 4 4 0
// out: 8 flexible 0 []
// out: 8 1
// out: 2 0 1
// out: 0
// out: 5
