/* Values of every type that crosses go to Tuyin IR, which hands them to C and gives what it gets: they are the same. */
#include <stdio.h>

signed char same_i8(signed char x) { return x; }
short same_i16(short x) { return x; }
int same_i32(int x) { return x; }
long long same_i64(long long x) { return x; }
float same_float(float x) { return x; }
double same_double(double x) { return x; }
_Bool same_i1(_Bool x) { return x; }

signed char back_i8(signed char x);
short back_i16(short x);
int back_i32(int x);
long long back_i64(long long x);
float back_float(float x);
double back_double(double x);
_Bool back_i1(_Bool x);

_Bool even(int n);
int next(void);
void say(int n);
int largest(int a, int b, int c);

static const long long all[] = {0, 1, -1, 127, -128, 128, 255, 32767, -32768, 2147483647, -2147483648LL, 9007199254740993LL};

int main(void) {
  int wrong = 0;
  for (unsigned i = 0; i < sizeof all / sizeof *all; i++) {
    long long x = all[i];
    wrong += back_i8((signed char)x) != (signed char)x;
    wrong += back_i16((short)x) != (short)x;
    wrong += back_i32((int)x) != (int)x;
    wrong += back_i64(x) != x;
    wrong += back_float((float)x) != (float)x;
    wrong += back_double((double)x / 3) != (double)x / 3;
    wrong += back_i1(x & 1) != (x & 1);
  }
  printf("%d wrong; ", wrong);
  say(3);
  printf("even: %d %d; ", even(100001), even(100000));
  int a = next(), b = next(), c = next();
  say(largest(a, b, c));
  printf("read: %d %d %d; ", a, b, c);
  printf("nan: %d, zero: %g\n", back_double(0.0 / 0.0) != back_double(0.0 / 0.0), back_double(-0.0));
  return 7;
}
