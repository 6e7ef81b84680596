/* `JSON.stringify` (ECMA-262, section 25.5.2): values inside of others are written by recursion, whose depth is bounded. */
#include "runtime.h"
#include <math.h>

/* What is written, and how; `open` are the objects that are being written. */
typedef struct Writer {
  Text made;
  Value replacer;
  List *names; /* NULL: all */
  String *gap;
  List *open;
} Writer;

/* QuoteJSONString: half a character and what does not print becomes an escape. */

static bool add_escape(Text *to, Unit unit) {
  static const char names[] = "\bb\ff\nn\rr\tt\"\"\\\\", hex[] = "0123456789abcdef";
  text_unit(to, '\\');
  for (const char *at = names; *at != 0; at += 2)
    if (unit == (unsigned char)*at) return text_unit(to, (unsigned char)at[1]);
  text_unit(to, 'u');
  for (int shift = 12; shift >= 0; shift -= 4) text_unit(to, (unsigned char)hex[unit >> shift & 15]);
  CHECK;
  return true;
}

static bool add_quoted(Text *to, const String *text, uint32_t length) {
  uint32_t start = 0;
  text_unit(to, '"');
  for (uint32_t i = 0; i < length; i++) {
    Unit unit = text->units[i];
    bool is_pair = is_high(unit) && i + 1 < length && is_low(text->units[i + 1]);
    if (is_pair) i++;
    if (is_pair || (unit >= ' ' && unit != '"' && unit != '\\' && !is_high(unit) && !is_low(unit))) continue;
    text_part(to, text, start, i);
    TRY(add_escape(to, unit));
    start = i + 1;
  }
  text_part(to, text, start, length);
  TRY(text_unit(to, '"'));
  return true;
}

/* The beginning of a text as messages show it. */
static String *quoted_start(String *text) {
  enum { SHOWN = 60 };
  Text made = text_begin();
  if (text->length > SHOWN) {
    Text longer = text_begin();
    text_part(&longer, text, 0, SHOWN);
    text_unit(&longer, 0x2026);
    text = flat(text_end(&longer));
  }
  add_quoted(&made, text, text->length);
  return flat(text_end(&made));
}

static bool write_value(Writer *w, Value value);

/* What stands for a value: its own `toJSON`, the replacer, and what a wrapper holds have their say. */
static Value json_value(Writer *w, Value holder, Key key, Value value) {
  Value name = UNDEFINED;
  if (is_object(value)) {
    Value to_json = TRY(get_value(value, realm.names.toJSON));
    name = key_text(key);
    if (is_callable(to_json)) value = TRY(call(to_json, value, &name, 1));
  }
  if (w->replacer != UNDEFINED) {
    Value args[] = {key_text(key), value};
    value = TRY(call(w->replacer, holder, args, 2));
  }
  if (tag_of(value) != TAG_OBJ || kind_of(cell_of(value)) != WRAPPER) return value;
  Value primitive = ((Wrapper *)cell_of(value))->primitive;
  if (is_number(primitive)) return number(TRY(to_number(value)));
  return is_string(primitive) ? TRY(to_text(value)) : primitive;
}

static bool is_without_text(Value value) { return value == UNDEFINED || is_callable(value); }

static bool new_line(Writer *w, uint32_t depth) {
  if (w->gap->length == 0) return true;
  text_unit(&w->made, '\n');
  for (uint32_t i = 0; i < depth; i++) text_part(&w->made, w->gap, 0, w->gap->length);
  CHECK;
  return true;
}

static bool separate(Writer *w, bool is_behind) {
  if (is_behind) TRY(text_unit(&w->made, ','));
  return new_line(w, w->open->count);
}

static bool close_bracket(Writer *w, bool is_filled, char bracket) {
  if (is_filled) TRY(new_line(w, w->open->count - 1));
  return text_unit(&w->made, (unsigned char)bracket);
}

static bool write_array(Writer *w, Value value) {
  uint32_t length = array_of(value)->length;
  TRY(text_unit(&w->made, '['));
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < length; i++, roots_release(mark)) {
    TRY(separate(w, i > 0));
    Value element = TRY(json_value(w, value, i, TRY(get_at(object_of(value), i))));
    TRY(is_without_text(element) ? text_ascii(&w->made, "null") : write_value(w, element));
  }
  return close_bracket(w, length > 0, ']');
}

static bool write_member(Writer *w, Value value, Key key, bool *is_first) {
  Value content = TRY(json_value(w, value, key, TRY(get_value(value, key))));
  if (is_without_text(content)) return true;
  TRY(separate(w, !*is_first));
  String *name = flat(key_text(key));
  TRY(add_quoted(&w->made, name, name->length));
  TRY(text_ascii(&w->made, w->gap->length == 0 ? ":" : ": "));
  *is_first = false;
  return write_value(w, content);
}

static bool write_members(Writer *w, Value value) {
  bool is_first = true;
  TRY(text_unit(&w->made, '{'));
  List *keys = w->names != NULL ? w->names : enumerable_keys(object_of(value));
  size_t mark = roots_mark();
  for (uint32_t i = 0; i < keys->count; i++, roots_release(mark)) TRY(write_member(w, value, keys->items[i], &is_first));
  return close_bracket(w, !is_first, '}');
}

static bool write_object(Writer *w, Value value) {
  for (uint32_t i = 0; i < w->open->count; i++)
    if (w->open->items[i] == value) return fail(TYPE_ERROR, "Converting circular structure to JSON");
  list_add(w->open, value);
  deeper();
  if (is_array(value)) write_array(w, value);
  else write_members(w, value);
  shallower();
  CHECK;
  w->open->count--;
  return true;
}

static bool write_value(Writer *w, Value value) {
  if (is_object(value)) return write_object(w, value);
  if (is_string(value)) return add_quoted(&w->made, flat(value), text_length(value));
  bool is_null = is_number(value) && !isfinite(double_of(value));
  return is_null ? text_ascii(&w->made, "null") : text_add(&w->made, primitive_text(value));
}

static bool is_name(Value item) {
  if (is_string(item) || is_number(item)) return true;
  if (tag_of(item) != TAG_OBJ || kind_of(cell_of(item)) != WRAPPER) return false;
  Value primitive = ((Wrapper *)cell_of(item))->primitive;
  return is_string(primitive) || is_number(primitive);
}

/* The names that a list of properties has, each once: as properties of an object, which know each other. */
static List *names_of(Array *list) {
  Object *seen = object_new(NULL);
  List *names = list_new(0);
  for (uint32_t i = 0; i < list->length; i++) {
    Value item = TRY(get_at(&list->object, i));
    if (!is_name(item)) continue;
    Key key = key_of_text(TRY(to_text(item)));
    if (map_find(seen, key) != NULL) continue;
    map_add(seen, key);
    list_add(names, key);
  }
  return names;
}

static String *gap_of(Value space) {
  if (is_name(space) && is_object(space)) {
    Value primitive = ((Wrapper *)cell_of(space))->primitive;
    space = is_number(primitive) ? number(TRY(to_number(space))) : TRY(to_text(space));
  }
  if (is_string(space)) return part(flat(space), 0, text_length(space) < 10 ? text_length(space) : 10);
  double count = is_number(space) ? to_integer(space) : 0;
  return part(string_ascii("          "), 0, count < 0 ? 0 : count > 10 ? 10 : (uint32_t)count);
}

static Value json_stringify(const Call *c) {
  Value replacer = arg(c, 1);
  String *gap = TRY(gap_of(arg(c, 2)));
  Writer w = {{0, 0}, is_callable(replacer) ? replacer : UNDEFINED, NULL, gap, list_new(0)};
  if (is_array(replacer)) w.names = TRY(names_of(array_of(replacer)));
  Object *root = object_plain();
  put_plain(root, realm.names.empty, arg(c, 0));
  w.made = text_begin();
  Value value = TRY(json_value(&w, cell_value(root), realm.names.empty, arg(c, 0)));
  if (is_without_text(value)) return UNDEFINED;
  TRY(write_value(&w, value));
  return text_end(&w.made);
}
