/* SysY's library and that of C on the same streams: what one has read ahead the other has, and output is in order. */
#include <stdio.h>
#include <stdlib.h>
int getint(void), getch(void), getarray(int *), getfarray(float *);
float getfloat(void);
void putint(int), putch(int), putfloat(float), putarray(int, int *), putfarray(int, float *), putf(const char *, ...);

int main(void) {
  int a[10]; float f[10];
  char line[20];
  fgets(line, sizeof line, stdin);
  fputs(line, stdout);
  int n = getarray(a); putarray(n, a); printf("[%d]\n", getchar());
  int m = getfarray(f); putfarray(m, f);
  putfloat(1.0f/0), putch(10), putfloat(-1.0f/0), putch(10), putfloat(-0.0f), putch(10), putfloat(1e-45f), putch(10), putfloat(3.4028235e38f), putch(10);
  putint(-2147483647-1); putch(' '); putint(0); putf(" %d %s %.3f\n", 3, "abc", 2.5);
  putfloat(getfloat()); putch('\n');
  int w; if (scanf("%d", &w) == 1) printf("%d\n", w);
  putint(getint()); putch(10); putint(getch()); putch(10); putint(getch()); putch(10);
}
