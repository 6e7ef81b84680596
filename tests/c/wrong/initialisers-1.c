struct point { int x, y; };
struct point p = { .x = 1, .z = 2 }; //! no such member
int a[2] = {1, 2, 3}; //! too many
int b[2] = { [2] = 1 }; //! no such element
char s[3] = "text"; //! too long
int c = {1, 2}; //! too many
int d = {}; //! no value
