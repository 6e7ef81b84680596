/**
 * The functions that built files have beside those of the program; a file gets those that it uses, and what these need, in the order of the
 * table. `$trap(kind, words, place)` gives the error that is thrown.
 *
 * Memory is one buffer, which is exchanged for a larger one when it grows. Three sets of typed arrays look at it: from its beginning, for
 * what is known to be there; from LOWEST on, for loads; and from STACK_BOTTOM on, for stores, so that an index that is none of the
 * program's is beyond an end, where a typed array has `undefined`. An address becomes an index by a rotation, which takes one that is
 * not a multiple beyond the end, too:
 *
 *     address - LOWEST  =  …0000 0110 1000     >>> 2 | << 30     0000 …0001 1010     the element 26
 *                          …0000 0110 1001                       0100 …0001 1010     there is none
 *
 * What finds `undefined` calls a function that goes byte by byte, or traps.
 */
import type { SupportRow } from '../text/support.ts';

/** The cells of memory: bytes, and the typed array. */
export const cells = {
  i8: { size: 1, array: 'Int8Array' },
  u8: { size: 1, array: 'Uint8Array' },
  i16: { size: 2, array: 'Int16Array' },
  u16: { size: 2, array: 'Uint16Array' },
  i32: { size: 4, array: 'Int32Array' },
  f32: { size: 4, array: 'Float32Array' },
  f64: { size: 8, array: 'Float64Array' },
} as const;
export type Cell = keyof typeof cells;
const cellNames = Object.keys(cells) as Cell[];

function rowsOf<K extends string>(
  names: readonly K[],
  make: (name: K) => readonly [string, SupportRow],
): Record<string, SupportRow> {
  return Object.fromEntries(names.map(make));
}

function divisionRow(name: 'div' | 'rem', type: 'i32' | 'u32'): readonly [string, SupportRow] {
  const cut = type === 'i32' ? '| 0' : '>>> 0';
  return [
    `$${name}_${type}`,
    {
      text: `function $${name}_${type}(a, b, place) {
  if (b === 0) throw $trap('divide-by-zero', '', place);
  return a ${name === 'div' ? '/' : '%'} b ${cut};
}
`,
    },
  ];
}

const numberRows: Record<string, SupportRow> = {
  ...rowsOf(['i32', 'u32'], (type) => divisionRow('div', type)),
  ...rowsOf(['i32', 'u32'], (type) => divisionRow('rem', type)),
  $ctz: {
    text: `function $ctz(x) {\n  x |= 0;\n  return x === 0 ? 32 : 31 - Math.clz32(x & -x);\n}\n`,
  },
  $popcnt: {
    text: `function $popcnt(x) {
  x = x - (x >>> 1 & 0x55555555) | 0;
  x = (x & 0x33333333) + (x >>> 2 & 0x33333333) | 0;
  return Math.imul(x + (x >>> 4) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
`,
  },
  $round: {
    text: `// Halves go away from zero.
function $round(x) {
  const whole = Math.trunc(x);
  return Math.abs(x - whole) >= 0.5 ? whole + Math.sign(x) : whole;
}
`,
  },
  $i32_of: {
    text: `// Beyond the integers the nearest one, and 0 for NaN.
function $i32_of(x) {
  if (x > -2147483649 && x < 2147483648) return x | 0;
  return x > 0 ? 2147483647 : x < 0 ? -2147483648 : 0;
}
`,
  },
  $u32_of: {
    text: `function $u32_of(x) {
  if (x > -1 && x < 4294967296) return x >>> 0;
  return x > 0 ? 4294967295 : 0;
}
`,
  },
  $bits_of: {
    needs: ['$scratch'],
    text: `function $bits_of(x) {
  $scratch_f32[0] = x === x ? x : NaN;
  return $scratch_i32[0];
}
`,
  },
  $float_of: {
    needs: ['$scratch'],
    text: `function $float_of(bits) {\n  $scratch_i32[0] = bits;\n  return $scratch_f32[0];\n}\n`,
  },
};

// Memory

/** An element by its distance from the first, where the array begins. */
export function indexOf(cell: Cell, distance: string): string {
  const shift = Math.log2(cells[cell].size);
  return shift === 0 ? distance : `${distance} >>> ${shift} | ${distance} << ${32 - shift}`;
}

const views = [
  ['$', '0'],
  ['$r', 'LOWEST'],
  ['$w', 'STACK_BOTTOM'],
] as const;

function viewText(): string {
  const lines = views.flatMap(([prefix, from]) =>
    cellNames.map((cell) => {
      const { array, size } = cells[cell];
      return `  ${prefix}${cell} = new ${array}($buffer, ${from}, $size - ${from} >> ${Math.log2(size)});`;
    }),
  );
  return lines.join('\n');
}

/** Where an access fails: what is not a multiple is read byte by byte, all else is a trap. */
function loadRow(cell: Cell): readonly [string, SupportRow] {
  const { size, array } = cells[cell];
  const getter = `get${array.replace('Array', '')}`;
  return [
    `$load_${cell}`,
    {
      needs: ['$wrong'],
      text: `function $load_${cell}(at, place) {
  at = at + LOWEST >>> 0;
  if (at < LOWEST || at > $size - ${size}) throw $wrong(at, LOWEST, place);
  return new DataView($buffer).${getter}(at${size > 1 ? ', true' : ''});
}
`,
    },
  ];
}

function storeRow(cell: Cell): readonly [string, SupportRow] {
  const { size, array } = cells[cell];
  const setter = `set${array.replace('Array', '')}`;
  const value = cell.startsWith('f') ? 'value === value ? value : NaN' : 'value';
  return [
    `$store_${cell}`,
    {
      needs: ['$wrong'],
      text: `function $store_${cell}(at, value, place) {
  at = at + STACK_BOTTOM >>> 0;
  if (at < STACK_BOTTOM || at > $size - ${size}) throw $wrong(at, STACK_BOTTOM, place);
  new DataView($buffer).${setter}(at, ${value}${size > 1 ? ', true' : ''});
}
`,
    },
  ];
}

const memoryRows: Record<string, SupportRow> = {
  $wrong: {
    text: `// An access that reaches outside: which trap it is.
function $wrong(at, lowest, place) {
  return $trap(at < LOWEST ? 'null-pointer' : at < lowest ? 'read-only' : 'out-of-bounds', '', place);
}
`,
  },
  $far: {
    text: `// A pointer and a distance that is so large that the sum could wrap; what does is beyond all memory.
function $far(at, distance, lowest) {
  at = (at >>> 0) + distance;
  return at > 0x7fffffff ? -1 - lowest : at - lowest;
}
`,
  },
  $range: {
    needs: ['$wrong'],
    text: `// Tests n bytes that are read from LOWEST or written from STACK_BOTTOM on.
function $range(at, n, lowest, place) {
  if (n > 0 && (at < lowest || at + n > $size)) throw $wrong(at < lowest ? at : $size, lowest, place);
  return at;
}
`,
  },
  $copy: {
    needs: ['$range'],
    text: `function $copy(to, from, n, place) {
  to >>>= 0, from >>>= 0, n >>>= 0;
  if (n === 0) return;
  if (to < LOWEST || from < LOWEST) throw $wrong(0, LOWEST, place);
  $range(to, n, STACK_BOTTOM, place);
  $range(from, n, LOWEST, place);
  $u8.copyWithin(to, from, from + n);
}
`,
  },
  $fill: {
    needs: ['$range'],
    text: `function $fill(to, value, n, place) {
  to >>>= 0, n >>>= 0;
  if (n > 0) $u8.fill(value, $range(to, n, STACK_BOTTOM, place), to + n);
}
`,
  },
  $take: {
    text: `// Bytes of the stack, a multiple of 16.
function $take(size, place) {
  if (size > $stack - STACK_BOTTOM) throw $trap('stack-overflow', '', place);
  return $stack -= size;
}
`,
  },
  $take_some: {
    needs: ['$take'],
    text: `function $take_some(size, place) {
  size >>>= 0;
  return $take(size > 0x7ffffff0 ? Infinity : size + 15 & ~15, place);
}
`,
  },
  $released: {
    text: `// The end of the stack after it is given back to \`end\`, if that lies in it.
function $released(end, caller) {
  return end >= $stack && end <= caller ? end : $stack;
}
`,
  },
  ...rowsOf(cellNames, loadRow),
  ...rowsOf(
    cellNames.filter((cell) => !cell.startsWith('i') || cell === 'i32'),
    storeRow,
  ),
  $scratch: {
    text: `const $scratch_f32 = new Float32Array(1);\nconst $scratch_i32 = new Int32Array($scratch_f32.buffer);\n`,
  },
  $called: {
    text: `// A function that is called through a pointer; the lists have those of a type by their addresses.
function $called(place) {
  throw $trap('bad-indirect-call', '', place);
}
`,
  },
};

/** The views of memory, declared and made. */
export const memoryText = `// The memory of the program. The typed arrays begin at 0, for loads at LOWEST ($r…), and for stores at STACK_BOTTOM ($w…).
var $buffer, $size = 0;
${views.map(([prefix]) => `var ${cellNames.map((cell) => `${prefix}${cell}`).join(', ')};`).join('\n')}

function $set_size(size) {
  if ($buffer === undefined || size > $buffer.byteLength) $buffer = $larger(size);
  $size = size;
${viewText()}
}

// Twice as much, so that what grows in small steps is not copied at each.
function $larger(size) {
  for (let wanted = Math.min(size * ($size === 0 ? 1 : 2), $limit); ; wanted = size) {
    try {
      const buffer = new ArrayBuffer(Math.max(size, wanted));
      if ($size > 0) new Uint8Array(buffer).set($u8);
      return buffer;
    } catch (error) {
      if (wanted <= size) throw error;
    }
  }
}
`;

/** Every row by its name, in the order in which a file has them. */
export const supportRows: Readonly<Record<string, SupportRow>> = { ...memoryRows, ...numberRows };
