/* J.3.3: all characters of a name count, of external names too. */
#include <stdio.h>
int external_name_with_more_than_thirty_one_characters_a = 1, external_name_with_more_than_thirty_one_characters_b = 2;
int main(void) { int ünï = 3; printf("%d %d %d\n", external_name_with_more_than_thirty_one_characters_a, external_name_with_more_than_thirty_one_characters_b, ünï); }
// out: 1 2 3
