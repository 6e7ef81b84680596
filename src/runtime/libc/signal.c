/* Signals [C17 7.14] that the program raises itself. A handler stays, and while it runs its signal waits, as in glibc. */
#include "sys.h"
#include <errno.h>
#include <signal.h>
#include <stdlib.h>

static sighandler_t handlers[NSIG];
static char is_running[NSIG];
static char is_waiting[NSIG];

sighandler_t signal(int number, sighandler_t handler) {
  if (number < 1 || number >= NSIG || number == SIGKILL || number == SIGSTOP) {
    errno = EINVAL;
    return SIG_ERR;
  }
  sighandler_t before = handlers[number];
  handlers[number] = handler;
  return before;
}

static void run(int number) {
  is_running[number] = 1;
  do {
    is_waiting[number] = 0;
    handlers[number](number);
  } while (is_waiting[number]);
  is_running[number] = 0;
}

/* A shell tells of such an end by this status. */
static void end(int number) {
  if (number == SIGABRT) __sys_trap(SYS_ABORT, NULL);
  _Exit(128 + number);
}

int raise(int number) {
  if (number < 0 || number >= NSIG) {
    errno = EINVAL;
    return -1;
  }
  sighandler_t handler = handlers[number];
  if (number == 0 || handler == SIG_IGN) return 0;
  if (handler == SIG_DFL) {
    if (number != SIGCHLD && number != SIGCONT) end(number);
  } else if (is_running[number])
    is_waiting[number] = 1;
  else
    run(number);
  return 0;
}

_Noreturn void abort(void) {
  if (handlers[SIGABRT] != SIG_DFL && !is_running[SIGABRT]) raise(SIGABRT);
  __sys_trap(SYS_ABORT, NULL);
}
