// samara run FILE
// engine: all
// out: "9.6157231969411e+238 3.8543707171801e+247 1.7272458904546e+256 8.6272097742332e+264 4.7891429014634e+273 2.946702272495e+282 2.0044015765453e+291 1.503616514865e+300 inf "
// The factors of large factorials were scaled so far down that the result overflowed on the way back.
#include <math.h>
#include <stdio.h>
int main(void) {
  for (int i = 140; i <= 172; i += 4) printf("%.14g ", tgamma(i));
  return 0;
}
