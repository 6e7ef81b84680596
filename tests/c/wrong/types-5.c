int f(int x) {
  int *p = &x;
  double *q = p; //! another type behind the address
  int y = p; //! an address as a number
  int z = *x; //! not an address
  p = &5; //! no place
  return x[0] + y + z + (int)*q; //! not an array
}
