/* `JSON.parse` (ECMA-262, section 25.5.1): text to values, without recursion, and the reviver's walk, whose depth is bounded. */
#include "runtime.h"

/* The text, where we are in it, and what is open: a container and the key of the value that comes next, in pairs. */
typedef struct Reader {
  const String *text;
  uint32_t at;
  List *open;
} Reader;

static bool fail_json(const Reader *r) {
  if (r->at >= r->text->length) return fail(SYNTAX_ERROR, "Unexpected end of JSON input");
  return fail(SYNTAX_ERROR, "Unexpected token %c in JSON at position %n", r->text->units[r->at], (double)r->at);
}

/* The next sign that is no space; 0xffff at the end, which is none of JSON's. */
static Unit next_sign(Reader *r) {
  for (; r->at < r->text->length; r->at++) {
    Unit unit = r->text->units[r->at];
    if (unit != ' ' && unit != '\n' && unit != '\r' && unit != '\t') return unit;
  }
  return 0xffff;
}

static bool take_sign(Reader *r, Unit sign) {
  if (next_sign(r) != sign) return false;
  r->at++;
  return true;
}

static bool read_word(Reader *r, const char *word) {
  for (; *word != 0; word++, r->at++)
    if (r->at >= r->text->length || r->text->units[r->at] != (unsigned char)*word) return fail_json(r);
  return true;
}

static bool skip_digits(Reader *r) {
  if (!is_digit(r->text, r->at)) return fail_json(r);
  while (is_digit(r->text, r->at)) r->at++;
  return true;
}

static Value read_number(Reader *r) {
  uint32_t start = r->at;
  if (has(r->text, r->at, "-")) r->at++;
  if (has(r->text, r->at, "0")) r->at++;
  else TRY(skip_digits(r));
  if (has(r->text, r->at, ".")) {
    r->at++;
    TRY(skip_digits(r));
  }
  if (has(r->text, r->at, "e") || has(r->text, r->at, "E")) {
    r->at++;
    if (has(r->text, r->at, "+") || has(r->text, r->at, "-")) r->at++;
    TRY(skip_digits(r));
  }
  return number(read_decimal(r->text, start, r->at));
}

static Unit read_hex(Reader *r) {
  int unit = 0;
  for (int i = 0; i < 4; i++) {
    r->at++;
    int digit = r->at < r->text->length ? digit_of(r->text->units[r->at]) : 99;
    if (digit > 15) return (Unit)fail_json(r);
    unit = unit * 16 + digit;
  }
  return (Unit)unit;
}

/* At its last sign then. */
static Unit read_escape(Reader *r) {
  r->at++;
  Unit sign = r->at < r->text->length ? r->text->units[r->at] : 0;
  switch (sign) {
    case '"':
    case '\\':
    case '/': return sign;
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'u': return read_hex(r);
    default: return (Unit)fail_json(r);
  }
}

static Value read_string(Reader *r) {
  uint32_t start = ++r->at;
  while (r->at < r->text->length && r->text->units[r->at] >= ' ' && r->text->units[r->at] != '"' &&
         r->text->units[r->at] != '\\')
    r->at++;
  if (has(r->text, r->at, "\"")) return string_value(string_units(r->text->units + start, r->at++ - start));
  Text made = text_begin();
  text_part(&made, r->text, start, r->at);
  for (;; r->at++) {
    if (r->at >= r->text->length || r->text->units[r->at] < ' ') return fail_json(r);
    Unit unit = r->text->units[r->at];
    if (unit == '"') break;
    TRY(text_unit(&made, unit == '\\' ? TRY(read_escape(r)) : unit));
  }
  r->at++;
  return text_end(&made);
}

static Value read_key(Reader *r) {
  if (next_sign(r) != '"') return fail_json(r);
  Value key = TRY(read_string(r));
  if (!take_sign(r, ':')) return fail_json(r);
  return key;
}

/* A value; HOLE for an array or object with something in it, which is open then. */
static Value begin_value(Reader *r) {
  Unit sign = next_sign(r);
  if (sign == '[' || sign == '{') {
    r->at++;
    Value container = sign == '[' ? cell_value(array_new(0)) : cell_value(object_plain());
    if (take_sign(r, sign == '[' ? ']' : '}')) return container;
    Value key = sign == '[' ? UNDEFINED : TRY(read_key(r));
    list_add(r->open, container);
    list_add(r->open, key);
    return HOLE;
  }
  switch (sign) {
    case '"': return read_string(r);
    case 't': TRY(read_word(r, "true")); return TRUTH(true);
    case 'f': TRY(read_word(r, "false")); return TRUTH(false);
    case 'n': TRY(read_word(r, "null")); return NULL_VALUE;
    default: return read_number(r);
  }
}

/* Puts a value into what is open, and closes what ends with it; the outermost one, if it ends, and else HOLE. */
static Value end_value(Reader *r, Value value) {
  while (r->open->count > 0) {
    Value *top = r->open->items + r->open->count - 2;
    Value container = top[0];
    if (is_array(container)) append(array_of(container), value);
    else put_plain((Object *)cell_of(container), key_of_text(top[1]), value);
    CHECK;
    if (take_sign(r, ',')) {
      if (!is_array(container)) {
        Value key = TRY(read_key(r));
        r->open->items[r->open->count - 1] = key;
      }
      return HOLE;
    }
    if (!take_sign(r, is_array(container) ? ']' : '}')) return fail_json(r);
    value = container;
    r->open->count -= 2;
  }
  return value;
}

static Value read_json(Reader *r) {
  size_t mark = roots_mark();
  for (;;) {
    Value value = TRY(begin_value(r));
    if (value != HOLE) value = TRY(end_value(r, value));
    if (value != HOLE) {
      if (next_sign(r) != 0xffff || r->at < r->text->length) return fail_json(r);
      return value;
    }
    roots_release(mark);
  }
}

static Value revive(Value holder, Key key, Value reviver);

static bool revive_one(Object *object, Key key, Value reviver) {
  size_t mark = roots_mark();
  deeper();
  Value made = revive(object_value(object), key, reviver);
  shallower();
  CHECK;
  if (made == UNDEFINED) remove_own(object, key);
  else put_plain(object, key, made);
  CHECK;
  roots_release(mark);
  return true;
}

/* InternalizeJSONProperty: values inside of others first. */
static Value revive(Value holder, Key key, Value reviver) {
  Value value = TRY(get_value(holder, key));
  if (is_object(value)) {
    Object *object = object_of(value);
    List *keys = is_array(value) ? NULL : enumerable_keys(object);
    uint32_t length = is_array(value) ? array_of(value)->length : keys->count;
    for (uint32_t i = 0; i < length; i++) TRY(revive_one(object, keys == NULL ? i : keys->items[i], reviver));
  }
  Value args[] = {key_text(key), value};
  return call(reviver, holder, args, 2);
}

static Value json_parse(const Call *c) {
  Reader r = {TRY(to_flat(arg(c, 0))), 0, list_new(0)};
  Value value = TRY(read_json(&r));
  if (!is_callable(arg(c, 1))) return value;
  Object *root = object_plain();
  put_plain(root, realm.names.empty, value);
  return revive(cell_value(root), realm.names.empty, arg(c, 1));
}

static void install_json(void) {
  static const Method methods[] = {{"parse", 2, json_parse}, {"stringify", 3, json_stringify}};
  Object *json = object_plain();
  METHODS(json, methods);
  put_hidden(realm.global, "JSON", cell_value(json));
}
