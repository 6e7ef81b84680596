/* `String` and its prototype (ECMA-262, section 22.1), without what needs regular expressions. */
#include "runtime.h"
#include <math.h>

static Value string_constructor(const Call *c) {
  Value text = c->count == 0 ? string_value(string_ascii("")) : TRY(to_text(c->args[0]));
  return c->prototype == NULL ? text : cell_value(wrapper_new(c->prototype, text));
}

static Value string_from_char_code(const Call *c) {
  Text made = text_begin();
  for (uint32_t i = 0; i < c->count; i++) TRY(text_unit(&made, (Unit)to_int32(TRY(to_number(c->args[i])))));
  return text_end(&made);
}

static Value string_from_code_point(const Call *c) {
  Text made = text_begin();
  for (uint32_t i = 0; i < c->count; i++) {
    double point = TRY(to_number(c->args[i]));
    if (!(point >= 0 && point <= 0x10ffff && point == floor(point)))
      return fail(RANGE_ERROR, "Invalid code point %k", TRY(to_text(c->args[i])));
    TRY(add_point(&made, (uint32_t)point));
  }
  return text_end(&made);
}

/* `this` as text. */
static String *this_text(const Call *c, const char *name) {
  if (!is_missing(c->self)) return to_flat(c->self);
  fail(TYPE_ERROR, "String.prototype.%s called on null or undefined", name);
  return NULL;
}

#define THIS(name) String *text = TRY(this_text(c, name))

/* An index between 0 and the length. */
static uint32_t clamp(Value value, uint32_t length) {
  double index = TRY(to_integer(value));
  return index < 0 ? 0 : index < length ? (uint32_t)index : length;
}

static uint32_t from_end(Value value, uint32_t length, uint32_t otherwise) {
  return (uint32_t)relative(value, length, otherwise);
}

/* Units */

static Value string_at(const Call *c) {
  THIS("at");
  double at = TRY(to_integer(arg(c, 0)));
  if (at < 0) at += text->length;
  return at >= 0 && at < text->length ? string_value(string_unit(text->units[(uint32_t)at])) : UNDEFINED;
}

static Value string_char_at(const Call *c) {
  THIS("charAt");
  double at = TRY(to_integer(arg(c, 0)));
  bool is_inside = at >= 0 && at < text->length;
  return string_value(is_inside ? string_unit(text->units[(uint32_t)at]) : string_ascii(""));
}

static Value string_char_code_at(const Call *c) {
  THIS("charCodeAt");
  double at = TRY(to_integer(arg(c, 0)));
  return at >= 0 && at < text->length ? INT(text->units[(uint32_t)at]) : NAN_WORD;
}

static Value string_code_point_at(const Call *c) {
  THIS("codePointAt");
  double at = TRY(to_integer(arg(c, 0)));
  return at >= 0 && at < text->length ? INT(point_at(text, (uint32_t)at)) : UNDEFINED;
}

/* Search */

static bool stands_at(const String *text, const String *what, int64_t at) {
  if (at < 0 || what->length > text->length || (uint64_t)at > text->length - what->length) return false;
  return memcmp(text->units + at, what->units, what->length * sizeof(Unit)) == 0;
}

static Value string_starts_with(const Call *c) {
  THIS("startsWith");
  String *what = TRY(to_flat(arg(c, 0)));
  uint32_t from = TRY(clamp(arg(c, 1), text->length));
  return TRUTH(stands_at(text, what, from));
}

static Value string_ends_with(const Call *c) {
  THIS("endsWith");
  String *what = TRY(to_flat(arg(c, 0)));
  uint32_t end = arg(c, 1) == UNDEFINED ? text->length : TRY(clamp(arg(c, 1), text->length));
  return TRUTH(stands_at(text, what, (int64_t)end - what->length));
}

static Value string_includes(const Call *c) {
  THIS("includes");
  String *what = TRY(to_flat(arg(c, 0)));
  uint32_t from = TRY(clamp(arg(c, 1), text->length));
  return TRUTH(find(text, what, from) >= 0);
}

static Value string_index_of(const Call *c) {
  THIS("indexOf");
  String *what = TRY(to_flat(arg(c, 0)));
  uint32_t from = TRY(clamp(arg(c, 1), text->length));
  return INT((int32_t)find(text, what, from));
}

static Value string_last_index_of(const Call *c) {
  THIS("lastIndexOf");
  String *what = TRY(to_flat(arg(c, 0)));
  double at = TRY(to_number(arg(c, 1)));
  uint32_t from = at == at ? clamp(number(at), text->length) : text->length;
  return INT((int32_t)find_last(text, what, from));
}

/* Parts */

static Value string_slice(const Call *c) {
  THIS("slice");
  uint32_t from = TRY(from_end(arg(c, 0), text->length, 0));
  return string_value(part(text, from, TRY(from_end(arg(c, 1), text->length, text->length))));
}

static Value string_substring(const Call *c) {
  THIS("substring");
  uint32_t from = TRY(clamp(arg(c, 0), text->length));
  uint32_t to = arg(c, 1) == UNDEFINED ? text->length : TRY(clamp(arg(c, 1), text->length));
  return string_value(from < to ? part(text, from, to) : part(text, to, from));
}

static Value trimmed(String *text, bool is_start, bool is_end) {
  uint32_t from = is_start ? skip_spaces(text, 0) : 0;
  return string_value(part(text, from, is_end ? spaces_before(text, text->length, from) : text->length));
}

static Value string_trim(const Call *c) {
  THIS("trim");
  return trimmed(text, true, true);
}
static Value string_trim_start(const Call *c) {
  THIS("trimStart");
  return trimmed(text, true, false);
}
static Value string_trim_end(const Call *c) {
  THIS("trimEnd");
  return trimmed(text, false, true);
}

static bool add_part(Array *made, String *text, uint32_t from, uint32_t to) {
  size_t mark = roots_mark();
  append(made, string_value(part(text, from, to)));
  roots_release(mark);
  CHECK;
  return true;
}

static bool split_units(Array *made, String *text, uint32_t most) {
  for (uint32_t i = 0; i < text->length && i < most; i++) TRY(add_part(made, text, i, i + 1));
  return true;
}

static bool split_at(Array *made, String *text, String *between, uint32_t most) {
  uint32_t start = 0;
  int64_t at = find(text, between, 0);
  for (; at >= 0 && made->length < most; at = find(text, between, start)) {
    TRY(add_part(made, text, start, (uint32_t)at));
    start = (uint32_t)at + between->length;
  }
  if (made->length < most) TRY(add_part(made, text, start, text->length));
  return true;
}

static Value string_split(const Call *c) {
  THIS("split");
  uint32_t most = arg(c, 1) == UNDEFINED ? UINT32_MAX : (uint32_t)to_int32(TRY(to_number(arg(c, 1))));
  String *between = arg(c, 0) == UNDEFINED ? NULL : TRY(to_flat(arg(c, 0)));
  Array *made = array_new(0);
  if (most == 0) return cell_value(made);
  if (between == NULL) TRY(append(made, string_value(text)));
  else if (between->length == 0) TRY(split_units(made, text, most));
  else TRY(split_at(made, text, between, most));
  return cell_value(made);
}

/* What is longer than the text */

static Value string_concat(const Call *c) {
  Value made = string_value(TRY(this_text(c, "concat")));
  for (uint32_t i = 0; i < c->count; i++) made = TRY(concat(made, TRY(to_text(c->args[i]))));
  return made;
}

/* So many units of a text, over and over. */
static bool add_repeated(Text *made, const String *unit, uint32_t length) {
  for (; length >= unit->length; length -= unit->length) TRY(text_part(made, unit, 0, unit->length));
  CHECK;
  return text_part(made, unit, 0, length);
}

static Value string_repeat(const Call *c) {
  THIS("repeat");
  double times = TRY(to_integer(arg(c, 0)));
  if (times < 0 || times == INFINITY) return fail(RANGE_ERROR, "Invalid count value: %k", TRY(to_text(arg(c, 0))));
  if (text->length == 0) return string_value(text);
  if (times * text->length > LONGEST_STRING) return fail(RANGE_ERROR, "Invalid string length");
  Text made = text_begin();
  TRY(add_repeated(&made, text, (uint32_t)times * text->length));
  return text_end(&made);
}

static Value pad(const Call *c, const char *name, bool is_start) {
  String *text = TRY(this_text(c, name));
  double missing = TRY(to_integer(arg(c, 0))) - text->length;
  if (missing <= 0) return string_value(text);
  String *unit = arg(c, 1) == UNDEFINED ? string_ascii(" ") : TRY(to_flat(arg(c, 1)));
  if (unit->length == 0) return string_value(text);
  if (missing > LONGEST_STRING - text->length) return fail(RANGE_ERROR, "Invalid string length");
  Text made = text_begin();
  if (!is_start) text_part(&made, text, 0, text->length);
  TRY(add_repeated(&made, unit, (uint32_t)missing));
  if (is_start) text_part(&made, text, 0, text->length);
  CHECK;
  return text_end(&made);
}

static Value string_pad_start(const Call *c) { return pad(c, "padStart", true); }
static Value string_pad_end(const Call *c) { return pad(c, "padEnd", false); }

/* Replacement */

/* GetSubstitution: `$$` a dollar, `$&` what was found, `` $` `` and `$'` what stands before and behind it. */
static bool add_template(Text *made, const String *template, const String *text, uint32_t at, const String *wanted) {
  for (uint32_t i = 0; i < template->length; i++) {
    Unit unit = template->units[i], sign = i + 1 < template->length ? template->units[i + 1] : 0;
    if (unit != '$') TRY(text_unit(made, unit));
    else if (sign == '$') TRY(text_unit(made, '$'));
    else if (sign == '&') text_part(made, wanted, 0, wanted->length);
    else if (sign == '`') text_part(made, text, 0, at);
    else if (sign == '\'') text_part(made, text, at + wanted->length, text->length);
    else {
      TRY(text_unit(made, '$'));
      continue;
    }
    CHECK;
    if (unit == '$') i++;
  }
  return true;
}

static bool add_replacement(Text *made, String *text, String *wanted, uint32_t at, Value by) {
  if (is_string(by)) return add_template(made, flat(by), text, at, wanted);
  Value args[] = {string_value(wanted), INT(at), string_value(text)};
  return text_add(made, TRY(to_text(TRY(call(by, UNDEFINED, args, 3)))));
}

/* Replaces the first place of a text, or all of them. */
static Value replace(const Call *c, const char *name, bool is_every) {
  String *text = TRY(this_text(c, name)), *wanted = TRY(to_flat(arg(c, 0)));
  Value by = is_callable(arg(c, 1)) ? arg(c, 1) : TRY(to_text(arg(c, 1)));
  Text made = text_begin();
  uint32_t done = 0, step = wanted->length == 0 ? 1 : wanted->length;
  size_t mark = roots_mark();
  for (int64_t at = find(text, wanted, 0); at >= 0; at = find(text, wanted, (uint32_t)at + step)) {
    text_part(&made, text, done, (uint32_t)at);
    CHECK;
    TRY(add_replacement(&made, text, wanted, (uint32_t)at, by));
    done = (uint32_t)at + wanted->length;
    roots_release(mark);
    if (!is_every || (uint32_t)at + step > text->length) break;
  }
  text_part(&made, text, done, text->length);
  CHECK;
  return text_end(&made);
}

static Value string_replace(const Call *c) { return replace(c, "replace", false); }
static Value string_replace_all(const Call *c) { return replace(c, "replaceAll", true); }

/* Case */

static Value string_to_lower_case(const Call *c) {
  THIS("toLowerCase");
  return lower_case(text);
}
static Value string_to_upper_case(const Call *c) {
  THIS("toUpperCase");
  return upper_case(text);
}

static Value string_of(const Call *c, const char *name) {
  if (is_string(c->self)) return c->self;
  Value primitive = is_object(c->self) ? text_of_wrapper(object_of(c->self)) : UNDEFINED;
  if (is_string(primitive)) return keep(primitive);
  return fail(TYPE_ERROR, "String.prototype.%s requires that 'this' be a String", name);
}

static Value string_to_string(const Call *c) { return string_of(c, "toString"); }
static Value string_value_of(const Call *c) { return string_of(c, "valueOf"); }

static const Method string_functions[] = {
    {"fromCharCode", 1, string_from_char_code},
    {"fromCodePoint", 1, string_from_code_point},
};

static const Method string_methods[] = {
    {"at", 1, string_at},
    {"charAt", 1, string_char_at},
    {"charCodeAt", 1, string_char_code_at},
    {"codePointAt", 1, string_code_point_at},
    {"concat", 1, string_concat},
    {"endsWith", 1, string_ends_with},
    {"includes", 1, string_includes},
    {"indexOf", 1, string_index_of},
    {"lastIndexOf", 1, string_last_index_of},
    {"padEnd", 1, string_pad_end},
    {"padStart", 1, string_pad_start},
    {"repeat", 1, string_repeat},
    {"replace", 2, string_replace},
    {"replaceAll", 2, string_replace_all},
    {"slice", 2, string_slice},
    {"split", 2, string_split},
    {"startsWith", 1, string_starts_with},
    {"substring", 2, string_substring},
    {"toLowerCase", 0, string_to_lower_case},
    {"toUpperCase", 0, string_to_upper_case},
    {"trim", 0, string_trim},
    {"trimEnd", 0, string_trim_end},
    {"trimStart", 0, string_trim_start},
    {"toString", 0, string_to_string},
    {"valueOf", 0, string_value_of},
};

static void install_string(void) {
  Function *constructor = install_constructor("String", realm.string_prototype, string_constructor);
  METHODS(&constructor->object, string_functions);
  METHODS(realm.string_prototype, string_methods);
}
