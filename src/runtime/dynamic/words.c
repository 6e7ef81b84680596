/* Words of the program, and the values of the run time: what the same number or text may be in several ways has one here. */
#include "runtime.h"
#include <stdlib.h>
#include <string.h>

/* C text that was made a string not long ago, so that names in the program are not made again and again. Forgotten by collections. */
enum { RECENT = 256, LONGEST_RECENT = 64 };
static struct {
  const char *text;
  String *string;
} recent[RECENT];

/* Is the text still the one that the string was made of? Only ASCII is looked at. */
static bool is_text_of(const char *text, const String *string) {
  for (uint32_t i = 0; i < string->length; i++)
    if ((unsigned char)text[i] != string->units[i] || string->units[i] >= 0x80) return false;
  return text[string->length] == 0;
}

static Value text_at(uint32_t address) {
  const char *text = (const char *)(uintptr_t)address;
  uint32_t slot = (address ^ address >> 8) % RECENT;
  if (recent[slot].text == text && is_text_of(text, recent[slot].string)) return keep(string_value(recent[slot].string));
  size_t size = strlen(text);
  if (size > LONGEST_STRING) trap_memory();
  String *made = string_utf8(text, size);
  if (size <= LONGEST_RECENT) {
    recent[slot].text = text;
    recent[slot].string = made;
  }
  return string_value(made);
}

static void forget_recent(void) { memset(recent, 0, sizeof recent); }

/* A number that no cell has is a mistake of the program's. */
static Value checked_cell(Value word) {
  Cell *cell = heap_find((uintptr_t)cell_of(word));
  bool is_text = cell != NULL && (cell->kind == STRING || cell->kind == ROPE);
  bool is_right = cell != NULL && (is_string(word) ? is_text : cell->kind >= OBJECT);
  if (!is_right || is_string(word) != (payload_of(word) >= FIRST_STRING))
    trap_bounds(is_string(word) ? "there is no such string" : "there is no such object");
  return keep(word);
}

/* A bare string: the address of C text, or the number of a string. */
static Value text_of_payload(uint32_t payload) {
  if (payload == 0) return NULL_VALUE;
  return payload < FIRST_OBJECT ? text_at(payload) : checked_cell(WORD(TAG_STR, payload));
}

static double double_of_f32(uint32_t bits) {
  float x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

/* The value of a word; a hole is undefined. */
static Value value_in(Value word) {
  uint32_t payload = payload_of(word);
  switch (tag_of(word)) {
    case TAG_NULL: return NULL_VALUE;
    case TAG_BOOL: return TRUTH(payload != 0);
    case TAG_I32: return word;
    case TAG_U32: return number(payload);
    case TAG_F32: return number(double_of_f32(payload));
    case TAG_PTR: return payload == 0 ? NULL_VALUE : word;
    case TAG_STR: return text_of_payload(payload);
    case TAG_OBJ: return payload == 0 ? NULL_VALUE : checked_cell(word);
    default: return tag_of(word) >= FIRST_DOUBLE ? number(from_bits(word - DOUBLE_OFFSET)) : UNDEFINED;
  }
}

/* A C string with the text of a string: always the same one. */
static uint32_t c_text(uint32_t payload) {
  if (payload < FIRST_OBJECT) return payload;
  Value value = text_of_payload(payload);
  Cell *cell = cell_of(value);
  if (cell->extra == 0) {
    String *text = flat(value);
    size_t size = bytes_of(text, NULL);
    unsigned char *bytes = malloc(size + 1);
    if (bytes == NULL) trap_memory();
    bytes_of(text, bytes);
    bytes[size] = 0;
    cell->extra = (uint32_t)(uintptr_t)bytes;
  }
  return cell->extra;
}
