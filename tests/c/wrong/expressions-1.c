int f(int a, int b) {
  int c = a +; //! an operand is missing
  int d = (a * b; //! not closed
  a + b = 3; //! not a place
  int e = a b; //! the operator is missing
  return c + d + e;
}
