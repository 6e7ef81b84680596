#include <stdio.h>
#include <string.h>
struct node { int value; struct node *next; };
static int length(const struct node *list) {
  int n = 0;
  for (; list; list = list->next) n++;
  return n;
}
int main(int argc, char **argv) {
  struct node a = { 1, NULL }, b = { 2, &a };
  printf("Hello from C: %d nodes, %zu, %d args\n", length(&b), strlen("four"), argc);
  return 0;
}
