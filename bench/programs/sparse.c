// A sparse matrix in rows times a vector, again and again. size 8000, tiny 3
#include <stdio.h>
#include <stdlib.h>
enum { N = 10000, PER_ROW = 16 };
struct matrix { int rows; int *start, *column; double *value; };
static void times(const struct matrix *m, const double *x, double *y) {
  for (int i = 0; i < m->rows; i++) {
    double sum = 0;
    for (int k = m->start[i]; k < m->start[i + 1]; k++) sum += m->value[k] * x[m->column[k]];
    y[i] = sum;
  }
}
int main(int argc, char **argv) {
  int rounds = atoi(argv[1]);
  struct matrix m = {N, malloc((N + 1) * sizeof(int)), malloc(N * PER_ROW * sizeof(int)), malloc(N * PER_ROW * sizeof(double))};
  unsigned seed = 1;
  for (int i = 0; i <= N; i++) m.start[i] = i * PER_ROW;
  for (int k = 0; k < N * PER_ROW; k++) {
    seed = seed * 1103515245 + 12345;
    m.column[k] = (seed >> 8) % N;
    m.value[k] = 1.0 / PER_ROW;
  }
  double *x = malloc(N * sizeof(double)), *y = malloc(N * sizeof(double));
  for (int i = 0; i < N; i++) x[i] = i;
  for (int r = 0; r < rounds; r++) {
    times(&m, x, y);
    double *t = x;
    x = y;
    y = t;
  }
  printf("%.6f %.6f\n", x[0], x[N - 1]);
}
