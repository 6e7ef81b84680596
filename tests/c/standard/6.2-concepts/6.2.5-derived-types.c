/* 6.2.5p20: types from types, many times: arrays of pointers to functions that return pointers to arrays … */
#include <stdio.h>
typedef int row[3];
static row table[2] = {{1, 2, 3}, {4, 5, 6}};
static row *first(void) { return &table[0]; }
static row *second(void) { return &table[1]; }
static row *(*choose(int i))(void) { static row *(*const both[])(void) = {first, second}; return both[i]; }
struct box { row *(*(*pick)(int))(void); union { char c[8]; long l; } u; };
int main(void) {
  row *(*list[])(void) = {second, first, second};
  for (int i = 0; i < 3; i++) printf("%d ", (*list[i]())[i]);
  puts("");
  printf("%d %d\n", (*choose(0)())[1], (*choose(1)())[1]);
  struct box b = {choose, {.l = 0x41424344}}, *p = &b;
  printf("%d %.4s\n", (*p->pick(1)())[2], p->u.c);
  int (*(*pp))[3] = &(int (*)[3]){table};
  printf("%d %zu %zu\n", (**pp)[0], sizeof **pp, sizeof(*(*pp + 1)));
  const char *const *const names = (const char *const[]){"a", "b", 0};
  for (const char *const *n = names; *n; n++) printf("%s", *n);
  puts("");
}
// out: "4 2 6 \n2 5\n6 DCBA\n1 12 12\nab\n"
