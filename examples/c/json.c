/*
 * JSON [RFC 8259]: a text becomes a tree of values and a text again, compactly or indented; values are found by pointers [RFC 6901],
 * changed by merge patches [RFC 7396], compared, and sorted. Numbers are written as short as they can be read back.
 *
 * The argument says how many records the last test makes (60).
 */
#include <ctype.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { JSON_NULL, JSON_BOOL, JSON_NUMBER, JSON_STRING, JSON_ARRAY, JSON_OBJECT } Kind;

typedef struct Value Value;
struct Value {
  Kind kind;
  union {
    bool truth;
    double number;
    char *text;
    struct {
      size_t count, room;
      Value **items;
      char **keys; /* of an object only */
    };
  };
};

static size_t living; /* values that are not freed yet */

static void *checked(void *memory) {
  if (memory == NULL) {
    fprintf(stderr, "out of memory\n");
    exit(2);
  }
  return memory;
}

static Value *make(Kind kind) {
  Value *value = checked(calloc(1, sizeof *value));
  value->kind = kind;
  living++;
  return value;
}

static void release(Value *value) {
  if (value == NULL)
    return;
  if (value->kind == JSON_STRING)
    free(value->text);
  if (value->kind == JSON_ARRAY || value->kind == JSON_OBJECT) {
    for (size_t i = 0; i < value->count; i++) {
      release(value->items[i]);
      if (value->keys != NULL)
        free(value->keys[i]);
    }
    free(value->items);
    free(value->keys);
  }
  free(value);
  living--;
}

static void append(Value *list, char *key, Value *item) {
  if (list->count == list->room) {
    list->room = list->room == 0 ? 4 : list->room * 2;
    list->items = checked(realloc(list->items, list->room * sizeof *list->items));
    if (list->kind == JSON_OBJECT)
      list->keys = checked(realloc(list->keys, list->room * sizeof *list->keys));
  }
  if (key != NULL)
    list->keys[list->count] = key;
  list->items[list->count++] = item;
}

/* A text that grows. */
typedef struct {
  char *bytes;
  size_t length, room;
} Text;

static void put(Text *text, char byte) {
  if (text->length + 1 >= text->room) {
    text->room = text->room == 0 ? 16 : text->room * 2;
    text->bytes = checked(realloc(text->bytes, text->room));
  }
  text->bytes[text->length++] = byte;
  text->bytes[text->length] = '\0';
}

static void putf(Text *text, const char *format, ...) {
  char buffer[64];
  va_list args;
  va_start(args, format);
  int length = vsnprintf(buffer, sizeof buffer, format, args);
  va_end(args);
  for (int i = 0; i < length; i++)
    put(text, buffer[i]);
}

static void put_utf8(Text *text, unsigned code) {
  if (code < 0x80) {
    put(text, (char)code);
  } else if (code < 0x800) {
    put(text, (char)(0xc0 | code >> 6));
    put(text, (char)(0x80 | (code & 0x3f)));
  } else if (code < 0x10000) {
    put(text, (char)(0xe0 | code >> 12));
    put(text, (char)(0x80 | (code >> 6 & 0x3f)));
    put(text, (char)(0x80 | (code & 0x3f)));
  } else {
    put(text, (char)(0xf0 | code >> 18));
    put(text, (char)(0x80 | (code >> 12 & 0x3f)));
    put(text, (char)(0x80 | (code >> 6 & 0x3f)));
    put(text, (char)(0x80 | (code & 0x3f)));
  }
}

/* The reader */

typedef struct {
  const char *start, *at;
  const char *mistake;
  int depth;
} Reader;

static Value *fail(Reader *reader, const char *mistake) {
  if (reader->mistake == NULL)
    reader->mistake = mistake;
  return NULL;
}

static void skip_space(Reader *reader) {
  while (isspace((unsigned char)*reader->at))
    reader->at++;
}

static bool accept(Reader *reader, char mark) {
  skip_space(reader);
  if (*reader->at != mark)
    return false;
  reader->at++;
  return true;
}

static bool read_unit(Reader *reader, unsigned *unit) {
  *unit = 0;
  for (int i = 0; i < 4; i++, reader->at++) {
    int digit = tolower((unsigned char)*reader->at);
    if (!isxdigit(digit))
      return false;
    *unit = *unit << 4 | (unsigned)(digit <= '9' ? digit - '0' : digit - 'a' + 10);
  }
  return true;
}

static bool read_escape(Reader *reader, Text *text) {
  static const char names[] = "\"\\/bfnrt", meanings[] = "\"\\/\b\f\n\r\t";
  char name = *reader->at++;
  const char *found = name == '\0' ? NULL : strchr(names, name);
  if (found != NULL) {
    put(text, meanings[found - names]);
    return true;
  }
  unsigned unit, low;
  if (name != 'u' || !read_unit(reader, &unit))
    return false;
  if (unit >= 0xd800 && unit < 0xdc00) {
    if (*reader->at++ != '\\' || *reader->at++ != 'u' || !read_unit(reader, &low) || low < 0xdc00 || low > 0xdfff)
      return false;
    unit = 0x10000 + ((unit - 0xd800) << 10 | (low - 0xdc00));
  }
  put_utf8(text, unit);
  return true;
}

static char *read_string(Reader *reader) {
  Text text = {0};
  if (!accept(reader, '"')) {
    fail(reader, "a string is expected");
    return NULL;
  }
  put(&text, ' ');
  text.length = 0;
  text.bytes[0] = '\0';
  while (*reader->at != '"') {
    bool is_right = (unsigned char)*reader->at >= ' ';
    if (is_right && *reader->at == '\\') {
      reader->at++;
      is_right = read_escape(reader, &text);
    } else if (is_right) {
      put(&text, *reader->at++);
    }
    if (!is_right) {
      fail(reader, "a string is wrong");
      free(text.bytes);
      return NULL;
    }
  }
  reader->at++;
  return text.bytes;
}

static Value *read_value(Reader *reader);

static Value *read_list(Reader *reader, Kind kind, char end) {
  Value *list = make(kind);
  reader->at++;
  if (accept(reader, end))
    return list;
  do {
    char *key = NULL;
    if (kind == JSON_OBJECT) {
      key = read_string(reader);
      if (key != NULL && !accept(reader, ':'))
        fail(reader, "`:` is expected");
    }
    Value *item = reader->mistake == NULL ? read_value(reader) : NULL;
    if (item == NULL) {
      free(key);
      goto wrong;
    }
    append(list, key, item);
  } while (accept(reader, ','));
  if (accept(reader, end))
    return list;
  fail(reader, kind == JSON_ARRAY ? "`]` is expected" : "`}` is expected");
wrong:
  release(list);
  return NULL;
}

/* -? (0 | 1-9 0-9*) (. 0-9+)? ([eE] [+-]? 0-9+)? : less than strtod takes */
static Value *read_number(Reader *reader) {
  const char *at = reader->at;
  at += *at == '-';
  const char *whole = at;
  at += strspn(at, "0123456789");
  bool is_right = at > whole && (*whole != '0' || at == whole + 1);
  if (is_right && *at == '.') {
    size_t digits = strspn(at + 1, "0123456789");
    at += 1 + digits;
    is_right = digits > 0;
  }
  if (is_right && (*at == 'e' || *at == 'E')) {
    at++;
    at += *at == '+' || *at == '-';
    size_t digits = strspn(at, "0123456789");
    at += digits;
    is_right = digits > 0;
  }
  if (!is_right)
    return fail(reader, "a number is wrong");
  Value *value = make(JSON_NUMBER);
  value->number = strtod(reader->at, NULL);
  reader->at = at;
  return value;
}

static Value *read_word(Reader *reader) {
  static const struct {
    const char *word;
    Kind kind;
    bool truth;
  } words[] = {{"null", JSON_NULL, false}, {"true", JSON_BOOL, true}, {"false", JSON_BOOL, false}};
  for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
    size_t length = strlen(words[i].word);
    if (strncmp(reader->at, words[i].word, length) != 0)
      continue;
    reader->at += length;
    Value *value = make(words[i].kind);
    value->truth = words[i].truth;
    return value;
  }
  return fail(reader, "a value is expected");
}

static Value *read_value(Reader *reader) {
  skip_space(reader);
  Value *value = NULL;
  if (++reader->depth > 100) {
    fail(reader, "values are nested too deep");
  } else {
    switch (*reader->at) {
    case '[':
      value = read_list(reader, JSON_ARRAY, ']');
      break;
    case '{':
      value = read_list(reader, JSON_OBJECT, '}');
      break;
    case '"': {
      char *text = read_string(reader);
      if (text != NULL) {
        value = make(JSON_STRING);
        value->text = text;
      }
      break;
    }
    case '-':
    case '0' ... '9':
      value = read_number(reader);
      break;
    default:
      value = read_word(reader);
    }
  }
  reader->depth--;
  return value;
}

static Value *parse(const char *text) {
  Reader reader = {.start = text, .at = text};
  Value *value = read_value(&reader);
  skip_space(&reader);
  if (value != NULL && *reader.at != '\0') {
    fail(&reader, "something follows the value");
    release(value);
    value = NULL;
  }
  if (value == NULL)
    printf("at %d: %s\n", (int)(reader.at - reader.start), reader.mistake);
  return value;
}

/* The writer */

static void write_string(Text *out, const char *text) {
  put(out, '"');
  for (; *text != '\0'; text++) {
    if (*text == '"' || *text == '\\')
      put(out, '\\');
    if (*text == '\n')
      putf(out, "\\n");
    else if ((unsigned char)*text < ' ')
      putf(out, "\\u%04x", *text);
    else
      put(out, *text);
  }
  put(out, '"');
}

/* With as many digits as are needed to read the same number again */
static void write_number(Text *out, double number) {
  char digits[32];
  for (int precision = 1; precision <= 17; precision++) {
    snprintf(digits, sizeof digits, "%.*g", precision, number);
    if (strtod(digits, NULL) == number)
      break;
  }
  putf(out, "%s", digits);
}

static void new_line(Text *out, int indent, int level) {
  if (indent == 0)
    return;
  put(out, '\n');
  for (int i = 0; i < indent * level; i++)
    put(out, ' ');
}

static void write(Text *out, const Value *value, int indent, int level) {
  switch (value->kind) {
  case JSON_NULL:
    putf(out, "null");
    return;
  case JSON_BOOL:
    putf(out, value->truth ? "true" : "false");
    return;
  case JSON_NUMBER:
    write_number(out, value->number);
    return;
  case JSON_STRING:
    write_string(out, value->text);
    return;
  case JSON_ARRAY:
  case JSON_OBJECT:
    put(out, value->kind == JSON_ARRAY ? '[' : '{');
    for (size_t i = 0; i < value->count; i++) {
      if (i > 0)
        put(out, ',');
      new_line(out, indent, level + 1);
      if (value->keys != NULL) {
        write_string(out, value->keys[i]);
        putf(out, indent > 0 ? ": " : ":");
      }
      write(out, value->items[i], indent, level + 1);
    }
    if (value->count > 0)
      new_line(out, indent, level);
    put(out, value->kind == JSON_ARRAY ? ']' : '}');
  }
}

static char *text_of(const Value *value, int indent) {
  Text out = {0};
  write(&out, value, indent, 0);
  return out.bytes;
}

static Value *member(const Value *object, const char *key) {
  for (size_t i = 0; object->kind == JSON_OBJECT && i < object->count; i++)
    if (strcmp(object->keys[i], key) == 0)
      return object->items[i];
  return NULL;
}

static double sum(const Value *value) {
  if (value->kind == JSON_NUMBER)
    return value->number;
  double total = 0;
  if (value->kind >= JSON_ARRAY)
    for (size_t i = 0; i < value->count; i++)
      total += sum(value->items[i]);
  return total;
}

/* Values as a whole */

static char *copy_text(const char *text) { return strcpy(checked(malloc(strlen(text) + 1)), text); }

static Value *copy(const Value *value) {
  Value *made = make(value->kind);
  switch (value->kind) {
  case JSON_BOOL:
    made->truth = value->truth;
    break;
  case JSON_NUMBER:
    made->number = value->number;
    break;
  case JSON_STRING:
    made->text = copy_text(value->text);
    break;
  case JSON_ARRAY:
  case JSON_OBJECT:
    for (size_t i = 0; i < value->count; i++)
      append(made, value->keys == NULL ? NULL : copy_text(value->keys[i]), copy(value->items[i]));
    break;
  case JSON_NULL:
    break;
  }
  return made;
}

/* Members of objects may come in any order. */
static bool equal(const Value *a, const Value *b) {
  if (a->kind != b->kind)
    return false;
  switch (a->kind) {
  case JSON_NULL:
    return true;
  case JSON_BOOL:
    return a->truth == b->truth;
  case JSON_NUMBER:
    return a->number == b->number;
  case JSON_STRING:
    return strcmp(a->text, b->text) == 0;
  default:
    break;
  }
  if (a->count != b->count)
    return false;
  for (size_t i = 0; i < a->count; i++) {
    const Value *other = a->kind == JSON_ARRAY ? b->items[i] : member(b, a->keys[i]);
    if (other == NULL || !equal(a->items[i], other))
      return false;
  }
  return true;
}

static void set_member(Value *object, const char *key, Value *item) {
  for (size_t i = 0; i < object->count; i++)
    if (strcmp(object->keys[i], key) == 0) {
      release(object->items[i]);
      object->items[i] = item;
      return;
    }
  append(object, copy_text(key), item);
}

static void remove_member(Value *object, const char *key) {
  for (size_t i = 0; i < object->count; i++) {
    if (strcmp(object->keys[i], key) != 0)
      continue;
    release(object->items[i]);
    free(object->keys[i]);
    object->count--;
    memmove(object->items + i, object->items + i + 1, (object->count - i) * sizeof *object->items);
    memmove(object->keys + i, object->keys + i + 1, (object->count - i) * sizeof *object->keys);
    return;
  }
}

/* Where `/a/0/b~1c` leads: `~1` is a slash, `~0` a tilde. */
static Value *at_pointer(Value *value, const char *pointer) {
  while (value != NULL && *pointer == '/') {
    char key[strlen(pointer) + 1];
    size_t length = 0;
    for (pointer++; *pointer != '\0' && *pointer != '/'; pointer++) {
      bool is_escape = pointer[0] == '~' && (pointer[1] == '0' || pointer[1] == '1');
      key[length++] = !is_escape ? *pointer : *++pointer == '0' ? '~' : '/';
    }
    key[length] = '\0';
    if (value->kind == JSON_ARRAY) {
      char *end;
      size_t index = strtoul(key, &end, 10);
      bool is_index = isdigit((unsigned char)key[0]) && *end == '\0' && (key[0] != '0' || length == 1);
      value = is_index && index < value->count ? value->items[index] : NULL;
    } else {
      value = member(value, key);
    }
  }
  return *pointer == '\0' ? value : NULL;
}

/* What is null in the patch is removed, what is an object is merged, everything else replaces. Takes the target, gives the result. */
static Value *merge(Value *target, const Value *patch) {
  if (patch->kind != JSON_OBJECT) {
    release(target);
    return copy(patch);
  }
  if (target == NULL || target->kind != JSON_OBJECT) {
    release(target);
    target = make(JSON_OBJECT);
  }
  for (size_t i = 0; i < patch->count; i++) {
    const char *key = patch->keys[i];
    const Value *change = patch->items[i], *known = member(target, key);
    if (change->kind == JSON_NULL)
      remove_member(target, key);
    else
      set_member(target, key, merge(known == NULL ? NULL : copy(known), change));
  }
  return target;
}

/* Sorting: by kinds, then by what they hold */

static int order(const Value *a, const Value *b) {
  if (a->kind != b->kind)
    return (int)a->kind - (int)b->kind;
  switch (a->kind) {
  case JSON_BOOL:
    return a->truth - b->truth;
  case JSON_NUMBER:
    return (a->number > b->number) - (a->number < b->number);
  case JSON_STRING:
    return strcmp(a->text, b->text);
  case JSON_ARRAY:
    for (size_t i = 0; i < a->count && i < b->count; i++) {
      int found = order(a->items[i], b->items[i]);
      if (found != 0)
        return found;
    }
    return (a->count > b->count) - (a->count < b->count);
  default:
    return 0;
  }
}

static int by_order(const void *a, const void *b) { return order(*(Value *const *)a, *(Value *const *)b); }

static const char *sort_key;

static int by_member(const void *a, const void *b) {
  const Value *x = member(*(Value *const *)a, sort_key), *y = member(*(Value *const *)b, sort_key);
  return x == NULL || y == NULL ? (x != NULL) - (y != NULL) : order(x, y);
}

static int pointers(void) {
  static const struct {
    const char *pointer, *expected;
  } cases[] = {
      {"", NULL},         {"/foo/1", "\"baz\""}, {"/", "0"},      {"/a~1b", "1"},     {"/m~0n", "8"},
      {"/foo/01", "none"}, {"/foo/2", "none"},    {"foo", "none"}, {"/foo/0/x", "none"}, {"/o/p/q/0", "[true]"},
  };
  int wrong = 0;
  Value *value = parse("{\"foo\": [\"bar\", \"baz\"], \"\": 0, \"a/b\": 1, \"m~n\": 8, \"o\": {\"p\": {\"q\": [[true]]}}}");
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const Value *found = at_pointer(value, cases[i].pointer);
    char *text = found == NULL ? copy_text("none") : text_of(found, 0);
    printf("pointer \"%s\": %s\n", cases[i].pointer, text);
    wrong += cases[i].expected == NULL ? found != value : strcmp(text, cases[i].expected) != 0;
    free(text);
  }
  release(value);
  return wrong;
}

static int patches(void) {
  static const char *const cases[][3] = {
      {"{\"a\":\"b\"}", "{\"a\":\"c\"}", "{\"a\":\"c\"}"},
      {"{\"a\":\"b\",\"b\":1}", "{\"a\":null}", "{\"b\":1}"},
      {"{\"a\":{\"b\":\"c\"}}", "{\"a\":{\"b\":\"d\",\"c\":null}}", "{\"a\":{\"b\":\"d\"}}"},
      {"[1,2]", "{\"a\":\"b\",\"c\":null}", "{\"a\":\"b\"}"},
      {"{\"e\":null}", "{\"a\":1}", "{\"a\":1,\"e\":null}"},
      {"{}", "{\"a\":{\"bb\":{\"ccc\":null}}}", "{\"a\":{\"bb\":{}}}"},
      {"{\"a\":[{\"b\":1}]}", "{\"a\":[1]}", "{\"a\":[1]}"},
  };
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    Value *patch = parse(cases[i][1]), *expected = parse(cases[i][2]);
    Value *value = merge(parse(cases[i][0]), patch);
    char *text = text_of(value, 0);
    printf("%s + %s = %s\n", cases[i][0], cases[i][1], text);
    wrong += !equal(value, expected);
    free(text);
    release(value), release(patch), release(expected);
  }
  return wrong;
}

static int numbers(void) {
  static const char *const good[] = {"0", "-0.5", "1e3", "123456789012", "0.1", "1e-7", "1.7976931348623157e+308", "5e-324"};
  static const char *const bad[] = {"01", "1.", ".5", "-", "1e", "+1", "0x10"};
  int wrong = 0;
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    Value *value = parse(good[i]);
    char *text = text_of(value, 0);
    printf("%s is %s\n", good[i], text);
    wrong += strtod(text, NULL) != strtod(good[i], NULL);
    free(text);
    release(value);
  }
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    Value *value = parse(bad[i]);
    wrong += value != NULL;
    release(value);
  }
  return wrong;
}

/* Records that are written, read, sorted and compared */
static int records(size_t count) {
  Text text = {0};
  unsigned state = 1;
  put(&text, '[');
  for (size_t i = 0; i < count; i++) {
    state = state * 1103515245u + 12345u;
    putf(&text, "%s{\"id\": %zu, \"key\": %u, ", i == 0 ? "" : ", ", i, state >> 16 & 1023);
    putf(&text, "\"name\": \"n\\u00%02x%u\", \"tags\": [%u, null]}", 0x41 + state % 26, state >> 28, state >> 24 & 3);
  }
  put(&text, ']');
  Value *all = parse(text.bytes), *sorted = copy(all);
  sort_key = "key";
  qsort(sorted->items, sorted->count, sizeof *sorted->items, by_member);
  int wrong = 0;
  for (size_t i = 1; i < sorted->count; i++)
    wrong += by_member(&sorted->items[i - 1], &sorted->items[i]) > 0;
  char *first = text_of(sorted->items[0], 0), *last = text_of(sorted->items[count - 1], 0);
  printf("%zu records in %zu bytes, from %s to %s\n", count, text.length, first, last);
  wrong += count > 2 && equal(all, sorted);
  wrong += sum(all) != sum(sorted);
  sort_key = "id";
  qsort(sorted->items, sorted->count, sizeof *sorted->items, by_member);
  wrong += !equal(all, sorted);
  Value *mixed = parse("[[2], \"b\", 3, null, true, [1, 2], \"a\", 2.5, false, [1]]");
  qsort(mixed->items, mixed->count, sizeof *mixed->items, by_order);
  char *in_order = text_of(mixed, 0);
  printf("%s\n", in_order);
  free(first), free(last), free(text.bytes), free(in_order);
  release(all), release(sorted), release(mixed);
  return wrong;
}

int main(int argc, char **argv) {
  static const char *const good[] = {
      "{\"name\": \"Samara\", \"parts\": [1, 2.5, -3e2, 0.1], \"is\": {\"a\": true, \"b\": false, \"c\": null}}",
      "[[], {}, \"\\u00e9\\ud83c\\udf41 \\\"x\\\" \\n\\t\\u0001\", [[[7]]], 12345678901234567890]",
      " \"alone\" ",
  };
  for (size_t i = 0; i < sizeof good / sizeof *good; i++) {
    Value *value = parse(good[i]);
    char *once = text_of(value, 0), *indented = text_of(value, 2);
    Value *again = parse(indented);
    char *twice = text_of(again, 0);
    printf("%s\n%s\n%s, sum %g\n", once, indented, strcmp(once, twice) == 0 ? "same" : "DIFFERENT", sum(value));
    Value *name = member(value, "name");
    if (name != NULL)
      printf("the name is %s\n", name->text);
    free(once), free(indented), free(twice);
    release(value), release(again);
  }
  static const char *const bad[] = {"", "[1, 2", "{\"a\" 1}", "\"\\q\"", "[1] 2", "{a: 1}", "\"\\ud800\"", "[tru]"};
  for (const char *const *text = bad; text < bad + sizeof bad / sizeof *bad; text++)
    release(parse(*text));
  char deep[300];
  memset(deep, '[', sizeof deep - 1);
  deep[sizeof deep - 1] = '\0';
  release(parse(deep));
  int wrong = pointers() + patches() + numbers() + records(argc > 1 ? strtoul(argv[1], NULL, 10) : 60);
  printf("%d wrong, %zu values are left\n", wrong, living);
  return wrong == 0 && living == 0 ? 0 : 1;
}
