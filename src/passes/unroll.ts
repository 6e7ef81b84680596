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
import type { Induction, LoopCount } from '../linear/analysis/loop-counts.ts';
import { isValue, numberValues, valueOf, type ValueOperand, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, isCalc, mapDests, mapOperands, mapTargets, sameOperand, targetsOf } from '../linear/instr.ts';
import { lowestAddress } from '../base/memory-map.ts';
import type {
  Block,
  Calc,
  CalcOp,
  Dest,
  Func,
  Instr,
  LinearModule,
  Operand,
  Phi,
  Terminator,
} from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { operandType } from '../linear/nodes.ts';
import { loopBlocks } from './loop-blocks.ts';
import type { Known, Sweep } from './pass.ts';

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

/** A loop that can be unrolled. */
interface Loop {
  readonly header: number;
  readonly latch: number;
  readonly preheader: number;
  /** The block behind it. */
  readonly exit: number;
  /** Definitions before uses. */
  readonly members: readonly number[];
  readonly count: LoopCount;
  readonly size: number;
}

/** What decides whether a round is followed by another one: what is counted has not come to the bound. */
interface Bound {
  readonly induction: Induction;
  readonly bound: Operand;
  /** Less or greater, or else also equal. */
  readonly isStrict: boolean;
  readonly isUnsigned: boolean;
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

function phiOf(phi: Phi, ...ways: readonly (readonly [number, Operand])[]): Phi {
  const sorted = [...ways].sort(([a], [b]) => a - b);
  return { ...phi, sources: sorted.map(([from]) => from), operands: sorted.map(([, value]) => value) };
}

const opposites = { Less: 'GreaterEqual', LessEqual: 'Greater', Greater: 'LessEqual', GreaterEqual: 'Less' } as const;
const mirrors = { Less: 'Greater', LessEqual: 'GreaterEqual', Greater: 'Less', GreaterEqual: 'LessEqual' } as const;
type Order = keyof typeof opposites;

/** The relation in which the first operand has to be for the loop to go on; `isTurned`: the second one. */
function relationOf(
  op: CalcOp,
  isStaying: boolean,
  isTurned: boolean,
): { readonly name: Order; readonly letter: string } | undefined {
  const [, name = '', letter = ''] = /^(Less|LessEqual|Greater|GreaterEqual)(U?[IL])$/.exec(op) ?? [];
  if (!Object.hasOwn(opposites, name)) return undefined;
  const staying = isStaying ? (name as Order) : opposites[name as Order];
  return { name: isTurned ? mirrors[staying] : staying, letter };
}

/** What grows by a constant in each round. */
class Growth {
  readonly #by = new Map<number, bigint>();
  readonly #values: ValueTable;
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #loop: Loop;

  constructor(
    module: LinearModule,
    func: Func,
    values: ValueTable,
    { loop, bound }: { readonly loop: Loop; readonly bound: Bound },
  ) {
    this.#module = module;
    this.#func = func;
    this.#values = values;
    this.#loop = loop;
    const inside = new Set<number>();
    for (const b of loop.members) {
      const { phis, instrs } = func.blocks[b];
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) inside.add(valueOf(values, dest));
    }
    for (const { phi, step } of loop.count.inductions)
      if (isValue(phi.dest)) this.#by.set(valueOf(values, phi.dest), step);
    const of = (operand: Operand): bigint | undefined => {
      if (!isValue(operand)) return operand.kind === 'g' && this.#isScalar(operand) ? undefined : 0n;
      const value = valueOf(values, operand);
      return inside.has(value) ? this.#by.get(value) : 0n;
    };
    for (const b of loop.members)
      for (const instr of func.blocks[b].instrs) {
        const grows = this.#growthOf(instr, of, bound);
        if (grows !== undefined && grows !== 0n)
          for (const dest of destsOf(instr)) if (isValue(dest)) this.#by.set(valueOf(values, dest), grows);
      }
  }

  #isScalar({ index }: { readonly index: number }): boolean {
    return this.#module.globals[index].storage === 'scalar';
  }

  by(operand: Operand): bigint | undefined {
    return isValue(operand) ? this.#by.get(valueOf(this.#values, operand)) : undefined;
  }

  /** Is the block executed in each round? */
  isSure(block: number): boolean {
    return block === this.#loop.header;
  }

  #growthOf(instr: Instr, of: (operand: Operand) => bigint | undefined, bound: Bound): bigint | undefined {
    if (instr.op === 'Assign') return of(instr.operands[0]);
    if (!isCalc(instr)) return undefined;
    const [a, b] = instr.operands;
    const type = operandType(this.#module, this.#func, instr.dest);
    if ((type !== 'i32' && type !== 'i64') || operandType(this.#module, this.#func, a).endsWith('*')) return undefined;
    const [x, y] = [of(a), b === undefined ? undefined : of(b)];
    switch (instr.op) {
      case 'AddI':
      case 'AddL':
        return x !== undefined && y !== undefined ? x + y : undefined;
      case 'SubI':
      case 'SubL':
        return x !== undefined && y !== undefined ? x - y : undefined;
      case 'MulI':
      case 'MulL':
        return x !== undefined && b.kind === 'v' ? x * BigInt(b.value) : undefined;
      case 'ShlI':
      case 'ShlL':
        return x !== undefined && b.kind === 'v' && BigInt(b.value) >= 0n && BigInt(b.value) < 32n
          ? x << BigInt(b.value)
          : undefined;
      case 'IToL':
      case 'UIToL':
        // The counter does not wrap on its way to the bound.
        return sameOperand(a, bound.induction.phi.dest) && bound.isUnsigned === (instr.op === 'UIToL') ? x : undefined;
      default:
        return undefined;
    }
  }
}

interface Repeat {
  readonly first: RoundCopy;
  readonly round: bigint;
  readonly growth: Growth;
}

/** One more round, whose values have names of their own. */
class RoundCopy {
  readonly #func: Func;
  readonly #values: ValueTable;
  readonly #loop: Pick<Loop, 'header' | 'latch' | 'members'>;
  readonly #map = new Map<number, Operand>();
  readonly #at = new Map<number, number>();

  /** `given`: what the phis of the header are in this round. */
  constructor(
    func: Func,
    values: ValueTable,
    loop: Pick<Loop, 'header' | 'latch' | 'members'>,
    given: ReadonlyMap<Dest, Operand>,
  ) {
    this.#func = func;
    this.#values = values;
    this.#loop = loop;
    for (const [dest, operand] of given) if (isValue(dest)) this.#map.set(valueOf(values, dest), operand);
  }

  get entry(): number {
    return this.#at.get(this.#loop.header) ?? 0;
  }

  get end(): number {
    return this.#at.get(this.#loop.latch) ?? 0;
  }

  /** What the phis of the header are in the round after this one. */
  next(): Map<Dest, Operand> {
    const { header, latch } = this.#loop;
    return new Map(
      this.#func.blocks[header].phis.map((phi) => [phi.dest, this.of(phiOperandFrom(phi, latch))] as const),
    );
  }

  of(operand: Operand): Operand {
    return isValue(operand) ? (this.#map.get(valueOf(this.#values, operand)) ?? operand) : operand;
  }

  /** The block that the last one leads to is for others to say. */
  write(repeat?: Repeat): void {
    const { header, latch, members } = this.#loop;
    const { blocks } = this.#func;
    const base = blocks.length;
    members.forEach((b, i) => this.#at.set(b, base + i));
    for (const b of members) {
      const { phis, instrs, terminator } = blocks[b];
      blocks.push({
        phis: b === header ? [] : phis.map((phi) => this.#phi(phi)),
        instrs: instrs.map((instr) => this.#repeated(instr, b, repeat) ?? this.#copy(instr)),
        terminator: b === latch ? { op: 'Goto', targets: [0], span: terminator.span } : this.#end(terminator),
      });
    }
  }

  #end(terminator: Terminator): Terminator {
    return mapTargets(
      mapOperands(terminator, (operand) => this.of(operand)),
      (target) => this.#at.get(target) ?? target,
    );
  }

  #phi(phi: Phi): Phi {
    const ways = phi.sources.map((from, k) => [this.#at.get(from) ?? from, this.of(phi.operands[k])] as const);
    return phiOf({ ...phi, dest: this.#fresh(phi.dest) }, ...ways);
  }

  #copy(instr: Instr): Instr {
    const read = mapOperands(instr, (operand) => this.of(operand));
    return mapDests(read, (dest) => this.#fresh(dest));
  }

  #fresh(dest: Dest): Dest {
    if (!isValue(dest)) return dest;
    const { symbols } = this.#func;
    const { type } = symbols[dest.index];
    const made: ValueOperand =
      dest.kind === 't'
        ? { kind: 't', index: symbols.push({ kind: 't', type }) - 1 }
        : { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    this.#map.set(valueOf(this.#values, dest), made);
    return made;
  }

  /** What is known by what it was in the first round. */
  #repeated(instr: Instr, block: number, repeat: Repeat | undefined): Instr | undefined {
    // The first round may not have come to a block that is not executed in each.
    if (repeat?.growth.isSure(block) !== true) return undefined;
    const { first, round, growth } = repeat;
    if (instr.op === 'Load' || instr.op === 'Store') {
      const [address] = instr.operands;
      const distance = (growth.by(address) ?? 0n) * round;
      if (distance <= 0n || distance >= BigInt(lowestAddress)) return undefined;
      const offset = instr.offset + Number(distance);
      const operands = [first.of(address), ...instr.operands.slice(1).map((operand) => this.of(operand))];
      if (instr.op === 'Store') return { ...instr, offset, operands: [operands[0], operands[1]] };
      return { ...instr, offset, operands: [operands[0]], dest: this.#fresh(instr.dest) };
    }
    if (!isCalc(instr)) return undefined;
    const grows = growth.by(instr.dest);
    return grows === undefined ? undefined : this.#sum(instr, first.of(instr.dest), grows * round);
  }

  #sum(instr: Calc, base: Operand, distance: bigint): Instr {
    const { type } = this.#func.symbols[instr.dest.index];
    const value = type === 'i64' ? BigInt.asIntN(64, distance) : Number(BigInt.asIntN(32, distance));
    const op = type === 'i64' ? 'AddL' : 'AddI';
    return { op, dest: this.#fresh(instr.dest), operands: [base, { kind: 'v', type, value }], span: instr.span };
  }
}
