/**
 * The auxiliary functions of 2.2 on values: `sem_cast`, `bool_val`, `sem_unary`, `sem_binary`, `sem_ceil` and its kin,
 * `eval_array`. Each takes the types once and returns the function on values, so that a compiled expression calls it
 * without asking again. Numbers are computed by src/scalar; what is done here is what concerns pointers.
 *
 * Where the document's function would give None, these throw `Stuck` with the rule of the site.
 */
import { InternalError } from '../base/errors.ts';
import type { BinaryOp, CompareOp, UnaryOp } from '../scalar/ops.ts';
import * as scalar from '../scalar/operations.ts';
import { bitsOf } from '../scalar/prim-types.ts';
import { ScalarTrap } from '../scalar/trap.ts';
import type { CompositeEnv } from './composites.ts';
import * as c from './c-rules.ts';
import { canHoldPointer, primName, primOfType, primSize, scalarName, type ScalarName } from './prim-types.ts';
import type { Operator, Platform } from './platform.ts';
import { Stuck, type Site } from './stuck.ts';
import type { BinaryOperation, PrimType, Type, UnaryOperation } from './syntax.ts';
import { placeText, ptrofs, ptrofs_add, ptrofs_sub, type Ptrofs, type Val, type Vptr } from './values.ts';

/** Never called where it is undefined: `sem_cast` gives undefined for "no change", which costs the machine nothing. */
export type Cast = (v: Val) => Val;
type AnyUnary = (v: never) => Val;
type Number1 = (v: number | bigint) => number | bigint;
type Number2 = (a: number | bigint, b: number | bigint) => number | bigint;

/**
 * `sem_cast v t1 t2`: a value of one type as one of another; undefined where that changes nothing. Aggregates are handled
 * by their address and convert to nothing else.
 */
export function sem_cast(t1: Type | PrimType, t2: Type | PrimType, platform: Platform, site: Site): Cast | undefined {
  const [from, to] = [asPrim(t1), asPrim(t2)];
  if (from.kind === 'Tagg' && to.kind === 'Tagg') return undefined;
  const [a, b] = [scalarName(from), scalarName(to)];
  if (a === undefined || b === undefined) return noCast(from, to, site);
  if (a === b) return undefined;
  const plain = numbers1(scalar.convert(b, a, platform.pointerSize));
  const convert = platform.cRules === true ? c.converting(plain, a, b, site) : plain;
  if (!canHoldPointer(from, platform.pointerSize)) return convert as Cast;
  if (canHoldPointer(to, platform.pointerSize)) return (v) => (typeof v === 'object' ? v : convert(v));
  if (to.kind === 'Tbool') return (v) => (typeof v === 'object' ? 1 : convert(v));
  return (v) => {
    if (typeof v === 'object') throw pointerAsNumber(v, site, `converted to ${b}`);
    return convert(v);
  };
}

/** Aggregates and void convert to nothing; the failure waits until the cast is evaluated, as the document has it. */
function noCast(from: PrimType, to: PrimType, site: Site): Cast {
  const detail = `a value of type ${primName(from)} is no ${primName(to)}`;
  return () => {
    throw new Stuck('no-rule', site, "sem_cast v t1 t2 m ce = Some v'", detail);
  };
}

function asPrim(t: Type | PrimType): PrimType {
  switch (t.kind) {
    case 'Tprim':
    case 'Tpointer':
    case 'Tarray':
    case 'Tfunction':
    case 'Tcomposite':
      return primOfType(t);
    default:
      return t;
  }
}

/** `bool_val v t`: does a value differ from 0? Pointers do; an aggregate is no truth value. */
export function bool_val(t: PrimType, site: Site): (v: Val) => boolean {
  if (scalarName(t) === undefined)
    return () => {
      throw new Stuck('no-rule', site, 'bool_val v (typeof e) m = Some b', `a value of type ${primName(t)}`);
    };
  return isTrue;
}

/** A pointer differs from null whatever its offset is. */
function isTrue(v: Val): boolean {
  if (typeof v === 'number') return v !== 0;
  return typeof v === 'object' || v !== 0n;
}

/** `retype`: the same bits as another type of the same size; of other sizes, as `sem_cast`. */
export function retype(from: PrimType, to: PrimType, platform: Platform, site: Site): Cast | undefined {
  const [a, b] = [scalarName(from), scalarName(to)];
  if (a === undefined || b === undefined || a === b || !scalar.hasRetype(b, a, platform.pointerSize))
    return sem_cast(from, to, platform, site);
  const change = numbers1(scalar.retype(b, a, platform.pointerSize));
  if (!canHoldPointer(from, platform.pointerSize)) return change as Cast;
  const keeps = canHoldPointer(to, platform.pointerSize);
  return (v) => {
    if (typeof v !== 'object') return change(v);
    if (!keeps) throw pointerAsNumber(v, site, `retyped to ${b}`);
    return v;
  };
}

/** `sem_ceil`, `sem_floor`, `sem_trunc`; of integers, as `sem_cast`. */
export function sem_rounding(
  op: 'ceil' | 'floor' | 'trunc',
  from: PrimType,
  to: PrimType,
  platform: Platform,
  site: Site,
): Cast | undefined {
  const [a, b] = [scalarName(from), scalarName(to)];
  if (a === undefined || b === undefined || !scalar.hasRounding(op, b, a, platform.pointerSize))
    return sem_cast(from, to, platform, site);
  const round = numbers1(scalar.rounding(op, b, a, platform.pointerSize));
  return (platform.cRules === true ? c.converting(round, a, b, site) : round) as Cast;
}

/** `sem_unary uop v t1 t2`. */
export function sem_unary(uop: UnaryOperation, t1: PrimType, t2: PrimType, platform: Platform, site: Site): Cast {
  const to = scalarName(t2);
  if (to === undefined || !hasUnary(uop, t2, to, platform)) return noOperation(uop.kind, t2, site);
  if (uop.kind === 'O_lnot') {
    const result = resultOf('u1', to, platform);
    const truth = bool_val(t1, site);
    return (v) => result(truth(v) ? 0 : 1);
  }
  const change = 'b' in uop ? modularCast(t1, t2, platform) : sem_cast(t1, t2, platform, site);
  const compute =
    'b' in uop
      ? (uop.kind === 'O_sext' ? scalar.sext : scalar.zext)(to, uop.b, platform.pointerSize)
      : scalar.unary(uop.kind.slice(2) as UnaryOp, to, platform.pointerSize);
  const plain = numbers1(compute);
  return onNumber(platform.cRules === true ? c.unary(plain, uop.kind, to, site) : plain, change, site, uop.kind);
}

/** Is the operation defined on the type at all? `sext` and `zext` take at most as many bits as it has. */
function hasUnary(uop: UnaryOperation, t: PrimType, to: ScalarName, { pointerSize }: Platform): boolean {
  if (uop.kind === 'O_lnot') return true;
  if ('b' in uop) return t.kind !== 'Tfloat' && uop.b <= bitsOf(to, pointerSize);
  return scalar.hasUnary(uop.kind.slice(2) as UnaryOp, to, pointerSize);
}

/** What src/scalar has no operation for: the document's functions give None. */
function noOperation(what: string, t: PrimType, site: Site): () => never {
  return () => {
    throw new Stuck(
      'no-rule',
      site,
      site.rule === 'unary' ? "sem_unary uop v t1 t2 m ce = Some v'" : 'sem_binary bop v1 t1 v2 t2 t3 m ce = Some v',
      `${what} of ${primName(t)}`,
    );
  };
}

function onNumber(compute: Number1, change: Cast | undefined, site: Site, what: string): Cast {
  return (v) => {
    const operand = change === undefined ? v : change(v);
    if (typeof operand === 'object') throw pointerAsNumber(operand, site, `operand of ${what}`);
    return compute(operand);
  };
}

/** As `sem_cast`, but to `Tbool` by the lowest bit: what operands of other widths mean for shifts and extensions. */
function modularCast(from: PrimType, to: PrimType, platform: Platform): Cast | undefined {
  const [a, b] = [scalarName(from), scalarName(to)];
  if (a === undefined || b === undefined || a === b) return undefined;
  const convert = numbers1(scalar.convert(b, a, platform.pointerSize));
  return (v) => (typeof v === 'object' ? v : b === 'u1' ? Number(BigInt(v) & 1n) : convert(v));
}

/** `sem_binary bop v1 t1 v2 t2 t3`. */
export function sem_binary(
  bop: BinaryOperation,
  t1: PrimType,
  t2: PrimType,
  t3: PrimType,
  platform: Platform,
  site: Site,
): Operator {
  const to = scalarName(t3);
  if (to === undefined || !hasBinary(bop, t2, to, platform))
    return noOperation(bop.kind, 'pt' in bop ? bop.pt : t3, site);
  if ('pt' in bop) return comparison(bop.kind.slice(2) as CompareOp, bop.pt, [t1, t2], to, platform, site);
  const types = [t1, t2, t3] as const;
  const op = bop.kind.slice(2) as BinaryOp | LogicOp | ShiftOp;
  if (op === 'land' || op === 'lior') return logical(op, types, to, platform, site);
  if (op === 'shl' || op === 'lshr' || op === 'ashr') return shifting(op, types, to, platform, site);
  return arithmetic(op, types, to, platform, site);
}

type LogicOp = 'land' | 'lior';
type ShiftOp = 'shl' | 'lshr' | 'ashr';
/** Of the left operand, the right one, and the result. */
type Types3 = readonly [t1: PrimType, t2: PrimType, t3: PrimType];

/** Both operands are values already: only `cand` and `cior` leave one out. */
function logical(op: LogicOp, [t1, t2]: Types3, to: ScalarName, platform: Platform, site: Site): Operator {
  const result = resultOf('u1', to, platform);
  const [left, right] = [bool_val(t1, site), bool_val(t2, site)];
  return op === 'land' ? (a, b) => result(left(a) && right(b) ? 1 : 0) : (a, b) => result(left(a) || right(b) ? 1 : 0);
}

/** The count keeps its own type. */
function shifting(op: ShiftOp, [t1, t2, t3]: Types3, to: ScalarName, platform: Platform, site: Site): Operator {
  const plain = numbers2(scalar.shift(op, to, scalarOf(t2, site), platform.pointerSize));
  const shift = platform.cRules === true ? c.shifting(plain, op, to, site) : plain;
  return withCasts(numeric(shift, site, `O_${op}`), sem_cast(t1, t3, platform, site), undefined);
}

/** Both operands are cast to the type of the result. Addresses can be moved by numbers and subtracted from each other. */
function arithmetic(op: BinaryOp, [t1, t2, t3]: Types3, to: ScalarName, platform: Platform, site: Site): Operator {
  const { pointerSize } = platform;
  const plain = numbers2(scalar.binary(op, to, pointerSize));
  const compute = platform.cRules === true ? c.arithmetic(plain, op, to, site) : plain;
  const [left, right] = [sem_cast(t1, t3, platform, site), sem_cast(t2, t3, platform, site)];
  const holds = canHoldPointer(t3, pointerSize);
  if (op === 'div' || op === 'rem') return withCasts(dividing(compute, site, `O_${op}`), left, right);
  if (holds && op === 'add')
    return withCasts(c.moving(adding(compute, platform, site), t3, platform, site), left, right);
  if (holds && op === 'sub')
    return withCasts(c.moving(subtracting(compute, t3, platform, site), t3, platform, site), left, right);
  const numbers = withCasts(holds ? numeric(compute, site, `O_${op}`) : (compute as Operator), left, right);
  const mayBeDistance = op === 'sub' && canHoldPointer(t1, pointerSize) && canHoldPointer(t2, pointerSize);
  return mayBeDistance ? distanceOr(numbers, t3, platform, site) : numbers;
}

/** The same for two operands. A shift is defined where bitwise operations are, and its count is any integer. */
function hasBinary(bop: BinaryOperation, t2: PrimType, to: ScalarName, { pointerSize }: Platform): boolean {
  const op = bop.kind.slice(2);
  if ('pt' in bop) {
    const compared = scalarName(bop.pt);
    return compared !== undefined && scalar.hasCompare(op as CompareOp, compared, pointerSize);
  }
  if (op === 'land' || op === 'lior') return true;
  const isShift = op === 'shl' || op === 'lshr' || op === 'ashr';
  return isShift
    ? scalarName(t2) !== undefined && t2.kind !== 'Tfloat' && scalar.hasBinary('band', to, pointerSize)
    : scalar.hasBinary(op as BinaryOp, to, pointerSize);
}

/** Four cases, so that an operand that needs no cast costs no call. */
function withCasts(operator: Operator, left: Cast | undefined, right: Cast | undefined): Operator {
  if (left === undefined && right === undefined) return operator;
  if (left === undefined) return (a, b) => operator(a, right === undefined ? b : right(b));
  if (right === undefined) return (a, b) => operator(left(a), b);
  return (a, b) => operator(left(a), right(b));
}

/** An operator that has no meaning on addresses: multiplication, bits, remainders. */
function numeric(compute: Number2, site: Site, what: string): Operator {
  return (a, b) => {
    if (typeof a === 'object') throw pointerAsNumber(a, site, `operand of ${what}`);
    if (typeof b === 'object') throw pointerAsNumber(b, site, `operand of ${what}`);
    return compute(a, b);
  };
}

/** Division by zero traps in src/scalar; here it is stuck. */
function dividing(compute: Number2, site: Site, what: string): Operator {
  const operator = numeric(compute, site, what);
  return (a, b) => {
    try {
      return operator(a, b);
    } catch (error) {
      if (!(error instanceof ScalarTrap)) throw error;
      throw new Stuck('divide-by-zero', site, 'sem_binary bop v1 t1 v2 t2 (Tprim pt) m ce = Some v');
    }
  };
}

/** Addresses count in bytes. */
function adding(compute: Number2, { pointerSize }: Platform, site: Site): Operator {
  const move = ({ b, p }: Vptr, by: number | bigint): Vptr => ({
    b,
    p: ptrofs_add(p, ptrofs(by, pointerSize), pointerSize),
  });
  return (a, b) => {
    if (typeof a !== 'object') return typeof b === 'object' ? move(b, a) : compute(a, b);
    if (typeof b === 'object') throw pointerAsNumber(b, site, 'added to another address');
    return move(a, b);
  };
}

/** An address moved by bytes: what is no pointer stays none, and its use is stuck (docs/decisions/0064). */
export function moved(v: Val, by: Ptrofs, { pointerSize }: Platform): Val {
  if (typeof v === 'object') return { b: v.b, p: ptrofs_add(v.p, by, pointerSize) };
  return typeof v === 'bigint'
    ? BigInt.asUintN(64, v + BigInt(by))
    : Number(BigInt.asUintN(32, BigInt(v) + BigInt(by)));
}

/** Pointer - number is a pointer, pointer - pointer in the same block a distance, number - pointer is stuck. */
function subtracting(compute: Number2, t3: PrimType, platform: Platform, site: Site): Operator {
  const { pointerSize } = platform;
  const moving: Operator = (a, b) => {
    if (typeof b === 'object') throw pointerAsNumber(b, site, 'subtracted from a number');
    return typeof a !== 'object' ? compute(a, b) : { b: a.b, p: ptrofs_sub(a.p, ptrofs(b, pointerSize), pointerSize) };
  };
  return distanceOr(moving, t3, platform, site);
}

/** The distance of two addresses in one block, as a number of any type. */
function distanceOr(otherwise: Operator, t3: PrimType, platform: Platform, site: Site): Operator {
  const { pointerSize } = platform;
  const distance = numbers1(scalar.convert(scalarOf(t3, site), 'i64', pointerSize));
  return (a, b) => {
    if (typeof a !== 'object' || typeof b !== 'object') return otherwise(a, b);
    if (a.b !== b.b) throw c.unrelated(site, a, b, platform, 'distance');
    return distance(BigInt(ptrofs_sub(a.p, b.p, pointerSize)));
  };
}

/** Pointers into one block compare by their offsets; between blocks only equality is defined, and null is no block. */
function comparison(
  op: CompareOp,
  pt: PrimType,
  [t1, t2]: readonly [PrimType, PrimType],
  to: ScalarName,
  platform: Platform,
  site: Site,
): Operator {
  const plain = numberComparison(op, scalarOf(pt, site), to, platform);
  const [left, right] = [sem_cast(t1, pt, platform, site), sem_cast(t2, pt, platform, site)];
  if (!canHoldPointer(pt, platform.pointerSize)) return withCasts(plain, left, right);
  const pointers: Operator = (a, b) => {
    if (typeof a !== 'object' && typeof b !== 'object') return plain(a, b);
    return plain(...comparable(op, a, b, pt, platform, site));
  };
  return withCasts(pointers, left, right);
}

/** Without addresses. The result is a number of the type that is asked for. */
function numberComparison(op: CompareOp, type: ScalarName, to: ScalarName, platform: Platform): Operator {
  const compare = numbers2(scalar.compare(op, type, platform.pointerSize)) as (a: Val, b: Val) => number;
  // Truth values are canonical in every type; the -1 of the three-way comparisons is not.
  if (to === 'i32' || ((to === 'u1' || to === 'u32') && !op.startsWith('cmp'))) return compare;
  const result = resultOf('i32', to, platform);
  return (a, b) => result(compare(a, b));
}

/** Numbers that compare as two values do of which one at least is an address. */
function comparable(
  op: CompareOp,
  a: Val,
  b: Val,
  pt: PrimType,
  platform: Platform,
  site: Site,
): readonly [number | bigint, number | bigint] {
  const as = (order: number): number | bigint => (primSize(pt, platform.pointerSize) === 8 ? BigInt(order) : order);
  if (typeof a === 'object' && typeof b === 'object') {
    if (a.b === b.b) return [as(a.p > b.p ? 1 : 0), as(a.p < b.p ? 1 : 0)];
    if (op === 'eq' || op === 'ne') return [as(1), as(2)];
    throw c.unrelated(site, a, b, platform, 'order');
  }
  const [number, isLeft] = typeof a === 'object' ? [b as number | bigint, true] : [a, false];
  // No object lies at address 0, and every one lies above it.
  if (Number(number) === 0) return isLeft ? [as(1), as(0)] : [as(0), as(1)];
  if (op === 'eq' || op === 'ne') return [as(1), as(2)];
  throw pointerAsNumber(typeof a === 'object' ? a : (b as Vptr), site, `compared with the number ${number}`);
}

function resultOf(from: ScalarName, to: ScalarName, platform: Platform): (v: number) => number | bigint {
  return from === to ? (v) => v : numbers1(scalar.convert(to, from, platform.pointerSize));
}

function scalarOf(t: PrimType, site: Site): ScalarName {
  const name = scalarName(t);
  if (name === undefined) throw new InternalError(`${t.kind} has no operations (rule ${site.rule})`, 'light');
  return name;
}

/** `eval_array b t vl ofs`: how far from its start the selected element of an array lies. `t` points to the array. */
export function eval_array(
  b: boolean,
  t: Type,
  count: number,
  ce: CompositeEnv,
  site: Site,
  most?: 'element' | 'end',
): (vl: readonly (number | bigint)[]) => Ptrofs {
  const dims = dimensionsOf(t, count, ce);
  return (vl) => {
    let delta: Ptrofs = 0;
    for (let i = 0; i < vl.length; i++) {
      const { length, stride } = dims[i];
      if (b && length > 0) checkIndex(vl[i], length, site);
      if (most !== undefined && length > 1)
        checkIndex(vl[i], most === 'end' && i === vl.length - 1 ? length + 1 : length, site, length);
      const by = Number(vl[i]) * stride;
      delta = ptrofs_add(delta, Number.isSafeInteger(by) ? by : ptrofs(BigInt(vl[i]) * BigInt(stride), 8), 8);
    }
    return delta;
  };
}

/** For each index, outermost first: how many elements there are (0: unknown), and the bytes from one to the next. */
function dimensionsOf(
  t: Type,
  count: number,
  ce: CompositeEnv,
): { readonly length: number; readonly stride: number }[] {
  let at = t.kind === 'Tpointer' ? t.t : t;
  return Array.from({ length: count }, () => {
    const length = at.kind === 'Tarray' ? at.n : 0;
    if (at.kind === 'Tarray') at = at.t;
    return { length, stride: ce.sizeof(at) };
  });
}

/** An index below the limit, which may be one more than there are elements. */
function checkIndex(index: number | bigint, limit: number, site: Site, length = limit): void {
  if (index >= 0 && index < limit) return;
  throw new Stuck('array-bounds', site, 'eval_array b t vl ofs = Some delta', `index ${index} of ${length} elements`);
}

export function pointerAsNumber(v: Vptr, site: Site, how: string): Stuck {
  return new Stuck('pointer-as-number', site, "sem_cast v t1 t2 m ce = Some v'", `block ${placeText(v)}, ${how}`);
}

// Functions of src/scalar are typed by scalar types; the types of operands were checked where they were looked up.
function numbers1(f: AnyUnary | ((v: never) => unknown)): Number1 {
  return f as Number1;
}

function numbers2(f: (a: never, b: never) => unknown): Number2 {
  return f as Number2;
}
