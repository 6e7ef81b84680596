/**
 * Scalars that no instruction computes with: wide and fixed-point numbers, half and fp128, and of the others what asks for more than an
 * instruction does. Their bytes are put into memory, and the run time computes (src/runtime/tuyin/scalars.c).
 */
import type { Operand } from '../../linear/nodes.ts';
import { floatFormats, sizeInBits, type Type } from '../../tuyin/types.ts';
import { floatLetter, nativeOf, wholeBits } from './natives.ts';
import type { Body, Parts } from './body.ts';
import { Shapes, type Part } from './parts.ts';
import { loadPart, storePart } from './streams.ts';

/** In the order of `enum operation`. */
const operations = [
  ...(['add', 'sub', 'mul', 'div', 'rem', 'min', 'max', 'sqrt', 'fma'] as const),
  ...(['floor', 'ceil', 'trunc', 'round', 'pow', 'exp', 'log', 'sin', 'cos'] as const),
];
export type RuntimeOperation = (typeof operations)[number];

export function isRuntimeOperation(name: string): name is RuntimeOperation {
  return (operations as readonly string[]).includes(name);
}

/** What the result is promised to be; one that is not is poison. */
const promises = ['nsw', 'nuw', 'exact'] as const;

/** How an operation on whole numbers is meant. */
export interface WholeMode {
  readonly promises: readonly string[];
  readonly isUnsigned: boolean;
}

/** What is wrong with operands, as the run time answers. */
const problems = { broken: 1, divisionBy0: 2, negativeCount: 4 };

const bare = new Shapes(false);

/** The registers of a value without what says that they are poison. */
export function bareParts(type: Type): readonly Part[] {
  return bare.of(type) ?? [];
}

/** Do instructions compute with it? */
export function isPlain(type: Type): boolean {
  return nativeOf(type) !== undefined && (wholeBits(type) !== undefined || floatLetter(type) !== undefined);
}

const kinds = { unsigned: 0n, signed: 1n, fixed: 2n, float: 3n };

/** The type as the run time is told it. */
function wordOf(type: Type, isUnsigned = false): bigint {
  const bits = BigInt(sizeInBits(type) ?? 0);
  if (type.kind === 'float') return bits | (kinds.float << 48n);
  if (type.kind === 'fixed')
    return bits | (BigInt(type.fraction) << 24n) | ((isUnsigned ? kinds.unsigned : kinds.fixed) << 48n);
  const isSigned = type.kind === 'int' && type.bits > 1 && !isUnsigned;
  return bits | ((isSigned ? kinds.signed : kinds.unsigned) << 48n);
}

type Role = 'a' | 'b' | 'c' | 'result';

function stored(body: Body, role: Role, type: Type, values: Parts): Operand {
  const at = body.scratch(role, Math.ceil((sizeInBits(type) ?? 0) / 8));
  bareParts(type).forEach((part, i) => storePart(body, at, values[i], part));
  return at;
}

function resultOf(body: Body, type: Type): Operand {
  return body.scratch('result', Math.ceil((sizeInBits(type) ?? 0) / 8));
}

function loaded(body: Body, from: Operand, type: Type): Parts {
  return bareParts(type).map((part) => loadPart(body, from, part));
}

function promised(body: Body, names: readonly string[]): Operand {
  return body.b.i32(promises.reduce((sum, name, i) => sum | (names.includes(name) ? 1 << i : 0), 0));
}

/** Deals with what is wrong; nothing of it counts where an operand is poison already. */
function answer(body: Body, problem: Operand, { promises: names }: WholeMode, trap: number, kind: string): void {
  const { b } = body;
  if (trap !== 0) body.trapIf(body.unlessDoubted(b.calc('BandI', problem, b.i32(trap))), kind);
  if (names.length > 0) body.doubtIf(b.calc('BandI', problem, b.i32(problems.broken)));
}

export function wholeOperation(
  body: Body,
  op: RuntimeOperation,
  type: Type,
  [left, right]: readonly Parts[],
  mode: WholeMode,
): Parts {
  const { b } = body;
  const [x, y, to] = [stored(body, 'a', type, left), stored(body, 'b', type, right), resultOf(body, type)];
  const word = b.i64(wordOf(type, mode.isUnsigned));
  const problem = body.ask('whole', b.i32(operations.indexOf(op)), to, x, y, word, promised(body, mode.promises));
  const traps = op === 'div' || op === 'rem' ? problems.divisionBy0 : 0;
  answer(body, problem, mode, traps, 'divide-by-zero');
  return loaded(body, to, type);
}

/** `types` are those of the number and of the count. */
export function shiftOperation(
  body: Body,
  isUp: boolean,
  [type, countType]: readonly Type[],
  [value, count]: readonly Parts[],
  mode: WholeMode,
): Parts {
  const { b } = body;
  const [x, y, to] = [stored(body, 'a', type, value), stored(body, 'b', countType, count), resultOf(body, type)];
  const words = [b.i64(wordOf(type, mode.isUnsigned)), b.i64(wordOf(countType))];
  const problem = body.ask('shift', b.i32(isUp ? 1 : 0), to, x, y, ...words, promised(body, mode.promises));
  answer(body, problem, mode, problems.negativeCount, 'negative-shift');
  return loaded(body, to, type);
}

/** -1, 0, 1, or 2 with NaN. */
export function orderOf(body: Body, type: Type, [left, right]: readonly Parts[], isUnsigned: boolean): Operand {
  const [x, y] = [stored(body, 'a', type, left), stored(body, 'b', type, right)];
  return body.ask('order', x, y, body.b.i64(wordOf(type, isUnsigned)));
}

/** Up to three floats; `mode` says how the result is rounded, to the nearest unless given. */
export function floatOperation(
  body: Body,
  op: RuntimeOperation,
  type: Extract<Type, { readonly kind: 'float' }>,
  values: readonly Parts[],
  mode: Operand = body.b.i32(0),
): Parts {
  const { b } = body;
  const roles: readonly Role[] = ['a', 'b', 'c'];
  const places = values.map((value, i) => stored(body, roles[i], type, value));
  const all = roles.map((_, i) => places.at(i) ?? places[0]);
  const to = resultOf(body, type);
  body.run('float', b.i32(operations.indexOf(op)), to, ...all, b.i32(floatFormats[type.name].width), mode);
  return loaded(body, to, type);
}

/** 0 of numbers, 1 of infinities, 2 of NaNs. */
export function classOf(body: Body, type: Extract<Type, { readonly kind: 'float' }>, value: Parts): Operand {
  return body.ask('class', stored(body, 'a', type, value), body.b.i32(floatFormats[type.name].width));
}

export function convertOperation(
  body: Body,
  value: Parts,
  { from, to, isUnsigned, saturates }: ScalarConversion,
): Parts {
  const { b } = body;
  const [x, result] = [stored(body, 'a', from, value), resultOf(body, to)];
  const words = [b.i64(wordOf(to)), b.i64(wordOf(from, isUnsigned))];
  body.run('convert', result, words[0], x, words[1], b.i32(saturates ? 1 : 0));
  return loaded(body, result, to);
}

export interface ScalarConversion {
  readonly from: Type;
  readonly to: Type;
  readonly isUnsigned: boolean;
  readonly saturates: boolean;
}
