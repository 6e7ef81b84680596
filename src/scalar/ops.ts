/**
 * The names of all scalar operations, each written once, with the classes of types on which it has a meaning.
 *
 * `int` covers integers and addresses, `float` f32 f64 f128, `complex` c64 c128; `lanes` says that the operation also
 * applies to vectors lane by lane, wherever the lane's own class has it. The mapped types below turn this table into
 * obligations: `BinaryMeanings<number, 'int'>` is an object with one function for every operation listed under `int`,
 * so that a forgotten meaning is a compile error and a surplus one is too.
 * ([MAPLE 3.3 to 3.6]; `ror` and `CG_array_elem_add` from real files)
 */
export type OpClass = 'int' | 'float' | 'complex' | 'lanes';

type OpTable = Record<string, readonly OpClass[]>;

export const binaryOps = {
  add: ['int', 'float', 'complex', 'lanes'],
  sub: ['int', 'float', 'complex', 'lanes'],
  mul: ['int', 'float', 'complex', 'lanes'],
  div: ['int', 'float', 'complex', 'lanes'],
  rem: ['int', 'float', 'lanes'],
  min: ['int', 'float', 'lanes'],
  max: ['int', 'float', 'lanes'],
  band: ['int', 'lanes'],
  bior: ['int', 'lanes'],
  bxor: ['int', 'lanes'],
  shl: ['int', 'lanes'],
  lshr: ['int', 'lanes'],
  ashr: ['int', 'lanes'],
  ror: ['int', 'lanes'],
  land: ['int'],
  lior: ['int'],
} as const satisfies OpTable;

/** Operations that equal another one once both operands are evaluated. */
export const binaryAliases = { cand: 'land', cior: 'lior', CG_array_elem_add: 'add' } as const satisfies Record<
  string,
  keyof typeof binaryOps
>;

export const unaryOps = {
  abs: ['int', 'float', 'lanes'],
  neg: ['int', 'float', 'complex', 'lanes'],
  bnot: ['int', 'lanes'],
  lnot: ['int', 'float'],
  recip: ['float', 'lanes'],
  sqrt: ['float', 'lanes'],
} as const satisfies OpTable;

export const compareOps = {
  eq: ['int', 'float', 'complex', 'lanes'],
  ne: ['int', 'float', 'complex', 'lanes'],
  lt: ['int', 'float', 'lanes'],
  le: ['int', 'float', 'lanes'],
  gt: ['int', 'float', 'lanes'],
  ge: ['int', 'float', 'lanes'],
  cmp: ['int', 'float', 'lanes'],
  cmpl: ['int', 'float', 'lanes'],
  cmpg: ['int', 'float', 'lanes'],
} as const satisfies OpTable;

/** Operations on a range of bits, which take the range from the instruction and not from an operand. */
export const fieldOps = ['sext', 'zext', 'extractbits', 'depositbits'] as const;

/** Float to integer, or float to float with an integral value. */
export const roundingOps = ['ceil', 'floor', 'round', 'trunc'] as const;

export const shiftOps = ['shl', 'lshr', 'ashr', 'ror'] as const satisfies readonly (keyof typeof binaryOps)[];

export type BinaryOp = keyof typeof binaryOps;
export type BinaryAlias = keyof typeof binaryAliases;
export type UnaryOp = keyof typeof unaryOps;
export type CompareOp = keyof typeof compareOps;
export type FieldOp = (typeof fieldOps)[number];
export type RoundingOp = (typeof roundingOps)[number];
export type ShiftOp = (typeof shiftOps)[number];
export type ScalarOp =
  | BinaryOp
  | BinaryAlias
  | UnaryOp
  | CompareOp
  | FieldOp
  | RoundingOp
  | 'cvt'
  | 'retype'
  | 'select';

/** The operations of `Table` whose row lists the class `C`. */
type OpsOn<Table extends OpTable, C extends OpClass> = {
  [O in keyof Table]: C extends Table[O][number] ? O : never;
}[keyof Table];

export type BinaryOpOn<C extends OpClass> = OpsOn<typeof binaryOps, C>;
export type UnaryOpOn<C extends OpClass> = OpsOn<typeof unaryOps, C>;
export type CompareOpOn<C extends OpClass> = OpsOn<typeof compareOps, C>;

/** One function for each binary operation on class `C`, whose values are represented as `V`. */
export type BinaryMeanings<V, C extends OpClass> = { readonly [O in BinaryOpOn<C>]: (a: V, b: V) => V };
export type UnaryMeanings<V, C extends OpClass> = { readonly [O in UnaryOpOn<C>]: (a: V) => V };
/** Comparisons answer 0 or 1, the `cmp` family -1, 0 or 1. */
export type CompareMeanings<V, C extends OpClass> = { readonly [O in CompareOpOn<C>]: (a: V, b: V) => number };

export interface Meanings<V, C extends OpClass> {
  readonly binary: BinaryMeanings<V, C>;
  readonly unary: UnaryMeanings<V, C>;
  readonly compare: CompareMeanings<V, C>;
}

/** The operation that `op` means once its operands are evaluated. */
export function resolveBinaryAlias(op: BinaryOp | BinaryAlias): BinaryOp {
  return isBinaryAlias(op) ? binaryAliases[op] : op;
}

function isBinaryAlias(op: string): op is BinaryAlias {
  return Object.hasOwn(binaryAliases, op);
}
