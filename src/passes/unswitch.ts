/**
 * Loop unswitching, in SSA form: a condition that a loop does not change is tested in front of it, and the loop is there twice, each time with one way of the test.
 *
 *     P → H: …                            P: cond c N N'
 *     B: cond c T F            ──▶        N → H: …; B → T; …      N' → H': …; B' → F'; …
 *     T → J; F → J; J → H, X              J → H, X                J' → H', X
 *
 * Loops are inner ones with a block in front (`rotate.ts`), of few
 * instructions; both ways stay in the loop, for a test that leaves it is no work where it is guessed right. A loop with several such conditions has its turn again.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops } from '../base/loops.ts';
import { isValue } from '../linear/analysis/values.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import { sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Dest, type Func, type LinearModule, type Operand } from '../linear/nodes.ts';
import { jumpOn } from './edges.ts';
import { loopBlocks } from './loop-blocks.ts';
import { LoopCopies, sizeOfLoop, type LoopCopy } from './loop-copies.ts';
import { phiOf } from './round-copies.ts';

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
  readonly #copies: LoopCopies;

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#copies = new LoopCopies(module, func);
  }

  /** By how many instructions the function has grown. */
  run(room: number): number {
    const loops = this.#choose(room);
    if (loops.length === 0) return 0;
    this.#copies.begin(loops);
    for (const loop of loops) this.#writeTwice(loop);
    this.#copies.finish();
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
    const size = sizeOfLoop(this.#func, members);
    if (members[0] !== header || size > mostSize) return undefined;
    const inside = new Set(members);
    const entries = preds[header].filter((pred) => !inside.has(pred));
    if (entries.length !== 1 || targetsOf(blocks[entries[0]].terminator).length !== 1) return undefined;
    for (const b of members) {
      const { terminator } = blocks[b];
      if (terminator.op !== 'CondGoto' || !terminator.targets.every((target) => inside.has(target))) continue;
      const [condition] = terminator.operands;
      if (terminator.targets[0] === terminator.targets[1] || !isValue(condition)) continue;
      if (inside.has(this.#copies.homeOf(condition))) continue;
      return { header, preheader: entries[0], members, condition, size };
    }
    return undefined;
  }

  // Writing it twice

  #writeTwice(loop: Loop): void {
    const { header, preheader, condition } = loop;
    const { blocks } = this.#func;
    const test = this.#copies.readAt(condition, preheader);
    const fresh = new Map<Dest, Operand>(blocks[header].phis.map(({ dest }) => [dest, this.#freshLike(dest)]));
    const copy = this.#copies.write(loop, fresh);
    const { span } = blocks[preheader].terminator;
    const front = (target: number): number =>
      blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [target], span } }) - 1;
    const [first, second] = [front(header), front(copy.values.entry)];
    blocks[preheader].terminator = { op: 'CondGoto', operands: [test], targets: [first, second], span };
    this.#enterTwice(header, { preheader, first, second }, copy);
    for (const [b, at] of copy.blocks) {
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
    copy: LoopCopy,
  ): void {
    const { phis } = this.#func.blocks[header];
    phis.forEach((phi, p) => {
      const ways = phi.sources.map((from, k) => [from, phi.operands[k]] as const);
      const inFront = (front: number) =>
        ways.filter(([from]) => from === preheader).map(([, value]) => [front, value] as const);
      const latches = ways.filter(([from]) => from !== preheader);
      const again = latches.map(([from, value]) => [copy.blocks.get(from) ?? from, copy.values.of(value)] as const);
      const dest = copy.values.of(phi.dest) as Dest;
      this.#func.blocks[copy.values.entry].phis.push(phiOf({ ...phi, dest }, ...inFront(second), ...again));
      phis[p] = phiOf(phi, ...inFront(first), ...latches);
    });
  }
}
