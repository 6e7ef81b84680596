/* 6.9: what is declared first may be defined later; statics with the same names in functions are different. */
#include <stdio.h>
static int late(int);
extern const int table[];
static int early(void) { return late(2) + table[1]; }
const int table[] = {10, 20, 30};
static int late(int n) { static int calls; return n * 100 + ++calls; }
static int other(void) { static int calls = 50; return calls--; }
struct node *head;
struct node { int v; struct node *next; };
static struct node two = {2, 0}, one = {1, &two};
int main(void) {
  printf("%d ", early());
  printf("%d ", early());
  printf("%d ", other());
  printf("%d\n", other());
  head = &one;
  printf("%d\n", head->next->v);
  int late_one(int n);
  printf("%d\n", late_one(5));
}
int late_one(int n) { return early() + n; }
// out: 221 222 50 49
// out: 2
// out: 228
