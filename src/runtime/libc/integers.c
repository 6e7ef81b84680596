/* Integers of the largest type [C17 7.8.2]. */
#include <inttypes.h>
#include <wchar.h>

intmax_t imaxabs(intmax_t value) {
  return value < 0 ? -value : value;
}

imaxdiv_t imaxdiv(intmax_t a, intmax_t b) {
  return (imaxdiv_t){.quot = a / b, .rem = a % b};
}

intmax_t wcstoimax(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  return wcstol(text, end, base);
}

uintmax_t wcstoumax(const wchar_t *restrict text, wchar_t **restrict end, int base) {
  return wcstoul(text, end, base);
}
