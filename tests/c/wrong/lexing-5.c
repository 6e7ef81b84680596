int x = 5;
int f(void) {
  return x $$ 2; //! dollars are a name here, not an operator
}
int g(void) {
  return 10u0; //! a digit behind the suffix
}
/* this comment has no end //! so the rest of the file is lost
int h(void) { return 1; }
