#include <stdoi.h> //! misspelt header
#defin SIZE 10 //! misspelt directive
#define MAX(a, b ((a) > (b) ? (a) : (b)) //! the parameters are not closed
int a[4];
#ifdef NOTHING
int b;
#elseif 1
#endif
#endif //! without #if
