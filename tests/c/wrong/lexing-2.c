char *greeting = "hello; //! the string is not closed
int a = 1;
char quote = 'x; //! the quote is not closed
int b = 2;
int c = 0b12; //! no binary digit
