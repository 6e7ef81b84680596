/* Sentences for the numbers of errno [C17 7.24.6.2], those of Linux. */
#include <errno.h>
#include <string.h>

/* From 0 on. */
static const char *const sentences[] = {
  "Success",
  "Operation not permitted",
  "No such file or directory",
  "No such process",
  "Interrupted system call",
  "Input/output error",
  "No such device or address",
  "Argument list too long",
  "Exec format error",
  "Bad file descriptor",
  "No child processes",
  "Resource temporarily unavailable",
  "Cannot allocate memory",
  "Permission denied",
  "Bad address",
  "Block device required",
  "Device or resource busy",
  "File exists",
  "Invalid cross-device link",
  "No such device",
  "Not a directory",
  "Is a directory",
  "Invalid argument",
  "Too many open files in system",
  "Too many open files",
  "Inappropriate ioctl for device",
  "Text file busy",
  "File too large",
  "No space left on device",
  "Illegal seek",
  "Read-only file system",
  "Too many links",
  "Broken pipe",
  "Numerical argument out of domain",
  "Numerical result out of range",
  "Resource deadlock avoided",
  "File name too long",
  "No locks available",
  "Function not implemented",
  "Directory not empty",
  "Too many levels of symbolic links",
};

#define MOST (int)(sizeof sentences / sizeof *sentences)

static const char *sentence_of(int number) {
  if (number >= 0 && number < MOST) return sentences[number];
  switch (number) {
    case EOVERFLOW: return "Value too large for defined data type";
    case EILSEQ: return "Invalid or incomplete multibyte or wide character";
    default: return NULL;
  }
}

static void write_number(char *to, int number) {
  char digits[12], *at = digits + sizeof digits;
  unsigned int rest = number < 0 ? -(unsigned int)number : (unsigned int)number;
  *--at = 0;
  do *--at = '0' + rest % 10;
  while ((rest /= 10) > 0);
  if (number < 0) *--at = '-';
  strcpy(to, at);
}

char *strerror(int number) {
  static char unknown[32] = "Unknown error ";
  const char *sentence = sentence_of(number);
  if (sentence != NULL) return (char *)sentence;
  write_number(unknown + strlen("Unknown error "), number);
  return unknown;
}
