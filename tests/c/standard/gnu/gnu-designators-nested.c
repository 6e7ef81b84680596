/* GNU: ranges in designators, nested ones, and what a later item takes over. */
#include <stdio.h>

struct point { int x, y; };
struct shape {
  char name[6];
  struct point corners[3];
  union { int i; float f; } extra;
};

static const unsigned char classes[256] = {['0' ... '9'] = 1, ['a' ... 'z'] = 2, ['A' ... 'Z'] = 2, ['_'] = 3, ['e'] = 4, [200 ... 255] = 9};

int main(void) {
  int counts[10] = {0};
  for (int i = 0; i < 256; i++) counts[classes[i]]++;
  for (int i = 0; i < 10; i++) printf("%d ", counts[i]);
  puts("");
  struct shape shapes[] = {
      [2] = {.name = "two", .corners[1] = {1, 2}, .corners[2].y = 5},
      [0].name = "zero",
      [0].corners[0 ... 2] = {7, 8},
      [0].corners[1].x = 70,
      [3 ... 4] = {"many", {{1}, {2}, {3}}, .extra.f = 0.5f},
      [1] = {.extra = {.i = -1}, .name = {'o', 'n', 'e'}},
  };
  printf("%zu\n", sizeof shapes / sizeof *shapes);
  for (int i = 0; i < 5; i++) {
    printf("%s", shapes[i].name);
    for (int k = 0; k < 3; k++) printf(" %d,%d", shapes[i].corners[k].x, shapes[i].corners[k].y);
    printf(" %d\n", shapes[i].extra.i);
  }
  int grid[3][4] = {[0 ... 1] = {[1 ... 2] = 5}, [1][2] = 6, [2] = {1, 2, [3] = 4}};
  for (int i = 0; i < 12; i++) printf("%d ", grid[i / 4][i % 4]);
  puts("");
  int list[] = {[1 ... 3] = 1, 10, [0] = 9};
  printf("%d %d %d %d %d\n", list[0], list[1], list[3], list[4], (int)(sizeof list / sizeof *list));
}
// out: "137 10 51 1 1 0 0 0 0 56 \n5\nzero 7,8 70,8 7,8 0\none 0,0 0,0 0,0 -1\ntwo 0,0 1,2 0,5 0\nmany 1,0 2,0 3,0 1056964608\nmany 1,0 2,0 3,0 1056964608\n0 5 5 0 0 5 6 0 1 2 0 4 \n9 1 1 10 5\n"
