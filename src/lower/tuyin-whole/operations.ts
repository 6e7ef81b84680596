/**
 * Operators, comparisons, and the extra functions that compute. Of vectors each element is computed for itself; where operands are poison, so is
 * the result, but a division by poison traps.
 */
import { ownEntry } from '../../base/own-entry.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import { familyOf } from '../../linear/opcodes.ts';
import { isCompareOp, isThreeWay, type CompareOp } from '../../scalar/ops.ts';
import { comparisonOf, isOperator, opcodes, type OperatorScalar } from '../../tuyin/opcodes.ts';
import { flagsOf } from '../../tuyin/stack/code.ts';
import { sizeInBits, type Type } from '../../tuyin/types.ts';
import { asBits, asFloat, floatLetter, letterOf, nativeOf, wholeBits, wrap } from './natives.ts';
import type { Body, Parts, Site } from './body.ts';
import { pattern } from './conversions.ts';
import { completed } from './longer-structs.ts';
import {
  bareParts,
  classOf,
  floatOperation,
  isPlain,
  isRuntimeOperation,
  orderOf,
  shiftOperation,
  wholeOperation,
  type WholeMode,
} from './scalars.ts';

type ComputedScalar = Exclude<OperatorScalar, CompareOp>;
type FloatType = Extract<Type, { readonly kind: 'float' }>;

/** Computes from the registers of operands, which are no vectors if the result is one. */
type Compute = (values: readonly Parts[], types: readonly Type[]) => Parts | undefined;

const plainly: WholeMode = { promises: [], isUnsigned: false };

/** The result of an operation on the operands; those at the places `acts` decide something, so that poison traps there. */
function giveComputed(body: Body, site: Site, compute: Compute, acts: readonly number[] = []): boolean {
  const [result] = site.types.gives;
  const types = site.types.takes.filter((type) => type !== undefined);
  const values = types.map((_, i) => body.operand(site, i)).filter((value) => value !== undefined);
  if (result === undefined || result.kind === 'callee' || values.length < site.types.takes.length) return false;
  for (const i of acts) body.requireSound(types[i], values[i]);
  if (result.kind !== 'vector')
    return body.give(
      site,
      body.computed(types, values, (registers) => compute(registers, types)),
    );
  const laneTypes = types.map((type) => (type.kind === 'vector' ? type.of : type));
  const all: Operand[] = [];
  for (let i = 0; i < result.count; i++) {
    const lane = values.map((value, j) => itemOf(body, types[j], value, i));
    const found = body.computed(laneTypes, lane, (registers) => compute(registers, laneTypes));
    if (found === undefined) return false;
    all.push(...found);
  }
  return body.give(site, copied(body, all));
}

function itemOf(body: Body, type: Type, value: Parts, index: number): Parts {
  if (type.kind !== 'vector') return value;
  const { from, to } = body.program.shapes.item(type, index);
  return value.slice(from, to);
}

/** Add, sub, …: an operator of the instruction table. */
export function operator(body: Body, site: Site): boolean {
  const { op } = site.instr;
  if (!isOperator(op)) return false;
  const { scalar } = opcodes[op];
  if (isCompareOp(scalar)) return body.give(site, comparison(body, site, scalar, false));
  const [left, right] = site.types.takes;
  if (left === undefined) return false;
  if (left.kind === 'pointer' || right?.kind === 'pointer') return movePointer(body, site, scalar, left, right);
  const mode = { promises: flagsOf(site.instr.flags), isUnsigned: false };
  const compute: Compute = (values, types) => operated(body, scalar, values, types, mode);
  return giveComputed(body, site, compute, scalar === 'div' || scalar === 'rem' ? [1] : []);
}

/** `u.div`, `u.rem`, `u.shr`: on the patterns of the operands. */
export function unsignedOperator(body: Body, site: Site): boolean {
  const name = (site.types.use?.key ?? '').slice('u.'.length);
  const op = name === 'shr' ? 'ashr' : name === 'div' ? 'div' : 'rem';
  const compute: Compute = (values, types) => operated(body, op, values, types, { promises: [], isUnsigned: true });
  return giveComputed(body, site, compute, op === 'ashr' ? [] : [1]);
}

const checkedOperators: Readonly<Record<string, ComputedScalar>> = {
  ...({ add: 'add', sub: 'sub', mul: 'mul', div: 'div' } as const),
  ...({ shl: 'shl', shr: 'ashr' } as const),
};

/** `nsw.add`, `exact.div`, …: poison if the result is not what is promised. */
export function checkedOperator(body: Body, site: Site): boolean {
  const [promise, name] = (site.types.use?.key ?? '').split('.');
  const op = ownEntry(checkedOperators, name);
  if (op === undefined) return false;
  const mode = { promises: [promise], isUnsigned: false };
  return giveComputed(body, site, (values, types) => operated(body, op, values, types, mode), op === 'div' ? [1] : []);
}

function operated(
  body: Body,
  op: ComputedScalar,
  values: readonly Parts[],
  types: readonly Type[],
  mode: WholeMode,
): Parts | undefined {
  const [type] = types;
  if (type.kind === 'float') return floatOperated(body, op, values, type, mode.promises);
  if (op === 'shl' || op === 'ashr') return shifted(body, op, values, types, mode);
  if (op === 'band' || op === 'bior' || op === 'bxor' || op === 'bnot') return bitwise(body, op, values, type);
  const isPromised = mode.promises.some((promise) => promise === 'nsw' || promise === 'nuw' || promise === 'exact');
  if (isPlain(type) && !isPromised) return plainOperated(body, op, values, type, mode);
  const operands = op === 'neg' ? [zeros(body, type), values[0]] : values;
  return isWholeOperator(op) ? wholeOperation(body, op === 'neg' ? 'sub' : op, type, operands, mode) : undefined;
}

function isWholeOperator(op: ComputedScalar): op is 'add' | 'sub' | 'mul' | 'div' | 'rem' | 'neg' {
  return op === 'add' || op === 'sub' || op === 'mul' || op === 'div' || op === 'rem' || op === 'neg';
}

function zeros({ b }: Body, type: Type): Parts {
  return bareParts(type).map(({ native }) => (native === 'i64' ? b.i64(0n) : b.i32(0)));
}

function one({ b }: Body, value: Operand): Operand {
  return b.typeOf(value) === 'i64' ? b.i64(1n) : b.i32(1);
}

function plainOperated(
  body: Body,
  op: ComputedScalar,
  values: readonly Parts[],
  type: Type,
  { isUnsigned }: WholeMode,
): Parts | undefined {
  const { b } = body;
  const native = nativeOf(type);
  if (native === undefined) return undefined;
  const operands = values.map(([value]) => (isUnsigned ? pattern(body, value, type) : value));
  if (op === 'div' || op === 'rem') operands[1] = body.unlessPoison(operands[1], one(body, operands[1]));
  const sign = isUnsigned ? 'U' : '';
  return [wrap(b, b.calc(`${familyOf(op)}${sign}${letterOf(native)}` as CalcOp, ...operands), type)];
}

/** Register by register. */
function bitwise(body: Body, op: ComputedScalar, values: readonly Parts[], type: Type): Parts {
  return bareParts(type).map((part, i) => {
    const found = body.calc(`${familyOf(op)}${letterOf(part.native)}`, ...values.map((value) => value[i]));
    return wrap(body.b, found, part.type);
  });
}

// Shifts

function shifted(
  body: Body,
  op: 'shl' | 'ashr',
  values: readonly Parts[],
  types: readonly Type[],
  mode: WholeMode,
): Parts {
  const [type, countType] = types;
  if (mode.promises.length > 0 || !isPlain(type) || !isPlain(countType))
    return shiftOperation(body, op === 'shl', types, values, mode);
  const isSigned = type.kind === 'int' && type.bits > 1 && !mode.isUnsigned;
  const { b } = body;
  const isWide = nativeOf(type) === 'i64';
  const value = mode.isUnsigned ? pattern(body, values[0][0], type) : values[0][0];
  const limited = limitedCount(body, values[1][0], countType);
  const operation = op === 'shl' ? 'ShlL' : isSigned ? 'ShrL' : 'ShrUL';
  const widened = isWide ? value : b.calc(isSigned ? 'IToL' : 'UIToL', value);
  const shifted = b.local('i64');
  b.ifElse(
    b.calc('LessL', limited, b.i64(64n)),
    () => b.assign(shifted, b.calc(operation, widened, limited)),
    () => b.assign(shifted, operation === 'ShrL' ? b.calc('ShrL', widened, b.i64(63n)) : b.i64(0n)),
  );
  return [wrap(b, isWide ? shifted : b.calc('LToI', shifted), type)];
}

/** Counts of the width and more leave nothing but the sign; negative ones trap. */
function limitedCount(body: Body, count: Operand, type: Type): Operand {
  const { b } = body;
  const isSigned = type.kind === 'int' && type.bits > 1;
  if (count.kind === 'v' && typeof count.value === 'number' && count.value >= 0) return b.i64(BigInt(count.value));
  const wide = nativeOf(type) === 'i64' ? count : b.calc(isSigned ? 'IToL' : 'UIToL', count);
  if (isSigned) body.trapIf(body.unlessDoubted(b.calc('LessL', wide, b.i64(0n))), 'negative-shift');
  return b.calc('MinUL', wide, b.i64(64n));
}

// Floats

const onFloats: ReadonlySet<ComputedScalar> = new Set<ComputedScalar>(['add', 'sub', 'mul', 'div', 'rem']);

function floatOperated(
  body: Body,
  op: ComputedScalar,
  values: readonly Parts[],
  type: FloatType,
  promises: readonly string[],
): Parts | undefined {
  const { b } = body;
  const float = floatLetter(type);
  if (op === 'neg') return promisedFloats(body, type, values, promises) && signed(body, values[0], type, 'BxorL');
  if (!onFloats.has(op) || !isRuntimeOperation(op)) return undefined;
  const operands = float === undefined ? [] : values.map(([value]) => asFloat(b, value, float));
  const found =
    float === undefined
      ? floatOperation(body, op, type, values)
      : [asBits(b, body.calc(`${familyOf(op)}${float}`, ...operands), float)];
  promisedFloats(body, type, [...values, found], promises);
  return found;
}

/** What is promised not to be NaN or infinite (`nnan`, `ninf`, `fast`), and is, makes poison. */
function promisedFloats(body: Body, type: FloatType, values: readonly Parts[], promises: readonly string[]): true {
  const { b } = body;
  const isPromised = (flag: string): boolean => promises.includes(flag) || promises.includes('fast');
  for (const value of isPromised('nnan') || isPromised('ninf') ? values : []) {
    const found = classOf(body, type, value);
    if (isPromised('ninf')) body.doubtIf(b.calc('EqualI', found, b.i32(1)));
    if (isPromised('nnan')) body.doubtIf(b.calc('EqualI', found, b.i32(2)));
  }
  return true;
}

/** The sign bit turned, or all others kept. */
function signed(body: Body, value: Parts, type: FloatType, op: 'BxorL' | 'BandL'): Parts {
  const { b } = body;
  const last = value.length - 1;
  const isWide = b.typeOf(value[last]) === 'i64';
  const sign = 1n << ((BigInt(sizeInBits(type) ?? 0) - 1n) % 64n);
  const mask = op === 'BxorL' ? sign : sign - 1n;
  const top = isWide
    ? b.calc(op, value[last], b.i64(mask))
    : b.calc(op === 'BxorL' ? 'BxorI' : 'BandI', value[last], b.i32(Number(BigInt.asIntN(32, mask))));
  return [...value.slice(0, last), top];
}

// Pointers

function movePointer(body: Body, site: Site, op: ComputedScalar, left: Type, right: Type | undefined): boolean {
  const { b } = body;
  const pointer = left.kind === 'pointer' ? left : right;
  if (pointer?.kind !== 'pointer' || (op !== 'add' && op !== 'sub')) return false;
  const step = body.program.stepOf(pointer);
  if (left.kind === 'pointer' && right?.kind === 'pointer') {
    if (op !== 'sub') return false;
    return giveComputed(body, site, ([[from], [to]]) => [distance(body, [from, to], Math.max(1, step))]);
  }
  const countType = left.kind === 'pointer' ? right : left;
  if (countType === undefined || wholeBits(countType) === undefined) return false;
  return giveComputed(body, site, (values) => {
    const [[address], [count]] = left.kind === 'pointer' ? values : values.toReversed();
    const steps = b.typeOf(count) === 'i64' ? b.calc('LToI', count) : count;
    const bytes = step === 1 ? steps : b.calc('MulI', steps, b.i32(step));
    return [b.calc(op === 'sub' ? 'SubI' : 'AddI', address, bytes)];
  });
}

/** As addresses are without a sign, the difference has 33 bits. */
function distance({ b }: Body, [from, to]: readonly Operand[], step: number): Operand {
  if (step === 1) return b.calc('SubI', from, to);
  const wide = b.calc('SubL', b.calc('UIToL', from), b.calc('UIToL', to));
  return b.calc('LToI', b.calc('DivL', wide, b.i64(BigInt(step))));
}

// Comparisons

/** 0 or 1. */
function comparison(body: Body, site: Site, op: CompareOp, unsigned: boolean): Parts | undefined {
  const types = site.types.takes.filter((type) => type !== undefined);
  const values = types.map((_, i) => body.operand(site, i)).filter((value) => value !== undefined);
  if (values.length < 2) return undefined;
  const [type] = types;
  return body.computed(types, values, (registers) => {
    if (type.kind === 'float') promisedFloats(body, type, registers, flagsOf(site.instr.flags));
    const found = compared(body, op, type, registers, unsigned);
    return found && [found];
  });
}

function compared(
  body: Body,
  op: CompareOp,
  type: Type,
  values: readonly Parts[],
  unsigned: boolean,
): Operand | undefined {
  const { b } = body;
  if (isThreeWay(op)) return undefined;
  const isEquality = op === 'eq' || op === 'ne';
  if (isAggregate(type)) {
    const equal = isEquality ? equalItems(body, type, values) : undefined;
    return equal && (op === 'eq' ? equal : b.calc('NotI', equal));
  }
  const float = floatLetter(type);
  if (float !== undefined)
    return body.calc(`${familyOf(op)}${float}`, ...values.map(([value]) => asFloat(b, value, float)));
  if (isPlain(type)) {
    const sign = !isEquality && (unsigned || type.kind !== 'int') ? 'U' : '';
    return body.calc(`${familyOf(op)}${sign}${letterOf(nativeOf(type) ?? 'i32')}`, ...values.map(([value]) => value));
  }
  if (!isEquality || type.kind === 'float') return ordered(body, op, orderOf(body, type, values, unsigned));
  const equal = equalRegisters(body, values);
  return op === 'eq' ? equal : b.calc('NotI', equal);
}

/** Of -1, 0, 1, or 2 if there is no order. */
function ordered({ b }: Body, op: CompareOp, order: Operand): Operand {
  switch (op) {
    case 'lt':
      return b.calc('LessI', order, b.i32(0));
    case 'le':
      return b.calc('LessEqualI', order, b.i32(0));
    case 'gt':
      return b.calc('EqualI', order, b.i32(1));
    case 'ge':
      return b.calc('LessUI', order, b.i32(2));
    default:
      return b.calc(op === 'ne' ? 'NotEqualI' : 'EqualI', order, b.i32(0));
  }
}

function isAggregate({ kind }: Type): boolean {
  return kind === 'struct' || kind === 'array' || kind === 'vector';
}

function equalRegisters({ b }: Body, [left, right]: readonly Parts[]): Operand {
  return left
    .map((value, i) => b.calc(b.typeOf(value) === 'i64' ? 'EqualL' : 'EqualI', value, right[i]))
    .reduce((all, equal) => b.calc('BandI', all, equal));
}

/** Aggregates are equal if all their scalars are, each as its type has it. */
function equalItems(body: Body, type: Type, [left, right]: readonly Parts[]): Operand | undefined {
  let [at, all]: [number, Operand] = [0, body.b.i32(1)];
  for (const scalar of scalarsIn(type)) {
    const end = at + bareParts(scalar).length;
    const equal = compared(body, 'eq', scalar, [left.slice(at, end), right.slice(at, end)], false);
    if (equal === undefined) return undefined;
    all = body.b.calc('BandI', all, equal);
    at = end;
  }
  return all;
}

function scalarsIn(type: Type): Type[] {
  if (type.kind === 'struct') return type.fields.flatMap(scalarsIn);
  if (type.kind === 'array' || type.kind === 'vector')
    return Array.from({ length: type.count }, () => scalarsIn(type.of)).flat();
  return [type];
}

/** `beq` and its kind: the condition. */
export function branchCondition(body: Body, site: Site): Operand | undefined {
  const op = comparisonOf(site.instr.op);
  const found = op && comparison(body, site, op, false);
  for (const flag of found?.slice(1) ?? []) body.trapIf(flag, 'poison');
  return found?.[0];
}

/** Is a scalar other than 0? One register, which is 0 if not. */
export function isTrue(body: Body, [...registers]: Parts, type: Type): Operand {
  const { b } = body;
  const float = floatLetter(type);
  if (float !== undefined)
    return body.calc(`NotEqual${float}`, asFloat(b, registers[0], float), float === 'F' ? b.f32(0) : b.f64(0));
  const bits = type.kind === 'float' ? signed(body, registers, type, 'BandL') : registers;
  if (bits.length === 1 && b.typeOf(bits[0]) === 'i32') return bits[0];
  const truths = bits.map((value) => (b.typeOf(value) === 'i32' ? value : b.calc('NotEqualL', value, b.i64(0n))));
  return truths.reduce((some, truth) => b.calc('BorI', some, truth));
}

/** The same of an operand; poison traps. */
export function isOperandTrue(body: Body, site: Site): Operand | undefined {
  const [type] = site.types.takes;
  const value = body.operand(site, 0);
  if (value === undefined || type === undefined) return undefined;
  body.requireSound(type, value);
  return isTrue(body, body.split(type, value).registers, type);
}

// Extra functions

/** `cmp.le`, `u.lt`. */
export function extraComparison(body: Body, site: Site): boolean {
  const [group, name] = (site.types.use?.key ?? '').split('.');
  return isCompareOp(name) && body.give(site, comparison(body, site, name, group === 'u'));
}

export function select(body: Body, site: Site): boolean {
  const { b } = body;
  const [result] = site.types.gives;
  const [yes, no] = [body.operand(site, 1), body.operand(site, 2)];
  if (result === undefined || result.kind === 'callee' || yes === undefined || no === undefined) return false;
  const truth = isOperandTrue(body, site);
  const chosen = body.parts(result)?.map(({ native }) => b.local(native));
  if (truth === undefined || chosen === undefined || chosen.length !== yes.length || yes.length !== no.length)
    return false;
  b.ifElse(
    truth,
    () => body.assign(chosen, yes),
    () => body.assign(chosen, no),
  );
  return body.give(site, chosen);
}

// Aggregates

export function make(body: Body, site: Site): boolean {
  const values = site.given.map((_, i) => body.operand(site, i));
  const all: Operand[] = [];
  for (const parts of values) {
    if (parts === undefined) return false;
    all.push(...parts);
  }
  const [type] = site.types.gives;
  if (type === undefined || type.kind === 'callee') return false;
  return body.give(site, completed(body, type, copied(body, all)));
}

/** In temporaries, so that a place may be written to that one of them was in. */
function copied(body: Body, values: readonly Operand[]): Operand[] {
  return values.map((value) => {
    if (value.kind === 'v') return value;
    const copy = body.b.local(body.b.typeOf(value));
    body.b.assign(copy, value);
    return copy;
  });
}

export function getItem(body: Body, site: Site): boolean {
  const [type] = site.types.takes;
  const values = body.operand(site, 0);
  if (type === undefined || values === undefined) return false;
  const { from, to } = body.program.shapes.item(type, site.types.use?.number ?? 0);
  return body.give(site, copied(body, values.slice(from, to)));
}

export function setItem(body: Body, site: Site): boolean {
  const [type] = site.types.takes;
  const [whole, item] = [body.operand(site, 0), body.operand(site, 1)];
  if (type === undefined || whole === undefined || item === undefined) return false;
  const { from, to } = body.program.shapes.item(type, site.types.use?.number ?? 0);
  return body.give(site, copied(body, [...whole.slice(0, from), ...item, ...whole.slice(to)]));
}

// Elements at an index

/** `at`: the element of a list. */
export function elementAt(body: Body, site: Site): boolean {
  const [list] = site.types.takes;
  const [values, place] = [body.operand(site, 0), indexOf(body, site)];
  if (values === undefined || place === undefined || !isList(list)) return false;
  const { to } = body.program.shapes.item(list, 0);
  const items = Array.from({ length: list.count }, (_, i): Parts => values.slice(i * to, (i + 1) * to));
  const found = items.reduceRight((others, item, i) =>
    chosen(body, body.b.calc('EqualI', place, body.b.i32(i)), item, others),
  );
  return body.give(site, copied(body, found));
}

/** `put`: the list with another element. */
export function elementPut(body: Body, site: Site): boolean {
  const [list] = site.types.takes;
  const [values, place, item] = [body.operand(site, 0), indexOf(body, site), body.operand(site, 2)];
  if (values === undefined || place === undefined || item === undefined || !isList(list)) return false;
  const size = item.length;
  const all = Array.from({ length: list.count }, (_, i) =>
    chosen(body, body.b.calc('EqualI', place, body.b.i32(i)), item, values.slice(i * size, (i + 1) * size)),
  );
  return body.give(site, copied(body, all.flat()));
}

function isList(type: Type | undefined): type is Extract<Type, { readonly kind: 'array' | 'vector' }> {
  return type?.kind === 'array' || type?.kind === 'vector';
}

/** The index among the operands, in bounds. */
function indexOf(body: Body, site: Site): Operand | undefined {
  const [list, type] = site.types.takes;
  const index = body.operand(site, 1);
  if (index === undefined || type === undefined || !isList(list)) return undefined;
  body.requireSound(type, index);
  body.trapIf(body.b.calc('GreaterEqualUI', index[0], body.b.i32(list.count)), 'out-of-bounds');
  return index[0];
}

function chosen({ b }: Body, condition: Operand, yes: Parts, no: Parts): Parts {
  return yes.map((value, i) => b.calc(b.typeOf(value) === 'i64' ? 'SelectL' : 'SelectI', condition, value, no[i]));
}

// Functions of numbers

const onFloat: Readonly<Record<string, string>> = {
  floor: 'Floor',
  ceil: 'Ceil',
  trunc: 'Trunc',
  round: 'Round',
  sqrt: 'Sqrt',
  min: 'Min',
  max: 'Max',
};

/** `math.*` */
export function mathFunction(body: Body, site: Site): boolean {
  const name = (site.types.use?.key ?? '').slice('math.'.length);
  return giveComputed(body, site, (values, [type]) =>
    type.kind === 'float' ? floatFunction(body, name, values, type) : wholeFunction(body, name, values, type),
  );
}

function floatFunction(body: Body, name: string, values: readonly Parts[], type: FloatType): Parts | undefined {
  const { b } = body;
  if (name === 'abs') return signed(body, values[0], type, 'BandL');
  const [family, float] = [ownEntry(onFloat, name), floatLetter(type)];
  if (family !== undefined && float !== undefined)
    return [asBits(b, body.calc(`${family}${float}`, ...values.map(([value]) => asFloat(b, value, float))), float)];
  return isRuntimeOperation(name) ? floatOperation(body, name, type, values) : undefined;
}

function wholeFunction(body: Body, name: string, values: readonly Parts[], type: Type): Parts | undefined {
  const [value] = values;
  if (name === 'min' || name === 'max') {
    const isLess = compared(body, 'lt', type, values, false);
    return isLess && (name === 'min' ? chosen(body, isLess, value, values[1]) : chosen(body, isLess, values[1], value));
  }
  const isNegative = name === 'abs' ? compared(body, 'lt', type, [value, zeros(body, type)], false) : undefined;
  const negated = operated(body, 'neg', [value], [type], plainly);
  return isNegative && negated && chosen(body, isNegative, negated, value);
}

/** `fp.*`: rounded as the last operand says. */
export function roundedFunction(body: Body, site: Site): boolean {
  const { b } = body;
  const name = (site.types.use?.key ?? '').slice('fp.'.length);
  return giveComputed(body, site, (values, [type]) => {
    const [mode] = values[values.length - 1];
    if (type.kind !== 'float' || !isRuntimeOperation(name)) return undefined;
    body.trapIf(body.unlessDoubted(b.calc('GreaterUI', mode, b.i32(3))), 'out-of-bounds');
    return floatOperation(body, name, type, values.slice(0, -1), body.unlessPoison(mode, b.i32(0)));
  });
}
