/* A linked list on the heap: allocation and pointers that are loaded. */
#include <stdlib.h>
struct node { struct node *next; int value; };
long kernel(void) {
  struct node *head = 0;
  for (int i = 0; i < 20000; i++) {
    struct node *n = malloc(sizeof *n);
    n->next = head;
    n->value = i;
    head = n;
  }
  long sum = 0;
  for (int r = 0; r < 20; r++)
    for (struct node *n = head; n; n = n->next) sum += n->value ^ r;
  while (head) {
    struct node *next = head->next;
    free(head);
    head = next;
  }
  return sum;
}
