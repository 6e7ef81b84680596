int f(int x) {
  switch (x) {
    case 1: return 1;
    case 1: return 2; //! twice
    case x: return 3; //! not constant
    default: return 4;
    default: return 5; //! twice (or line 6)
  }
  case 3: return 6; //! outside of a switch
}
int g(double d) {
  switch (d) { default: return 1; } //! not an integer
}
