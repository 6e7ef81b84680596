/*
 * A small Lisp: integers of any size, symbols, texts, pairs, closures and macros, in a heap of cells that is swept when it is full. A call
 * at the end of a function takes no space.
 *
 * The argument says to what the program at the end counts, in thousands (20).
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { NUMBER, BIG, SYMBOL, TEXT, PAIR, PRIMITIVE, CLOSURE, MACRO, FREE };

typedef struct cell *Object;
typedef Object Primitive(Object args);

/* An integer that does not fit into 64 bits: its digits to the base 10^9, the lowest first, none of them 0 at the end */
typedef struct {
  bool is_negative;
  uint32_t count, digits[];
} Digits;

enum { BASE = 1000000000 };

struct cell {
  enum type type : 4;
  unsigned marked : 1;
  union {
    int64_t number;
    Digits *big;
    const char *name;
    char *text;
    Primitive *primitive;
    struct {
      Object first, rest;
    } pair;
    struct {
      Object params, body, scope;
    } closure;
  } as;
};

#define HEAP 8000
static struct cell heap[HEAP];
static Object unused, symbols, globals;
static Object nil, truth, quote, lambda, define, conditional, let, begin_word, set_word, macro_word;
static Object quasi_word, unquote_word, splice_word;
static unsigned collections;

/* What the collector must not take: variables of functions that are running. */
static Object *roots[4000];
static size_t root_count;
#define ROOT(variable) (roots[root_count++] = &(variable))

static void die(const char *what) {
  printf("error: %s\n", what);
  exit(3);
}

static void mark(Object object) {
  while (object != NULL && !object->marked) {
    object->marked = 1;
    switch (object->type) {
    case PAIR:
      mark(object->as.pair.first);
      object = object->as.pair.rest;
      break;
    case CLOSURE:
    case MACRO:
      mark(object->as.closure.params);
      mark(object->as.closure.body);
      object = object->as.closure.scope;
      break;
    default:
      return;
    }
  }
}

static void collect(void) {
  collections++;
  mark(symbols), mark(globals), mark(nil);
  for (size_t i = 0; i < root_count; i++)
    mark(*roots[i]);
  unused = NULL;
  for (Object cell = heap; cell < heap + HEAP; cell++) {
    if (!cell->marked) {
      if (cell->type == BIG)
        free(cell->as.big);
      if (cell->type == TEXT)
        free(cell->as.text);
      cell->type = FREE;
      cell->as.pair.rest = unused;
      unused = cell;
    }
    cell->marked = 0;
  }
  if (unused == NULL)
    die("the heap is full");
}

static Object allocate(enum type type) {
  if (unused == NULL)
    collect();
  Object cell = unused;
  unused = cell->as.pair.rest;
  *cell = (struct cell){.type = type};
  return cell;
}

static Object cons(Object first, Object rest) {
  size_t depth = root_count;
  ROOT(first), ROOT(rest);
  Object pair = allocate(PAIR);
  pair->as.pair.first = first;
  pair->as.pair.rest = rest;
  root_count = depth;
  return pair;
}

static Object number(int64_t value) {
  Object cell = allocate(NUMBER);
  cell->as.number = value;
  return cell;
}

/* Integers without bounds: signs and magnitudes */

static Digits *new_digits(uint32_t count) {
  Digits *made = calloc(1, sizeof *made + count * sizeof *made->digits);
  if (made == NULL)
    die("there is no memory");
  made->count = count;
  return made;
}

/* A copy of the digits of a number, whatever its size */
static Digits *digits_of(Object object) {
  if (object->type == BIG) {
    const Digits *big = object->as.big;
    Digits *copy = new_digits(big->count);
    memcpy(copy, big, sizeof *big + big->count * sizeof *big->digits);
    return copy;
  }
  if (object->type != NUMBER)
    die("a number is expected");
  Digits *made = new_digits(3);
  made->is_negative = object->as.number < 0;
  uint64_t rest = made->is_negative ? -(uint64_t)object->as.number : (uint64_t)object->as.number;
  for (made->count = 0; rest > 0; rest /= BASE)
    made->digits[made->count++] = (uint32_t)(rest % BASE);
  return made;
}

static int compare_digits(const Digits *a, const Digits *b) {
  if (a->count != b->count)
    return a->count < b->count ? -1 : 1;
  for (uint32_t i = a->count; i-- > 0;)
    if (a->digits[i] != b->digits[i])
      return a->digits[i] < b->digits[i] ? -1 : 1;
  return 0;
}

static void trim(Digits *number) {
  while (number->count > 0 && number->digits[number->count - 1] == 0)
    number->count--;
}

static Digits *add_digits(const Digits *a, const Digits *b) {
  if (a->count < b->count)
    return add_digits(b, a);
  Digits *sum = new_digits(a->count + 1);
  uint32_t carry = 0;
  for (uint32_t i = 0; i < sum->count; i++) {
    carry += (i < a->count ? a->digits[i] : 0) + (i < b->count ? b->digits[i] : 0);
    sum->digits[i] = carry % BASE;
    carry /= BASE;
  }
  trim(sum);
  return sum;
}

/* a is not less. */
static Digits *subtract_digits(const Digits *a, const Digits *b) {
  Digits *rest = new_digits(a->count);
  int64_t borrow = 0;
  for (uint32_t i = 0; i < a->count; i++) {
    int64_t digit = (int64_t)a->digits[i] - (i < b->count ? b->digits[i] : 0) - borrow;
    borrow = digit < 0;
    rest->digits[i] = (uint32_t)(digit + borrow * BASE);
  }
  trim(rest);
  return rest;
}

static Digits *big_add(Digits *a, Digits *b) {
  Digits *sum;
  if (a->is_negative == b->is_negative) {
    sum = add_digits(a, b);
    sum->is_negative = a->is_negative;
  } else {
    bool is_less = compare_digits(a, b) < 0;
    sum = is_less ? subtract_digits(b, a) : subtract_digits(a, b);
    sum->is_negative = is_less ? b->is_negative : a->is_negative;
  }
  return sum;
}

static Digits *big_subtract(Digits *a, Digits *b) {
  b->is_negative = !b->is_negative;
  return big_add(a, b);
}

static Digits *big_multiply(Digits *a, Digits *b) {
  Digits *product = new_digits(a->count + b->count);
  product->is_negative = a->is_negative != b->is_negative;
  for (uint32_t i = 0; i < a->count; i++) {
    uint64_t carry = 0;
    for (uint32_t j = 0; j < b->count || carry > 0; j++) {
      carry += product->digits[i + j] + (j < b->count ? (uint64_t)a->digits[i] * b->digits[j] : 0);
      product->digits[i + j] = (uint32_t)(carry % BASE);
      carry /= BASE;
    }
  }
  trim(product);
  return product;
}

/* The number as an object, small if it is; the digits are the object's, or freed. */
static Object integer_object(Digits *digits) {
  uint64_t value = 0;
  bool is_small = digits->count <= 2;
  for (uint32_t i = digits->count; i-- > 0 && is_small;)
    value = value * BASE + digits->digits[i];
  if (is_small) {
    int64_t signed_value = digits->is_negative ? -(int64_t)value : (int64_t)value;
    free(digits);
    return number(signed_value);
  }
  Object cell = allocate(BIG);
  cell->as.big = digits;
  return cell;
}

static Object big_operation(Digits *operation(Digits *, Digits *), Object a, Object b) {
  Digits *left = digits_of(a), *right = digits_of(b), *result = operation(left, right);
  free(left);
  free(right);
  return integer_object(result);
}

static void print_digits(const Digits *number) {
  printf("%s%u", number->is_negative ? "-" : "", number->digits[number->count - 1]);
  for (uint32_t i = number->count - 1; i-- > 0;)
    printf("%09u", number->digits[i]);
}

static int compare_numbers(Object a, Object b) {
  if (a->type == NUMBER && b->type == NUMBER)
    return (a->as.number > b->as.number) - (a->as.number < b->as.number);
  Digits *left = digits_of(a), *right = digits_of(b);
  int order = left->is_negative != right->is_negative ? 1 : compare_digits(left, right);
  bool is_negative = left->is_negative;
  free(left);
  free(right);
  return is_negative ? -order : order;
}

static Object first(Object list) {
  if (list->type != PAIR)
    die("first of what is no pair");
  return list->as.pair.first;
}

static Object rest(Object list) {
  if (list->type != PAIR)
    die("rest of what is no pair");
  return list->as.pair.rest;
}

#define second(list) first(rest(list))
#define third(list) first(rest(rest(list)))

static Object symbol(const char *name, size_t length) {
  for (Object at = symbols; at != nil; at = at->as.pair.rest) {
    const char *known = at->as.pair.first->as.name;
    if (strlen(known) == length && memcmp(known, name, length) == 0)
      return at->as.pair.first;
  }
  char *copy = malloc(length + 1);
  memcpy(copy, name, length);
  copy[length] = 0;
  Object cell = allocate(SYMBOL);
  cell->as.name = copy;
  symbols = cons(cell, symbols);
  return cell;
}

/* The reader and the printer */

static const char *input;

static void skip(void) {
  for (;;) {
    while (isspace((unsigned char)*input))
      input++;
    if (*input != ';')
      return;
    while (*input && *input != '\n')
      input++;
  }
}

static Object read_object(void);

static Object read_rest(void) {
  skip();
  if (*input == 0)
    die("a list has no end");
  if (*input == ')') {
    input++;
    return nil;
  }
  if (*input == '.' && isspace((unsigned char)input[1])) {
    input++;
    Object last = read_object();
    skip();
    if (*input++ != ')')
      die("one thing follows the point");
    return last;
  }
  Object head = read_object();
  size_t depth = root_count;
  ROOT(head);
  Object tail = read_rest();
  root_count = depth;
  return cons(head, tail);
}

static Object text_object(const char *start, size_t length) {
  char *copy = malloc(length + 1);
  memcpy(copy, start, length);
  copy[length] = 0;
  Object cell = allocate(TEXT);
  cell->as.text = copy;
  return cell;
}

static Object read_text(void) {
  const char *start = ++input;
  while (*input && *input != '"')
    input++;
  if (*input++ == 0)
    die("a text has no end");
  return text_object(start, (size_t)(input - 1 - start));
}

/* `'x`, `` `x ``, `,x` and `,@x` are short for lists of two. */
static Object read_short(void) {
  char mark = *input++;
  bool is_splice = mark == ',' && *input == '@';
  input += is_splice;
  return cons(mark == '\'' ? quote : mark == '`' ? quasi_word : is_splice ? splice_word : unquote_word, cons(read_object(), nil));
}

static Object read_object(void) {
  skip();
  if (*input == '(') {
    input++;
    return read_rest();
  }
  if (*input == '\'' || *input == '`' || *input == ',')
    return read_short();
  if (*input == '"')
    return read_text();
  const char *start = input;
  while (*input && !isspace((unsigned char)*input) && !strchr("();'\"`,", *input))
    input++;
  char *end;
  int64_t value = strtoll(start, &end, 10);
  return end == input && end != start ? number(value) : symbol(start, (size_t)(input - start));
}

static void print(Object object) {
  switch (object->type) {
  case NUMBER:
    printf("%lld", (long long)object->as.number);
    break;
  case BIG:
    print_digits(object->as.big);
    break;
  case SYMBOL:
    fputs(object->as.name, stdout);
    break;
  case TEXT:
    printf("\"%s\"", object->as.text);
    break;
  case PAIR:
    putchar('(');
    print(object->as.pair.first);
    for (object = object->as.pair.rest; object->type == PAIR; object = object->as.pair.rest) {
      putchar(' ');
      print(object->as.pair.first);
    }
    if (object != nil) {
      printf(" . ");
      print(object);
    }
    putchar(')');
    break;
  case PRIMITIVE:
  case CLOSURE:
    printf("<function>");
    break;
  case MACRO:
    printf("<macro>");
    break;
  case FREE:
    die("a dead cell is used");
  }
}

/* The evaluator: scopes are lists of pairs of a name and a value. */

static Object *find(Object name, Object scope) {
  for (; scope != nil; scope = scope->as.pair.rest)
    if (scope->as.pair.first->as.pair.first == name)
      return &scope->as.pair.first->as.pair.rest;
  return NULL;
}

static Object evaluate(Object object, Object scope);

static Object evaluate_all(Object list, Object scope) {
  if (list == nil)
    return nil;
  size_t depth = root_count;
  ROOT(list), ROOT(scope);
  Object head = evaluate(first(list), scope);
  ROOT(head);
  Object result = cons(head, evaluate_all(rest(list), scope));
  root_count = depth;
  return result;
}

static Object bind(Object params, Object args, Object scope) {
  size_t depth = root_count;
  ROOT(params), ROOT(args), ROOT(scope);
  for (; params->type == PAIR; params = rest(params), args = rest(args))
    scope = cons(cons(first(params), first(args)), scope);
  if (params != nil)
    scope = cons(cons(params, args), scope);
  root_count = depth;
  return scope;
}

static Object name_value(Object name, Object scope) {
  Object *place = find(name, scope);
  if (place == NULL)
    place = find(name, globals);
  if (place == NULL) {
    printf("unknown name %s\n", name->as.name);
    exit(3);
  }
  return *place;
}

/* Of a list of parameters and a body */
static Object closure(enum type type, Object parts, Object scope) {
  Object made = allocate(type);
  made->as.closure.params = first(parts);
  made->as.closure.body = second(parts);
  made->as.closure.scope = scope;
  return made;
}

/* A copy of a list in which what is unquoted is evaluated, and what is spliced is appended */
static Object quasi(Object object, Object scope) {
  if (object->type != PAIR)
    return object;
  size_t depth = root_count;
  Object result = nil, part = nil;
  ROOT(object), ROOT(scope), ROOT(result), ROOT(part);
  if (first(object) == unquote_word) {
    result = evaluate(second(object), scope);
  } else if (first(object)->type == PAIR && first(first(object)) == splice_word) {
    part = evaluate(second(first(object)), scope);
    result = quasi(rest(object), scope);
    Object reversed = nil;
    ROOT(reversed);
    for (; part != nil; part = rest(part))
      reversed = cons(first(part), reversed);
    for (; reversed != nil; reversed = rest(reversed))
      result = cons(first(reversed), result);
  } else {
    part = quasi(first(object), scope);
    result = quasi(rest(object), scope);
    result = cons(part, result);
  }
  root_count = depth;
  return result;
}

static void assign(Object name, Object value, Object scope) {
  Object *place = find(name, scope);
  if (place == NULL)
    place = find(name, globals);
  if (place == NULL)
    die("what is set is not defined");
  *place = value;
}

static Object evaluate(Object object, Object scope) {
  size_t depth = root_count;
  Object callee = nil, args = nil;
  if (depth > sizeof roots / sizeof *roots - 40)
    die("calls are nested too deep");
  ROOT(object), ROOT(scope), ROOT(callee), ROOT(args);
  for (;;) {
    Object result = object;
    if (object->type == SYMBOL && object != nil && object != truth) {
      result = name_value(object, scope);
    } else if (object->type == PAIR) {
      Object head = first(object);
      if (head == quote) {
        result = second(object);
      } else if (head == conditional) {
        object = evaluate(second(object), scope) != nil ? third(object) : first(rest(rest(rest(object))));
        continue;
      } else if (head == lambda) {
        result = closure(CLOSURE, rest(object), scope);
      } else if (head == macro_word) {
        args = cons(second(object), nil);
        args->as.pair.rest = closure(MACRO, rest(rest(object)), scope);
        globals = cons(args, globals);
        result = second(object);
      } else if (head == quasi_word) {
        result = quasi(second(object), scope);
      } else if (head == begin_word) {
        for (object = rest(object); rest(object) != nil; object = rest(object))
          evaluate(first(object), scope);
        object = first(object);
        continue;
      } else if (head == set_word) {
        result = evaluate(third(object), scope);
        assign(second(object), result, scope);
      } else if (head == define) {
        result = evaluate(third(object), scope);
        args = cons(second(object), result);
        globals = cons(args, globals);
        result = second(object);
      } else if (head == let) {
        args = cons(evaluate(second(second(object)), scope), nil);
        callee = cons(first(second(object)), nil);
        scope = bind(callee, args, scope);
        object = third(object);
        continue;
      } else {
        callee = evaluate(head, scope);
        if (callee->type == MACRO) {
          args = bind(callee->as.closure.params, rest(object), callee->as.closure.scope);
          object = evaluate(callee->as.closure.body, args);
          continue;
        }
        args = evaluate_all(rest(object), scope);
        if (callee->type == CLOSURE) {
          scope = bind(callee->as.closure.params, args, callee->as.closure.scope);
          object = callee->as.closure.body;
          continue;
        }
        if (callee->type != PRIMITIVE)
          die("what is called is no function");
        result = callee->as.primitive(args);
      }
    }
    root_count = depth;
    return result;
  }
}

/* Functions of the language */

static int64_t integer(Object object) {
  if (object->type != NUMBER)
    die("a number is expected");
  return object->as.number;
}

/* In 64 bits as long as the result fits */
#define ARITHMETIC(name) \
  static Object name(Object args) { \
    Object total = first(args); \
    for (args = rest(args); args != nil; args = rest(args)) { \
      Object next = first(args); \
      int64_t result; \
      bool is_small = total->type == NUMBER && next->type == NUMBER; \
      if (is_small && !__builtin_##name##_overflow(total->as.number, next->as.number, &result)) \
        total = number(result); \
      else \
        total = big_operation(name##_BIG, total, next); \
    } \
    return total; \
  }
#define add_BIG big_add
#define sub_BIG big_subtract
#define mul_BIG big_multiply
ARITHMETIC(add)
ARITHMETIC(sub)
ARITHMETIC(mul)
#undef ARITHMETIC

static Object remainder_of(Object args) {
  if (integer(second(args)) == 0)
    die("nothing can be divided by 0");
  return number(integer(first(args)) % integer(second(args)));
}

static bool is_number(Object object) { return object->type == NUMBER || object->type == BIG; }
static Object less(Object args) { return compare_numbers(first(args), second(args)) < 0 ? truth : nil; }
static Object equal(Object args) {
  Object a = first(args), b = second(args);
  if (a->type == TEXT && b->type == TEXT)
    return strcmp(a->as.text, b->as.text) == 0 ? truth : nil;
  return a == b || (is_number(a) && is_number(b) && compare_numbers(a, b) == 0) ? truth : nil;
}
static Object join_texts(Object args) {
  size_t length = 0;
  for (Object at = args; at != nil; at = rest(at)) {
    if (first(at)->type != TEXT)
      die("a text is expected");
    length += strlen(first(at)->as.text);
  }
  char all[length + 1], *end = all;
  for (Object at = args; at != nil; at = rest(at))
    end = stpcpy(end, first(at)->as.text);
  return text_object(all, length);
}
static Object make_pair(Object args) { return cons(first(args), second(args)); }
static Object first_of(Object args) { return first(first(args)); }
static Object rest_of(Object args) { return rest(first(args)); }
static Object is_pair(Object args) { return first(args)->type == PAIR ? truth : nil; }
static Object list_of(Object args) { return args; }

static const struct {
  const char *name;
  Primitive *function;
} primitives[] = {{"+", add},           {"-", sub},            {"*", mul},   {"mod", remainder_of},
                  {"<", less},          {"=", equal},          {"cons", make_pair}, {"first", first_of},
                  {"rest", rest_of},    {"pair?", is_pair},    {"list", list_of},    {"join", join_texts}};

static Object word(const char *name) { return symbol(name, strlen(name)); }

static void begin(void) {
  for (size_t i = 0; i < HEAP; i++) {
    heap[i].type = FREE;
    heap[i].as.pair.rest = unused;
    unused = &heap[i];
  }
  nil = allocate(SYMBOL);
  nil->as.name = "nil";
  symbols = globals = nil;
  symbols = cons(nil, nil);
  truth = word("t"), quote = word("quote"), lambda = word("lambda"), define = word("define");
  conditional = word("if"), let = word("let"), begin_word = word("begin"), set_word = word("set!"), macro_word = word("macro");
  quasi_word = word("quasiquote"), unquote_word = word("unquote"), splice_word = word("unquote-splicing");
  for (size_t i = 0; i < sizeof primitives / sizeof primitives[0]; i++) {
    Object function = allocate(PRIMITIVE);
    function->as.primitive = primitives[i].function;
    globals = cons(cons(word(primitives[i].name), function), globals);
  }
}

static const char program[] =
    "(define not (lambda (x) (if x nil t)))\n"
    "(define fact (lambda (n) (if (< n 2) 1 (* n (fact (- n 1))))))\n"
    "(fact 20)\n"
    "(define fib (lambda (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2))))))\n"
    "(fib 15)\n"
    "(define map (lambda (f l) (if (pair? l) (cons (f (first l)) (map f (rest l))) nil)))\n"
    "(define fold (lambda (f a l) (if (pair? l) (fold f (f a (first l)) (rest l)) a)))\n"
    "(define range (lambda (a b) (if (< a b) (cons a (range (+ a 1) b)) nil)))\n"
    "(map (lambda (x) (* x x)) (range 0 12))\n"
    "(fold + 0 (range 0 100))\n"
    "(define filter (lambda (p l) (if (pair? l)\n"
    "  (if (p (first l)) (cons (first l) (filter p (rest l))) (filter p (rest l))) nil)))\n"
    "(define sieve (lambda (l) (if (pair? l)\n"
    "  (let (p (first l)) (cons p (sieve (filter (lambda (n) (not (= 0 (mod n p)))) (rest l))))) nil)))\n"
    "(sieve (range 2 60)) ; primes\n"
    "(define compose (lambda (f g) (lambda (x) (f (g x)))))\n"
    "((compose (lambda (x) (+ x 1)) (lambda (x) (* x 10))) 4)\n"
    "(define count (lambda (n) (if (= n 0) 'done (count (- n 1)))))\n"
    "(count (* thousands 1000)) ; in constant space\n"
    "(fact 40)\n"
    "(- (fact 30) (+ (fact 30) 1))\n"
    "(define power (lambda (b n) (if (= n 0) 1 (* b (power b (- n 1))))))\n"
    "(list (power 2 64) (- 0 (power 10 30)) (- (power 2 64) (- (power 2 64) 5)))\n"
    "(list (< (power 2 99) (power 2 100)) (< (- 0 (power 2 99)) 5) (= (power 4 50) (power 2 100)))\n"
    "(macro when (test . body) `(if ,test (begin ,@body) nil))\n"
    "(macro and (a . more) (if (pair? more) `(if ,a (and ,@more) nil) a))\n"
    "(macro or (a . more) (if (pair? more) `(let (it ,a) (if it it (or ,@more))) a))\n"
    "(macro cond (clause . more)\n"
    "  `(if ,(first clause) ,(first (rest clause)) ,(if (pair? more) `(cond ,@more) nil)))\n"
    "(macro while (test . body) `(let (loop nil) (begin\n"
    "  (set! loop (lambda () (if ,test (begin ,@body (loop)) nil))) (loop))))\n"
    "(define size (lambda (n) (cond ((< n 10) \"small\") ((< n 1000) \"medium\") (t \"large\"))))\n"
    "(map size '(1 10 100 1000 10000))\n"
    "(list (and 1 2 3) (and 1 nil 3) (or nil nil 7) (or nil nil))\n"
    "(define sum 0)\n"
    "(let (i 0) (begin (while (< i 100) (set! i (+ i 1)) (set! sum (+ sum (* i i)))) sum))\n"
    "(define counter (lambda (n) (lambda () (set! n (+ n 1)))))\n"
    "(define c (counter 5))\n"
    "(begin (c) (c) (c))\n"
    "(define even (lambda (n) (if (= n 0) t (odd (- n 1)))))\n"
    "(define odd (lambda (n) (if (= n 0) nil (even (- n 1)))))\n"
    "(even 3001)\n"
    "(fold (lambda (a b) (join a \"-\" b)) \"x\" '(\"y\" \"z\"))\n"
    "(define fibs (lambda (a b n) (if (= n 0) a (fibs b (+ a b) (- n 1)))))\n"
    "(fibs 0 1 200)\n"
    "when\n"
    "'(a (b . c) (1 2 (3)) nil)\n"
    "(cons 1 2)\n"
    "((lambda all all) 1 2 3)\n"
    "(list map first)\n"
    "(first 7)\n";

int main(int argc, char **argv) {
  begin();
  Object thousands = number(argc > 1 ? strtol(argv[1], NULL, 10) : 20);
  globals = cons(cons(word("thousands"), thousands), globals);
  input = program;
  for (skip(); *input; skip()) {
    Object object = read_object();
    print(evaluate(object, nil));
    printf(collections > 0 ? "  ; swept\n" : "\n");
    collections = 0;
    fflush(stdout);
  }
  return 0;
}
