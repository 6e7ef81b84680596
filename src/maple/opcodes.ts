/**
 * The opcodes of MAPLE IR, one row each: both editions of [MAPLE] (docs/sources.md) and what real files
 * contain beyond them ("dialect"). Keywords, parser, printer, binary codec, verifier, manual, editor help and the
 * random program generator are derived from these rows.
 *
 * A row says, once:
 *   code    stable number (binary form, flat code); never reused, never renumbered
 *   kind    expr: yields a value; stmt: a statement; block/label/comment/loc: the documented exceptions of the grammar
 *   form    what is written after the name, in order: slots, `()` for expression operands, `{}` for a body, `else`
 *   operands  how many expressions stand in the parentheses: exactly n, or [at least, at most]
 *   of      what the primitive type of the row may be (absent: anything); fromOf: the same for the operand type
 *   takes   what each operand must be; the last entry repeats
 *   effects see table/row.ts
 *   scalar  the operation of src/scalar that it computes: `true` where that has the same name
 *   dereferences   its first operand must not be null: an access to memory, or what is done with an object
 *   does, asserts, ends, exception, handler, counts, reaches, through   facts about statements (`StatementFacts`)
 *   high    true when only the high level may contain it (lowering removes it)
 *   at      section of the second edition; `dialect`: real files have it; `from` says which editions have it
 */
import { scalarUses, type ScalarOp, type ScalarUse } from '../scalar/ops.ts';
import type { EffectRow } from '../table/row.ts';

/** What one slot of a statement or expression holds. `slotSyntax` says how it is written. */
export type SlotName = keyof typeof slotSyntax;

/**
 * How each slot is read, printed and encoded, and how many words it takes in flat code. The parser, the printer and the
 * codec know these kinds and never an opcode. `optional` slots have a default (0) and may be left out.
 */
export const slotSyntax = {
  prim: { kind: 'prim', words: 0 },
  from: { kind: 'prim', words: 1 },
  type: { kind: 'type', words: 1 },
  var: { kind: 'var', words: 1 },
  var2: { kind: 'var', words: 1 },
  counter: { kind: 'counter', words: 1 },
  func: { kind: 'func', words: 1 },
  label: { kind: 'label', words: 1 },
  label2: { kind: 'label', words: 1 },
  labels: { kind: 'labels', words: 1 },
  field: { kind: 'int', words: 1, optional: true },
  field2: { kind: 'int', words: 1 },
  offset: { kind: 'int', words: 1 },
  align: { kind: 'int', words: 1 },
  size: { kind: 'int', words: 1 },
  bitOffset: { kind: 'int', words: 1 },
  bitSize: { kind: 'int', words: 1 },
  index: { kind: 'int', words: 1 },
  flag: { kind: 'int', words: 1, optional: true },
  line: { kind: 'int', words: 1 },
  column: { kind: 'int', words: 1, optional: true },
  reg: { kind: 'reg', words: 1 },
  value: { kind: 'value', words: 2 },
  string: { kind: 'string', words: 1 },
  action: { kind: 'word', words: 1 },
  raw: { kind: 'raw', words: 1 },
  intrinsic: { kind: 'intrinsic', words: 1 },
  instant: { kind: 'instant', words: 1 },
  cases: { kind: 'cases', words: 1 },
  results: { kind: 'results', words: 1 },
  types: { kind: 'types', words: 1 },
  scope: { kind: 'scope', words: 1, optional: true },
} as const satisfies Record<string, { kind: string; words: 0 | 1 | 2; optional?: boolean }>;

export type SlotKind = (typeof slotSyntax)[SlotName]['kind'];

/** One piece of the written form. `cases()` of multiway are written by its own rule, as are all bodies. */
export type FormPart = SlotName | '()' | '{}' | 'else';

export type PrimRule = 'int' | 'signed' | 'unsigned' | 'float' | 'number' | 'scalar' | 'address' | 'int-or-address';
/** `same`: the row's primitive type; `from`: its operand type; `size`: an integer count; `value`: anything but void. */
export type OperandRule = 'same' | 'from' | 'int' | 'cond' | 'float' | 'address' | 'ref' | 'size' | 'value' | 'type';

/** What is the same for a statement wherever it is executed or looked at. */
export interface StatementFacts {
  /** With one thread and no caches: nothing, or only what its operands do. */
  readonly does?: 'nothing' | 'evaluate';
  /** What has to hold between the first two operands; `ne`: between the first and null. */
  readonly asserts?: 'ge' | 'lt' | 'le' | 'ne';
  /** Control never goes on behind it. (`jumps` says only that it may go elsewhere.) */
  readonly ends?: true;
  /** Its part in try composites; `handler` is the catch statement that goes with a try. */
  readonly exception?: 'try' | 'catch' | 'raise' | 'mark';
  readonly handler?: 'jscatch' | 'javacatch' | 'cppcatch';
  /** Counts references to an object. */
  readonly counts?: true;
  /** How a call finds what it names: by the superclass, by the class of the object, or in a way that no document says. */
  readonly reaches?: 'super' | 'virtual' | 'interface' | 'unknown';
  /** The first operand of such a call is the table slot or the address that was computed for it; the object is the second. */
  readonly through?: true;
}

export interface MapleRow extends EffectRow, StatementFacts {
  readonly kind: 'expr' | 'stmt' | 'block' | 'label' | 'comment' | 'loc';
  readonly form: readonly FormPart[];
  readonly operands?: number | readonly [min: number, max: number];
  readonly of?: PrimRule;
  readonly fromOf?: PrimRule;
  readonly takes?: readonly OperandRule[];
  readonly scalar?: true | ScalarOp;
  readonly dereferences?: 'memory' | 'object';
  readonly high?: boolean;
  readonly at: string;
  readonly from: 'both' | 'second' | 'first' | 'dialect';
}

const MANY = 0xffff;
const anyNumber = [0, MANY] as const;
const unary = { kind: 'expr', form: ['prim', '()'], operands: 1, takes: ['same'], scalar: true } as const;
const binary = { kind: 'expr', form: ['prim', '()'], operands: 2, takes: ['same', 'same'], scalar: true } as const;
const shift = {
  kind: 'expr',
  form: ['prim', '()'],
  operands: 2,
  of: 'int-or-address',
  takes: ['same', 'int'],
  scalar: true,
} as const;
const logic = { kind: 'expr', form: ['prim', '()'], operands: 2, of: 'int', takes: ['cond', 'cond'] } as const;
const compare = {
  kind: 'expr',
  form: ['prim', 'from', '()'],
  operands: 2,
  of: 'int',
  fromOf: 'scalar',
  takes: ['from', 'from'],
  scalar: true,
} as const;
const convert = {
  kind: 'expr',
  form: ['prim', 'from', '()'],
  operands: 1,
  of: 'scalar',
  fromOf: 'scalar',
  takes: ['from'],
  scalar: true,
} as const;
const marker = { kind: 'stmt', form: [] } as const;
const counting = {
  kind: 'stmt',
  form: ['()'],
  operands: 1,
  takes: ['ref'],
  effects: ['reads', 'writes', 'traps'],
} as const;
const boundary = {
  kind: 'stmt',
  form: ['scope', '()'],
  operands: [1, MANY],
  takes: ['value'],
  effects: ['throws'],
} as const;
const calling = { kind: 'stmt', operands: anyNumber, takes: ['value'], effects: ['calls'] } as const;
const assigning = { ...calling, high: true } as const;
const callFunc = { ...calling, form: ['func', '()'] } as const;
const callFuncAssigned = { ...assigning, form: ['func', '()', 'results'] } as const;
const callInstant = { ...assigning, form: ['func', 'instant', '()'] } as const;
const callInstantAssigned = { ...assigning, form: ['func', 'instant', '()', 'results'] } as const;

export const opcodes = {
  // The exceptions of the grammar.
  block: { code: 1, kind: 'block', form: [], at: '3.8', from: 'both', doc: 'statements between braces' },
  label: { code: 2, kind: 'label', form: ['label'], at: '2.7', from: 'both', doc: 'a place that jumps name' },
  comment: {
    code: 3,
    kind: 'comment',
    form: ['string', 'flag'],
    does: 'nothing',
    at: '2',
    from: 'both',
    doc: 'text for people; flag 1: at the end of the line before; flag 2: a pragma mark such as `!1`, there too',
  },
  LOC: {
    code: 4,
    kind: 'loc',
    form: ['index', 'line', 'column'],
    does: 'nothing',
    at: 'dialect',
    from: 'dialect',
    doc: 'file number, line and column of what follows in the program that this was compiled from',
  },

  // 3.1 Storage access.
  dassign: {
    code: 10,
    kind: 'stmt',
    form: ['var', 'field', '()'],
    operands: 1,
    takes: ['value'],
    effects: ['writes'],
    at: '3.1.1',
    from: 'both',
    doc: 'assign a value to a variable or to a field of it',
  },
  dread: {
    code: 11,
    kind: 'expr',
    form: ['prim', 'var', 'field'],
    effects: ['reads'],
    at: '3.1.2',
    from: 'both',
    doc: 'value of a variable or of a field of it',
  },
  iassign: {
    code: 12,
    kind: 'stmt',
    form: ['type', 'field', '()'],
    operands: 2,
    takes: ['address', 'value'],
    dereferences: 'memory',
    effects: ['writes', 'traps'],
    at: '3.1.3',
    from: 'both',
    doc: 'assign through a pointer',
  },
  iread: {
    code: 13,
    kind: 'expr',
    form: ['prim', 'type', 'field', '()'],
    operands: 1,
    takes: ['address'],
    dereferences: 'memory',
    effects: ['reads', 'traps'],
    at: '3.1.4',
    from: 'both',
    doc: 'value that a pointer points to',
  },
  iassignoff: {
    code: 14,
    kind: 'stmt',
    form: ['prim', 'offset', '()'],
    operands: 2,
    takes: ['address', 'same'],
    dereferences: 'memory',
    effects: ['writes', 'traps'],
    at: '3.1.5',
    from: 'both',
    doc: 'store at an address plus a number of bytes',
  },
  iassignfpoff: {
    code: 15,
    kind: 'stmt',
    form: ['prim', 'offset', '()'],
    operands: 1,
    takes: ['same'],
    effects: ['writes', 'traps'],
    at: '3.1.6',
    from: 'both',
    doc: 'store at %%FP plus a number of bytes',
  },
  iassignpcoff: {
    code: 16,
    kind: 'stmt',
    form: ['prim', 'offset', '()'],
    operands: 1,
    takes: ['same'],
    effects: ['writes', 'traps'],
    at: '3.1.7',
    from: 'second',
    doc: 'store at %%PC plus a number of bytes',
  },
  ireadoff: {
    code: 17,
    kind: 'expr',
    form: ['prim', 'offset', '()'],
    operands: 1,
    of: 'scalar',
    takes: ['address'],
    dereferences: 'memory',
    effects: ['reads', 'traps'],
    at: '3.1.8',
    from: 'both',
    doc: 'load from an address plus a number of bytes',
  },
  ireadfpoff: {
    code: 18,
    kind: 'expr',
    form: ['prim', 'offset'],
    of: 'scalar',
    effects: ['reads', 'traps'],
    at: '3.1.9',
    from: 'both',
    doc: 'load from %%FP plus a number of bytes',
  },
  ireadpcoff: {
    code: 19,
    kind: 'expr',
    form: ['prim', 'offset'],
    of: 'scalar',
    effects: ['reads', 'traps'],
    at: '3.1.10',
    from: 'second',
    doc: 'load from %%PC plus a number of bytes',
  },
  regassign: {
    code: 20,
    kind: 'stmt',
    form: ['prim', 'reg', '()'],
    operands: 1,
    takes: ['same'],
    effects: ['writes'],
    at: '3.1.11',
    from: 'both',
    doc: 'assign a value to a pseudo or special register',
  },
  regread: {
    code: 21,
    kind: 'expr',
    form: ['prim', 'reg'],
    effects: ['reads'],
    at: '3.1.12',
    from: 'both',
    doc: 'value of a pseudo or special register',
  },
  dassignoff: {
    code: 22,
    kind: 'stmt',
    form: ['prim', 'var', 'offset', '()'],
    operands: 1,
    takes: ['same'],
    effects: ['writes'],
    at: 'dialect',
    from: 'dialect',
    doc: 'store at a byte offset in a variable',
  },
  dreadoff: {
    code: 23,
    kind: 'expr',
    form: ['prim', 'var', 'offset'],
    effects: ['reads'],
    at: 'dialect',
    from: 'dialect',
    doc: 'load from a byte offset in a variable',
  },
  iassignspoff: {
    code: 24,
    kind: 'stmt',
    form: ['prim', 'offset', '()'],
    operands: 1,
    takes: ['same'],
    effects: ['writes', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'store at %%SP plus a number of bytes (an outgoing argument)',
  },
  blkassignoff: {
    code: 25,
    kind: 'stmt',
    form: ['offset', 'align', 'size', '()'],
    operands: 2,
    takes: ['address', 'value'],
    effects: ['reads', 'writes', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'copy a block of memory',
  },
  piassign: {
    code: 26,
    kind: 'stmt',
    form: ['type', 'field', '()'],
    operands: 2,
    takes: ['address', 'value'],
    effects: ['writes', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'iassign that a compiler made; same meaning',
  },
  maydassign: {
    code: 27,
    kind: 'stmt',
    form: ['var', 'field', '()'],
    operands: 1,
    takes: ['value'],
    effects: ['writes'],
    at: 'dialect',
    from: 'dialect',
    doc: 'dassign that a compiler made; same meaning',
  },

  // 3.2 Leaves.
  addrof: {
    code: 30,
    kind: 'expr',
    form: ['prim', 'var', 'field'],
    of: 'address',
    at: '3.2.1',
    from: 'both',
    doc: 'address of a variable or of a field of it',
  },
  addroflabel: {
    code: 31,
    kind: 'expr',
    form: ['prim', 'label'],
    of: 'address',
    at: '3.2.2',
    from: 'both',
    doc: 'address of a label',
  },
  addroffunc: {
    code: 32,
    kind: 'expr',
    form: ['prim', 'func'],
    of: 'address',
    at: '3.2.3',
    from: 'both',
    doc: 'address of a function',
  },
  addroffpc: {
    code: 33,
    kind: 'expr',
    form: ['prim', 'offset'],
    of: 'address',
    at: '3.2.4',
    from: 'second',
    doc: '%%PC plus a number of bytes',
  },
  conststr: {
    code: 34,
    kind: 'expr',
    form: ['prim', 'string'],
    of: 'address',
    at: '3.2.5',
    from: 'both',
    doc: 'address of a read-only string of bytes',
  },
  conststr16: {
    code: 35,
    kind: 'expr',
    form: ['prim', 'string'],
    of: 'address',
    at: '3.2.6',
    from: 'both',
    doc: 'address of a read-only string of 16-bit characters',
  },
  constval: { code: 36, kind: 'expr', form: ['prim', 'value'], at: '3.2.7', from: 'both', doc: 'a constant' },
  sizeoftype: {
    code: 37,
    kind: 'expr',
    form: ['prim', 'type'],
    of: 'int',
    at: '3.2.8',
    from: 'both',
    doc: 'size of a type in bytes',
  },
  fieldsdist: {
    code: 38,
    kind: 'expr',
    form: ['prim', 'type', 'field', 'field2'],
    of: 'int',
    at: 'dialect',
    from: 'dialect',
    doc: 'distance of two fields of a type in bytes',
  },
  addrofoff: {
    code: 39,
    kind: 'expr',
    form: ['prim', 'var', 'offset'],
    of: 'address',
    at: 'dialect',
    from: 'dialect',
    doc: 'address of a variable plus a number of bytes',
  },

  // 3.3 Unary.
  abs: { code: 40, ...unary, of: 'number', at: '3.3.1', from: 'both', doc: 'absolute value' },
  bnot: { code: 41, ...unary, of: 'int-or-address', at: '3.3.2', from: 'both', doc: 'every bit reversed' },
  extractbits: {
    code: 42,
    kind: 'expr',
    form: ['prim', 'bitOffset', 'bitSize', '()'],
    operands: 1,
    of: 'int',
    takes: ['int'],
    scalar: true,
    at: '3.3.3',
    from: 'both',
    doc: 'a bit-field, sign- or zero-extended by the type',
  },
  iaddrof: {
    code: 43,
    kind: 'expr',
    form: ['prim', 'type', 'field', '()'],
    operands: 1,
    of: 'address',
    takes: ['address'],
    at: '3.3.4',
    from: 'both',
    doc: 'address of a field of what a pointer points to',
  },
  lnot: {
    code: 44,
    kind: 'expr',
    form: ['prim', '()'],
    operands: 1,
    of: 'int',
    takes: ['cond'],
    scalar: true,
    at: '3.3.5',
    from: 'both',
    doc: '1 if the operand is 0, else 0',
  },
  neg: { code: 45, ...unary, of: 'number', at: '3.3.6', from: 'both', doc: 'negated value' },
  recip: { code: 46, ...unary, of: 'float', at: '3.3.7', from: 'both', doc: 'reciprocal' },
  sext: {
    code: 47,
    kind: 'expr',
    form: ['prim', 'bitSize', '()'],
    operands: 1,
    of: 'int',
    takes: ['int'],
    scalar: true,
    at: '3.3.8',
    from: 'both',
    doc: 'the lowest bits, sign-extended',
  },
  sqrt: { code: 48, ...unary, of: 'float', at: '3.3.9', from: 'both', doc: 'square root' },
  zext: {
    code: 49,
    kind: 'expr',
    form: ['prim', 'bitSize', '()'],
    operands: 1,
    of: 'int',
    takes: ['int'],
    scalar: true,
    at: '3.3.10',
    from: 'both',
    doc: 'the lowest bits, zero-extended',
  },

  // 3.4 Conversions.
  ceil: { code: 50, ...convert, fromOf: 'float', at: '3.4.1', from: 'both', doc: 'rounded towards positive infinity' },
  cvt: { code: 51, ...convert, at: '3.4.2', from: 'both', doc: 'converted from one primitive type to another' },
  floor: { code: 52, ...convert, fromOf: 'float', at: '3.4.3', from: 'both', doc: 'rounded towards negative infinity' },
  retype: {
    code: 53,
    kind: 'expr',
    form: ['prim', 'type', '()'],
    operands: 1,
    takes: ['type'],
    scalar: true,
    at: '3.4.4',
    from: 'both',
    doc: 'the same bits as another type',
  },
  round: { code: 54, ...convert, fromOf: 'float', at: '3.4.5', from: 'both', doc: 'rounded to the nearest integer' },
  trunc: { code: 55, ...convert, fromOf: 'float', at: '3.4.6', from: 'both', doc: 'rounded towards zero' },

  // 3.5 Binary.
  add: { code: 60, ...binary, of: 'scalar', at: '3.5.1', from: 'both', doc: 'sum' },
  ashr: { code: 61, ...shift, at: '3.5.2', from: 'both', doc: 'shifted right, sign bit shifted in' },
  band: { code: 62, ...binary, of: 'int-or-address', at: '3.5.3', from: 'both', doc: 'bitwise and' },
  bior: { code: 63, ...binary, of: 'int-or-address', at: '3.5.4', from: 'both', doc: 'bitwise inclusive or' },
  bxor: { code: 64, ...binary, of: 'int-or-address', at: '3.5.5', from: 'both', doc: 'bitwise exclusive or' },
  cand: {
    code: 65,
    ...logic,
    at: '3.5.6',
    from: 'both',
    doc: 'logical and; the second operand is evaluated only if the first is not 0',
  },
  cior: {
    code: 66,
    ...logic,
    at: '3.5.7',
    from: 'both',
    doc: 'logical or; the second operand is evaluated only if the first is 0',
  },
  cmp: {
    code: 67,
    ...compare,
    at: '3.5.8',
    from: 'both',
    doc: '-1, 0 or 1 as the first operand is less, equal, or neither',
  },
  cmpg: { code: 68, ...compare, at: '3.5.9', from: 'both', doc: 'cmp that gives 1 if an operand is NaN' },
  cmpl: { code: 69, ...compare, at: '3.5.10', from: 'both', doc: 'cmp that gives -1 if an operand is NaN' },
  depositbits: {
    code: 70,
    kind: 'expr',
    form: ['prim', 'bitOffset', 'bitSize', '()'],
    operands: 2,
    of: 'int',
    takes: ['same', 'int'],
    scalar: true,
    at: '3.5.11',
    from: 'both',
    doc: 'the first operand with a bit-field replaced by the second',
  },
  div: {
    code: 71,
    ...binary,
    of: 'scalar',
    effects: ['traps'],
    at: '3.5.12',
    from: 'both',
    doc: 'quotient, truncated for integers',
  },
  eq: { code: 72, ...compare, at: '3.5.13', from: 'both', doc: '1 if equal, else 0' },
  ge: { code: 73, ...compare, at: '3.5.14', from: 'both', doc: '1 if greater or equal, else 0' },
  gt: { code: 74, ...compare, at: '3.5.15', from: 'both', doc: '1 if greater, else 0' },
  land: { code: 75, ...logic, scalar: true, at: '3.5.16', from: 'both', doc: 'logical and of two evaluated operands' },
  lior: { code: 76, ...logic, scalar: true, at: '3.5.17', from: 'both', doc: 'logical or of two evaluated operands' },
  le: { code: 77, ...compare, at: '3.5.18', from: 'both', doc: '1 if less or equal, else 0' },
  lshr: { code: 78, ...shift, at: '3.5.19', from: 'both', doc: 'shifted right, zeros shifted in' },
  lt: { code: 79, ...compare, at: '3.5.20', from: 'both', doc: '1 if less, else 0' },
  max: { code: 80, ...binary, of: 'scalar', at: '3.5.21', from: 'both', doc: 'the greater operand' },
  min: { code: 81, ...binary, of: 'scalar', at: '3.5.22', from: 'both', doc: 'the lesser operand' },
  mul: { code: 82, ...binary, of: 'scalar', at: '3.5.23', from: 'both', doc: 'product' },
  ne: { code: 83, ...compare, at: '3.5.24', from: 'both', doc: '1 if not equal, else 0' },
  rem: {
    code: 84,
    ...binary,
    of: 'scalar',
    effects: ['traps'],
    at: '3.5.25',
    from: 'both',
    doc: 'remainder, with the sign of the first operand',
  },
  shl: { code: 85, ...shift, at: '3.5.26', from: 'both', doc: 'shifted left, zeros shifted in' },
  sub: { code: 86, ...binary, of: 'scalar', at: '3.5.27', from: 'both', doc: 'difference' },
  ror: { code: 87, ...shift, at: 'dialect', from: 'dialect', doc: 'rotated right' },
  CG_array_elem_add: {
    code: 88,
    kind: 'expr',
    form: ['prim', '()'],
    operands: 2,
    of: 'address',
    takes: ['address', 'int'],
    scalar: 'add',
    at: 'dialect',
    from: 'dialect',
    doc: 'address of an array element: base plus bytes',
  },

  // 3.6 and 3.7 Ternary and n-ary.
  select: {
    code: 90,
    kind: 'expr',
    form: ['prim', '()'],
    operands: 3,
    takes: ['cond', 'same', 'same'],
    scalar: true,
    at: '3.6.1',
    from: 'both',
    doc: 'the second operand if the first is not 0, else the third',
  },
  array: {
    code: 91,
    kind: 'expr',
    form: ['flag', 'prim', 'type', '()'],
    operands: [1, MANY],
    of: 'address',
    takes: ['address', 'int'],
    effects: ['throws'],
    at: '3.7.1',
    from: 'both',
    doc: 'address of an array element; flag 1: indices are checked',
  },
  intrinsicop: {
    code: 92,
    kind: 'expr',
    form: ['prim', 'intrinsic', '()'],
    operands: anyNumber,
    takes: ['value'],
    effects: ['traps'],
    at: '3.7.2',
    from: 'both',
    doc: 'result of a pure function known to the compiler',
  },
  intrinsicopwithtype: {
    code: 93,
    kind: 'expr',
    form: ['prim', 'type', 'intrinsic', '()'],
    operands: anyNumber,
    takes: ['value'],
    effects: ['traps'],
    at: '3.7.3',
    from: 'both',
    doc: 'intrinsicop with a type argument',
  },
  resolveinterfacefunc: {
    code: 94,
    kind: 'expr',
    form: ['prim', 'func', '()'],
    operands: anyNumber,
    of: 'address',
    takes: ['value'],
    effects: ['reads', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'address of the method that an interface call reaches',
  },
  resolvevirtualfunc: {
    code: 95,
    kind: 'expr',
    form: ['prim', 'func', '()'],
    operands: anyNumber,
    of: 'address',
    takes: ['value'],
    effects: ['reads', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'address of the method that a virtual call reaches',
  },

  // 3.8 Control flow.
  doloop: {
    code: 100,
    kind: 'stmt',
    form: ['counter', '()', '{}'],
    operands: 3,
    takes: ['int', 'cond', 'int'],
    effects: ['jumps'],
    high: true,
    at: '3.8.1.1',
    from: 'both',
    doc: 'counted loop',
  },
  dowhile: {
    code: 101,
    kind: 'stmt',
    form: ['{}', '()'],
    operands: 1,
    takes: ['cond'],
    effects: ['jumps'],
    high: true,
    at: '3.8.1.2',
    from: 'both',
    doc: 'loop tested after each round',
  },
  foreachelem: {
    code: 102,
    kind: 'stmt',
    form: ['var', 'var2', '{}'],
    operands: 0,
    effects: ['jumps'],
    high: true,
    at: '3.8.1.3',
    from: 'both',
    doc: 'loop over the elements of a collection',
  },
  if: {
    code: 103,
    kind: 'stmt',
    form: ['()', '{}', 'else'],
    operands: 1,
    takes: ['cond'],
    effects: ['jumps'],
    high: true,
    at: '3.8.1.4',
    from: 'both',
    doc: 'one of two blocks',
  },
  while: {
    code: 104,
    kind: 'stmt',
    form: ['()', '{}'],
    operands: 1,
    takes: ['cond'],
    effects: ['jumps'],
    high: true,
    at: '3.8.1.5',
    from: 'both',
    doc: 'loop tested before each round',
  },
  brfalse: {
    code: 105,
    kind: 'stmt',
    form: ['label', '()'],
    operands: 1,
    takes: ['cond'],
    effects: ['jumps'],
    at: '3.8.2.1',
    from: 'both',
    doc: 'jump if 0',
  },
  brtrue: {
    code: 106,
    kind: 'stmt',
    form: ['label', '()'],
    operands: 1,
    takes: ['cond'],
    effects: ['jumps'],
    at: '3.8.2.2',
    from: 'both',
    doc: 'jump if not 0',
  },
  goto: {
    code: 107,
    kind: 'stmt',
    form: ['label'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.3',
    from: 'both',
    doc: 'jump',
  },
  igoto: {
    code: 108,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['address'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.4',
    from: 'second',
    doc: 'jump to the address of a label',
  },
  multiway: {
    code: 109,
    kind: 'stmt',
    form: ['()', 'label', 'cases'],
    operands: [1, MANY],
    takes: ['value'],
    effects: ['jumps'],
    high: true,
    ends: true,
    at: '3.8.2.5',
    from: 'both',
    doc: 'jump to the label of the first tag that matches',
  },
  return: {
    code: 110,
    kind: 'stmt',
    form: ['()'],
    operands: anyNumber,
    takes: ['value'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.6',
    from: 'both',
    doc: 'leave the function with its results',
  },
  switch: {
    code: 111,
    kind: 'stmt',
    form: ['()', 'label', 'cases'],
    operands: 1,
    takes: ['int'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.7',
    from: 'both',
    doc: 'jump to the label of a constant',
  },
  rangegoto: {
    code: 112,
    kind: 'stmt',
    form: ['()', 'offset', 'cases'],
    operands: 1,
    takes: ['int'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.8',
    from: 'both',
    doc: 'jump through a table of consecutive constants',
  },
  indexgoto: {
    code: 113,
    kind: 'stmt',
    form: ['()', 'var'],
    operands: 1,
    takes: ['int'],
    effects: ['jumps'],
    ends: true,
    at: '3.8.2.9',
    from: 'both',
    doc: 'jump through a variable that holds labels',
  },

  // 3.9 to 3.11 Calls.
  call: { code: 120, ...callFunc, at: '3.9.1', from: 'both', doc: 'call a function' },
  callinstant: { code: 121, ...callInstant, at: '3.9.2', from: 'both', doc: 'call an instance of a generic function' },
  icall: {
    code: 122,
    ...calling,
    form: ['()'],
    operands: [1, MANY],
    takes: ['address', 'value'],
    at: '3.9.3',
    from: 'both',
    doc: 'call through a function pointer',
  },
  intrinsiccall: {
    code: 123,
    ...calling,
    form: ['intrinsic', '()'],
    at: '3.9.4',
    from: 'both',
    doc: 'call a function known to the compiler',
  },
  intrinsiccallwithtype: {
    code: 124,
    ...calling,
    form: ['type', 'intrinsic', '()'],
    at: '3.9.5',
    from: 'both',
    doc: 'intrinsiccall with a type argument',
  },
  xintrinsiccall: {
    code: 125,
    ...calling,
    form: ['index', '()'],
    at: '3.9.6',
    from: 'both',
    doc: "call a function of the user's own intrinsic table",
  },
  virtualcall: {
    code: 126,
    ...callFunc,
    high: true,
    reaches: 'virtual',
    at: '3.10.1',
    from: 'both',
    doc: 'call a method by the class of the object',
  },
  superclasscall: {
    code: 127,
    ...callFunc,
    high: true,
    reaches: 'super',
    at: '3.10.2',
    from: 'both',
    doc: 'call a method of the nearest superclass that defines it',
  },
  interfacecall: {
    code: 128,
    ...callFunc,
    high: true,
    reaches: 'interface',
    at: '3.10.3',
    from: 'both',
    doc: 'call a method of an interface by the class of the object',
  },
  virtualcallinstant: {
    code: 129,
    ...callInstant,
    reaches: 'virtual',
    at: '3.10',
    from: 'both',
    doc: 'virtualcall of an instance of a generic method',
  },
  superclasscallinstant: {
    code: 130,
    ...callInstant,
    reaches: 'super',
    at: '3.10',
    from: 'both',
    doc: 'superclasscall of an instance of a generic method',
  },
  interfacecallinstant: {
    code: 131,
    ...callInstant,
    reaches: 'interface',
    at: '3.10',
    from: 'both',
    doc: 'interfacecall of an instance of a generic method',
  },
  icallproto: {
    code: 132,
    ...calling,
    form: ['type', '()'],
    operands: [1, MANY],
    takes: ['address', 'value'],
    at: 'dialect',
    from: 'dialect',
    doc: 'icall with the type of the function',
  },
  virtualicall: {
    code: 133,
    ...callFunc,
    high: true,
    reaches: 'virtual',
    through: true,
    at: 'dialect',
    from: 'dialect',
    doc: 'virtual call whose table slot is the first operand',
  },
  interfaceicall: {
    code: 134,
    ...callFunc,
    high: true,
    reaches: 'interface',
    through: true,
    at: 'dialect',
    from: 'dialect',
    doc: 'interface call whose table slot is the first operand',
  },
  customcall: {
    code: 135,
    ...callFunc,
    high: true,
    reaches: 'unknown',
    at: 'dialect',
    from: 'dialect',
    doc: 'call by a scheme that the host defines',
  },
  polymorphiccall: {
    code: 136,
    ...calling,
    form: ['type', 'func', '()'],
    high: true,
    reaches: 'unknown',
    at: 'dialect',
    from: 'dialect',
    doc: 'call of a method handle with the given function type',
  },
  callassigned: { code: 140, ...callFuncAssigned, at: '3.11.1', from: 'both', doc: 'call with its results assigned' },
  callinstantassigned: {
    code: 141,
    ...callInstantAssigned,
    at: '3.11',
    from: 'both',
    doc: 'callinstant with its results assigned',
  },
  icallassigned: {
    code: 142,
    ...assigning,
    form: ['()', 'results'],
    operands: [1, MANY],
    takes: ['address', 'value'],
    at: '3.11',
    from: 'both',
    doc: 'icall with its results assigned',
  },
  intrinsiccallassigned: {
    code: 143,
    ...assigning,
    form: ['intrinsic', '()', 'results'],
    at: '3.11',
    from: 'both',
    doc: 'intrinsiccall with its results assigned',
  },
  intrinsiccallwithtypeassigned: {
    code: 144,
    ...assigning,
    form: ['type', 'intrinsic', '()', 'results'],
    at: '3.11',
    from: 'both',
    doc: 'intrinsiccallwithtype with its results assigned',
  },
  xintrinsiccallassigned: {
    code: 145,
    ...assigning,
    form: ['index', '()', 'results'],
    at: '3.11',
    from: 'both',
    doc: 'xintrinsiccall with its results assigned',
  },
  virtualcallassigned: {
    code: 146,
    ...callFuncAssigned,
    reaches: 'virtual',
    at: '3.11',
    from: 'both',
    doc: 'virtualcall with its results assigned',
  },
  superclasscallassigned: {
    code: 147,
    ...callFuncAssigned,
    reaches: 'super',
    at: '3.11',
    from: 'both',
    doc: 'superclasscall with its results assigned',
  },
  interfacecallassigned: {
    code: 148,
    ...callFuncAssigned,
    reaches: 'interface',
    at: '3.11',
    from: 'both',
    doc: 'interfacecall with its results assigned',
  },
  virtualcallinstantassigned: {
    code: 149,
    ...callInstantAssigned,
    reaches: 'virtual',
    at: '3.11',
    from: 'both',
    doc: 'virtualcallinstant with its results assigned',
  },
  superclasscallinstantassigned: {
    code: 150,
    ...callInstantAssigned,
    reaches: 'super',
    at: '3.11',
    from: 'both',
    doc: 'superclasscallinstant with its results assigned',
  },
  interfacecallinstantassigned: {
    code: 151,
    ...callInstantAssigned,
    reaches: 'interface',
    at: '3.11',
    from: 'both',
    doc: 'interfacecallinstant with its results assigned',
  },
  icallprotoassigned: {
    code: 152,
    ...assigning,
    form: ['type', '()', 'results'],
    operands: [1, MANY],
    takes: ['address', 'value'],
    at: 'dialect',
    from: 'dialect',
    doc: 'icallproto with its results assigned',
  },
  virtualicallassigned: {
    code: 153,
    ...callFuncAssigned,
    reaches: 'virtual',
    through: true,
    at: 'dialect',
    from: 'dialect',
    doc: 'virtualicall with its results assigned',
  },
  interfaceicallassigned: {
    code: 154,
    ...callFuncAssigned,
    reaches: 'interface',
    through: true,
    at: 'dialect',
    from: 'dialect',
    doc: 'interfaceicall with its results assigned',
  },
  customcallassigned: {
    code: 155,
    ...callFuncAssigned,
    reaches: 'unknown',
    at: 'dialect',
    from: 'dialect',
    doc: 'customcall with its results assigned',
  },
  polymorphiccallassigned: {
    code: 156,
    ...assigning,
    form: ['type', 'func', '()', 'results'],
    reaches: 'unknown',
    at: 'dialect',
    from: 'dialect',
    doc: 'polymorphiccall with its results assigned',
  },

  // 3.12 Exceptions.
  jstry: {
    code: 160,
    kind: 'stmt',
    form: ['label', 'label2'],
    effects: ['jumps'],
    high: true,
    exception: 'try',
    handler: 'jscatch',
    at: '3.12.1',
    from: 'second',
    doc: 'enter a try block with one handler and one finally block (either may be 0)',
  },
  javatry: {
    code: 161,
    kind: 'stmt',
    form: ['labels'],
    effects: ['jumps'],
    high: true,
    exception: 'try',
    handler: 'javacatch',
    at: '3.12.2',
    from: 'second',
    doc: 'enter a try block with handlers tested in order',
  },
  cpptry: {
    code: 162,
    kind: 'stmt',
    form: ['labels'],
    effects: ['jumps'],
    high: true,
    exception: 'try',
    handler: 'cppcatch',
    at: '3.12.3',
    from: 'second',
    doc: 'enter a try block with handlers tested in order, C++ flavour',
  },
  throw: {
    code: 163,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['value'],
    dereferences: 'object',
    effects: ['throws', 'jumps'],
    high: true,
    ends: true,
    exception: 'raise',
    at: '3.12.4',
    from: 'both',
    doc: 'raise an exception',
  },
  jscatch: {
    code: 164,
    ...marker,
    high: true,
    exception: 'catch',
    at: '3.12.5',
    from: 'second',
    doc: 'start of a handler',
  },
  javacatch: {
    code: 165,
    kind: 'stmt',
    form: ['types'],
    high: true,
    exception: 'catch',
    at: '3.12.6',
    from: 'second',
    doc: 'start of a handler for the given types',
  },
  cppcatch: {
    code: 166,
    kind: 'stmt',
    form: ['type'],
    high: true,
    exception: 'catch',
    at: '3.12.7',
    from: 'second',
    doc: 'start of a handler for one type',
  },
  finally: {
    code: 167,
    ...marker,
    high: true,
    exception: 'mark',
    at: '3.12.8',
    from: 'both',
    doc: 'start of a finally block',
  },
  cleanuptry: {
    code: 168,
    ...marker,
    high: true,
    exception: 'mark',
    at: '3.12.9',
    from: 'both',
    doc: 'leave the current try composite by a jump',
  },
  endtry: {
    code: 169,
    ...marker,
    high: true,
    exception: 'mark',
    at: '3.12.10',
    from: 'both',
    doc: 'end of a try composite',
  },
  gosub: {
    code: 170,
    kind: 'stmt',
    form: ['label'],
    effects: ['jumps'],
    high: true,
    exception: 'mark',
    at: '3.12.11',
    from: 'both',
    doc: 'run a finally block and come back',
  },
  retsub: {
    code: 171,
    kind: 'stmt',
    form: [],
    effects: ['jumps', 'throws'],
    high: true,
    ends: true,
    exception: 'mark',
    at: '3.12.12',
    from: 'both',
    doc: 'end of a finally block: come back, or go on raising',
  },

  // 3.13 Memory.
  alloca: {
    code: 180,
    kind: 'expr',
    form: ['prim', '()'],
    operands: 1,
    of: 'address',
    takes: ['size'],
    effects: ['allocates', 'traps'],
    at: '3.13.1',
    from: 'both',
    doc: 'bytes on the stack frame',
  },
  decref: { code: 181, ...counting, counts: true, at: '3.13.2', from: 'both', doc: 'one reference less to an object' },
  decrefreset: {
    code: 182,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['address'],
    effects: ['reads', 'writes', 'traps'],
    counts: true,
    at: '3.13.3',
    from: 'second',
    doc: 'one reference less to the object that a variable refers to, and the variable set to null',
  },
  free: {
    code: 183,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['address'],
    effects: ['writes', 'traps'],
    at: '3.13.4',
    from: 'both',
    doc: 'give a block of memory back',
  },
  gcmalloc: {
    code: 184,
    kind: 'expr',
    form: ['prim', 'type'],
    of: 'address',
    effects: ['allocates', 'traps'],
    at: '3.13.5',
    from: 'both',
    doc: 'a managed object',
  },
  gcmallocjarray: {
    code: 185,
    kind: 'expr',
    form: ['prim', 'type', '()'],
    operands: 1,
    of: 'address',
    takes: ['size'],
    effects: ['allocates', 'traps'],
    at: '3.13.6',
    from: 'both',
    doc: 'a managed array with its length',
  },
  gcpermalloc: {
    code: 186,
    kind: 'expr',
    form: ['prim', 'type'],
    of: 'address',
    effects: ['allocates', 'traps'],
    at: '3.13.7',
    from: 'second',
    doc: 'a managed object that is never given back',
  },
  incref: { code: 187, ...counting, counts: true, at: '3.13.8', from: 'both', doc: 'one reference more to an object' },
  malloc: {
    code: 188,
    kind: 'expr',
    form: ['prim', '()'],
    operands: 1,
    of: 'address',
    takes: ['size'],
    effects: ['allocates', 'traps'],
    at: '3.13.9',
    from: 'both',
    doc: 'bytes on the heap',
  },
  stackmalloc: {
    code: 189,
    kind: 'expr',
    form: ['prim', 'type'],
    of: 'address',
    effects: ['allocates', 'traps'],
    at: '3.13.10',
    from: 'second',
    doc: 'an object on the stack frame',
  },
  stackmallocjarray: {
    code: 190,
    kind: 'expr',
    form: ['prim', 'type', '()'],
    operands: 1,
    of: 'address',
    takes: ['size'],
    effects: ['allocates', 'traps'],
    at: '3.13.11',
    from: 'second',
    doc: 'an array with its length on the stack frame',
  },
  decrefwithcheck: {
    code: 191,
    ...counting,
    counts: true,
    at: '000 memory',
    from: 'first',
    doc: 'one reference less, unless the reference is null',
  },
  gcpermallocjarray: {
    code: 192,
    kind: 'expr',
    form: ['prim', 'type', '()'],
    operands: 1,
    of: 'address',
    takes: ['size'],
    effects: ['allocates', 'traps'],
    at: 'dialect',
    from: 'dialect',
    doc: 'a managed array that is never given back',
  },

  // 3.14 Other statements.
  assertge: {
    code: 200,
    kind: 'stmt',
    form: ['scope', '()'],
    operands: [2, MANY],
    takes: ['value'],
    effects: ['throws'],
    asserts: 'ge',
    at: '3.14.1',
    from: 'both',
    doc: 'raise unless the first operand is greater or equal',
  },
  assertlt: {
    code: 201,
    kind: 'stmt',
    form: ['scope', '()'],
    operands: [2, MANY],
    takes: ['value'],
    effects: ['throws'],
    asserts: 'lt',
    at: '3.14.2',
    from: 'both',
    doc: 'raise unless the first operand is less',
  },
  assertnonnull: {
    code: 202,
    kind: 'stmt',
    form: ['scope', '()'],
    operands: 1,
    takes: ['value'],
    effects: ['throws'],
    asserts: 'ne',
    at: '3.14.3',
    from: 'both',
    doc: 'raise if the operand is null',
  },
  eval: {
    code: 203,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['value'],
    effects: ['reads'],
    does: 'evaluate',
    at: '3.14.4',
    from: 'both',
    doc: 'evaluate and forget',
  },
  checkpoint: {
    code: 204,
    kind: 'stmt',
    form: ['action'],
    effects: ['calls'],
    at: '3.14.5',
    from: 'second',
    doc: 'do the named action',
  },
  membaracquire: {
    code: 205,
    ...marker,
    effects: ['reads', 'writes'],
    does: 'nothing',
    at: '3.14.6',
    from: 'both',
    doc: 'loads before it stay before all accesses after it',
  },
  membarrelease: {
    code: 206,
    ...marker,
    effects: ['reads', 'writes'],
    does: 'nothing',
    at: '3.14.7',
    from: 'both',
    doc: 'all accesses before it stay before stores after it',
  },
  membarfull: {
    code: 207,
    ...marker,
    effects: ['reads', 'writes'],
    does: 'nothing',
    at: '3.14.8',
    from: 'both',
    doc: 'no access moves across it',
  },
  syncenter: {
    code: 208,
    kind: 'stmt',
    form: ['()'],
    operands: [1, 2],
    takes: ['address', 'int'],
    dereferences: 'object',
    effects: ['reads', 'writes', 'traps'],
    does: 'evaluate',
    at: '3.14.9',
    from: 'both',
    doc: 'enter the synchronised region of an object',
  },
  syncexit: {
    code: 209,
    kind: 'stmt',
    form: ['()'],
    operands: 1,
    takes: ['address'],
    dereferences: 'object',
    effects: ['reads', 'writes', 'traps'],
    does: 'evaluate',
    at: '3.14.10',
    from: 'both',
    doc: 'leave the synchronised region of an object',
  },
  membarstoreload: {
    code: 210,
    ...marker,
    effects: ['reads', 'writes'],
    does: 'nothing',
    at: 'dialect',
    from: 'dialect',
    doc: 'stores before it stay before loads after it',
  },
  membarstorestore: {
    code: 211,
    ...marker,
    effects: ['reads', 'writes'],
    does: 'nothing',
    at: 'dialect',
    from: 'dialect',
    doc: 'stores before it stay before stores after it',
  },
  calcassertge: {
    code: 212,
    ...boundary,
    asserts: 'ge',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise unless a computed pointer stays at or above its lower bound',
  },
  calcassertlt: {
    code: 213,
    ...boundary,
    asserts: 'lt',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise unless a computed pointer stays below its upper bound',
  },
  callassertle: {
    code: 214,
    ...boundary,
    asserts: 'le',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise unless an argument is as large as the callee needs',
  },
  returnassertle: {
    code: 215,
    ...boundary,
    asserts: 'le',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise unless a result is as large as declared',
  },
  assignassertle: {
    code: 216,
    ...boundary,
    asserts: 'le',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise unless an assigned pointer is as large as declared',
  },
  assignassertnonnull: {
    code: 217,
    ...boundary,
    asserts: 'ne',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise if null is assigned',
  },
  callassertnonnull: {
    code: 218,
    ...boundary,
    asserts: 'ne',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise if null is passed',
  },
  returnassertnonnull: {
    code: 219,
    ...boundary,
    asserts: 'ne',
    at: 'dialect',
    from: 'dialect',
    doc: 'raise if null is returned',
  },
  abort: {
    code: 220,
    ...marker,
    effects: ['traps', 'jumps'],
    ends: true,
    at: 'dialect',
    from: 'dialect',
    doc: 'end the program',
  },
  safe: { code: 221, ...marker, does: 'nothing', at: 'dialect', from: 'dialect', doc: 'start of a safe region' },
  endsafe: { code: 222, ...marker, does: 'nothing', at: 'dialect', from: 'dialect', doc: 'end of a safe region' },
  unsafe: { code: 223, ...marker, does: 'nothing', at: 'dialect', from: 'dialect', doc: 'start of an unsafe region' },
  endunsafe: { code: 224, ...marker, does: 'nothing', at: 'dialect', from: 'dialect', doc: 'end of an unsafe region' },
  asm: {
    code: 225,
    kind: 'stmt',
    form: ['raw'],
    effects: ['calls'],
    at: 'dialect',
    from: 'dialect',
    doc: 'machine instructions, kept as written',
  },
} as const satisfies Record<string, MapleRow>;

/** The name of an opcode of MAPLE IR. */
export type Opcode = keyof typeof opcodes;

/** The same rows under a widened type, for code that asks any row any question. */
export const rows: Readonly<Record<Opcode, MapleRow>> = opcodes;

/** The names of all opcodes, in the order of their rows. */
export const opcodeNames = Object.keys(opcodes) as readonly Opcode[];

type Opcodes = typeof opcodes;

/** The opcodes whose rows name a scalar operation. */
export type ScalarOpcode = { [O in Opcode]: Opcodes[O] extends { scalar: true | ScalarOp } ? O : never }[Opcode];

export type ExprOpcode = { [O in Opcode]: Opcodes[O]['kind'] extends 'expr' ? O : never }[Opcode];
/** The opcodes whose rows state a fact: `OpcodeWith<{ does: 'nothing' }>`. */
export type OpcodeWith<Fact> = { [O in Opcode]: Opcodes[O] extends Fact ? O : never }[Opcode];
export type HighOpcode = OpcodeWith<{ high: true }>;
export type StatementOpcode = Exclude<Opcode, ExprOpcode>;
/** Expressions without operands. */
export type LeafOpcode = { [O in ExprOpcode]: Opcodes[O] extends { operands: unknown } ? never : O }[ExprOpcode];
/** Expressions that no engine meets, because lower/maple-levels replaces them. */
export type ReplacedExpr =
  | 'ireadfpoff'
  | 'ireadpcoff'
  | 'addroffpc'
  | 'resolveinterfacefunc'
  | 'resolvevirtualfunc'
  | 'gcmalloc'
  | 'gcmallocjarray'
  | 'gcpermalloc'
  | 'gcpermallocjarray'
  | 'stackmallocjarray';

/** Statements about which the row says everything: `does` or `asserts`. */
export type ExecutedByRow = OpcodeWith<{ does: string } | { asserts: string }>;
/** What no engine executes: expressions and blocks are no statements, and lower/maple-levels replaces the others. */
export type NotExecuted = ExprOpcode | HighOpcode | ReplacedStatement | 'block';
type ReplacedStatement =
  | 'iassignfpoff'
  | 'iassignpcoff'
  | 'iassignspoff'
  | 'checkpoint'
  | 'xintrinsiccall'
  | OpcodeWith<{ counts: true }>;

/** Where a row says `true`, src/scalar must have an operation of its name: otherwise this does not compile. */
export type ScalarOfOpcode = Known<{ [O in ScalarOpcode]: NamedBy<O, Opcodes[O]['scalar']> }[ScalarOpcode]>;
type NamedBy<O, Scalar> = Scalar extends true ? O : Scalar;
type Known<Name extends ScalarOp> = Name;

const scalarByOpcode: ReadonlyMap<Opcode, ScalarUse> = new Map(
  opcodeNames.flatMap((op): (readonly [Opcode, ScalarUse])[] => {
    const { scalar } = rows[op];
    const use = scalar === undefined ? undefined : scalarUses.get(scalar === true ? op : scalar);
    return use === undefined ? [] : [[op, use]];
  }),
);

/** The scalar operation that an opcode computes from its operands; undefined for those that do something else. */
export function scalarUseOf(op: Opcode): ScalarUse | undefined {
  return scalarByOpcode.get(op);
}

/** Row and name by code; holes are undefined. */
export const opcodeByCode: readonly (Opcode | undefined)[] = indexByCode();

function indexByCode(): (Opcode | undefined)[] {
  const table: (Opcode | undefined)[] = [];
  for (const name of opcodeNames) table[rows[name].code] = name;
  return Array.from(table);
}

/**
 * Older spellings that are read and never printed. `try` and `catch` mean the JavaScript or the Java statement by what
 * follows them: two labels or a list (docs/decisions).
 */
export const opcodeAliases = {
  foreach: { means: ['foreachelem'], at: '000 control flow', doc: 'older spelling of foreachelem' },
  synccenter: { means: ['syncenter'], at: '000 barriers', doc: 'older spelling of syncenter' },
  try: {
    means: ['jstry', 'javatry'],
    at: 'first edition, exceptions',
    doc: 'older spelling of jstry (two labels) and newer of javatry (labels in braces)',
  },
  catch: {
    means: ['jscatch', 'javacatch'],
    at: 'first edition, exceptions',
    doc: 'older spelling of jscatch (nothing follows) and newer of javacatch (types follow)',
  },
} as const satisfies Record<string, { means: readonly Opcode[]; at: string; doc: string }>;

export function isOpcode(name: string): name is Opcode {
  return Object.hasOwn(opcodes, name);
}

/** The fewest and the most expression operands of an opcode. */
export function arity(op: Opcode): readonly [min: number, max: number] {
  const { operands } = rows[op];
  return typeof operands === 'object' ? operands : [operands ?? 0, operands ?? 0];
}

/** Statements that raise an exception of their own when someone may catch it, and otherwise trap. */
export const assertions: ReadonlySet<Opcode> = new Set(opcodeNames.filter((op) => rows[op].asserts !== undefined));
/** What fails if its first operand is null, besides calls by the class of an object. */
export const dereferencing: readonly Opcode[] = opcodeNames.filter((op) => rows[op].dereferences !== undefined);
/** Statements of try composites, and `throw`. */
export const exceptionOpcodes: ReadonlySet<Opcode> = new Set(
  opcodeNames.filter((op) => rows[op].exception !== undefined),
);

/** Calls that leave their results in %%retval0 and so on: statements that call and take any number of operands, no instances. */
const plainCalls = opcodeNames.filter((op) => {
  const { effects, form, kind } = rows[op];
  return (
    kind === 'stmt' &&
    effects?.includes('calls') === true &&
    arity(op)[1] === MANY &&
    !form.includes('results') &&
    !form.includes('instant')
  );
});

/** Those of functions, and those of what the compiler knows. */
export const callOpcodes: readonly Opcode[] = plainCalls.filter((op) => !rows[op].form.includes('intrinsic'));
export const intrinsicCallOpcodes: readonly Opcode[] = plainCalls.filter((op) => rows[op].form.includes('intrinsic'));

/** Expressions that give new memory; the managed ones name the type of what they make. */
export const allocatingOpcodes: readonly Opcode[] = opcodeNames.filter(
  (op) => rows[op].effects?.includes('allocates') === true,
);
export const managedAllocations: readonly Opcode[] = allocatingOpcodes.filter((op) => rows[op].form.includes('type'));
/** Those of managed arrays: an array carries its length, which is an operand. */
export const managedArrayAllocations: ReadonlySet<Opcode> = new Set(
  managedAllocations.filter((op) => arity(op)[1] > 0),
);
