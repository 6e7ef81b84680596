int octal = 089; //! 8 and 9 are no octal digits
char letter = ''; //! no character
int count = 12three; //! not a number
char *text = "\q"; //! no such escape
int good = 0x7f;
