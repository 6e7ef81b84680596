#error this program is not finished //! says the program
#include "nowhere.h" //! no such file
#undef //! of what
#define JOIN(a, b) a ## b
int JOIN(x, 1) = JOIN(+, 2); //! the tokens do not join
#line abc //! no number
