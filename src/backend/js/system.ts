/**
 * The system interface (src/vm/system.ts) over what the caller of a file grants: streams, files, arguments, clocks. The functions here
 * take numbers; what the program passes as halves of 64 bits is joined around them (`glue.ts`).
 */
import { trapCodes } from '../../vm/system.ts';
import type { SupportRow } from '../text/support.ts';
import {
  systemFunctions as textFunctions,
  trapName,
  trapsWithWords,
  type SystemType,
} from '../text/system-functions.ts';

/** What a parameter is: a pointer, a count without sign, a number with sign; and a result: a number of 64 bits at most, or none. */
export type HostParam = 'pointer' | 'count' | 'number';

/** A function of the host: its row, which is also its name, and its parameters. */
export interface SystemFunction {
  readonly name: string;
  readonly params: readonly HostParam[];
}

/** What the parameters are of which the file says more than that they are numbers. */
const hostParams: Readonly<Record<SystemType, HostParam>> = {
  at: 'pointer',
  count: 'count',
  int: 'number',
  long: 'number',
};

/** By the host's name. */
export const systemFunctions: Readonly<Record<string, SystemFunction>> = Object.fromEntries(
  Object.entries(textFunctions).map(([host, { name, params }]) => [
    host,
    { name: `$${name}`, params: params.map((type) => hostParams[type]) },
  ]),
);

function trapRow(kind: string): readonly [string, SupportRow] {
  const name = `$${trapName(kind)}`;
  const text = `function ${name}(words) {\n  throw $trap('${kind}', words === 0 ? '' : $text_at(words), 0);\n}\n`;
  return [name, { needs: ['$text_at', `trap:${kind}`], text }];
}

/** In the order in which a file has them. */
export const systemRows: Readonly<Record<string, SupportRow>> = {
  $bytes_at: {
    needs: ['$range'],
    text: `// The bytes of a text of the program, without its zero.
function $bytes_at(at) {
  $range(at, 1, LOWEST, 0);
  const end = $u8.indexOf(0, at);
  if (end < 0) throw $wrong($size, LOWEST, 0);
  return $u8.slice(at, end);
}
`,
  },
  $text_at: {
    needs: ['$bytes_at'],
    text: `function $text_at(at) {\n  return new TextDecoder().decode($bytes_at(at).subarray(0, 1000));\n}\n`,
  },
  $sys_pending: {
    needs: ['$range'],
    text: `// What the streams of the program hold is written when it is trapped: { next, from, count, file }, each of POINTER bytes.
function $sys_pending(list) {
  $flush = () => {
    const field = (record, k) => (record + 4 * POINTER <= $size ? new DataView($buffer).getUint32(record + k * POINTER, true) : 0);
    for (let record = list, i = 0; i < 300 && record >= LOWEST; record = field(record, 0), i++) {
      const from = field(record, 1), count = field(record, 2);
      if (count > 0 && from >= LOWEST && from + count <= $size) $output(field(record, 3))?.($u8.slice(from, from + count));
      if (record + 4 * POINTER <= $size) new DataView($buffer).setUint32(record + 2 * POINTER, 0, true);
    }
  };
  return 0;
}
`,
  },
  $output: {
    text: `function $output(file) {
  return file === 1 ? $host.stdout : file === 2 ? $host.stderr : undefined;
}
`,
  },
  $sys_write: {
    needs: ['$range', '$output'],
    text: `function $sys_write(file, from, n) {
  $range(from, n, LOWEST, 0);
  const bytes = $u8.slice(from, from + n);
  if (file !== 1 && file !== 2) return $host.files?.write(file, bytes) ?? -9;
  $output(file)?.(bytes);
  return n;
}
`,
  },
  $sys_read: {
    needs: ['$range'],
    text: `// What there is, at least a byte unless the input has ended.
var $input = new Uint8Array(0);

function $sys_read(file, to, n) {
  $range(to, n, STACK_BOTTOM, 0);
  if (file !== 0) return $host.files?.read(file, $u8.subarray(to, to + Math.min(n, 65536))) ?? -9;
  if (n > 0 && $input.length === 0) $input = $host.stdin?.() ?? $input;
  const bytes = $input.subarray(0, n);
  $input = $input.subarray(bytes.length);
  $u8.set(bytes, to);
  return bytes.length;
}
`,
  },
  $sys_close: {
    text: `function $sys_close(file) {\n  return file >= 0 && file <= 2 ? 0 : $host.files?.close(file) ?? -9;\n}\n`,
  },
  $sys_seek: {
    text: `function $sys_seek(file, offset, from) {
  return file >= 0 && file <= 2 ? -29 : $host.files?.seek(file, offset, from) ?? -9;
}
`,
  },
  $sys_open: {
    needs: ['$bytes_at', 'files'],
    text: `function $sys_open(name, flags) {\n  return $host.files?.open(new TextDecoder().decode($bytes_at(name)), flags) ?? -2;\n}\n`,
  },
  $sys_path: {
    needs: ['$bytes_at', 'files'],
    text: `function $sys_path(what, a, b) {
  const name = (at) => new TextDecoder().decode($bytes_at(at));
  return $host.files?.path(what, name(a), b === 0 ? undefined : name(b)) ?? -2;
}
`,
  },
  files: { text: '' },
  $sys_exit: {
    text: `function $sys_exit(status) {\n  throw new $Exit(status);\n}\n`,
  },
  $sys_clock: {
    text: `// Nanoseconds since 1970, and of the program's own time.
function $sys_clock(which) {
  if (which !== 0 && which !== 1) return -22;
  const milliseconds = which === 0 ? ($host.now ?? Date.now)() : ($host.clock ?? (() => performance.now()))();
  return BigInt(Math.floor(milliseconds * 1000)) * 1000n;
}
`,
  },
  $sys_args: {
    needs: ['$range'],
    text: `function $sys_args(i, to, room) {
  const args = $host.args ?? [];
  if (i === -1) return args.length;
  if (i < 0 || i >= args.length) return -22;
  const bytes = new TextEncoder().encode(\`\${args[i]}\\0\`);
  if (bytes.length <= room) $u8.set(bytes, $range(to, bytes.length, STACK_BOTTOM, 0));
  return bytes.length;
}
`,
  },
  $sys_address: { text: `function $sys_address(at) {\n  return at;\n}\n` },
  $sys_random: {
    needs: ['$range'],
    text: `// The generator of Steele, Lea and Flood (SplitMix64).
var $random = BigInt($host.seed ?? 1);

function $sys_random(to, n) {
  if (n > 256) return -22;
  $range(to, n, STACK_BOTTOM, 0);
  const mix = (x, shift, factor) => BigInt.asUintN(64, (x ^ x >> shift) * factor);
  const view = new DataView(new ArrayBuffer(256));
  for (let at = 0; at < n; at += 8) {
    $random = BigInt.asUintN(64, $random + 0x9e3779b97f4a7c15n);
    const mixed = mix(mix($random, 30n, 0xbf58476d1ce4e5b9n), 27n, 0x94d049bb133111ebn);
    view.setBigUint64(at, mixed ^ mixed >> 31n, true);
  }
  $u8.set(new Uint8Array(view.buffer, 0, n), to);
  return 0;
}
`,
  },
  $sys_grow: {
    text: `// The end of what the program has of its memory.
var $heap_top = HEAP_BASE;

// Bytes that are 0 still, aligned to 16; 0 if there are none left.
function $sys_grow(n) {
  if (n === 0) return $size;
  const at = Math.ceil($heap_top / 16) * 16, end = at + n;
  if (end > $limit) return 0;
  if (end > $size) {
    try {
      $set_size(Math.min(Math.ceil(end / 65536) * 65536, $limit));
    } catch {
      return 0;
    }
  }
  $heap_top = end;
  return at;
}
`,
  },
  $sys_trap: {
    needs: ['$text_at', ...trapCodes.map((kind) => `trap:${kind}`)],
    text: `function $sys_trap(code, words) {
  const kinds = [${trapCodes.map((kind) => `'${kind}'`).join(', ')}];
  throw $trap(kinds[code] ?? 'unsupported', words === 0 ? '' : $text_at(words), 0);
}
`,
  },
  ...Object.fromEntries(trapsWithWords.map(trapRow)),
  $trap_uncaught: {
    needs: ['$text_at', 'trap:uncaught-exception'],
    text: `function $trap_uncaught(name, message) {
  const text = (at) => (at === 0 ? '' : $text_at(at));
  throw $trap('uncaught-exception', message === 0 ? text(name) : \`\${text(name)}: \${text(message)}\`, 0);
}
`,
  },
  $trap_abort: {
    needs: ['trap:abort'],
    text: `function $trap_abort() {\n  throw $trap('abort', '', 0);\n}\n`,
  },
  $checkpoint: { text: `function $checkpoint() {\n  return 0;\n}\n` },
  $errno_location: {
    needs: ['$sys_grow'],
    text: `var $errno = 0;

function $errno_location() {
  return $errno ||= $sys_grow(16);
}
`,
  },
};
