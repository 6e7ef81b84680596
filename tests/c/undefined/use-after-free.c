/* A list is freed, and then its first node is read. */
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

static struct node *push(struct node *list, int value) {
  struct node *made = malloc(sizeof *made);
  made->value = value;
  made->next = list;
  return made;
}

static void release(struct node *list) {
  while (list != NULL) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
}

int main(void) {
  struct node *list = push(push(NULL, 1), 2);
  release(list);
  printf("%d\n", list->value);
  return 0;
}
