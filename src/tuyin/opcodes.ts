/**
 * The instruction table of Tuyin's stack code, one row each: what the bodies of `func` and `define` consist of, and
 * bitcode holds. As in [Tuyin "instruction set"], with its misprints repaired (each repair is named in `note`).
 *
 * A row says, once:
 *   code    stable number of the binary form
 *   pops, pushes   values on the operand stack; of `call`, `callx` and `ret` what the signature adds is not counted
 *   operand what is written after the name and its flags; see `operandSyntax`
 *   flow    where control goes
 *   scalar  the operation of src/scalar that it computes, or by which it branches
 *   flags   which optional words may stand between the name and the operand
 *   from    `manual`: as printed there; `repaired`: it is there, but was misprinted out of the table; `extension`
 *
 * The scanner, parser and printer know operand kinds, never an instruction.
 */
import { ownEntry } from '../base/own-entry.ts';
import { isCompareOp, type CompareOp, type ScalarOp } from '../scalar/ops.ts';
import type { EffectRow } from '../table/row.ts';

/** How each kind of operand is written. */
export const operandSyntax = {
  none: '',
  index: 'n',
  int32: 'i32',
  int64: 'i64',
  float32: 'f32',
  float64: 'f64',
  string: '"text"',
  label: 'label',
  labels: 'label, …, default',
  callee: '[@function,] n',
  symbol: '@name',
  const: 'type constant',
} as const satisfies Record<string, string>;

export type OperandKind = keyof typeof operandSyntax;
export type Flow = 'next' | 'branch' | 'jump' | 'call' | 'return' | 'throw' | 'break';
/** `arithmetic`: nsw nuw exact and the fast-math words; `float`: the fast-math words alone. */
export type FlagSet = 'arithmetic' | 'float';

export interface StackRow extends EffectRow {
  readonly pops: number;
  readonly pushes: number;
  readonly operand: OperandKind;
  readonly flow: Flow;
  readonly scalar?: ScalarOp;
  readonly flags?: FlagSet;
  readonly from: 'manual' | 'repaired' | 'extension';
  /** What the manual prints instead, and why this is right. */
  readonly note?: string;
}

const plain = { pops: 0, pushes: 0, operand: 'none', flow: 'next', from: 'manual' } as const;
const load = { ...plain, pushes: 1 } as const;
const binary = { ...plain, pops: 2, pushes: 1 } as const;
const arithmetic = { ...binary, flags: 'arithmetic' } as const;
const dividing = { ...arithmetic, effects: ['traps'] } as const;
const compare = { ...binary, flags: 'float' } as const;
const branch2 = { ...plain, pops: 2, operand: 'label', flow: 'branch', flags: 'float', effects: ['jumps'] } as const;
const branch1 = { ...plain, pops: 1, operand: 'label', flow: 'branch', effects: ['jumps'] } as const;
const store = { ...plain, pops: 1, operand: 'index', effects: ['writes'], from: 'repaired' } as const;
const constantNote = 'the description of every one of these rows says -1';

export const opcodes = {
  nop: { ...plain, code: 0x00, doc: 'does nothing' },
  breakpoint: {
    ...plain,
    code: 0x01,
    flow: 'break',
    effects: ['reads', 'writes'],
    doc: 'tell the debugger, if there is one, where the program is',
  },

  ldarg: { ...load, code: 0x10, operand: 'index', doc: 'push an argument' },
  'ldarg.0': { ...load, code: 0x11, doc: 'push argument 0' },
  'ldarg.1': { ...load, code: 0x12, doc: 'push argument 1' },
  'ldarg.2': { ...load, code: 0x13, doc: 'push argument 2' },
  'ldarg.3': { ...load, code: 0x14, doc: 'push argument 3' },
  ldloc: {
    ...load,
    code: 0x15,
    operand: 'index',
    effects: ['reads'],
    doc: 'push a local variable, zero before its first store',
  },
  'ldloc.0': { ...load, code: 0x16, effects: ['reads'], doc: 'push local variable 0' },
  'ldloc.1': { ...load, code: 0x17, effects: ['reads'], doc: 'push local variable 1' },
  'ldloc.2': { ...load, code: 0x18, effects: ['reads'], doc: 'push local variable 2' },
  'ldloc.3': { ...load, code: 0x19, effects: ['reads'], doc: 'push local variable 3' },
  stloc: { ...store, code: 0x1a, doc: 'pop into a local variable', note: 'its description stands in the row of `sub`' },
  starg: { ...store, code: 0x1b, doc: 'pop into an argument', note: 'the counterpart of `ldarg` is missing' },

  ldc: { ...load, code: 0x20, operand: 'int32', doc: 'push an i32' },
  'ldc.l': { ...load, code: 0x21, operand: 'int64', doc: 'push an i64' },
  'ldc.r4': { ...load, code: 0x22, operand: 'float32', doc: 'push a float' },
  'ldc.r8': { ...load, code: 0x23, operand: 'float64', doc: 'push a double' },
  'ldc.m1': { ...load, code: 0x24, doc: 'push the i32 -1' },
  'ldc.0': { ...load, code: 0x25, doc: 'push the i32 0', note: constantNote },
  'ldc.1': { ...load, code: 0x26, doc: 'push the i32 1', note: constantNote },
  'ldc.2': { ...load, code: 0x27, doc: 'push the i32 2', note: constantNote },
  'ldc.3': { ...load, code: 0x28, doc: 'push the i32 3', note: constantNote },
  'ldc.4': { ...load, code: 0x29, doc: 'push the i32 4', note: constantNote },
  'ldc.5': { ...load, code: 0x2a, doc: 'push the i32 5', note: constantNote },
  'ldc.6': { ...load, code: 0x2b, doc: 'push the i32 6', note: constantNote },
  'ldc.7': { ...load, code: 0x2c, doc: 'push the i32 7', note: constantNote },
  'ldc.8': { ...load, code: 0x2d, doc: 'push the i32 8', note: constantNote },
  'ldc.9': { ...load, code: 0x2e, doc: 'push the i32 9', note: constantNote },
  ldstr: { ...load, code: 0x2f, operand: 'string', doc: 'push the address of a constant string, an i8*' },

  add: { ...arithmetic, code: 0x30, scalar: 'add', doc: 'sum' },
  sub: {
    ...arithmetic,
    code: 0x31,
    scalar: 'sub',
    doc: 'first minus second',
    note: 'the row describes storing into a local variable',
  },
  mul: { ...arithmetic, code: 0x32, scalar: 'mul', doc: 'product' },
  div: {
    ...dividing,
    code: 0x33,
    scalar: 'div',
    doc: 'quotient, truncated for integers',
    note: 'the row says the result is always floating-point',
  },
  rem: { ...dividing, code: 0x34, scalar: 'rem', doc: 'remainder with the sign of the first' },
  neg: { ...plain, code: 0x35, scalar: 'neg', pops: 1, pushes: 1, flags: 'arithmetic', doc: 'negation' },
  and: { ...binary, code: 0x38, scalar: 'band', doc: 'bitwise and' },
  or: { ...binary, code: 0x39, scalar: 'bior', doc: 'bitwise or', note: 'the row says complement' },
  xor: { ...binary, code: 0x3a, scalar: 'bxor', doc: 'bitwise exclusive or' },
  not: { ...plain, code: 0x3b, scalar: 'bnot', pops: 1, pushes: 1, doc: 'bitwise complement of an integer' },
  shl: { ...arithmetic, code: 0x3c, scalar: 'shl', doc: 'shift left, filling with zeros' },
  shr: { ...arithmetic, code: 0x3d, scalar: 'ashr', doc: 'shift right, filling with the sign' },

  ceq: { ...compare, code: 0x40, scalar: 'eq', doc: 'i32 1 if equal, else 0' },
  cgt: { ...compare, code: 0x41, scalar: 'gt', doc: 'i32 1 if the first is greater, else 0' },
  clt: { ...compare, code: 0x42, scalar: 'lt', doc: 'i32 1 if the first is less, else 0' },

  br: {
    ...plain,
    code: 0x50,
    operand: 'label',
    flow: 'jump',
    effects: ['jumps'],
    doc: 'jump',
    note: 'the row repeats the text of `blt`',
  },
  brtrue: { ...branch1, code: 0x51, doc: 'jump if not zero or null', note: 'the row says jump, not branch' },
  brfalse: { ...branch1, code: 0x52, doc: 'jump if zero or null', note: 'the row says jump, not branch' },
  beq: { ...branch2, code: 0x53, scalar: 'eq', doc: 'jump if equal', note: 'printed `beg`' },
  bge: { ...branch2, code: 0x54, scalar: 'ge', doc: 'jump if the first is not less' },
  bgt: { ...branch2, code: 0x55, scalar: 'gt', doc: 'jump if the first is greater' },
  ble: { ...branch2, code: 0x56, scalar: 'le', doc: 'jump if the first is not greater' },
  blt: { ...branch2, code: 0x57, scalar: 'lt', doc: 'jump if the first is less' },

  call: {
    ...plain,
    code: 0x60,
    pops: 1,
    operand: 'callee',
    flow: 'call',
    flags: 'float',
    effects: ['calls'],
    doc: 'call with n arguments, pushed before the callee; with a name, push the callee too',
    note: 'the row says the stack does not change',
  },
  ret: {
    ...plain,
    code: 0x61,
    flow: 'return',
    effects: ['jumps'],
    doc: 'return, with the value on the stack if the function has one',
    note: 'the row names caller and callee the other way round',
  },
  throw: {
    ...plain,
    code: 0x62,
    pops: 1,
    flow: 'throw',
    effects: ['throws', 'jumps'],
    doc: 'unwind every frame to the host, with the value on the stack',
  },
  peek: { ...load, code: 0x70, pops: 1, pushes: 2, doc: 'duplicate the top of the stack' },
  pop: { ...plain, code: 0x71, pops: 1, doc: 'discard the top of the stack' },

  ldk: { ...load, code: 0x80, operand: 'const', from: 'extension', doc: 'push a constant of any type' },
  ldglb: { ...load, code: 0x81, operand: 'symbol', from: 'extension', doc: 'push the address of a global or function' },
  callx: {
    ...plain,
    code: 0x82,
    operand: 'symbol',
    flow: 'call',
    from: 'extension',
    effects: ['calls'],
    doc: 'call an extra function, with the operands of its signature',
  },
  switch: {
    ...plain,
    code: 0x83,
    pops: 1,
    operand: 'labels',
    flow: 'branch',
    from: 'extension',
    effects: ['jumps'],
    doc: 'jump to the label that the value counts to, from 0, or else to the last one',
  },
} as const satisfies Record<string, StackRow>;

export type Opcode = keyof typeof opcodes;
export const rows: Readonly<Record<Opcode, StackRow>> = opcodes;
export const opcodeNames: readonly Opcode[] = Object.keys(opcodes) as Opcode[];

type Opcodes = typeof opcodes;
/** Instructions that compute an operation of src/scalar, or branch by one. */
export type OperatorOpcode = { [O in Opcode]: Opcodes[O] extends { scalar: ScalarOp } ? O : never }[Opcode];
/** The operations of src/scalar that instructions compute. */
export type OperatorScalar = Opcodes[OperatorOpcode]['scalar'];

export function isOperator(op: Opcode): op is OperatorOpcode {
  return rows[op].scalar !== undefined;
}

/** What an instruction compares by, to give the answer or to branch; undefined of those that compare nothing. */
export function comparisonOf(op: Opcode): Extract<OperatorScalar, CompareOp> | undefined {
  const scalar = isOperator(op) ? opcodes[op].scalar : undefined;
  return scalar !== undefined && isCompareOp(scalar) ? scalar : undefined;
}

/** Names under which the manual prints an instruction, read but never printed. */
export const opcodeAliases: Readonly<Record<string, Opcode>> = { beg: 'beq' };

export function isOpcode(name: string): name is Opcode {
  return Object.hasOwn(opcodes, name);
}

/** The opcode of a written name; undefined if it is none. */
export function opcodeOf(name: string): Opcode | undefined {
  if (isOpcode(name)) return name;
  return Object.hasOwn(opcodeAliases, name) ? ownEntry(opcodeAliases, name) : undefined;
}

/** `br label`, `ldc i32`, `ret`. */
export function opcodeForm(name: Opcode): string {
  return `${name} ${operandSyntax[rows[name].operand]}`.trim();
}

/** Permissions that make floating-point results less exact [Tuyin "fast-math flags"]. */
export const fastMathFlags = ['nnan', 'ninf', 'nsz', 'arcp', 'contract', 'afn', 'reassoc', 'fast'] as const;
export type FastMathFlag = (typeof fastMathFlags)[number];

/** Promises about integers: the result is poison if they do not hold. */
export const wrapFlags = ['nsw', 'nuw', 'exact'] as const;
export type Flag = FastMathFlag | (typeof wrapFlags)[number];

export function isFastMathFlag(word: string): word is FastMathFlag {
  return (fastMathFlags as readonly string[]).includes(word);
}

export function isFlag(word: string): word is Flag {
  return isFastMathFlag(word) || (wrapFlags as readonly string[]).includes(word);
}

/** May this flag stand behind this opcode? */
export function allowsFlag(name: Opcode, flag: Flag): boolean {
  const { flags } = rows[name];
  return flags === 'arithmetic' || (flags === 'float' && isFastMathFlag(flag));
}
