// A list that is built, sorted by merging, reversed and summed. size 60, tiny 1
#include <stdio.h>
#include <stdlib.h>
typedef struct cell { struct cell *next; int value; } cell;
static cell *cons(int value, cell *next) { cell *c = malloc(sizeof *c); c->value = value; c->next = next; return c; }
static cell *merge(cell *a, cell *b) {
  cell head, *last = &head;
  while (a && b) { cell **least = a->value <= b->value ? &a : &b; last->next = *least; last = *least; *least = last->next; }
  last->next = a ? a : b;
  return head.next;
}
static cell *sort(cell *list) {
  if (!list || !list->next) return list;
  cell *slow = list, *fast = list->next;
  while (fast && fast->next) { slow = slow->next; fast = fast->next->next; }
  cell *second = slow->next;
  slow->next = NULL;
  return merge(sort(list), sort(second));
}
static cell *reverse(cell *list) { cell *r = NULL; while (list) { cell *n = list->next; list->next = r; r = list; list = n; } return r; }
int main(int argc, char **argv) {
  unsigned seed = 1, sum = 0;
  for (int rounds = atoi(argv[1]); rounds > 0; rounds--) {
    cell *list = NULL;
    for (int i = 0; i < 50000; i++) { seed = seed * 1664525 + 1013904223; list = cons(seed >> 4, list); }
    list = reverse(sort(list));
    for (cell *c = list; c;) { sum = sum * 31 + c->value; cell *n = c->next; free(c); c = n; }
  }
  printf("%u\n", sum);
}
