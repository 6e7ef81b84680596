unsigned float f; //! no such type
long char c; //! nor this
int int i; //! twice
static counter; //! the type is missing
typedef int number;
number number_of(number n) { retrun n; } //! misspelt keyword
