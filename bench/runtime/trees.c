/* Binary trees of 32,767 nodes are made, counted and freed until there were so many nodes. */
#include <stdio.h>
#include <stdlib.h>

struct tree {
  struct tree *left, *right;
};

static struct tree *make(int depth) {
  struct tree *tree = malloc(sizeof *tree);
  tree->left = depth > 0 ? make(depth - 1) : NULL;
  tree->right = depth > 0 ? make(depth - 1) : NULL;
  return tree;
}

static long count(const struct tree *tree) {
  return tree == NULL ? 0 : 1 + count(tree->left) + count(tree->right);
}

static void drop(struct tree *tree) {
  if (tree == NULL) return;
  drop(tree->left);
  drop(tree->right);
  free(tree);
}

int main(int argc, char **argv) {
  long sum = 0;
  for (int rounds = atoi(argv[1]) / 32767; rounds > 0; rounds--) {
    struct tree *tree = make(14);
    sum += count(tree);
    drop(tree);
  }
  printf("%ld\n", sum);
  return 0;
}
