/**
 * Two loops change places, in SSA form (`interchange.ts` says when): what is counted and the tests do, what stands around the inner loop goes into it, and what its new rounds do not
 * change goes in front of it.
 */
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { Induction } from '../linear/analysis/loop-counts.ts';
import type { MemoryObjects } from '../linear/analysis/objects.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { phiOperandFrom } from '../linear/cfg.ts';
import { destsOf, mapTargets, operandsOf, refill } from '../linear/instr.ts';
import { operandType, type CondGoto, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Phi, Store } from '../linear/nodes.ts';
import { comeFrom } from './edges.ts';
import { redirect } from './front-loops.ts';
import { isMove, isUnchanged, sliceOf, type EndTested } from './nest-code.ts';
import { phiOf, RoundCopy } from './round-copies.ts';

/** A loop in another one, with the blocks in front of it and behind it. */
export interface Nest {
  readonly outer: EndTested;
  readonly inner: EndTested;
  readonly preheader: number;
  /** From the outer header on. */
  readonly before: readonly number[];
  readonly inside: readonly number[];
  /** To the outer latch. */
  readonly behind: readonly number[];
}

/** A sum in a register that is stored at its end. */
export interface HeldSum {
  readonly phi: Phi;
  readonly store: Store;
  /** What the store's address is made of, behind the inner loop. */
  readonly slice: readonly Instr[];
  readonly start: Operand;
  /** The load of its cell, if it begins with what is there. */
  readonly begin?: Load;
}

/** The change of one nest. */
export class Exchange {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #nest: Nest;
  readonly #held: HeldSum | undefined;
  readonly #stores: readonly Store[];
  readonly #memory: MemoryObjects;

  constructor(
    module: LinearModule,
    func: Func,
    uses: DefUse,
    nest: Nest,
    held: HeldSum | undefined,
    stores: readonly Store[],
    memory: MemoryObjects,
  ) {
    this.#module = module;
    this.#func = func;
    this.#uses = uses;
    this.#nest = nest;
    this.#held = held;
    this.#stores = stores;
    this.#memory = memory;
  }

  write(): void {
    const { blocks } = this.#func;
    const { outer, inner, before, behind } = this.#nest;
    if (this.#held !== undefined && this.#held.begin === undefined) this.#writeStarts(this.#held);
    const preheader = this.#nest.preheader;
    const [entry, exit] = [before[before.length - 1], behind[0]];
    const [head, body, latch] = [blocks[outer.header], blocks[inner.header], blocks[inner.latch]];
    const slice = this.#held?.slice ?? [];
    const first = [...this.#takeFrom(before), ...slice];
    const last = this.#takeFrom(behind).filter((instr) => !slice.includes(instr));
    body.instrs.unshift(...first, ...this.#loadOf(this.#held));
    latch.instrs.push(...last);
    const from = head.phis.length > 0 ? phiSources(head.phis[0], outer.latch) : preheader;
    const fromOutside = ({ phi, start, next }: Induction): Phi =>
      phiOf(phi, [from, start ?? next], [outer.latch, phiOperandFrom(phi, inner.latch)]);
    const fromAround = ({ phi, start, next }: Induction): Phi =>
      phiOf(phi, [entry, start ?? next], [inner.latch, phiOperandFrom(phi, outer.latch)]);
    const [far, near] = [inner.count.inductions.map(fromOutside), outer.count.inductions.map(fromAround)];
    refill(head.phis, far);
    refill(body.phis, near);
    latch.terminator = testedBy(outer, inner.header, exit);
    blocks[outer.latch].terminator = testedBy(inner, outer.header, outer.exit);
    this.#hoist();
  }

  /** The instructions of these blocks, which lose them; phis with one way are copies. */
  #takeFrom(chain: readonly number[]): Instr[] {
    const { header } = this.#nest.outer;
    return chain.flatMap((b) => {
      const { phis, instrs } = this.#func.blocks[b];
      const copies =
        b === header
          ? []
          : phis.splice(0).map(({ dest, operands: [operand], span }): Instr => {
              return { op: 'Assign', dest, operands: [operand], span };
            });
      return [...copies, ...instrs.splice(0)];
    });
  }

  /** The sum is what its cell has, from round to round. */
  #loadOf(held: HeldSum | undefined): readonly Instr[] {
    if (held === undefined) return [];
    const { store, phi } = held;
    const [address] = store.operands;
    return [
      { op: 'Load', dest: phi.dest, mem: store.mem, offset: store.offset, operands: [address], span: store.span },
    ];
  }

  /** A loop in front that stores what the sums begin with: a copy of the outer one without the inner one. */
  #writeStarts({ store, start }: HeldSum): void {
    const { blocks } = this.#func;
    const { outer, before, behind, preheader } = this.#nest;
    const instrs = [...before, ...behind].flatMap((b) => blocks[b].instrs);
    const nexts = blocks[outer.header].phis.map((phi) => phiOperandFrom(phi, outer.latch));
    const [address] = store.operands;
    const body = sliceOf([address, start, ...nexts, ...outer.end.operands], instrs);
    const at =
      blocks.push({
        phis: [],
        instrs: [...body, { ...store, operands: [address, start] }],
        terminator: outer.end,
      }) - 1;
    const { symbols } = this.#func;
    const { phis } = blocks[outer.header];
    const given = new Map<Dest, Dest & Operand>(
      phis.map(({ dest }) => {
        const type = operandType(this.#module, this.#func, dest);
        return [dest, { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 }];
      }),
    );
    const copy = new RoundCopy(this.#func, this.#uses.values, { header: at, latch: -1, members: [at] }, given);
    copy.write();
    const written = blocks.pop();
    if (written === undefined) return;
    blocks[at] = written;
    const { span } = outer.end;
    const end = blocks.push({ phis: [], instrs: [], terminator: { op: 'Goto', targets: [outer.header], span } }) - 1;
    written.terminator = mapTargets(written.terminator, (target) => (target === outer.header ? at : end));
    phis.forEach((phi) => {
      const dest = given.get(phi.dest);
      const next = copy.of(phiOperandFrom(phi, outer.latch));
      if (dest !== undefined)
        written.phis.push(phiOf({ ...phi, dest }, [preheader, phiOperandFrom(phi, preheader)], [at, next]));
    });
    redirect(blocks[preheader], at);
    comeFrom(blocks[outer.header], preheader, end);
  }

  /** What the rounds of the inner loop do not change is computed in front of it. */
  #hoist(): void {
    const { blocks } = this.#func;
    const { outer, inner, inside } = this.#nest;
    const { phis, instrs } = blocks[inner.header];
    const { values } = this.#uses;
    const changing = new Set<number>();
    const change = (instr: Instr): void =>
      destsOf(instr).forEach((dest) => isValue(dest) && changing.add(valueOf(values, dest)));
    phis.forEach(change);
    for (const b of inside) if (b !== inner.header) [...blocks[b].phis, ...blocks[b].instrs].forEach(change);
    const isSame = (instr: Instr): boolean =>
      (!isMove(instr) || isUnchanged(instr, this.#stores, this.#memory)) &&
      instr.op !== 'Store' &&
      operandsOf(instr).every((operand) => !isValue(operand) || !changing.has(valueOf(values, operand)));
    const left = instrs.filter((instr) => {
      if (isSame(instr)) {
        blocks[outer.header].instrs.push(instr);
        return false;
      }
      change(instr);
      return true;
    });
    refill(instrs, left);
  }
}

/** The block of a phi's other way. */
function phiSources({ sources }: Phi, latch: number): number {
  return sources.find((source) => source !== latch) ?? latch;
}

/** The jump of a loop's end where others stand for its header and what is behind it. */
function testedBy({ end, header }: EndTested, back: number, exit: number): CondGoto {
  return { ...end, targets: end.targets[0] === header ? [back, exit] : [exit, back] };
}
