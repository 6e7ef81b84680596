/* Keys of properties: array indices are numbers, whoever says them in whatever way; all others are strings. */
#include "runtime.h"

static bool is_index(Key key) { return key < MOST_INDICES; }

/* The number that a text is the usual way to write, or MOST_INDICES. */
static uint64_t index_of_text(const String *text) {
  if (text->length == 0 || text->length > 10 || (text->units[0] == '0' && text->length > 1)) return MOST_INDICES;
  uint64_t index = 0;
  for (uint32_t i = 0; i < text->length; i++) {
    Unit unit = text->units[i];
    if (unit < '0' || unit > '9') return MOST_INDICES;
    index = index * 10 + (unit - '0');
  }
  return index < MOST_INDICES ? index : MOST_INDICES;
}

static Key key_of_text(Value text) {
  String *string = flat(text);
  uint64_t index = index_of_text(string);
  return index < MOST_INDICES ? index : string_value(string);
}

/* Of an integer that is not negative, as loops over anything with a length have it. */
static Key key_of_number(double index) {
  return index < MOST_INDICES ? (Key)index : string_value(number_text(index));
}

/* ToPropertyKey; may raise an exception. */
static Key key_from(Value value) {
  if (tag_of(value) == TAG_I32 && (int32_t)payload_of(value) >= 0) return payload_of(value);
  if (tag_of(value) == TAG_U32 && payload_of(value) != MOST_INDICES) return payload_of(value);
  return key_of_text(TRY(to_text(value)));
}

static Value key_text(Key key) { return is_index(key) ? string_value(number_text((double)key)) : key; }

/* FNV-1a over units, known once it was asked for. */
static uint32_t hash_of_string(String *text) {
  if (text->hash != 0) return text->hash;
  uint32_t hash = 2166136261u;
  for (uint32_t i = 0; i < text->length; i++) hash = (hash ^ text->units[i]) * 16777619u;
  hash ^= hash >> 15;
  return text->hash = hash == 0 ? 1 : hash;
}

static uint32_t hash_of_key(Key key) {
  if (!is_index(key)) return hash_of_string((String *)cell_of(key));
  uint32_t mixed = (uint32_t)key * 0x9e3779b1u;
  return mixed ^ mixed >> 15;
}

static bool key_equal(Key a, Key b) {
  if (a == b) return true;
  if (is_index(a) || is_index(b) || a == NO_KEY || b == NO_KEY) return false;
  String *x = (String *)cell_of(a), *y = (String *)cell_of(b);
  return hash_of_string(x) == hash_of_string(y) && units_equal(x, y);
}
