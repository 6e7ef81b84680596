/*
 * Regular expressions: a pattern becomes a program of a small machine (after Thompson), all of whose threads go through the text
 * together. So the time is at most the length of the text times that of the pattern; a matcher that goes back is beside it, as a
 * check. A pattern has `.`, `[a-z]`, `[^…]`, `(…)`, `|`, `*`, `+`, `?`, `{m,n}`, `^`, `$`, `\d`, `\w`, `\s`.
 */
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

typedef enum { SET, SPLIT, JUMP, SAVE, BEGIN, END, MATCH } Op;

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
    case SAVE:
      break;
    }
  }
  return -1;
}

int main(void) {
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
  printf("%d wrong\n", wrong);
  return wrong;
}
