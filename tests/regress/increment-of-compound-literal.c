// samara run FILE
// `++` stands before a compound literal too.
#include <stdio.h>
int main(void) { printf("%d %d\n", ++(int){6}, --(int[]){1, 2}[1]); }
// out: 7 1
