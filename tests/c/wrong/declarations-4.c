int a[-1]; //! negative
int n = 3;
int b[n]; //! not constant
int c[2.5]; //! not an integer
void d[4]; //! elements of type void
int e(void)[3]; //! a function that gives an array
int f[]() ; //! an array of functions
