int f(int a, int b, int c) {
  if (a = b) return 1; //! assigns
  if (a < b < c) return 2; //! a chain
  if (!a == b) return 3; //! belongs to a alone
  if (a & b == c) return 4; //! groups otherwise
  a == 5; //! compares
  return a || b && c; //! groups otherwise
}
