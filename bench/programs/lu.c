// Decomposition of a matrix, and the solution of equations by it. size 1200, tiny 10
#include <stdio.h>
#include <stdlib.h>
static double m[1200][1200], x[1200];
static void swap_rows(int n, int a, int b) {
  for (int k = 0; k < n; k++) { double t = m[a][k]; m[a][k] = m[b][k]; m[b][k] = t; }
}
static double absolute(double v) { return v < 0 ? -v : v; }
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  unsigned seed = 3;
  for (int i = 0; i < n; i++) {
    for (int j = 0; j < n; j++) { seed = seed * 1664525 + 1013904223; m[i][j] = (seed >> 8) / 16777216.0; }
    x[i] = i;
  }
  for (int k = 0; k < n; k++) {
    int best = k;
    for (int i = k + 1; i < n; i++) if (absolute(m[i][k]) > absolute(m[best][k])) best = i;
    if (best != k) { swap_rows(n, k, best); double t = x[k]; x[k] = x[best]; x[best] = t; }
    for (int i = k + 1; i < n; i++) {
      double f = m[i][k] / m[k][k];
      for (int j = k; j < n; j++) m[i][j] -= f * m[k][j];
      x[i] -= f * x[k];
    }
  }
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++) x[i] -= m[i][j] * x[j];
    x[i] /= m[i][i];
  }
  printf("%.5f %.5f\n", x[0], x[n - 1]);
}
