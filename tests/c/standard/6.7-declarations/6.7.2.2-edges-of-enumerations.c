/* 6.7.2.2: enumerators count on, may be equal, may be negative; the type is unsigned unless one is negative (as gcc has it). */
#include <limits.h>
#include <stdio.h>
enum a {
  A0,
  A1,
  A5 = 5,
  A6,
  B5 = A5,
  B6,
  LAST = A6 + B6,
};
enum neg { M2 = -2, M1, ZERO, TOP = INT_MAX };
enum big { BIG = UINT_MAX - 1, MORE };
enum one { ONLY };
struct s {
  enum neg n;
  enum { IN = 77 } in;
  enum a list[LAST - 10];
};
static enum a next(enum a a) { return a + 1; }
int main(void) {
  printf("%d %d %d %d %d\n", A1, A6, B6, LAST, ZERO);
  enum a a = A0;
  enum neg n = M2;
  a--;
  printf("%d %d %d\n", a > 0, n < 0, n + 1 == M1);
  printf("%d %d\n", (enum one) - 1 > 0, (enum neg) - 1 > 0);
  printf("%u %u %d\n", BIG, MORE, MORE > 0);
  printf("%zu %zu %zu\n", sizeof(enum a), sizeof A1, sizeof(struct s));
  struct s s = {TOP, IN, {A1, next(A5)}};
  printf("%d %d %d\n", s.n, s.in, s.list[1]);
  for (enum a i = A0; i < A6; i = next(i)) switch (i) {
    case A0:
    case A1: printf("low "); break;
    case A5: printf("five "); break;
    default: printf("%d ", i);
    }
  puts("");
  int names[] = {[A1] = 10, [A6] = 60};
  printf("%d %zu\n", names[A6], sizeof names / sizeof *names);
  enum { X = 'x', Y = X + 1, Z = sizeof(enum a) *Y } z = Z;
  printf("%d %c\n", z, Y);
  enum a *p = &a;
  *p = B5;
  printf("%d\n", a == A5);
}
// out: "1 6 6 12 0\n1 1 1\n1 0\n4294967294 4294967295 1\n4 4 16\n2147483647 77 6\nlow low 2 3 4 five \n60 7\n484 y\n1\n"
