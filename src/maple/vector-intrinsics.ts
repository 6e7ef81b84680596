/**
 * The intrinsics of vectors that belong to no particular machine: `vector_OP_TYPE`, where TYPE is the type of the vector
 * that is taken apart, widened, narrowed or summed (of the result, where only that is a vector). One row an operation;
 * its signature is written in types that follow from TYPE (`V`), and signatures of all names are derived from it.
 *
 *     V the type itself   L its lane as a value (narrow lanes are i32 or u32)   M the signed integers as wide as its lanes
 *     H half as many lanes   D twice as many   W lanes twice as wide, as many as fit 128 bits   N lanes half as wide
 *     P lanes twice as wide, half as many   S lanes half as wide, twice as many
 */
import { InternalError } from '../base/errors.ts';
import { once } from '../base/once.ts';
import type { CompareOp, PlainBinaryOp, PlainUnaryOp, ShiftOp } from '../scalar/ops.ts';
import { primRows, type PrimType } from '../scalar/prim-types.ts';
import { vectorTypes, type VectorType } from '../scalar/values.ts';

export type TypeWord = 'V' | 'L' | 'M' | 'H' | 'D' | 'W' | 'N' | 'P' | 'S' | 'i32' | 'ptr' | 'void';

/**
 * How lanes follow from lanes, where an operation of src/scalar says it. `map zip compare`: each from the lanes of its number;
 * `fold`: one from all, lane 0 first; `shift`: all by one count; `pairs`: from neighbours, of the first vector first.
 * `widen`: a half of the lanes, twice as wide; of both operands, or of the second, before an operation on wide lanes.
 * `pick`: lane i is the lane of a number in the operands, those of the second behind those of the first.
 */
export type LaneRule =
  | { readonly kind: 'map'; readonly op: PlainUnaryOp }
  | { readonly kind: 'zip' | 'fold' | 'pairs'; readonly op: PlainBinaryOp }
  | { readonly kind: 'compare'; readonly op: CompareOp }
  | { readonly kind: 'shift'; readonly op: ShiftOp }
  | { readonly kind: 'widen'; readonly half: 'low' | 'high' }
  | { readonly kind: 'both wider' | 'second wider'; readonly op: PlainBinaryOp; readonly half: 'low' | 'high' }
  | { readonly kind: 'pick'; readonly from: (i: number, lanes: number) => number };

export interface VectorRow {
  readonly result: TypeWord;
  readonly args: readonly TypeWord[];
  /** What holds for the vectors that it exists for, besides that the types of the signature exist. */
  readonly on?: readonly ('int' | 'bytes' | 'lanes' | '64' | '128')[];
  readonly impure?: true;
  readonly rule?: LaneRule;
  readonly doc: string;
}

export const vectorRows = {
  from_scalar: { result: 'V', args: ['L'], doc: 'one value in every lane' },
  get_element: { result: 'L', args: ['V', 'i32'], doc: 'the lane of a number' },
  set_element: { result: 'V', args: ['L', 'V', 'i32'], doc: 'the vector with a value in the lane of a number' },
  get_low: { result: 'H', args: ['V'], on: ['128'], doc: 'the lower half of the lanes' },
  get_high: { result: 'H', args: ['V'], on: ['128'], doc: 'the upper half of the lanes' },
  combine: {
    result: 'D',
    args: ['V', 'V'],
    on: ['64'],
    doc: 'the lanes of the first vector, then those of the second',
  },
  merge: {
    result: 'V',
    args: ['V', 'V', 'i32'],
    doc: 'the lanes of the first vector from a number on, then lanes of the second',
  },
  load: { result: 'V', args: ['ptr'], impure: true, doc: 'lanes from memory' },
  store: { result: 'void', args: ['ptr', 'V'], impure: true, doc: 'lanes to memory' },
  abs: { result: 'V', args: ['V'], rule: { kind: 'map', op: 'abs' }, doc: 'absolute values' },
  neg: { result: 'V', args: ['V'], rule: { kind: 'map', op: 'neg' }, doc: 'negated' },
  max: { result: 'V', args: ['V', 'V'], rule: { kind: 'zip', op: 'max' }, doc: 'the greater of two lanes' },
  min: { result: 'V', args: ['V', 'V'], rule: { kind: 'zip', op: 'min' }, doc: 'the lesser of two lanes' },
  eq: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'eq' }, doc: 'all ones where equal' },
  ne: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'ne' }, doc: 'all ones where not equal' },
  lt: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'lt' }, doc: 'all ones where less' },
  le: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'le' }, doc: 'all ones where less or equal' },
  gt: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'gt' }, doc: 'all ones where greater' },
  ge: { result: 'M', args: ['V', 'V'], rule: { kind: 'compare', op: 'ge' }, doc: 'all ones where greater or equal' },
  sum: { result: 'L', args: ['V'], rule: { kind: 'fold', op: 'add' }, doc: 'the sum of all lanes, from lane 0 on' },
  maxv: { result: 'L', args: ['V'], rule: { kind: 'fold', op: 'max' }, doc: 'the greatest lane' },
  minv: { result: 'L', args: ['V'], rule: { kind: 'fold', op: 'min' }, doc: 'the least lane' },
  shl: {
    result: 'V',
    args: ['V', 'M'],
    on: ['int'],
    doc: 'lanes shifted left by counts, right (by the sign of the type) where the count is negative; counts modulo the width',
  },
  shli: {
    result: 'V',
    args: ['V', 'i32'],
    on: ['int'],
    rule: { kind: 'shift', op: 'shl' },
    doc: 'lanes shifted left by one count',
  },
  shri: {
    result: 'V',
    args: ['V', 'i32'],
    on: ['int'],
    rule: { kind: 'shift', op: 'ashr' },
    doc: 'lanes shifted right by one count, sign bit shifted in',
  },
  shru: {
    result: 'V',
    args: ['V', 'i32'],
    on: ['int'],
    rule: { kind: 'shift', op: 'lshr' },
    doc: 'lanes shifted right by one count, zeros shifted in',
  },
  padd: {
    result: 'V',
    args: ['V', 'V'],
    on: ['lanes'],
    rule: { kind: 'pairs', op: 'add' },
    doc: 'sums of neighbours, those of the first vector first',
  },
  pairwise_add: { result: 'P', args: ['V'], on: ['int'], doc: 'sums of neighbours, twice as wide' },
  pairwise_adalp: {
    result: 'P',
    args: ['P', 'V'],
    on: ['int'],
    doc: 'the first vector plus the sums of neighbours of the second',
  },
  widen_low: {
    result: 'W',
    args: ['V'],
    rule: { kind: 'widen', half: 'low' },
    doc: 'lanes twice as wide: of 128 bits the lower half',
  },
  widen_high: {
    result: 'W',
    args: ['V'],
    on: ['128'],
    rule: { kind: 'widen', half: 'high' },
    doc: 'the upper half of the lanes, twice as wide',
  },
  narrow_low: { result: 'N', args: ['V'], on: ['128'], doc: 'lanes half as wide: what does not fit is cut' },
  narrow_high: {
    result: 'S',
    args: ['N', 'V'],
    on: ['128'],
    doc: 'the lanes of the first vector, then those of the second half as wide',
  },
  addl_low: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int'],
    rule: { kind: 'both wider', op: 'add', half: 'low' },
    doc: 'sums of the lower halves, twice as wide',
  },
  addl_high: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int', '128'],
    rule: { kind: 'both wider', op: 'add', half: 'high' },
    doc: 'sums of the upper halves, twice as wide',
  },
  addw_low: {
    result: 'W',
    args: ['W', 'V'],
    on: ['int'],
    rule: { kind: 'second wider', op: 'add', half: 'low' },
    doc: 'the first vector plus the widened lower half of the second',
  },
  addw_high: {
    result: 'W',
    args: ['W', 'V'],
    on: ['int', '128'],
    rule: { kind: 'second wider', op: 'add', half: 'high' },
    doc: 'the first vector plus the widened upper half of the second',
  },
  subl_low: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int'],
    rule: { kind: 'both wider', op: 'sub', half: 'low' },
    doc: 'differences of the lower halves, twice as wide',
  },
  subl_high: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int', '128'],
    rule: { kind: 'both wider', op: 'sub', half: 'high' },
    doc: 'differences of the upper halves, twice as wide',
  },
  subw_low: {
    result: 'W',
    args: ['W', 'V'],
    on: ['int'],
    rule: { kind: 'second wider', op: 'sub', half: 'low' },
    doc: 'the first vector less the widened lower half of the second',
  },
  subw_high: {
    result: 'W',
    args: ['W', 'V'],
    on: ['int', '128'],
    rule: { kind: 'second wider', op: 'sub', half: 'high' },
    doc: 'the first vector less the widened upper half of the second',
  },
  mull_low: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int'],
    rule: { kind: 'both wider', op: 'mul', half: 'low' },
    doc: 'products of the lower halves, twice as wide',
  },
  mull_high: {
    result: 'W',
    args: ['V', 'V'],
    on: ['int', '128'],
    rule: { kind: 'both wider', op: 'mul', half: 'high' },
    doc: 'products of the upper halves, twice as wide',
  },
  madd: {
    result: 'W',
    args: ['W', 'V', 'V'],
    on: ['int'],
    doc: 'the first vector plus the products of the lower halves of the others',
  },
  zip1: {
    result: 'V',
    args: ['V', 'V'],
    on: ['lanes'],
    rule: { kind: 'pick', from: (i, lanes) => (i >> 1) + (i % 2) * lanes },
    doc: 'the lower halves interleaved',
  },
  zip2: {
    result: 'V',
    args: ['V', 'V'],
    on: ['lanes'],
    rule: { kind: 'pick', from: (i, lanes) => lanes / 2 + (i >> 1) + (i % 2) * lanes },
    doc: 'the upper halves interleaved',
  },
  uzp1: {
    result: 'V',
    args: ['V', 'V'],
    on: ['lanes'],
    rule: { kind: 'pick', from: (i) => 2 * i },
    doc: 'the lanes of even numbers of both',
  },
  uzp2: {
    result: 'V',
    args: ['V', 'V'],
    on: ['lanes'],
    rule: { kind: 'pick', from: (i) => 2 * i + 1 },
    doc: 'the lanes of odd numbers of both',
  },
  reverse: {
    result: 'V',
    args: ['V'],
    on: ['lanes'],
    rule: { kind: 'pick', from: (i, lanes) => lanes - 1 - i },
    doc: 'the lanes in reverse order',
  },
  table_lookup: {
    result: 'V',
    args: ['V', 'V'],
    on: ['bytes'],
    doc: 'bytes of the first vector by the numbers in the second; 0 where there is none',
  },
} as const satisfies Readonly<Record<string, VectorRow>>;

export type VectorOp = keyof typeof vectorRows;
/** The operations that no rule says: whoever carries out intrinsics has a case for each of them. */
export type SpecialVectorOp = {
  [O in VectorOp]: (typeof vectorRows)[O] extends { rule: LaneRule } ? never : O;
}[VectorOp];
export const vectorOps = Object.keys(vectorRows) as readonly VectorOp[];

const widened: Readonly<Record<VectorOp, VectorRow>> = vectorRows;

/** An intrinsic: its operation, the type in its name, and the signature that follows. */
export interface VectorIntrinsic {
  readonly op: VectorOp;
  readonly type: VectorType;
  readonly result: PrimType;
  readonly args: readonly PrimType[];
  readonly pure: boolean;
  readonly rule: LaneRule | undefined;
  readonly doc: string;
}

/** The intrinsics of all operations and types, by name. */
export const vectorIntrinsics: () => ReadonlyMap<string, VectorIntrinsic> = once(
  () =>
    new Map(
      vectorOps.flatMap((op) =>
        vectorTypes.flatMap((type): [string, VectorIntrinsic][] => {
          const made = instantiate(op, type);
          return made === undefined ? [] : [[`vector_${op}_${type}`, made]];
        }),
      ),
    ),
);

function instantiate(op: VectorOp, type: VectorType): VectorIntrinsic | undefined {
  const row = widened[op];
  if (!exists(row, type)) return undefined;
  const types = [row.result, ...row.args].map((word) => typeOf(word, type));
  const known = types.filter((one) => one !== undefined);
  if (known.length < types.length) return undefined;
  const [result, ...args] = known;
  return { op, type, result, args, pure: row.impure !== true, rule: row.rule, doc: row.doc };
}

function exists({ on = [] }: VectorRow, type: VectorType): boolean {
  const { bits, lane = '', lanes = 1 } = primRows[type];
  return on.every((condition) => {
    switch (condition) {
      case 'int':
        return !lane.startsWith('f');
      case 'bytes':
        return bits === 8 * lanes;
      case 'lanes':
        return lanes > 1;
      default:
        return bits === Number(condition);
    }
  });
}

/** What a word of a signature means for a vector; undefined if there is no such type. */
export function typeOf(word: TypeWord, type: VectorType): PrimType | undefined {
  const { bits, lane = '', lanes = 0 } = primRows[type];
  const width = bits / lanes;
  switch (word) {
    case 'V':
      return type;
    case 'L':
      return width < 32 ? (lane.startsWith('u') ? 'u32' : 'i32') : (lane as PrimType);
    case 'M':
      return vectorNamed(`i${width}`, lanes);
    case 'H':
      return vectorNamed(lane, lanes / 2);
    case 'D':
      return vectorNamed(lane, lanes * 2);
    case 'W':
      return vectorNamed(`${lane[0]}${width * 2}`, bits === 64 ? lanes : lanes / 2);
    case 'N':
      return vectorNamed(`${lane[0]}${width / 2}`, lanes);
    case 'P':
      return vectorNamed(`${lane[0]}${width * 2}`, lanes / 2);
    case 'S':
      return vectorNamed(`${lane[0]}${width / 2}`, lanes * 2);
    case 'i32':
    case 'ptr':
    case 'void':
      return word;
    default:
      throw new InternalError(`no type ${String(word)}`, 'vector intrinsics');
  }
}

function vectorNamed(lane: string, lanes: number): VectorType | undefined {
  return vectorTypes.find((type) => primRows[type].lane === lane && primRows[type].lanes === lanes);
}
