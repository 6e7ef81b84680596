/* Expressions of hundreds of operators in a row: they are no deeper as text of MAPLE than that may be. */
#include <stdio.h>

#define FIVE(op, x) x op x op x op x op x
#define FIFTY(op, x) FIVE(op, x) op FIVE(op, x) op FIVE(op, FIVE(op, x)) op FIVE(op, x) op FIVE(op, x) op FIVE(op, x)
#define MANY(op, x) FIFTY(op, x) op FIFTY(op, x) op FIFTY(op, x) op FIFTY(op, x) op FIFTY(op, x) op FIFTY(op, x)

struct node {
  struct node *next;
  int value;
};

static int calls;
static int one(void) {
  calls++;
  return 1;
}

#define NEXT8 next->next->next->next->next->next->next->next
#define NEXT64 NEXT8->NEXT8->NEXT8->NEXT8->NEXT8->NEXT8->NEXT8->NEXT8

int main(void) {
  int y = 1, rounds = 0;
  unsigned char c = 3;
  double d = 0.5;
  struct node node = {&node, 42};
  printf("%d %g %d\n", MANY(+, y), MANY(+, c * d), MANY(^, (c > 2 ? y : c)));
  for (int i = 0; i < MANY(+, y); i++)
    rounds++;
  while (rounds > MANY(+, d))
    rounds--;
  do
    rounds -= 2;
  while (rounds > MANY(+, y) - 200);
  printf("%d %d %d %d\n", rounds, MANY(&&, y), MANY(||, !y), MANY(+, one()));
  printf("%d %d\n", calls, (MANY(&&, y)) ? node.NEXT64->NEXT64->NEXT64->value : 0);
  printf("%d\n", (MANY(, (y++, 0) +) 0) + y);
  return (MANY(|, y << 1)) == 2 ? 3 : 4;
}
