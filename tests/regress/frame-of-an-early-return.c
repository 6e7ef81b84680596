// samara run FILE
// A return that stands before the first thing that needs memory on the stack gave none back on the MAPLE VM.
// engine: all but light
// The formal machine has no stack that could run out, and takes long for so many calls.
// status 7
int sum(int n, ...);
int take(int n) {
  if (n > 0) return n;
  return sum(2, n, n);
}
int main(void) {
  int all = 0;
  for (int i = 0; i < 900000; i++) all += take(1 + i % 3);
  return all == 1800000 ? 7 : 1;
}
int sum(int n, ...) { return n; }
