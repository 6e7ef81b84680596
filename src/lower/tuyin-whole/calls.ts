/**
 * Calls and returns. Parameters that have operands are passed in registers; operands beyond them stand in the input of the function, and
 * parameters without an operand are read from there.
 *
 *     rest     the callee reads on; what it puts back and does not read goes when it returns (`limit`)
 *     take     it has the next bytes of the input, as an input of its own
 *     values   it has an input of its own, which holds what is no parameter
 *
 * In tail position, a function of the same group is jumped to.
 */
import type { Operand } from '../../linear/nodes.ts';
import type { GraphFunc } from '../../tuyin/graph/nodes.ts';
import { i32, type Type } from '../../tuyin/types.ts';
import type { Body, Parts, Site } from './body.ts';
import { callOutside } from './crossing.ts';
import type { Call, Facts } from './facts.ts';
import { asItself, cutOff } from './longer-structs.ts';
import { packedSize, type Part } from './parts.ts';
import { positionOf, putBack, readParts, storeAll, storePart } from './streams.ts';

/** A function as it is called. */
export interface Callable {
  readonly func: GraphFunc;
  /** In the module; undefined of functions without a body. */
  readonly index: number | undefined;
  /** In the module, of a function that another language defines. */
  readonly outside: number | undefined;
  readonly facts: Facts | undefined;
  /** Its calls have frames. */
  readonly hasFrame: boolean;
  /** Goes on in this function in place of a call, if it is in the same group. */
  readonly enter: ((args: readonly Parts[]) => void) | undefined;
  /** The same with what it reads first in registers, if it reads values of these scalars. */
  readonly forward: (from: Body, pushed: readonly Part[], values: Parts) => boolean;
}

/** A value with its scalars. */
interface Given {
  readonly type: Type;
  readonly parts: readonly Part[];
  readonly values: Parts;
}

/** Does a call in tail position, if it goes on in the same group, open an input? */
export function opensInput({ input, isTail }: Call): boolean {
  return isTail && input !== 'rest' && input !== 'share';
}

/** The call at a site; false if it cannot be made here. */
export function call(body: Body, site: Site, { count, input, isTail }: Call, callee: Callable): boolean {
  // What stands in front of a call may say that its input is not the operands.
  const isOther = input === 'share' || typeof input === 'object';
  const args = isOther ? [] : argumentsOf(body, site, count, callee.func.params);
  if (args === undefined) return false;
  const { kind } = callee.func.body;
  if (kind === 'host') return callHost(body, site, callee.func.body.name, args, isTail);
  if (callee.outside !== undefined) return callOther(body, site, args, isTail, callee.func, callee.outside);
  if (kind !== 'graph' && kind !== 'code') {
    body.b.trap(kind === 'elided' ? 'elided' : 'missing-function');
    return true;
  }
  const { params } = callee.func;
  const known = args.slice(0, params.length);
  const missing = params.slice(known.length);
  if (missing.some((type) => body.parts(type) === undefined)) return false;
  const extra = args.slice(params.length);
  const needsInput = callee.facts?.usesInput === true || extra.length > 0 || missing.length > 0;
  if (!needsInput || input === 'rest' || input === 'share')
    return callOn(body, site, { known, missing, extra, isTail, stays: input === 'share' }, callee);
  openInput(body, input === 'values' ? undefined : input.take, extra);
  const all = [...known, ...missing.map((type) => readMissing(body, type))];
  if (isTail && callee.enter !== undefined && body.depth !== undefined) {
    body.run('close_below', body.depth);
    return jump(body, callee.enter, all);
  }
  if (isTail) return finishInPlace(body, callee, all, true);
  const results = enter(body, callee, all);
  body.run('close');
  return finish(body, site, results);
}

/** A call of what another language defines; parameters without an operand are read. */
function callOther(
  body: Body,
  site: Site,
  given: readonly Given[],
  isTail: boolean,
  func: GraphFunc,
  index: number,
): boolean {
  const read = func.params.slice(given.length).map((type) => readMissing(body, type));
  const all = [...given, ...read].slice(0, func.params.length);
  const values = all.map(({ values: [value] }) => value);
  return end(body, site, callOutside(body.b, func, index, values), isTail);
}

/** The callee reads on, or reads nothing. */
function callOn(
  body: Body,
  site: Site,
  {
    known,
    missing,
    extra,
    isTail,
    stays,
  }: {
    readonly known: readonly Given[];
    readonly missing: readonly Type[];
    readonly extra: readonly Given[];
    readonly isTail: boolean;
    /** What the callee puts back is the caller's. */
    readonly stays: boolean;
  },
  callee: Callable,
): boolean {
  const leave = !isTail && !stays && (callee.facts?.pushes === true || extra.length > 0) ? guardInput(body) : undefined;
  putAllBack(body, extra);
  const args = [...known, ...missing.map((type) => readMissing(body, type))];
  if (isTail && callee.enter !== undefined) return jump(body, callee.enter, args);
  if (isTail) return finishInPlace(body, callee, args, false);
  const results = enter(body, callee, args);
  leave?.();
  return finish(body, site, results);
}

/** The frame begins anew with the arguments. */
function restarted(body: Body, args: readonly Given[]): readonly Given[] {
  if (!body.hasFrame) return args;
  const moved = body.tidy(
    'restart',
    args.flatMap(({ parts }) => parts),
    args.flatMap(({ values }) => values),
  );
  let at = 0;
  return args.map(({ type, parts }) => ({ type, parts, values: moved.slice(at, (at += parts.length)) }));
}

function jump(body: Body, go: (args: readonly Parts[]) => void, args: readonly Given[]): true {
  go(restarted(body, args).map(({ values }) => values));
  return true;
}

/** A call of another group in tail position: it has the frame of this one, if both have one. */
function finishInPlace(body: Body, callee: Callable, args: readonly Given[], isOpened: boolean): true {
  const given = restarted(body, args);
  const inherits = body.hasFrame && callee.hasFrame;
  if (inherits) body.run('inherit');
  const results = enter(body, callee, given);
  if (isOpened) body.run('close');
  if (!inherits) body.return(results);
  else body.leaveTo(results);
  return true;
}

function enter(body: Body, { index, facts }: Callable, args: readonly Given[]): readonly Operand[] {
  const results = body.b.callAll(
    index ?? -1,
    args.flatMap(({ values }) => values),
  );
  if (facts?.usesInput !== false) body.findInput();
  return results;
}

function finish(body: Body, site: Site, results: readonly Operand[]): boolean {
  if (site.types.never === true) {
    body.b.trap('unreachable');
    return true;
  }
  return site.types.gives.length === 0 || body.give(site, results);
}

/** The same with what comes from outside of the program: it is never poison. */
function end(body: Body, site: Site, results: readonly Operand[], isTail: boolean): boolean {
  const { b, func } = body;
  if (!isTail) return finish(body, site, results);
  let next = 0;
  if (b.isOpen) body.return((body.parts(func.result) ?? []).map((part) => (part.isFlag ? b.i32(0) : results[next++])));
  return true;
}

function readMissing(body: Body, type: Type): Given {
  const parts = body.parts(type) ?? [];
  return { type, parts, values: readParts(body, parts) };
}

/** Operands as they are passed: those of parameters by the types of these. */
function argumentsOf(body: Body, site: Site, count: number, params: readonly Type[]): Given[] | undefined {
  const found: Given[] = [];
  for (let i = 0; i < count; i++) {
    const type = params.at(i) ?? site.types.takes[i];
    const parts = type && body.parts(type);
    const values = type && body.operand(site, i, type);
    if (type === undefined || parts === undefined || values === undefined) return undefined;
    body.requireSound(type, values);
    found.push({ type, parts, values: i < params.length ? cutOff(body, type, values) : values });
  }
  return found;
}

/** From here on nothing counts as put back; the answer clears away what has been put back and not read. */
function guardInput(body: Body): () => void {
  const { b, program } = body;
  const limit = program.runtime.variable('limit');
  const outer = b.local('i32');
  b.assign(outer, b.load('i32', limit));
  b.store('i32', limit, positionOf(body));
  return () => {
    const left = b.calc('SubI', b.load('i32', limit), positionOf(body));
    b.ifThen(b.calc('GreaterI', left, b.i32(0)), () => body.run('skip', left));
    b.store('i32', limit, outer);
  };
}

/** An input of its own: the next bytes, or these values. */
function openInput(body: Body, taken: number | undefined, extra: readonly Given[]): void {
  const { b } = body;
  if (taken !== undefined) {
    body.trapIf(b.calc('EqualI', body.ask('take', b.i32(taken)), b.i32(0)), 'short-input');
    return;
  }
  const isLonger = extra.some(({ parts }) => parts.some(({ isTag }) => isTag));
  const size = isLonger ? 0 : extra.reduce((sum, { parts }) => sum + packedSize(parts), 0);
  const place = body.ask('open', b.i32(size));
  if (isLonger) putAllBack(body, extra);
  else storeAll(body, place, extra);
}

/** One behind the other; structs that may be longer each for itself, the last one first. */
function putAllBack(body: Body, values: readonly Given[]): void {
  if (!values.some(({ parts }) => parts.some(({ isTag }) => isTag))) putBack(body, values);
  else
    for (const { type, values: registers } of values.toReversed())
      asItself(body, type, registers, (parts, own) => putBack(body, [{ parts, values: own }]));
}

/** Values that are put back for a function that reads them at once; false if it does not, or is not in the same group. */
export function forwardValue(body: Body, site: Site, callee: Callable): boolean {
  const [, type] = site.types.takes;
  const parts = type && body.parts(type);
  if (body.knownAt(site.depth) !== 0 || parts === undefined || callee.func.params.length > 0) return false;
  const values = body.operand(site, 1);
  if (type === undefined || values === undefined || parts.some(({ isTag }) => isTag)) return false;
  body.requireSound(type, values);
  return callee.forward(body, parts, values);
}

// Functions of the host

function callHost(body: Body, site: Site, name: string, args: readonly Given[], isTail: boolean): boolean {
  const result = hostResult(body, name, firstWord(body, args));
  return result !== undefined && end(body, site, [result], isTail);
}

/** The number in the first four bytes of the operands, or of the input if there are none. */
function firstWord(body: Body, args: readonly Given[]): Operand {
  const { b } = body;
  if (args.length === 0) return readMissing(body, i32).values[0];
  const [first] = args;
  if (first.parts[0]?.native === 'i32' && first.parts[0].size === 4) return first.values[0];
  const size = args.reduce((sum, { parts }) => sum + packedSize(parts), 0);
  if (size < 4) b.trap('short-input');
  const place = body.scratch('a', size);
  let start = 0;
  for (const { parts, values } of args) {
    const from = start;
    parts.forEach((part, i) => storePart(body, place, values[i], { ...part, at: from + part.at }));
    start += packedSize(parts);
  }
  return b.load('i32', place);
}

function hostResult(body: Body, name: string, value: Operand): Operand | undefined {
  const { b } = body;
  switch (name) {
    case 'puts':
      return body.ask('puts', value);
    case 'putchar': {
      const byte = b.calc('BandI', value, b.i32(255));
      body.run('write_number', b.i32(1), b.calc('UIToL', byte), b.i32(1));
      return byte;
    }
    case 'exit':
      body.run('exit', value);
      return b.i32(0);
    default:
      return undefined;
  }
}
