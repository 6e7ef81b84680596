/* J.3.2: the program starts at main with its name as argv[0]; what main gives is the status, of which 8 bits are kept. */
#include <stdio.h>
int main(int argc, char **argv) { printf("%d %d\n", argc, argv[0][0] != 0); return 0x1234; }
// out: 1 1
// status 52
