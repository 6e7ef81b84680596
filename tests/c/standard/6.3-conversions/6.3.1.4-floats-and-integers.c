/* 6.3.1.4: to integers towards zero; to floats the nearest, of two equally near the even one. */
#include <stdio.h>
int main(void) {
  double list[] = {0.9, -0.9, 1.5, 2147483647.9, -2147483648.9, 255.99};
  for (int i = 0; i < 6; i++) printf("%d ", (int)list[i]);
  puts("");
  printf("%u %llu %lld\n", (unsigned)4294967295.5, (unsigned long long)18446744073709549568.0, (long long)-9223372036854775808.0);
  printf("%d %d\n", (unsigned char)255.9, (signed char)-128.9);
  long long n[] = {16777217, 16777219, 9007199254740993, 9007199254740995, -9007199254740993};
  for (int i = 0; i < 5; i++) printf("%.1f %.1f\n", (float)n[i], (double)n[i]);
  printf("%.1f %.1f\n", (double)0xfffffffffffffc00u, (double)0xfffffffffffffbffu);
  printf("%.1f %.1f\n", (float)0xffffff7fffffffffu, (float)(unsigned)-1);
  float f = 3; f += 0.7; int k = f; k += 0.9;
  printf("%d\n", k);
}
// out: "0 0 1 2147483647 -2147483648 255 \n4294967295 18446744073709549568 -9223372036854775808\n255 -128\n16777216.0 16777217.0\n16777220.0 16777219.0\n9007199254740992.0 9007199254740992.0\n9007199254740992.0 9007199254740996.0\n-9007199254740992.0 -9007199254740992.0\n18446744073709551616.0 18446744073709549568.0\n18446742974197923840.0 4294967296.0\n3\n"
