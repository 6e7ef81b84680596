/* 6.4.9: a comment is one space; within strings and character constants there are none. */
#include/**/<stdio.h>
#/*empty*/define/**/F(x)/**/#x
#define NONE/**/
#define OBJ/**/(x)
int main(void) {
  int x/* */=/* / * */1/*//*/;//
  puts("/* no */ // no");
  printf("%d %d\n", '/*'  == 12074, x);
  puts(F(a/**/b));
  puts(F(a /* " */ + /* ' */ b));
  int y = 8 //* the rest is a comment */ 2
    / 2;
  printf("%d\n", y);
  printf("%d\n", sizeof F() NONE == 1);
  int q = OBJ;
  printf("%d\n", q /**/ + /***/ /*/ 1 */ +2);
}
// out: /* no */ // no
// out: 1 1
// out: a b
// out: a + b
// out: 4
// out: 1
// out: 3
