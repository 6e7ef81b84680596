int f(int n) {
  int total;
  for (int i = 0; i < n; i++)
    total += i; //! without a value (or line 5)
  return total;
}
int g(int n) {
  int k;
  do {
    if (n > 10) break;
    k = n;
  } while (n++ < 5);
  return k; //! without a value on one way
}
int h(int n) {
  int *p;
  *p = n; //! without a value
  undefined(p); //! not declared
  return *p;
}
