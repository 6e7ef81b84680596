/* GNU: labels of a block: macros with loops of their own, nested blocks with the same names, their addresses. */
#include <stdio.h>

#define FIND(to, array, n, wanted) do { \
    __label__ found; \
    (to) = -1; \
    for (int r_ = 0; r_ < (n); r_++) \
      for (int c_ = 0; c_ < (n); c_++) \
        if ((array)[r_][c_] == (wanted)) { (to) = r_ * 10 + c_; goto found; } \
  found:; \
  } while (0)

#define CLAMP(n) ({ __label__ done; int v_ = (n); if (v_ < 10) goto done; v_ = 10; done: v_; })

int main(void) {
  int grid[3][3] = {{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, at;
  FIND(at, grid, 3, 6);
  printf("%d ", at);
  FIND(at, grid, 3, 1);
  printf("%d ", at);
  FIND(at, grid, 3, 99);
  printf("%d\n", at);
  printf("%d %d %d\n", CLAMP(3), CLAMP(30), CLAMP(CLAMP(12) - 4));
  int n = 0;
  {
    __label__ again, end;
  again:
    if (n++ > 2) goto end;
    {
      __label__ again;
      int inner = 0;
    again:
      if (inner++ < 2) goto again;
      printf("%d/%d ", n, inner);
    }
    goto again;
  end:;
  }
  puts("");
  for (int i = 0; i < 2; i++) {
    __label__ a, b;
    void *to = i ? &&a : &&b;
    goto *to;
  a: printf("a ");
  b: printf("b ");
  }
  puts("");
}
// out: "12 0 -1\n3 10 6\n1/3 2/3 3/3 \nb a b \n"
