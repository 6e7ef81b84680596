/**
 * The names of all scalar operations, each written once, with the classes of types on which it has a meaning and what
 * lowering has to know about it.
 *
 * `int` covers integers and addresses, `float` f32 f64 f128, `complex` c64 c128; `lanes` says that the operation also
 * applies to vectors lane by lane, wherever the lane's own class has it, and `dynamic` that there is one on values that
 * say their type at run time (runtime/dynamic). The mapped types below turn this table into
 * obligations: `BinaryMeanings<number, 'int'>` is an object with one function for every operation listed under `int`,
 * so that a forgotten meaning is a compile error and a surplus one is too.
 * ([MAPLE 3.3 to 3.6]; rotation from real files)
 */
export type OpClass = 'int' | 'float' | 'complex' | 'lanes' | 'dynamic';

/**
 * What formulas are made of: operations on integers that every engine and every output has. In a formula `x` is the first
 * operand and `n` the second, both of the type of the operation; shift counts are taken modulo the width, as everywhere.
 */
export type FormulaOp = 'add' | 'sub' | 'neg' | 'band' | 'bior' | 'bxor' | 'bnot' | 'shl' | 'lshr' | 'ashr';
export type Formula = 'x' | 'n' | readonly [op: FormulaOp, first: Formula, second?: Formula];

export interface OpRow {
  readonly on: readonly OpClass[];
  /** `shift`: the second operand is a count of any integer type; `logic`: operands are truth values, of any types. */
  readonly shape?: 'shift' | 'logic';
  /**
   * Computed in a register that is wider than the type, the result may leave the type's range and has to be cut:
   * `unsigned` says that only results of unsigned types may.
   */
  readonly wraps?: true | 'unsigned';
  /** How such a register has to hold the first operand, whatever the sign of its type. */
  readonly reads?: 'signed' | 'unsigned';
  /**
   * The operation said with others. Whoever has no function, instruction or sequence of its own for the operation uses the
   * formula, so a row that has one needs nothing else anywhere (docs/howto/add-an-opcode.md).
   */
  readonly as?: Formula;
}

type OpTable = Readonly<Record<string, OpRow>>;

export const binaryOps = {
  add: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'], wraps: true },
  sub: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'], wraps: true },
  mul: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'], wraps: true },
  div: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'], wraps: true },
  rem: { on: ['int', 'float', 'lanes', 'dynamic'] },
  min: { on: ['int', 'float', 'lanes', 'dynamic'] },
  max: { on: ['int', 'float', 'lanes', 'dynamic'] },
  band: { on: ['int', 'lanes', 'dynamic'] },
  bior: { on: ['int', 'lanes', 'dynamic'] },
  bxor: { on: ['int', 'lanes', 'dynamic'] },
  shl: { on: ['int', 'lanes', 'dynamic'], shape: 'shift', wraps: true },
  lshr: { on: ['int', 'lanes', 'dynamic'], shape: 'shift', wraps: true, reads: 'unsigned' },
  ashr: { on: ['int', 'lanes', 'dynamic'], shape: 'shift', wraps: true, reads: 'signed' },
  ror: { on: ['int', 'lanes'], shape: 'shift', as: ['bior', ['lshr', 'x', 'n'], ['shl', 'x', ['neg', 'n']]] },
  land: { on: ['int'], shape: 'logic' },
  lior: { on: ['int'], shape: 'logic' },
} as const satisfies OpTable;

export const unaryOps = {
  abs: { on: ['int', 'float', 'lanes', 'dynamic'], wraps: true },
  neg: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'], wraps: true },
  bnot: { on: ['int', 'lanes', 'dynamic'], wraps: 'unsigned' },
  lnot: { on: ['int', 'float'], shape: 'logic' },
  recip: { on: ['float', 'lanes'] },
  sqrt: { on: ['float', 'lanes'] },
} as const satisfies OpTable;

/** `cmp` and its kin answer -1, 0 or 1; the others 0 or 1. */
export const compareOps = {
  eq: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'] },
  ne: { on: ['int', 'float', 'complex', 'lanes', 'dynamic'] },
  lt: { on: ['int', 'float', 'lanes', 'dynamic'] },
  le: { on: ['int', 'float', 'lanes', 'dynamic'] },
  gt: { on: ['int', 'float', 'lanes', 'dynamic'] },
  ge: { on: ['int', 'float', 'lanes', 'dynamic'] },
  cmp: { on: ['int', 'float', 'lanes', 'dynamic'] },
  cmpl: { on: ['int', 'float', 'lanes', 'dynamic'] },
  cmpg: { on: ['int', 'float', 'lanes', 'dynamic'] },
} as const satisfies OpTable;

/** Operations on a range of bits, which take the range from the instruction and not from an operand. */
export const fieldOps = ['sext', 'zext', 'extractbits', 'depositbits'] as const;

/** Float to integer, or float to float with an integral value. */
export const roundingOps = ['ceil', 'floor', 'round', 'trunc'] as const;

export type BinaryOp = keyof typeof binaryOps;
export type UnaryOp = keyof typeof unaryOps;
export type CompareOp = keyof typeof compareOps;
export type FieldOp = (typeof fieldOps)[number];
export type RoundingOp = (typeof roundingOps)[number];

/** The operations of `Table` whose row is like `Row`. */
type OpsLike<Table extends OpTable, Row> = { [O in keyof Table]: Table[O] extends Row ? O : never }[keyof Table];

export type ShiftOp = OpsLike<typeof binaryOps, { shape: 'shift' }>;
export type LogicOp = OpsLike<typeof binaryOps, { shape: 'logic' }>;
/** Binary operations whose operands are both of the type of the result. */
export type PlainBinaryOp = Exclude<BinaryOp, ShiftOp | LogicOp>;
export type PlainUnaryOp = Exclude<UnaryOp, OpsLike<typeof unaryOps, { shape: 'logic' }>>;
/** Operations that a formula defines; the others need a meaning and code of their own. */
export type FormulaDefined = OpsLike<typeof binaryOps, { as: Formula }>;

/**
 * An operation with its shape: what its operands are and what is asked of whoever carries it out. A switch over `shape` is
 * complete or does not compile.
 */
export type ScalarUse =
  | { readonly shape: 'binary'; readonly op: PlainBinaryOp }
  | { readonly shape: 'shift'; readonly op: ShiftOp }
  | { readonly shape: 'logic'; readonly op: LogicOp }
  | { readonly shape: 'not'; readonly op: 'lnot' }
  | { readonly shape: 'unary'; readonly op: PlainUnaryOp }
  | { readonly shape: 'compare'; readonly op: CompareOp }
  | { readonly shape: 'round'; readonly op: RoundingOp }
  | { readonly shape: 'extract'; readonly op: Exclude<FieldOp, 'depositbits'> }
  | { readonly shape: 'deposit'; readonly op: 'depositbits' }
  | { readonly shape: 'convert'; readonly op: 'cvt' }
  | { readonly shape: 'retype'; readonly op: 'retype' }
  | { readonly shape: 'select'; readonly op: 'select' };
export type ScalarOp = ScalarUse['op'];

/** The same rows under a widened type. */
const binaryRows: Readonly<Record<BinaryOp, OpRow>> = binaryOps;
const unaryRows: Readonly<Record<UnaryOp, OpRow>> = unaryOps;

/** The row of an operation on values of one type. */
export function opRow(op: BinaryOp | UnaryOp): OpRow {
  return isBinaryOp(op) ? binaryRows[op] : unaryRows[op];
}

function isBinaryOp(op: string): op is BinaryOp {
  return Object.hasOwn(binaryOps, op);
}

function isShiftOp(op: BinaryOp): op is ShiftOp {
  return binaryRows[op].shape === 'shift';
}

function isLogicOp(op: BinaryOp): op is LogicOp {
  return binaryRows[op].shape === 'logic';
}

function isPlainBinaryOp(op: BinaryOp): op is PlainBinaryOp {
  return binaryRows[op].shape === undefined;
}

export const binaryOpNames = Object.keys(binaryOps) as readonly BinaryOp[];
export const unaryOpNames = Object.keys(unaryOps) as readonly UnaryOp[];
export const compareOpNames = Object.keys(compareOps) as readonly CompareOp[];
export const shiftOps: readonly ShiftOp[] = binaryOpNames.filter(isShiftOp);
const logicOps: readonly LogicOp[] = binaryOpNames.filter(isLogicOp);
const plainBinaryOps: readonly PlainBinaryOp[] = binaryOpNames.filter(isPlainBinaryOp);

/** Every scalar operation by its name. */
export const scalarUses: ReadonlyMap<string, ScalarUse> = new Map(
  [
    ...plainBinaryOps.map((op): ScalarUse => ({ shape: 'binary', op })),
    ...shiftOps.map((op): ScalarUse => ({ shape: 'shift', op })),
    ...logicOps.map((op): ScalarUse => ({ shape: 'logic', op })),
    ...unaryOpNames.map((op): ScalarUse => (op === 'lnot' ? { shape: 'not', op } : { shape: 'unary', op })),
    ...compareOpNames.map((op): ScalarUse => ({ shape: 'compare', op })),
    ...roundingOps.map((op): ScalarUse => ({ shape: 'round', op })),
    ...fieldOps.map((op): ScalarUse => (op === 'depositbits' ? { shape: 'deposit', op } : { shape: 'extract', op })),
    { shape: 'convert', op: 'cvt' } as const,
    { shape: 'retype', op: 'retype' } as const,
    { shape: 'select', op: 'select' } as const,
  ].map((use) => [use.op, use]),
);

export function isCompareOp(op: string): op is CompareOp {
  return Object.hasOwn(compareOps, op);
}

/** Is it a comparison of three answers, -1, 0 and 1? */
export function isThreeWay(op: CompareOp): op is 'cmp' | 'cmpl' | 'cmpg' {
  return op === 'cmp' || op === 'cmpl' || op === 'cmpg';
}

/** What a formula comes to when `apply` carries out each operation of it on what its operands came to. */
export function expand<V>(formula: Formula, x: V, n: V, apply: (op: FormulaOp, operands: readonly V[]) => V): V {
  if (formula === 'x') return x;
  if (formula === 'n') return n;
  const [op, first, second] = formula;
  const operands = second === undefined ? [first] : [first, second];
  return apply(
    op,
    operands.map((operand) => expand(operand, x, n, apply)),
  );
}

export function isFormulaDefined<Op extends BinaryOp>(op: Op): op is Extract<Op, FormulaDefined> {
  return binaryRows[op].as !== undefined;
}

export const formulaDefined: readonly FormulaDefined[] = binaryOpNames.filter((op) => isFormulaDefined(op));

/** What the formula of an operation comes to. */
export function expandOp<V>(
  operation: FormulaDefined,
  x: V,
  n: V,
  apply: (op: FormulaOp, operands: readonly V[]) => V,
): V {
  return expand(binaryOps[operation].as, x, n, apply);
}

/** The operations of `Table` that have a meaning on the class `C`. */
type OpsOn<Table extends OpTable, C extends OpClass> = {
  [O in keyof Table]: C extends Table[O]['on'][number] ? O : never;
}[keyof Table];

/** The names in a table of the operations on the class. */
function namesOn<Name extends string>(table: Readonly<Record<Name, OpRow>>, on: OpClass): readonly Name[] {
  return (Object.keys(table) as Name[]).filter((op) => table[op].on.includes(on));
}

export const dynamicBinary = namesOn(binaryOps, 'dynamic') as readonly BinaryOpOn<'dynamic'>[];
export const dynamicUnary = namesOn(unaryOps, 'dynamic') as readonly UnaryOpOn<'dynamic'>[];
export const dynamicComparisons = namesOn(compareOps, 'dynamic') as readonly CompareOpOn<'dynamic'>[];
export type DynamicOperator = BinaryOpOn<'dynamic'> | UnaryOpOn<'dynamic'> | CompareOpOn<'dynamic'>;

export type BinaryOpOn<C extends OpClass> = OpsOn<typeof binaryOps, C>;
export type UnaryOpOn<C extends OpClass> = OpsOn<typeof unaryOps, C>;
export type CompareOpOn<C extends OpClass> = OpsOn<typeof compareOps, C>;

/**
 * One function for each binary operation on class `C`, whose values are represented as `V`. What a formula defines may have
 * one too: where programs call it often.
 */
export type BinaryMeanings<V, C extends OpClass> = {
  readonly [O in Exclude<BinaryOpOn<C>, FormulaDefined>]: (a: V, b: V) => V;
} & { readonly [O in Extract<BinaryOpOn<C>, FormulaDefined>]?: (a: V, b: V) => V };
export type UnaryMeanings<V, C extends OpClass> = { readonly [O in UnaryOpOn<C>]: (a: V) => V };
/** Comparisons answer 0 or 1, the `cmp` family -1, 0 or 1. */
export type CompareMeanings<V, C extends OpClass> = { readonly [O in CompareOpOn<C>]: (a: V, b: V) => number };

export interface Meanings<V, C extends OpClass> {
  readonly binary: BinaryMeanings<V, C>;
  readonly unary: UnaryMeanings<V, C>;
  readonly compare: CompareMeanings<V, C>;
}
