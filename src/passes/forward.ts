/**
 * Loads of what is known, in SSA form: what was stored at the place, or loaded from it before, and has not been written since. Across blocks, along
 * the states of the memory (memory-states.ts).
 *
 *     store.i32 p0, t1                          store.i32 p0, t1
 *     store.i32 p0+4, t2                        store.i32 p0+4, t2
 *     t3 = load.i32 p0                          t3 = t1
 *
 * A load is known if the last state in which its place may have been written is that of a store of just that, or if a load that dominates it sees the
 * same last state. What was cut off by a store is cut off the value. Volatile loads stay.
 *
 *     B1: t1 = load.i32 p0; …                   B1: t1 = load.i32 p0; …
 *     B2: goto B3                        ──▶    B2: t3 = load.i32 p0; goto B3
 *     B3: t2 = load.i32 p0                      B3: t2 = phi B1 t1, B2 t3
 *
 * Where ways meet, a load that comes first is a phi if it is known on all ways but one, on which it is then done (partial redundancy elimination of
 * loads, as in LLVM's GVN); a way back into a loop is no such one. So a loop does not load again what its last round has looked at.
 */
import { dominates } from '../base/dominators.ts';
import { entryOf } from '../base/once.ts';
import { Memory, type Place } from '../linear/analysis/memory.ts';
import { MemoryStates } from '../linear/analysis/memory-states.ts';
import { isValue, valueOf } from '../linear/analysis/values.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { mapDests, mapOperands } from '../linear/instr.ts';
import { renumberSymbols } from '../linear/renumber.ts';
import type { MemType, ValueType } from '../linear/opcodes.ts';
import {
  operandType,
  type CalcOp,
  type Dest,
  type Func,
  type Instr,
  type LinearModule,
  type Operand,
  type Phi,
} from '../linear/nodes.ts';
import type { Known, Sweep } from './pass.ts';
import { isNameable } from './places.ts';

export function forwardMemory(module: LinearModule, { effects, globalUses, analyses }: Known): Sweep {
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    if (!hasLoads(module, func)) return false;
    const memory = new Memory({ module, func, effects, uses: globalUses(), values: analyses.valuesOf(func) });
    return new Forwarder(module, func, memory).run();
  };
  return { order: module.funcs.keys(), run };
}

function hasLoads(module: LinearModule, func: Func): boolean {
  return func.blocks.some(({ instrs }) => instrs.some((instr) => loadOf(module, func, instr) !== undefined));
}

/** What an instruction loads: cells of which type, into what. */
interface LoadOf {
  readonly dest: Dest;
  readonly mem: MemType | 'scalar';
}

function loadOf(module: LinearModule, func: Func, instr: Instr): LoadOf | undefined {
  if (instr.op === 'Load') return instr.volatile === true ? undefined : { dest: instr.dest, mem: instr.mem };
  if (instr.op === 'ArrayLoad') return { dest: instr.dest, mem: cellOf(operandType(module, func, instr.operands[0])) };
  if (instr.op !== 'Assign' || isNameable(module, instr.operands[0])) return undefined;
  return { dest: instr.dest, mem: 'scalar' };
}

/** The cells of an array of this type. */
function cellOf(array: ValueType): MemType {
  return array === 'f32*' ? 'f32' : 'i32';
}

/** A load whose value has been looked for in vain, and the state of the memory that it sees. */
interface Unknown {
  readonly block: number;
  /** Where it stands in its block. */
  readonly at: number;
  readonly instr: Instr;
  readonly load: LoadOf;
  readonly last: number;
}

/** The one way on which a load is done, as it is there. */
interface Missing {
  readonly pred: number;
  readonly instr: Instr;
}

/** Ways that meet in a block whose loads are looked at, and blocks in which a way is followed back. */
const mostWays = 8;
const mostBlocks = 32;

class Forwarder {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #memory: Memory;
  readonly #states: MemoryStates;
  /** What has been loaded in blocks that dominate this one, by place and state; and in which order. */
  readonly #known = new Map<string, Dest>();
  readonly #order: string[] = [];
  /** All that has been loaded anywhere, by place and state, and by block. */
  readonly #loads = new Map<string, Map<number, Dest>>();
  /** Those in blocks where ways meet. */
  readonly #unknown: Unknown[] = [];
  readonly #preds: readonly (readonly number[])[];
  /** Of blocks where ways meet: the phis by the numbers of their values, and how many instructions stand before the first that somebody notices. */
  readonly #phis = new Map<number, ReadonlyMap<number, Phi>>();
  readonly #quiet = new Map<number, number>();
  #changed = false;

  constructor(module: LinearModule, func: Func, memory: Memory) {
    this.#module = module;
    this.#func = func;
    this.#memory = memory;
    this.#states = new MemoryStates(func, memory);
    this.#preds = predecessorsOf(func.blocks);
  }

  run(): boolean {
    const { root, children } = this.#states.tree;
    /** Blocks to enter; ~n stands for leaving a block before which n loads were known. */
    const work = [root];
    for (let b = work.pop(); b !== undefined; b = work.pop()) {
      if (b < 0) {
        while (this.#order.length > ~b) this.#known.delete(this.#order.pop() ?? '');
        continue;
      }
      work.push(~this.#order.length);
      this.#enter(b);
      for (let i = children.start[b + 1] - 1; i >= children.start[b]; i--) work.push(children.items[i]);
    }
    if (this.#module.profile === 'core') return this.#changed;
    for (const unknown of this.#unknown) this.#meet(unknown);
    if (this.#func.symbols.length > this.#memory.roots.values.first.length - 1) renumberSymbols(this.#func);
    return this.#changed;
  }

  #enter(block: number): void {
    const { instrs } = this.#func.blocks[block];
    let state = this.#states.atEntry(block);
    instrs.forEach((instr, i) => {
      const known = this.#knownAt(instr, { block, at: i }, state);
      if (known !== undefined) {
        instrs[i] = known;
        this.#memory.define(known, block);
        this.#changed = true;
      } else state = this.#states.after(instr, block, state);
    });
  }

  /** The instruction that gives what a load gives without loading. */
  #knownAt(instr: Instr, { block, at }: Pick<Unknown, 'block' | 'at'>, state: number): Instr | undefined {
    const load = loadOf(this.#module, this.#func, instr);
    const place = load && this.#placeOf(instr, load);
    if (load === undefined || place === undefined || !isValue(load.dest)) return undefined;
    const last = this.#states.clobber(state, place);
    const stored = this.#stored(instr, load, place, last);
    if (stored !== undefined) return stored;
    const { dest } = load;
    const key = this.#keyOf(load, place, last);
    const earlier = this.#known.get(key);
    if (earlier !== undefined) return { op: 'Assign', dest, operands: [earlier], span: instr.span };
    this.#known.set(key, dest);
    this.#order.push(key);
    entryOf(this.#loads, key, () => new Map<number, Dest>()).set(block, dest);
    const ways = this.#preds[block].length;
    if (ways > 1 && ways <= mostWays) this.#unknown.push({ block, at, instr, load, last });
    return undefined;
  }

  #placeOf(instr: Instr, { mem }: LoadOf): Place | undefined {
    return mem === 'scalar' && instr.op === 'Assign'
      ? this.#memory.scalarPlace(instr.operands[0])
      : this.#memory.placeOf(instr);
  }

  #keyOf({ dest, mem }: LoadOf, { object, base, offset }: Place, last: number): string {
    return `${object} ${base} ${offset} ${mem} ${operandType(this.#module, this.#func, dest)} ${last}`;
  }

  // Where ways meet

  /** Makes a load a phi, if it is known on all ways into its block but one. */
  #meet({ block, at, instr, load, last }: Unknown): void {
    const place = this.#placeOf(instr, load);
    const { instrs, phis } = this.#func.blocks[block];
    if (place === undefined || this.#states.clobber(this.#states.atEntry(block), place) !== last) return;
    const values: Operand[] = [];
    let missing: Missing | undefined;
    for (const pred of this.#preds[block]) {
      const there = this.#onWay(instr, block, pred);
      const value = there && this.#valueBehind(there, load, pred);
      if (there === undefined) return;
      if (value === undefined) {
        if (missing !== undefined || !this.#mayLoadBehind(pred, block, at)) return;
        missing = { pred, instr: there };
      }
      values.push(value ?? load.dest);
    }
    if (missing !== undefined && values.length === 1) return;
    const sources = this.#preds[block];
    const operands = values.map((value, i) => (sources[i] === missing?.pred ? this.#loadBehind(missing, load) : value));
    const dest = this.#newLocal(load);
    phis.push({ op: 'Phi', dest, operands, sources, span: instr.span });
    instrs[at] = { op: 'Assign', dest: load.dest, operands: [dest], span: instr.span };
    this.#changed = true;
  }

  /** The load as it would be at the end of a block that leads to its own, if its operands are there. */
  #onWay(instr: Instr, block: number, pred: number): Instr | undefined {
    let isThere = true;
    const moved = mapOperands(instr, (operand) => {
      if (!isValue(operand) || this.#memory.homeOf(operand) !== block) return operand;
      const phi = this.#phisOf(block).get(valueOf(this.#memory.roots.values, operand));
      isThere &&= phi !== undefined;
      return phi === undefined ? operand : phiOperandFrom(phi, pred);
    });
    return isThere ? moved : undefined;
  }

  #phisOf(block: number): ReadonlyMap<number, Phi> {
    const { values } = this.#memory.roots;
    const byValue = (phi: Phi): readonly [number, Phi][] =>
      isValue(phi.dest) ? [[valueOf(values, phi.dest), phi]] : [];
    return entryOf(this.#phis, block, () => new Map(this.#func.blocks[block].phis.flatMap(byValue)));
  }

  /** What the load would give there, if that is known. */
  #valueBehind(there: Instr, load: LoadOf, pred: number): Operand | undefined {
    const place = this.#placeOf(there, load);
    if (place === undefined) return undefined;
    const last = this.#states.clobber(this.#states.atEnd(pred), place);
    const stored = this.#stored(there, load, place, last);
    if (stored !== undefined) return stored.op === 'Assign' ? stored.operands[0] : undefined;
    const known = this.#loads.get(this.#keyOf(load, place, last));
    if (known === undefined) return undefined;
    const { idom, root } = this.#states.tree;
    let at = pred;
    for (let steps = 0; steps < mostBlocks && at >= 0 && at !== root && !known.has(at); steps++) at = idom[at];
    return known.get(at);
  }

  /** The block does nothing else than going to that of the load, which does nothing before it that anybody notices. */
  #mayLoadBehind(pred: number, block: number, at: number): boolean {
    const { blocks } = this.#func;
    if (blocks[pred].terminator.op !== 'Goto' || dominates(this.#states.tree, block, pred)) return false;
    const isNoticed = (instr: Instr): boolean =>
      instr.op === 'Call' || this.#memory.isBarrier(instr) || this.#memory.writesAnything(instr);
    const first = entryOf(this.#quiet, block, () => blocks[block].instrs.findIndex(isNoticed));
    return first < 0 || at <= first;
  }

  #loadBehind({ pred, instr }: Missing, load: LoadOf): Operand {
    const type = operandType(this.#module, this.#func, load.dest);
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    this.#func.blocks[pred].instrs.push(mapDests(instr, () => dest));
    return dest;
  }

  #newLocal({ dest }: LoadOf): Dest {
    const type = operandType(this.#module, this.#func, dest);
    return { kind: 'l', index: this.#func.symbols.push({ kind: 'l', type }) - 1, version: 1 };
  }

  // Where it was stored

  #stored(instr: Instr, load: LoadOf, place: Place, last: number): Instr | undefined {
    const maker = this.#states.makerOf(last);
    if (maker === undefined) return undefined;
    if (load.mem === 'scalar') return this.#assigned(instr, load, maker, place);
    const isStore = maker.op === 'Store' || maker.op === 'ArrayStore';
    const there = isStore && !this.#memory.isBarrier(maker) ? this.#memory.placeOf(maker) : undefined;
    if (!isStore || there === undefined || this.#memory.compare(there, place) !== 'same') return undefined;
    const value = maker.operands[maker.operands.length - 1];
    if (!isNameable(this.#module, value)) return undefined;
    const stored = maker.op === 'Store' ? maker.mem : cellOf(operandType(this.#module, this.#func, maker.operands[0]));
    const extend = this.#extension(stored, load, value);
    return extend?.(value, load.dest, instr);
  }

  /** The value of a scalar global, if it was assigned as a whole by a copy. */
  #assigned(instr: Instr, { dest }: LoadOf, maker: Instr, place: Place): Instr | undefined {
    if (maker.op !== 'Assign' || maker.dest.kind !== 'g' || maker.dest.index !== place.object) return undefined;
    const [value] = maker.operands;
    return isNameable(this.#module, value) ? { op: 'Assign', dest, operands: [value], span: instr.span } : undefined;
  }

  /** What makes of a stored value what a load gives. */
  #extension(stored: MemType, { dest, mem }: LoadOf, value: Operand): Extension | undefined {
    const type = operandType(this.#module, this.#func, dest);
    if (mem === 'scalar' || operandType(this.#module, this.#func, value) !== type) return undefined;
    if (mem === stored && wholes[type] === mem) return copy;
    if (type !== 'i32' || narrow[mem]?.bits !== narrow[stored]?.bits) return undefined;
    return narrow[mem]?.extend;
  }
}

type Extension = (value: Operand, dest: Dest, { span }: Instr) => Instr;

const copy: Extension = (value, dest, { span }) => ({ op: 'Assign', dest, operands: [value], span });
const unary =
  (op: CalcOp): Extension =>
  (value, dest, { span }) => ({ op, dest, operands: [value], span });
const mask =
  (bits: number): Extension =>
  (value, dest, { span }) => ({ op: 'BandI', dest, operands: [value, { kind: 'v', type: 'i32', value: bits }], span });

/** The cells that hold a value as a whole. */
const wholes: Readonly<Record<string, MemType>> = { i32: 'i32', i64: 'i64', f32: 'f32', f64: 'f64', v128: 'v128' };

/** Cells narrower than a value. */
const narrow: Readonly<Partial<Record<MemType, { readonly bits: number; readonly extend: Extension }>>> = {
  i8: { bits: 8, extend: unary('Ext8I') },
  u8: { bits: 8, extend: mask(0xff) },
  i16: { bits: 16, extend: unary('Ext16I') },
  u16: { bits: 16, extend: mask(0xffff) },
};
