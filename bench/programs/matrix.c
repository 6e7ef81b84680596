// The product of dense matrices of doubles. size 1000, tiny 12
#include <stdio.h>
#include <stdlib.h>
static double a[1000][1000], b[1000][1000], c[1000][1000];
static void multiply(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      double sum = 0;
      for (int k = 0; k < n; k++) sum += a[i][k] * b[k][j];
      c[i][j] = sum;
    }
}
int main(int argc, char **argv) {
  int n = atoi(argv[1]);
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) {
      a[i][j] = i + j;
      b[i][j] = i - j * 0.5;
    }
  multiply(n);
  double trace = 0;
  for (int i = 0; i < n; i++) trace += c[i][n - 1 - i] / n;
  printf("%.6f\n", trace);
}
