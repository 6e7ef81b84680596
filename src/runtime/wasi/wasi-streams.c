/* Streams, files and folders. A file is looked up below the folders that the host has opened, by the longest of their names. */
#include "wasi.h"

enum { EBADF_ = 9, EACCES_ = 13, EINVAL_ = 22, ENOENT_ = 2, EISDIR_ = 21, EMFILE_ = 24, EROFS_ = 30, ESPIPE_ = 29, EXDEV_ = 18, ENAMETOOLONG_ = 36 };
enum { NOT_CAPABLE = 76, FIRST_FOLDER = 3, IS_FOLDER = 3 };

/* The host's errors are numbered by the alphabet. */
int __wasi_error(int number) {
  static const unsigned char numbers[] = {
    0,   7,   13,  98, 99, 97,  11, 114, 9,  74, 16, 125, 10, 103, 111, 104, 35,  89,  33, 122, 17, 14,  27, 113, 43, 84,
    115, 4,   22,  5,  106, 21, 40, 24,  31, 90, 72, 36,  100, 102, 101, 23, 105, 19,  2,  8,   37, 67,  12, 42,  92, 28,
    38,  107, 20,  39, 131, 88, 95, 25,  6,  75, 130, 1,  32, 71,  93,  91,  34,  30,  29, 3,   116, 110, 26, 18, 13
  };
  return number < 0 || number >= (int)sizeof numbers ? -5 : -(int)numbers[number];
}

long long __wasi_write(int fd, const void *from, size_t n) {
  struct wasi_part part = { address_of(from), (unsigned)n };
  unsigned written = 0;
  const int error = wasi_snapshot_preview1_fd_write(fd, address_of(&part), 1, address_of(&written));
  return error == 0 ? (long long)written : __wasi_error(error);
}

void __wasi_check(const void *at, size_t n, wasi_address lowest) {
  const unsigned long long from = (unsigned long)at, size = __wasm_size();
  if (n > 0 && from < info()->lowest) __wasi_sys_trap(SYS_NULL_POINTER, NULL);
  if (n > size || from > size - n || (n > 0 && from < lowest)) __wasi_sys_trap(SYS_OUT_OF_BOUNDS, NULL);
}

/* Open files by their numbers: the host's number, 0 for none, and how they were opened. */
enum { MOST_FILES = 256, MOST_NAME = 4096 };
static int host_files[MOST_FILES];
static unsigned char open_flags[MOST_FILES];

static int host_file(int file, int flag) {
  if (file < 3 || file >= MOST_FILES || host_files[file] == 0) return -1;
  return flag == 0 || (open_flags[file] & flag) != 0 ? host_files[file] : -1;
}

long long __wasi_sys_write(int file, const void *from, size_t n) {
  const int fd = file == 1 || file == 2 ? file : host_file(file, SYS_WRITE);
  __wasi_check(from, n, 0);
  return fd < 0 ? -EBADF_ : __wasi_write(fd, from, n);
}

long long __wasi_sys_read(int file, void *to, size_t n) {
  struct wasi_part part = { address_of(to), (unsigned)n };
  unsigned size = 0;
  const int fd = file == 0 ? 0 : host_file(file, SYS_READ);
  int error;
  __wasi_check(to, n, info()->bottom);
  if (fd < 0) return -EBADF_;
  error = wasi_snapshot_preview1_fd_read(fd, address_of(&part), 1, address_of(&size));
  return error == 0 ? (long long)size : __wasi_error(error);
}

int __wasi_sys_close(int file) {
  const int fd = host_file(file, 0);
  if (file >= 0 && file <= 2) return 0;
  if (fd < 0) return -EBADF_;
  host_files[file] = 0;
  return __wasi_error(wasi_snapshot_preview1_fd_close(fd));
}

long long __wasi_sys_seek(int file, long long offset, int from) {
  const int fd = host_file(file, 0);
  long long position = 0;
  int error;
  if (file >= 0 && file <= 2) return -ESPIPE_;
  if (fd < 0) return -EBADF_;
  if (from < 0 || from > 2) return -EINVAL_;
  error = wasi_snapshot_preview1_fd_seek(fd, offset, from, address_of(&position));
  return error == 0 ? position : __wasi_error(error);
}

static size_t length_of(const char *text) {
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

/* The name from the root on, without `.`, `..` and empty parts: "" or "/a/b". */
static int plain_name(const char *name, char *to) {
  size_t length = 0;
  while (*name != 0) {
    size_t part = 0, i;
    while (name[part] != 0 && name[part] != '/') part++;
    if (part == 2 && name[0] == '.' && name[1] == '.') {
      while (length > 0 && to[--length] != '/') {}
    } else if (part > 0 && !(part == 1 && name[0] == '.')) {
      if (length + part + 2 > MOST_NAME) return -ENAMETOOLONG_;
      to[length++] = '/';
      for (i = 0; i < part; i++) to[length++] = name[i];
    }
    name += part;
    name += *name == '/';
  }
  to[length] = 0;
  return 0;
}

/* A name below a folder of the host. */
struct place {
  int fd;
  char name[MOST_NAME];
  size_t start, size;
};

/* The length of the plain name of a folder below which the name lies, or -1. */
static int folder_fits(int fd, int size, const char *name) {
  static char given[MOST_NAME], plain[MOST_NAME];
  int length = 0;
  if (size >= MOST_NAME || wasi_snapshot_preview1_fd_prestat_dir_name(fd, address_of(given), size) != 0) return -1;
  given[size] = 0;
  if (plain_name(given, plain) != 0) return -1;
  while (plain[length] != 0 && plain[length] == name[length]) length++;
  return plain[length] == 0 && (name[length] == '/' || name[length] == 0) ? length : -1;
}

/* 0, or minus an error. */
static int find(const char *name, struct place *place) {
  struct {
    unsigned kind, size;
  } folder;
  int fd, longest = -1, error = *name == 0 ? -ENOENT_ : plain_name(name, place->name);
  if (error != 0) return error;
  for (fd = FIRST_FOLDER; wasi_snapshot_preview1_fd_prestat_get(fd, address_of(&folder)) == 0; fd++) {
    const int length = folder_fits(fd, (int)folder.size, place->name);
    if (length > longest) {
      longest = length;
      place->fd = fd;
    }
  }
  if (longest < 0) return fd == FIRST_FOLDER ? -EACCES_ : -ENOENT_;
  place->start = (size_t)longest + (place->name[longest] == '/');
  place->size = length_of(place->name + place->start);
  return 0;
}

static wasi_address name_in(const struct place *place) {
  return address_of(place->name + place->start);
}

static int path_error(int number, int writes) {
  return number == NOT_CAPABLE && writes ? -EROFS_ : __wasi_error(number);
}

/* As the host has them: rights are bits. */
enum {
  CAN_READ = 1 << 1, CAN_SEEK = 1 << 2, CAN_TELL = 1 << 5, CAN_WRITE = 1 << 6, CAN_GET_STAT = 1 << 21, CAN_SET_SIZE = 1 << 22,
  OPEN_CREATES = 1, OPEN_IS_NEW = 4, OPEN_TRUNCATES = 8, FOLLOWS_LINKS = 1, APPENDS = 1
};

static int open_flags_of(int flags) {
  return ((flags & SYS_CREATE) ? OPEN_CREATES : 0) | ((flags & SYS_CREATE) && (flags & SYS_EXCLUSIVE) ? OPEN_IS_NEW : 0) |
         ((flags & SYS_TRUNCATE) && (flags & SYS_WRITE) ? OPEN_TRUNCATES : 0);
}

static unsigned long long rights_of(int flags) {
  return (unsigned long long)(CAN_SEEK | CAN_TELL | CAN_GET_STAT | ((flags & SYS_READ) ? CAN_READ : 0) |
                              ((flags & SYS_WRITE) ? CAN_WRITE | CAN_SET_SIZE : 0));
}

static int is_folder(int fd) {
  unsigned char stat[24];
  return wasi_snapshot_preview1_fd_fdstat_get(fd, address_of(stat)) == 0 && stat[0] == IS_FOLDER;
}

int __wasi_sys_open(const char *name, int flags) {
  static struct place place;
  const int writes = (flags & (SYS_WRITE | SYS_CREATE | SYS_TRUNCATE)) != 0;
  int fd = 0, file = 3, error;
  if ((flags & (SYS_READ | SYS_WRITE)) == 0) return -EINVAL_;
  error = find(name, &place);
  if (error != 0) return error;
  if (place.size == 0) return -EISDIR_;
  while (file < MOST_FILES && host_files[file] != 0) file++;
  if (file == MOST_FILES) return -EMFILE_;
  error = wasi_snapshot_preview1_path_open(place.fd, FOLLOWS_LINKS, name_in(&place), (int)place.size, open_flags_of(flags),
                                           rights_of(flags), 0, (flags & SYS_APPEND) ? APPENDS : 0, address_of(&fd));
  if (error != 0) return path_error(error, writes);
  if (is_folder(fd)) {
    wasi_snapshot_preview1_fd_close(fd);
    return -EISDIR_;
  }
  host_files[file] = fd;
  open_flags[file] = (unsigned char)flags;
  return file;
}

static int remove_name(const struct place *at) {
  const int error = wasi_snapshot_preview1_path_unlink_file(at->fd, name_in(at), (int)at->size);
  const int is_there = error != 0 && __wasi_error(error) != -ENOENT_;
  if (!is_there) return error;
  return wasi_snapshot_preview1_path_remove_directory(at->fd, name_in(at), (int)at->size) == 0 ? 0 : error;
}

int __wasi_sys_path(int what, const char *a, const char *b) {
  static struct place from, to;
  int error = find(a, &from);
  if (error == 0 && what == SYS_RENAME) error = b == NULL ? -EINVAL_ : find(b, &to);
  if (error != 0) return error;
  if (from.size == 0 || (what == SYS_RENAME && to.size == 0)) return -EACCES_;
  if (what == SYS_REMOVE) return path_error(remove_name(&from), 1);
  if (what == SYS_MAKE_FOLDER)
    return path_error(wasi_snapshot_preview1_path_create_directory(from.fd, name_in(&from), (int)from.size), 1);
  if (what != SYS_RENAME) return -EINVAL_;
  if (from.fd != to.fd) return -EXDEV_;
  return path_error(
    wasi_snapshot_preview1_path_rename(from.fd, name_in(&from), (int)from.size, to.fd, name_in(&to), (int)to.size), 1);
}
