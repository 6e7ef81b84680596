/* 7.14: raise calls the handler at once; SIG_IGN and SIG_DFL. */
#include <signal.h>
#include <stdio.h>
static volatile sig_atomic_t got; static void on(int n) { got = n; signal(n, on); }
int main(void) { printf("%d ", signal(SIGTERM, on) == SIG_DFL); printf("%d ", raise(SIGTERM)); printf("%d ", got == SIGTERM); got = 0; signal(SIGINT, SIG_IGN); raise(SIGINT); printf("%d ", got); printf("%d\n", signal(SIGTERM, SIG_DFL) == on); }
// out: 1 0 1 0 1
