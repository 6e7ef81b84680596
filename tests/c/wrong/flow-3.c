int *f(int n) {
  int local = n;
  return &local; //! ends with the function
}
int g(int n) {
  int unused; //! nobody uses it
  int set; //! nobody reads it
  set = n;
  n == 3; //! compares
  n + 1; //! is not used
  return n;
}
static int helper(int n) { //! nobody calls it
  n = n; //! to itself
  return n;
}
