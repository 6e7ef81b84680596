/* A list that is sorted while it is built: structures, addresses, and memory that is given back.
 *   samara run examples/list.c
 *   samara step examples/list.c                  the formal machine, line by line of this file
 *   samara run examples/list.c --engine light    every access to memory is checked
 */
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

/* The place in the list where the value belongs: the address of the pointer that will lead to it. */
static struct node **placeOf(struct node **list, int value) {
  while (*list != NULL && (*list)->value < value) list = &(*list)->next;
  return list;
}

static void insert(struct node **list, int value) {
  struct node **place = placeOf(list, value);
  struct node *added = malloc(sizeof *added);
  added->value = value;
  added->next = *place;
  *place = added;
}

int main(void) {
  static const int values[] = {31, 4, 15, 92, 65, 35, 89, 7};
  struct node *list = NULL;
  for (size_t i = 0; i < sizeof values / sizeof values[0]; i++) insert(&list, values[i]);
  while (list != NULL) {
    struct node *first = list;
    list = first->next;
    printf("%d%s", first->value, list == NULL ? "\n" : " ");
    free(first);
  }
  return 0;
}
