int n = 3;
int m = n; //! not constant
int a[] = n; //! not a list
struct s { int x; } v = 1; //! not a list
int f(int k) {
  int b[k] = {1}; //! of variable length
  static int c = k; //! not constant
  return b[0] + c;
}
