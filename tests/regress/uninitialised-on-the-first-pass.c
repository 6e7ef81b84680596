// samara check -Wall FILE
// A loop that is left at its first pass leaves the variable without a value; a flag may say that it is not the first.
int f(int n) { int k; do { if (n > 10) break; k = n; } while (n++ < 5); return k; }
int g(int n) { int k, has = 0; do { if (has) return k; k = n; has = 1; } while (n--); return 0; }
// err: `k` may have no value here
// err: 1 warning
