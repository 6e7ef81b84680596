/* 6.5.8 and 6.5.9 with F: no number is unordered with everything, zeros are equal. */
#include <stdio.h>
int main(void) {
  volatile double z = 0, nan = z / z, inf = 1 / z;
  static const char *names[] = {"<", "<=", ">", ">=", "==", "!="};
  double as[] = {nan, inf, -inf, 0.0, -0.0}, bs[] = {nan, inf, 0.0};
  for (int i = 0; i < 5; i++)
    for (int j = 0; j < 3; j++) {
      double a = as[i], b = bs[j];
      int r[] = {a < b, a <= b, a > b, a >= b, a == b, a != b};
      for (int k = 0; k < 6; k++) printf("%s%d ", names[k], r[k]);
      printf("!%d %d\n", !(a < b), a > b || a <= b);
    }
  float f = 0.1f;
  printf("%d %d\n", f == 0.1, f == 0.1f);
  printf("%d\n", nan ? 1 : 2);
}
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <0 <=1 >0 >=1 ==1 !=0 !1 1
// out: <0 <=0 >1 >=1 ==0 !=1 !1 1
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <1 <=1 >0 >=0 ==0 !=1 !0 1
// out: <1 <=1 >0 >=0 ==0 !=1 !0 1
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <1 <=1 >0 >=0 ==0 !=1 !0 1
// out: <0 <=1 >0 >=1 ==1 !=0 !1 1
// out: <0 <=0 >0 >=0 ==0 !=1 !1 0
// out: <1 <=1 >0 >=0 ==0 !=1 !0 1
// out: <0 <=1 >0 >=1 ==1 !=0 !1 1
// out: 0 1
// out: 1
