/*
 * Upper and lower case of all of Unicode (ECMA-262, sections 22.1.3.26 and 28; Unicode, section 3.13): letters in runs with one
 * distance each, and what becomes several characters. The tables come from scripts/dynamic-case.mjs.
 */
#include "letter-case.h"
#include "runtime.h"

static const CaseRun *run_of(const CaseRun *runs, size_t count, uint32_t point) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (runs[middle].last < point) low = middle + 1;
    else high = middle;
  }
  return low < count && runs[low].first <= point && (point - runs[low].first) % runs[low].step == 0 ? &runs[low] : NULL;
}

static bool is_in(const uint32_t (*ranges)[2], size_t count, uint32_t point) {
  size_t low = 0, high = count;
  while (low < high) {
    size_t middle = (low + high) / 2;
    if (ranges[middle][1] < point) low = middle + 1;
    else high = middle;
  }
  return low < count && ranges[low][0] <= point;
}

#define COUNT(table) (sizeof(table) / sizeof *(table))

static bool is_cased(uint32_t point) { return is_in(cased, COUNT(cased), point); }
static bool is_ignorable(uint32_t point) { return is_in(case_ignorable, COUNT(case_ignorable), point); }

/* The character that ends before a place. */
static uint32_t point_before(const String *text, uint32_t at) {
  bool is_pair = at >= 2 && is_low(text->units[at - 1]) && is_high(text->units[at - 2]);
  return point_at(text, is_pair ? at - 2 : at - 1);
}

/* A sigma at the end of a word is written differently: behind a letter, and before none. */
static bool is_final(const String *text, uint32_t at) {
  uint32_t before = at, after = at + 1;
  while (before > 0 && is_ignorable(point_before(text, before))) before -= point_before(text, before) >= 0x10000 ? 2 : 1;
  if (before == 0 || !is_cased(point_before(text, before))) return false;
  while (after < text->length && is_ignorable(point_at(text, after))) after += point_at(text, after) >= 0x10000 ? 2 : 1;
  return after == text->length || !is_cased(point_at(text, after));
}

static uint32_t mapped(const CaseRun *runs, size_t count, uint32_t point) {
  const CaseRun *run = run_of(runs, count, point);
  return run == NULL ? point : point + (uint32_t)run->distance;
}

static bool add_upper(Text *made, uint32_t point) {
  for (size_t i = 0; point >= 0xdf && i < COUNT(upper_several); i++)
    if (upper_several[i][0] == point) {
      for (int k = 1; k < 4 && upper_several[i][k] != 0; k++) TRY(text_unit(made, upper_several[i][k]));
      return true;
    }
  return add_point(made, mapped(to_upper, COUNT(to_upper), point));
}

static bool add_lower(Text *made, const String *text, uint32_t at, uint32_t point) {
  if (point == 0x3a3 && is_final(text, at)) return text_unit(made, 0x3c2);
  if (point == 0x130) return text_unit(made, 'i') && text_unit(made, 0x307);
  return add_point(made, mapped(to_lower, COUNT(to_lower), point));
}

static Value upper_case(String *text) {
  Text made = text_begin();
  for (uint32_t i = 0; i < text->length; i++) {
    uint32_t point = point_at(text, i);
    if (point >= 0x10000) i++;
    TRY(add_upper(&made, point));
  }
  return text_end(&made);
}

static Value lower_case(String *text) {
  Text made = text_begin();
  for (uint32_t i = 0; i < text->length; i++) {
    uint32_t point = point_at(text, i);
    TRY(add_lower(&made, text, i, point));
    if (point >= 0x10000) i++;
  }
  return text_end(&made);
}
