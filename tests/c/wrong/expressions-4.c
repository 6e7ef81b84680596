struct s { int bits : 3; int x; };
int f(struct s *p) {
  int *q = &p->bits; //! a bit-field has no address
  int n = sizeof p->bits; //! nor a size in bytes
  int m = (struct s)n; //! no cast to a structure
  int k = p ? p : 0; //! an address as a number
  return !*p + *q + m + k; //! a structure as a condition
}
