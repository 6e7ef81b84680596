/**
 * The first round of a loop apart, in SSA form, where it is the only one of its kind: what a test gives there is not what it gives in all others.
 *
 *     P → H: i = phi [P: 0] [L: i']                    P → H': …; B' → T'; …; L' → N
 *     B: t = EqualI i, 0; cond t T F         ──▶       N → H: i = phi [N: 1] [L: i']; B → F
 *     L: i' = AddI i, 1; … → H, X                      L: i' = AddI i, 1; … → H, X
 *
 *     H: x = phi [P: 1] [L: 0]; cond x T F             the same: behind the first round, x is 0
 *
 * What is counted goes away from where it begins as it does not wrap: it is bounded, or its rounds are a number. What the loop computes and others read
 * goes through locals (`loop-copies.ts`). Loops are inner ones with a block in front (`rotate.ts`), of few instructions; both ways of the test stay in the loop.
 */
import { reversePostOrder } from '../base/depth-search.ts';
import type { LoopForest } from '../base/loops.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import {
  mirrored,
  sourceOf,
  testOf,
  type Induction,
  type LoopCount,
  type LoopTest,
} from '../linear/analysis/loop-counts.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { mapTargets, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type CondGoto, type Dest, type Func, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Terminator } from '../linear/nodes.ts';
import type { Relation } from '../linear/relations.ts';
import { jumpOn } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';
import { LoopCopies, sizeOfLoop } from './loop-copies.ts';
import { phiOf } from './round-copies.ts';

/** Larger loops stay, in instructions. */
const mostSize = 60;
/** Phis between a value and what it may be. */
const deepestPhis = 3;
/** Instructions that a function may grow by. */
const mostGrowth = 300;

export function peelRounds(module: LinearModule, func: Func, analyses: Analyses): boolean {
  if (module.profile === 'core') return false;
  return new Peeling(module, func, analyses).run();
}

/** What a test gives in the first round, and in all others, as far as that is known. */
interface Change {
  readonly first: boolean | undefined;
  readonly others: boolean | undefined;
}

interface Decided extends Change {
  readonly block: number;
}

interface Loop {
  readonly header: number;
  readonly preheader: number;
  readonly latches: readonly number[];
  readonly members: readonly number[];
  readonly tests: readonly Decided[];
  readonly size: number;
}

class Peeling {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #counts: readonly LoopCount[];
  readonly #uses: DefUse;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: readonly number[][];

  constructor(module: LinearModule, func: Func, analyses: Analyses) {
    this.#module = module;
    this.#func = func;
    this.#forest = analyses.of('loops', func);
    this.#counts = analyses.of('counts', func);
    this.#uses = analyses.of('uses', func);
    this.#members = loopBlocks(this.#forest, reversePostOrder(analyses.of('graph', func)));
    this.#preds = predecessorsOf(func.blocks);
  }

  run(): boolean {
    const loops: Loop[] = [];
    let room = mostGrowth;
    for (let loop = 0; loop < this.#forest.count; loop++) {
      const found = this.#loopOf(loop);
      if (found === undefined || found.size > room) continue;
      room -= found.size;
      loops.push(found);
    }
    if (loops.length === 0) return false;
    const copies = new LoopCopies(this.#module, this.#func);
    copies.begin(loops);
    for (const loop of loops) this.#peel(loop, copies);
    copies.finish();
    return true;
  }

  #loopOf(loop: number): Loop | undefined {
    const { header: headers, irreducible, of } = this.#forest;
    const header = headers[loop];
    const members = this.#members[loop];
    const { blocks } = this.#func;
    if (irreducible[loop] === 1 || members[0] !== header || members.some((b) => of[b] !== loop)) return undefined;
    const size = sizeOfLoop(this.#func, members);
    const entries = this.#preds[header].filter((pred) => of[pred] !== loop);
    const [preheader] = entries;
    const count = this.#counts[loop];
    if (size > mostSize || entries.length !== 1 || targetsOf(blocks[preheader].terminator).length !== 1)
      return undefined;
    if (count.rounds !== undefined && count.rounds <= 2n) return undefined;
    // A scalar of the module is memory, which may change in the round.
    const isPlain = (operand: Operand): boolean => operand.kind === 'v' || isValue(operand);
    if (!blocks[header].phis.every((phi) => isPlain(phiOperandFrom(phi, preheader)))) return undefined;
    const tests = members.flatMap((b): Decided[] => {
      const end = blocks[b].terminator;
      const isInside = end.op === 'CondGoto' && end.targets.every((target) => of[target] === loop);
      if (!isInside || end.targets[0] === end.targets[1]) return [];
      const found = this.#decided(end, count, preheader);
      return found === undefined ? [] : [{ block: b, ...found }];
    });
    return tests.length === 0 ? undefined : { header, preheader, latches: count.latches, members, tests, size };
  }

  #decided(end: CondGoto, count: LoopCount, preheader: number): Change | undefined {
    const test = testOf(end, this.#uses);
    return (
      this.#byCount(test, count) ??
      this.#byCount(mirrored(test), count) ??
      this.#byFirst(test, count, preheader) ??
      this.#byFirst(mirrored(test), count, preheader)
    );
  }

  /** What is counted is compared with what it begins with, or with a number. */
  #byCount({ relation, isUnsigned, operands: [tested, bound] }: LoopTest, count: LoopCount): Change | undefined {
    const induction = count.inductions.find(({ phi }) => sameOperand(phi.dest, tested));
    if (induction?.start === undefined || isUnsigned || !isOneWay(induction, count)) return undefined;
    const [start, end] = [numberOf(induction.start), numberOf(bound)];
    if (start !== undefined && end !== undefined) return changeOf(relation, start - end, induction.step);
    // The first step may wrap, to what it has not been before.
    const isBegin = isValue(bound) && sameOperand(induction.start, bound);
    return isBegin && (relation === 'Equal' || relation === 'NotEqual')
      ? changeOf(relation, 0n, induction.step)
      : undefined;
  }

  /** What is another number in the first round only is compared with a number. */
  #byFirst(
    { relation, isUnsigned, operands: [tested, bound] }: LoopTest,
    loop: LoopCount,
    preheader: number,
  ): Change | undefined {
    const phi = this.#func.blocks[loop.header].phis.find(({ dest }) => sameOperand(dest, tested));
    const end = numberOf(bound);
    if (phi === undefined || isUnsigned || end === undefined) return undefined;
    const given = (from: number): readonly (boolean | undefined)[] =>
      this.#valuesOf(phiOperandFrom(phi, from), phi.dest, deepestPhis).map((value) => {
        const number = numberOf(value);
        return number === undefined ? undefined : holds(relation, number - end);
      });
    const [first] = given(preheader);
    const others = new Set(loop.latches.flatMap(given));
    const [other] = others;
    if (first === other || other === undefined || others.size > 1) return undefined;
    // Where a round leaves it as it is, it is for `constants` to find out that the first one does not.
    const isSure = loop.latches.every((latch) => this.#comesAnew(phiOperandFrom(phi, latch), phi.dest, deepestPhis));
    return isSure ? { first, others: other } : first === undefined ? undefined : { first, others: undefined };
  }

  /** What a value is by the ways of the phis that give it, without `self`. */
  #valuesOf(operand: Operand, self: Operand, depth: number): readonly Operand[] {
    const source = sourceOf(operand, this.#uses);
    if (sameOperand(source, self)) return [];
    const instr = depth > 0 && isValue(source) ? this.#uses.definitionOf(source)?.instr : undefined;
    return instr?.op === 'Phi' ? instr.operands.flatMap((one) => this.#valuesOf(one, self, depth - 1)) : [source];
  }

  #comesAnew(operand: Operand, self: Operand, depth: number): boolean {
    const source = sourceOf(operand, this.#uses);
    const instr = depth > 0 && isValue(source) ? this.#uses.definitionOf(source)?.instr : undefined;
    if (instr?.op !== 'Phi') return !sameOperand(source, self);
    return !sameOperand(source, self) && instr.operands.every((one) => this.#comesAnew(one, self, depth - 1));
  }

  #peel({ header, preheader, latches, members, tests }: Loop, copies: LoopCopies): void {
    const { blocks, symbols } = this.#func;
    const given = new Map<Dest, Operand>(
      blocks[header].phis.map((phi) => [phi.dest, phiOperandFrom(phi, preheader)] as const),
    );
    const { values, blocks: copyOf } = copies.write({ header, members }, given);
    const { span } = blocks[preheader].terminator;
    const goto = (target: number): Terminator => ({ op: 'Goto', targets: [target], span });
    const next = blocks.push({ phis: [], instrs: [], terminator: goto(header) }) - 1;
    const { phis } = blocks[header];
    phis.forEach((phi, p) => {
      const type = operandType(this.#module, this.#func, phi.dest);
      const dest: Dest & Operand = { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
      const back = latches.map((latch) => [latch, phiOperandFrom(phi, latch)] as const);
      const ways = back.map(([latch, operand]) => [copyOf.get(latch) ?? latch, values.of(operand)] as const);
      blocks[next].phis.push(phiOf({ ...phi, dest }, ...ways));
      phis[p] = phiOf(phi, [next, dest], ...back);
    });
    for (const at of copyOf.values())
      blocks[at].terminator = mapTargets(blocks[at].terminator, (target) => (target === values.entry ? next : target));
    blocks[preheader].terminator = goto(values.entry);
    for (const { block, first, others } of tests) {
      const at = copyOf.get(block) ?? block;
      if (first !== undefined) blocks[at].terminator = jumpOn(blocks[at].terminator, Number(first));
      if (others !== undefined) blocks[block].terminator = jumpOn(blocks[block].terminator, Number(others));
    }
  }
}

/** A number that is counted or compared. */
function numberOf(operand: Operand): bigint | undefined {
  return operand.kind === 'v' && (operand.type === 'i32' || operand.type === 'i64') ? BigInt(operand.value) : undefined;
}

/** Whether it never wraps on its way; the first step of what is bounded may, from the last number of all. */
function isOneWay({ phi, start, step, bits }: Induction, { bounded, rounds }: LoopCount): boolean {
  const begin = start && numberOf(start);
  if (step === 0n) return false;
  if (begin === undefined) return bounded.some((one) => one.phi === phi);
  const steps = bounded.some((one) => one.phi === phi) ? 1n : rounds;
  return steps !== undefined && BigInt.asIntN(bits, begin + steps * step) === begin + steps * step;
}

/** Whether a relation holds between two numbers at such a distance. */
function holds(relation: Relation, distance: bigint): boolean {
  switch (relation) {
    case 'Equal':
      return distance === 0n;
    case 'NotEqual':
      return distance !== 0n;
    case 'Less':
      return distance < 0n;
    case 'LessEqual':
      return distance <= 0n;
    case 'Greater':
      return distance > 0n;
    case 'GreaterEqual':
      return distance >= 0n;
  }
}

/** What is no longer so in the second round will not be again: orders change once, and what was equal goes away. */
function changeOf(relation: Relation, distance: bigint, step: bigint): Change | undefined {
  const [first, others] = [holds(relation, distance), holds(relation, distance + step)];
  const isOrder = relation !== 'Equal' && relation !== 'NotEqual';
  return first !== others && (isOrder || distance === 0n) ? { first, others } : undefined;
}
