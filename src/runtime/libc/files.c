/* Files [C17 7.21.4, 7.21.9]: there are none but the three streams, which have no position. What asks for others fails and says why. */
#include <errno.h>
#include <stdio.h>
#include <string.h>

static int refuse(int number) {
  errno = number;
  return -1;
}

FILE *freopen(const char *restrict name, const char *restrict mode, FILE *restrict stream) {
  fclose(stream);
  errno = EACCES;
  return NULL;
}

FILE *tmpfile(void) {
  errno = EACCES;
  return NULL;
}

char *tmpnam(char *to) {
  static char own[L_tmpnam];
  static int serial;
  if (serial == TMP_MAX) return NULL;
  if (to == NULL) to = own;
  snprintf(to, L_tmpnam, "/tmp/file%d", serial++);
  return to;
}

int remove(const char *name) {
  return refuse(EACCES);
}

int rename(const char *from, const char *to) {
  return refuse(EACCES);
}

int fseek(FILE *stream, long offset, int from) {
  return refuse(ESPIPE);
}

long ftell(FILE *stream) {
  return refuse(ESPIPE);
}

void rewind(FILE *stream) {
  fseek(stream, 0, SEEK_SET);
  clearerr(stream);
}

int fgetpos(FILE *restrict stream, fpos_t *restrict position) {
  return refuse(ESPIPE);
}

int fsetpos(FILE *stream, const fpos_t *position) {
  return refuse(ESPIPE);
}
