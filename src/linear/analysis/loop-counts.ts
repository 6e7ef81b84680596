/**
 * What loops count, in SSA form: where they are left, which values a constant is added to in each round (basic induction variables), and how often their
 * headers are executed each time they are entered, where that is a number known beforehand.
 *
 *     B1: l1.2 = phi [B0: 3] [B2: l1.3]        from 3 by 2, up to 9: rounds 4 (3, 5, 7, and 9, which leaves)
 *         t2 = LessI l1.2, 9
 *         cond goto t2 B2 B3                   exit B1 -> B3
 *     B2: l1.3 = AddI l1.2, 2
 */
import { loopContains, type LoopForest } from '../../base/loops.ts';
import { phiOperandFrom, predecessorsOf } from '../cfg.ts';
import { isCalc, sameOperand, targetsOf } from '../instr.ts';
import type { Calc, CondGoto, Func, Instr, Operand, Phi, Terminator } from '../nodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../relations.ts';
import type { DefUse } from './def-use.ts';
import { isValue } from './values.ts';

/** A phi of a header to which each round adds a constant. */
export interface Induction {
  readonly phi: Phi;
  /** The value behind the addition, which the next round begins with. */
  readonly next: Operand;
  /** What it is when the loop is entered; undefined if there are several ways into it. */
  readonly start: Operand | undefined;
  readonly step: bigint;
  readonly bits: 32 | 64;
}

/** What is known of a loop. */
export interface LoopCount {
  readonly header: number;
  /** Blocks of the loop from which control goes back to the header. */
  readonly latches: readonly number[];
  readonly exits: readonly { readonly from: number; readonly to: number }[];
  readonly inductions: readonly Induction[];
  /** Those by 1 or -1 that come to the header again only if they are less, or greater, than something: they do not wrap. */
  readonly bounded: readonly Induction[];
  /** How often the header is executed each time the loop is entered, if no trap or endless call comes between. */
  readonly rounds: bigint | undefined;
}

/** Is the only way out of the loop a test at its only end? */
export function isLeftAtEnd({ latches, exits }: LoopCount): boolean {
  return latches.length === 1 && exits.length === 1 && exits[0].from === latches[0];
}

/** What is known of each loop of a forest. */
export function findLoopCounts(func: Func, forest: LoopForest, uses: DefUse): readonly LoopCount[] {
  const preds = predecessorsOf(func.blocks);
  const exits = findExits(func, forest);
  return Array.from(forest.header, (header, loop): LoopCount => {
    const latches = preds[header].filter((pred) => loopContains(forest, loop, pred));
    const entries = preds[header].filter((pred) => !loopContains(forest, loop, pred));
    const isPlain = latches.length === 1 && forest.irreducible[loop] === 0;
    const inductions = isPlain ? findInductions(func, header, latches[0], entries, uses) : [];
    const rounds = isPlain
      ? countRounds(func, { header, latch: latches[0], exits: exits[loop], inductions, uses })
      : undefined;
    const bounded = isPlain ? boundedBy(func.blocks[latches[0]].terminator, header, inductions, uses) : [];
    return { header, latches, exits: exits[loop], inductions, bounded, rounds };
  });
}

/** By loop: the edges that leave it. An edge out of several loops is one of each. */
function findExits({ blocks }: Func, forest: LoopForest): { from: number; to: number }[][] {
  const exits: { from: number; to: number }[][] = Array.from({ length: forest.count }, () => []);
  blocks.forEach(({ terminator }, from) => {
    for (const to of new Set(targetsOf(terminator)))
      for (let loop = forest.of[from]; loop >= 0 && !loopContains(forest, loop, to); loop = forest.outer[loop])
        exits[loop].push({ from, to });
  });
  return exits;
}

function findInductions(
  { blocks }: Func,
  header: number,
  latch: number,
  entries: readonly number[],
  uses: DefUse,
): Induction[] {
  return blocks[header].phis.flatMap((phi): Induction[] => {
    const next = sourceOf(phiOperandFrom(phi, latch), uses);
    const found = stepOf(isValue(next) ? uses.definitionOf(next)?.instr : undefined, phi, uses);
    const start = entries.length === 1 ? sourceOf(phiOperandFrom(phi, entries[0]), uses) : undefined;
    return found === undefined ? [] : [{ phi, next, start, ...found }];
  });
}

/** What copies are copies of. */
export function sourceOf(operand: Operand, uses: DefUse): Operand {
  for (let at = operand, steps = 0; ; steps++) {
    const instr = isValue(at) ? uses.definitionOf(at)?.instr : undefined;
    const source = instr?.op === 'Assign' ? instr.operands[0] : undefined;
    // A scalar of the module may have changed since.
    if (source === undefined || (source.kind !== 'v' && !isValue(source)) || steps > mostCopies) return at;
    at = source;
  }
}

const mostCopies = 8;

/** What is added to the phi. */
function stepOf(instr: Instr | undefined, { dest }: Phi, uses: DefUse): Pick<Induction, 'step' | 'bits'> | undefined {
  if (instr === undefined || !isCalc(instr)) return undefined;
  const [a, b] = instr.operands.map((operand) => sourceOf(operand, uses));
  const isSum = instr.op === 'AddI' || instr.op === 'AddL';
  const bits = instr.op.endsWith('L') ? 64 : 32;
  if (isSum && a.kind === 'v' && sameOperand(b, dest)) return { step: BigInt(a.value), bits };
  if (!(isSum || instr.op === 'SubI' || instr.op === 'SubL') || b.kind !== 'v' || !sameOperand(a, dest))
    return undefined;
  return { step: isSum ? BigInt(b.value) : -BigInt(b.value), bits };
}

interface Counted {
  readonly header: number;
  readonly latch: number;
  readonly exits: LoopCount['exits'];
  readonly inductions: readonly Induction[];
  readonly uses: DefUse;
}

/** Of a loop whose only exit is a test that each round makes once: at the header, or at the latch. */
function countRounds({ blocks }: Func, { header, latch, exits, inductions, uses }: Counted): bigint | undefined {
  const [exit] = exits;
  if (exits.length !== 1 || (exit.from !== header && exit.from !== latch)) return undefined;
  const { terminator } = blocks[exit.from];
  if (terminator.op !== 'CondGoto') return undefined;
  const test = testOf(terminator, uses);
  const isStaying = terminator.targets[0] !== exit.to;
  return [test, mirrored(test)]
    .map((one) => roundsOf(one, isStaying, inductions))
    .find((rounds) => rounds !== undefined);
}

/** The inductions that the jump back compares. */
function boundedBy(
  jump: Terminator,
  header: number,
  inductions: readonly Induction[],
  uses: DefUse,
): readonly Induction[] {
  if (jump.op !== 'CondGoto' || jump.targets[0] === jump.targets[1]) return [];
  const test = testOf(jump, uses);
  if (test.isUnsigned) return [];
  const isStaying = jump.targets[0] === header;
  return [test, mirrored(test)].flatMap(({ relation, operands }) => {
    const order = isStaying ? relation : opposites[relation];
    const step = order === 'Less' ? 1n : order === 'Greater' ? -1n : 0n;
    return inductions.filter((one) => one.step === step && step !== 0n && sameOperand(one.next, operands[0]));
  });
}

/** The test that decides whether a loop goes on. */
export interface LoopTest {
  readonly relation: Relation;
  readonly isUnsigned: boolean;
  readonly operands: readonly [Operand, Operand];
}

/** The comparison that decides a branch; what is no comparison is compared with 0. */
export function testOf({ operands }: CondGoto, uses: DefUse): LoopTest {
  const tested = sourceOf(operands[0], uses);
  const instr = isValue(tested) ? uses.definitionOf(tested)?.instr : undefined;
  const comparison = instr !== undefined && isCalc(instr) ? comparisonOf(instr, uses) : undefined;
  if (comparison !== undefined) return comparison;
  return { relation: 'NotEqual', isUnsigned: false, operands: [tested, { kind: 'v', type: 'i32', value: 0 }] };
}

function comparisonOf({ op, operands }: Calc, uses: DefUse): LoopTest | undefined {
  const [a, b] = operands.map((operand) => sourceOf(operand, uses));
  const [, name = '', letter = ''] = /^(\w+?)(U?[IL])$/.exec(op) ?? [];
  return isRelation(name) ? { relation: name, isUnsigned: letter.startsWith('U'), operands: [a, b] } : undefined;
}

export function mirrored({ relation, isUnsigned, operands: [a, b] }: LoopTest): LoopTest {
  return { relation: mirrors[relation], isUnsigned, operands: [b, a] };
}

/** The test of an induction variable against a number, each known from the first round on. */
function roundsOf(
  { relation, isUnsigned, operands: [tested, bound] }: LoopTest,
  isStaying: boolean,
  inductions: readonly Induction[],
): bigint | undefined {
  const found = inductions.find(({ phi, next }) => sameOperand(phi.dest, tested) || sameOperand(next, tested));
  if (found?.start?.kind !== 'v' || bound.kind !== 'v') return undefined;
  const { start, step, bits, phi } = found;
  const inRange = (value: bigint): bigint => (isUnsigned ? BigInt.asUintN(bits, value) : BigInt.asIntN(bits, value));
  const first = inRange(BigInt(start.value) + (sameOperand(phi.dest, tested) ? 0n : step));
  const lowest = isUnsigned ? 0n : -(1n << BigInt(bits - 1));
  const passed = timesHolding(isStaying ? relation : opposites[relation], first, step, inRange(BigInt(bound.value)));
  if (passed === undefined) return undefined;
  // On the way to the value that ends it, it must not have wrapped.
  const last = first + passed * step;
  return last >= lowest && last < lowest + (1n << BigInt(bits)) ? passed + 1n : undefined;
}

/** How many of the numbers first, first + step, … stand in the relation to the bound before one does not; undefined if all do. */
function timesHolding(relation: Relation, first: bigint, step: bigint, bound: bigint): bigint | undefined {
  const upTo = (limit: bigint, by: bigint): bigint | undefined =>
    limit <= 0n ? 0n : by > 0n ? (limit + by - 1n) / by : undefined;
  switch (relation) {
    case 'Equal':
      return first !== bound ? 0n : step !== 0n ? 1n : undefined;
    case 'NotEqual':
      if (first === bound) return 0n;
      return step !== 0n && (bound - first) % step === 0n && (bound - first) / step > 0n
        ? (bound - first) / step
        : undefined;
    case 'Less':
      return upTo(bound - first, step);
    case 'LessEqual':
      return upTo(bound + 1n - first, step);
    case 'Greater':
      return upTo(first - bound, -step);
    case 'GreaterEqual':
      return upTo(first - bound + 1n, -step);
  }
}
