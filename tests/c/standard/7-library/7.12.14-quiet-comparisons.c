/* 7.12.14: comparisons that do not care about numbers that are none, as macros that evaluate each argument once. */
#include <math.h>
#include <stdio.h>

static int calls;
static double next(double x) {
  calls++;
  return x;
}

int main(void) {
  const double of[] = {-INFINITY, -1, -0.0, 0.0, 1, INFINITY, NAN};
  for (int i = 0; i < 7; i++) {
    for (int j = 0; j < 7; j++)
      printf("%d%d%d%d%d%d ", isgreater(of[i], of[j]), isgreaterequal(of[i], of[j]), isless(of[i], of[j]), islessequal(of[i], of[j]),
             islessgreater(of[i], of[j]), isunordered(of[i], of[j]));
    puts("");
  }
  printf("%d ", isless(next(1), next(2)));
  printf("%d ", isunordered(next(1), next(NAN)));
  printf("%d ", isinf(next(INFINITY)) != 0);
  printf("%d ", isnormal(next(1e-310)));
  printf("%d\n", calls);
  printf("%d %d %d\n", isgreater(1.0f, 0.5), isless(1, 2.0), isnan(NAN + 0.0f));
}
// out: "010100 001110 001110 001110 001110 001110 000001 \n110010 010100 001110 001110 001110 001110 000001 \n110010 110010 010100 010100 001110 001110 000001 \n110010 110010 010100 010100 001110 001110 000001 \n110010 110010 110010 110010 010100 001110 000001 \n110010 110010 110010 110010 110010 010100 000001 \n000001 000001 000001 000001 000001 000001 000001 \n1 1 1 0 6\n1 1 1\n"
