/**
 * Unrolling of loops, in SSA form: a round is written several times in a row.
 *
 *     P → H: k = phi [P: a] [H: k']                P: m = n - 4
 *         … k …                                    T: k0 = phi [P: a] [C4: k4]; t = LessI k0, m; cond t C1 R
 *         k' = AddI k, 1               ──▶         C1: … k0 …   C2: … k0 + 1 …   C3: … k0 + 2 …   C4: … k0 + 3 …; k4 = AddI k0, 4; goto T
 *         t = LessI k', n; cond t H X              R → H: as before, with k = phi [R: k0] [H: k']
 *
 * In front of a loop of which it is known how often it goes round, and that is not often, stand all rounds but the last, which is what is left of the loop. Other
 * loops that count up or down to a bound get a loop of several rounds in front, which is taken as long as more rounds follow than it has: what is left of them is at
 * least one round of the loop itself, so nothing behind it changes. What grows by the same in each round is known in a copy by what it was in the first one, and an
 * address by a constant offset from that.
 *
 * Loops are inner ones, with a block in front, whose only way out is a test at their end (`rotate.ts`).
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import type { LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, isCalc, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand } from '../linear/nodes.ts';
import type { CalcOp } from '../linear/opcodes.ts';
import { isRelation, mirrors, opposites, type Relation } from '../linear/relations.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { loopBlocks } from './loop-blocks.ts';
import type { Known, Sweep } from './pass.ts';
import { Growth, phiOf, RoundCopy, type Bound, type Loop } from './round-copies.ts';

/** Loops that are written out: so many rounds, and instructions in all of them. */
const mostRounds = 8;
const mostWritten = 128;
/** Rounds of a loop that stays, by the instructions of one. */
const roundsBySize = [
  { size: 20, rounds: 4 },
  { size: 36, rounds: 2 },
];
const mostBlocks = 6;
/** Instructions that a function may grow by. */
const mostGrowth = 1500;

export function unrollLoops(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      const func = module.funcs[index];
      return new Unrolling(module, func, analyses.of('counts', func)).run();
    },
  };
}

class Unrolling {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #counts: readonly LoopCount[];
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: readonly number[][];
  readonly #values: ValueTable;
  /** By value, the instruction that gives it, and its block. */
  readonly #definition: (Instr | undefined)[];
  readonly #home: Int32Array;
  #room = mostGrowth;

  constructor(module: LinearModule, func: Func, counts: readonly LoopCount[]) {
    this.#module = module;
    this.#func = func;
    this.#counts = counts;
    const graph = graphOfBlocks(func.blocks);
    const search = searchDepthFirst(graph);
    this.#forest = findLoops(graph, search);
    this.#members = loopBlocks(this.#forest, search.postorder.toReversed());
    this.#preds = predecessorsOf(func.blocks);
    this.#values = numberValues(func);
    this.#definition = new Array<Instr | undefined>(this.#values.count).fill(undefined);
    this.#home = new Int32Array(this.#values.count).fill(-1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) {
          if (!isValue(dest)) continue;
          this.#definition[valueOf(this.#values, dest)] = instr;
          this.#home[valueOf(this.#values, dest)] = b;
        }
    });
  }

  run(): boolean {
    let changed = false;
    for (let loop = 0; loop < this.#forest.count; loop++) {
      const found = this.#loopOf(loop);
      if (found !== undefined) changed = this.#unroll(found) || changed;
    }
    if (changed) renumberSymbols(this.#func, true);
    return changed;
  }

  #loopOf(loop: number): Loop | undefined {
    const { header: headers, irreducible, of } = this.#forest;
    const header = headers[loop];
    const members = this.#members[loop];
    const count = this.#counts.at(loop);
    if (irreducible[loop] === 1 || count?.header !== header || count.latches.length !== 1 || count.exits.length !== 1)
      return undefined;
    if (members.length === 0 || members.length > mostBlocks || members.some((b) => of[b] !== loop)) return undefined;
    const [latch] = count.latches;
    const [{ from, to }] = count.exits;
    const { blocks } = this.#func;
    const entries = this.#preds[header].filter((pred) => pred !== latch);
    if (from !== latch || entries.length !== 1 || targetsOf(blocks[entries[0]].terminator).length !== 1)
      return undefined;
    if (blocks[latch].terminator.op !== 'CondGoto' || members[0] !== header) return undefined;
    const size = members.reduce((sum, b) => sum + sizeOf(blocks[b]), 0);
    return { header, latch, preheader: entries[0], exit: to, members, count, size };
  }

  #unroll(loop: Loop): boolean {
    const { rounds } = loop.count;
    if (rounds !== undefined && rounds <= mostRounds && Number(rounds) * loop.size <= mostWritten) {
      if (!this.#takeRoom(Number(rounds) * loop.size)) return false;
      this.#writeOut(loop, Number(rounds));
      return true;
    }
    const copies = roundsBySize.find(({ size }) => loop.size <= size)?.rounds;
    const bound = copies === undefined ? undefined : this.#boundOf(loop);
    if (copies === undefined || bound === undefined || this.#module.profile === 'core') return false;
    if (rounds !== undefined && rounds <= 2 * copies) return false;
    const isLong = loop.members.some((b) => this.#func.blocks[b].instrs.some(isLongWork));
    if (isLong || !this.#takeRoom(copies * loop.size)) return false;
    this.#putInFront(loop, bound, copies);
    return true;
  }

  #takeRoom(size: number): boolean {
    if (size > this.#room) return false;
    this.#room -= size;
    return true;
  }

  /** All rounds but the last stand in front of what is left of the loop. */
  #writeOut({ header, latch, preheader, exit, members }: Loop, rounds: number): void {
    const { blocks } = this.#func;
    let values = new Map(blocks[header].phis.map((phi) => [phi.dest, phiOperandFrom(phi, preheader)] as const));
    let last = preheader;
    for (let round = 1; round < rounds; round++) {
      const copy = new RoundCopy(this.#func, this.#values, { header, latch, members }, values);
      copy.write();
      redirect(blocks[last], copy.entry);
      last = copy.end;
      values = copy.next();
    }
    redirect(blocks[last], header);
    blocks[header].phis.forEach((phi, p) => {
      blocks[header].phis[p] = { ...phi, sources: [last], operands: [values.get(phi.dest) ?? phi.operands[0]] };
    });
    blocks[latch].terminator = { op: 'Goto', targets: [exit], span: blocks[latch].terminator.span };
  }

  /** The comparison at the end, of what an induction variable becomes with something that the loop does not change. */
  #boundOf({ header, latch, count, exit, members }: Loop): Bound | undefined {
    const { terminator } = this.#func.blocks[latch];
    if (terminator.op !== 'CondGoto' || !isValue(terminator.operands[0])) return undefined;
    const test = this.#definition[valueOf(this.#values, terminator.operands[0])];
    if (test === undefined || !isCalc(test)) return undefined;
    const [a, b] = test.operands;
    const isStaying = terminator.targets[0] === header && terminator.targets[1] === exit;
    const isOutside = (operand: Operand): boolean =>
      operand.kind === 'v' || (isValue(operand) && !members.includes(this.#home[valueOf(this.#values, operand)]));
    for (const induction of count.inductions) {
      const [bound, isTurned] = sameOperand(a, induction.next) ? [b, false] : [a, true];
      if (!isOutside(bound) || !sameOperand(isTurned ? b : a, induction.next)) continue;
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

  /** A loop of several rounds in front of the loop. */
  #putInFront(loop: Loop, bound: Bound, copies: number): void {
    const { header, latch, preheader, members } = loop;
    const { blocks, symbols } = this.#func;
    const { phis } = blocks[header];
    const span = blocks[latch].terminator.span;
    const limit = this.#limitOf(blocks[preheader], bound, copies);
    const fresh = phis.map((phi): Dest => ({
      kind: 'l',
      index: symbols.push({ kind: 'l', type: this.#typeOf(phi.dest) }) - 1,
      version: 1,
    }));
    const truth: Dest = { kind: 't', index: symbols.push({ kind: 't', type: 'i32' }) - 1 };
    const front: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [header] } };
    const at = blocks.push(front) - 1;
    const rest = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [header], span } }) - 1;
    let values = new Map<Dest, Operand>(phis.map((phi, p) => [phi.dest, fresh[p]] as const));
    const counter = values.get(bound.induction.phi.dest) ?? bound.bound;
    const growth = new Growth(this.#module, this.#func, this.#values, { loop, bound });
    let [entry, last, first]: [number, number, RoundCopy | undefined] = [at, at, undefined];
    for (let round = 0; round < copies; round++) {
      const copy = new RoundCopy(this.#func, this.#values, { header, latch, members }, values);
      copy.write(first && { first, round: BigInt(round), growth });
      if (first === undefined) entry = copy.entry;
      else redirect(blocks[last], copy.entry);
      first ??= copy;
      last = copy.end;
      values = copy.next();
    }
    redirect(blocks[last], at);
    front.instrs.push({ op: orderOf(bound), dest: truth, operands: [counter, limit], span });
    front.terminator = { op: 'CondGoto', operands: [truth], targets: [entry, rest], span };
    phis.forEach((phi, p) => {
      const start = phiOperandFrom(phi, preheader);
      front.phis.push(phiOf({ ...phi, dest: fresh[p] }, [preheader, start], [last, values.get(phi.dest) ?? start]));
      phis[p] = phiOf(phi, [rest, fresh[p]], [latch, phiOperandFrom(phi, latch)]);
    });
    redirect(blocks[preheader], at);
  }

  #typeOf(operand: Operand): ReturnType<typeof operandType> {
    return operandType(this.#module, this.#func, operand);
  }

  /**
   * The bound less the rounds that are done at once: what counts may be below that. Where there is no such number, the least one, which nothing
   * is below.
   */
  #limitOf({ instrs }: Block, wanted: Bound, copies: number): Operand {
    const { induction, bound, isStrict, isUnsigned } = wanted;
    const { bits, step } = induction;
    const type = bits === 64 ? 'i64' : 'i32';
    const letter = bits === 64 ? 'L' : 'I';
    // k + d <= n is k < n - (d - 1)
    const distance = step * BigInt(copies) - (isStrict ? 0n : step > 0n ? 1n : -1n);
    const extreme = extremeOf(bits, isUnsigned, step > 0n);
    const number = (value: bigint): Operand => {
      const wrapped = BigInt.asIntN(bits, value);
      return { kind: 'v', type, value: bits === 64 ? wrapped : Number(wrapped) };
    };
    const make = (op: CalcOp, operands: readonly Operand[], of: typeof type = type): Operand => {
      const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: of }) - 1 };
      instrs.push({ op, dest, operands });
      return dest;
    };
    const moved = make(`Add${letter}`, [bound, number(-distance)]);
    const isThere = make(orderOf(wanted), [moved, bound], 'i32');
    return make(`Select${letter}`, [isThere, moved, number(extreme)]);
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

/** Beside it, the test of a loop is nothing. */
function isLongWork({ op }: Instr): boolean {
  return op === 'Call' || op === 'ICall' || op === 'Copy' || op === 'Fill' || op === 'Alloca' || op === 'Release';
}

function redirect(block: Block, target: number): void {
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
