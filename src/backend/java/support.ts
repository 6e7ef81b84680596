/**
 * The functions that built files have beside those of the program: what Java has no operation for. A file gets those that it uses, and what
 * these need. `trap:KIND` is a kind of trap.
 *
 * Memory is an array of bytes that begins at the address LOWEST, so that Java's own test of an index finds null pointers, which are
 * negative there, and addresses beyond the end. Addresses from 2 GiB on are negative `int`s. Stores are tested against STACK_BOTTOM
 * besides, below which constants lie.
 */
import type { MemoryMap } from '../../base/memory-map.ts';
import { lowestAddress } from '../../base/memory-map.ts';
import { knownEntry } from '../../base/own-entry.ts';
import { typeNames } from './expr.ts';
import { longestText as pieceOfTable } from '../text/bytes.ts';
import type { SupportRow } from '../text/support.ts';

// Numbers

type Word = 'i32' | 'u32' | 'i64' | 'u64';
const words: readonly Word[] = ['i32', 'u32', 'i64', 'u64'];
const java: Readonly<Record<string, string>> = { ...typeNames, u32: 'int', u64: 'long' };
const classes: Readonly<Record<string, string>> = { u32: 'Integer', u64: 'Long' };

function divisionRows(type: Word): [string, SupportRow][] {
  const t = java[type];
  const own = classes[type];
  return (['div', 'rem'] as const).map((name) => {
    const value =
      own === undefined
        ? `a ${name === 'div' ? '/' : '%'} b`
        : `${own}.${name === 'div' ? 'divide' : 'remainder'}Unsigned(a, b)`;
    return [
      `${name}_${type}`,
      {
        needs: ['trap:divide-by-zero'],
        text: `  static ${t} ${name}_${type}(${t} a, ${t} b) {
    if (b == 0) throw trap("divide-by-zero", null);
    return ${value};
  }
`,
      },
    ];
  });
}

function extremeRows(type: 'u32' | 'u64'): [string, SupportRow][] {
  const t = java[type];
  return (['min', 'max'] as const).map((name) => [
    `${name}_${type}`,
    {
      text: `  static ${t} ${name}_${type}(${t} a, ${t} b) {
    return ${classes[type]}.compareUnsigned(a, b) ${name === 'min' ? '<' : '>'} 0 ? a : b;
  }
`,
    },
  ]);
}

function roundingRows(type: 'f32' | 'f64'): [string, SupportRow][] {
  const t = java[type];
  return [
    [
      `trunc_${type}`,
      {
        text: `  static ${t} trunc_${type}(${t} x) {\n    return (${t}) (x < 0 ? Math.ceil(x) : Math.floor(x));\n  }\n`,
      },
    ],
    [
      `round_${type}`,
      {
        needs: [`trunc_${type}`],
        text: `  /** Halves away from zero. */
  static ${t} round_${type}(${t} x) {
    final ${t} whole = trunc_${type}(x);
    return Math.abs(x - whole) >= 0.5 ? whole + Math.copySign(1, x) : whole;
  }
`,
      },
    ],
    [`known_${type}`, knownRow(type)],
  ];
}

/** What is written out is no constant for the compiler when it comes through a function. */
function knownRow(own: string): SupportRow {
  const type = knownEntry(java, own);
  return { text: `  static ${type} known_${own}(${type} x) {\n    return x;\n  }\n` };
}

/** Beyond the bounds the nearest integer stands, and 0 for what is no number. */
function truncationRows(from: 'f32' | 'f64'): [string, SupportRow][] {
  const t = java[from];
  const suffix = from === 'f32' ? 'f' : '';
  return [
    [
      `u32_of_${from}`,
      {
        text: `  static int u32_of_${from}(${t} x) {
    return x >= 4294967296.0${suffix} ? -1 : x > 0 ? (int) (long) x : 0;
  }
`,
      },
    ],
    [
      `u64_of_${from}`,
      {
        text: `  static long u64_of_${from}(${t} x) {
    if (x < 9223372036854775808.0${suffix}) return x > 0 ? (long) x : 0;
    return x >= 18446744073709551616.0${suffix} ? -1 : x > 0 ? (long) (x - 9223372036854775808.0${suffix}) ^ Long.MIN_VALUE : 0;
  }
`,
      },
    ],
    [
      `${from}_of_u64`,
      {
        text: `  static ${t} ${from}_of_u64(long x) {
    return x >= 0 ? (${t}) x : (${t}) (x >>> 1 | x & 1) * 2;
  }
`,
      },
    ],
  ];
}

const numberRows: Record<string, SupportRow> = Object.fromEntries([
  ...words.flatMap(divisionRows),
  ...(['u32', 'u64'] as const).flatMap(extremeRows),
  ...(['f32', 'f64'] as const).flatMap(roundingRows),
  ...(['f32', 'f64'] as const).flatMap(truncationRows),
  [
    'case_of',
    {
      text: `  /** The number of a case of a table, or one that none has. */
  static int case_of(long distance) {
    return distance >= 0 && distance < Integer.MAX_VALUE ? (int) distance : -1;
  }
`,
    },
  ],
  [
    'look_up',
    {
      text: `  /** The number that the pieces of a table have at an index: two characters. */
  static int look_up(long index, int otherwise, String... pieces) {
    if (index < 0 || index / ${pieceOfTable / 2} >= pieces.length) return otherwise;
    final String piece = pieces[(int) (index / ${pieceOfTable / 2})];
    final int at = (int) (index % ${pieceOfTable / 2}) * 2;
    return at < piece.length() ? piece.charAt(at) << 16 | piece.charAt(at + 1) : otherwise;
  }
`,
    },
  ],
  ...['i32', 'i64'].map((type): [string, SupportRow] => [`known_${type}`, knownRow(type)]),
]);

// Memory

interface Cell {
  /** The type of the value in Java. */
  readonly type: string;
  /** Reads the cell at an index of the array. */
  readonly read: string;
  /** Writes `value` there. */
  readonly write: string;
  /** The view of the array. */
  readonly view?: string;
}

const cells: Readonly<Record<string, Cell>> = {
  i8: { type: 'int', read: 'memory[AT]', write: 'memory[AT] = (byte) value' },
  u8: { type: 'int', read: 'memory[AT] & 0xff', write: 'memory[AT] = (byte) value' },
  i16: {
    type: 'int',
    read: '(short) SHORTS.get(memory, AT)',
    write: 'SHORTS.set(memory, AT, (short) value)',
    view: 'short',
  },
  u16: {
    type: 'int',
    read: '(char) CHARS.get(memory, AT)',
    write: 'CHARS.set(memory, AT, (char) value)',
    view: 'char',
  },
  i32: { type: 'int', read: '(int) INTS.get(memory, AT)', write: 'INTS.set(memory, AT, value)', view: 'int' },
  i64: { type: 'long', read: '(long) LONGS.get(memory, AT)', write: 'LONGS.set(memory, AT, value)', view: 'long' },
  f32: {
    type: 'float',
    read: 'Float.intBitsToFloat((int) INTS.get(memory, AT))',
    write: 'INTS.set(memory, AT, Float.floatToIntBits(value))',
    view: 'int',
  },
  f64: {
    type: 'double',
    read: 'Double.longBitsToDouble((long) LONGS.get(memory, AT))',
    write: 'LONGS.set(memory, AT, Double.doubleToLongBits(value))',
    view: 'long',
  },
};

function viewRow(type: string): [string, SupportRow] {
  return [
    `view_${type}`,
    {
      text: `  static final VarHandle ${type.toUpperCase()}S = MethodHandles.byteArrayViewVarHandle(${type}[].class, ByteOrder.LITTLE_ENDIAN);\n`,
    },
  ];
}

function cellRows([name, { type, read, write, view }]: [string, Cell]): [string, SupportRow][] {
  const needs = ['access', ...(view === undefined ? [] : [`view_${view}`])];
  const at = (text: string): string => text.replace('AT', 'at - LOWEST');
  return [
    [`load_${name}`, { needs, text: `  static ${type} load_${name}(int at) {\n    return ${at(read)};\n  }\n` }],
    [`put_${name}`, { needs, text: `  static void put_${name}(int at, ${type} value) {\n    ${at(write)};\n  }\n` }],
    [
      `store_${name}`,
      {
        needs: [...needs, 'wrong_store'],
        text: `  static void store_${name}(int at, ${type} value) {
    if (at < STACK_BOTTOM) throw wrong_store(at);
    ${at(write)};
  }
`,
      },
    ],
  ];
}

const memoryRows: Record<string, SupportRow> = {
  access: { needs: ['trap:null-pointer', 'trap:out-of-bounds'], text: '' },
  wrong_store: {
    needs: ['trap:read-only'],
    text: `  static Trap wrong_store(int at) {
    return at >= LOWEST ? trap("read-only", null) : wrong_access(at);
  }
`,
  },
  far: {
    text: `  /** A sum that does not wrap: what is beyond all memory stays there. */
  static int far(int at, int distance) {
    return (int) Math.min(Integer.toUnsignedLong(at) + Integer.toUnsignedLong(distance), Integer.MAX_VALUE);
  }
`,
  },
  range: {
    needs: ['wrong_store', 'access'],
    text: `  /** The index of n bytes that may be read from LOWEST or written from STACK_BOTTOM on. */
  static int range(int at, long n, int lowest) {
    if (n == 0) return 0;
    if (at >= 0 && at < lowest) throw wrong_store(at);
    if (n < 0 || Integer.toUnsignedLong(at) - LOWEST > memory.length - n) throw trap("out-of-bounds", null);
    return at - LOWEST;
  }
`,
  },
  copy_bytes: {
    needs: ['range'],
    text: `  static void copy_bytes(int to, int from, int n) {
    if (n == 0) return;
    if (to >= 0 && to < LOWEST || from >= 0 && from < LOWEST) throw wrong_access(0);
    final int target = range(to, Integer.toUnsignedLong(n), STACK_BOTTOM);
    System.arraycopy(memory, range(from, Integer.toUnsignedLong(n), LOWEST), memory, target, n);
  }
`,
  },
  fill_bytes: {
    needs: ['range'],
    text: `  static void fill_bytes(int to, int value, int n) {
    final int from = range(to, Integer.toUnsignedLong(n), STACK_BOTTOM);
    Arrays.fill(memory, from, from + n, (byte) value);
  }
`,
  },
  stack: {
    text: `  /** The end of what functions have taken of the stack, which grows downwards to STACK_BOTTOM. */
  static int stack = STACK_TOP;
`,
  },
  take: {
    needs: ['stack', 'trap:stack-overflow'],
    text: `  /** Bytes of the stack, a multiple of 16. */
  static int take(int size) {
    if (size > stack - STACK_BOTTOM) throw trap("stack-overflow", null);
    return stack -= size;
  }
`,
  },
  take_some: {
    needs: ['take'],
    text: `  /** A size that the program computes; it has no sign. */
  static int take_some(long size) {
    return take(Long.compareUnsigned(size, 0x7ffffff0L) > 0 ? Integer.MAX_VALUE : (int) size + 15 & ~15);
  }
`,
  },
  released: {
    needs: ['stack'],
    text: `  /** The end of the stack after it is given back to \`end\`, if that lies in it. */
  static int released(int end, int caller) {
    return end >= stack && end <= caller ? end : stack;
  }
`,
  },
  ...Object.fromEntries(Object.entries(cells).flatMap(cellRows)),
  ...Object.fromEntries(['short', 'char', 'int', 'long'].map(viewRow)),
};

/** Every row by its name, in the order in which a file has them. */
export const supportRows: Readonly<Record<string, SupportRow>> = { ...memoryRows, ...numberRows };

/** Where the regions of memory begin. */
export function addressesText({ stackBottom, stackTop, heapBase }: MemoryMap, pointerSize: number): string {
  return `  // Addresses: constants from LOWEST on, the stack of arrays and structures, other data, and what the program asks for.
  static final int LOWEST = ${lowestAddress};
  static final int STACK_BOTTOM = ${stackBottom};
  static final int STACK_TOP = ${stackTop};
  static final int HEAP_BASE = ${heapBase};
  static final int POINTER = ${pointerSize};
`;
}
