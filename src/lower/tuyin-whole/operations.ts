/** Operators, comparisons and conversions on scalars, and the extra functions that compute. */
import { ownEntry } from '../../base/own-entry.ts';
import type { CalcOp, Operand } from '../../linear/nodes.ts';
import { familyOf } from '../../linear/opcodes.ts';
import { isCompareOp, isThreeWay, type CompareOp } from '../../scalar/ops.ts';
import { comparisonOf, isOperator, opcodes, type OperatorScalar } from '../../tuyin/opcodes.ts';
import { sameType, type Type } from '../../tuyin/types.ts';
import {
  asBits,
  asFloat,
  bitsAs,
  floatLetter,
  letterOf,
  nativeOf,
  wholeBits,
  wrap,
  type FloatLetter,
} from '../tuyin-to-linear/natives.ts';
import type { Body, Site } from './body.ts';
import { itemParts, partsOf } from './parts.ts';

type ComputedScalar = Exclude<OperatorScalar, CompareOp>;

/** Add, sub, …: an operator of the instruction table. */
export function operator(body: Body, site: Site): boolean {
  const { op } = site.instr;
  if (!isOperator(op)) return false;
  const { scalar } = opcodes[op];
  if (isCompareOp(scalar)) return giveTruth(body, site, comparison(body, site, scalar, false));
  const [left, right] = site.types.takes;
  if (left === undefined) return false;
  if (left.kind === 'pointer' || right?.kind === 'pointer') return movePointer(body, site, scalar, left, right);
  const values = body.scalars(site);
  const [result] = site.types.gives;
  if (values === undefined || result === undefined || result.kind === 'callee' || !sameType(result, left)) return false;
  if (scalar === 'shl' || scalar === 'ashr')
    return right !== undefined && shift(body, site, scalar, values, left, right);
  const value = computed(body, scalar, values, left);
  return value !== undefined && body.give(site, [value]);
}

const onFloats: ReadonlySet<ComputedScalar> = new Set<ComputedScalar>(['add', 'sub', 'mul', 'div']);

function computed(body: Body, op: ComputedScalar, values: readonly Operand[], type: Type): Operand | undefined {
  const { b } = body;
  const native = nativeOf(type);
  const float = floatLetter(type);
  if (native === undefined) return undefined;
  if (float === undefined) return wrap(b, b.calc(`${familyOf(op)}${letterOf(native)}` as CalcOp, ...values), type);
  if (op === 'neg') return flipSign(body, values[0], float);
  if (!onFloats.has(op)) return undefined;
  return asBits(b, body.calc(`${familyOf(op)}${float}`, ...values.map((value) => asFloat(b, value, float))), float);
}

function flipSign({ b }: Body, value: Operand, float: FloatLetter): Operand {
  return float === 'F' ? b.calc('BxorI', value, b.i32(-(2 ** 31))) : b.calc('BxorL', value, b.i64(1n << 63n));
}

/** Counts of the width and more leave nothing but the sign; negative ones trap. */
function shift(
  body: Body,
  site: Site,
  op: 'shl' | 'ashr',
  [value, count]: readonly Operand[],
  type: Type,
  countType: Type,
): boolean {
  const native = nativeOf(type);
  const wide = wholeBits(countType);
  if (native === undefined || wide === undefined || wholeBits(type) === undefined) return false;
  const isSigned = type.kind === 'int' && type.bits > 1;
  const { b } = body;
  const limited = limitedCount(body, count, countType);
  const operation = op === 'shl' ? 'ShlL' : isSigned ? 'ShrL' : 'ShrUL';
  const widened = native === 'i64' ? value : b.calc(isSigned ? 'IToL' : 'UIToL', value);
  const shifted = b.local('i64');
  b.ifElse(
    b.calc('LessL', limited, b.i64(64n)),
    () => b.assign(shifted, b.calc(operation, widened, limited)),
    () => b.assign(shifted, operation === 'ShrL' ? b.calc('ShrL', widened, b.i64(63n)) : b.i64(0n)),
  );
  return body.give(site, [wrap(b, native === 'i64' ? shifted : b.calc('LToI', shifted), type)]);
}

function limitedCount(body: Body, count: Operand, type: Type): Operand {
  const { b } = body;
  const isSigned = type.kind === 'int' && type.bits > 1;
  if (count.kind === 'v' && typeof count.value === 'number' && count.value >= 0) return b.i64(BigInt(count.value));
  const wide = nativeOf(type) === 'i64' ? count : b.calc(isSigned ? 'IToL' : 'UIToL', count);
  if (isSigned) body.trapIf(b.calc('LessL', wide, b.i64(0n)), 'negative-shift');
  return b.calc('MinUL', wide, b.i64(64n));
}

function movePointer(body: Body, site: Site, op: ComputedScalar, left: Type, right: Type | undefined): boolean {
  const { b } = body;
  const pointer = left.kind === 'pointer' ? left : right;
  const values = body.scalars(site);
  if (values === undefined || pointer?.kind !== 'pointer' || (op !== 'add' && op !== 'sub')) return false;
  const step = body.program.stepOf(pointer);
  if (left.kind === 'pointer' && right?.kind === 'pointer') {
    if (op !== 'sub') return false;
    return body.give(site, [distance(body, values, Math.max(1, step))]);
  }
  const [address, count] = left.kind === 'pointer' ? values : [values[1], values[0]];
  const countType = left.kind === 'pointer' ? right : left;
  if (countType === undefined || wholeBits(countType) === undefined) return false;
  const steps = nativeOf(countType) === 'i64' ? b.calc('LToI', count) : count;
  const bytes = step === 1 ? steps : b.calc('MulI', steps, b.i32(step));
  return body.give(site, [b.calc(op === 'sub' ? 'SubI' : 'AddI', address, bytes)]);
}

/** As addresses are without a sign, the difference has 33 bits. */
function distance({ b }: Body, [from, to]: readonly Operand[], step: number): Operand {
  if (step === 1) return b.calc('SubI', from, to);
  const wide = b.calc('SubL', b.calc('UIToL', from), b.calc('UIToL', to));
  return b.calc('LToI', b.calc('DivL', wide, b.i64(BigInt(step))));
}

function giveTruth(body: Body, site: Site, truth: Operand | undefined): boolean {
  return truth !== undefined && body.give(site, [truth]);
}

/** 0 or 1. */
export function comparison(body: Body, site: Site, op: CompareOp, unsigned: boolean): Operand | undefined {
  const [type] = site.types.takes;
  const values = body.scalars(site);
  const native = nativeOf(type);
  if (native === undefined || type === undefined || values === undefined || isThreeWay(op)) return undefined;
  const { b } = body;
  const family = familyOf(op);
  const float = floatLetter(type);
  if (float !== undefined) return body.calc(`${family}${float}`, ...values.map((value) => asFloat(b, value, float)));
  const isOrdered = op !== 'eq' && op !== 'ne';
  const sign = isOrdered && (unsigned || type.kind !== 'int') ? 'U' : '';
  return body.calc(`${family}${sign}${letterOf(native)}`, ...values);
}

/** `beq` and its kind: the condition. */
export function branchCondition(body: Body, site: Site): Operand | undefined {
  const op = comparisonOf(site.instr.op);
  return op && comparison(body, site, op, false);
}

/** Is a scalar other than 0? */
export function isTrue(body: Body, value: Operand, type: Type): Operand {
  const { b } = body;
  const float = floatLetter(type);
  if (float !== undefined)
    return body.calc(`NotEqual${float}`, asFloat(b, value, float), float === 'F' ? b.f32(0) : b.f64(0));
  return nativeOf(type) === 'i32' ? value : b.calc('NotEqualL', value, b.i64(0n));
}

// Extra functions

/** `cmp.le`, `u.lt`. */
export function extraComparison(body: Body, site: Site): boolean {
  const [group, name] = (site.types.use?.key ?? '').split('.');
  return isCompareOp(name) && giveTruth(body, site, comparison(body, site, name, group === 'u'));
}

/** `u.div`, `u.rem`, `u.shr`: on the patterns of the operands. */
export function unsignedOperator(body: Body, site: Site): boolean {
  const { b } = body;
  const [type, countType] = site.types.takes;
  const values = body.scalars(site);
  const native = nativeOf(type);
  if (type === undefined || values === undefined || native === undefined || wholeBits(type) === undefined) return false;
  const letter = letterOf(native);
  const patterns = values.map((value) => pattern(body, value, type));
  if (site.types.use?.key !== 'u.shr') {
    const op = site.types.use?.key === 'u.div' ? 'DivU' : 'ModU';
    return body.give(site, [wrap(b, body.calc(`${op}${letter}`, ...patterns), type)]);
  }
  if (countType === undefined) return false;
  const limited = limitedCount(body, values[1], countType);
  const wide = native === 'i64' ? patterns[0] : b.calc('UIToL', patterns[0]);
  const shifted = b.local('i64');
  b.assign(shifted, b.i64(0n));
  b.ifThen(b.calc('LessL', limited, b.i64(64n)), () => b.assign(shifted, b.calc('ShrUL', wide, limited)));
  return body.give(site, [wrap(b, native === 'i64' ? shifted : b.calc('LToI', shifted), type)]);
}

/** A scalar without its sign. */
function pattern({ b }: Body, value: Operand, type: Type): Operand {
  const bits = wholeBits(type) ?? 64;
  const native = nativeOf(type);
  if (bits === 32 || bits === 64 || type.kind !== 'int') return value;
  const mask = (1n << BigInt(bits)) - 1n;
  return native === 'i32' ? b.calc('BandI', value, b.i32(Number(mask))) : b.calc('BandL', value, b.i64(mask));
}

/** `conv.T`, with `.u` and `.sat`. */
export function conversion(body: Body, site: Site): boolean {
  const { use, takes } = site.types;
  const [from] = takes;
  const [value] = body.scalars(site) ?? [];
  if (use?.type === undefined || from === undefined || value === undefined) return false;
  const { type: to } = use;
  const isUnsigned = use.suffixes.includes('u');
  const saturates = use.suffixes.includes('sat');
  if (nativeOf(to) === undefined) return false;
  const converted = convertScalar(body, value, { from, to, isUnsigned, saturates });
  return converted !== undefined && body.give(site, [converted]);
}

interface ScalarConversion {
  readonly from: Type;
  readonly to: Type;
  readonly isUnsigned: boolean;
  readonly saturates: boolean;
}

function convertScalar(
  body: Body,
  value: Operand,
  { from, to, isUnsigned, saturates }: ScalarConversion,
): Operand | undefined {
  const { b } = body;
  if (sameType(from, to)) return value;
  const [source, target] = [floatLetter(from), floatLetter(to)];
  if (source !== undefined && target !== undefined)
    return asBits(b, b.calc(source === 'F' ? 'FToD' : 'DToF', asFloat(b, value, source)), target);
  if (source !== undefined) return wholeOfFloat(body, asFloat(b, value, source), source, to);
  const isSigned = !isUnsigned && from.kind === 'int' && from.bits > 1;
  const plain = isUnsigned ? pattern(body, value, from) : value;
  if (target !== undefined) {
    const letter = letterOf(nativeOf(from) ?? 'i32');
    return asBits(b, body.calc(`${isSigned ? '' : 'U'}${letter}To${target}`, plain), target);
  }
  const wide = nativeOf(from) === 'i64' ? plain : b.calc(isSigned ? 'IToL' : 'UIToL', plain);
  const bounded = saturates ? clamp(body, wide, isSigned, to) : wide;
  return wrap(b, nativeOf(to) === 'i64' ? bounded : b.calc('LToI', bounded), to);
}

/** The nearest number that the type has. */
function clamp(body: Body, wide: Operand, isSigned: boolean, to: Type): Operand {
  const { b } = body;
  const bits = BigInt(wholeBits(to) ?? 64);
  const isSignedTarget = to.kind === 'int' && bits > 1n;
  const greatest = isSignedTarget ? (1n << (bits - 1n)) - 1n : (1n << bits) - 1n;
  if (!isSigned) return b.calc('MinUL', wide, b.i64(greatest));
  const least = isSignedTarget ? -(1n << (bits - 1n)) : 0n;
  const above = bits === 64n && !isSignedTarget ? wide : b.calc('MinL', wide, b.i64(greatest));
  return b.calc('MaxL', above, b.i64(least));
}

/** The fraction is cut off; what does not fit becomes the nearest number, NaN 0. */
function wholeOfFloat(body: Body, value: Operand, source: FloatLetter, to: Type): Operand | undefined {
  if (to.kind !== 'int') return undefined;
  const { b } = body;
  if (to.bits === 32) return body.calc(`${source}ToI`, value);
  const wide = body.calc(`${source}ToL`, value);
  if (to.bits === 64) return wide;
  const bounded = clamp(body, wide, true, to);
  return wrap(b, nativeOf(to) === 'i64' ? bounded : b.calc('LToI', bounded), to);
}

/** `bits.T` of a scalar. */
export function reinterpretation(body: Body, site: Site): boolean {
  const { use, takes } = site.types;
  const [from] = takes;
  const [value] = body.scalars(site) ?? [];
  if (use?.type === undefined || from === undefined || value === undefined) return false;
  const bits = bitsAs(body.b, value, from, use.type);
  return bits !== undefined && body.give(site, [bits]);
}

export function select(body: Body, site: Site): boolean {
  const { b } = body;
  const [test] = site.types.takes;
  const [result] = site.types.gives;
  const values = [0, 1, 2].map((i) => body.operand(site, i));
  if (test === undefined || result === undefined || result.kind === 'callee' || values.includes(undefined))
    return false;
  const [[truth] = [], yes = [], no = []] = values;
  const chosen = partsOf(result)?.map(({ native }) => b.local(native));
  if (truth === undefined || chosen === undefined || chosen.length !== yes.length || yes.length !== no.length)
    return false;
  b.ifElse(
    isTrue(body, truth, test),
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
  return body.give(site, copied(body, all));
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
  const { from, to } = itemParts(type, site.types.use?.number ?? 0);
  return body.give(site, copied(body, values.slice(from, to)));
}

export function setItem(body: Body, site: Site): boolean {
  const [type] = site.types.takes;
  const [whole, item] = [body.operand(site, 0), body.operand(site, 1)];
  if (type === undefined || whole === undefined || item === undefined) return false;
  const { from, to } = itemParts(type, site.types.use?.number ?? 0);
  return body.give(site, copied(body, [...whole.slice(0, from), ...item, ...whole.slice(to)]));
}

const onFloat: Readonly<Record<string, string>> = { floor: 'Floor', ceil: 'Ceil', trunc: 'Trunc', sqrt: 'Sqrt' };

/** Those functions of numbers that are one operation. */
export function mathFunction(body: Body, site: Site): boolean {
  const { b } = body;
  const [type] = site.types.takes;
  const [value] = body.scalars(site) ?? [];
  const family = ownEntry(onFloat, (site.types.use?.key ?? '').slice('math.'.length));
  const float = type === undefined ? undefined : floatLetter(type);
  if (value === undefined || float === undefined || family === undefined) return false;
  return body.give(site, [asBits(b, body.calc(`${family}${float}`, asFloat(b, value, float)), float)]);
}
