/**
 * The system interface (src/vm/system.ts) with the standard library of .NET: streams, files, clocks, arguments, random bytes, memory, and how a
 * program ends. With it what programs reach of the host that is no function of theirs: traps of the run time, and `errno`.
 */
import { trapCodes } from '../../vm/system.ts';
import type { SupportRow } from '../text/support.ts';
import { trapName, trapsWithWords } from '../text/system-functions.ts';

function trapRow(kind: string): [string, SupportRow] {
  const name = trapName(kind);
  const text = `  static void ${name}(uint words) {\n    throw trap("${kind}", words == 0 ? null : text_at(words), 0);\n  }\n`;
  return [name, { needs: ['text_at', `trap:${kind}`], text }];
}

const streams: Record<string, SupportRow> = {
  text_at: {
    needs: ['range'],
    text: `  /** A text of the program as one of C#. */
  static string text_at(uint at) {
    byte* from = range(at, 1, LOWEST, 0);
    ulong length = 0, room = memory_size - at;
    while (length < room && from[length] != 0) length++;
    if (length == room) throw trap("out-of-bounds", null, 0);
    return length == 0 ? "" : UTF8.GetString(from, (int)length);
  }
`,
  },
  sys_pending: {
    text: `  /** What the streams of the program hold, which is written when it is trapped: a list of { next, from, count, file }. */
  static int sys_pending(uint list) {
    pending = list;
    return 0;
  }
`,
  },
  sys_write: {
    needs: ['range', 'files'],
    text: `  static long sys_write(int file, uint from, ulong n) {
    byte* bytes = range(from, n, LOWEST, 0);
    if (file != 1 && file != 2) return file_write(file, bytes, n);
    try {
      send(file == 1 ? stdout : stderr, bytes, n);
      return (long)n;
    } catch (IOException) {
      return -5;
    }
  }
`,
  },
  sys_read: {
    needs: ['range', 'files'],
    text: `  static long sys_read(int file, uint to, ulong n) {
    byte* target = range(to, n, STACK_BOTTOM, 0);
    try {
      return file == 0 ? read_line(target, n) : file_read(file, target, n);
    } catch (IOException) {
      return -5;
    }
  }

  /** A line at most, so that nobody waits for more than there is. */
  static long read_line(byte* to, ulong n) {
    ulong count = 0;
    int next = 0;
    stdout.Flush();
    while (count < n && next != '\\n' && (next = stdin.ReadByte()) >= 0) to[count++] = (byte)next;
    return (long)count;
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
    text: `  static int sys_open(uint name, int flags) {
    return file_open(text_at(name), flags);
  }
`,
  },
  sys_path: {
    needs: ['paths', 'text_at'],
    text: `  static int sys_path(int what, uint a, uint b) {
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
    text: `  static long sys_clock(int which) {
    if (which == 0) return (DateTime.UtcNow.Ticks - new DateTime(1970, 1, 1).Ticks) / 10 * 1000;
    return which == 1 ? (long)(Stopwatch.GetTimestamp() * 1e6 / Stopwatch.Frequency) * 1000 : -22;
  }
`,
  },
  sys_args: {
    needs: ['range', 'arguments'],
    text: `  static long sys_args(int i, uint to, ulong room) {
    if (i == -1) return arguments.Length;
    if (i < 0 || i >= arguments.Length) return -22;
    byte[] word = arguments[i];
    if ((ulong)word.Length <= room) Marshal.Copy(word, 0, (IntPtr)range(to, (ulong)word.Length, STACK_BOTTOM, 0), word.Length);
    return word.Length;
  }
`,
  },
  sys_address: { text: `  static long sys_address(uint at) {\n    return at;\n  }\n` },
  sys_random: {
    needs: ['range'],
    text: `  /** The steps of the generator so far. */
  static ulong random_state;

  /** The generator of Steele, Lea and Flood (SplitMix64), from 1 on. */
  static int sys_random(uint to, ulong n) { unchecked {
    if (n > 256) return -22;
    byte* bytes = range(to, n, STACK_BOTTOM, 0);
    ulong mixed = 0;
    for (ulong i = 0; i < n; i++, mixed >>= 8) {
      if (i % 8 == 0) {
        mixed = 1 + 0x9e3779b97f4a7c15UL * ++random_state;
        mixed = (mixed ^ mixed >> 30) * 0xbf58476d1ce4e5b9UL;
        mixed = (mixed ^ mixed >> 27) * 0x94d049bb133111ebUL;
        mixed ^= mixed >> 31;
      }
      bytes[i] = (byte)mixed;
    }
    return 0;
  }}
`,
  },
  sys_trap: {
    needs: ['text_at', ...trapCodes.map((kind) => `trap:${kind}`)],
    text: `  static void sys_trap(int code, uint words) {
    string[] kinds = {
      ${trapCodes.map((kind) => `"${kind}"`).join(',\n      ')}
    };
    throw trap(code >= 0 && code < kinds.Length ? kinds[code] : "unsupported", words == 0 ? null : text_at(words), 0);
  }
`,
  },
  trap_uncaught: {
    needs: ['text_at', 'trap:uncaught-exception'],
    text: `  static void trap_uncaught(uint name, uint message) {
    string words = name == 0 ? "" : text_at(name);
    throw trap("uncaught-exception", message == 0 ? words : words + ": " + text_at(message), 0);
  }
`,
  },
  trap_abort: {
    needs: ['trap:abort'],
    text: `  static void trap_abort() {\n    throw trap("abort", null, 0);\n  }\n`,
  },
  checkpoint: { text: `  static void checkpoint(uint action) {}\n` },
  errno_location: {
    text: `  static uint errno_at;

  static uint errno_location() {
    if (errno_at == 0) errno_at = sys_grow(16);
    return errno_at;
  }
`,
  },
  arguments: {
    text: `  /** What the program was called with: bytes with a zero at the end. */
  static byte[][] arguments;
`,
  },
};

/** Rows of the system interface. */
export const systemRows: Readonly<Record<string, SupportRow>> = {
  ...others,
  ...streams,
  ...Object.fromEntries(trapsWithWords.map(trapRow)),
};

/**
 * Streams and memory, which every file has. No variable of the class has a value from the start: the tests whether values have been set
 * already would stand in every function.
 */
export const machineText = `  static UTF8Encoding UTF8;
  static Stream stdin, stdout, stderr;

  static void open_streams() {
    UTF8 = new UTF8Encoding(false);
    stdin = new BufferedStream(Console.OpenStandardInput(), 1 << 15);
    stdout = new BufferedStream(Console.OpenStandardOutput(), 1 << 15);
    stderr = Console.OpenStandardError();
  }

  static void send(Stream stream, byte* bytes, ulong n) {
    byte[] piece = new byte[Math.Min(n, 65536)];
    for (ulong done = 0; done < n;) {
      int count = (int)Math.Min(n - done, 65536);
      Marshal.Copy((IntPtr)(bytes + done), piece, 0, count);
      stream.Write(piece, 0, count);
      done += (ulong)count;
    }
  }

  /** The memory of the program: a number lies in it with its lowest byte first. It moves when it grows. */
  static byte* memory;
  static ulong memory_size;
  /** Where accesses of so many bytes may begin at most, counted from LOWEST and from STACK_BOTTOM. */
  static ulong last_read_1, last_read_2, last_read_4, last_read_8, last_write_1, last_write_2, last_write_4, last_write_8;
  /** The end of what the program has asked for. */
  static ulong heap_top;
  static uint pending;

  /** Bytes that are 0 still, aligned to 16; 0 if there are none left. */
  static uint sys_grow(ulong n) {
    ulong at = heap_top + 15 & ~15UL;
    if (n == 0) return (uint)Math.Min(memory_size, MOST_MEMORY);
    if (n > MOST_MEMORY || at > MOST_MEMORY - n || !reach(at + n)) return 0;
    heap_top = at + n;
    return (uint)at;
  }

  /** Memory up to this address at least: a quarter more, so that growing costs little on the whole. */
  static bool reach(ulong end) {
    return end <= memory_size || set_size(Math.Min((end + (end >> 2) + 65535) / 65536 * 65536, MOST_MEMORY)) || set_size(end);
  }

  static bool set_size(ulong size) {
    try {
      IntPtr block = (IntPtr)memory, room = (IntPtr)(long)size;
      memory = (byte*)(memory == null ? Marshal.AllocHGlobal(room) : Marshal.ReAllocHGlobal(block, room));
    } catch (OutOfMemoryException) {
      return false;
    }
    fill(memory + memory_size, 0, size - memory_size);
    memory_size = size;
    last_read_1 = size - LOWEST - 1;
    last_read_2 = size - LOWEST - 2;
    last_read_4 = size - LOWEST - 4;
    last_read_8 = size - LOWEST - 8;
    last_write_1 = size - STACK_BOTTOM - 1;
    last_write_2 = size - STACK_BOTTOM - 2;
    last_write_4 = size - STACK_BOTTOM - 4;
    last_write_8 = size - STACK_BOTTOM - 8;
    return true;
  }

  static void fill(byte* to, byte value, ulong n) {
    ulong i = 0, all = unchecked(value * 0x0101010101010101UL);
    for (; i + 8 <= n; i += 8) *(ulong*)(to + i) = all;
    for (; i < n; i++) to[i] = value;
  }

  static ulong pending_field(uint record, uint field) {
    byte* at = memory + record + field * POINTER;
    return POINTER == 8 ? *(ulong*)at : *(uint*)at;
  }

  /** What the streams of the program hold when it is trapped; their list may be spoilt. */
  static void write_pending() {
    uint record = pending;
    for (int i = 0; i < 300 && record >= LOWEST && record <= memory_size - 4 * POINTER; i++) {
      ulong from = pending_field(record, 1), count = pending_field(record, 2), file = pending_field(record, 3);
      if (count > 0 && from >= LOWEST && count <= memory_size && from <= memory_size - count && (file == 1 || file == 2))
        send(file == 1 ? stdout : stderr, memory + from, count);
      fill(memory + record + 2 * POINTER, 0, POINTER);
      record = (uint)pending_field(record, 0);
    }
  }

  /** Tells of a trap behind what the program has written. */
  static void tell(Trap trap) {
    finish();
    byte[] report = UTF8.GetBytes(trap.report());
    try {
      stderr.Write(report, 0, report.Length);
    } catch (IOException) {
      // Nobody reads it.
    }
  }

  /** Before the program ends. */
  static void finish() {
    try {
      if (memory != null) write_pending();
      stdout.Flush();
    } catch (IOException) {
      // Nobody reads what is written.
    }
  }

  /** Bytes of the data: those of a text with one character for each. */
  static void put(uint at, string bytes) {
    for (int i = 0; i < bytes.Length; i++) memory[at + i] = (byte)bytes[i];
  }
`;
