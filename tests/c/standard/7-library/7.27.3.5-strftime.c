/* 7.27.3.5: every conversion of strftime in the C locale; weeks at the ends of years; buffers that are too small. */
#include <stdio.h>
#include <string.h>
#include <time.h>

int main(void) {
  char text[128];
  struct tm t = {.tm_year = 124, .tm_mon = 1, .tm_mday = 5, .tm_hour = 13, .tm_min = 7, .tm_sec = 9, .tm_wday = 1, .tm_yday = 35};
  const char *formats[] = {"%a %A", "%b %B %h", "%c", "%C %y %Y", "%d|%e", "%D %F", "%g %G %V", "%H %I %j", "%m %M", "%n%t.", "%p %r", "%R %S %T", "%u %w", "%U %W", "%x %X", "%%", ""};
  for (int i = 0; i < 17; i++) {
    size_t n = strftime(text, sizeof text, formats[i], &t);
    printf("%zu [%s]\n", n, n ? text : "");
  }
  const int years[] = {2004, 2005, 2008, 2009, 2010, 2012, 2016, 2020, 2021};
  for (int i = 0; i < 9; i++) {
    struct tm first = {.tm_year = years[i] - 1900, .tm_mday = 1}, last = {.tm_year = years[i] - 1900, .tm_mon = 11, .tm_mday = 31};
    mktime(&first);
    mktime(&last);
    strftime(text, sizeof text, "%G-W%V-%u %U %W", &first);
    printf("%s | ", text);
    strftime(text, sizeof text, "%G-W%V-%u %U %W", &last);
    puts(text);
  }
  printf("%zu %zu\n", strftime(text, 5, "%Y", &t), strftime(text, 4, "%Y", &t));
  t.tm_hour = 0;
  strftime(text, sizeof text, "%I %p", &t);
  puts(text);
}
// out: "10 [Mon Monday]\n16 [Feb February Feb]\n24 [Mon Feb  5 13:07:09 2024]\n10 [20 24 2024]\n5 [05| 5]\n19 [02/05/24 2024-02-05]\n10 [24 2024 06]\n9 [13 01 036]\n5 [02 07]\n3 [\n\t.]\n14 [PM 01:07:09 PM]\n17 [13:07 09 13:07:09]\n3 [1 1]\n5 [05 06]\n17 [02/05/24 13:07:09]\n1 [%]\n0 []\n2004-W01-4 00 00 | 2004-W53-5 52 52\n2004-W53-6 00 00 | 2005-W52-6 52 52\n2008-W01-2 00 00 | 2009-W01-3 52 52\n2009-W01-4 00 00 | 2009-W53-4 52 52\n2009-W53-5 00 00 | 2010-W52-5 52 52\n2011-W52-7 01 00 | 2013-W01-1 53 53\n2015-W53-5 00 00 | 2016-W52-6 52 52\n2020-W01-3 00 00 | 2020-W53-4 52 52\n2020-W53-5 00 00 | 2021-W52-5 52 52\n4 0\n12 AM\n"
