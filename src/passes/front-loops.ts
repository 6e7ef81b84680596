/**
 * A loop of several rounds in front of another one, in SSA form, for passes that do several rounds at once:
 *
 *     P → H: k = phi [P: a] [H: k']                P: m = n - 4
 *         … k …                                    T: k0 = phi [P: a] [E: k4]; t = LessI k0, m; cond t F R
 *         k' = AddI k, 1               ──▶         F: …   E: goto T                    the several rounds
 *         t = LessI k', n; cond t H X              R → H: as before, with k = phi [R: k0] [H: k']
 *
 * The loop in front is taken as long as more rounds follow than it does at once: what is left of the loop is at least one round of it, so nothing
 * behind it changes. Loops are inner ones that count up or down to a bound, with a block in front, whose only way out is a test at their end (`rotate.ts`).
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import { scratchInts } from '../base/scratch.ts';
import { isLeftAtEnd, type LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, integer, isCalc, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Phi, Store } from '../linear/nodes.ts';
import type { CalcOp } from '../linear/opcodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../linear/relations.ts';
import { loopBlocks } from './loop-blocks.ts';
import { phiOf, type Bound, type Loop } from './round-copies.ts';

const mostBlocks = 6;
/** Additions between an address and its base. */
const longestSum = 16;

/** The loops of a function as they are when this is made, by number; copies that a pass adds are none of them. */
export class CountedLoops {
  readonly count: number;
  /** What values had as numbers. */
  readonly values: ValueTable;
  readonly #func: Func;
  readonly #counts: readonly LoopCount[];
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: readonly number[][];
  /** By value, the instruction that gives it, and its block. */
  readonly #definition: (Instr | undefined)[];
  readonly #home: Int32Array;

  constructor(func: Func, counts: readonly LoopCount[]) {
    this.#func = func;
    this.#counts = counts;
    const graph = graphOfBlocks(func.blocks);
    const search = searchDepthFirst(graph);
    this.#forest = findLoops(graph, search);
    this.count = this.#forest.count;
    this.#members = loopBlocks(this.#forest, search.postorder.toReversed());
    this.#preds = predecessorsOf(func.blocks);
    this.values = numberValues(func);
    this.#definition = new Array<Instr | undefined>(this.values.count).fill(undefined);
    this.#home = scratchInts(this.values.count, -1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) {
          if (!isValue(dest)) continue;
          this.#definition[valueOf(this.values, dest)] = instr;
          this.#home[valueOf(this.values, dest)] = b;
        }
    });
  }

  /** The loop, if it is an inner one with a block in front, and a test at its end. */
  at(loop: number): Loop | undefined {
    const { header: headers, irreducible, of } = this.#forest;
    const header = headers[loop];
    const members = this.#members[loop];
    const count = this.#counts.at(loop);
    if (irreducible[loop] === 1 || count?.header !== header || !isLeftAtEnd(count)) return undefined;
    if (members.length === 0 || members.length > mostBlocks || members.some((b) => of[b] !== loop)) return undefined;
    const [latch] = count.latches;
    const [{ to }] = count.exits;
    const { blocks } = this.#func;
    const entries = this.#preds[header].filter((pred) => pred !== latch);
    if (entries.length !== 1 || targetsOf(blocks[entries[0]].terminator).length !== 1) return undefined;
    if (blocks[latch].terminator.op !== 'CondGoto' || members[0] !== header) return undefined;
    const size = members.reduce((sum, b) => sum + sizeOf(blocks[b]), 0);
    return { header, latch, preheader: entries[0], exit: to, members, count, size };
  }

  definitionOf(operand: Operand): Instr | undefined {
    return isValue(operand) ? this.#definition[valueOf(this.values, operand)] : undefined;
  }

  /** Is it the same in all rounds? Scalars of the module may change. */
  isOutside({ members }: Loop, operand: Operand): boolean {
    return operand.kind === 'v' || (isValue(operand) && !members.includes(this.#home[valueOf(this.values, operand)]));
  }

  /** An address in the loop as a base and a number of bytes. */
  placeOf(
    loop: Loop,
    { operands: [address], offset }: Load | Store,
  ): { readonly base: Operand; readonly offset: bigint } {
    let [base, distance] = [address, BigInt(offset)];
    for (let steps = 0; steps < longestSum && !this.isOutside(loop, base); steps++) {
      const sum = this.definitionOf(base);
      if (sum?.op === 'Assign') [base] = sum.operands;
      else if (
        sum !== undefined &&
        isCalc(sum) &&
        (sum.op === 'AddL' || sum.op === 'AddI') &&
        sum.operands[1].kind === 'v'
      ) {
        distance += BigInt(sum.operands[1].value);
        [base] = sum.operands;
      } else break;
    }
    return { base, offset: distance };
  }

  /** The comparison at the end, of what an induction variable becomes with something that the loop does not change. */
  boundOf(loop: Loop): Bound | undefined {
    const { header, latch, count, exit } = loop;
    const { terminator } = this.#func.blocks[latch];
    if (terminator.op !== 'CondGoto') return undefined;
    const test = this.definitionOf(terminator.operands[0]);
    if (test === undefined || !isCalc(test)) return undefined;
    const [a, b] = test.operands;
    const isStaying = terminator.targets[0] === header && terminator.targets[1] === exit;
    for (const induction of count.inductions) {
      const [bound, isTurned] = sameOperand(a, induction.next) ? [b, false] : [a, true];
      if (!this.isOutside(loop, bound) || !sameOperand(isTurned ? b : a, induction.next)) continue;
      const relation = relationOf(test.op, isStaying, isTurned);
      const isUp = relation?.name.startsWith('Less') === true;
      if (relation === undefined || isUp !== induction.step > 0n || !isSmall(induction.step)) continue;
      return {
        induction,
        bound,
        isStrict: !relation.name.endsWith('Equal'),
        isUnsigned: relation.letter.startsWith('U'),
      };
    }
    return undefined;
  }

  /** Is it what is left of a loop whose rounds are done several at a time, in the loop in front of it? */
  isRest({ induction: { start, step } }: Bound): boolean {
    const before = start === undefined ? undefined : this.definitionOf(start);
    if (before?.op !== 'Phi' || !isValue(before.dest)) return false;
    const { dest } = before;
    return this.#counts.some(({ inductions }) =>
      inductions.some((other) => sameOperand(other.phi.dest, dest) && other.step !== step && other.step % step === 0n),
    );
  }
}

/** What a loop of several rounds needs of the one behind it. */
export interface FrontOf {
  readonly loop: Loop;
  readonly bound: Bound;
  /** How many at once. */
  readonly rounds: number;
  /** An i32 in front of the loop: if it is 0, no rounds are done several at a time. */
  readonly unless?: Operand;
  /** What each phi of the header is when several rounds begin, if it has got names already. */
  readonly given?: ReadonlyMap<Dest, Dest>;
}

/** The loop of several rounds, whose body is for others to write. */
export class FrontLoop {
  /** What each phi of the header is when several rounds begin. */
  readonly given: ReadonlyMap<Dest, Dest>;
  /** The block that tests, and the one from there to what is left of the loop. */
  readonly head: number;
  readonly rest: number;
  readonly #func: Func;
  readonly #of: FrontOf;
  readonly #truth: Dest;
  readonly #counted: Operand;
  readonly #limit: Operand;

  constructor(module: LinearModule, func: Func, of: FrontOf) {
    const { header, preheader, latch } = of.loop;
    const { blocks, symbols } = func;
    this.#func = func;
    this.#of = of;
    this.#limit = new Limit(func, blocks[preheader]).of(of);
    this.given = of.given ?? namesOf(module, func, of.loop);
    this.#counted = this.given.get(of.bound.induction.phi.dest) ?? of.bound.bound;
    this.#truth = { kind: 't', index: symbols.push({ kind: 't', type: 'i32' }) - 1 };
    const { span } = blocks[latch].terminator;
    this.head = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [header], span } }) - 1;
    this.rest = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [header], span } }) - 1;
  }

  /**
   * The body goes from block `entry` to block `last`; behind it the phis of the header are `next`. What is left of the loop begins with `left` in place of what the
   * phi was in the loop in front: such a phi is none there.
   */
  close(entry: number, last: number, next: ReadonlyMap<Dest, Operand>, left?: ReadonlyMap<Dest, Operand>): void {
    const { blocks } = this.#func;
    const { header, latch, preheader } = this.#of.loop;
    const { span } = blocks[latch].terminator;
    redirect(blocks[last], this.head);
    const front = blocks[this.head];
    front.instrs.push({
      op: orderOf(this.#of.bound),
      dest: this.#truth,
      operands: [this.#counted, this.#limit],
      span,
    });
    front.terminator = { op: 'CondGoto', operands: [this.#truth], targets: [entry, this.rest], span };
    const { phis } = blocks[header];
    phis.forEach((phi, p) => {
      const start = phiOperandFrom(phi, preheader);
      const dest = this.given.get(phi.dest) ?? start;
      const begin = left?.get(phi.dest);
      if (begin === undefined && isValue(dest))
        front.phis.push(phiOf({ ...phi, dest }, [preheader, start], [last, next.get(phi.dest) ?? start]));
      phis[p] = phiOf(phi, [this.rest, begin ?? dest], [latch, phiOperandFrom(phi, latch)]);
    });
    redirect(blocks[preheader], this.head);
  }
}

/** New names for what the phis of a loop's header are. */
export function namesOf(module: LinearModule, func: Func, { header }: Loop): ReadonlyMap<Dest, Dest> {
  const fresh = ({ dest }: Phi): Dest => {
    const type = operandType(module, func, dest);
    return { kind: 'l', index: func.symbols.push({ kind: 'l', type }) - 1, version: 1 };
  };
  return new Map(func.blocks[header].phis.map((phi) => [phi.dest, fresh(phi)] as const));
}

/** How far several rounds may be done at once. */
class Limit {
  readonly #func: Func;
  readonly #instrs: Instr[];

  constructor(func: Func, { instrs }: Block) {
    this.#func = func;
    this.#instrs = instrs;
  }

  /**
   * The bound less the rounds that are done at once: what counts may be below that. Where there is no such number, the least one, which nothing
   * is below.
   */
  of({ bound: wanted, rounds, unless }: FrontOf): Operand {
    const { induction, bound, isStrict, isUnsigned } = wanted;
    const { bits, step } = induction;
    const type = bits === 64 ? 'i64' : 'i32';
    const letter = bits === 64 ? 'L' : 'I';
    // k + d <= n is k < n - (d - 1)
    const distance = step * BigInt(rounds) - (isStrict ? 0n : step > 0n ? 1n : -1n);
    const moved = this.#make(`Add${letter}`, type, [bound, integer(-distance, bits)]);
    const isLess = this.#make(orderOf(wanted), 'i32', [moved, bound]);
    const isThere = unless === undefined ? isLess : this.#make('BandI', 'i32', [isLess, unless]);
    return this.#make(`Select${letter}`, type, [isThere, moved, integer(extremeOf(bits, isUnsigned, step > 0n), bits)]);
  }

  #make(op: CalcOp, type: 'i32' | 'i64', operands: readonly Operand[]): Operand {
    const dest: Dest & Operand = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    this.#instrs.push({ op, dest, operands });
    return dest;
  }
}

/** The comparison that holds as long as the bound is not come to. */
function orderOf({ induction: { bits, step }, isUnsigned }: Bound): CalcOp {
  const letter = bits === 64 ? 'L' : 'I';
  if (isUnsigned) return step > 0n ? `LessU${letter}` : `GreaterU${letter}`;
  return step > 0n ? `Less${letter}` : `Greater${letter}`;
}

/** Several of them are far from wrapping. */
function isSmall(step: bigint): boolean {
  return step !== 0n && step > -(1n << 20n) && step < 1n << 20n;
}

/** The number that no other is below, or above. */
function extremeOf(bits: 32 | 64, isUnsigned: boolean, isLeast: boolean): bigint {
  if (isUnsigned) return isLeast ? 0n : -1n;
  const least = -(1n << BigInt(bits - 1));
  return isLeast ? least : -least - 1n;
}

/** Instructions that cost something. */
function sizeOf({ instrs }: Block): number {
  return instrs.reduce((sum, { op }) => sum + (op === 'Assign' ? 0 : op === 'Call' || op === 'ICall' ? 8 : 1), 1);
}

/** The block leads there alone. */
export function redirect(block: Block, target: number): void {
  block.terminator = { op: 'Goto', targets: [target], span: block.terminator.span };
}

/** The relation in which the first operand has to be for the loop to go on; `isTurned`: the second one. */
function relationOf(
  op: CalcOp,
  isStaying: boolean,
  isTurned: boolean,
): { readonly name: Relation; readonly letter: string } | undefined {
  const [, name = '', letter = ''] = /^(Less|LessEqual|Greater|GreaterEqual)(U?[IL])$/.exec(op) ?? [];
  if (!isRelation(name)) return undefined;
  const staying = isStaying ? name : opposites[name];
  return { name: isTurned ? mirrors[staying] : staying, letter };
}
