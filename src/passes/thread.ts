/**
 * Jump threading, in CFG form: a block that only tests what is known on some way to it is not entered on that way; the way gets what the block does, and
 * leads where the test would.
 *
 *     B1: l = 1; goto B3                              B1: l = 1; goto B4
 *     B2: l = 0; goto B3                     becomes  B2: l = 0; goto B5
 *     B3: t = EqualI l, 0; cond goto t B5 B4
 *
 * What is known on a way: constants that are assigned on it, and what its jumps have tested (known-on-way.ts). Front ends write such tests for `a && b`
 * and for functions that give 0 or 1, once those stand in place of their calls. The headers of loops are not passed by, so loops stay what they are, with
 * as many ways back as they had. A temporary that is read behind a block of which there are several afterwards becomes a local.
 */
import { findLoops, loopContains, type LoopForest } from '../base/loops.ts';
import { scratchBytes, scratchCopy } from '../base/scratch.ts';
import { graphOfBlocks, predecessorsOf } from '../linear/cfg.ts';
import { destsOf, mapDests, mapOperands, mapTargets, targetsOf } from '../linear/instr.ts';
import type { Block, Dest, Func, Instr, LinearModule, Operand } from '../linear/nodes.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import { findHomes, several } from './block-copies.ts';
import { dropUnreachable } from './edges.ts';
import { findWay } from './known-on-way.ts';

/** Blocks with more instructions are not copied. */
const largestBlock = 8;
/** Instructions that copies may add to a function: so many, and as a part of what it has. */
const growth = { least: 60, part: 0.25 };
/** So many blocks in a row are passed by on one way. */
const mostOnOneWay = 6;

export function threadJumps(module: LinearModule, func: Func): boolean {
  const isDropped = dropUnreachable(func);
  return new Threading(module, func).run() || isDropped;
}

class Threading {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #forest: LoopForest;
  readonly #isHeader: Uint8Array;
  /** By block, as long as it is the only one that leads there. */
  readonly #onlyPred: Int32Array;
  /** For each temporary the one block that mentions it, or `several`. */
  readonly #home: Int32Array;
  /** Temporaries that become locals. */
  readonly #locals = new Map<number, Dest>();
  #room: number;

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    this.#forest = findLoops(graphOfBlocks(func.blocks));
    this.#isHeader = scratchBytes(func.blocks.length);
    for (const header of this.#forest.header) this.#isHeader[header] = 1;
    this.#onlyPred = scratchCopy(predecessorsOf(func.blocks).map((preds) => (preds.length === 1 ? preds[0] : -1)));
    this.#home = findHomes(func);
    const size = func.blocks.reduce((sum, { instrs }) => sum + instrs.length, 0);
    this.#room = growth.least + growth.part * size;
  }

  run(): boolean {
    const { blocks } = this.#func;
    let changed = false;
    for (let b = 0, original = blocks.length; b < original; b++) {
      /** Ways that lead elsewhere; an end is changed once, however many it has. */
      const led = new Map<number, number>();
      for (const target of new Set(targetsOf(blocks[b].terminator))) {
        const to = this.#threadWay(b, target);
        if (to !== target) led.set(target, to);
      }
      if (led.size === 0) continue;
      blocks[b].terminator = mapTargets(blocks[b].terminator, (target) => led.get(target) ?? target);
      changed = true;
    }
    if (!changed) return false;
    dropUnreachable(this.#func);
    this.#placeLocals();
    renumberSymbols(this.#func);
    return true;
  }

  /** Passes by blocks on the way from one block to another as long as it is known where they lead; gives the block to go to. */
  #threadWay(from: number, to: number): number {
    const { blocks } = this.#func;
    const copied: Instr[] = [];
    let at = to;
    for (let steps = 0; steps < mostOnOneWay && this.#canPassBy(at); steps++) {
      const next = findWay(this.#module, this.#func, this.#chainTo(from), { to, copied, at });
      if (next === undefined || this.#isWayBack(at, next)) break;
      for (const instr of this.#copyOf(blocks[at])) copied.push(instr);
      at = next;
    }
    if (at === to) return to;
    this.#room -= copied.length;
    // It may have one way in more.
    if (at < this.#onlyPred.length) this.#onlyPred[at] = -1;
    if (blocks[from].terminator.op !== 'Goto')
      return blocks.push({ phis: [], instrs: copied, terminator: { op: 'Goto', targets: [at] } }) - 1;
    for (const instr of copied) blocks[from].instrs.push(instr);
    return at;
  }

  /** The blocks that were executed before this one in any case, it itself last. */
  #chainTo(block: number): number[] {
    const chain = [block];
    for (let at = this.#onlyPred[block]; at >= 0 && chain.length < longestChain; at = this.#onlyPred[at])
      chain.unshift(at);
    return chain;
  }

  #canPassBy(at: number): boolean {
    if (at === 0 || at >= this.#isHeader.length || this.#isHeader[at] === 1) return false;
    const { instrs, terminator } = this.#func.blocks[at];
    if (terminator.op !== 'CondGoto' && terminator.op !== 'Switch') return false;
    return instrs.length <= Math.min(largestBlock, this.#room) && instrs.every((instr) => this.#canCopy(instr));
  }

  #canCopy(instr: Instr): boolean {
    if (instr.op === 'Call' || instr.op === 'ICall' || instr.op === 'Alloca') return false;
    return destsOf(instr).every((dest) => dest.kind !== 't' || this.#mayBeTwice(dest.index));
  }

  /** Operations of the core profile give temporaries alone, so one that is read elsewhere cannot become a local there. */
  #mayBeTwice(temporary: number): boolean {
    if (this.#module.profile === 'core' && this.#home[temporary] === several) return false;
    return !this.#func.symbols[temporary].type.endsWith('*');
  }

  #isWayBack(from: number, to: number): boolean {
    return this.#isHeader[to] === 1 && loopContains(this.#forest, this.#forest.of[to], from);
  }

  #copyOf({ instrs }: Block): Instr[] {
    const fresh = new Map<number, Dest>();
    const map = (operand: Operand): Operand => (operand.kind === 't' ? (fresh.get(operand.index) ?? operand) : operand);
    return instrs.map((instr) =>
      mapDests(mapOperands(instr, map), (dest) => {
        if (dest.kind !== 't') return dest;
        const { symbols } = this.#func;
        const { type } = symbols[dest.index];
        if (this.#home[dest.index] !== several) {
          const made: Dest = { kind: 't', index: symbols.push({ kind: 't', type }) - 1 };
          fresh.set(dest.index, made);
          return made;
        }
        if (!this.#locals.has(dest.index))
          this.#locals.set(dest.index, { kind: 'l', index: symbols.push({ kind: 'l', type }) - 1 });
        return dest;
      }),
    );
  }

  #placeLocals(): void {
    if (this.#locals.size === 0) return;
    const place = <O extends Operand>(operand: O): O =>
      operand.kind === 't' ? ((this.#locals.get(operand.index) as O | undefined) ?? operand) : operand;
    const rewrite = <I extends Instr>(instr: I): I => mapDests(mapOperands(instr, place), place);
    for (const block of this.#func.blocks) {
      block.instrs.forEach((instr, i) => (block.instrs[i] = rewrite(instr)));
      block.terminator = rewrite(block.terminator);
    }
  }
}

/** So many blocks are looked at in front of a way. */
const longestChain = 4;
