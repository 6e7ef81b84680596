int f(int x) {
  for (int i = 0, i < x; i++) { //! a comma
    x--;
  }
  return x;
}
int g(int x) {
  if x > 0 return 1; //! no parentheses
  return 0;
}
int h(int x) { return x } //! the semicolon is missing
