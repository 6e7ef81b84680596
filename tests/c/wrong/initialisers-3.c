struct pair { int a; int b; };
struct pair one = {1}; //! a member is missing
int twice[2] = {[0] = 1, [0] = 2}; //! the element twice
int *p = {1.5}; //! a fraction as an address
char *names[2] = {"a", 2}; //! a number as an address
int fraction = 2.5; //! digits get lost
unsigned char byte = 256; //! does not fit
