/**
 * The system interface (src/vm/system.ts) with the standard library of Java: streams, files, clocks, arguments, random bytes, memory, and how a
 * program ends. With it what programs reach of the host that is no function of theirs: traps of the run time, and `errno`.
 */
import { trapCodes } from '../../vm/system.ts';
import { quoted } from './strings.ts';
import type { SupportRow } from '../text/support.ts';
import { trapName, trapsWithWords } from '../text/system-functions.ts';

function trapRow(kind: string): [string, SupportRow] {
  const name = trapName(kind);
  const text = `  static void ${name}(int words) {\n    throw trap(${quoted(kind)}, words == 0 ? null : text_at(words));\n  }\n`;
  return [name, { needs: ['text_at', `trap:${kind}`], text }];
}

const streams: Record<string, SupportRow> = {
  text_at: {
    needs: ['range'],
    text: `  /** A text of the program as one of Java. */
  static String text_at(int at) {
    final int from = range(at, 1, LOWEST);
    int end = from;
    while (end < memory.length && memory[end] != 0) end++;
    if (end >= memory.length) throw trap("out-of-bounds", null);
    return new String(memory, from, end - from, StandardCharsets.UTF_8);
  }
`,
  },
  sys_pending: {
    needs: ['trap:out-of-bounds'],
    text: `  /** What the streams of the program hold, which is written when it is trapped: a list of { next, from, count, file }. */
  static int sys_pending(int list) {
    pending = list;
    return 0;
  }
`,
  },
  sys_write: {
    needs: ['range', 'files'],
    text: `  static long sys_write(int file, int from, long n) {
    final int at = range(from, n, LOWEST);
    if (file != 1 && file != 2) return file_write(file, at, (int) n);
    try {
      if (file == 1) stdout.write(memory, at, (int) n);
      else stderr.write(memory, at, (int) n);
      return n;
    } catch (IOException error) {
      return -5;
    }
  }
`,
  },
  sys_read: {
    needs: ['range', 'files'],
    text: `  static long sys_read(int file, int to, long n) {
    final int at = range(to, n, STACK_BOTTOM);
    try {
      return file == 0 ? read_line(at, n) : file_read(file, at, (int) Math.min(n, 65536));
    } catch (IOException error) {
      return -5;
    }
  }

  /** A line at most, so that nobody waits for more than there is. */
  static long read_line(int at, long n) throws IOException {
    long count = 0;
    int next = 0;
    stdout.flush();
    while (count < n && next != '\\n' && (next = stdin.read()) >= 0) memory[at + (int) count++] = (byte) next;
    return count;
  }
`,
  },
  sys_close: {
    needs: ['files'],
    text: `  static int sys_close(int file) {
    return file >= 0 && file <= 2 ? 0 : file_close(file);
  }
`,
  },
  sys_seek: {
    needs: ['files'],
    text: `  static long sys_seek(int file, long offset, int from) {
    return file >= 0 && file <= 2 ? -29 : file_seek(file, offset, from);
  }
`,
  },
  sys_open: {
    needs: ['paths', 'text_at'],
    text: `  static int sys_open(int name, int flags) {
    return file_open(text_at(name), flags);
  }
`,
  },
  sys_path: {
    needs: ['paths', 'text_at'],
    text: `  static int sys_path(int what, int a, int b) {
    return change_path(what, text_at(a), b == 0 ? null : text_at(b));
  }
`,
  },
};

const others: Record<string, SupportRow> = {
  sys_exit: {
    text: `  static void sys_exit(int status) {
    throw new Exit(status & 255);
  }
`,
  },
  sys_clock: {
    text: `  static final long begun = System.nanoTime();

  static long sys_clock(int which) {
    if (which == 0) {
      final Instant now = Instant.now();
      return (now.getEpochSecond() * 1000000 + now.getNano() / 1000) * 1000;
    }
    return which == 1 ? (System.nanoTime() - begun) / 1000 * 1000 : -22;
  }
`,
  },
  sys_args: {
    needs: ['range', 'arguments'],
    text: `  static long sys_args(int i, int to, long room) {
    if (i == -1) return arguments.length;
    if (i < 0 || i >= arguments.length) return -22;
    final byte[] word = arguments[i];
    if (word.length <= room && room >= 0) System.arraycopy(word, 0, memory, range(to, word.length, STACK_BOTTOM), word.length);
    return word.length;
  }
`,
  },
  sys_address: { text: `  static long sys_address(int at) {\n    return Integer.toUnsignedLong(at);\n  }\n` },
  sys_random: {
    needs: ['range'],
    text: `  static long random_state = 1;

  /** The generator of Steele, Lea and Flood (SplitMix64), from 1 on. */
  static int sys_random(int to, long n) {
    if (n < 0 || n > 256) return -22;
    final int from = range(to, n, STACK_BOTTOM);
    long mixed = 0;
    for (int i = 0; i < n; i++, mixed >>>= 8) {
      if (i % 8 == 0) {
        mixed = random_state += 0x9e3779b97f4a7c15L;
        mixed = (mixed ^ mixed >>> 30) * 0xbf58476d1ce4e5b9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94d049bb133111ebL;
        mixed ^= mixed >>> 31;
      }
      memory[from + i] = (byte) mixed;
    }
    return 0;
  }
`,
  },
  sys_trap: {
    needs: ['text_at', ...trapCodes.map((kind) => `trap:${kind}`)],
    text: `  static void sys_trap(int code, int words) {
    final String[] kinds = {
      ${trapCodes.map((kind) => quoted(kind)).join(',\n      ')}
    };
    throw trap(code >= 0 && code < kinds.length ? kinds[code] : "unsupported", words == 0 ? null : text_at(words));
  }
`,
  },
  trap_uncaught: {
    needs: ['text_at', 'trap:uncaught-exception'],
    text: `  static void trap_uncaught(int name, int message) {
    final String words = name == 0 ? "" : text_at(name);
    throw trap("uncaught-exception", message == 0 ? words : words + ": " + text_at(message));
  }
`,
  },
  trap_abort: {
    needs: ['trap:abort'],
    text: `  static void trap_abort() {\n    throw trap("abort", null);\n  }\n`,
  },
  checkpoint: { text: `  static void checkpoint(int action) {}\n` },
  errno_location: {
    text: `  static int errno_at;

  static int errno_location() {
    if (errno_at == 0) errno_at = sys_grow(16);
    return errno_at;
  }
`,
  },
  arguments: {
    text: `  /** What the program was called with: bytes with a zero at the end. */
  static byte[][] arguments = {};
`,
  },
};

/** Rows of the system interface. */
export const systemRows: Readonly<Record<string, SupportRow>> = {
  ...others,
  ...streams,
  ...Object.fromEntries(trapsWithWords.map(trapRow)),
};

/** Streams and memory, which every file has. */
export const machineText = `  static InputStream stdin = new BufferedInputStream(new FileInputStream(FileDescriptor.in));
  static OutputStream stdout = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 15);
  static OutputStream stderr = new FileOutputStream(FileDescriptor.err);

  /** The memory of the program from the address LOWEST on; a number lies in it with its lowest byte first. */
  static byte[] memory;
  /** The end of what the program has asked for. */
  static long heap_top = HEAP_BASE;
  static int pending;

  /** Bytes that are 0 still, aligned to 16; 0 if there are none left. */
  static int sys_grow(long n) {
    final long at = heap_top + 15 & ~15L;
    if (n == 0) return memory.length + LOWEST;
    if (n < 0 || n > MOST_MEMORY || at > MOST_MEMORY - n || !reach(at + n)) return 0;
    heap_top = at + n;
    return (int) at;
  }

  /** Memory up to this address at least: a quarter more, so that growing costs little on the whole. */
  static boolean reach(long end) {
    if (end <= memory.length + LOWEST) return true;
    final long generous = (end + (end >> 2) + 65535) / 65536 * 65536;
    for (final long wanted : new long[] { generous, end }) {
      try {
        memory = Arrays.copyOf(memory, (int) Math.min(wanted, MOST_MEMORY) - LOWEST);
        return true;
      } catch (OutOfMemoryError none) {
        // The bare need may still be there.
      }
    }
    return false;
  }

  static long pending_field(int record, int field) {
    long value = 0;
    for (int i = POINTER; i > 0; i--) value = value << 8 | memory[record - LOWEST + field * POINTER + i - 1] & 0xff;
    return value;
  }

  /** What the streams of the program hold when it is trapped; their list may be spoilt. */
  static void write_pending() throws IOException {
    int record = pending;
    final int end = memory.length + LOWEST;
    for (int i = 0; i < 300 && record >= LOWEST && record <= end - 4 * POINTER; i++) {
      final long from = pending_field(record, 1), count = pending_field(record, 2), file = pending_field(record, 3);
      if (count > 0 && from >= LOWEST && count <= end && from <= end - count && (file == 1 || file == 2))
        (file == 1 ? stdout : stderr).write(memory, (int) from - LOWEST, (int) count);
      Arrays.fill(memory, record - LOWEST + 2 * POINTER, record - LOWEST + 3 * POINTER, (byte) 0);
      record = (int) pending_field(record, 0);
    }
  }

  /** Tells of a trap behind what the program has written. */
  static void tell(Trap trap) {
    finish();
    try {
      stderr.write(trap.report().getBytes(StandardCharsets.UTF_8));
    } catch (IOException closed) {
      // Nobody reads it.
    }
  }

  /** Before the program ends. */
  static void finish() {
    try {
      if (memory != null) write_pending();
      stdout.flush();
    } catch (IOException closed) {
      // Nobody reads what is written.
    }
  }

  /** Bytes of the data: those of a text with one character for each. */
  static void put(int at, String bytes) {
    for (int i = 0; i < bytes.length(); i++) memory[at - LOWEST + i] = (byte) bytes.charAt(i);
  }
`;
