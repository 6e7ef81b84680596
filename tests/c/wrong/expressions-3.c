int f(int *a, int n) {
  int sum = 0;
  for (int i = 0; i < n; i++ //! not closed (or line 4)
  { sum += a[i]; }
  sum = a[1 + 2; //! not closed
  return sum);  //! closes nothing
}
