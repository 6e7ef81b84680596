/* 7.27: calendar time of given moments. */
#include <stdio.h>
#include <string.h>
#include <time.h>
int main(void) {
  time_t list[] = {0, 86399, 951782400, 1709164800, -1, 4102444800};
  for (int i = 0; i < 6; i++) { struct tm *t = gmtime(&list[i]); printf("%d-%d-%d %d:%d:%d %d %d\n", t->tm_year, t->tm_mon, t->tm_mday, t->tm_hour, t->tm_min, t->tm_sec, t->tm_wday, t->tm_yday); }
  char s[64]; struct tm t = *gmtime(&list[3]); printf("%zu %s\n", strftime(s, sizeof s, "%Y-%m-%d %H:%M:%S %j %a %B %%", &t), s);
  printf("%g %d %d\n", difftime(10, 4), CLOCKS_PER_SEC > 0, clock() >= 0);
  time_t now; printf("%d\n", time(&now) == now && now > 0);
}
// model: LP64
// out: 70-0-1 0:0:0 4 0
// out: 70-0-1 23:59:59 4 0
// out: 100-1-29 0:0:0 2 59
// out: 124-1-29 0:0:0 4 59
// out: 69-11-31 23:59:59 3 364
// out: 200-0-1 0:0:0 5 0
// out: 38 2024-02-29 00:00:00 060 Thu February %
// out: 6 1 1
// out: 1
