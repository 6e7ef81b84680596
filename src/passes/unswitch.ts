/**
 * Loop unswitching, in SSA form: a condition that a loop does not change is tested in front of it, and the loop is there twice, each time with one way of the test.
 *
 *     P → H: …                            P: cond c N N'
 *     B: cond c T F            ──▶        N → H: …; B → T; …      N' → H': …; B' → F'; …
 *     T → J; F → J; J → H, X              J → H, X                J' → H', X
 *
 * What the loop computes and others read has two definitions then, and goes through locals. Loops are inner ones with a block in front (`rotate.ts`), of few
 * instructions; both ways stay in the loop, for a test that leaves it is no work where it is guessed right. A loop with several such conditions has its turn again.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops } from '../base/loops.ts';
import { isValue, numberValues, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { graphOfBlocks, phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, mapOperands, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { addToSsa } from '../linear/ssa.ts';
import { dropUnreachable, jumpOn, pruneSources } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';
import { phiOf, RoundCopy } from './round-copies.ts';
import { joinBlocks } from './simplify-cfg.ts';

/** Larger loops stay, in instructions. */
const mostSize = 60;
/** Instructions that a function may grow by. */
const mostGrowth = 300;
/** Conditions of one loop. */
const mostRounds = 3;

export function unswitchLoops(module: LinearModule, func: Func): boolean {
  let room = mostGrowth;
  for (let round = 0; round < mostRounds; round++) {
    const added = new Unswitching(module, func).run(room);
    if (added === 0) break;
    room -= added;
  }
  return room < mostGrowth;
}

interface Loop {
  readonly header: number;
  readonly preheader: number;
  /** Definitions before uses. */
  readonly members: readonly number[];
  readonly condition: Operand;
  readonly size: number;
}

class Unswitching {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #values: ValueTable;
  /** The block of each value. */
  readonly #home: Int32Array;
  /** For each block the header of the loop that is written twice. */
  readonly #twice: Int32Array;
  /** Locals for values of these loops that others read. */
  readonly #locals = new Map<number, Dest>();

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#values = numberValues(func);
    this.#home = new Int32Array(this.#values.count).fill(-1);
    this.#twice = new Int32Array(func.blocks.length).fill(-1);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of [...phis, ...instrs])
        for (const dest of destsOf(instr)) if (isValue(dest)) this.#home[valueOf(this.#values, dest)] = b;
    });
  }

  /** By how many instructions the function has grown. */
  run(room: number): number {
    const loops = this.#choose(room);
    if (loops.length === 0) return 0;
    for (const { header, members } of loops) for (const b of members) this.#twice[b] = header;
    this.#readThroughLocals();
    for (const loop of loops) this.#writeTwice(loop);
    pruneSources(this.#func);
    dropUnreachable(this.#func);
    addToSsa(this.#func, new Set([...this.#locals.values()].map(({ index }) => index)));
    joinBlocks(this.#func);
    renumberSymbols(this.#func, true);
    return loops.reduce((sum, { size }) => sum + size, 0);
  }

  // Which loops

  #choose(room: number): Loop[] {
    const graph = graphOfBlocks(this.#func.blocks);
    const search = searchDepthFirst(graph);
    const forest = findLoops(graph, search);
    const preds = predecessorsOf(this.#func.blocks);
    const found: Loop[] = [];
    let size = 0;
    loopBlocks(forest, search.postorder.toReversed()).forEach((members, loop) => {
      if (forest.irreducible[loop] === 1 || members.some((b) => forest.of[b] !== loop)) return;
      const chosen = this.#loopOf(forest.header[loop], members, preds);
      if (chosen === undefined || size + chosen.size > room) return;
      size += chosen.size;
      found.push(chosen);
    });
    return found;
  }

  #loopOf(header: number, members: readonly number[], preds: readonly number[][]): Loop | undefined {
    const { blocks } = this.#func;
    const size = members.reduce((sum, b) => sum + sizeOf(blocks[b]), 0);
    if (members[0] !== header || size > mostSize) return undefined;
    const inside = new Set(members);
    const entries = preds[header].filter((pred) => !inside.has(pred));
    if (entries.length !== 1 || targetsOf(blocks[entries[0]].terminator).length !== 1) return undefined;
    for (const b of members) {
      const { terminator } = blocks[b];
      if (terminator.op !== 'CondGoto' || !terminator.targets.every((target) => inside.has(target))) continue;
      const [condition] = terminator.operands;
      if (terminator.targets[0] === terminator.targets[1] || !isValue(condition)) continue;
      if (inside.has(this.#home[valueOf(this.#values, condition)])) continue;
      return { header, preheader: entries[0], members, condition, size };
    }
    return undefined;
  }

  // Values that others read

  #readThroughLocals(): void {
    const { blocks } = this.#func;
    blocks.forEach((block, b) => {
      const read = <I extends Instr>(instr: I, at: number): I =>
        mapOperands(instr, (operand) => this.#readAt(operand, at));
      block.phis.forEach((phi, p) => {
        const operands = phi.operands.map((operand, k) => this.#readAt(operand, phi.sources[k]));
        block.phis[p] = { ...phi, operands };
      });
      for (let i = 0; i < block.instrs.length; i++) block.instrs[i] = read(block.instrs[i], b);
      block.terminator = read(block.terminator, b);
    });
  }

  #readAt(operand: Operand, block: number): Operand {
    if (!isValue(operand)) return operand;
    const value = valueOf(this.#values, operand);
    const home = this.#home[value];
    if (home < 0 || this.#twice[home] < 0 || this.#twice[home] === this.#twice[block]) return operand;
    const known = this.#locals.get(value);
    if (known !== undefined) return known;
    const type = operandType(this.#module, this.#func, operand);
    const local: Dest = { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type }) - 1 };
    this.#locals.set(value, local);
    return local;
  }

  /** The locals get the values of a block; in a copy what these have become. */
  #assignLocals(b: number, of: (dest: Dest) => Operand, { instrs }: Block): void {
    const { phis, instrs: originals } = this.#func.blocks[b];
    const copiesOf = (instr: Instr): Instr[] =>
      destsOf(instr).flatMap((dest) => {
        const local = isValue(dest) ? this.#locals.get(valueOf(this.#values, dest)) : undefined;
        return local === undefined ? [] : [{ op: 'Assign', dest: local, operands: [of(dest)], span: instr.span }];
      });
    const written = [...phis.flatMap(copiesOf), ...instrs.flatMap((instr, i) => [instr, ...copiesOf(originals[i])])];
    instrs.length = 0;
    instrs.push(...written);
  }

  // Writing it twice

  #writeTwice({ header, preheader, members, condition }: Loop): void {
    const { blocks } = this.#func;
    const fresh = new Map<Dest, Operand>(blocks[header].phis.map(({ dest }) => [dest, this.#freshLike(dest)]));
    const copy = new RoundCopy(this.#func, this.#values, { header, latch: -1, members }, fresh);
    const base = blocks.length;
    copy.write();
    const copies = new Map(members.map((b, i) => [b, base + i]));
    const test = this.#readAt(condition, preheader);
    const { span } = blocks[preheader].terminator;
    const front = (target: number): number =>
      blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [target], span } }) - 1;
    const [first, second] = [front(header), front(copy.entry)];
    blocks[preheader].terminator = { op: 'CondGoto', operands: [test], targets: [first, second], span };
    this.#enterTwice(header, { preheader, first, second }, copies, copy);
    for (const [b, at] of copies) {
      this.#leaveTwice(b, at, copies, copy);
      this.#assignLocals(b, (dest) => copy.of(dest), blocks[at]);
      this.#assignLocals(b, (dest) => dest, blocks[b]);
      const { terminator } = blocks[b];
      if (terminator.op !== 'CondGoto' || !sameOperand(terminator.operands[0], test)) continue;
      blocks[b].terminator = jumpOn(terminator, 1);
      blocks[at].terminator = jumpOn(blocks[at].terminator, 0);
    }
  }

  #freshLike(dest: Dest): Dest {
    const type = operandType(this.#module, this.#func, dest);
    return { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type }) - 1, version: 1 };
  }

  /** The phis of both headers. */
  #enterTwice(
    header: number,
    { preheader, first, second }: { readonly preheader: number; readonly first: number; readonly second: number },
    copies: ReadonlyMap<number, number>,
    copy: RoundCopy,
  ): void {
    const { phis } = this.#func.blocks[header];
    phis.forEach((phi, p) => {
      const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const);
      const inFront = (front: number) =>
        ways.filter(([from]) => from === preheader).map(([, value]) => [front, value] as const);
      const latches = ways.filter(([from]) => from !== preheader);
      const again = latches.map(([from, value]) => [copies.get(from) ?? from, copy.of(value)] as const);
      const dest = copy.of(phi.dest) as Dest;
      this.#func.blocks[copy.entry].phis.push(phiOf({ ...phi, dest }, ...inFront(second), ...again));
      phis[p] = phiOf(phi, ...inFront(first), ...latches);
    });
  }

  /** What the ways out of a copy bring. */
  #leaveTwice(b: number, at: number, copies: ReadonlyMap<number, number>, copy: RoundCopy): void {
    const { blocks } = this.#func;
    for (const target of new Set(targetsOf(blocks[b].terminator))) {
      if (copies.has(target)) continue;
      const { phis } = blocks[target];
      phis.forEach((phi, p) => {
        const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const);
        phis[p] = phiOf(phi, ...ways, [at, copy.of(phiOperandFrom(phi, b))]);
      });
    }
  }
}

/** Instructions that cost something. */
function sizeOf({ instrs }: Block): number {
  return instrs.reduce((sum, { op }) => sum + (op === 'Assign' ? 0 : op === 'Call' || op === 'ICall' ? 8 : 1), 1);
}
