/**
 * The functions of Python that built files have beside those of the program: a file gets those that it uses, and what these need. Numbers
 * are here, and memory: one array of bytes with a view for each width, which are Python's fastest way to numbers in memory. What is
 * not aligned, not there, or not below 2^31 goes the slow way.
 */
import type { SupportRow } from '../text/support.ts';

const words = [
  { width: 32, mask: '0xffffffff', sign: '0x80000000' },
  { width: 64, mask: '0xffffffffffffffff', sign: '0x8000000000000000' },
] as const;

function forWords(make: (word: (typeof words)[number]) => Record<string, SupportRow>): Record<string, SupportRow> {
  return Object.assign({}, ...words.map(make)) as Record<string, SupportRow>;
}

const integerRows = forWords(({ width, mask, sign }) => ({
  [`wrap${width}`]: {
    text: `def wrap${width}(x):\n    return (x & ${mask} ^ ${sign}) - ${sign}\n`,
  },
  [`div_i${width}`]: {
    needs: [`wrap${width}`],
    text: `def div_i${width}(a, b, place):
    if b == 0:
        trap('divide-by-zero', '', place)
    return wrap${width}(a // b if (a < 0) == (b < 0) else -(-a // b))
`,
  },
  [`rem_i${width}`]: {
    text: `def rem_i${width}(a, b, place):
    if b == 0:
        trap('divide-by-zero', '', place)
    return abs(a) % abs(b) if a >= 0 else -(-a % abs(b))
`,
  },
  [`div_u${width}`]: {
    needs: [`wrap${width}`],
    text: `def div_u${width}(a, b, place):
    if b == 0:
        trap('divide-by-zero', '', place)
    return wrap${width}((a & ${mask}) // (b & ${mask}))
`,
  },
  [`rem_u${width}`]: {
    needs: [`wrap${width}`],
    text: `def rem_u${width}(a, b, place):
    if b == 0:
        trap('divide-by-zero', '', place)
    return wrap${width}((a & ${mask}) % (b & ${mask}))
`,
  },
  [`min_u${width}`]: { text: `def min_u${width}(a, b):\n    return a if a & ${mask} < b & ${mask} else b\n` },
  [`max_u${width}`]: { text: `def max_u${width}(a, b):\n    return b if a & ${mask} < b & ${mask} else a\n` },
  [`clz${width}`]: { text: `def clz${width}(x):\n    return ${width} - (x & ${mask}).bit_length()\n` },
  [`ctz${width}`]: { text: `def ctz${width}(x):\n    return (x & -x).bit_length() - 1 if x else ${width}\n` },
  [`popcnt${width}`]: { text: `def popcnt${width}(x):\n    return bin(x & ${mask}).count('1')\n` },
}));

/** The nearest integer in the range, and 0 for NaN. */
function truncationRow(target: string, least: string, most: string): Record<string, SupportRow> {
  const isUnsigned = target.startsWith('u');
  const result = isUnsigned ? `wrap${target.slice(1)}(int(x))` : 'int(x)';
  return {
    [`${target}_of_float`]: {
      needs: isUnsigned ? [`wrap${target.slice(1)}`] : [],
      text: `def ${target}_of_float(x):
    if x != x:
        return 0
    if x >= ${most}:
        return ${isUnsigned ? '-1' : `${most} - 1`}
    return ${result} if x > ${least} else ${isUnsigned ? '0' : least}
`,
    },
  };
}

function bitsRows(float: 'f32' | 'f64', nan: string): Record<string, SupportRow> {
  const cell = `${float}_cell`;
  return {
    [cell]: {
      text:
        float === 'f32'
          ? `f32_cell = memoryview(bytearray(4)).cast('f')\nf32_bits = f32_cell.cast('B').cast('i')\n`
          : `f64_cell = memoryview(bytearray(8)).cast('d')\nf64_bits = f64_cell.cast('B').cast('q')\n`,
    },
    [`bits_of_${float}`]: {
      needs: [cell],
      text: `def bits_of_${float}(x):
    if x != x:
        return ${nan}
    ${cell}[0] = x
    return ${float}_bits[0]
`,
    },
    [`${float}_of_bits`]: {
      needs: [cell],
      text: `def ${float}_of_bits(bits):\n    ${float}_bits[0] = bits\n    return ${cell}[0]\n`,
    },
  };
}

/** Beyond 2^52 every float is an integer; the sign of 0 stays. */
function roundingRow(name: string, expression: string): Record<string, SupportRow> {
  return {
    [name]: {
      text: `def ${name}(x):\n    return math.copysign(${expression}, x) if abs(x) < 4503599627370496.0 else x\n`,
    },
  };
}

const floatRows: Record<string, SupportRow> = {
  f32: {
    needs: ['f32_cell'],
    text: `def f32(x):\n    f32_cell[0] = x\n    return f32_cell[0]\n`,
  },
  f32_of_int: {
    needs: ['f32'],
    text: `# Rounded once: of what a float has no room for, one bit says that it is there.
def f32_of_int(x):
    n = abs(x)
    if n >> 40:
        n = (n >> 16 | (n & 0xffff != 0)) << 16
    return f32(float(n if x >= 0 else -n))
`,
  },
  divide: {
    text: `def divide(a, b):
    if b:
        return a / b
    if b != b or a != a or a == 0:
        return a + b if a != a or b != b else nan
    return math.copysign(inf, a) * math.copysign(1.0, b)
`,
  },
  fmod: {
    text: `def fmod(a, b):
    if a != a or b != b or a in (inf, -inf) or b == 0:
        return nan
    return math.fmod(a, b)
`,
  },
  sqrt: { text: `def sqrt(x):\n    return math.sqrt(x) if x >= 0 else nan\n` },
  min_float: {
    text: `# NaN if one of them is; -0 is less than 0.
def min_float(a, b):
    if a != a or b != b:
        return nan
    if a == b:
        return a if math.copysign(1.0, a) < 0 else b
    return a if a < b else b
`,
  },
  max_float: {
    text: `def max_float(a, b):
    if a != a or b != b:
        return nan
    if a == b:
        return b if math.copysign(1.0, a) < 0 else a
    return a if a > b else b
`,
  },
  ...roundingRow('ceil', 'math.ceil(x)'),
  ...roundingRow('floor', 'math.floor(x)'),
  ...roundingRow('trunc', 'int(x)'),
  ...roundingRow('round_away', 'int(abs(x)) + (abs(x) % 1.0 >= 0.5)'),
  ...truncationRow('i32', '-0x80000000', '0x80000000'),
  ...truncationRow('u32', '-1', '0x100000000'),
  ...truncationRow('i64', '-0x8000000000000000', '0x8000000000000000'),
  ...truncationRow('u64', '-1', '0x10000000000000000'),
  ...bitsRows('f32', '0x7fc00000'),
  ...bitsRows('f64', '0x7ff8000000000000'),
};

// Memory

export const cells = {
  i8: { size: 1, code: 'b' },
  u8: { size: 1, code: 'B' },
  i16: { size: 2, code: 'h' },
  u16: { size: 2, code: 'H' },
  i32: { size: 4, code: 'i' },
  u32: { size: 4, code: 'I' },
  i64: { size: 8, code: 'q' },
  f32: { size: 4, code: 'f' },
  f64: { size: 8, code: 'd' },
} as const;
export type Cell = keyof typeof cells;

/** The views of the memory, by the letter that Python has for their elements. */
export const views = Object.values(cells).map(({ code, size }) => ({ name: `memory_${code}`, code, size }));

function test(size: number): string {
  return size === 1 ? '' : ` or at & ${size - 1}`;
}

function index(size: number): string {
  return size === 1 ? 'at' : `at >> ${Math.log2(size)}`;
}

/** An integer is cut to the cell; a NaN that is stored is the one NaN. */
function storable(cell: Cell): string {
  if (cell === 'f64' || cell === 'f32') return 'x if x == x else nan';
  const { size } = cells[cell];
  return size < 4 ? `x & 0x${'ff'.repeat(size)}` : 'x';
}

function cellRows(cell: Cell): Record<string, SupportRow> {
  const { size, code } = cells[cell];
  const view = `memory_${code}`;
  const isSigned = cell.startsWith('i') && size < 4;
  const rows: Record<string, SupportRow> = {
    [`load_${cell}`]: {
      needs: ['slow_place'],
      text: `def load_${cell}(at, place, offset=0):
    if at >= 0:
        at += offset
        if not (at < LOWEST${test(size)}):
            try:
                return ${view}[${index(size)}]
            except IndexError:
                pass
        at -= offset
    return struct.unpack_from('<${code}', memory, slow_place(at, offset, ${size}, LOWEST, place))[0]
`,
    },
  };
  if (isSigned || cell === 'u32') return rows;
  return {
    ...rows,
    [`store_${cell}`]: {
      needs: ['slow_place'],
      text: `def store_${cell}(at, x, place, offset=0):
    if at >= 0:
        at += offset
        if not (at < STACK_BOTTOM${test(size)}):
            try:
                ${view}[${index(size)}] = ${storable(cell)}
                return
            except IndexError:
                pass
        at -= offset
    struct.pack_into('<${code}', memory, slow_place(at, offset, ${size}, STACK_BOTTOM, place), ${storable(cell)})
`,
    },
  };
}

/** The cell as which one is stored: those with a sign are those without. */
export function storedCell(cell: Cell): Cell {
  return cell === 'i8' ? 'u8' : cell === 'i16' ? 'u16' : cell === 'u32' ? 'i32' : cell;
}

const memoryRows: Record<string, SupportRow> = {
  slow_place: {
    text: `# Where an access of some bytes is, if it is in the program's memory. Addresses have 32 bits, and what is added to them does not wrap.
def slow_place(at, offset, size, lowest, place):
    at = (at & 0xffffffff) + offset
    if at < LOWEST:
        trap('null-pointer', '', place)
    if at < lowest:
        trap('read-only', '', place)
    if at > memory_size - size:
        trap('out-of-bounds', '', place)
    return at
`,
  },
  area: {
    needs: ['slow_place'],
    text: `# The beginning of some bytes that may be read from LOWEST, or written from STACK_BOTTOM on.
def area(at, size, lowest, place):
    return slow_place(at, 0, size & 0xffffffffffffffff, lowest, place) if size else 0
`,
  },
  copy_bytes: {
    needs: ['area'],
    text: `def copy_bytes(to, source, size, place):
    size &= 0xffffffff
    if size == 0:
        return
    if 0 <= to < LOWEST or 0 <= source < LOWEST:
        trap('null-pointer', '', place)
    to = area(to, size, STACK_BOTTOM, place)
    source = area(source, size, LOWEST, place)
    memory[to:to + size] = memory[source:source + size]
`,
  },
  fill_bytes: {
    needs: ['area'],
    text: `def fill_bytes(to, value, size, place):
    size &= 0xffffffff
    if size > 0:
        to = area(to, size, STACK_BOTTOM, place)
        memory[to:to + size] = bytes((value & 255,)) * size
`,
  },
  take: {
    text: `# Bytes of the stack, a multiple of 16.
def take(size, place):
    global stack
    if size > stack - STACK_BOTTOM:
        trap('stack-overflow', '', place)
    stack -= size
    return stack
`,
  },
  take_some: {
    needs: ['take'],
    text: `# A size that the program computes, of so many bits.
def take_some(size, bits, place):
    return take((size & (1 << bits) - 1) + 15 & ~15, place)
`,
  },
  released: {
    text: `# The end of the stack after it is given back to \`end\`, if that lies in it.
def released(end, caller):
    end &= 0xffffffff
    return end if stack <= end <= caller else stack
`,
  },
  ...(Object.assign({}, ...(Object.keys(cells) as Cell[]).map(cellRows)) as Record<string, SupportRow>),
};

export const supportRows: Readonly<Record<string, SupportRow>> = { ...integerRows, ...floatRows, ...memoryRows };
