int f(int x) {
  int y = x @ 2; //! a character that C does not have
  return y;
}
int g(int x) {
  return x # 1; //! another one
}
int h = 1.5.2; //! two points
int i = 0xfg; //! no hexadecimal digit
