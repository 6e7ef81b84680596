#if 1 + //! the condition ends too early
int a;
#endif
#if 10 / 0 //! division by zero
int b;
#endif
#if "text" //! a string in a condition
int c;
#endif
#if (1 //! not closed
#endif
