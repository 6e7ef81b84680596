#include <stdio.h>
#include <string.h>
struct part { int n[3]; char name[6]; };
struct whole { int a; struct part p; struct part list[3]; union { long l; char c[8]; } u; int last; };
static struct whole fixed = {.p = {{1, 2, 3}, "abcde"}, .p = {.n = {4}}, .list[1] = {{5, 6, 7}}, .list[1].n[2] = 8, .list = {[2] = {{9}}}, .last = 1, .last = 2};
static int numbers[10] = {[0 ... 9] = 7, [3] = 1, [2 ... 4] = 5, [4] = 0};
static char text[3][6] = {"first", [0] = "x", [1] = "ab", [1][1] = 'c'};
static void show(const struct whole *w) {
  printf("%d | %d %d %d %.6s |", w->a, w->p.n[0], w->p.n[1], w->p.n[2], w->p.name);
  for (int i = 0; i < 3; i++) printf(" %d %d %d,", w->list[i].n[0], w->list[i].n[1], w->list[i].n[2]);
  printf(" %d\n", w->last);
}
int main(void) {
  show(&fixed);
  struct part given = {{1, 2, 3}, "given"};
  struct whole w = {.p.n = {1, 2, 3}, .p.n = {4}, .p.name = "hello", .p.name = "yo", .list = {given, given, given}, .list[1].n = {0}};
  show(&w);
  struct whole v = {.p.n[1] = 5, .p = given, .list = {[0] = given, [0] = {.n[1] = 4}}};
  show(&v);
  for (int i = 0; i < 10; i++) printf("%d ", numbers[i]);
  for (int i = 0; i < 3; i++) printf("[%.6s]", text[i]);
  printf("%d\n", memcmp(text[0], "x\0\0\0\0\0", 6) | memcmp(w.p.name, "yo\0\0\0\0", 6));
  return 0;
}
