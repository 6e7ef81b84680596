/**
 * Two rounds of a loop at once, whose inner loops become one, in SSA form (unroll and jam): what both rounds of the inner loop read is read once, and
 * one of their sums need not wait for the other.
 *
 *     H: j = phi [P: 0] [E: j']                       H: j = phi [P: 0] [E: j']; j2 = j + 1
 *        goto B                                          goto B
 *     B: k = phi …; s = phi [H: 0] [B: s']            B: k = phi …; s = phi …; s2 = phi …
 *        s' = s + a[k] * b[k, j]             ──▶         x = a[k]; s' = s + x * b[k, j]; s2' = s2 + x * b[k, j2]
 *        cond … B E                                      cond … B E
 *     E: c[j] = s'; j' = j + 1                        E: c[j] = s'; c[j2] = s2'; j' = j + 2
 *        cond … H X                                      cond … H X
 *
 * The outer loop has an even number of rounds, carries nothing but what it counts, and is a chain of blocks around an inner loop of one block, whose rounds do not depend
 * on which round of the outer one it is. In front of the end of a round nothing is written and nothing can trap: loads are known to stay in their object, and
 * what is stored at the end lies in others. So the inner loop of the second round may as well come before the end of the first.
 */
import { searchDepthFirst } from '../base/depth-search.ts';
import { findLoops, type LoopForest } from '../base/loops.ts';
import type { DefUse } from '../linear/analysis/def-use.ts';
import type { Induction, LoopCount } from '../linear/analysis/loop-counts.ts';
import { accessOf, type MemoryObjects } from '../linear/analysis/objects.ts';
import type { Ranges } from '../linear/analysis/ranges.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, integer, isCalc, mapDests, mapOperands, onlyComputes, operandsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Phi, Store } from '../linear/nodes.ts';
import { memTypes } from '../linear/opcodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { loopBlocks } from './loop-blocks.ts';
import type { Known, Sweep } from './pass.ts';

/** Instructions of the inner loop, with those of the second round. */
const mostInside = 28;
/** Instructions in front of it and behind it. */
const mostAround = 60;
/** Additions between an address and its object. */
const deepest = 8;

export function interleaveRounds(module: LinearModule, { analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (index) => {
      if (module.profile === 'core') return false;
      const func = module.funcs[index];
      const counts = analyses.of('counts', func);
      if (!counts.some(({ rounds }) => isEven(rounds))) return false;
      return new Interleaving(module, func, {
        counts,
        uses: analyses.of('uses', func),
        memory: analyses.of('memory', func),
        ranges: analyses.of('ranges', func),
      }).run();
    },
  };
}

function isEven(rounds: bigint | undefined): boolean {
  return rounds !== undefined && rounds >= 4n && rounds % 2n === 0n;
}

interface Facts {
  readonly counts: readonly LoopCount[];
  readonly uses: DefUse;
  readonly memory: MemoryObjects;
  readonly ranges: Ranges;
}

/** A loop around another one. */
interface Nest {
  readonly count: LoopCount;
  /** From the header on. */
  readonly before: readonly number[];
  readonly inner: number;
  /** To the latch. */
  readonly behind: readonly number[];
}

class Interleaving {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #facts: Facts;
  readonly #forest: LoopForest;
  readonly #members: readonly (readonly number[])[];
  readonly #preds: readonly number[][];

  constructor(module: LinearModule, func: Func, facts: Facts) {
    this.#module = module;
    this.#func = func;
    this.#facts = facts;
    const graph = graphOfBlocks(func.blocks);
    const search = searchDepthFirst(graph);
    this.#forest = findLoops(graph, search);
    this.#members = loopBlocks(this.#forest, search.postorder.toReversed());
    this.#preds = predecessorsOf(func.blocks);
  }

  /** Nests have no block in common, and nothing of one is used in another. */
  run(): boolean {
    let changed = false;
    for (let loop = 0; loop < this.#forest.count; loop++) {
      const nest = this.#nestOf(loop);
      if (nest === undefined || !this.#mayChangeOrder(nest) || !this.#staysInside(nest)) continue;
      const varying = this.#varyingIn(nest);
      if (!this.#isWorthIt(nest, varying)) continue;
      new SecondRound(this.#func, this.#facts.uses, nest, varying).write();
      changed = true;
    }
    if (changed) renumberSymbols(this.#func, true);
    return changed;
  }

  /** A chain of blocks to an inner loop of one block, and from there to the end, where the only test is. */
  #nestOf(loop: number): Nest | undefined {
    const count = this.#facts.counts.at(loop);
    const header = this.#forest.header[loop];
    const inside = [...this.#forest.outer.keys()].filter((other) => this.#forest.outer[other] === loop);
    if (count?.header !== header || !isEven(count.rounds) || inside.length !== 1) return undefined;
    const inner = this.#forest.header[inside[0]];
    if (this.#members[inside[0]].length !== 1 || inner === header || this.#preds[header].length !== 2) return undefined;
    const before = this.#chain(header, inner);
    const start = this.#exitOf(inner, inner);
    const [latch] = count.latches;
    const behind = start === undefined ? undefined : this.#chain(start, latch);
    if (start === undefined || before === undefined || behind === undefined) return undefined;
    if (this.#exitOf(latch, header) === undefined || this.#preds[inner].length !== 2) return undefined;
    if (this.#preds[start].length !== 1 || this.#preds[latch].length !== 1) return undefined;
    const { phis } = this.#func.blocks[header];
    if (!phis.every((phi) => count.inductions.some((induction) => induction.phi === phi))) return undefined;
    if (before.length + behind.length + 2 !== this.#members[loop].length) return undefined;
    return { count, before, inner, behind: [...behind, latch] };
  }

  /** The blocks from one to another, without that, each of which leads to the next alone. */
  #chain(from: number, to: number): number[] | undefined {
    const chain: number[] = [];
    for (let at = from; at !== to;) {
      const { terminator } = this.#func.blocks[at];
      if (terminator.op !== 'Goto' || chain.length > this.#func.blocks.length) return undefined;
      chain.push(at);
      [at] = terminator.targets;
      if (at !== to && this.#preds[at].length !== 1) return undefined;
    }
    return chain;
  }

  /** Where a test leads that else goes back. */
  #exitOf(block: number, back: number): number | undefined {
    const { terminator } = this.#func.blocks[block];
    if (terminator.op !== 'CondGoto' || !terminator.targets.includes(back)) return undefined;
    return terminator.targets.find((target) => target !== back);
  }

  #instrsOf(blocks: readonly number[]): readonly Instr[] {
    return blocks.flatMap((b) => this.#func.blocks[b].instrs);
  }

  /** The second round may come to its end before the first one has been at its own. */
  #mayChangeOrder({ before, inner, behind }: Nest): boolean {
    const end = this.#instrsOf(behind);
    const computes = (instr: Instr): boolean => instr.op === 'Load' || instr.op === 'Assign' || isCalc(instr);
    if (!end.every((instr) => instr.op === 'Store' || computes(instr))) return false;
    const stores = end.filter((instr): instr is Store => instr.op === 'Store');
    return this.#instrsOf([...before, inner]).every((instr) => {
      if (instr.op === 'Load') return this.#isUnchanged(instr, stores) && this.#isSafe(instr);
      return onlyComputes(instr);
    });
  }

  #isUnchanged(load: Load, stores: readonly Store[]): boolean {
    const { memory } = this.#facts;
    return load.volatile !== true && stores.every((store) => memory.alias(accessOf(load), accessOf(store)) === 'no');
  }

  /** A load of bytes that its object has. */
  #isSafe({ operands: [address], offset, mem }: Load): boolean {
    const found = this.#extentOf(address, deepest);
    return (
      found !== undefined &&
      found.min + BigInt(offset) >= 0n &&
      found.max + BigInt(offset + memTypes[mem].size) <= BigInt(found.size)
    );
  }

  /** How large the object is that an address points into, and where from its beginning. */
  #extentOf(
    address: Operand,
    depth: number,
  ): { readonly size: number; readonly min: bigint; readonly max: bigint } | undefined {
    if (address.kind === 'g') {
      const global = this.#module.globals[address.index];
      if (global.storage !== 'data' || global.extern === true) return undefined;
      const at = BigInt(address.offset ?? 0);
      return { size: global.size, min: at, max: at };
    }
    if (address.kind === 'l') {
      const symbol = this.#func.symbols[address.index];
      if ('storage' in symbol) return symbol.storage === 'slot' ? { size: symbol.size, min: 0n, max: 0n } : undefined;
    }
    const instr = isValue(address) ? this.#facts.uses.definitionOf(address)?.instr : undefined;
    if (instr?.op === 'Assign' && depth > 0) return this.#extentOf(instr.operands[0], depth - 1);
    if ((instr?.op !== 'AddL' && instr?.op !== 'AddI') || depth === 0) return undefined;
    // With a pointer, sums count in elements.
    if (instr.operands.some((operand) => operandType(this.#module, this.#func, operand).endsWith('*')))
      return undefined;
    for (const [base, added] of [instr.operands, instr.operands.toReversed()]) {
      const extent = this.#extentOf(base, depth - 1);
      const range = extent && this.#facts.ranges.rangeOf(added);
      if (extent !== undefined && range !== undefined)
        return { size: extent.size, min: extent.min + range.min, max: extent.max + range.max };
    }
    return undefined;
  }

  /** Behind the loop, what came of the first round is not what came last. */
  #staysInside({ before, inner, behind }: Nest): boolean {
    const blocks = new Set([...before, inner, ...behind]);
    return [...blocks].every((b) =>
      [...this.#func.blocks[b].phis, ...this.#func.blocks[b].instrs].every((instr) =>
        destsOf(instr).every(
          (dest) => isValue(dest) && this.#facts.uses.usesOf(dest).every(({ block }) => blocks.has(block)),
        ),
      ),
    );
  }

  /** What is another number in another round: what comes of the numbers that are counted, and what is done at the end. */
  #varyingIn({ count, before, inner, behind }: Nest): ReadonlySet<number> {
    const { values } = this.#facts.uses;
    const varying = new Set<number>();
    const add = (instr: Instr): void =>
      destsOf(instr).forEach((dest) => isValue(dest) && varying.add(valueOf(values, dest)));
    count.inductions.forEach(({ phi }) => add(phi));
    for (const b of behind) [...this.#func.blocks[b].phis, ...this.#func.blocks[b].instrs].forEach(add);
    for (let size = -1; size !== varying.size;) {
      size = varying.size;
      for (const b of [...before, inner]) {
        const { phis, instrs } = this.#func.blocks[b];
        for (const instr of [...phis, ...instrs])
          if (operandsOf(instr).some((operand) => isValue(operand) && varying.has(valueOf(values, operand))))
            add(instr);
      }
    }
    return varying;
  }

  /** Both rounds go round as often; each has something that it carries from round to round of the inner loop. */
  #isWorthIt({ before, inner, behind }: Nest, varying: ReadonlySet<number>): boolean {
    const { values } = this.#facts.uses;
    const isVarying = (operand: Operand): boolean => isValue(operand) && varying.has(valueOf(values, operand));
    const { phis, instrs, terminator } = this.#func.blocks[inner];
    if (operandsOf(terminator).some(isVarying) || !phis.some((phi) => isVarying(phi.dest))) return false;
    const doubled = instrs.filter((instr) => destsOf(instr).some(isVarying)).length;
    return instrs.length + doubled <= mostInside && this.#instrsOf([...before, ...behind]).length <= mostAround;
  }
}

/** What of a round is another number in the next one, beside it. */
class SecondRound {
  readonly #func: Func;
  readonly #uses: DefUse;
  readonly #nest: Nest;
  readonly #varying: ReadonlySet<number>;
  readonly #map = new Map<number, Operand>();

  constructor(func: Func, uses: DefUse, nest: Nest, varying: ReadonlySet<number>) {
    this.#func = func;
    this.#uses = uses;
    this.#nest = nest;
    this.#varying = varying;
  }

  write(): void {
    const { blocks } = this.#func;
    const { count, before, inner, behind } = this.#nest;
    const [latch] = count.latches;
    const first = count.inductions.map((induction) => this.#sum(induction, 1n, induction.phi.dest));
    for (const b of before) {
      if (b !== count.header) this.#passOn(blocks[b]);
      blocks[b] = { ...blocks[b], instrs: this.#besides(blocks[b].instrs) };
    }
    blocks[count.header].instrs.unshift(...first);
    blocks[inner] = this.#doubled(blocks[inner]);
    // At the end one round is behind the other.
    const ends = behind.flatMap((b) => {
      this.#passOn(blocks[b]);
      return blocks[b].instrs.map((instr) => this.#copy(instr));
    });
    blocks[latch].instrs.push(...ends);
    blocks[latch].terminator = mapOperands(blocks[latch].terminator, (operand) => this.#of(operand));
    const { phis } = blocks[count.header];
    phis.forEach((phi, p) => {
      const operands = phi.operands.map((operand, k) => (phi.sources[k] === latch ? this.#of(operand) : operand));
      phis[p] = { ...phi, operands };
    });
  }

  /** Phis of a block with one way into it are names for what comes from there. */
  #passOn({ phis }: Block): void {
    for (const { dest, operands } of phis)
      if (isValue(dest)) this.#map.set(valueOf(this.#uses.values, dest), this.#of(operands[0]));
  }

  #doubled(block: Block): Block {
    const varying = block.phis.filter((phi) => this.#isVarying(phi.dest));
    const made = varying.map((phi): Phi => ({ ...phi, dest: this.#fresh(phi.dest) }));
    const instrs = this.#besides(block.instrs);
    const read = (phi: Phi): Phi => ({ ...phi, operands: phi.operands.map((operand) => this.#of(operand)) });
    return { ...block, phis: [...block.phis, ...made.map(read)], instrs };
  }

  /** Each instruction, and behind it that of the second round if it gives another number. */
  #besides(instrs: readonly Instr[]): Instr[] {
    return instrs.flatMap((instr) =>
      destsOf(instr).some((dest) => this.#isVarying(dest)) ? [instr, this.#copy(instr)] : [instr],
    );
  }

  #copy(instr: Instr): Instr {
    const counted = this.#nest.count.inductions.find(
      ({ next }) => isValue(next) && this.#uses.definitionOf(next)?.instr === instr,
    );
    // As it is counted by twice as much, it is still known to be counted.
    if (counted !== undefined) return this.#sum(counted, 2n, destsOf(instr)[0]);
    const read = mapOperands(instr, (operand) => this.#of(operand));
    return mapDests(read, (dest) => this.#fresh(dest));
  }

  /** What is counted, so many rounds later; it is what `of` is in the second round. */
  #sum({ phi, step, bits }: Induction, rounds: bigint, of: Dest): Instr {
    const op = bits === 64 ? 'AddL' : 'AddI';
    return { op, dest: this.#fresh(of), operands: [phi.dest, integer(step * rounds, bits)], span: phi.span };
  }

  #isVarying(operand: Operand): boolean {
    return isValue(operand) && this.#varying.has(valueOf(this.#uses.values, operand));
  }

  #of(operand: Operand): Operand {
    return isValue(operand) ? (this.#map.get(valueOf(this.#uses.values, operand)) ?? operand) : operand;
  }

  #fresh(dest: Dest): Dest {
    if (!isValue(dest)) return dest;
    const { symbols } = this.#func;
    const { type } = symbols[dest.index];
    const made: Dest & Operand =
      dest.kind === 't'
        ? { kind: 't', index: symbols.push({ kind: 't', type }) - 1 }
        : { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1, version: 1 };
    this.#map.set(valueOf(this.#uses.values, dest), made);
    return made;
  }
}
