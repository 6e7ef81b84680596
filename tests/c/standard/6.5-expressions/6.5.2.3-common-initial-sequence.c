/* 6.5.2.3p6: structures in a union that begin alike may be looked at through each other in their common part. */
#include <stdio.h>
struct any { int kind; };
struct whole { int kind; long value; };
struct text { int kind; const char *value; };
union object { struct any any; struct whole whole; struct text text; };
static void show(const union object *o) {
  switch (o->any.kind) {
  case 1: printf("whole %ld\n", o->whole.value); break;
  case 2: printf("text %s\n", o->text.value); break;
  default: printf("kind %d\n", o->whole.kind);
  }
}
int main(void) {
  union object list[] = {{.whole = {1, -5}}, {.text = {2, "two"}}, {.any = {3}}};
  for (int i = 0; i < 3; i++) show(&list[i]);
  list[0].text = (struct text){2, "changed"};
  show(list);
  list[1].any.kind = 9;
  show(list + 1);
}
// out: whole -5
// out: text two
// out: kind 3
// out: text changed
// out: kind 9
