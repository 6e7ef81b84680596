/**
 * The extra functions that `callx` calls: what stack code needs beyond its instructions, one row each. [Tuyin] has only
 * the heading of this table ("extra operations"); `@tuyin.block.start`, `@tuyin.block.end` and `@tuyin.document.seq` are
 * the names that the original project uses.
 *
 * A name is `@tuyin.` + key + part + suffixes. The part is what the row's `part` says:
 *   T      a type, which may need quotes: `@tuyin.conv.i64`, `@"tuyin.mem.load.(i32, i1)"`, `@"tuyin.io.read.[32]"`
 *   [T]    such a type, or nothing, which means the parameters and the type in `without`
 *   N      a number: `@tuyin.get.1`, `@tuyin.call.take.4`
 * `.u` reads the operand as unsigned, `.sat` saturates, `.pad` fills what is missing with zeros.
 *
 * Semantics that compilers of graphs and lowerings rely on:
 *
 * Streams are numbers: 0 the input of the running function, 1 output, 2 error. The *input* of a function is a deque of
 *   bytes. The host's input is that of the entry. `io.write` appends to 1 and 2; `io.push` puts back in front of 0, so
 *   that it is read next. A value in a stream is packed: little-endian, whole bytes, structs and arrays without gaps,
 *   pointers as their 4 bytes.
 * Calls. `call @f, n` gives f a new input that holds its n operands, one after the other. Parameters of a `define` are
 *   its operands, and its input holds only what comes after them. `callx @tuyin.call.take.N` directly before the call
 *   (or before the `ldglb` of the callee) moves N bytes from the caller's input to that of f instead. Behind
 *   `callx @tuyin.call.rest`, as behind calls in expressions, f reads on where its caller stands: what it has not read is there
 *   for the caller when it returns, what it put back and has not read is gone; operands stand in front of it. `callx @tuyin.call.share` gives f the
 *   caller's input itself, so that what it puts back stays. A `define` decodes its parameters; n is 0 behind the other two. What f leaves
 *   of an input of its own is dropped.
 * Tail calls. A `call` directly before `ret` is one if both functions have the same result type: the frame is left before
 *   the callee is entered, so such calls need no space. (`nop` between them prevents it.)
 * Return. `ret` tidies the stack: blocks that the frame allocated and that the value reaches slide down to where the
 *   frame began, in the order in which the value mentions them, then breadth first through their typed pointers; the
 *   pointers follow, everything else of the frame is gone. A tail call does the same for its operands.
 * Regions are blocks of memory with two cursors, which belong to the block: `region.*` take any pointer into it.
 *   `region.write` appends at the write cursor; reading goes on at the read cursor up to the end of the
 *   block, whose bytes are zeros before they are written; `size` and `eof` tell of what is written and not yet read.
 * Matches with rollback. `io.mark` remembers the state of the function's input and the cursors of all regions,
 *   `io.rewind` goes back to the innermost mark, which stays, `io.drop` forgets that mark. Marks nest; those of a function
 *   end with it.
 * Poison. Operations on poison give poison; `select` looks only at the chosen side. Branching on it, dividing by it,
 *   writing it to memory or a stream, and using it as an address trap (T-POISON).
 */
import type { EffectRow } from '../table/row.ts';

/** What an operand must be. `same` operands meet in one type, to which they are converted. */
export const operandKinds = {
  any: 'a value',
  scalar: 'numbers, bits or a pointer',
  test: 'a number or an address',
  int: 'an integer',
  i32: 'an i32',
  pointer: 'a pointer',
  list: 'an array or vector',
  aggregate: 'a struct, array or vector',
  T: 'a value of the type in the name',
  fields: 'the fields of the type in the name',
  field: 'a value of the field',
  element: 'a value of an element',
  same: 'numbers that meet',
  sameInt: 'integers that meet',
  sameFloat: 'floating-point numbers that meet',
  sameAny: 'values that meet',
} as const satisfies Record<string, string>;
export type OperandRule = keyof typeof operandKinds;

/** What the result is: a type as such, or one that follows from the operands. */
export type ResultRule =
  | 'void'
  | 'i32'
  | 'i1'
  | 'i8*'
  | 'T'
  | 'T*'
  | 'same'
  | 'first'
  | 'field'
  | 'element'
  | 'elementAddress'
  | 'fieldAddress';

export type ExtraSuffix = 'u' | 'sat' | 'pad';

/** Traps by the names of the language's document; engines give them their own kinds. */
export type TrapName =
  | 'T-INPUT'
  | 'T-BOUNDS'
  | 'T-NULL'
  | 'T-DEAD'
  | 'T-RODATA'
  | 'T-ESCAPE'
  | 'T-DIV0'
  | 'T-SHIFT'
  | 'T-POISON'
  | 'T-MATCH'
  | 'T-ELIDED'
  | 'T-TRAP';

export interface ExtraRow extends EffectRow {
  readonly part?: 'T' | '[T]' | 'N';
  readonly suffixes?: readonly ExtraSuffix[];
  readonly operands: readonly OperandRule[];
  readonly result: ResultRule;
  /** Of a row whose part is optional: operands and result where it is absent. */
  readonly without?: { readonly operands: readonly OperandRule[]; readonly result: ResultRule };
  readonly traps?: readonly TrapName[];
  /** `call`: a prefix of the next call. `stop`: control does not go on. `indirect`: it goes on at the operand. */
  readonly flow?: 'call' | 'stop' | 'indirect';
}

const note = { result: 'void' } as const;
const memory = ['T-NULL', 'T-BOUNDS', 'T-DEAD', 'T-POISON'] as const;
const changing = [...memory, 'T-RODATA'] as const;
const state = ['reads', 'writes'] as const;
const trapping = ['reads', 'writes', 'traps'] as const;
const unsignedDivision = {
  operands: ['sameInt', 'sameInt'],
  result: 'same',
  effects: ['traps'],
  traps: ['T-DIV0', 'T-POISON'],
} as const;
const comparison = { operands: ['same', 'same'], result: 'i32' } as const;
const unsignedComparison = { operands: ['sameInt', 'sameInt'], result: 'i32' } as const;
const checked = { operands: ['sameInt', 'sameInt'], result: 'same' } as const;
const checkedShift = { operands: ['int', 'int'], result: 'first', effects: ['traps'], traps: ['T-SHIFT'] } as const;
const checkedDivision = { ...checked, effects: ['traps'], traps: ['T-DIV0', 'T-POISON'] } as const;
const float1 = { operands: ['sameFloat'], result: 'same' } as const;
const float2 = { operands: ['sameFloat', 'sameFloat'], result: 'same' } as const;
const number1 = { operands: ['same'], result: 'same' } as const;
const number2 = { operands: ['same', 'same'], result: 'same' } as const;
const rounded = {
  operands: ['sameFloat', 'sameFloat', 'i32'],
  result: 'same',
  effects: ['traps'],
  traps: ['T-BOUNDS'],
} as const;
const reading = { part: '[T]', suffixes: ['pad'], result: 'T', effects: trapping } as const;
const fromStream = {
  ...reading,
  operands: ['i32'],
  without: { operands: ['i32', 'i32'], result: 'i8*' },
  traps: ['T-INPUT'],
} as const;
const fromRegion = {
  ...reading,
  operands: ['pointer'],
  without: { operands: ['pointer', 'i32'], result: 'i8*' },
  traps: memory,
} as const;
const askStream = { operands: ['i32'], effects: ['reads'] } as const;
const askRegion = { operands: ['pointer'], effects: ['reads', 'traps'], traps: memory } as const;

export const extras = {
  'block.start': { ...note, code: 0x01, operands: ['i32'], doc: 'a scope of the source begins; no effect' },
  'block.end': { ...note, code: 0x02, operands: ['i32'], doc: 'a scope of the source ends; no effect' },
  'document.seq': {
    ...note,
    code: 0x03,
    operands: ['i32', 'i32', 'i32'],
    doc: 'the code of a document from start to end begins; no effect',
  },

  conv: {
    code: 0x10,
    part: 'T',
    suffixes: ['u', 'sat'],
    operands: ['scalar'],
    result: 'T',
    doc: 'convert: integers wrap, to floats rounds to nearest even, from floats truncates and saturates',
  },
  bits: {
    code: 0x11,
    part: 'T',
    operands: ['any'],
    result: 'T',
    doc: 'the same bits as another type of the same size',
  },
  make: {
    code: 0x12,
    part: 'T',
    operands: ['fields'],
    result: 'T',
    doc: 'a struct, array or vector of its parts, the first pushed first',
  },
  get: { code: 0x13, part: 'N', operands: ['aggregate'], result: 'field', doc: 'field N' },
  set: {
    code: 0x14,
    part: 'N',
    operands: ['aggregate', 'field'],
    result: 'first',
    doc: 'the aggregate with another field N',
  },
  at: {
    code: 0x15,
    operands: ['list', 'i32'],
    result: 'element',
    effects: ['traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'the element at an index',
  },
  put: {
    code: 0x16,
    operands: ['list', 'i32', 'element'],
    result: 'first',
    effects: ['traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'the list with another element at an index',
  },
  select: {
    code: 0x17,
    operands: ['test', 'sameAny', 'sameAny'],
    result: 'same',
    effects: ['traps'],
    traps: ['T-POISON'],
    doc: 'the second operand if the first is not zero or null, else the third',
  },
  elem: {
    code: 0x18,
    operands: ['pointer', 'i32'],
    result: 'elementAddress',
    doc: 'the address of an element of an array; of anything else, of the n-th that follows',
  },
  field: {
    code: 0x19,
    part: 'N',
    operands: ['pointer'],
    result: 'fieldAddress',
    doc: 'the address of field N of a struct',
  },

  'mem.alloc': {
    code: 0x20,
    part: '[T]',
    operands: ['i32'],
    result: 'T',
    without: { operands: ['i32'], result: 'i8*' },
    effects: ['allocates', 'writes', 'traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'a block of that many zeroed bytes in this frame, at a multiple of 8; T is the pointer type',
  },
  'mem.load': {
    code: 0x21,
    part: 'T',
    operands: ['pointer'],
    result: 'T',
    effects: ['reads', 'traps'],
    traps: memory,
    doc: 'the value at an address',
  },
  'mem.store': {
    code: 0x22,
    part: 'T',
    operands: ['pointer', 'T'],
    result: 'void',
    effects: ['writes', 'traps'],
    traps: [...changing, 'T-ESCAPE'],
    doc: 'put a value at an address',
  },
  'mem.copy': {
    code: 0x23,
    operands: ['pointer', 'pointer', 'i32'],
    result: 'void',
    effects: trapping,
    traps: [...changing, 'T-ESCAPE'],
    doc: 'copy n bytes to the first address from the second; they may overlap',
  },
  'mem.fill': {
    code: 0x24,
    operands: ['pointer', 'i32', 'i32'],
    result: 'void',
    effects: ['writes', 'traps'],
    traps: changing,
    doc: 'fill n bytes with the low bits of the second operand',
  },
  'mem.size': { ...askRegion, code: 0x25, result: 'i32', doc: 'bytes from an address to the end of its block' },
  'mem.within': {
    code: 0x26,
    operands: ['pointer', 'pointer'],
    result: 'first',
    effects: ['reads', 'traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'the first address, which is not in another object than the second',
  },
  'mem.index': {
    code: 0x27,
    operands: ['int', 'i32'],
    result: 'first',
    effects: ['traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'the first operand, which is 0 or more and less than the second',
  },

  'io.read': { ...fromStream, code: 0x30, doc: 'consume a value; without T, n bytes as a new block' },
  'io.peek': { ...fromStream, code: 0x31, doc: 'the same without consuming it' },
  'io.pop': { ...fromStream, code: 0x32, suffixes: [], doc: 'consume what was peeked: another spelling of io.read' },
  'io.push': {
    code: 0x33,
    operands: ['i32', 'any'],
    result: 'void',
    effects: trapping,
    traps: ['T-INPUT', 'T-POISON'],
    doc: 'put a value back in front of the input',
  },
  'io.write': {
    code: 0x34,
    operands: ['i32', 'any'],
    result: 'void',
    effects: trapping,
    traps: ['T-INPUT', 'T-POISON'],
    doc: 'append a value to output or error',
  },
  'io.copy': {
    code: 0x35,
    operands: ['i32', 'pointer', 'i32'],
    result: 'void',
    effects: trapping,
    traps: [...memory, 'T-INPUT'],
    doc: 'send n bytes of memory: to output or error, or back to the front of the input',
  },
  'io.skip': {
    code: 0x36,
    operands: ['i32', 'i32'],
    result: 'void',
    effects: trapping,
    traps: ['T-INPUT'],
    doc: 'consume n bytes',
  },
  'io.size': { ...askStream, code: 0x37, result: 'i32', doc: 'bytes that are left' },
  'io.eof': { ...askStream, code: 0x38, result: 'i1', doc: 'is nothing left?' },
  'io.pos': { ...askStream, code: 0x39, result: 'i32', doc: 'bytes consumed, less those put back' },
  'io.has': { code: 0x3a, operands: ['i32', 'i32'], result: 'i1', effects: ['reads'], doc: 'are n bytes left?' },
  'io.mark': {
    code: 0x3b,
    operands: [],
    result: 'void',
    effects: state,
    doc: 'remember the input and the cursors of all regions',
  },
  'io.rewind': {
    code: 0x3c,
    operands: [],
    result: 'void',
    effects: state,
    doc: 'go back to the innermost mark, which stays',
  },
  'io.drop': { code: 0x3d, operands: [], result: 'void', effects: state, doc: 'forget the innermost mark' },

  'region.read': {
    ...fromRegion,
    code: 0x40,
    doc: 'consume a value at the read cursor; without T, n bytes as a new block',
  },
  'region.peek': { ...fromRegion, code: 0x41, doc: 'the same without consuming it' },
  'region.write': {
    code: 0x42,
    operands: ['pointer', 'any'],
    result: 'first',
    effects: trapping,
    traps: [...changing, 'T-ESCAPE'],
    doc: 'append a value at the write cursor; the result is the region',
  },
  'region.copy': {
    code: 0x43,
    operands: ['pointer', 'pointer', 'i32'],
    result: 'first',
    effects: trapping,
    traps: [...changing, 'T-ESCAPE'],
    doc: 'append n bytes of memory at the write cursor',
  },
  'region.skip': {
    code: 0x44,
    operands: ['pointer', 'i32'],
    result: 'void',
    effects: trapping,
    traps: memory,
    doc: 'move the read cursor by n bytes',
  },
  'region.seek': {
    code: 0x45,
    operands: ['pointer', 'i32'],
    result: 'void',
    effects: trapping,
    traps: memory,
    doc: 'put the read cursor at n',
  },
  'region.reset': {
    code: 0x46,
    operands: ['pointer'],
    result: 'void',
    effects: trapping,
    traps: memory,
    doc: 'put both cursors at 0',
  },
  'region.pos': { ...askRegion, code: 0x47, result: 'i32', doc: 'the read cursor' },
  'region.cap': { ...askRegion, code: 0x48, result: 'i32', doc: 'bytes of the block' },
  'region.size': { ...askRegion, code: 0x49, result: 'i32', doc: 'bytes that are written and not read' },
  'region.eof': { ...askRegion, code: 0x4a, result: 'i1', doc: 'is nothing written that is not read?' },
  'region.has': {
    code: 0x4b,
    operands: ['pointer', 'i32'],
    result: 'i1',
    effects: ['reads', 'traps'],
    traps: memory,
    doc: 'are n bytes left behind the read cursor?',
  },

  'call.take': {
    ...note,
    code: 0x50,
    part: 'N',
    operands: [],
    flow: 'call',
    effects: trapping,
    traps: ['T-INPUT'],
    doc: 'the next call gets N bytes of this input',
  },
  'call.share': {
    ...note,
    code: 0x51,
    operands: [],
    flow: 'call',
    effects: state,
    doc: 'the next call gets this input itself; what it puts back stays',
  },
  'call.rest': {
    ...note,
    code: 0x52,
    operands: [],
    flow: 'call',
    effects: state,
    doc: 'the next call reads on from this input, behind its operands; what it puts back and does not read goes when it returns',
  },

  'u.div': { ...unsignedDivision, code: 0x60, doc: 'unsigned quotient' },
  'u.rem': { ...unsignedDivision, code: 0x61, doc: 'unsigned remainder' },
  'u.shr': {
    code: 0x62,
    operands: ['int', 'int'],
    result: 'first',
    effects: ['traps'],
    traps: ['T-SHIFT'],
    doc: 'shift right, filling with zeros',
  },
  'u.lt': { ...unsignedComparison, code: 0x63, doc: 'is the first less, unsigned?' },
  'u.le': { ...unsignedComparison, code: 0x64, doc: 'is the first not greater, unsigned?' },
  'u.gt': { ...unsignedComparison, code: 0x65, doc: 'is the first greater, unsigned?' },
  'u.ge': { ...unsignedComparison, code: 0x66, doc: 'is the first not less, unsigned?' },
  'cmp.ne': { ...comparison, code: 0x68, doc: 'are they different? With NaN yes' },
  'cmp.le': { ...comparison, code: 0x69, doc: 'is the first less or equal? With NaN no' },
  'cmp.ge': { ...comparison, code: 0x6a, doc: 'is the first greater or equal? With NaN no' },

  'nsw.add': { ...checked, code: 0x70, doc: 'sum; poison if it does not fit as a signed number' },
  'nsw.sub': { ...checked, code: 0x71, doc: 'difference; poison if it does not fit as a signed number' },
  'nsw.mul': { ...checked, code: 0x72, doc: 'product; poison if it does not fit as a signed number' },
  'nsw.shl': { ...checkedShift, code: 0x73, doc: 'shift left; poison if it does not fit as a signed number' },
  'nuw.add': { ...checked, code: 0x74, doc: 'sum; poison if it does not fit as an unsigned number' },
  'nuw.sub': { ...checked, code: 0x75, doc: 'difference; poison if it does not fit as an unsigned number' },
  'nuw.mul': { ...checked, code: 0x76, doc: 'product; poison if it does not fit as an unsigned number' },
  'nuw.shl': { ...checkedShift, code: 0x77, doc: 'shift left; poison if it does not fit as an unsigned number' },
  'exact.div': { ...checkedDivision, code: 0x78, doc: 'quotient; poison if there is a remainder' },
  'exact.shr': { ...checkedShift, code: 0x79, doc: 'shift right; poison if a bit is lost' },

  'math.abs': { ...number1, code: 0x80, doc: 'magnitude; the least integer stays as it is' },
  'math.min': { ...number2, code: 0x81, doc: 'the lesser; NaN if one is, and -0 is less than +0' },
  'math.max': { ...number2, code: 0x82, doc: 'the greater; NaN if one is' },
  'math.floor': { ...float1, code: 0x83, doc: 'the nearest integral number that is not greater' },
  'math.ceil': { ...float1, code: 0x84, doc: 'the nearest integral number that is not less' },
  'math.trunc': { ...float1, code: 0x85, doc: 'the integral part' },
  'math.round': { ...float1, code: 0x86, doc: 'the nearest integral number, halves away from zero' },
  'math.sqrt': { ...float1, code: 0x87, doc: 'square root, correctly rounded' },
  'math.fma': {
    code: 0x88,
    operands: ['sameFloat', 'sameFloat', 'sameFloat'],
    result: 'same',
    doc: 'first times second plus third, rounded once',
  },
  'math.pow': {
    ...float2,
    code: 0x89,
    doc: 'power; computed as a double for half, float and double, fp128 rounds that too',
  },
  'math.exp': { ...float1, code: 0x8a, doc: 'e to the power of x; computed as a double' },
  'math.log': { ...float1, code: 0x8b, doc: 'natural logarithm; computed as a double' },
  'math.sin': { ...float1, code: 0x8c, doc: 'sine; computed as a double' },
  'math.cos': { ...float1, code: 0x8d, doc: 'cosine; computed as a double' },

  'fp.add': {
    ...rounded,
    code: 0x90,
    doc: 'sum, rounded as the last operand says: 0 nearest even, 1 to zero, 2 up, 3 down',
  },
  'fp.sub': { ...rounded, code: 0x91, doc: 'difference, rounded so' },
  'fp.mul': { ...rounded, code: 0x92, doc: 'product, rounded so' },
  'fp.div': { ...rounded, code: 0x93, doc: 'quotient, rounded so' },
  'fp.sqrt': { ...rounded, code: 0x94, operands: ['sameFloat', 'i32'], doc: 'square root, rounded so' },

  'br.indirect': {
    code: 0xa0,
    operands: ['pointer'],
    result: 'void',
    flow: 'indirect',
    effects: ['jumps', 'traps'],
    traps: ['T-BOUNDS', 'T-POISON'],
    doc: 'jump to a label of this function, of which a blockaddress constant was loaded',
  },
  assume: {
    code: 0xa1,
    operands: ['test'],
    result: 'void',
    effects: ['traps'],
    traps: ['T-TRAP', 'T-POISON'],
    doc: 'what follows may rely on this not being zero',
  },
  unreachable: {
    code: 0xa2,
    operands: [],
    result: 'void',
    flow: 'stop',
    effects: ['traps', 'jumps'],
    traps: ['T-TRAP'],
    doc: 'control never gets here',
  },
  'trap.match': {
    code: 0xa4,
    operands: [],
    result: 'void',
    flow: 'stop',
    effects: ['traps', 'jumps'],
    traps: ['T-MATCH'],
    doc: 'no arm of a match fits',
  },
  'trap.elided': {
    code: 0xa5,
    operands: [],
    result: 'void',
    flow: 'stop',
    effects: ['traps', 'jumps'],
    traps: ['T-ELIDED'],
    doc: 'something is left out of the program here',
  },
  trap: {
    code: 0xa3,
    operands: ['i32'],
    result: 'void',
    flow: 'stop',
    effects: ['traps', 'jumps'],
    traps: ['T-TRAP'],
    doc: 'end the program with a trap that shows this number',
  },
} as const satisfies Record<string, ExtraRow>;

export type ExtraKey = keyof typeof extras;
export const extraRows: Readonly<Record<ExtraKey, ExtraRow>> = extras;
export const extraKeys: readonly ExtraKey[] = Object.keys(extras) as ExtraKey[];
export const extraPrefix = 'tuyin.';

export function isExtraKey(text: string): text is ExtraKey {
  return Object.hasOwn(extras, text);
}

/** `@tuyin.mem.store.T(pointer, T) void`. */
export function extraForm(key: ExtraKey): string {
  const { part, suffixes = [], operands, result } = extraRows[key];
  const tail = `${part === undefined ? '' : part === '[T]' ? '[.T]' : `.${part}`}${suffixes.map((suffix) => `[.${suffix}]`).join('')}`;
  return `@${extraPrefix}${key}${tail}(${operands.join(', ')}) ${result}`;
}
