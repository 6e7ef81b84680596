/* Where bytes lie within others (find-part.h). */
#include "find-part.h"
#include <string.h>

/* Where the greatest ending of a part begins, in the order of bytes or in the opposite one, and its period. */
static size_t greatest_ending(const unsigned char *part, size_t length, int is_opposite, size_t *period) {
  size_t start = 0, at = 1, equal = 0;
  *period = 1;
  while (at + equal < length) {
    unsigned char a = part[at + equal], b = part[start + equal];
    if (a == b) {
      if (++equal < *period) continue;
      at += *period;
      equal = 0;
    } else if ((a < b) != is_opposite) {
      at += equal + 1;
      equal = 0;
      *period = at - start;
    } else {
      start = at++;
      equal = 0;
      *period = 1;
    }
  }
  return start;
}

/* Where a part is cut in two, so that a mismatch behind the cut moves it past what has been compared. */
static size_t cut(const unsigned char *part, size_t length, size_t *period) {
  size_t other_period, one = greatest_ending(part, length, 0, period), other = greatest_ending(part, length, 1, &other_period);
  if (one >= other) return one;
  *period = other_period;
  return other;
}

const unsigned char *__find_part(const unsigned char *text, size_t size, const unsigned char *part, size_t length) {
  if (length == 0) return text;
  if (length > size) return NULL;
  size_t period, middle = cut(part, length, &period), known = 0, at = 0;
  int is_periodic = middle + period <= length && memcmp(part, part + period, middle) == 0;
  if (!is_periodic) period = (middle > length - middle ? middle : length - middle) + 1;
  while (at <= size - length) {
    size_t i = middle > known ? middle : known;
    while (i < length && part[i] == text[at + i]) i++;
    if (i < length) {
      at += i - middle + 1;
      known = 0;
      continue;
    }
    for (i = middle; i > known && part[i - 1] == text[at + i - 1];) i--;
    if (i <= known) return text + at;
    at += period;
    /* Of a part that repeats itself, this beginning has been compared already. */
    known = is_periodic ? length - period : 0;
  }
  return NULL;
}
