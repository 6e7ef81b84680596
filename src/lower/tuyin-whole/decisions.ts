/**
 * Tests that follow each other and ask the same variable for constants, as the arms of a match do, are one decision:
 *
 *     ldloc 1; ldk [8] 97; ceq; brfalse L1         switch %1 [97: arm 1, 98: arm 2] L2
 *     … arm 1 …                              ──▶   arm 1: …
 *     L1: ldloc 1; ldk [8] 98; ceq; brfalse L2     arm 2: …
 *
 * Where the variable has at most 8 bits, every value of it is tried: the tests are evaluated up to where something else begins, so ranges
 * and alternatives are decided at once too. Else only tests for equality are taken together, however many they are.
 * In front of each test there may be one whether the bytes were there at all (`guard`), the same for all.
 */
import { comparisonOf } from '../../tuyin/opcodes.ts';
import { impliedNumber, wideOperand } from '../../tuyin/stack/code.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import { topTypes } from '../../tuyin/stack/stacks.ts';
import { sameType, type Type } from '../../tuyin/types.ts';
import { wholeBits } from './natives.ts';

/** Where control goes on, by the value of a variable. */
export interface Decision {
  readonly local: number;
  readonly type: Type;
  /** If this variable is 0, it goes on at `unguarded`. */
  readonly guard: number | undefined;
  readonly unguarded: number;
  readonly cases: readonly (readonly [bigint, number])[];
  readonly otherwise: number;
}

/** With fewer tests, tests are as quick. */
const leastTests = 2;
/** Steps of the evaluation for one value. */
const mostSteps = 10_000;

/** A number with the type that it is read as. */
interface Known {
  readonly type: Type;
  readonly value: bigint;
}

interface EqualTest extends Known {
  readonly local: number;
  /** Where control goes on if it fits, and if not. */
  readonly next: number;
  readonly other: number;
}

/** The value as the type has it: signed integers by their sign, everything else from 0 on. */
function canonical(type: Type, value: bigint): bigint {
  const bits = wholeBits(type) ?? 64;
  return type.kind === 'int' && type.bits > 1 ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value);
}

/** Finds decisions in the code of one function. */
export class Decisions {
  readonly #runnable: RunnableCode;

  constructor(runnable: RunnableCode) {
    this.#runnable = runnable;
  }

  /** The decision that begins at an instruction. */
  at(at: number): Decision | undefined {
    const guard = this.#guardAt(at);
    const start = guard === undefined ? at : at + 2;
    const local = this.#localAt(start);
    const type = local === undefined ? undefined : this.#runnable.types.locals.at(local);
    const bits = type === undefined ? undefined : wholeBits(type);
    if (local === undefined || type === undefined || bits === undefined || bits > 64) return undefined;
    const found = bits <= 8 ? this.#tryAll(start, local, type, bits, guard?.local) : this.#equalTests(at, local, guard);
    return found && { ...found, local, type, guard: guard?.local, unguarded: this.#unguarded(at, guard?.local) };
  }

  #localAt(at: number): number | undefined {
    const { code, instrs } = this.#runnable.types;
    return code.instrs.at(at)?.op.startsWith('ldloc') === true ? instrs[at]?.local : undefined;
  }

  /** `ldloc f; brfalse L` */
  #guardAt(at: number): { readonly local: number; readonly other: number } | undefined {
    const { instrs } = this.#runnable.types.code;
    const local = this.#localAt(at);
    const jump = instrs.at(at + 1);
    return local === undefined || jump?.op !== 'brfalse' ? undefined : { local, other: jump.a };
  }

  /** Where control comes to if the guard does not hold. */
  #unguarded(at: number, guard: number | undefined): number {
    let place = at;
    for (let found = this.#guardAt(place); found !== undefined && found.local === guard; found = this.#guardAt(place)) {
      if (found.other <= place) break;
      place = found.other;
    }
    return place;
  }

  // Equality

  #equalTests(
    at: number,
    local: number,
    guard: { readonly local: number } | undefined,
  ): Pick<Decision, 'cases' | 'otherwise'> | undefined {
    const cases = new Map<bigint, number>();
    let place = at;
    let count = 0;
    for (;;) {
      const own = this.#guardAt(place);
      if (own?.local !== guard?.local) break;
      const test = this.#equalTestAt(own === undefined ? place : place + 2);
      // Only ahead, so that this ends.
      if (test?.local !== local || (own !== undefined && own.other !== test.other) || test.other <= place) break;
      if (!cases.has(test.value)) cases.set(test.value, test.next);
      count++;
      place = test.other;
    }
    return count < leastTests ? undefined : { cases: [...cases], otherwise: place };
  }

  /** `ldloc x; constant; ceq; brfalse L` */
  #equalTestAt(at: number): EqualTest | undefined {
    const { code, before } = this.#runnable.types;
    const local = this.#localAt(at);
    const constant = this.#constantAt(at + 1);
    const [compare, jump] = [code.instrs.at(at + 2), code.instrs.at(at + 3)];
    if (local === undefined || constant === undefined || compare?.op !== 'ceq' || jump?.op !== 'brfalse')
      return undefined;
    const stack = before[at + 2];
    const [type] = stack === 'unreached' ? [] : topTypes(stack, 2);
    const [taken] = this.#runnable.types.instrs[at + 2]?.takes ?? [];
    if (type === undefined || type.kind === 'callee' || taken === undefined || !sameType(type, taken)) return undefined;
    return { local, type, value: canonical(type, constant.value), next: at + 4, other: jump.a };
  }

  #constantAt(at: number): Known | undefined {
    const { code, instrs } = this.#runnable.types;
    const instr = code.instrs.at(at);
    const [type] = instrs[at]?.gives ?? [];
    if (instr === undefined || type === undefined || type.kind === 'callee') return undefined;
    const { op, a } = instr;
    if (op === 'ldc.l') return { type, value: wideOperand(instr) };
    if (op === 'ldc' || /^ldc\.(?:m1|\d)$/.test(op))
      return { type, value: BigInt(op === 'ldc' ? a : impliedNumber(op)) };
    if (op !== 'ldk' || wholeBits(type) === undefined) return undefined;
    const { value } = this.#runnable.constant(a);
    if (value.kind === 'zero' || value.kind === 'undef') return { type, value: 0n };
    return value.kind === 'number' ? { type, value: value.value } : undefined;
  }

  // All values

  #tryAll(
    start: number,
    local: number,
    type: Type,
    bits: number,
    guard: number | undefined,
  ): Pick<Decision, 'cases' | 'otherwise'> | undefined {
    const targets: (readonly [bigint, number])[] = [];
    let tests = 0;
    for (let pattern = 0n; pattern < 1n << BigInt(bits); pattern++) {
      const value = canonical(type, pattern);
      const walk = new Walk(this.#runnable, { local, guard, known: { type, value } }, (at) => this.#constantAt(at));
      const target = walk.from(start);
      tests = Math.max(tests, walk.tests);
      if (walk.tests === 0) return undefined;
      targets.push([value, target]);
    }
    if (tests < leastTests) return undefined;
    const otherwise = mostCommon(targets.map(([, target]) => target));
    return { cases: targets.filter(([, target]) => target !== otherwise), otherwise };
  }
}

function mostCommon(targets: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const target of targets) counts.set(target, (counts.get(target) ?? 0) + 1);
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

interface Asked {
  readonly local: number;
  readonly guard: number | undefined;
  readonly known: Known;
}

/** Goes through tests for one value of the variable, as long as nothing but it decides. */
class Walk {
  tests = 0;
  readonly #runnable: RunnableCode;
  readonly #asked: Asked;
  readonly #constantAt: (at: number) => Known | undefined;
  readonly #stack: Known[] = [];

  constructor(runnable: RunnableCode, asked: Asked, constantAt: (at: number) => Known | undefined) {
    this.#runnable = runnable;
    this.#asked = asked;
    this.#constantAt = constantAt;
  }

  /** Where it comes to: the last place behind a jump at which nothing had been computed. */
  from(start: number): number {
    let [at, reached] = [start, start];
    for (let steps = 0; steps < mostSteps; steps++) {
      const next = this.#step(at);
      if (next === undefined) break;
      at = next.at;
      if (next.isJump && this.#stack.length === 0) reached = at;
    }
    return reached;
  }

  #step(at: number): { readonly at: number; readonly isJump: boolean } | undefined {
    const { code, instrs } = this.#runnable.types;
    const instr = code.instrs.at(at);
    const types = instrs.at(at);
    if (instr === undefined || types === undefined) return undefined;
    const { op, a } = instr;
    if (op === 'br') return a > at ? { at: a, isJump: true } : undefined;
    if (op === 'brfalse' || op === 'brtrue') {
      const top = this.#stack.pop();
      const goesOn = top !== undefined && (top.value === 0n) === (op === 'brtrue');
      if (top === undefined || (!goesOn && a <= at)) return undefined;
      this.tests++;
      return { at: goesOn ? at + 1 : a, isJump: true };
    }
    const pushed = op.startsWith('ldloc') ? this.#variable(types.local) : (this.#constantAt(at) ?? this.#computed(at));
    if (pushed === undefined) return undefined;
    this.#stack.push(pushed);
    return { at: at + 1, isJump: false };
  }

  #variable(local: number | undefined): Known | undefined {
    const { local: own, guard, known } = this.#asked;
    if (local === own) return known;
    return local !== undefined && local === guard ? { type: { kind: 'int', bits: 1 }, value: 1n } : undefined;
  }

  /** What an operation on known numbers gives. */
  #computed(at: number): Known | undefined {
    const { code, instrs } = this.#runnable.types;
    const { takes = [], gives = [], use } = instrs[at] ?? {};
    const [result] = gives;
    const [test, unsigned] =
      use === undefined
        ? [comparisonOf(code.instrs[at].op), false]
        : [use.key.split('.').at(1), use.key.startsWith('u.')];
    if (result === undefined || result.kind === 'callee' || wholeBits(result) === undefined) return undefined;
    if (takes.some((type) => type === undefined || wholeBits(type) === undefined)) return undefined;
    if (this.#stack.length < takes.length) return undefined;
    if (use?.key === 'conv' || use?.key === 'bits')
      return this.#converted(use.key === 'bits' || use.suffixes.includes('u'), result);
    const isTest = use === undefined ? code.instrs[at].op.startsWith('c') : /^(?:u|cmp)\./.test(use.key);
    if (!isTest || test === undefined || takes.length !== 2) return undefined;
    const values = this.#stack.splice(-2).map(({ value }, i) => {
      const type = takes[i] ?? result;
      return unsigned ? BigInt.asUintN(wholeBits(type) ?? 64, value) : canonical(type, value);
    });
    const truth = compareBy(test, values[0], values[1]);
    return truth === undefined ? undefined : { type: result, value: BigInt(truth) };
  }

  #converted(isUnsigned: boolean, type: Type): Known | undefined {
    const top = this.#stack.pop();
    if (top === undefined) return undefined;
    const value = isUnsigned ? BigInt.asUintN(wholeBits(top.type) ?? 64, top.value) : top.value;
    return { type, value: canonical(type, value) };
  }
}

function compareBy(test: string, a: bigint, b: bigint): boolean | undefined {
  switch (test) {
    case 'eq':
      return a === b;
    case 'ne':
      return a !== b;
    case 'lt':
      return a < b;
    case 'le':
      return a <= b;
    case 'gt':
      return a > b;
    case 'ge':
      return a >= b;
    default:
      return undefined;
  }
}
