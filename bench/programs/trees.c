// Binary trees that are allocated, counted and freed. size 21, tiny 5
#include <stdio.h>
#include <stdlib.h>
typedef struct node { struct node *left, *right; } node;
static node *build(int depth) {
  node *n = malloc(sizeof *n);
  n->left = depth > 0 ? build(depth - 1) : NULL;
  n->right = depth > 0 ? build(depth - 1) : NULL;
  return n;
}
static int count(const node *n) { return n->left == NULL ? 1 : 1 + count(n->left) + count(n->right); }
static void drop(node *n) { if (n->left) { drop(n->left); drop(n->right); } free(n); }
int main(int argc, char **argv) {
  int most = atoi(argv[1]);
  long sum = 0;
  for (int depth = 4; depth <= most; depth += 2)
    for (int i = 0; i < 1 << (most - depth); i++) { node *t = build(depth); sum += count(t); drop(t); }
  printf("%ld\n", sum);
}
