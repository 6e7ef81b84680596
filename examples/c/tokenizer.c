/*
 * A tokenizer of C: phases 1 to 3 of translation, with the values of numbers and strings, and reports of what is wrong that show the
 * place. It never stops at a mistake. Names are interned, keywords and punctuators are tables, and a printer writes the tokens
 * down again, so that reading what it wrote must give the same tokens.
 *
 * The argument says how often the sample is read, one behind the other (1); with `-`, standard input is read instead.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

/* Kinds of tokens: one list for the enumeration and their names */

#define TOKEN_KINDS(X) \
  X(END, "end")        \
  X(NAME, "name")      \
  X(KEYWORD, "keyword") \
  X(INTEGER, "integer") \
  X(FLOATING, "floating") \
  X(CHARACTER, "character") \
  X(STRING, "string")  \
  X(PUNCTUATOR, "punctuator") \
  X(DIRECTIVE, "directive") \
  X(BAD, "bad")

#define AS_ENUM(kind, name) TOKEN_##kind,
#define AS_NAME(kind, name) [TOKEN_##kind] = name,

typedef enum { TOKEN_KINDS(AS_ENUM) TOKEN_KIND_COUNT } TokenKind;

static const char *const kind_names[] = {TOKEN_KINDS(AS_NAME)};

/* Names, each once: equal names are the same pointer. */

typedef struct Name Name;
struct Name {
  Name *next;
  uint32_t hash, uses;
  bool is_keyword;
  size_t length;
  char text[];
};

enum { BUCKETS = 256 };

typedef struct {
  Name *buckets[BUCKETS];
  size_t count;
} Names;

static uint32_t hash_of(const char *text, size_t length) {
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < length; i++)
    hash = (hash ^ (unsigned char)text[i]) * 16777619u;
  return hash;
}

static Name *intern(Names *names, const char *text, size_t length) {
  uint32_t hash = hash_of(text, length);
  Name **bucket = &names->buckets[hash % BUCKETS];
  for (Name *name = *bucket; name != NULL; name = name->next)
    if (name->hash == hash && name->length == length && memcmp(name->text, text, length) == 0)
      return name;
  Name *name = malloc(sizeof *name + length + 1);
  if (name == NULL)
    abort();
  *name = (Name){.next = *bucket, .hash = hash, .length = length};
  memcpy(name->text, text, length);
  name->text[length] = '\0';
  names->count++;
  return *bucket = name;
}

static void free_names(Names *names) {
  for (size_t i = 0; i < BUCKETS; i++)
    for (Name *name = names->buckets[i], *next; name != NULL; name = next) {
      next = name->next;
      free(name);
    }
}

static const char *const keywords[] = {
    "auto",    "break",    "case",     "char",   "const",   "continue", "default",  "do",     "double",   "else",
    "enum",    "extern",   "float",    "for",    "goto",    "if",       "inline",   "int",    "long",     "register",
    "restrict", "return",  "short",    "signed", "sizeof",  "static",   "struct",   "switch", "typedef",  "union",
    "unsigned", "void",    "volatile", "while",  "_Alignas", "_Atomic", "_Bool",    "_Complex", "_Generic", "_Static_assert",
};

/* The longest first, so that the first one that fits is the right one */
static const char *const punctuators[] = {
    "%:%:", "...", "<<=", ">>=", "->", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "*=", "/=", "%=", "+=",
    "-=",   "&=",  "^=",  "|=",  "##", "<:", ":>", "<%", "%>", "%:", "[",  "]",  "(",  ")",  "{",  "}",  ".",  "&",  "*",
    "+",    "-",   "~",   "!",   "/",  "%",  "<",  ">",  "^",  "|",  "?",  ":",  ";",  "=",  ",",  "#",
};

typedef struct {
  TokenKind kind;
  const char *start; /* where it is in the text */
  size_t length;
  uint32_t line, column;
  bool begins_line, follows_space;
  union {
    Name *name;
    struct {
      uint64_t number;
      bool is_unsigned;
      uint8_t longs;
    } integer;
    struct {
      double value;
      char suffix;
    } floating;
    struct {
      size_t bytes; /* without the 0 at the end */
      uint32_t hash;
      char prefix;
    } string;
    const char *punctuator;
  } as;
} Token;

/* Reports: with the line, and a mark under the place */

typedef struct {
  const char *name, *text;
  unsigned mistakes;
  bool is_quiet;
} File;

static void report(File *file, const char *at, uint32_t line, const char *message) {
  file->mistakes++;
  if (file->is_quiet)
    return;
  const char *start = at, *end = at;
  while (start > file->text && start[-1] != '\n')
    start--;
  while (*end != '\0' && *end != '\n')
    end++;
  printf("%s:%u:%d: %s\n", file->name, line, (int)(at - start) + 1, message);
  printf("%5u | %.*s\n      | ", line, (int)(end - start), start);
  for (; start < at; start++)
    putchar(*start == '\t' ? '\t' : ' ');
  puts("^");
}

/* Reading characters: a backslash at the end of a line joins it with the next one, wherever that is. */

typedef struct {
  File *file;
  Names *names;
  const char *at;
  uint32_t line;
  const char *line_start;
  bool begins_line, in_directive;
  char *spelling; /* of the token, without joints */
  size_t spelled, room;
} Scanner;

static void skip_joints(Scanner *s) {
  while (s->at[0] == '\\' && (s->at[1] == '\n' || (s->at[1] == '\r' && s->at[2] == '\n'))) {
    s->at += s->at[1] == '\n' ? 2 : 3;
    s->line++;
    s->line_start = s->at;
  }
}

static char peek(Scanner *s) {
  skip_joints(s);
  return *s->at;
}

/* Takes a character, and makes it part of the spelling. */
static char take(Scanner *s) {
  char c = peek(s);
  if (c == '\0')
    return c;
  s->at++;
  if (s->spelled + 1 >= s->room) {
    s->room = s->room == 0 ? 32 : s->room * 2;
    s->spelling = realloc(s->spelling, s->room);
    if (s->spelling == NULL)
      abort();
  }
  s->spelling[s->spelled++] = c;
  s->spelling[s->spelled] = '\0';
  if (c == '\n') {
    s->line++;
    s->line_start = s->at;
  }
  return c;
}

static bool take_if(Scanner *s, char c) { return peek(s) == c && take(s); }

static bool is_name_start(char c) { return isalpha((unsigned char)c) || c == '_' || c == '$' || (unsigned char)c >= 0x80; }

static bool is_name_part(char c) { return is_name_start(c) || isdigit((unsigned char)c); }

static void skip_comment(Scanner *s, bool is_block) {
  const char *start = s->at - 2;
  uint32_t line = s->line;
  if (!is_block) {
    while (peek(s) != '\n' && *s->at != '\0')
      s->at++;
    return;
  }
  for (char last = '\0';; last = *s->at++) {
    char c = peek(s);
    if (c == '\0') {
      report(s->file, start, line, "this comment has no end");
      return;
    }
    if (c == '\n') {
      s->line++;
      s->line_start = s->at + 1;
    }
    if (last == '*' && c == '/') {
      s->at++;
      return;
    }
  }
}

/* Space and comments; true if there were any */
static bool skip_space(Scanner *s) {
  const char *start = s->at;
  for (;;) {
    char c = peek(s);
    if (c == '\n') {
      if (s->in_directive)
        return s->at != start;
      s->at++;
      s->line++;
      s->line_start = s->at;
      s->begins_line = true;
    } else if (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f') {
      s->at++;
    } else if (c == '/' && (s->at[1] == '/' || s->at[1] == '*')) {
      s->at += 2;
      skip_comment(s, s->at[-1] == '*');
    } else {
      return s->at != start;
    }
  }
}

/* Numbers: first all that belongs to one, then what it means */

static int digit_value(char c) { return isdigit((unsigned char)c) ? c - '0' : isxdigit((unsigned char)c) ? tolower(c) - 'a' + 10 : 99; }

static const char *integer_suffix(const char *at, Token *token) {
  for (int turn = 0; turn < 2; turn++) {
    if (!token->as.integer.is_unsigned && (*at == 'u' || *at == 'U')) {
      token->as.integer.is_unsigned = true;
      at++;
    }
    if (token->as.integer.longs == 0 && (*at == 'l' || *at == 'L')) {
      token->as.integer.longs = at[1] == at[0] ? 2 : 1;
      at += token->as.integer.longs;
    }
  }
  return at;
}

static const char *integer_value(const char *at, Token *token) {
  int base = 10;
  bool is_too_large = false;
  if (at[0] == '0' && (at[1] == 'x' || at[1] == 'X'))
    base = 16, at += 2;
  else if (at[0] == '0' && (at[1] == 'b' || at[1] == 'B'))
    base = 2, at += 2;
  else if (at[0] == '0')
    base = 8;
  const char *first = at;
  uint64_t value = 0;
  for (; digit_value(*at) < (base == 16 ? 16 : 10); at++) {
    int digit = digit_value(*at);
    if (digit >= base)
      return base == 8 ? "a digit of an octal number is too large" : "a digit of a binary number is too large";
    is_too_large |= value > (UINT64_MAX - (uint64_t)digit) / (uint64_t)base;
    value = value * (uint64_t)base + (uint64_t)digit;
  }
  if (at == first)
    return "there are no digits";
  token->as.integer.number = value;
  at = integer_suffix(at, token);
  if (*at != '\0')
    return "this is no suffix of an integer";
  return is_too_large ? "the number is too large" : NULL;
}

static const char *floating_value(const char *text, Token *token) {
  char *end;
  token->as.floating.value = strtod(text, &end);
  if (text[0] == '0' && (text[1] | 32) == 'x' && strpbrk(text, "pP") == NULL)
    return "a hexadecimal floating number needs an exponent";
  if (*end != '\0' && strchr("fFlL", *end) != NULL)
    token->as.floating.suffix = *end++;
  return *end == '\0' ? NULL : "this is no suffix of a floating number";
}

static void scan_number(Scanner *s, Token *token) {
  for (;;) {
    char last = take(s), next = peek(s);
    bool is_exponent = s->spelled > 0 && (next == '+' || next == '-') && strchr("eEpP", last) != NULL &&
                       !(strncmp(s->spelling, "0x", 2) == 0 && (last == 'e' || last == 'E'));
    if (!is_name_part(next) && next != '.' && !is_exponent)
      break;
  }
  bool is_hex = s->spelling[0] == '0' && (s->spelling[1] | 32) == 'x';
  bool is_floating = strpbrk(s->spelling, is_hex ? ".pP" : ".eE") != NULL;
  token->kind = is_floating ? TOKEN_FLOATING : TOKEN_INTEGER;
  const char *problem = is_floating ? floating_value(s->spelling, token) : integer_value(s->spelling, token);
  if (problem != NULL) {
    report(s->file, token->start, token->line, problem);
    token->kind = TOKEN_BAD;
  }
}

/* Characters and strings */

static size_t utf8_length(uint32_t code) { return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4; }

/* Behind the backslash; gives how many bytes it makes, and the value of a single one */
static size_t scan_escape(Scanner *s, uint32_t *value) {
  static const char letters[] = "abefnrtv'\"?\\", values[] = "\a\b\033\f\n\r\t\v'\"?\\";
  const char *start = s->at - 1;
  char c = peek(s);
  const char *letter = c == '\0' ? NULL : strchr(letters, c);
  *value = 0;
  if (letter != NULL) {
    *value = (unsigned char)values[letter - letters];
    take(s);
    return 1;
  }
  if (c >= '0' && c <= '7') {
    for (int i = 0; i < 3 && peek(s) >= '0' && *s->at <= '7'; i++)
      *value = *value * 8 + (uint32_t)(take(s) - '0');
    if (*value > 255)
      report(s->file, start, s->line, "this is no byte");
    return 1;
  }
  int most = c == 'x' ? 99 : c == 'u' ? 4 : c == 'U' ? 8 : 0, digits = 0;
  if (most == 0) {
    report(s->file, start, s->line, "this escape has no meaning");
    return 1;
  }
  take(s);
  for (; digits < most && digit_value(peek(s)) < 16; digits++)
    *value = *value << 4 | (uint32_t)digit_value(take(s));
  if (digits == 0 || (most < 99 && digits < most))
    report(s->file, start, s->line, "there are too few hexadecimal digits");
  else if (c == 'x' ? *value > 255 : *value > 0x10ffff || (*value >= 0xd800 && *value < 0xe000))
    report(s->file, start, s->line, "this is no character");
  return c == 'x' ? 1 : utf8_length(*value);
}

static void scan_text(Scanner *s, Token *token, char prefix) {
  char quote = take(s);
  size_t bytes = 0;
  uint32_t hash = 0, value = 0;
  for (;;) {
    char c = peek(s);
    if (c == '\0' || c == '\n') {
      report(s->file, token->start, token->line, quote == '"' ? "this string has no end" : "this character has no end");
      token->kind = TOKEN_BAD;
      return;
    }
    take(s);
    if (c == quote)
      break;
    value = (unsigned char)c;
    bytes += c == '\\' ? scan_escape(s, &value) : 1;
    hash = hash * 31 + value;
  }
  token->kind = quote == '"' ? TOKEN_STRING : TOKEN_CHARACTER;
  if (quote == '\'' && bytes == 0) {
    report(s->file, token->start, token->line, "there is no character between the quotes");
    token->kind = TOKEN_BAD;
  }
  token->as.string.bytes = bytes;
  token->as.string.hash = hash;
  token->as.string.prefix = prefix;
}

static void scan_name(Scanner *s, Token *token) {
  while (is_name_part(peek(s)))
    take(s);
  bool is_prefix = s->spelled <= 2 && (*s->at == '"' || *s->at == '\'');
  if (is_prefix && (strcmp(s->spelling, "L") == 0 || strcmp(s->spelling, "u") == 0 || strcmp(s->spelling, "U") == 0)) {
    scan_text(s, token, s->spelling[0]);
    return;
  }
  if (strcmp(s->spelling, "u8") == 0 && *s->at == '"') {
    scan_text(s, token, '8');
    return;
  }
  token->as.name = intern(s->names, s->spelling, s->spelled);
  token->as.name->uses++;
  token->kind = token->as.name->is_keyword ? TOKEN_KEYWORD : TOKEN_NAME;
}

static void scan_punctuator(Scanner *s, Token *token) {
  for (size_t i = 0; i < COUNT(punctuators); i++) {
    const char *at = s->at, *text = punctuators[i];
    uint32_t line = s->line;
    s->spelled = 0;
    while (*text != '\0' && take_if(s, *text))
      text++;
    if (*text == '\0') {
      token->kind = TOKEN_PUNCTUATOR;
      token->as.punctuator = punctuators[i];
      return;
    }
    s->at = at;
    s->line = line;
  }
  take(s);
  token->kind = TOKEN_BAD;
  report(s->file, token->start, token->line, "this character begins no token");
}

/* A line with `#`, which ends where the line does; its name is the token. */
static void scan_directive(Scanner *s, Token *token) {
  s->in_directive = true;
  take(s);
  skip_space(s);
  s->spelled = 0;
  while (is_name_part(peek(s)))
    take(s);
  token->kind = TOKEN_DIRECTIVE;
  token->as.name = intern(s->names, s->spelled == 0 ? "" : s->spelling, s->spelled);
}

static Token next_token(Scanner *s) {
  bool has_space = skip_space(s);
  Token token = {.kind = TOKEN_END, .start = s->at, .line = s->line, .begins_line = s->begins_line, .follows_space = has_space};
  token.column = (uint32_t)(s->at - s->line_start) + 1;
  if (s->in_directive && *s->at == '\n') {
    s->in_directive = false;
    return next_token(s);
  }
  s->begins_line = false;
  s->spelled = 0;
  char c = *s->at;
  if (c == '\0')
    return token;
  if (token.begins_line && c == '#')
    scan_directive(s, &token);
  else if (is_name_start(c))
    scan_name(s, &token);
  else if (isdigit((unsigned char)c) || (c == '.' && isdigit((unsigned char)s->at[1])))
    scan_number(s, &token);
  else if (c == '"' || c == '\'')
    scan_text(s, &token, '\0');
  else
    scan_punctuator(s, &token);
  token.length = (size_t)(s->at - token.start);
  return token;
}

/* All tokens of a text */

typedef struct {
  size_t count, room;
  Token *tokens;
  uint32_t lines;
} Tokens;

static Tokens tokenize(File *file, Names *names) {
  Tokens all = {0};
  Scanner scanner = {.file = file, .names = names, .at = file->text, .line_start = file->text, .line = 1, .begins_line = true};
  do {
    if (all.count == all.room) {
      all.room = all.room == 0 ? 64 : all.room * 2;
      all.tokens = realloc(all.tokens, all.room * sizeof *all.tokens);
      if (all.tokens == NULL)
        abort();
    }
    all.tokens[all.count] = next_token(&scanner);
  } while (all.tokens[all.count++].kind != TOKEN_END);
  all.lines = scanner.line;
  free(scanner.spelling);
  return all;
}

/* The tokens as text: a space wherever there was one, a line where one began */
static char *write_tokens(const Tokens *tokens) {
  size_t length = 1;
  for (size_t i = 0; i < tokens->count; i++)
    length += tokens->tokens[i].length + 2;
  char *text = malloc(length), *out = text;
  if (text == NULL)
    abort();
  for (size_t i = 0; i < tokens->count; i++) {
    const Token *token = &tokens->tokens[i];
    if (token->begins_line && i > 0)
      *out++ = '\n';
    else if (token->follows_space)
      *out++ = ' ';
    memcpy(out, token->start, token->length);
    out += token->length;
  }
  *out = '\0';
  return text;
}

static bool same_token(const Token *a, const Token *b) {
  if (a->kind != b->kind)
    return false;
  switch (a->kind) {
  case TOKEN_NAME:
  case TOKEN_KEYWORD:
  case TOKEN_DIRECTIVE:
    return a->as.name == b->as.name;
  case TOKEN_INTEGER:
    return a->as.integer.number == b->as.integer.number && a->as.integer.longs == b->as.integer.longs;
  case TOKEN_FLOATING:
    return a->as.floating.value == b->as.floating.value && a->as.floating.suffix == b->as.floating.suffix;
  case TOKEN_STRING:
  case TOKEN_CHARACTER:
    return a->as.string.hash == b->as.string.hash && a->as.string.bytes == b->as.string.bytes;
  case TOKEN_PUNCTUATOR:
    return a->as.punctuator == b->as.punctuator;
  default:
    return true;
  }
}

static void show(const Token *token) {
  printf("%3u:%-3u %-10s %-22.*s", token->line, token->column, kind_names[token->kind], (int)token->length, token->start);
  if (token->kind == TOKEN_INTEGER)
    printf(" %llu%s%.*s", (unsigned long long)token->as.integer.number, token->as.integer.is_unsigned ? "u" : "",
           token->as.integer.longs, "ll");
  else if (token->kind == TOKEN_FLOATING)
    printf(" %g", token->as.floating.value);
  else if (token->kind == TOKEN_STRING || token->kind == TOKEN_CHARACTER)
    printf(" %zu bytes", token->as.string.bytes);
  putchar('\n');
}

/* The most frequent first, equally frequent ones by the alphabet */
static int by_uses(const void *a, const void *b) {
  const Name *x = *(Name *const *)a, *y = *(Name *const *)b;
  return x->uses != y->uses ? (x->uses > y->uses ? -1 : 1) : strcmp(x->text, y->text);
}

static void show_names(const Names *names, size_t most) {
  Name *all[names->count + 1];
  size_t count = 0;
  for (size_t i = 0; i < BUCKETS; i++)
    for (Name *name = names->buckets[i]; name != NULL; name = name->next)
      if (name->uses > 0)
        all[count++] = name;
  qsort(all, count, sizeof *all, by_uses);
  for (size_t i = 0; i < count && i < most; i++)
    printf("%s%s %u", i == 0 ? "" : ", ", all[i]->text, all[i]->uses);
  printf(" of %zu names\n", count);
}

static void start_names(Names *names) {
  *names = (Names){.count = 0};
  for (size_t i = 0; i < COUNT(keywords); i++)
    intern(names, keywords[i], strlen(keywords[i]))->is_keyword = true;
}

static const char sample[] = "#include <stdio.h>\n"
                             "#define JOIN(a, b) a \\\n"
                             "  ## b /* over two\n"
                             "lines */\n"
                             "static const unsigned long mask = 0xFFull, octal = 0777, large = 18446744073709551615u;\n"
                             "double half = .5e+1f, hex = 0x1.8p3, more = 1e10; // a comment \\\n"
                             "   that goes on\n"
                             "int mai\\\n"
                             "n(void) {\n"
                             "  for (int i = 0, j = 0b101; i <= j; i++) { j >>= i->x ... <: :> %:%:; }\n"
                             "  return printf(\"%d\\t\\x41\\u00e9 \\\"quoted\\\"\\n\", L'\\'', u8\"text\", 'ab') +++ 1;\n"
                             "}\n";

static const char wrong_sample[] = "int a = 089, b = 0b12, c = 0x, d = 12abc, e = 99999999999999999999;\n"
                                   "float f = 1.5x, g = 0x1.8;\n"
                                   "char h = '', i = '\\q', *j = \"\\x\\400\\ud800\\u12\";\n"
                                   "\tchar *k = \"not closed;\n"
                                   "int l = 1 @ 2 ` 3;\n"
                                   "/* the end is missing\n";

static char *repeated(const char *text, size_t times) {
  size_t length = strlen(text);
  char *all = malloc(length * times + 1);
  if (all == NULL)
    abort();
  for (size_t i = 0; i < times; i++)
    memcpy(all + i * length, text, length);
  all[length * times] = '\0';
  return all;
}

static char *whole_input(void) {
  size_t length = 0, room = 1 << 12;
  char *text = malloc(room);
  for (int c; text != NULL && (c = getchar()) != EOF;) {
    if (length + 1 == room)
      text = realloc(text, room *= 2);
    if (text != NULL)
      text[length++] = (char)c;
  }
  if (text == NULL)
    abort();
  text[length] = '\0';
  return text;
}

/* Reads a text, and what is written of it: the tokens are the same. */
static int read_twice(const char *name, const char *text, bool shows) {
  Names names;
  start_names(&names);
  File file = {.name = name, .text = text};
  Tokens tokens = tokenize(&file, &names);
  unsigned counts[TOKEN_KIND_COUNT] = {0};
  for (size_t i = 0; i < tokens.count; i++) {
    counts[tokens.tokens[i].kind]++;
    if (shows)
      show(&tokens.tokens[i]);
  }
  printf("%s: %u lines, %zu tokens, %u mistakes:", name, tokens.lines, tokens.count, file.mistakes);
  for (int kind = 0; kind < TOKEN_KIND_COUNT; kind++)
    if (counts[kind] > 0)
      printf(" %u %s", counts[kind], kind_names[kind]);
  printf("\n");
  show_names(&names, 6);
  char *written = write_tokens(&tokens);
  File copy = {.name = "copy", .text = written, .is_quiet = true};
  Tokens again = tokenize(&copy, &names);
  size_t different = again.count != tokens.count;
  for (size_t i = 0; different == 0 && i < tokens.count; i++)
    different += !same_token(&tokens.tokens[i], &again.tokens[i]);
  printf("%zu bytes written, %s\n", strlen(written), different == 0 ? "the same again" : "DIFFERENT");
  free(again.tokens);
  free(written);
  free(tokens.tokens);
  free_names(&names);
  return different != 0;
}

int main(int argc, char **argv) {
  bool reads_input = argc > 1 && strcmp(argv[1], "-") == 0;
  size_t times = argc > 1 && !reads_input ? strtoul(argv[1], NULL, 10) : 1;
  if (reads_input) {
    char *text = whole_input();
    int wrong = read_twice("input", text, false);
    free(text);
    return wrong;
  }
  char *text = repeated(sample, times);
  int wrong = read_twice("sample", text, times == 1);
  free(text);
  wrong += read_twice("wrong", wrong_sample, false);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
