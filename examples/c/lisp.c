/* A small Lisp: numbers, symbols, pairs and closures, in a heap of cells that is swept when it is full. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum type { NUMBER, SYMBOL, PAIR, PRIMITIVE, CLOSURE, FREE };

typedef struct cell *Object;
typedef Object Primitive(Object args);

struct cell {
  enum type type : 4;
  unsigned marked : 1;
  union {
    int64_t number;
    const char *name;
    Primitive *primitive;
    struct {
      Object first, rest;
    } pair;
    struct {
      Object params, body, scope;
    } closure;
  } as;
};

#define HEAP 6000
static struct cell heap[HEAP];
static Object unused, symbols, globals;
static Object nil, truth, quote, lambda, define, conditional, let;
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
  Object head = read_object();
  size_t depth = root_count;
  ROOT(head);
  Object tail = read_rest();
  root_count = depth;
  return cons(head, tail);
}

static Object read_object(void) {
  skip();
  if (*input == '(') {
    input++;
    return read_rest();
  }
  if (*input == '\'') {
    input++;
    return cons(quote, cons(read_object(), nil));
  }
  const char *start = input;
  while (*input && !isspace((unsigned char)*input) && !strchr("();'", *input))
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
  case SYMBOL:
    fputs(object->as.name, stdout);
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
        result = allocate(CLOSURE);
        result->as.closure.params = second(object);
        result->as.closure.body = third(object);
        result->as.closure.scope = scope;
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

#define ARITHMETIC(name, op) \
  static Object name(Object args) { \
    int64_t total = integer(first(args)); \
    for (args = rest(args); args != nil; args = rest(args)) \
      total = total op integer(first(args)); \
    return number(total); \
  }
ARITHMETIC(add, +)
ARITHMETIC(subtract, -)
ARITHMETIC(multiply, *)
ARITHMETIC(remainder_of, %)
#undef ARITHMETIC

static Object less(Object args) { return integer(first(args)) < integer(second(args)) ? truth : nil; }
static Object equal(Object args) {
  Object a = first(args), b = second(args);
  return a == b || (a->type == NUMBER && b->type == NUMBER && a->as.number == b->as.number) ? truth : nil;
}
static Object make_pair(Object args) { return cons(first(args), second(args)); }
static Object first_of(Object args) { return first(first(args)); }
static Object rest_of(Object args) { return rest(first(args)); }
static Object is_pair(Object args) { return first(args)->type == PAIR ? truth : nil; }
static Object list_of(Object args) { return args; }

static const struct {
  const char *name;
  Primitive *function;
} primitives[] = {{"+", add},           {"-", subtract},       {"*", multiply},   {"mod", remainder_of},
                  {"<", less},          {"=", equal},          {"cons", make_pair}, {"first", first_of},
                  {"rest", rest_of},    {"pair?", is_pair},    {"list", list_of}};

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
  conditional = word("if"), let = word("let");
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
    "(count 20000) ; in constant space\n"
    "'(a (b . c) (1 2 (3)) nil)\n"
    "(cons 1 2)\n"
    "((lambda all all) 1 2 3)\n"
    "(list map first)\n"
    "(first 7)\n";

int main(void) {
  begin();
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
