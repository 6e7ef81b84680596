/* 6.8.4.2: cases within other statements: loops, blocks, else, before declarations; default in the middle; nested. */
#include <stdio.h>
static int device(int from, int n) {
  int r = 0, k = n;
  switch (from) {
    do {
      r += 1;
    case 1:
      r += 10;
      if (0) {
      case 2: r += 100;
      } else {
        r += 1000;
      case 3:;
      }
      {
        int local;
      default: local = 5; r += local;
      }
    } while (--k > 0);
  }
  return r;
}
static int middle(int n) {
  int r = 0;
  switch (n) {
  case 1: r += 1;
  default: r += 10;
  case 2: r += 100; break;
  case 3: r += 1000;
  }
  return r;
}
static const char *wide(long long n) {
  switch (n) {
  case 0x100000000: return "2^32";
  case 0: return "0";
  case -1: return "-1";
  case (long long)1 << 62: return "2^62";
  }
  return "other";
}
static int narrow(unsigned char c) {
  switch (c) {
  case 255: return 1;
  case 256: return 2;
  case -1: return 3;
  case 'a' ... 'z': return 4;
  }
  return 0;
}
int main(void) {
  for (int i = 0; i < 5; i++) printf("%d ", device(i, 3));
  puts("");
  for (int i = 0; i < 5; i++) printf("%d ", middle(i));
  puts("");
  printf("%s %s %s %s %s\n", wide(0x100000000), wide(0x200000000), wide(-1), wide(1ll << 62), wide(0));
  printf("%d %d %d\n", narrow(255), narrow('q'), narrow(0));
  switch (3)
    ;
  switch (1)
  case 1:
    puts("alone");
  switch (0) {
    int hidden;
    puts("never");
  case 5: hidden = 1;
  }
  int n = 0;
  switch (n++) {
  case 0:
    switch (n++) {
    case 1: n += 10; break;
    case 2: n += 100;
    }
    n += 1000;
    break;
  case 1: n = -1;
  }
  printf("%d\n", n);
  _Bool b = 5;
  switch (b) {
  case 0: puts("no"); break;
  case 1: puts("yes");
  }
  enum { A, B } e = B;
  switch (e) {
  case A: puts("A"); break;
  case B: puts("B");
  }
  unsigned u = 4000000000u;
  switch (u) {
  case -294967296: puts("converted");
  }
}
// out: "2037 3047 2137 2037 2037 \n110 111 100 1000 110 \n2^32 other -1 2^62 0\n1 4 0\nalone\n1012\nyes\nB\nconverted\n"
