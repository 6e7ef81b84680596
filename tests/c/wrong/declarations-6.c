int main(void) {
  int total = 0 //! the semicolon is missing (or line 3)
  int count = 1;
  flaot mean = 2; //! misspelt type
  int total = 3; //! declared again
  extern int other = 4; //! extern with a value
  return total + count;
}
