/* Sieve of Eratosthenes: bytes in memory. */
static unsigned char composite[1000001];
long kernel(void) {
  int n = 1000000, count = 0;
  for (int i = 2; i <= n; i++) composite[i] = 0;
  for (int i = 2; i <= n; i++) {
    if (composite[i]) continue;
    count++;
    if (i <= 1000) for (int j = i * i; j <= n; j += i) composite[j] = 1;
  }
  return count;
}
