/* GNU: bit-fields of all integer types, packed ones, of enumerations; enumerations that are large or negative. */
#include <stdio.h>
#include <string.h>

enum small { a = -2, b, c, d };
enum unsigned_ { big = 3000000000u };
enum __attribute__((packed)) tiny { first, second = 200 };
struct mixed { char c : 3; unsigned char u : 5; short s : 9; unsigned long l : 40; long long m : 23; _Bool b : 1; };
struct __attribute__((packed)) tight { unsigned a : 7; unsigned b : 18; unsigned long c : 33; int : 0; char d; };
struct names { enum small s : 3; enum tiny t : 8; unsigned : 4; unsigned x : 2; };

int main(void) {
  printf("%zu %zu %zu\n", sizeof(enum small), sizeof(enum unsigned_), sizeof(enum tiny));
  printf("%d %d\n", (enum small)-1 < 0, (enum unsigned_)-1 > 0);
  printf("%zu %zu %zu\n", sizeof(struct mixed), sizeof(struct tight), sizeof(struct names));
  struct mixed m = {-3, 31, -200, 0xffffffffffull, -1234567, 5};
  printf("%d %d %d %llx %lld %d\n", m.c, m.u, m.s, (unsigned long long)m.l, (long long)m.m, m.b);
  m.c += 6;
  m.u++;
  m.s = 256;
  m.l <<= 4;
  m.m *= 2;
  m.b ^= 1;
  printf("%d %d %d %llx %lld %d\n", m.c, m.u, m.s, (unsigned long long)m.l, (long long)m.m, m.b);
  struct tight t = {100, 200000, 0x1ffffffff, 'x'};
  unsigned char bytes[sizeof t];
  memcpy(bytes, &t, sizeof t);
  for (unsigned i = 0; i < sizeof t; i++) printf("%02x ", bytes[i]);
  puts("");
  struct names n = {b, second, 3};
  printf("%d %d %d\n", n.s, n.t, n.x);
  n.x += 2;
  printf("%d %d\n", n.x, n.s == b);
}
// model: LP64
// out: "4 4 1\n1 1\n16 9 4\n-3 31 -200 ffffffffff -1234567 1\n3 0 -256 fffffffff0 -2469134 0\n64 a0 86 ff ff ff ff 03 78 \n-1 200 3\n1 1\n"
