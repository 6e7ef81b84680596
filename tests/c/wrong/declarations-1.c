int x;
float x; //! another type
int f(int a, int a) { return a; } //! the parameter twice
int f(int b) { return b; } //! the function twice
static extern int y; //! two storage classes
void nothing; //! a variable of type void
