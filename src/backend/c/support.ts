/**
 * The functions of C that built files have beside those of the program: what C leaves open is defined here. A file gets those that it
 * uses, and what these need, in the order of the table. `trap:KIND` is the number of a kind of trap. `NAME_T(v)` in texts is nothing but C.
 *
 * Memory is one array of the program's own bytes: addresses are numbers, as on every engine, so what a program does with them is the
 * same everywhere. An access is tested against three bounds with one comparison: from `from - LOWEST` a null pointer wraps to beyond
 * all memory, and stores count from `STACK_BOTTOM`, below which constants lie. `last` is where an access of 1, 2, 4 or 8
 * bytes may begin at most.
 */
import { typeNames } from './expr.ts';
import type { SupportRow } from '../text/support.ts';

const words = ['i32', 'u32', 'i64', 'u64'] as const;
const floats = ['f32', 'f64'] as const;
const c = {
  i8: 'int8_t',
  u8: 'uint8_t',
  i16: 'int16_t',
  u16: 'uint16_t',
  ...typeNames,
} as const;
type Name = keyof typeof c;

function rowsOf<K extends string>(
  names: readonly K[],
  make: (name: K) => readonly [string, SupportRow],
): Record<string, SupportRow> {
  return Object.fromEntries(names.map(make));
}

// Numbers

const isWide = (type: Name): boolean => type.endsWith('64');
const without = (type: Name): Name => (isWide(type) ? 'u64' : 'u32');
const isSigned = (type: Name): boolean => type.startsWith('i');

/** The quotient of the least number by -1 is itself, and the remainder 0. */
function divisionRow(name: 'div' | 'rem', type: Name): readonly [string, SupportRow] {
  const sign = name === 'div' ? '/' : '%';
  const wrapped = name === 'div' ? `(${c[type]})(0u - (${c[without(type)]})a)` : '0';
  const body = isSigned(type) ? `b == -1 ? ${wrapped} : a ${sign} b` : `a ${sign} b`;
  return [
    `${name}_${type}`,
    {
      needs: ['trap:divide-by-zero'],
      text: `INLINE ${c[type]} ${name}_${type}(${c[type]} a, ${c[type]} b, unsigned place) {
  if (UNLIKELY(b == 0)) trap(TRAP_DIVIDE_BY_ZERO, NULL, place);
  return ${body};
}
`,
    },
  ];
}

function extremeRow(name: 'min' | 'max', type: Name): readonly [string, SupportRow] {
  const sign = name === 'min' ? '<' : '>';
  return [
    `${name}_${type}`,
    { text: `INLINE ${c[type]} ${name}_${type}(${c[type]} a, ${c[type]} b) {\n  return a ${sign} b ? a : b;\n}\n` },
  ];
}

/** NaN if one of them is; -0 is less than 0. */
function floatExtremeRow(name: 'min' | 'max', type: 'f32' | 'f64'): readonly [string, SupportRow] {
  const sign = name === 'min' ? '<' : '>';
  const equal = name === 'min' ? 'signbit(a) ? a : b' : 'signbit(a) ? b : a';
  return [
    `${name}_${type}`,
    {
      text: `INLINE ${c[type]} ${name}_${type}(${c[type]} a, ${c[type]} b) {
  if (a != a || b != b) return a + b;
  if (a == b) return ${equal};
  return a ${sign} b ? a : b;
}
`,
    },
  ];
}

function absoluteRow(type: 'i32' | 'i64'): readonly [string, SupportRow] {
  const u = c[without(type)];
  return [
    `abs_${type}`,
    { text: `INLINE ${c[type]} abs_${type}(${c[type]} a) {\n  return a < 0 ? (${c[type]})(0u - (${u})a) : a;\n}\n` },
  ];
}

/** The bounds of what a float may be converted from; beyond them the nearest integer stands, and 0 for NaN. */
const limits = {
  i32: { high: '2147483648.0', low: '>= -2147483648.0', lowest: 'INT32_MIN', highest: 'INT32_MAX' },
  u32: { high: '4294967296.0', low: '> -1.0', lowest: '0', highest: 'UINT32_MAX' },
  i64: { high: '9223372036854775808.0', low: '>= -9223372036854775808.0', lowest: 'INT64_MIN', highest: 'INT64_MAX' },
  u64: { high: '18446744073709551616.0', low: '> -1.0', lowest: '0', highest: 'UINT64_MAX' },
};

function truncationRow(type: (typeof words)[number], from: 'f32' | 'f64'): readonly [string, SupportRow] {
  const { high, low, lowest, highest } = limits[type];
  const below = type === 'i32' && from === 'f64' ? '> -2147483649.0' : low;
  const suffix = from === 'f32' ? 'f' : '';
  const rest = lowest === '0' ? '0' : `x == x ? ${lowest} : 0`;
  return [
    `${type}_of_${from}`,
    {
      text: `INLINE ${c[type]} ${type}_of_${from}(${c[from]} x) {
  if (x >= ${high}${suffix}) return ${highest};
  return x ${below}${suffix} ? (${c[type]})x : ${rest};
}
`,
    },
  ];
}

const nanBits = { f32: '0x7fc00000u', f64: '0x7ff8000000000000ULL' };

/** Of a NaN those of the one NaN. */
function bitsRows(type: 'f32' | 'f64', word: 'u32' | 'u64'): Record<string, SupportRow> {
  return {
    [`bits_of_${type}`]: {
      text: `INLINE ${c[word]} bits_of_${type}(${c[type]} x) {
  ${c[word]} bits;
  if (x != x) return ${nanBits[type]};
  memcpy(&bits, &x, sizeof bits);
  return bits;
}
`,
    },
    [`${type}_of_bits`]: {
      text: `INLINE ${c[type]} ${type}_of_bits(${c[word]} bits) {
  ${c[type]} x;
  memcpy(&x, &bits, sizeof x);
  return x;
}
`,
    },
  };
}

/** By the compiler where it has them, else bit by bit. */
function countRows(type: 'u32' | 'u64'): Record<string, SupportRow> {
  const t = c[type];
  const [width, suffix, one] = type === 'u32' ? ['32', '', '1u'] : ['64', 'll', '1ULL'];
  const row = (name: string, builtin: string, loop: string): SupportRow => ({
    text: `INLINE ${t} ${name}_${type}(${t} x) {
#if defined(__GNUC__)
  return ${builtin};
#else
  ${t} n = 0;
  ${loop}
  return n;
#endif
}
`,
  });
  return {
    [`clz_${type}`]: row(
      'clz',
      `x == 0 ? ${width} : (${t})__builtin_clz${suffix}(x)`,
      `while (n < ${width} && (x >> (${width} - 1 - n) & ${one}) == 0) n++;`,
    ),
    [`ctz_${type}`]: row(
      'ctz',
      `x == 0 ? ${width} : (${t})__builtin_ctz${suffix}(x)`,
      `while (n < ${width} && (x >> n & ${one}) == 0) n++;`,
    ),
    [`popcnt_${type}`]: row('popcnt', `(${t})__builtin_popcount${suffix}(x)`, 'for (; x != 0; x &= x - 1) n++;'),
  };
}

const numberRows: Record<string, SupportRow> = {
  ...rowsOf(words, (type) => divisionRow('div', type)),
  ...rowsOf(words, (type) => divisionRow('rem', type)),
  ...rowsOf(words, (type) => extremeRow('min', type)),
  ...rowsOf(words, (type) => extremeRow('max', type)),
  ...rowsOf(floats, (type) => floatExtremeRow('min', type)),
  ...rowsOf(floats, (type) => floatExtremeRow('max', type)),
  ...rowsOf(['i32', 'i64'], absoluteRow),
  ...rowsOf(words, (type) => truncationRow(type, 'f32')),
  ...rowsOf(words, (type) => truncationRow(type, 'f64')),
  ...bitsRows('f32', 'u32'),
  ...bitsRows('f64', 'u64'),
  ...countRows('u32'),
  ...countRows('u64'),
};

// Memory

const cells = { i8: 1, u8: 1, i16: 2, u16: 2, i32: 4, u32: 4, i64: 8, u64: 8 } as const;
const cellNames = Object.keys(cells) as (keyof typeof cells)[];

/** Without a test, of a place that is there; a number lies in memory with its lowest byte first, whatever the machine does. */
function cellRows(type: keyof typeof cells): Record<string, SupportRow> {
  const size = cells[type];
  const unsigned = `uint${size * 8}_t`;
  const bytes = Array.from({ length: size }, (_, i) =>
    i === 0 ? `(${unsigned})p[0]` : `(${unsigned})p[${i}] << ${8 * i}`,
  );
  const assembled =
    size < 4 ? `(${c[type]})(${bytes.join(' | ')})` : `(${c[type]})(${bytes.map((byte) => `(${byte})`).join(' | ')})`;
  const rows: Record<string, SupportRow> = {
    [`at_${type}`]: {
      needs: ['memory'],
      text:
        size === 1
          ? `INLINE ${c[type]} at_${type}(const unsigned char *p) {\n  return (${c[type]})*p;\n}\n`
          : `INLINE ${c[type]} at_${type}(const unsigned char *p) {
#if LITTLE_ENDIAN_MEMORY
  ${c[type]} value;
  memcpy(&value, p, sizeof value);
  return value;
#else
  return ${assembled};
#endif
}
`,
    },
    [`get_${type}`]: {
      needs: [`at_${type}`],
      text: getText(type),
    },
    [`load_${type}`]: { needs: [`at_${type}`, 'wrong_access'], text: loadText(type, size) },
  };
  if (!type.startsWith('u')) return rows;
  const writes = Array.from({ length: size }, (_, i) => `  p[${i}] = (unsigned char)(value >> ${8 * i});`).join('\n');
  return {
    ...rows,
    [`to_${type}`]: {
      needs: ['memory'],
      text:
        size === 1
          ? `INLINE void to_${type}(unsigned char *p, ${c[type]} value) {\n  *p = value;\n}\n`
          : `INLINE void to_${type}(unsigned char *p, ${c[type]} value) {
#if LITTLE_ENDIAN_MEMORY
  memcpy(p, &value, sizeof value);
#else
${writes}
#endif
}
`,
    },
    [`put_${type}`]: { needs: [`to_${type}`], text: putText(type) },
    [`store_${type}`]: { needs: [`to_${type}`, 'wrong_access'], text: storeText(type, size) },
  };
}

/**
 * Floats are moved as floats where they lie in memory as the machine has them (gcc makes an integer of a `memcpy`, and moves that to the
 * registers of floats by way of the stack when it vectorises); a NaN becomes the one NaN when it is stored.
 */
function floatCellRows(type: 'f32' | 'f64', word: 'u32' | 'u64'): Record<string, SupportRow> {
  const t = c[type];
  const size = type === 'f32' ? 4 : 8;
  return {
    [`at_${type}`]: {
      needs: [`at_${word}`, `${type}_of_bits`],
      text: `INLINE ${t} at_${type}(const unsigned char *p) {
#if LITTLE_ENDIAN_MEMORY && defined(ANYWHERE)
  typedef ${t} cell ANYWHERE;
  return *(const cell *)p;
#elif LITTLE_ENDIAN_MEMORY
  ${t} value;
  memcpy(&value, p, sizeof value);
  return value;
#else
  return ${type}_of_bits(at_${word}(p));
#endif
}
`,
    },
    [`to_${type}`]: {
      needs: [`to_${word}`, `bits_of_${type}`, `${type}_of_bits`],
      text: `INLINE void to_${type}(unsigned char *p, ${t} value) {
#if LITTLE_ENDIAN_MEMORY && defined(ANYWHERE)
  typedef ${t} cell ANYWHERE;
  *(cell *)p = value == value ? value : ${type}_of_bits(${nanBits[type]});
#elif LITTLE_ENDIAN_MEMORY
  value = value == value ? value : ${type}_of_bits(${nanBits[type]});
  memcpy(p, &value, sizeof value);
#else
  to_${word}(p, bits_of_${type}(value));
#endif
}
`,
    },
    [`get_${type}`]: { needs: [`at_${type}`], text: getText(type) },
    [`load_${type}`]: { needs: [`at_${type}`, 'wrong_access'], text: loadText(type, size) },
    [`put_${type}`]: { needs: [`to_${type}`], text: putText(type) },
    [`store_${type}`]: { needs: [`to_${type}`, 'wrong_access'], text: storeText(type, size) },
  };
}

/** Of a place that is there, for which there is no test. */
function getText(type: Name): string {
  return `INLINE ${c[type]} get_${type}(size_t at) {\n  return at_${type}(memory + at);\n}\n`;
}

function putText(type: Name): string {
  return `INLINE void put_${type}(size_t at, ${c[type]} value) {\n  to_${type}(memory + at, value);\n}\n`;
}

function loadText(type: Name, size: number): string {
  return `INLINE ${c[type]} load_${type}(uint32_t at, uint32_t offset, unsigned place) {
  const uint64_t from = (uint64_t)at + offset;
  if (UNLIKELY(from - LOWEST > last_read_${size})) wrong_access(from, LOWEST, place);
  return at_${type}(memory + from);
}
`;
}

function storeText(type: Name, size: number): string {
  return `INLINE void store_${type}(uint32_t at, uint32_t offset, unsigned place, ${c[type]} value) {
  const uint64_t from = (uint64_t)at + offset;
  if (UNLIKELY(from - STACK_BOTTOM > last_write_${size})) wrong_access(from, STACK_BOTTOM, place);
  to_${type}(memory + from, value);
}
`;
}

const memoryRows: Record<string, SupportRow> = {
  memory: {
    text: `/* The memory of the program: a number lies in it with its lowest byte first. */
static unsigned char *memory;
static uint64_t memory_size;
`,
  },
  stack: {
    text: `/* The end of what functions have taken of the stack, which grows downwards to STACK_BOTTOM. */
static uint32_t stack = STACK_TOP;
`,
  },
  enter: {
    needs: ['trap:stack-overflow'],
    text: `/* At the beginning of a function that calls others: its entry in the list. Compilers make loops and shared frames of recursion, so both are counted. */
INLINE unsigned enter(unsigned place) {
  if (UNLIKELY((STACK_POSITION() < stack_limit) | (depth >= MOST_CALLS))) trap(TRAP_STACK_OVERFLOW, NULL, place);
  return depth++;
}
`,
  },
  access: {
    needs: ['memory'],
    text: `/* Where accesses of 1, 2, 4 and 8 bytes may begin at most, counted from LOWEST and from STACK_BOTTOM. */
static uint64_t last_read_1, last_read_2, last_read_4, last_read_8;
static uint64_t last_write_1, last_write_2, last_write_4, last_write_8;
`,
  },
  wrong_access: {
    needs: ['access', 'trap:null-pointer', 'trap:read-only', 'trap:out-of-bounds'],
    text: `static NORETURN COLD void wrong_access(uint64_t from, uint32_t lowest, unsigned place) {
  if (from < LOWEST) trap(TRAP_NULL_POINTER, NULL, place);
  trap(from < lowest ? TRAP_READ_ONLY : TRAP_OUT_OF_BOUNDS, NULL, place);
}
`,
  },
  range: {
    needs: ['wrong_access'],
    text: `/* The place of n bytes that may be read from LOWEST or written from STACK_BOTTOM on. */
static unsigned char *range(uint32_t at, uint64_t n, uint32_t lowest, unsigned place) {
  if (n > 0 && (at < lowest || n > memory_size || at > memory_size - n)) wrong_access(at < lowest ? at : memory_size, lowest, place);
  return memory + (n > 0 ? at : 0);
}
`,
  },
  copy_bytes: {
    needs: ['range'],
    text: `INLINE void copy_bytes(uint32_t to, uint32_t from, uint32_t n, unsigned place) {
  if (n == 0) return;
  unsigned char *target;
  const unsigned char *source;
  if (to < LOWEST || from < LOWEST) wrong_access(0, LOWEST, place);
  target = range(to, n, STACK_BOTTOM, place);
  source = range(from, n, LOWEST, place);
  memmove(target, source, n);
}
`,
  },
  fill_bytes: {
    needs: ['range'],
    text: `INLINE void fill_bytes(uint32_t to, uint32_t value, uint32_t n, unsigned place) {
  if (n > 0) memset(range(to, n, STACK_BOTTOM, place), (int)(value & 255), n);
}
`,
  },
  take: {
    needs: ['stack', 'trap:stack-overflow'],
    text: `/* Bytes of the stack, a multiple of 16. */
INLINE uint32_t take(uint32_t size, unsigned place) {
  if (UNLIKELY(size > stack - STACK_BOTTOM)) trap(TRAP_STACK_OVERFLOW, NULL, place);
  return stack -= size;
}
`,
  },
  take_some: {
    needs: ['take'],
    text: `/* A size that the program computes: more than any stack has stays more. */
INLINE uint32_t take_some(uint64_t size, unsigned place) {
  return take(size > 0x7ffffff0u ? 0xfffffff0u : ((uint32_t)size + 15u) & ~15u, place);
}
`,
  },
  released: {
    needs: ['stack'],
    text: `/* The end of the stack after it is given back to \`end\`, if that lies in it. */
INLINE uint32_t released(uint32_t end, uint32_t caller) {
  return end >= stack && end <= caller ? end : stack;
}
`,
  },
  ...(Object.assign({}, ...cellNames.map(cellRows)) as Record<string, SupportRow>),
  ...floatCellRows('f32', 'u32'),
  ...floatCellRows('f64', 'u64'),
};

/** Every row by its name, in the order in which a file has them. */
export const supportRows: Readonly<Record<string, SupportRow>> = (() => {
  const {
    memory,
    stack,
    enter,
    access,
    wrong_access,
    range,
    copy_bytes,
    fill_bytes,
    take,
    take_some,
    released,
    ...rest
  } = memoryRows;
  return {
    memory,
    stack,
    enter,
    access,
    wrong_access,
    range,
    copy_bytes,
    fill_bytes,
    take,
    take_some,
    released,
    ...numberRows,
    ...ordered(rest),
  };
})();

/** What reads and writes bytes stands before what tests addresses, and integers before floats. */
function ordered(rows: Record<string, SupportRow>): Record<string, SupportRow> {
  const rank = (name: string): number =>
    ['at_', 'to_', 'get_', 'put_', 'load_', 'store_'].findIndex((begin) => name.startsWith(begin)) +
    (/f(32|64)$/.test(name) ? 10 : 0);
  return Object.fromEntries(Object.entries(rows).sort(([a], [b]) => rank(a) - rank(b)));
}
