/* A member of nothing. */
#include <stddef.h>

struct node {
  int value;
  struct node *next;
};

static int second(const struct node *list) {
  return list->next->value;
}

int main(void) {
  struct node only = {1, NULL};
  return second(&only);
}
