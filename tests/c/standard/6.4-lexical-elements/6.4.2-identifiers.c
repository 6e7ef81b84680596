/* 6.4.2: names may be long, have underscores and digits, and letters of other alphabets. */
#include <stdio.h>
static int a_name_that_is_so_long_that_its_first_sixty_three_characters_say_nothing_of_how_it_ends_1 = 1;
static int a_name_that_is_so_long_that_its_first_sixty_three_characters_say_nothing_of_how_it_ends_2 = 2;
int main(void) {
  int _ = 1, __x1 = 2, x = 3, X = 4, é = 5, \u00e4b = 6, 変数 = 7;
  printf("%d %d %d %d %d %d %d\n", _, __x1, x, X, é, äb, 変数);
  printf("%d %d\n", a_name_that_is_so_long_that_its_first_sixty_three_characters_say_nothing_of_how_it_ends_1,
         a_name_that_is_so_long_that_its_first_sixty_three_characters_say_nothing_of_how_it_ends_2);
  int O0 = 8, l1 = 9;
  printf("%d\n", O0 + l1);
}
// out: 1 2 3 4 5 6 7
// out: 1 2
// out: 17
