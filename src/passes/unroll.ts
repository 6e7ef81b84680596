/**
 * Unrolling of loops, in SSA form: a round is written several times in a row.
 *
 *     H: k = phi [P: a] [H: k']                    T: k0 = phi [P: a] [C4: k4]; t = LessI k0, n - 4; cond t C1 R
 *        … k …                                     C1: … k0 …   C2: … k0 + 1 …   C3: … k0 + 2 …   C4: … k0 + 3 …; k4 = AddI k0, 4; goto T
 *        k' = AddI k, 1               ──▶          R → H: as before, with k = phi [R: k0] [H: k']
 *        t = LessI k', n; cond t H X
 *
 * In front of a loop of which it is known how often it goes round, and that is not often, stand all rounds but the last, which is what is left of the loop. Other
 * loops that count up or down to a bound get a loop of several rounds in front (`front-loops.ts`). What grows by the same in each round is known in a copy by
 * what it was in the first one, and an address by a constant offset from that.
 */
import type { LoopCount } from '../linear/analysis/loop-counts.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import type { Func, Instr, LinearModule } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { CountedLoops, FrontLoop, redirect } from './front-loops.ts';
import type { Known, Sweep } from './pass.ts';
import { Growth, RoundCopy, type Bound, type Loop } from './round-copies.ts';

/** Loops that are written out: so many rounds, and instructions in all of them. */
const mostRounds = 8;
const mostWritten = 128;
/** Rounds of a loop that stays, by the instructions of one. */
const roundsBySize = [
  { size: 20, rounds: 4 },
  { size: 36, rounds: 2 },
];
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
  readonly #loops: CountedLoops;
  #room = mostGrowth;

  constructor(module: LinearModule, func: Func, counts: readonly LoopCount[]) {
    this.#module = module;
    this.#func = func;
    this.#loops = new CountedLoops(func, counts);
  }

  run(): boolean {
    let changed = false;
    for (let loop = 0; loop < this.#loops.count; loop++) {
      const found = this.#loops.at(loop);
      if (found !== undefined) changed = this.#unroll(found) || changed;
    }
    if (changed) renumberSymbols(this.#func, true);
    return changed;
  }

  #unroll(loop: Loop): boolean {
    const { rounds } = loop.count;
    if (rounds !== undefined && rounds <= mostRounds && Number(rounds) * loop.size <= mostWritten) {
      if (!this.#takeRoom(Number(rounds) * loop.size)) return false;
      this.#writeOut(loop, Number(rounds));
      return true;
    }
    const copies = roundsBySize.find(({ size }) => loop.size <= size)?.rounds;
    const bound = copies === undefined ? undefined : this.#loops.boundOf(loop);
    if (copies === undefined || bound === undefined || this.#module.profile === 'core' || this.#loops.isRest(bound))
      return false;
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
      const copy = new RoundCopy(this.#func, this.#loops.values, { header, latch, members }, values);
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

  /** A loop of several rounds in front of the loop. */
  #putInFront(loop: Loop, bound: Bound, rounds: number): void {
    const { header, latch, members } = loop;
    const { blocks } = this.#func;
    const front = new FrontLoop(this.#module, this.#func, { loop, bound, rounds });
    const growth = new Growth(this.#module, this.#func, this.#loops.values, { loop, bound });
    const first = new RoundCopy(this.#func, this.#loops.values, { header, latch, members }, front.given);
    first.write();
    let last = first;
    for (let round = 1; round < rounds; round++) {
      const copy = new RoundCopy(this.#func, this.#loops.values, { header, latch, members }, last.next());
      copy.write({ first, round: BigInt(round), growth });
      redirect(blocks[last.end], copy.entry);
      last = copy;
    }
    front.close(first.entry, last.end, last.next());
  }
}

/** Beside it, the test of a loop is nothing. */
function isLongWork({ op }: Instr): boolean {
  return op === 'Call' || op === 'ICall' || op === 'Copy' || op === 'Fill' || op === 'Alloca' || op === 'Release';
}
