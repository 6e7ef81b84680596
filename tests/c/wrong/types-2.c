void f(const int *p) {
  *p = 1; //! const
  int *q = p; //! the qualifier gets lost
  const int c = 2;
  c++; //! const
  char *s = 5; //! a number as an address
  *s = 'a';
  *q = 2;
}
