/**
 * The system interface (src/vm/system.ts) with the standard library of C: streams, files, clocks, arguments, random bytes, memory, and how
 * a program ends. With it what programs reach of the host that is no function of theirs: traps of the run time, and `errno`.
 *
 * Files are those of folders that the environment variable SAMARA_DIRS grants, one `HOST:PLACE:rw` a line (`PLACE` and `rw` may be
 * left out): the rows `files` and `paths`.
 */
import { trapCodes } from '../../vm/system.ts';
import type { SupportRow } from '../text/support.ts';
import { trapName, trapsWithWords } from '../text/system-functions.ts';

/** The constant of a kind of trap. */
export function trapConstant(kind: string): string {
  return `TRAP_${kind.replaceAll('-', '_').toUpperCase()}`;
}

function trapRow(kind: string): readonly [string, SupportRow] {
  const name = trapName(kind);
  const text = `static void ${name}(uint32_t words) {\n  trap(${trapConstant(kind)}, words == 0 ? NULL : text_at(words), 0);\n}\n`;
  return [name, { needs: ['text_at', `trap:${kind}`], text }];
}

const streams: Record<string, SupportRow> = {
  text_at: {
    needs: ['range'],
    text: `/* A text of the program as one of C. */
static char *text_at(uint32_t at) {
  const uint64_t end = memory_size;
  uint64_t last = at;
  if (at < LOWEST) wrong_access(at, LOWEST, 0);
  while (last < end && memory[last] != 0) last++;
  if (last >= end) wrong_access(end, LOWEST, 0);
  return (char *)(memory + at);
}
`,
  },
  sys_pending: {
    needs: ['memory', 'at_u64', 'to_u64'],
    text: `/* What the streams of the program hold is written when it is trapped: { next, from, count, file }, each of POINTER bytes. */
static uint32_t pending;

static uint64_t pending_field(uint32_t record, unsigned field) {
  uint64_t value = 0;
  unsigned i;
  for (i = POINTER; i > 0; i--) value = value << 8 | memory[record + field * POINTER + i - 1];
  return value;
}

static void flush_pending(void) {
  uint32_t record = pending;
  unsigned i, k;
  for (i = 0; i < 300 && record >= LOWEST && record <= memory_size - 4 * POINTER; i++) {
    const uint64_t from = pending_field(record, 1), count = pending_field(record, 2), file = pending_field(record, 3);
    if (count > 0 && from >= LOWEST && count <= memory_size && from <= memory_size - count && (file == 1 || file == 2))
      fwrite(memory + from, 1, (size_t)count, file == 1 ? stdout : stderr);
    for (k = 0; k < POINTER; k++) memory[record + 2 * POINTER + k] = 0;
    record = (uint32_t)pending_field(record, 0);
  }
}

static int32_t sys_pending(uint32_t list) {
  pending = list;
  flush_output = flush_pending;
  return 0;
}
`,
  },
  sys_write: {
    needs: ['range', 'file_write'],
    text: `static int64_t sys_write(int32_t file, uint32_t from, uint64_t n) {
  const unsigned char *bytes = range(from, n, LOWEST, 0);
  FILE *stream = file == 1 ? stdout : file == 2 ? stderr : NULL;
  size_t written;
  if (stream == NULL) return file_write(file, bytes, n);
  written = fwrite(bytes, 1, (size_t)n, stream);
  if (file == 2) fflush(stderr);
  return written == 0 && n > 0 ? -5 : (int64_t)written;
}
`,
  },
  sys_read: {
    needs: ['range', 'file_read'],
    text: `/* A line at most, so that nobody waits for more than there is. */
static int64_t read_line(unsigned char *to, uint64_t n) {
  uint64_t count = 0;
  int byte = 0;
  fflush(stdout);
  while (count < n && byte != '\\n' && (byte = getc(stdin)) != EOF) to[count++] = (unsigned char)byte;
  return (int64_t)count;
}

static int64_t sys_read(int32_t file, uint32_t to, uint64_t n) {
  unsigned char *target = range(to, n, STACK_BOTTOM, 0);
  return file == 0 ? read_line(target, n) : file_read(file, target, n);
}
`,
  },
  sys_close: {
    needs: ['file_close'],
    text: `static int32_t sys_close(int32_t file) {
  return file >= 0 && file <= 2 ? 0 : file_close(file);
}
`,
  },
  sys_seek: {
    needs: ['file_seek'],
    text: `static int64_t sys_seek(int32_t file, int64_t offset, int32_t from) {
  return file >= 0 && file <= 2 ? -29 : file_seek(file, offset, from);
}
`,
  },
  sys_open: {
    needs: ['files', 'paths', 'text_at'],
    text: `static int32_t sys_open(uint32_t name, int32_t flags) {
  return file_open(text_at(name), flags);
}
`,
  },
  sys_path: {
    needs: ['change_path', 'text_at'],
    text: `static int32_t sys_path(int32_t what, uint32_t a, uint32_t b) {
  return change_path(what, text_at(a), b == 0 ? NULL : text_at(b));
}
`,
  },
};

const others: Record<string, SupportRow> = {
  sys_exit: {
    text: `static NORETURN void sys_exit(int32_t status) {
  fflush(stdout);
  exit(status & 255);
}
`,
  },
  sys_clock: {
    text: `static int64_t sys_clock(int32_t which) {
  if (which == 1) return (int64_t)((double)clock() / CLOCKS_PER_SEC * 1e6) * 1000;
#if defined(TIME_UTC)
  if (which == 0) {
    struct timespec now;
    if (timespec_get(&now, TIME_UTC) == TIME_UTC) return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec / 1000 * 1000;
  }
#endif
  return which == 0 ? (int64_t)time(NULL) * 1000000000 : -22;
}
`,
  },
  sys_args: {
    needs: ['range', 'arguments'],
    text: `static int64_t sys_args(int32_t i, uint32_t to, uint64_t room) {
  uint64_t length;
  if (i == -1) return argument_count;
  if (i < 0 || i >= argument_count) return -22;
  length = strlen(arguments[i]) + 1;
  if (length <= room) memcpy(range(to, length, STACK_BOTTOM, 0), arguments[i], (size_t)length);
  return (int64_t)length;
}
`,
  },
  sys_address: { text: `INLINE int64_t sys_address(uint32_t at) {\n  return at;\n}\n` },
  sys_random: {
    needs: ['range'],
    text: `/* The generator of Steele, Lea and Flood (SplitMix64), from 1 on. */
static int32_t sys_random(uint32_t to, uint64_t n) {
  static uint64_t state = 1;
  unsigned char *bytes;
  uint64_t at, mixed = 0;
  if (n > 256) return -22;
  bytes = range(to, n, STACK_BOTTOM, 0);
  for (at = 0; at < n; at++, mixed >>= 8) {
    if (at % 8 == 0) {
      mixed = state += 0x9e3779b97f4a7c15ULL;
      mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9ULL;
      mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebULL;
      mixed ^= mixed >> 31;
    }
    bytes[at] = (unsigned char)mixed;
  }
  return 0;
}
`,
  },
  sys_trap: {
    needs: ['text_at', ...trapCodes.map((kind) => `trap:${kind}`)],
    text: `static NORETURN void sys_trap(int32_t code, uint32_t words) {
  static const enum trap_kind kinds[] = {
    ${trapCodes.map(trapConstant).join(',\n    ')}
  };
  const int count = (int)(sizeof kinds / sizeof *kinds);
  trap(code >= 0 && code < count ? kinds[code] : TRAP_UNSUPPORTED, words == 0 ? NULL : text_at(words), 0);
}
`,
  },
  trap_uncaught: {
    needs: ['text_at', 'trap:uncaught-exception'],
    text: `static void trap_uncaught(uint32_t name, uint32_t message) {
  static char words[2048];
  snprintf(words, sizeof words, message == 0 ? "%.1000s" : "%.1000s: %.1000s", name == 0 ? "" : text_at(name),
           message == 0 ? "" : text_at(message));
  trap(TRAP_UNCAUGHT_EXCEPTION, words, 0);
}
`,
  },
  trap_abort: {
    needs: ['trap:abort'],
    text: `static NORETURN void trap_abort(void) {\n  trap(TRAP_ABORT, NULL, 0);\n}\n`,
  },
  checkpoint: { text: `INLINE void checkpoint(uint32_t action) {\n  (void)action;\n}\n` },
  errno_location: {
    needs: ['sys_grow'],
    text: `static uint32_t errno_location(void) {
  static uint32_t at;
  if (at == 0) at = sys_grow(16);
  return at;
}
`,
  },
  arguments: {
    text: `/* What the program was called with. */\nstatic int argument_count;\nstatic char **arguments;\n`,
  },
};

/** Rows of the system interface, in the order in which a file has them; `fileRows` come before. */
export const systemRows: Readonly<Record<string, SupportRow>> = {
  text_at: streams.text_at,
  arguments: others.arguments,
  memory_bounds: {
    needs: ['access'],
    text: `static void set_size(uint64_t size) {
  memory_size = size;
  last_read_1 = size - LOWEST - 1;
  last_read_2 = size - LOWEST - 2;
  last_read_4 = size - LOWEST - 4;
  last_read_8 = size - LOWEST - 8;
  last_write_1 = size - STACK_BOTTOM - 1;
  last_write_2 = size - STACK_BOTTOM - 2;
  last_write_4 = size - STACK_BOTTOM - 4;
  last_write_8 = size - STACK_BOTTOM - 8;
}

`,
  },
  sys_grow: {
    needs: ['memory_bounds'],
    text: `/* The end of what the program has of its memory. */
static uint64_t heap_top = HEAP_BASE;

/* Bytes that are 0 still, aligned to 16; 0 if there are none left. */
static uint32_t sys_grow(uint64_t n) {
  const uint64_t at = (heap_top + 15) & ~(uint64_t)15;
  if (n == 0) return (uint32_t)memory_size;
  if (n > memory_limit || at > memory_limit - n) return 0;
  heap_top = at + n;
  if (heap_top > memory_size) set_size((heap_top + 65535) / 65536 * 65536 > memory_limit ? memory_limit : (heap_top + 65535) / 65536 * 65536);
  return (uint32_t)at;
}
`,
  },
  ...Object.fromEntries(trapsWithWords.map(trapRow)),
};

/** Rows that come behind those of files. */
export const streamRows: Readonly<Record<string, SupportRow>> = { ...streams, ...others };
