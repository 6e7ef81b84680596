void f(int x) {
  return x; //! gives nothing
}
int g(void) {
  return; //! gives a number
}
int h(int x) {
  do { x--; } while (x) //! the semicolon is missing
  return x;
}
int k(int x) {
  whlie (x) x--; //! misspelt keyword
  return x;
}
