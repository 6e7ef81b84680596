/* GNU: 128 bits at work: multiplication modulo a number of 64 bits, powers, a prime test, Fibonacci numbers, roots. */
// light: MPL4001
#include <stdint.h>
#include <stdio.h>

typedef unsigned __int128 wide;

static uint64_t multiplied(uint64_t a, uint64_t b, uint64_t m) { return (uint64_t)((wide)a * b % m); }
static uint64_t power(uint64_t base, uint64_t exponent, uint64_t m) {
  uint64_t result = 1;
  for (; exponent; exponent >>= 1, base = multiplied(base, base, m))
    if (exponent & 1) result = multiplied(result, base, m);
  return result;
}
static int isPrime(uint64_t n) {
  uint64_t odd = n - 1;
  int twos = 0;
  while (odd % 2 == 0) odd /= 2, twos++;
  for (uint64_t a = 2; a < 38; a += a == 2 ? 1 : 2) {
    if (a % n == 0) continue;
    uint64_t x = power(a, odd, n);
    if (x == 1 || x == n - 1) continue;
    int i = 1;
    while (i < twos && (x = multiplied(x, x, n)) != n - 1) i++;
    if (i >= twos) return 0;
  }
  return 1;
}
static wide root(wide n) {
  wide low = 0, high = (wide)1 << 64;
  while (high - low > 1) {
    wide middle = low + (high - low) / 2;
    if (middle * middle <= n) low = middle;
    else high = middle;
  }
  return low;
}

int main(void) {
  const uint64_t of[] = {3, 561, 1000000007, 18446744073709551557u, 18446744073709551556u, 3215031751, 4759123141};
  for (int i = 0; i < 7; i++) printf("%d ", isPrime(of[i]));
  printf("%llu\n", (unsigned long long)power(3, 1000000, 998244353));
  wide a = 0, b = 1;
  for (int i = 0; i < 180; i++) { wide t = a + b; a = b; b = t; }
  printf("%llx %llx\n", (unsigned long long)(a >> 64), (unsigned long long)a);
  printf("%llu\n", (unsigned long long)root(((wide)1 << 100) + 7));
  __int128 digits = 1;
  for (int i = 0; i < 38; i++) digits *= 10;
  int count = 0;
  for (; digits != 0; digits /= 10) count++;
  printf("%d\n", count);
}
// out: 1 0 1 1 0 0 0 383419790
// out: df42897a49ff06d 6a8a0b68c435c870
// out: 1125899906842624
// out: 39
