/* <signal.h>: handlers that stay, signals that wait, what is refused; <stdlib.h>: abort with a handler. */
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

static volatile sig_atomic_t depth;

static void handle(int number) {
  printf("signal %d at depth %d\n", number, (int)depth);
  depth++;
  if (number == SIGUSR1 && depth < 4) raise(SIGUSR1);
  depth--;
  if (number == SIGABRT) {
    fflush(stdout);
    _Exit(9);
  }
}

int main(void) {
  printf("%d\n", signal(SIGUSR1, handle) == SIG_DFL);
  printf("%d\n", raise(SIGTERM == 15 ? SIGCHLD : SIGCHLD));
  signal(SIGUSR2, SIG_IGN);
  printf("%d\n", raise(SIGUSR2));
  printf("%d\n", signal(SIGUSR2, SIG_DFL) == SIG_IGN);
  signal(SIGINT, handle);
  raise(SIGINT);
  raise(SIGINT);
  printf("%d\n", signal(SIGKILL, handle) == SIG_ERR && errno == EINVAL);
  errno = 0;
  printf("%d\n", raise(1000));
  printf("%d\n", errno == EINVAL);
  signal(SIGABRT, handle);
  abort();
}
