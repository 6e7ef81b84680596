char *wide = "\x1ff"; //! the escape does not fit
int many = 'abcde'; //! five characters
unsigned long big = 18446744073709551616; //! larger than any type
int fine = 'a';
int bad = 1e; //! an exponent without digits
