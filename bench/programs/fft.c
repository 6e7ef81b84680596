// Fast Fourier transforms of 4096 complex numbers. size 24000, tiny 2
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
enum { N = 4096 };
typedef struct { double re, im; } complex_t;
static complex_t data[N], root[N / 2];
static complex_t mul(complex_t a, complex_t b) { return (complex_t){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re}; }
static complex_t add(complex_t a, complex_t b) { return (complex_t){a.re + b.re, a.im + b.im}; }
static complex_t sub(complex_t a, complex_t b) { return (complex_t){a.re - b.re, a.im - b.im}; }
static void fft(complex_t *a, int n) {
  for (int i = 1, j = 0; i < n; i++) {
    int bit = n >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) { complex_t t = a[i]; a[i] = a[j]; a[j] = t; }
  }
  for (int len = 2; len <= n; len <<= 1)
    for (int i = 0; i < n; i += len)
      for (int k = 0; k < len / 2; k++) {
        complex_t u = a[i + k], v = mul(a[i + k + len / 2], root[k * (n / len)]);
        a[i + k] = add(u, v);
        a[i + k + len / 2] = sub(u, v);
      }
}
int main(int argc, char **argv) {
  int rounds = atoi(argv[1]);
  for (int i = 0; i < N / 2; i++) root[i] = (complex_t){cos(2 * 3.14159265358979323846 * i / N), sin(2 * 3.14159265358979323846 * i / N)};
  for (int i = 0; i < N; i++) data[i] = (complex_t){i % 7, 0};
  for (int r = 0; r < rounds; r++) {
    fft(data, N);
    for (int i = 0; i < N; i++) { data[i].re /= 64; data[i].im /= 64; }
  }
  printf("%.4f %.4f\n", data[1].re, data[1].im);
}
