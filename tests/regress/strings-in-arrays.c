// The first text of an array of arrays, or of structures, was taken for a text of the whole.
// samara run FILE
// engine: all
// out: Monday x y
#include <stdio.h>
static const char days[2][10] = {"Sunday", "Monday"};
static struct { char text[4]; } records[2] = {{"x"}, {"y"}};
int main(void) {
  printf("%s %s %s\n", days[1], records[0].text, records[1].text);
  return 0;
}
