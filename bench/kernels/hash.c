/* A hash of 64 bits: multiplication, shifts and exclusive or. */
long kernel(void) {
  unsigned long x = 88172645463325252ul, h = 14695981039346656037ul;
  for (int i = 0; i < 500000; i++) {
    x ^= x << 13;
    x ^= x >> 7;
    x ^= x << 17;
    h = (h ^ (x & 255)) * 1099511628211ul;
  }
  return (long)h;
}
