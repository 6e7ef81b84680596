/**
 * The functions of C# that built files have beside those of the program: what C# has no operation for, or leaves to the machine. A file gets
 * those that it uses, and what these need. `trap:KIND` is a kind of trap.
 *
 * Memory is a block of bytes that a pointer leads to: addresses are numbers, as on every engine. An access is tested against
 * three bounds with one comparison: from `from - LOWEST` a null pointer wraps to beyond all memory, and stores count from `STACK_BOTTOM`,
 * below which constants lie. `last_read_4` is where an access of 4 bytes may begin at most.
 */
import { typeNames, type IntType } from './expr.ts';
import type { SupportRow } from '../text/support.ts';

const words: readonly IntType[] = ['i32', 'u32', 'i64', 'u64'];
const floats = ['f32', 'f64'] as const;
type Float = (typeof floats)[number];
type Rows = Record<string, SupportRow>;

/** Stands before what is to be part of whoever calls it. */
const inline = '[MethodImpl(MethodImplOptions.AggressiveInlining)]';

// Numbers

function divisionRow(name: 'div' | 'rem', type: IntType): Rows {
  const t = typeNames[type];
  const sign = name === 'div' ? '/' : '%';
  const wrapped = name === 'div' ? 'unchecked(-a)' : '0';
  const value = type.startsWith('i') ? `b == -1 ? ${wrapped} : a ${sign} b` : `a ${sign} b`;
  return {
    [`${name}_${type}`]: {
      needs: ['trap:divide-by-zero'],
      text: `  static ${t} ${name}_${type}(${t} a, ${t} b, int place) {
    if (b == 0) throw trap("divide-by-zero", null, place);
    return ${value};
  }
`,
    },
  };
}

function extremeRow(name: 'min' | 'max', type: IntType): Rows {
  const t = typeNames[type];
  const sign = name === 'min' ? '<' : '>';
  return {
    [`${name}_${type}`]: {
      text: `  static ${t} ${name}_${type}(${t} a, ${t} b) {\n    return a ${sign} b ? a : b;\n  }\n`,
    },
  };
}

/** NaN if one of them is; -0 is less than 0. */
function floatExtremeRow(name: 'min' | 'max', type: Float): Rows {
  const t = typeNames[type];
  const sign = name === 'min' ? '<' : '>';
  return {
    [`${name}_${type}`]: {
      text: `  static ${t} ${name}_${type}(${t} a, ${t} b) {
    if (a != a || b != b) return (${t})(a + b);
    if (a == b) return 1 / a ${sign} 0 ? a : b;
    return a ${sign} b ? a : b;
  }
`,
    },
  };
}

function absoluteRow(type: 'i32' | 'i64'): Rows {
  const t = typeNames[type];
  return {
    [`abs_${type}`]: {
      text: `  static ${t} abs_${type}(${t} a) {\n    return a < 0 ? unchecked(-a) : a;\n  }\n`,
    },
  };
}

/** Halves away from zero. */
function roundRow(type: Float): Rows {
  const t = typeNames[type];
  return {
    [`round_${type}`]: {
      text: `  static ${t} round_${type}(${t} x) {
    double whole = Math.Truncate((double)x);
    return (${t})(Math.Abs(x - whole) >= 0.5 ? whole + (x < 0 ? -1 : 1) : whole);
  }
`,
    },
  };
}

/** The bounds of what a float may be converted from; beyond them the nearest integer stands, and 0 for NaN. */
const limits: Readonly<Record<IntType, { readonly high: string; readonly low: string }>> = {
  i32: { high: '2147483648.0', low: '> -2147483649.0' },
  u32: { high: '4294967296.0', low: '> -1.0' },
  i64: { high: '9223372036854775808.0', low: '>= -9223372036854775808.0' },
  u64: { high: '18446744073709551616.0', low: '> -1.0' },
};

/** What lies beyond the numbers with sign of 64 bits is converted without the highest bit. */
function truncationRow(type: IntType, from: Float): Rows {
  const t = typeNames[type];
  const { high, low } = limits[type];
  const inner =
    type === 'u64'
      ? 'x >= 9223372036854775808.0 ? (ulong)(long)(x - 9223372036854775808.0) ^ 1UL << 63 : (ulong)(long)x'
      : type === 'u32'
        ? '(uint)(long)x'
        : `(${t})x`;
  return {
    [`${type}_of_${from}`]: {
      text: `  static ${t} ${type}_of_${from}(${typeNames[from]} number) {
    double x = number;
    if (x >= ${high}) return ${t}.MaxValue;
    return x ${low} ? unchecked(${inner}) : x == x ? ${t}.MinValue : 0;
  }
`,
    },
  };
}

/** Integers of 64 bits as floats, rounded once: what a float of 32 bits has no room for only says whether there is a rest. */
const integerRows: Rows = {
  f64_of_i64: { text: `  ${inline}\n  static double f64_of_i64(long x) {\n    return (double)x;\n  }\n` },
  f64_of_u64: {
    text: `  static double f64_of_u64(ulong x) {
    return (long)x >= 0 ? (double)(long)x : (double)(long)(x >> 1 | x & 1) * 2;
  }
`,
  },
  f32_of_u64: {
    text: `  static float f32_of_u64(ulong x) {
    if (x >> 53 == 0) return (float)(double)(long)x;
    ulong kept = x & ~0x7ffUL;
    return (float)f64_of_u64(kept == x ? x : kept | 0x800);
  }
`,
    needs: ['f64_of_u64'],
  },
  f32_of_i64: {
    needs: ['f32_of_u64'],
    text: `  static float f32_of_i64(long x) {
    return x < 0 ? -f32_of_u64(unchecked((ulong)-x)) : f32_of_u64((ulong)x);
  }
`,
  },
};

/** Of a NaN those of the one NaN. */
function bitsRows(type: Float, word: 'u32' | 'u64'): Rows {
  const nan = type === 'f32' ? '0x7fc00000u' : '0x7ff8000000000000UL';
  const [t, w] = [typeNames[type], typeNames[word]];
  return {
    [`bits_of_${type}`]: {
      text: `  static ${w} bits_of_${type}(${t} x) {\n    return x != x ? ${nan} : *(${w}*)&x;\n  }\n`,
    },
    [`${type}_of_bits`]: { text: `  static ${t} ${type}_of_bits(${w} bits) {\n    return *(${t}*)&bits;\n  }\n` },
  };
}

/** Bits are counted in all parts of a number at once. */
const countRows: Rows = {
  popcnt_u32: {
    text: `  static uint popcnt_u32(uint x) {
    unchecked {
      x -= x >> 1 & 0x55555555;
      x = (x & 0x33333333) + (x >> 2 & 0x33333333);
      return (x + (x >> 4) & 0x0f0f0f0f) * 0x01010101 >> 24;
    }
  }
`,
  },
  popcnt_u64: {
    needs: ['popcnt_u32'],
    text: `  static ulong popcnt_u64(ulong x) {
    return popcnt_u32(unchecked((uint)x)) + popcnt_u32((uint)(x >> 32));
  }
`,
  },
  clz_u32: {
    needs: ['popcnt_u32'],
    text: `  /** Every bit behind the first is set. */
  static uint clz_u32(uint x) {
    x |= x >> 1;
    x |= x >> 2;
    x |= x >> 4;
    x |= x >> 8;
    return popcnt_u32(~(x | x >> 16));
  }
`,
  },
  clz_u64: {
    needs: ['clz_u32'],
    text: `  static ulong clz_u64(ulong x) {
    return x >> 32 != 0 ? clz_u32((uint)(x >> 32)) : 32 + clz_u32((uint)x);
  }
`,
  },
  ctz_u32: {
    needs: ['popcnt_u32'],
    text: `  static uint ctz_u32(uint x) {\n    return popcnt_u32(unchecked(~x & x - 1));\n  }\n`,
  },
  ctz_u64: {
    needs: ['popcnt_u64'],
    text: `  static ulong ctz_u64(ulong x) {\n    return popcnt_u64(unchecked(~x & x - 1));\n  }\n`,
  },
};

const numberRows: Rows = Object.assign(
  {},
  ...words.flatMap((type) => [divisionRow('div', type), divisionRow('rem', type)]),
  ...words.flatMap((type) => [extremeRow('min', type), extremeRow('max', type)]),
  ...floats.flatMap((type) => [floatExtremeRow('min', type), floatExtremeRow('max', type)]),
  ...(['i32', 'i64'] as const).map(absoluteRow),
  ...floats.map(roundRow),
  ...words.flatMap((type) => floats.map((from) => truncationRow(type, from))),
  integerRows,
  bitsRows('f32', 'u32'),
  bitsRows('f64', 'u64'),
  countRows,
) as Rows;

// Memory

interface Cell {
  readonly size: 1 | 2 | 4 | 8;
  /** How C# calls what is there. */
  readonly cell: string;
  /** The type of the value. */
  readonly type: string;
  /** Writes `value` to the place `p`, where that is possible. */
  readonly write?: string;
  readonly needs?: readonly string[];
}

const cells: Readonly<Record<string, Cell>> = {
  i8: { size: 1, cell: 'sbyte', type: 'int' },
  u8: { size: 1, cell: 'byte', type: 'uint', write: 'P = unchecked((byte)value)' },
  i16: { size: 2, cell: 'short', type: 'int' },
  u16: { size: 2, cell: 'ushort', type: 'uint', write: 'P = unchecked((ushort)value)' },
  i32: { size: 4, cell: 'int', type: 'int' },
  u32: { size: 4, cell: 'uint', type: 'uint', write: 'P = value' },
  i64: { size: 8, cell: 'long', type: 'long' },
  u64: { size: 8, cell: 'ulong', type: 'ulong', write: 'P = value' },
  f32: {
    size: 4,
    cell: 'float',
    type: 'float',
    write: 'P = value == value ? value : f32_of_bits(0x7fc00000u)',
    needs: ['f32_of_bits'],
  },
  f64: {
    size: 8,
    cell: 'double',
    type: 'double',
    write: 'P = value == value ? value : f64_of_bits(0x7ff8000000000000UL)',
    needs: ['f64_of_bits'],
  },
};

function cellRows([name, { size, cell, type, write, needs = [] }]: [string, Cell]): Rows {
  const result = size < 4 ? 'int' : type;
  const place = (at: string): string => `*(${cell}*)(memory + ${at})`;
  const test = (lowest: string, last: string): string =>
    `ulong from = (ulong)at + offset;\n    if (unchecked(from - ${lowest}) > last_${last}_${size}) wrong_access(from, ${lowest}, place);`;
  const reads: Rows = {
    [`get_${name}`]: {
      text: `  ${inline}\n  static ${result} get_${name}(uint at) {\n    return ${place('at')};\n  }\n`,
    },
    [`load_${name}`]: {
      needs: ['wrong_access'],
      text: `  ${inline}
  static ${result} load_${name}(uint at, uint offset, int place) {
    ${test('LOWEST', 'read')}
    return ${place('from')};
  }
`,
    },
  };
  if (write === undefined) return reads;
  return {
    ...reads,
    [`put_${name}`]: {
      needs,
      text: `  ${inline}\n  static void put_${name}(uint at, ${type} value) {\n    ${write.replace('P', place('at'))};\n  }\n`,
    },
    [`store_${name}`]: {
      needs: [...needs, 'wrong_access'],
      text: `  ${inline}
  static void store_${name}(uint at, uint offset, int place, ${type} value) {
    ${test('STACK_BOTTOM', 'write')}
    ${write.replace('P', place('from'))};
  }
`,
    },
  };
}

const memoryRows: Rows = {
  wrong_access: {
    needs: ['trap:null-pointer', 'trap:read-only', 'trap:out-of-bounds'],
    text: `  static void wrong_access(ulong from, uint lowest, int place) {
    if (from < LOWEST) throw trap("null-pointer", null, place);
    throw trap(from < lowest ? "read-only" : "out-of-bounds", null, place);
  }
`,
  },
  range: {
    needs: ['wrong_access'],
    text: `  /** The place of n bytes that may be read from LOWEST or written from STACK_BOTTOM on. */
  static byte* range(uint at, ulong n, uint lowest, int place) {
    if (n > 0 && (at < lowest || n > memory_size || at > memory_size - n)) wrong_access(at < lowest ? at : memory_size, lowest, place);
    return memory + (n > 0 ? at : 0);
  }
`,
  },
  copy_bytes: {
    needs: ['range'],
    text: `  static void copy_bytes(uint to, uint from, uint n, int place) {
    if (n == 0) return;
    if (to < LOWEST || from < LOWEST) wrong_access(0, LOWEST, place);
    byte* target = range(to, n, STACK_BOTTOM, place);
    byte* source = range(from, n, LOWEST, place);
    if (target <= source || target >= source + n) {
      Buffer.MemoryCopy(source, target, n, n);
      return;
    }
    // Mono's begins at the front whatever overlaps.
    for (; n >= 8; n -= 8) *(ulong*)(target + n - 8) = *(ulong*)(source + n - 8);
    for (; n > 0; n--) target[n - 1] = source[n - 1];
  }
`,
  },
  fill_bytes: {
    needs: ['range'],
    text: `  static void fill_bytes(uint to, uint value, uint n, int place) {
    if (n > 0) fill(range(to, n, STACK_BOTTOM, place), unchecked((byte)value), n);
  }
`,
  },
  stack: {
    text: `  /** The end of what functions have taken of the stack, which grows downwards to STACK_BOTTOM. */
  static uint stack;
`,
  },
  take: {
    needs: ['stack', 'trap:stack-overflow'],
    text: `  /** Bytes of the stack, a multiple of 16. */
  static uint take(uint size, int place) {
    if (size > stack - STACK_BOTTOM) throw trap("stack-overflow", null, place);
    return stack -= size;
  }
`,
  },
  take_some: {
    needs: ['take'],
    text: `  /** A size that the program computes: more than any stack has stays more. */
  static uint take_some(ulong size, int place) {
    return take(size > 0x7ffffff0 ? 0xfffffff0 : (uint)size + 15 & ~15u, place);
  }
`,
  },
  released: {
    needs: ['stack'],
    text: `  /** The end of the stack after it is given back to \`end\`, if that lies in it. */
  static uint released(uint end, uint caller) {
    return end >= stack && end <= caller ? end : stack;
  }
`,
  },
  ignore: {
    text: `  /** Makes a statement of an expression. */\n  static void ignore(long value) {}\n  static void ignore(double value) {}\n`,
  },
  ...(Object.assign({}, ...Object.entries(cells).map(cellRows)) as Rows),
};

/** Every row by its name, in the order in which a file has them. */
export const supportRows: Readonly<Record<string, SupportRow>> = { ...memoryRows, ...numberRows };
