/* Quicksort of pseudo-random integers: recursion and an array. */
int a[50000];
static void sort(int low, int high) {
  int i = low, j = high, pivot = a[(low + high) / 2];
  while (i <= j) {
    while (a[i] < pivot) i++;
    while (a[j] > pivot) j--;
    if (i <= j) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
      i++;
      j--;
    }
  }
  if (low < j) sort(low, j);
  if (i < high) sort(i, high);
}
long kernel(void) {
  unsigned seed = 12345;
  for (int i = 0; i < 50000; i++) {
    seed = seed * 1664525u + 1013904223u;
    a[i] = seed >> 8;
  }
  sort(0, 49999);
  long sum = 0;
  for (int i = 0; i < 50000; i += 100) sum = sum * 31 + a[i];
  return sum;
}
