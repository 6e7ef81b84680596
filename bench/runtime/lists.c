/* Lists of 10,000 nodes are made and freed until there were so many nodes. */
#include <stdio.h>
#include <stdlib.h>

struct node {
  struct node *next;
  long value;
};

int main(int argc, char **argv) {
  long sum = 0;
  for (int rounds = atoi(argv[1]) / 10000; rounds > 0; rounds--) {
    struct node *head = NULL;
    for (int i = 0; i < 10000; i++) {
      struct node *one = malloc(sizeof *one);
      *one = (struct node){head, i};
      head = one;
    }
    while (head != NULL) {
      struct node *next = head->next;
      sum += head->value;
      free(head);
      head = next;
    }
  }
  printf("%ld\n", sum);
  return 0;
}
