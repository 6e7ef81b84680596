/**
 * Loop-invariant code motion, in SSA form: what computes the same in each round of a loop is computed once, in front of it.
 *
 * Operations that cannot trap move from everywhere in the loop. What may trap (loads, divisions) moves only if it is executed whenever the loop is entered, before
 * anything that is noticed outside: stores, calls. Which of several traps a program ends with may so change; that it
 * ends, and what it has done until then, does not. A load moves only if nothing in the loop may write what it reads: a store to
 * another object (slots, data and arrays of the module, not those of one function among each other, decision 0220) does not, one
 * through an address of unknown origin and a call of what writes may. A call moves like a load, if its function writes nothing; one that need
 * not come back only as the first instruction that anything can be told of. Loops are those that have a block in front (`rotate.ts`), inner ones first.
 */
import { reversePostOrder } from '../base/depth-search.ts';
import type { LoopForest } from '../base/loops.ts';
import { scratchBytes, scratchInts } from '../base/scratch.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { predecessorsOf } from '../linear/cfg.ts';
import {
  destsOf,
  effectRowOf,
  isCalc,
  isSafeDivision,
  onlyComputes,
  operandsOf,
  targetsOf,
  writesGlobal,
} from '../linear/instr.ts';
import { memTypes } from '../linear/opcodes.ts';
import type { Call, Func, Instr, LinearModule, Load, Operand } from '../linear/nodes.ts';
import { hasEffect } from '../table/row.ts';
import { loopBlocks } from './loop-blocks.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';

export function hoistInvariants(module: LinearModule, { effects, analyses }: Known): Sweep {
  return {
    order: module.funcs.keys(),
    run: (func) => hoistIn({ module, func: module.funcs[func], effects }, analyses),
  };
}

type Effects = Known['effects'];

function hoistIn(scope: Scope, analyses: Analyses): boolean {
  const { func } = scope;
  const forest = analyses.of('loops', func);
  if (forest.count === 0) return false;
  const order = reversePostOrder(analyses.of('graph', func));
  const hoister = new Hoister(scope, analyses.valuesOf(func), forest, order);
  let changed = false;
  for (let loop = forest.count - 1; loop >= 0; loop--) changed = hoister.run(loop) || changed;
  return changed;
}

/** What a loop may write. */
interface Writes {
  /** Anything at all: there is a call, or a store to an unknown place. */
  readonly all: boolean;
  /** Data and arrays of the module that are stored to. */
  readonly globals: ReadonlySet<number>;
  /** Slots and arrays of the function that are stored to. */
  readonly locals: ReadonlySet<number>;
  readonly scalars: ReadonlySet<number>;
}

interface Scope {
  readonly module: LinearModule;
  readonly func: Func;
  readonly effects: Effects;
}

class Hoister {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #effects: Effects;
  readonly #forest: LoopForest;
  readonly #preds: readonly number[][];
  readonly #values: ValueTable;
  /** The block and the instruction of each value. */
  readonly #home: Int32Array;
  readonly #definition: (Instr | undefined)[];
  readonly #inside: Uint8Array;
  /** The blocks of each loop, those of the loops in it as well. */
  readonly #members: number[][];

  constructor({ module, func, effects }: Scope, values: ValueTable, forest: LoopForest, order: Int32Array) {
    this.#module = module;
    this.#func = func;
    this.#effects = effects;
    this.#forest = forest;
    this.#preds = predecessorsOf(func.blocks);
    this.#values = values;
    this.#home = scratchInts(this.#values.count, -1);
    this.#definition = new Array<Instr | undefined>(this.#values.count).fill(undefined);
    this.#inside = scratchBytes(func.blocks.length);
    this.#members = loopBlocks(forest, order);
    func.blocks.forEach(({ phis, instrs }, b) => {
      for (const instr of phis) this.#define(instr, b);
      for (const instr of instrs) this.#define(instr, b);
    });
  }

  #define(instr: Instr, block: number): void {
    for (const dest of destsOf(instr)) {
      if (!isValue(dest)) continue;
      this.#home[valueOf(this.#values, dest)] = block;
      this.#definition[valueOf(this.#values, dest)] = instr;
    }
  }

  run(loop: number): boolean {
    // One that is entered elsewhere too has no place in front of it.
    if (this.#forest.irreducible[loop] === 1) return false;
    const header = this.#forest.header[loop];
    const members = this.#members[loop];
    const preheader = this.#preheaderOf(header, members);
    if (preheader === undefined) return false;
    for (const block of members) this.#inside[block] = 1;
    const changed = this.#hoistFrom(header, members, preheader);
    for (const block of members) this.#inside[block] = 0;
    return changed;
  }

  #preheaderOf(header: number, members: readonly number[]): number | undefined {
    if (members.length === 0) return undefined;
    const inside = new Set(members);
    const entries = this.#preds[header].filter((pred) => !inside.has(pred));
    const isAlone = entries.length === 1 && targetsOf(this.#func.blocks[entries[0]].terminator).length === 1;
    return isAlone ? entries[0] : undefined;
  }

  #hoistFrom(header: number, members: readonly number[], preheader: number): boolean {
    const { blocks } = this.#func;
    const writes = this.#writesOf(members);
    const sure = this.#executedAtOnce(header);
    const target = blocks[preheader].instrs;
    const before = target.length;
    for (const block of members) {
      const { instrs } = blocks[block];
      let kept = 0;
      for (const instr of instrs) {
        if (this.#canMove(instr, writes, sure)) {
          target.push(instr);
          this.#define(instr, preheader);
        } else instrs[kept++] = instr;
      }
      instrs.length = kept;
    }
    return target.length > before;
  }

  /** The instructions that are executed whenever the loop is entered, before anything that is noticed outside. */
  #executedAtOnce(header: number): ReadonlySet<Instr> {
    const { blocks } = this.#func;
    const sure = new Set<Instr>();
    const seen = new Set<number>();
    let mayTrap = false;
    for (let at = header; !seen.has(at);) {
      seen.add(at);
      for (const instr of blocks[at].instrs) {
        // A call that may stay can be the first that anybody notices, if nothing before it ends the program.
        if (this.#isNoticed(instr)) return mayTrap || this.#writes(instr) ? sure : sure.add(instr);
        sure.add(instr);
        mayTrap ||= this.#traps(instr);
      }
      const targets = targetsOf(blocks[at].terminator);
      if (targets.length !== 1 || this.#inside[targets[0]] === 0 || this.#preds[targets[0]].length !== 1) break;
      [at] = targets;
    }
    return sure;
  }

  #canMove(instr: Instr, writes: Writes, sure: ReadonlySet<Instr>): boolean {
    if (!destsOf(instr).every(isValue) || !operandsOf(instr).every((operand) => this.#isInvariant(operand, writes)))
      return false;
    if (isCalc(instr)) return onlyComputes(instr) || sure.has(instr);
    // Other copies are of no use in front of the loop.
    if (instr.op === 'Assign') return instr.operands[0].kind === 'g' && !isNameable(this.#module, instr.operands[0]);
    if (instr.op === 'Load') {
      if (instr.volatile === true || this.#isWritten(instr.operands[0], writes)) return false;
      return sure.has(instr) || this.#isSafe(instr);
    }
    if (instr.op === 'Call') return sure.has(instr) && this.#isRepeatable(instr, writes);
    return instr.op === 'ArrayLoad' && sure.has(instr) && !this.#isWritten(instr.operands[0], writes);
  }

  /** The call gives the same in each round, and is noticed by nobody. */
  #isRepeatable({ func }: Call, { all, globals, locals, scalars }: Writes): boolean {
    const { reads, writes } = this.#effects()[func];
    const isWritten = all || globals.size + locals.size + scalars.size > 0;
    return !writes && !(reads && isWritten);
  }

  /** Anything but a call that does no more than, maybe, stay. */
  #writes(instr: Instr): boolean {
    return instr.op !== 'Call' || writesGlobal(instr) || this.#effects()[instr.func].writes;
  }

  #traps(instr: Instr): boolean {
    if (instr.op === 'Call') return this.#effects()[instr.func].traps;
    return !(isCalc(instr) && isSafeDivision(instr)) && hasEffect(effectRowOf(instr.op), 'traps');
  }

  /** Something that is there when the program ends, or that may end it otherwise than by a trap. */
  #isNoticed(instr: Instr): boolean {
    if (writesGlobal(instr) || ('volatile' in instr && instr.volatile === true)) return true;
    if (instr.op === 'Call') return this.#effects()[instr.func].writes || this.#effects()[instr.func].stays;
    const row = effectRowOf(instr.op);
    return (['writes', 'calls', 'allocates'] as const).some((effect) => hasEffect(row, effect));
  }

  #isInvariant(operand: Operand, { all, scalars }: Writes): boolean {
    if (isValue(operand)) {
      const home = this.#home[valueOf(this.#values, operand)];
      return home < 0 || this.#inside[home] === 0;
    }
    return isNameable(this.#module, operand) || (operand.kind === 'g' && !all && !scalars.has(operand.index));
  }

  /** The object that an address points into, as far as the function itself has made the address. */
  #objectOf(address: Operand): Operand | undefined {
    let at = address;
    for (let steps = 0; steps < 16; steps++) {
      if (at.kind === 'g') return isNameable(this.#module, at) ? at : undefined;
      if (!isValue(at)) return undefined;
      if ('storage' in this.#func.symbols[at.index]) return at;
      const next = this.#baseOf(this.#definition[valueOf(this.#values, at)]);
      if (next === undefined) return undefined;
      at = next;
    }
    return undefined;
  }

  /** The address to which an instruction adds something. */
  #baseOf(instr: Instr | undefined): Operand | undefined {
    if (instr?.op === 'Assign') return instr.operands[0];
    if (instr?.op !== 'AddL' && instr?.op !== 'AddI') return undefined;
    const [a, b] = instr.operands;
    if (b.kind === 'v' || this.#isObject(a)) return a;
    return a.kind === 'v' || this.#isObject(b) ? b : undefined;
  }

  #isObject(operand: Operand): boolean {
    if (operand.kind === 'g') return isNameable(this.#module, operand);
    return operand.kind === 'l' && 'storage' in this.#func.symbols[operand.index];
  }

  #isWritten(address: Operand, { all, globals, locals }: Writes): boolean {
    const object = this.#objectOf(address);
    if (object?.kind === 'g') {
      const global = this.#module.globals[object.index];
      if (global.storage === 'data' && global.constant) return false;
      return all || globals.has(object.index);
    }
    if (all || object === undefined) return all || globals.size + locals.size > 0;
    return this.#mayMeet(object, locals);
  }

  /** Arrays of one function lie beside each other. */
  #mayMeet(object: Operand, locals: ReadonlySet<number>): boolean {
    if (object.kind !== 'l') return true;
    const symbol = this.#func.symbols[object.index];
    const isArray = 'storage' in symbol && symbol.storage === 'array';
    return isArray ? locals.size > 0 : locals.has(object.index);
  }

  /** A load from an object, inside of it. */
  #isSafe({ operands: [address], offset, mem }: Load): boolean {
    const end = offset + memTypes[mem].size;
    if (address.kind === 'g') {
      const global = this.#module.globals[address.index];
      return (
        global.storage === 'data' &&
        global.extern !== true &&
        (address.offset ?? 0) + end <= global.size &&
        (address.offset ?? 0) >= 0
      );
    }
    if (address.kind !== 'l') return false;
    const symbol = this.#func.symbols[address.index];
    return 'storage' in symbol && symbol.storage === 'slot' && end <= symbol.size;
  }

  #writesOf(members: readonly number[]): Writes {
    const globals = new Set<number>();
    const locals = new Set<number>();
    const scalars = new Set<number>();
    let all = false;
    for (const block of members) {
      for (const instr of this.#func.blocks[block].instrs) {
        for (const dest of destsOf(instr)) if (dest.kind === 'g') scalars.add(dest.index);
        const row = effectRowOf(instr.op);
        if (instr.op === 'Call' && !this.#effects()[instr.func].writes) continue;
        if (hasEffect(row, 'calls') || instr.op === 'Release' || instr.op === 'Alloca') all = true;
        else if (hasEffect(row, 'writes')) {
          const object = this.#objectOf(operandsOf(instr)[0]);
          if (object?.kind === 'g') globals.add(object.index);
          else if (object?.kind === 'l') locals.add(object.index);
          else all = true;
        }
      }
    }
    return { all, globals, locals, scalars };
  }
}
