/**
 * Files of a built program, with the functions of C for files: those below the folders that SAMARA_DIRS grants, under the names that
 * the program has for them. Names are looked up by their text alone: `.` and `..` are taken away before the host sees them.
 */
import type { SupportRow } from '../text/support.ts';

export const fileRows: Readonly<Record<string, SupportRow>> = {
  files: {
    text: `/* Open files: those of the host's library, by number. The numbers of errors are those of Linux. */
enum { MOST_FILES = 64, IS_READ = 1, IS_WRITE = 2, IS_CREATED = 4, IS_TRUNCATED = 8, IS_APPENDED = 16, IS_NEW = 32 };
static struct open_file {
  FILE *stream;
  int flags;
  /* Reading and writing in turn want a seek between them. */
  int last;
} open_files[MOST_FILES];

static struct open_file *file_at(int32_t file, int flag) {
  if (file < 3 || file >= MOST_FILES || open_files[file].stream == NULL) return NULL;
  if (flag != 0 && (open_files[file].flags & flag) == 0) return NULL;
  return &open_files[file];
}

`,
  },
  turn: {
    needs: ['files'],
    text: `static void turn_to(struct open_file *file, int what) {
  if (file->last != what) fseek(file->stream, 0, SEEK_CUR);
  file->last = what;
}

`,
  },
  file_write: {
    needs: ['turn'],
    text: `static int64_t file_write(int32_t number, const unsigned char *bytes, uint64_t n) {
  struct open_file *file = file_at(number, IS_WRITE);
  size_t count;
  if (file == NULL) return -9;
  turn_to(file, IS_WRITE);
  if (file->flags & IS_APPENDED) fseek(file->stream, 0, SEEK_END);
  count = fwrite(bytes, 1, (size_t)n, file->stream);
  return count == 0 && n > 0 ? -5 : (int64_t)count;
}

`,
  },
  file_read: {
    needs: ['turn'],
    text: `static int64_t file_read(int32_t number, unsigned char *to, uint64_t n) {
  struct open_file *file = file_at(number, IS_READ);
  if (file == NULL) return -9;
  turn_to(file, IS_READ);
  return (int64_t)fread(to, 1, n > 65536 ? 65536 : (size_t)n, file->stream);
}

`,
  },
  file_close: {
    needs: ['files'],
    text: `static int32_t file_close(int32_t number) {
  struct open_file *file = file_at(number, 0);
  if (file == NULL) return -9;
  fclose(file->stream);
  file->stream = NULL;
  return 0;
}

`,
  },
  file_seek: {
    needs: ['files'],
    text: `static int64_t file_seek(int32_t number, int64_t offset, int32_t from) {
  static const int origins[] = { SEEK_SET, SEEK_CUR, SEEK_END };
  struct open_file *file = file_at(number, 0);
  long before;
  if (file == NULL) return -9;
  if (from < 0 || from > 2 || offset > 0x7fffffff || offset < -0x7fffffff) return -22;
  before = ftell(file->stream);
  if (fseek(file->stream, (long)offset, origins[from]) != 0) {
    fseek(file->stream, before, SEEK_SET);
    return -22;
  }
  file->last = 0;
  return ftell(file->stream);
}
`,
  },
  paths: {
    needs: ['files'],
    text: `/* A name of the program as one of the host: 0, or minus an error. It lies below the granted folder whose place is the longest. */
enum { MOST_NAME = 4096 };

/* The name from the root on, without \`.\`, \`..\` and empty parts: "" or "/a/b". */
static int plain_name(const char *name, char *to) {
  size_t length = 0;
  while (*name != 0) {
    const size_t part = strcspn(name, "/");
    if (part == 2 && name[0] == '.' && name[1] == '.') {
      while (length > 0 && to[--length] != '/') {}
    } else if (part > 0 && !(part == 1 && name[0] == '.')) {
      if (length + part + 2 > MOST_NAME) return -36;
      to[length++] = '/';
      memcpy(to + length, name, part);
      length += part;
    }
    name += part;
    name += *name == '/';
  }
  to[length] = 0;
  return 0;
}

/* One line of the grants: HOST, HOST:PLACE or HOST:PLACE:rw. The length of its place, or -1 if the name is not below it. */
static int grant_fits(const char *line, size_t length, const char *name, size_t *host, int *writable) {
  char place[MOST_NAME], plain[MOST_NAME];
  const char *colon = memchr(line, ':', length), *second;
  size_t size;
  *host = colon == NULL ? length : (size_t)(colon - line);
  second = colon == NULL ? NULL : memchr(colon + 1, ':', length - *host - 1);
  *writable = second != NULL && length - (size_t)(second - line) == 3 && memcmp(second, ":rw", 3) == 0;
  size = colon == NULL ? *host : (second == NULL ? length - *host - 1 : (size_t)(second - colon - 1));
  if (size >= MOST_NAME) return -1;
  memcpy(place, colon == NULL ? line : colon + 1, size);
  place[size] = 0;
  if (plain_name(place, plain) != 0) return -1;
  size = strlen(plain);
  return strncmp(name, plain, size) == 0 && (name[size] == '/' || name[size] == 0) ? (int)size : -1;
}

/* Links may not lead out of a folder. Systems without links have neither this nor folders to be made. */
#if defined(__unix__) || defined(__APPLE__)
#include <errno.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>
extern char *realpath(const char *, char *);
extern ssize_t readlink(const char *, char *, size_t);

/* The number of the last error, as Linux has it. */
static int last_error(void) {
  if (errno == ENOENT) return -2;
  if (errno == ENOTDIR) return -20;
  if (errno == EEXIST) return -17;
  if (errno == ENAMETOOLONG) return -36;
  return errno == ELOOP ? -40 : -13;
}

/* What of the name is not there yet, or is not to be followed, is its last part. */
static char *resolved(char *name, int follows, char **last) {
  char *end = strrchr(name, '/'), *real = follows ? realpath(name, NULL) : NULL, byte;
  *last = name + strlen(name);
  if (real != NULL || end == NULL || (follows && (errno != ENOENT || readlink(name, &byte, 1) >= 0))) return real;
  *end = 0;
  real = realpath(end == name ? "/" : name, NULL);
  *end = '/';
  *last = end;
  return real;
}

/* The name without links, which is below the granted folder; 0, or minus an error. */
static int stay_below(const char *folder, char *name, int follows) {
  char *last, *root = realpath(folder, NULL), *real = resolved(name, follows, &last);
  size_t size = root == NULL ? 0 : strlen(root), length = strlen(last);
  int error = root == NULL || real == NULL ? last_error() : 0;
  if (size == 1) size = 0;
  if (error == 0 && (strncmp(real, root, size) != 0 || (real[size] != '/' && real[size] != 0))) error = -13;
  if (error == 0 && strlen(real) + length >= MOST_NAME) error = -36;
  if (error == 0) {
    memmove(name + strlen(real), last, length + 1);
    memcpy(name, real, strlen(real));
  }
  free(root);
  free(real);
  return error;
}

/* A file, or nothing yet: neither a folder nor what waits for others. */
static int is_no_file(const char *name) {
  struct stat is;
  if (stat(name, &is) != 0 || S_ISREG(is.st_mode)) return 0;
  return S_ISDIR(is.st_mode) ? -21 : -13;
}

#else
static int stay_below(const char *folder, char *name, int follows) {
  (void)folder, (void)name, (void)follows;
  return 0;
}

static int is_no_file(const char *name) {
  (void)name;
  return 0;
}

#endif

static int host_name(const char *name, int writes, int follows, char *to) {
  char folder[MOST_NAME];
  char plain[MOST_NAME];
  const char *grants = getenv("SAMARA_DIRS");
  int longest = -1, writable = 0, error = *name == 0 ? -2 : plain_name(name, plain);
  if (error != 0) return error;
  while (grants != NULL && *grants != 0) {
    const size_t length = strcspn(grants, "\\n");
    size_t host;
    int can_write;
    const int size = grant_fits(grants, length, plain, &host, &can_write);
    if (size > longest && host + strlen(plain) < MOST_NAME) {
      longest = size;
      writable = can_write;
      memcpy(folder, grants, host);
      folder[host] = 0;
      memcpy(to, grants, host);
      strcpy(to + host, plain + size);
    }
    grants += length + (grants[length] == '\\n');
  }
  if (longest < 0) return -2;
  if (writes && !writable) return -30;
  if (plain[longest] == 0) return -21;
  return stay_below(folder, to, follows);
}

static int exists(const char *name) {
  FILE *file = fopen(name, "rb");
  if (file != NULL) fclose(file);
  return file != NULL;
}

static int32_t file_open(const char *name, int32_t flags) {
  char host[MOST_NAME];
  const int writes = (flags & (IS_WRITE | IS_CREATED | IS_TRUNCATED)) != 0, found = host_name(name, writes, 1, host);
  const int error = found != 0 ? found : is_no_file(host);
  int number = 3, is_there;
  const char *mode = writes ? "r+b" : "rb";
  if (error != 0) return error;
  while (number < MOST_FILES && open_files[number].stream != NULL) number++;
  if (number == MOST_FILES) return -24;
  is_there = exists(host);
  if (is_there && (flags & IS_CREATED) && (flags & IS_NEW)) return -17;
  if (!is_there && !(flags & IS_CREATED)) return -2;
  if (!is_there || (flags & IS_TRUNCATED)) mode = "w+b";
  open_files[number].stream = fopen(host, mode);
  if (open_files[number].stream == NULL) return -13;
  open_files[number].flags = flags;
  open_files[number].last = 0;
  return number;
}
`,
  },
  change_path: {
    needs: ['paths'],
    text: `#if defined(__unix__) || defined(__APPLE__)
static int make_folder(const char *name) {
  return mkdir(name, 0777) == 0 ? 0 : last_error();
}
#else
static int make_folder(const char *name) {
  (void)name;
  return -38;
}
#endif

/* 1: takes a file away, 2: gives it another name, 3: makes a folder. */
static int32_t change_path(int32_t what, const char *a, const char *b) {
  char from[MOST_NAME], to[MOST_NAME];
  int error = host_name(a, 1, 0, from);
  if (error == 0 && what == 2) error = b == NULL ? -22 : host_name(b, 1, 0, to);
  if (error == -21) return -13;
  if (error != 0) return error;
  if (what == 1) return remove(from) == 0 ? 0 : exists(from) ? -39 : -2;
  if (what == 2) return rename(from, to) == 0 ? 0 : exists(from) ? -13 : -2;
  return what == 3 ? make_folder(from) : -22;
}
`,
  },
};
