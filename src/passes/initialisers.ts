/**
 * What a whole program does before anything else is done when it is compiled: its constructors, and the beginning of the function with which it starts, as far as
 * all is known (evaluate.ts). What they leave in the program's data is what the data begin with, and their code goes.
 *
 *     global data 1024 @squares                                 global data 1024 @squares = {4: "\\01", 8: "\\04", 12: "\\09", …}
 *     func @main                                                func @main
 *     B0: ucond goto B1                                         B0: ucond goto B2
 *     B1: … store.i32 @squares + 4 i, i * i … B1 B2
 *     B2: call @print                                           B2: call @print
 *
 * Of the constructors those in front are done, each as a whole: their calls leave `.run_constructors`, which runs once. What the start does at first can be taken from it only if
 * it is not begun anew, which somebody has to know (`Known.startsOnce`). It goes on outside of all its loops: nothing that has been done is reached again, so each
 * value that is still read is what it was last. Values and a few bytes of the frame are there when it goes on.
 *
 * What others may have touched before, who are called unasked or by name, is not known, nor is what they would find.
 */
import type { Analyses } from '../linear/analysis/table.ts';
import { isValue, valueOf, operandOf } from '../linear/analysis/values.ts';
import { takenFunctions } from '../linear/data-layout.ts';
import { destsOf, forEachInstr, isCalc, operandsOf, refill, sameOperand, targetsOf } from '../linear/instr.ts';
import {
  isUnread,
  operandType,
  startOf,
  type Block,
  type Func,
  type Global,
  type Instr,
  type LinearModule,
  type Operand,
  type Relocation,
  type ValueType,
} from '../linear/nodes.ts';
import type { MemType } from '../linear/opcodes.ts';
import { isCalledUnasked, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import { comeFrom, dropUnreachable, pruneSources } from './edges.ts';
import { Evaluator, GiveUp, type Frame, type MemoryObject, type Surroundings, type Value } from './evaluate.ts';
import type { Known, Sweep } from './pass.ts';

/** Instructions that are executed in a module. */
const mostSteps = 100_000;
/** Bytes that are not 0, by which data may grow. */
const mostBytes = 65_536;
/** Bytes of the frame that are stored when the function goes on. */
const mostFrameBytes = 64;

export function evaluateInitialisers(module: LinearModule, known: Known): Sweep {
  const start = startOf(module);
  const runner = module.funcs.findIndex(({ name, extern }) => !extern && runsConstructors(name));
  const beginnings = known.isWhole ? [runner, known.startsOnce ? (start ?? -1) : -1].filter((func) => func >= 0) : [];
  let left = mostSteps;
  const run = (index: number): boolean => {
    const func = module.funcs[index];
    if (!beginnings.includes(index) || isUnread(func) || left <= 0 || !mayBegin(module, func)) return false;
    if (index !== runner && isCalledAgain(module, index)) return false;
    const isCalledBefore = (one: number): boolean =>
      index === runner ? isCalledUnasked(module.funcs[one].name) : known.isCalledByName(one) && one !== index;
    const foreign = findForeign(module, (one) => one !== runner && isCalledBefore(one));
    const surroundings = {
      module,
      isForeign: (global: number) => foreign.has(global),
      isOwnBody: known.isOwnBody,
      valuesOf: (one: Func) => known.analyses.valuesOf(one),
    };
    const beginning = new Beginning(surroundings, func, known.analyses, left);
    const changed = index === runner ? beginning.runConstructors() : beginning.runStart();
    left = beginning.left;
    return changed;
  };
  return { order: new Set([...beginnings, ...module.funcs.keys()]), run };
}

/** Its first block does something that can be done: most functions begin with what cannot. */
function mayBegin({ funcs }: LinearModule, { blocks: [first] }: Func): boolean {
  const [instr] = first.instrs;
  return instr?.op !== 'Call' || !funcs[instr.func].extern;
}

/** The program itself calls it. */
function isCalledAgain(module: LinearModule, start: number): boolean {
  if (takenFunctions(module).includes(start)) return true;
  return module.funcs.some((func) => {
    if (isUnread(func)) return func.stored?.outline?.uses.some(({ kind, index }) => kind === 'f' && index === start);
    return func.blocks.some(({ instrs }) => instrs.some((instr) => instr.op === 'Call' && instr.func === start));
  });
}

/** The globals that functions name which somebody may have called before: what they hold is not known, nor may they hold anything else then. */
function findForeign(module: LinearModule, isCalled: (func: number) => boolean): ReadonlySet<number> {
  const { funcs, globals } = module;
  const foreign = new Set<number>();
  const reached = new Set<number>();
  const work: number[] = [];
  const reach = (func: number): void => {
    if (!reached.has(func)) work.push(func);
    reached.add(func);
  };
  const touch = (global: number): void => {
    if (foreign.has(global)) return;
    foreign.add(global);
    const data = globals[global];
    if (data.storage !== 'data') return;
    for (const { kind, index } of data.relocations)
      if (kind === 'g') touch(index);
      else reach(index);
  };
  funcs.forEach((_, index) => isCalled(index) && reach(index));
  for (let func = work.pop(); func !== undefined; func = work.pop()) {
    if (isUnread(funcs[func])) {
      for (const { kind, index } of funcs[func].stored?.outline?.uses ?? [])
        if (kind === 'g') touch(index);
        else reach(index);
    } else
      forEachInstr(funcs[func], (instr) => {
        if (instr.op === 'Call') reach(instr.func);
        for (const operand of [...operandsOf(instr), ...destsOf(instr)]) {
          if (operand.kind === 'g') touch(operand.index);
          if (operand.kind === 'f') reach(operand.index);
        }
      });
  }
  return foreign;
}

/** A function that is executed from its beginning. */
class Beginning {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #machine: Evaluator;
  readonly #frame: Frame;
  readonly #analyses: Analyses;

  constructor(around: Surroundings, func: Func, analyses: Analyses, steps: number) {
    this.#module = around.module;
    this.#analyses = analyses;
    this.#func = func;
    this.#machine = new Evaluator(around, steps);
    this.#frame = this.#machine.enter(func, []);
  }

  get left(): number {
    return this.#machine.left;
  }

  // Constructors

  /** Takes the calls of the first constructors from the function that calls them one after another. */
  runConstructors(): boolean {
    const note = noteOf(this.#func);
    if (note === undefined || isNamedElsewhere(this.#module, this.#func, note)) return false;
    const done = new Set<Instr>();
    try {
      for (let [block, from] = [0, -1]; ;) {
        const { instrs, terminator } = this.#machine.enterBlock(this.#frame, block, from);
        for (const instr of instrs) {
          // That it has been called is still to be noted.
          if (isNoting(instr, note)) continue;
          const isConstructor = instr.op === 'Call' && instr.dests.length === 0 && instr.operands.length === 0;
          if (!isConstructor && instr.op !== 'Load') throw new GiveUp();
          this.#machine.execute(this.#frame, instr);
          this.#machine.save();
          if (isConstructor) done.add(instr);
        }
        if (terminator.op === 'Return') break;
        [block, from] = [this.#machine.next(this.#frame, terminator), block];
        if (from >= block) break;
      }
    } catch (error) {
      this.#afterwards(error);
    }
    if (done.size === 0 || !this.#keepData()) return false;
    for (const { instrs } of this.#func.blocks) {
      refill(
        instrs,
        instrs.filter((instr) => !done.has(instr)),
      );
    }
    return true;
  }

  #afterwards(error: unknown): void {
    if (!(error instanceof GiveUp)) throw error;
    this.#machine.takeBack();
  }

  // The start

  /** Takes from the function what it does before anything that is noticed. */
  runStart(): boolean {
    const { of: loopOf } = this.#analyses.of('loops', this.#func);
    const steps = this.#stepsOfLoops();
    let at: Place = { block: 0, instr: 0 };
    let isWorthIt = false;
    let gains = false;
    try {
      for (let [block, from] = [0, -1]; ;) {
        const isOutside = loopOf[block] < 0;
        if (!isOutside && steps[loopOf[block]] > this.left) throw new GiveUp();
        const { instrs, terminator } = this.#machine.enterBlock(this.#frame, block, from);
        for (let instr = 0; instr <= instrs.length; instr++) {
          if (isOutside) {
            this.#machine.save();
            at = { block, instr };
            isWorthIt = gains;
          }
          if (instr === instrs.length) break;
          this.#machine.execute(this.#frame, instrs[instr]);
          gains ||= !isKept(instrs[instr]);
          if (!isCalc(instrs[instr]) && bytesOf(this.#frame) > mostFrameBytes) throw new GiveUp();
        }
        [block, from] = [this.#machine.next(this.#frame, terminator), block];
        gains = true;
      }
    } catch (error) {
      this.#afterwards(error);
    }
    return isWorthIt && this.#goOnAt(at);
  }

  /** By loop, how many instructions it executes when it is entered, as far as that is known beforehand: what is too long need not be begun. */
  #stepsOfLoops(): readonly number[] {
    const { of: loopOf, outer, count } = this.#analyses.of('loops', this.#func);
    const counts = this.#analyses.of('counts', this.#func);
    const steps = new Array<number>(count).fill(0);
    this.#func.blocks.forEach(({ instrs }, block) => loopOf[block] >= 0 && (steps[loopOf[block]] += instrs.length + 1));
    // Outer loops have smaller numbers.
    for (let loop = count - 1; loop >= 0; loop--) {
      steps[loop] *= Number(counts[loop].rounds ?? 1n);
      if (outer[loop] >= 0) steps[outer[loop]] += steps[loop];
    }
    return steps;
  }

  /** The function begins with what is still to be done. */
  #goOnAt({ block, instr }: Place): boolean {
    const func = this.#func;
    const { instrs, terminator } = func.blocks[block];
    const first: Block = { phis: [], instrs: instrs.slice(instr), terminator };
    const given = this.#givenTo([first, ...this.#behind(first, block)]);
    if (given === undefined || !this.#keepData()) return false;
    first.instrs.unshift(...given);
    if (block !== 0) for (const target of new Set(targetsOf(terminator))) comeToFirst(func.blocks[target], block);
    func.blocks = func.blocks.with(0, first);
    pruneSources(func);
    dropUnreachable(func);
    return true;
  }

  /** The blocks that are reached from the one. */
  #behind(first: Block, block: number): Block[] {
    const reached = new Set<number>();
    const work = [...targetsOf(first.terminator)];
    for (let at = work.pop(); at !== undefined; at = work.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      for (const target of targetsOf(this.#func.blocks[at].terminator)) work.push(target);
    }
    // Of phis only the values from blocks that are left count.
    const isLeft = (source: number): boolean => source === block || reached.has(source);
    return [...reached].map((at) => {
      const { phis, ...others } = this.#func.blocks[at];
      const left = phis.map(({ operands, sources, ...phi }) => ({
        ...phi,
        operands: operands.filter((_, k) => isLeft(sources[k])),
        sources,
      }));
      return { ...others, phis: left };
    });
  }

  /** What gives these blocks the values and the bytes of the frame that they read and that have been computed; undefined if that cannot be written. */
  #givenTo(blocks: readonly Block[]): Instr[] | undefined {
    const { table, values, objects } = this.#frame;
    const defined = new Set<number>();
    const wanted = new Set<number>();
    for (const { phis, instrs, terminator } of blocks)
      for (const instr of [...phis, ...instrs, terminator]) {
        for (const dest of destsOf(instr)) if (isValue(dest)) defined.add(valueOf(table, dest));
        for (const operand of operandsOf(instr)) if (isValue(operand)) wanted.add(valueOf(table, operand));
      }
    const given: Instr[] = [];
    for (const value of [...wanted].sort((a, b) => a - b)) {
      const known = values[value];
      if (known === undefined || defined.has(value)) continue;
      const dest = operandOf(this.#func, table, value);
      const operand = this.#operandOf(known, operandType(this.#module, this.#func, dest));
      if (operand === undefined) return undefined;
      given.push({ op: 'Assign', dest, operands: [operand] });
    }
    for (const [symbol, object] of objects) {
      const stores = this.#storesInto(symbol, object);
      if (stores === undefined) return undefined;
      given.push(...stores);
    }
    return given;
  }

  #operandOf(value: Value, type: ValueType): Operand | undefined {
    if (typeof value !== 'object') return { kind: 'v', type, value };
    if (this.#module.profile === 'core') return undefined;
    if ('func' in value) return { kind: 'f', index: value.func };
    const { object, offset } = value;
    if (object.isFrame) {
      const symbol = [...this.#frame.objects].find(([, one]) => one === object)?.[0];
      return symbol === undefined || offset !== 0 ? undefined : { kind: 'l', index: symbol, version: 0 };
    }
    if (offset === 0) return { kind: 'g', index: object.index };
    return offset > 0 && this.#module.globals[object.index].storage === 'data'
      ? { kind: 'g', index: object.index, offset }
      : undefined;
  }

  /** Stores of the bytes that are known of an object of the frame. */
  #storesInto(symbol: number, object: MemoryObject): Instr[] | undefined {
    const { known, addresses, view } = object;
    const declared = this.#func.symbols[symbol];
    if (known === undefined || !known.includes(1)) return [];
    if (!('storage' in declared) || declared.storage !== 'slot') return undefined;
    const { pointerSize } = this.#module;
    const stores: Instr[] = [];
    const store = (mem: MemType, offset: number, value: Operand | undefined): void => {
      if (value !== undefined)
        stores.push({ op: 'Store', mem, offset, operands: [{ kind: 'l', index: symbol, version: 0 }, value] });
    };
    for (let at = 0; at < known.length; at++) {
      if (known[at] === 0) continue;
      const held = addresses.get(at);
      if (held !== undefined) {
        const operand = 'kind' in held ? undefined : this.#operandOf(held, declared.type);
        if (operand === undefined) return undefined;
        store(pointerSize === 8 ? 'i64' : 'i32', at, operand);
        at += pointerSize - 1;
        continue;
      }
      const size = [8, 4, 1].find((one) => at % one === 0 && this.#isPlain(object, at, one)) ?? 1;
      if (size === 8) store('i64', at, { kind: 'v', type: 'i64', value: view.getBigInt64(at, true) });
      else if (size === 4) store('i32', at, { kind: 'v', type: 'i32', value: view.getInt32(at, true) });
      else store('u8', at, { kind: 'v', type: 'i32', value: view.getUint8(at) });
      at += size - 1;
    }
    return stores;
  }
  /** All these bytes are known, as numbers. */
  #isPlain({ known, addresses }: MemoryObject, from: number, size: number): boolean {
    for (let at = from; at < from + size; at++) if (known?.[at] !== 1 || addresses.has(at)) return false;
    return true;
  }

  // Data

  /** Data begin with what has been stored there; false if they would become too large. */
  #keepData(): boolean {
    const { objects, scalars } = this.#machine.changed();
    const { globals } = this.#module;
    const changed = objects.map(([index, object]) => [index, withContents(globals[index], object)] as const);
    const growth = changed.reduce((sum, [index, global]) => sum + bytesIn(global) - bytesIn(globals[index]), 0);
    if (growth > mostBytes) return false;
    for (const [index, global] of changed) globals[index] = global;
    for (const [index, init] of scalars) {
      const global = globals[index];
      if (global.storage === 'scalar') globals[index] = { ...global, init };
    }
    return true;
  }
}

/** What the phis of a block had from this one they have from the first block, and not what they had from that. */
function comeToFirst(block: Block, from: number): void {
  block.phis.forEach((phi, p) => {
    const left = phi.sources.map((source) => source !== 0);
    const [operands, sources] = [phi.operands.filter((_, k) => left[k]), phi.sources.filter((_, k) => left[k])];
    block.phis[p] = { ...phi, operands, sources };
  });
  comeFrom(block, from, 0);
}

interface Place {
  readonly block: number;
  readonly instr: number;
}

/** It is there afterwards as well: what gives values, and bytes of the frame. */
function isKept(instr: Instr): boolean {
  if (instr.op === 'Assign') return isValue(instr.dest) && !isValue(instr.operands[0]);
  return instr.op === 'Store' && instr.operands[0].kind === 'l' && !isValue(instr.operands[1]);
}

/** Where the function that runs constructors notes that it has been called: what it tests at its beginning. */
function noteOf({ blocks: [{ instrs, terminator }] }: Func): number | undefined {
  if (terminator.op !== 'CondGoto') return undefined;
  const [tested] = terminator.operands;
  if (tested.kind === 'g') return tested.index;
  const load = instrs.find((instr) => destsOf(instr).some((dest) => sameOperand(dest, tested)));
  return load?.op === 'Load' && load.operands[0].kind === 'g' ? load.operands[0].index : undefined;
}

function isNoting(instr: Instr, note: number): boolean {
  const place = instr.op === 'Store' ? instr.operands[0] : instr.op === 'Assign' ? instr.dest : undefined;
  return place?.kind === 'g' && place.index === note;
}

/** Another function names the global: one, for instance, in which the body of this one stands. */
function isNamedElsewhere({ funcs }: LinearModule, func: Func, global: number): boolean {
  const isIt = (operand: Operand): boolean => operand.kind === 'g' && operand.index === global;
  return funcs.some((other) => {
    if (other === func) return false;
    if (isUnread(other)) return other.stored?.outline?.uses.some(({ kind, index }) => kind === 'g' && index === global);
    return other.blocks.some(({ phis, instrs, terminator }) =>
      [phis, instrs, [terminator]].some((list) =>
        list.some((instr) => operandsOf(instr).some(isIt) || destsOf(instr).some(isIt)),
      ),
    );
  });
}

function bytesOf({ objects }: Frame): number {
  let sum = 0;
  for (const { knownBytes } of objects.values()) sum += knownBytes;
  return sum;
}

/** The global that begins with these bytes and addresses. */
function withContents(global: Global, { bytes, addresses, view }: MemoryObject): Global {
  if (global.storage === 'scalar') return global;
  if (global.storage === 'array') {
    const init = new Map<number, number>();
    for (let at = 0; at < global.count; at++) {
      const value = global.type === 'i32' ? view.getInt32(4 * at, true) : view.getFloat32(4 * at, true);
      if (!Object.is(value, 0)) init.set(at, value);
    }
    return { ...global, init };
  }
  const relocations = [...addresses].map(([at, held]): Relocation => {
    if ('kind' in held) return { ...held, at };
    return 'func' in held
      ? { at, kind: 'f', index: held.func, addend: 0 }
      : { at, kind: 'g', index: held.object.index, addend: held.offset };
  });
  const length = bytes.findLastIndex((byte) => byte !== 0) + 1;
  return { ...global, bytes: bytes.slice(0, length), relocations: relocations.sort((a, b) => a.at - b.at) };
}

/** Those that are not 0. */
function bytesIn(global: Global): number {
  if (global.storage === 'array') return 4 * global.init.size;
  return global.storage === 'data' ? global.bytes.reduce((sum, byte) => sum + (byte === 0 ? 0 : 1), 0) : 0;
}
