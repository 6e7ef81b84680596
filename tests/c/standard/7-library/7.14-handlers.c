/* 7.14: handlers of signals that the program raises itself: replaced, ignored, restored. */
#include <signal.h>
#include <stdio.h>

static volatile sig_atomic_t last, count;
static void handler(int signal) {
  last = signal;
  count++;
}
static void other(int signal) { last = -signal; }

int main(void) {
  printf("%d\n", signal(SIGTERM, handler) == SIG_DFL);
  printf("%d", raise(SIGTERM));
  printf(" %d %d\n", last == SIGTERM, count);
  signal(SIGTERM, handler);
  printf("%d\n", signal(SIGTERM, other) == handler);
  raise(SIGTERM);
  printf("%d\n", last == -SIGTERM);
  printf("%d\n", signal(SIGTERM, SIG_IGN) == other);
  raise(SIGTERM);
  printf("%d %d\n", last == -SIGTERM, count);
  signal(SIGINT, handler);
  raise(SIGINT);
  printf("%d %d\n", last == SIGINT, count);
  printf("%d\n", signal(SIGTERM, SIG_DFL) == SIG_IGN);
  printf("%d\n", signal(-5, handler) == SIG_ERR);
}
// out: 1
// out: 0 1 1
// out: 1
// out: 1
// out: 1
// out: 1 1
// out: 1 2
// out: 1
// out: 1
