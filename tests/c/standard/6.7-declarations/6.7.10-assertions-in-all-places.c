/* 6.7.10: static assertions at file scope, in blocks, between members, in for; of every kind of constant expression. */
#include <limits.h>
#include <stddef.h>
#include <stdio.h>
#define CHECK(e) _Static_assert(e, #e)
CHECK(1);
CHECK(sizeof(int) == 4);
struct s {
  char c;
  _Static_assert(sizeof(long) == 8, "long");
  int i;
  CHECK(1 + 1 == 2);
  CHECK(INT_MAX > 0);
};
CHECK(offsetof(struct s, i) == 4);
CHECK(_Alignof(struct s) == 4);
enum { A = 3 };
CHECK(A != 4 && 'a' < 'b');
CHECK((char)257 == 1);
CHECK((int)1.9 == 1);
CHECK(-1 > 0u);
CHECK(~0 == -1);
CHECK(0x7fffffff + 1u == 0x80000000);
CHECK(1 ? 1 : 0);
CHECK(_Generic(1, int : 1, default : 0));
CHECK(sizeof("abc"
             "d") == 5);
union u {
  CHECK(1);
  int x;
};
typedef int T;
CHECK(sizeof(T[3]) == 12);
int main(void) {
  CHECK(1);
  int n = 1;
  CHECK(sizeof n);
  {
    CHECK(2 > 1);
    n++;
    CHECK(1);
  }
  for (int i = 0; i < 2; i++) {
    CHECK(sizeof i == sizeof(int));
    n += i;
  }
  switch (n) {
  case 3:; CHECK(1); n++;
  }
  printf("%d %zu %zu\n", n, sizeof(struct s), sizeof(union u));
}
// model: LP64
// out: 4 8 4
