/* The one locale [C17 7.11]: "C", which is UTF-8, so it answers to the name "C.UTF-8" as well. */
#include <limits.h>
#include <locale.h>
#include <string.h>

static int is_known(const char *name) {
  return *name == 0 || strcmp(name, "C") == 0 || strcmp(name, "POSIX") == 0 || strcmp(name, "C.UTF-8") == 0;
}

char *setlocale(int category, const char *name) {
  if (category < LC_CTYPE || category > LC_ALL) return NULL;
  if (name == NULL || is_known(name)) return name != NULL && strcmp(name, "C.UTF-8") == 0 ? "C.UTF-8" : "C";
  return NULL;
}

struct lconv *localeconv(void) {
  static struct lconv values = {
    .decimal_point = ".",
    .thousands_sep = "",
    .grouping = "",
    .int_curr_symbol = "",
    .currency_symbol = "",
    .mon_decimal_point = "",
    .mon_thousands_sep = "",
    .mon_grouping = "",
    .positive_sign = "",
    .negative_sign = "",
    .int_frac_digits = CHAR_MAX,
    .frac_digits = CHAR_MAX,
    .p_cs_precedes = CHAR_MAX,
    .p_sep_by_space = CHAR_MAX,
    .n_cs_precedes = CHAR_MAX,
    .n_sep_by_space = CHAR_MAX,
    .p_sign_posn = CHAR_MAX,
    .n_sign_posn = CHAR_MAX,
    .int_p_cs_precedes = CHAR_MAX,
    .int_p_sep_by_space = CHAR_MAX,
    .int_n_cs_precedes = CHAR_MAX,
    .int_n_sep_by_space = CHAR_MAX,
    .int_p_sign_posn = CHAR_MAX,
    .int_n_sign_posn = CHAR_MAX,
  };
  return &values;
}
