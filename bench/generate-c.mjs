/**
 * C programs of a given number of lines, as people write them: structures, tables, functions with loops and switches, calls, strings,
 * macros, comments. What they print depends on all of it, so that compilers agree only when all are right.
 */
const head = `#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT(value, low, high) ((value) < (low) ? (low) : (value) > (high) ? (high) : (value))
#define COUNT(array) (sizeof(array) / sizeof *(array))

typedef struct node {
  struct node *next;
  const char *name;
  uint32_t key;
  double weight;
  unsigned is_used : 1, kind : 4;
} Node;

static Node *nodes;
static uint32_t state = 1;

static uint32_t next_random(void) {
  state ^= state << 13;
  state ^= state >> 17;
  return state ^= state << 5;
}
`;

const part = (n) => `
/* Part ${n}: what it does has no meaning, but it does it in the usual way. */

enum kind_${n} { FIRST_${n}, SECOND_${n} = ${(n % 7) + 3}, THIRD_${n} };

static const int table_${n}[] = {${[3, 1, 4, 1, 5, 9, 2, 6].map((digit) => digit * ((n % 13) + 1)).join(', ')}};

static Node *find_${n}(const char *name, uint32_t key) {
  for (Node *node = nodes; node != NULL; node = node->next) {
    if (node->key == key && strcmp(node->name, name) == 0)
      return node;
  }
  Node *node = calloc(1, sizeof *node);
  if (node == NULL)
    exit(1);
  node->name = name;
  node->key = key;
  node->weight = key * 0.5 + ${n % 100};
  node->kind = ${n % 16};
  node->next = nodes;
  nodes = node;
  return node;
}

static int classify_${n}(int value) {
  switch (value & 7) {
  case 0:
    return FIRST_${n};
  case 1:
  case 2:
    value += table_${n}[value & 3];
    break;
  case 3: {
    int sum = 0;
    for (size_t i = 0; i < COUNT(table_${n}); i++)
      sum += table_${n}[i] * (int)i;
    return sum % 100;
  }
  default:
    while (value > 10)
      value = value / 3 - 1;
  }
  return LIMIT(value, SECOND_${n}, 1000);
}

static uint64_t mix_${n}(const unsigned char *bytes, size_t length) {
  uint64_t hash = 0xcbf29ce484222325u ^ ${n};
  while (length-- > 0) {
    hash = (hash ^ *bytes++) * 0x100000001b3u;
    hash ^= hash >> 29 | hash << 35;
  }
  return hash;
}

static void step_${n}(uint64_t *total) {
  char name[32];
  Node *node = find_${n}("part ${n}", next_random() % 4);
  int length = snprintf(name, sizeof name, "%s.%u", node->name, node->key);
  node->is_used = !node->is_used;
  if (length > 0 && node->is_used)
    *total += mix_${n}((const unsigned char *)name, (size_t)length);
  else
    *total ^= (uint64_t)(node->weight * ${n % 9}.25);
  *total += (uint64_t)classify_${n}((int)(*total % 97) + ${n % 50});
}
`;

const partLines = part(0).split('\n').length - 1;
const headLines = head.split('\n').length - 1;

/** About so many lines. */
export function generateC(lines) {
  const parts = Math.max(1, Math.round((lines - headLines) / (partLines + 1)));
  const numbers = Array.from({ length: parts }, (_, n) => n);
  const calls = numbers.map((n) => `  step_${n}(&total);\n`).join('');
  return `${head}${numbers.map(part).join('')}
int main(void) {
  uint64_t total = 0;
${calls}  printf("%llu\\n", (unsigned long long)total);
  return 0;
}
`;
}
