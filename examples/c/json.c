/* A JSON reader and writer: a text becomes a tree of values, is changed, and is printed compactly and indented. */
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
    case '0' ... '9': {
      char *end;
      value = make(JSON_NUMBER);
      value->number = strtod(reader->at, &end);
      reader->at = end;
      break;
    }
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
    putf(out, "%.17g", value->number);
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

int main(void) {
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
  printf("%zu values are left\n", living);
  return living == 0 ? 0 : 1;
}
