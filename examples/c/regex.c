/*
 * Regular expressions: a pattern becomes a program of a small machine (after Thompson), all of whose threads go through the text
 * together. So the time is at most the length of the text times that of the pattern; a matcher that goes back is beside it, as a
 * check. A pattern has `.`, `[a-z]`, `[^…]`, `[[:alpha:]]`, `(…)`, `|`, `*`, `+`, `?`, `{m,n}`, each of which may be lazy (`*?`), `^`, `$`,
 * `\d`, `\w`, `\s`, and `\b` between a word and what is none.
 *
 * The argument says how many random patterns both machines are compared by (150).
 */
#include <ctype.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CODE = 1000, MOST_GROUPS = 10, MOST_SLOTS = 2 * MOST_GROUPS };

typedef struct {
  unsigned bits[8];
} Set;

static void include(Set *set, int low, int high) {
  for (int c = low; c <= high; c++)
    set->bits[c >> 5] |= 1u << (c & 31);
}

static bool has(const Set *set, unsigned char c) { return set->bits[c >> 5] >> (c & 31) & 1; }

typedef enum { SET, SPLIT, JUMP, SAVE, BEGIN, END, BORDER, MATCH } Op;

typedef struct {
  Op op;
  int x, y;
  Set set;
} Instruction;

typedef struct {
  Instruction code[MOST_CODE];
  int length, groups;
  const char *at, *mistake;
} Program;

static int emit(Program *p, Op op, int x, int y) {
  if (p->length == MOST_CODE) {
    p->mistake = "the pattern is too long";
    p->length = 0;
  }
  p->code[p->length] = (Instruction){.op = op, .x = x, .y = y};
  return p->length++;
}

/* Makes room for an instruction before those from `at` on. */
static void insert(Program *p, int at, Op op, int x, int y) {
  emit(p, op, 0, 0);
  memmove(&p->code[at + 1], &p->code[at], (size_t)(p->length - 1 - at) * sizeof *p->code);
  p->code[at] = (Instruction){.op = op, .x = x, .y = y};
  for (int i = at + 1; i < p->length; i++) {
    Instruction *moved = &p->code[i];
    if (moved->op == SPLIT || moved->op == JUMP) {
      moved->x += moved->x >= at;
      moved->y += moved->y >= at;
    }
  }
}

/* Copies the instructions from `from` to `to` behind the others. */
static void repeat(Program *p, int from, int to) {
  int distance = p->length - from;
  for (int i = from; i < to && p->mistake == NULL; i++) {
    int copy = emit(p, p->code[i].op, p->code[i].x, p->code[i].y);
    p->code[copy].set = p->code[i].set;
    if (p->code[copy].op == SPLIT || p->code[copy].op == JUMP)
      p->code[copy].x += distance, p->code[copy].y += distance;
  }
}

static bool class_of(char name, Set *set) {
  switch (name) {
  case 'w':
    include(set, 'a', 'z');
    include(set, 'A', 'Z');
    include(set, '_', '_');
    /* fall through */
  case 'd':
    include(set, '0', '9');
    return true;
  case 's':
    include(set, '\t', '\r');
    include(set, ' ', ' ');
    return true;
  default:
    return false;
  }
}

static void escaped(Program *p, Set *set) {
  char name = *p->at++;
  if (name == '\0') {
    p->mistake = "nothing follows `\\`";
    p->at--;
  } else if (!class_of(name, set)) {
    int c = (unsigned char)(name == 'n' ? '\n' : name == 't' ? '\t' : name);
    include(set, c, c);
  }
}

static const struct {
  const char *name;
  int (*has)(int);
} classes[] = {{"alpha", isalpha}, {"digit", isdigit}, {"alnum", isalnum}, {"upper", isupper}, {"lower", islower},
               {"space", isspace}, {"punct", ispunct}, {"xdigit", isxdigit}};

/* `[:alpha:]` within brackets; false if there is none here */
static bool named_class(Program *p, Set *set) {
  if (p->at[0] != '[' || p->at[1] != ':')
    return false;
  const char *name = p->at + 2, *end = strstr(name, ":]");
  if (end == NULL)
    return false;
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (strlen(classes[i].name) != (size_t)(end - name) || memcmp(classes[i].name, name, (size_t)(end - name)) != 0)
      continue;
    for (int c = 1; c < 128; c++)
      if (classes[i].has(c))
        include(set, c, c);
    p->at = end + 2;
    return true;
  }
  p->mistake = "there is no such class";
  p->at = end + 2;
  return true;
}

static void bracket(Program *p, Set *set) {
  bool inverse = *p->at == '^';
  p->at += inverse;
  const char *first = p->at;
  while (*p->at && (*p->at != ']' || p->at == first)) {
    if (*p->at == '\\') {
      p->at++;
      escaped(p, set);
      continue;
    }
    if (named_class(p, set))
      continue;
    int low = (unsigned char)*p->at++, high = low;
    if (*p->at == '-' && p->at[1] && p->at[1] != ']') {
      high = (unsigned char)p->at[1];
      p->at += 2;
    }
    if (high < low)
      p->mistake = "a range ends before it begins";
    include(set, low, high);
  }
  if (*p->at++ != ']') {
    p->mistake = "`]` is missing";
    p->at--;
  }
  for (int i = 0; inverse && i < 8; i++)
    set->bits[i] = ~set->bits[i];
}

static void alternatives(Program *p);

static void atom(Program *p) {
  char c = *p->at++;
  if (c == '(') {
    int group = p->groups++;
    if (group >= MOST_GROUPS) {
      p->mistake = "there are too many groups";
      return;
    }
    emit(p, SAVE, 2 * group, 0);
    alternatives(p);
    emit(p, SAVE, 2 * group + 1, 0);
    if (*p->at == ')')
      p->at++;
    else
      p->mistake = "`)` is missing";
  } else if (c == '\\' && *p->at == 'b') {
    p->at++;
    emit(p, BORDER, 0, 0);
  } else if (c == '^' || c == '$') {
    emit(p, c == '^' ? BEGIN : END, 0, 0);
  } else {
    Set set = {{0}};
    if (c == '.')
      include(&set, 1, 255);
    else if (c == '[')
      bracket(p, &set);
    else if (c == '\\')
      escaped(p, &set);
    else if (strchr("*+?", c))
      p->mistake = "nothing is repeated";
    else
      include(&set, (unsigned char)c, (unsigned char)c);
    p->code[emit(p, SET, 0, 0)].set = set;
  }
}

static int count(Program *p, int missing) {
  int value = missing;
  if (*p->at >= '0' && *p->at <= '9')
    for (value = 0; *p->at >= '0' && *p->at <= '9' && value < 1000; p->at++)
      value = value * 10 + *p->at - '0';
  return value;
}

/* Of the splits that were made for a repetition, the other way goes first. Those of what is repeated stay as they are. */
static void prefer_less(Program *p, int begin, int from, int to) {
  int size = to - from;
  for (int i = begin; i < p->length; i++) {
    Instruction *code = &p->code[i];
    bool leaves = code->op == SPLIT && (code->y == p->length || code->x == p->length);
    if (leaves && (i >= from + size || i == from)) {
      int x = code->x;
      code->x = code->y;
      code->y = x;
    }
  }
}

static void repeated(Program *p) {
  int from = p->length;
  atom(p);
  int low = 1, high = 1;
  switch (p->mistake == NULL ? *p->at : '\0') {
  case '*':
    low = 0, high = INT_MAX;
    break;
  case '+':
    high = INT_MAX;
    break;
  case '?':
    low = 0;
    break;
  case '{':
    p->at++;
    low = high = count(p, 0);
    if (*p->at == ',')
      p->at++, high = count(p, INT_MAX);
    if (*p->at != '}' || high < low)
      p->mistake = "the counts are wrong";
    break;
  default:
    return;
  }
  p->at++;
  bool is_lazy = *p->at == '?';
  p->at += is_lazy;
  int begin = p->length;
  if (high == 0) {
    p->length = from;
    return;
  }
  int to = p->length;
  for (int i = 1; i < low; i++)
    repeat(p, from, to);
  if (low == 0) {
    insert(p, from, SPLIT, from + 1, 0);
    to++;
  }
  if (high == INT_MAX) {
    int last = low == 0 ? from : p->length - (to - from);
    if (low == 0)
      emit(p, JUMP, from, 0);
    else
      emit(p, SPLIT, last, p->length + 1);
  } else if (low < high) {
    int optional = low == 0 ? from + 1 : from;
    int splits[1000], pending = 0;
    for (int i = low == 0 ? 1 : low; i < high && p->mistake == NULL; i++) {
      splits[pending++] = emit(p, SPLIT, p->length + 1, 0);
      repeat(p, optional, to);
    }
    while (pending > 0)
      p->code[splits[--pending]].y = p->length;
  }
  if (low == 0)
    p->code[from].y = p->length;
  if (is_lazy)
    prefer_less(p, low == 0 ? from : begin, from, to);
}

static void sequence(Program *p) {
  while (*p->at && *p->at != '|' && *p->at != ')' && p->mistake == NULL)
    repeated(p);
}

static void alternatives(Program *p) {
  int from = p->length;
  sequence(p);
  while (*p->at == '|' && p->mistake == NULL) {
    p->at++;
    insert(p, from, SPLIT, from + 1, p->length + 2);
    int leave = emit(p, JUMP, 0, 0);
    int second = p->length;
    alternatives(p);
    p->code[from].y = second;
    p->code[leave].x = p->length;
  }
}

static bool compile(Program *p, const char *pattern) {
  memset(p, 0, sizeof *p);
  p->at = pattern;
  p->groups = 1;
  emit(p, SAVE, 0, 0);
  alternatives(p);
  if (p->mistake == NULL && *p->at)
    p->mistake = "`)` closes nothing";
  emit(p, SAVE, 1, 0);
  emit(p, MATCH, 0, 0);
  return p->mistake == NULL;
}

/* The machine: a thread is a place in the program, with what its groups have found. */

typedef struct {
  int pc;
  int slots[MOST_SLOTS];
} Thread;

typedef struct {
  Thread threads[MOST_CODE];
  int count;
  bool seen[MOST_CODE];
} Threads;

static bool is_border(const char *text, int at) {
  bool before = at > 0 && (isalnum((unsigned char)text[at - 1]) || text[at - 1] == '_');
  bool behind = text[at] && (isalnum((unsigned char)text[at]) || text[at] == '_');
  return before != behind;
}

static void add(const Program *p, Threads *list, const Thread *thread, const char *text, int at) {
  if (list->seen[thread->pc])
    return;
  list->seen[thread->pc] = true;
  const Instruction *code = &p->code[thread->pc];
  Thread next = *thread;
  next.pc++;
  switch (code->op) {
  case JUMP:
    next.pc = code->x;
    break;
  case SPLIT:
    next.pc = code->x;
    add(p, list, &next, text, at);
    next.pc = code->y;
    break;
  case SAVE:
    next.slots[code->x] = at;
    break;
  case BEGIN:
    if (at != 0)
      return;
    break;
  case END:
    if (text[at])
      return;
    break;
  case BORDER:
    if (!is_border(text, at))
      return;
    break;
  default:
    list->threads[list->count++] = *thread;
    return;
  }
  add(p, list, &next, text, at);
}

static bool search(const Program *p, const char *text, int slots[MOST_SLOTS]) {
  static Threads lists[2];
  Threads *now = &lists[0], *then = &lists[1];
  bool found = false;
  now->count = 0;
  memset(now->seen, 0, sizeof now->seen);
  for (int at = 0;; at++) {
    if (!found) {
      Thread begin = {0};
      for (int i = 0; i < MOST_SLOTS; i++)
        begin.slots[i] = -1;
      add(p, now, &begin, text, at);
    }
    then->count = 0;
    memset(then->seen, 0, sizeof then->seen);
    for (int i = 0; i < now->count; i++) {
      Thread *thread = &now->threads[i];
      const Instruction *code = &p->code[thread->pc];
      if (code->op == MATCH) {
        found = true;
        memcpy(slots, thread->slots, sizeof thread->slots);
        break; /* what is behind it is worse */
      }
      if (text[at] && has(&code->set, (unsigned char)text[at])) {
        Thread next = *thread;
        next.pc++;
        add(p, then, &next, text, at + 1);
      }
    }
    Threads *swapped = now;
    now = then, then = swapped;
    if (!text[at] || (found && now->count == 0))
      return found;
  }
}

/* The one that goes back; `fuel` ends what takes too long. */
static int goes_back(const Program *p, int pc, const char *text, int at, int *fuel) {
  while (--*fuel > 0) {
    const Instruction *code = &p->code[pc++];
    switch (code->op) {
    case MATCH:
      return at;
    case SET:
      if (!text[at] || !has(&code->set, (unsigned char)text[at]))
        return -1;
      at++;
      break;
    case SPLIT: {
      int end = goes_back(p, code->x, text, at, fuel);
      if (end >= 0)
        return end;
    }
      pc = code->y;
      break;
    case JUMP:
      pc = code->x;
      break;
    case BEGIN:
      if (at)
        return -1;
      break;
    case END:
      if (text[at])
        return -1;
      break;
    case BORDER:
      if (!is_border(text, at))
        return -1;
      break;
    case SAVE:
      break;
    }
  }
  return -1;
}

/* Each match replaced; `\1` in the replacement is what the first group has found. */
static void replace(const Program *p, const char *text, const char *by, char *out, size_t room) {
  int slots[MOST_SLOTS];
  char *end = out + room - 1;
  while (search(p, text, slots)) {
    for (int i = 0; i < slots[0] && out < end; i++)
      *out++ = text[i];
    for (const char *at = by; *at && out < end; at++) {
      int group = at[0] == '\\' && at[1] >= '0' && at[1] <= '9' ? *++at - '0' : -1;
      if (group < 0)
        *out++ = *at;
      for (int i = group < 0 ? 0 : slots[2 * group]; group >= 0 && i < slots[2 * group + 1] && out < end; i++)
        *out++ = text[i];
    }
    text += slots[1];
    if (slots[1] > slots[0])
      continue;
    if (!*text || out == end)
      break;
    *out++ = *text++;
  }
  while (*text && out < end)
    *out++ = *text++;
  *out = '\0';
}

static int replacements(void) {
  static const struct {
    const char *pattern, *text, *by, *expected;
  } cases[] = {
      {"(\\w+) (\\w+)", "hello world, good day", "\\2 \\1", "world hello, day good"},
      {"[[:digit:]]+", "a1b22c333", "#", "a#b#c#"},
      {"<.+?>", "<b>bold</b> and <i>more</i>", "", "bold and more"},
      {"\\bcat\\b", "cat concat cat's cats", "dog", "dog concat dog's cats"},
      {"x*", "axxb", "-", "-a--b-"},
      {"(a{2,3}?)", "aaaaa", "[\\1]", "[aa][aa]a"},
      {"a??b", "aab", "!", "a!"},
      {"[^[:alpha:]]", "r2d2 c3po", "", "rdcpo"},
  };
  static Program program;
  int wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    char out[100];
    if (!compile(&program, cases[i].pattern))
      return 1;
    replace(&program, cases[i].text, cases[i].by, out, sizeof out);
    printf("/%s/ replaced by \"%s\" in \"%s\": %s\n", cases[i].pattern, cases[i].by, cases[i].text, out);
    wrong += strcmp(out, cases[i].expected) != 0;
  }
  return wrong;
}

static unsigned next_random(void) {
  static unsigned state = 2024;
  return (state = state * 1103515245u + 12345u) >> 16;
}

static char *random_pattern(char *out, int depth) {
  static const char *const repetitions[] = {"*", "+", "?", "*?", "+?", "??", "{2}", "{0,2}", "{1,3}?", "", "", "", ""};
  int parts = 1 + (int)(next_random() % 3);
  for (int i = 0; i < parts; i++) {
    if (i > 0 && next_random() % 4 == 0)
      *out++ = '|';
    if (depth > 0 && next_random() % 3 == 0) {
      *out++ = '(';
      out = random_pattern(out, depth - 1);
      *out++ = ')';
    } else {
      *out++ = "aabbc."[next_random() % 6];
    }
    const char *repetition = repetitions[next_random() % 13];
    out = strcpy(out, repetition) + strlen(repetition);
  }
  *out = '\0';
  return out;
}

/* Both machines find a match of the same length at the same place, where going back does not take too long. */
static int compare_machines(int count) {
  static Program program;
  int compared = 0, wrong = 0, found = 0;
  for (int i = 0; i < count; i++) {
    char pattern[400], text[13];
    random_pattern(pattern, 2);
    for (size_t at = 0; at < sizeof text - 1; at++)
      text[at] = "abc"[next_random() % 3];
    text[sizeof text - 1] = '\0';
    int slots[MOST_SLOTS];
    if (!compile(&program, pattern) || !search(&program, text, slots))
      continue;
    found++;
    int fuel = 4000, end = goes_back(&program, 0, text, slots[0], &fuel);
    if (fuel <= 0)
      continue;
    compared++;
    if (end == slots[1])
      continue;
    printf("/%s/ in %s: %d-%d, but going back ends at %d\n", pattern, text, slots[0], slots[1], end);
    wrong++;
  }
  printf("%d patterns, %d found, %d compared, %d different\n", count, found, compared, wrong);
  return wrong;
}

int main(int argc, char **argv) {
  static const struct {
    const char *pattern, *text;
  } cases[] = {
      {"(\\w+)@(\\w+)\\.(com|org)", "write to ada@example.org, please"},
      {"^(\\d{4})-(\\d\\d)-(\\d\\d)$", "1843-07-01"},
      {"^(\\d{4})-(\\d\\d)-(\\d\\d)$", "1843-7-1"},
      {"a*(ab)?c", "xaaabc"},
      {"(a|ab)(c|bcd)(d*)", "abcd"},
      {"[^aeiou ]{3,5}", "a rhythm of its own"},
      {"x{2,3}y", "xy xxy xxxxy"},
      {"colou?r|gr[ae]y", "grey is no color"},
      {"(a|b)*abb$", "abababbabb"},
      {"^a{0}b{0,2}", "bbb"},
      {"[]-]+", "ab]-]c"},
      {"", "nothing"},
      {"\\s+$", "trailing  \t"},
      {"z", "no"},
      {"(a", ""},
      {"*", ""},
      {"[b-a]", ""},
      {"a)", ""},
      {"a{3,1}", ""},
  };
  static Program program;
  int slots[MOST_SLOTS], wrong = 0;
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const char *text = cases[i].text;
    printf("/%s/ in \"%s\":", cases[i].pattern, text);
    if (!compile(&program, cases[i].pattern)) {
      printf(" %s\n", program.mistake);
      continue;
    }
    if (!search(&program, text, slots)) {
      printf(" no\n");
      continue;
    }
    for (int group = 0; group < program.groups; group++)
      if (slots[2 * group] >= 0)
        printf(" %d-%d \"%.*s\"", slots[2 * group], slots[2 * group + 1], slots[2 * group + 1] - slots[2 * group],
               text + slots[2 * group]);
    int fuel = 100000;
    int end = goes_back(&program, 0, text + slots[0], 0, &fuel) + slots[0];
    wrong += text[slots[0]] && program.code[1].op != BEGIN && end != slots[1];
    printf("\n");
  }
  /* (a?){30}a{30} takes one that goes back for ever. */
  char text[31];
  memset(text, 'a', 30);
  text[30] = '\0';
  int fuel = 200000;
  compile(&program, "(a?){30}a{30}");
  printf("%d instructions, matches %d", program.length, search(&program, text, slots));
  printf(", going back %s\n", goes_back(&program, 0, text, 0, &fuel) == 30 ? "ends" : "takes too long");
  wrong += replacements();
  wrong += compare_machines(argc > 1 ? atoi(argv[1]) : 150);
  printf("%d wrong\n", wrong);
  return wrong != 0;
}
