/* A list is made, walked and freed. */
#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(void) {
  struct node *list = NULL;
  for (int i = 0; i < 4; i++) {
    struct node *made = malloc(sizeof *made);
    made->value = i * i;
    made->next = list;
    list = made;
  }
  for (struct node *at = list; at != NULL; at = at->next) printf("%d ", at->value);
  puts("");
  while (list != NULL) {
    struct node *next = list->next;
    free(list);
    list = next;
  }
  return 0;
}
