// samara run FILE
// engine: all
// SIG_IGN was 1, which is the address of the first function whose address is taken: its signals were ignored.
#include <signal.h>
#include <stdio.h>
static void back(int number) { printf("%d\n", number); }
int main(void) { signal(SIGINT, back); return raise(SIGINT); }
// out: 2
