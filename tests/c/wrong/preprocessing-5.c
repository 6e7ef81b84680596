#define SQUARE(x) x * x
#define APPLY(f, v) f(v)
int f(void) {
  int value = 3;
  return APPLY(SQUARE, valu); //! misspelt argument
}
int g(int n) {
  return SQUARE(n n); //! no operator in the argument
}
#if defined(A) || //! the condition ends too early
#endif
#ifdef B //! without #endif
int b;
