/* Product of two matrices of doubles. */
double a[100][100], b[100][100], c[100][100];
long kernel(void) {
  for (int i = 0; i < 100; i++)
    for (int j = 0; j < 100; j++) { a[i][j] = i + j; b[i][j] = i - j; }
  for (int i = 0; i < 100; i++)
    for (int j = 0; j < 100; j++) {
      double s = 0;
      for (int k = 0; k < 100; k++) s += a[i][k] * b[k][j];
      c[i][j] = s;
    }
  return (long)c[17][42];
}
