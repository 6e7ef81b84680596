/* What a failed `assert` calls [C17 7.2.1.1]: the message goes to standard error as glibc writes it, then the program is trapped. */
#include "sys.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* Longer messages are cut. */
#define ROOM 1024

_Noreturn void __assert_func(const char *file, int line, const char *function, const char *condition);

struct message {
  size_t length;
  char text[ROOM];
};

static void add(struct message *to, const char *text) {
  size_t length = strnlen(text, ROOM - 2 - to->length);
  memcpy(to->text + to->length, text, length);
  to->length += length;
}

static void add_number(struct message *to, unsigned int number) {
  char digits[12], *at = digits + sizeof digits - 1;
  *at = 0;
  do *--at = '0' + number % 10;
  while ((number /= 10) > 0);
  add(to, at);
}

_Noreturn void __assert_fail(const char *condition, const char *file, unsigned int line, const char *function) {
  struct message message = {0};
  const char *const parts[] = {function == NULL ? "" : function, function == NULL ? "" : ": ", "Assertion `", condition, "' failed."};
  add(&message, file);
  add(&message, ":");
  add_number(&message, line);
  add(&message, ": ");
  for (int i = 0; i < 5; i++) add(&message, parts[i]);
  message.text[message.length] = '\n';
  __sys_write(2, message.text, message.length + 1);
  message.text[message.length] = 0;
  __sys_trap(SYS_ASSERTION, message.text);
}

/* The order of arguments that BSD and newlib use. */
_Noreturn void __assert_func(const char *file, int line, const char *function, const char *condition) {
  __assert_fail(condition, file, line, function);
}
