#include <stdlib.h>
struct node { int value; struct node *next; };
int f(struct node *n) {
  n.value = 1; //! a pointer
  n->valeu = 2; //! misspelt member
  struct node m = *n;
  m->value = 3; //! not a pointer
  return n + m; //! no sum of these
}
