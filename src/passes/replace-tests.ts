/**
 * Linear function test replacement, in SSA form: a loop that counts for its test alone tests something else that goes on by a constant, and counts no more.
 *
 *     P: …                                         P: e = q + (n - a) * 8
 *     H: i = phi [P: a] [L: i'];                   H: p = phi [P: q] [L: p']
 *        p = phi [P: q] [L: p']             ──▶       store p, …
 *        store p, …                                L: p' = AddL p, 8; t = NotEqualL p', e; cond t H X
 *     L: i' = AddI i, 1; p' = AddL p, 8
 *        t = LessI i', n; cond t H X
 *
 * How often the loop goes back is found as `trips.ts` finds it, so what it counts goes by one or the rounds are a number. The other value must not come to its last one
 * before: behind d rounds it is d times its step from there, modulo 2^w, which is 0 only where d is a multiple of 2^(w - z), z the zeros at the low end of the step.
 */
import { loopContains } from '../base/loops.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import { isLeftAtEnd, type Induction } from '../linear/analysis/loop-counts.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue } from '../linear/analysis/values.ts';
import { predecessorsOf } from '../linear/cfg.ts';
import { integer, sameOperand, targetsOf } from '../linear/instr.ts';
import type { CondGoto, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { EndTestedLoops } from './nest-code.ts';
import { Recurrences, Sums } from './recurrences.ts';
import { TripFinder, type TestedLoop, type Trips } from './trips.ts';

/** Instructions in front of a loop for its last value. */
const mostInFront = 6;

export function replaceTests(module: LinearModule, func: Func, analyses: Analyses): boolean {
  if (module.profile === 'core') return false;
  const counts = analyses.of('counts', func);
  const loops = [...counts.keys()].filter((loop) => isLeftAtEnd(counts[loop]) && counts[loop].inductions.length > 1);
  return loops.length > 0 && new TestReplacement(module, func, analyses).run(loops);
}

class TestReplacement {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #loops: EndTestedLoops;
  readonly #uses: DefUse;
  readonly #preds: readonly number[][];
  readonly #trips: TripFinder;

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#loops = new EndTestedLoops(func, analyses);
    this.#uses = analyses.of('uses', func);
    this.#preds = predecessorsOf(func.blocks);
    this.#trips = new TripFinder(func, this.#uses, this.#preds);
  }

  run(loops: readonly number[]): boolean {
    let changed = false;
    for (const loop of loops) changed = this.#replaceIn(loop) || changed;
    return changed;
  }

  #replaceIn(number: number): boolean {
    const loop = this.#loopOf(number);
    if (loop === undefined) return false;
    const { inductions } = loop.count;
    const counted = inductions.find((one) => this.#isForTheTest(one, loop.end));
    const trips = counted && this.#trips.of(loop);
    const others = inductions.filter((one) => one !== counted && this.#isRead(one));
    const other = trips && others.find((one) => this.#isDistinct(one, trips, loop));
    const before = trips && other && loop.recurrences.valueIn(other.phi.dest, trips.count, trips.bits);
    if (before === undefined || other === undefined || loop.sums.instrs.length > mostInFront) return false;
    this.#write(loop, other, loop.sums.add(before, integer(other.step, other.bits), other.bits));
    return true;
  }

  #loopOf(number: number): TestedLoop | undefined {
    const loop = this.#loops.at(number);
    if (loop === undefined) return undefined;
    const { header, latch, exit, end, count } = loop;
    const entries = this.#preds[header].filter((pred) => pred !== latch);
    const [preheader] = entries;
    if (entries.length !== 1 || targetsOf(this.#func.blocks[preheader].terminator).length !== 1) return undefined;
    const isInside = (block: number): boolean => loopContains(this.#loops.forest, number, block);
    const sums = new Sums(this.#func, end.span);
    const rounds = { count, latch, preheader, isInside };
    const recurrences = new Recurrences(this.#module, this.#func, this.#uses, rounds, sums);
    return { ...rounds, exit, end, sums, recurrences };
  }

  /** Does the comparison at the end read it, for the jump alone, and nobody else but its own sum? */
  #isForTheTest({ phi, next }: Induction, end: CondGoto): boolean {
    const [tested] = end.operands;
    const isTested = sameOperand(tested, next) || sameOperand(tested, phi.dest);
    const test = isTested ? end : this.#definitionOf(tested);
    if (test === undefined || (!isTested && this.#usersOf(tested).length > 1)) return false;
    const users = [...this.#usersOf(phi.dest), ...this.#usersOf(next)];
    const own = [phi, this.#definitionOf(next), test];
    return users.includes(test) && users.every((user) => own.includes(user));
  }

  /** Does anybody but its own sum read it? */
  #isRead({ phi, next }: Induction): boolean {
    const own = [phi, this.#definitionOf(next)];
    return [...this.#usersOf(phi.dest), ...this.#usersOf(next)].some((user) => !own.includes(user));
  }

  #usersOf(value: Operand): readonly Instr[] {
    return isValue(value) ? this.#uses.usesOf(value).map(({ instr }) => instr) : [];
  }

  /** Is it an integer that is known in front of the loop, and another one in each round? */
  #isDistinct({ phi, start, step, bits }: Induction, trips: Trips, { recurrences }: TestedLoop): boolean {
    if (start === undefined || (start.kind !== 'v' && !isValue(start)) || step === 0n) return false;
    if (recurrences.bitsOf(phi.dest) !== bits || recurrences.bitsOf(start) !== bits) return false;
    const most =
      trips.count.kind === 'v'
        ? BigInt.asUintN(trips.bits, BigInt(trips.count.value))
        : (1n << BigInt(trips.bits)) - 1n;
    return most < 1n << BigInt(bits - zerosOf(step));
  }

  #definitionOf(operand: Operand): Instr | undefined {
    return isValue(operand) ? this.#uses.definitionOf(operand)?.instr : undefined;
  }

  #write({ preheader, latch, exit, end, sums }: TestedLoop, { next, bits }: Induction, last: Operand): void {
    const { blocks, symbols } = this.#func;
    const dest: Dest & Operand = { kind: 't', index: symbols.push({ kind: 't', type: 'i32' }) - 1 };
    const relation = end.targets[0] === exit ? 'Equal' : 'NotEqual';
    for (const instr of sums.instrs) blocks[preheader].instrs.push(instr);
    blocks[latch].instrs.push({
      op: `${relation}${bits === 64 ? 'L' : 'I'}`,
      dest,
      operands: [next, last],
      span: end.span,
    });
    blocks[latch].terminator = { ...end, operands: [dest] };
  }
}

/** Zeros at the low end of a number that is not 0. */
function zerosOf(number: bigint): number {
  let zeros = 0;
  while ((number >> BigInt(zeros)) % 2n === 0n) zeros++;
  return zeros;
}
