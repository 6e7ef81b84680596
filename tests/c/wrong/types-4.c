struct a { int x; };
struct b { int x; };
int f(void) {
  struct a one = {1};
  struct b two = one; //! another structure
  int n = one; //! a structure as a number
  if (one) return 1; //! a structure as a condition
  double d = 1.5;
  return d % 2; //! a fraction
}
