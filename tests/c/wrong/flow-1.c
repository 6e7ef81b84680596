int f(int c) {
  int x;
  int y;
  if (c) x = 1;
  return x //! without a value on one way (or line 4)
       + y; //! never has a value
}
int g(int c) {
  if (c) return 1;
} //! without a result
int h(int c) {
  return c;
  c = 2; //! nothing leads here
}
