/**
 * What a call of each function may do, found along the call graph, callees first: whether it reads or writes what others see, may trap, and may stay
 * for ever. Functions that call each other in circles do what any of them does, and may stay. Nothing is known of functions without a body,
 * of those whose bodies nobody has read, and of calls through pointers.
 *
 * Memory of the frame is the function's own, and constant data is no memory that changes. Asked for in SSA form, in which the ends of loops are told
 * (loop-ends.ts); in other forms a loop may stay.
 */
import { componentMembers, findComponents } from '../../base/components.ts';
import { flattenGraph } from '../../base/graph.ts';
import { findLoops } from '../../base/loops.ts';
import { hasEffect } from '../../table/row.ts';
import { graphOfBlocks, predecessorsOf } from '../cfg.ts';
import { destsOf, effectRowOf, isCalc, isSafeDivision, operandsOf } from '../instr.ts';
import { memTypes } from '../opcodes.ts';
import { isUnread, type Func, type Instr, type LinearModule, type Load, type Operand, type Store } from '../nodes.ts';
import { LoopEnds } from './loop-ends.ts';

/** What a call of a function may do. */
export interface FuncEffects {
  readonly reads: boolean;
  readonly writes: boolean;
  readonly traps: boolean;
  /** It need not come back. */
  readonly stays: boolean;
  /** It has loops, so that a call may cost much. */
  readonly loops: boolean;
}

const anything: FuncEffects = { reads: true, writes: true, traps: true, stays: true, loops: true };

/** The result depends on the arguments alone, and nothing else is noticed but a trap, or that it stays. */
export function isConstant({ reads, writes }: FuncEffects): boolean {
  return !reads && !writes;
}

/** The effects of all functions, by index. */
export function findEffects(module: LinearModule): readonly FuncEffects[] {
  const own = module.funcs.map((func) => (isKnown(func) ? ownEffects(module, func) : anything));
  const callees = module.funcs.map((func) => (isKnown(func) ? calleesOf(func) : []));
  const found = findComponents(flattenGraph({ size: callees.length, entry: 0, successors: (func) => callees[func] }));
  const { start, items } = componentMembers(found);
  const effects: FuncEffects[] = [...own];
  for (let c = 0; c < found.count; c++) {
    const members = [...items.subarray(start[c], start[c + 1])];
    const isCircle = members.length > 1 || callees[members[0]].includes(members[0]);
    const all = members.flatMap((f) => [own[f], ...callees[f].filter((g) => found.of[g] !== c).map((g) => effects[g])]);
    const sum = all.reduce(both);
    for (const f of members) effects[f] = isCircle ? { ...sum, traps: true, stays: true, loops: true } : sum;
  }
  return effects;
}

function isKnown(func: Func): boolean {
  return !func.extern && !isUnread(func) && func.form !== 'linear';
}

function both(a: FuncEffects, b: FuncEffects): FuncEffects {
  return {
    reads: a.reads || b.reads,
    writes: a.writes || b.writes,
    traps: a.traps || b.traps,
    stays: a.stays || b.stays,
    loops: a.loops || b.loops,
  };
}

function calleesOf({ blocks }: Func): number[] {
  const found = new Set<number>();
  for (const { instrs } of blocks) for (const instr of instrs) if (instr.op === 'Call') found.add(instr.func);
  return [...found];
}

/** Of a function without those that it calls. */
function ownEffects(module: LinearModule, func: Func): FuncEffects {
  const places = new Places(module, func);
  let effects: FuncEffects = { reads: false, writes: false, traps: false, ...loopEffects(module, func) };
  for (const { phis, instrs, terminator } of func.blocks) {
    if (terminator.op === 'Trap') effects = { ...effects, traps: true };
    for (const instr of [...phis, ...instrs, terminator]) {
      const one = places.effectsOf(instr);
      if (one !== undefined) effects = both(effects, one);
    }
  }
  return effects;
}

function loopEffects(module: LinearModule, func: Func): Pick<FuncEffects, 'stays' | 'loops'> {
  const forest = findLoops(graphOfBlocks(func.blocks));
  if (forest.count === 0) return { stays: false, loops: false };
  if (func.form !== 'ssa') return { stays: true, loops: true };
  const ends = new LoopEnds(module, func, forest);
  const preds = predecessorsOf(func.blocks);
  const isEnding = (loop: number): boolean => ends.ends(loop, preds[forest.header[loop]]);
  return { stays: !Array.from({ length: forest.count }, (_, loop) => loop).every(isEnding), loops: true };
}

/** What instructions do to memory, as far as addresses are made by sums of temporaries. */
class Places {
  readonly #module: LinearModule;
  readonly #func: Func;
  /** The sum that gives each temporary, by symbol. */
  readonly #sums: (Instr | undefined)[] = [];

  constructor(module: LinearModule, func: Func) {
    this.#module = module;
    this.#func = func;
    for (const { instrs } of func.blocks)
      for (const instr of instrs)
        if ((instr.op === 'AddL' || instr.op === 'AddI') && 'dest' in instr && instr.dest.kind === 't')
          this.#sums[instr.dest.index] = instr;
  }

  /** Undefined: nothing. */
  effectsOf(instr: Instr): FuncEffects | undefined {
    const scalars = {
      reads: operandsOf(instr).some((operand) => this.#isScalar(operand)),
      writes: destsOf(instr).some(({ kind }) => kind === 'g'),
    };
    const none: FuncEffects = { ...scalars, traps: false, stays: false, loops: false };
    if (instr.op === 'Load' || instr.op === 'Store') return both(none, this.#access(instr));
    if (instr.op === 'Call') return scalars.reads || scalars.writes ? none : undefined;
    const row = effectRowOf(instr.op);
    if (hasEffect(row, 'calls') || hasEffect(row, 'allocates') || instr.op === 'Release') return anything;
    const traps = hasEffect(row, 'traps') && !(isCalc(instr) && isSafeDivision(instr));
    const reads = hasEffect(row, 'reads') || scalars.reads;
    const writes = hasEffect(row, 'writes') || scalars.writes;
    return traps || reads || writes ? { reads, writes, traps, stays: false, loops: false } : undefined;
  }

  #isScalar(operand: Operand): boolean {
    return operand.kind === 'g' && this.#module.globals[operand.index].storage === 'scalar';
  }

  #access(instr: Load | Store): FuncEffects {
    if (instr.volatile === true) return anything;
    const kind = this.#kindOf(instr.operands[0]);
    return {
      reads: instr.op === 'Load' && kind === 'other',
      writes: instr.op === 'Store' && kind !== 'own',
      traps: !this.#isInside(instr),
      stays: false,
      loops: false,
    };
  }

  /** Memory of the frame, constant data, or anything else. */
  #kindOf(address: Operand): 'own' | 'constant' | 'other' {
    let at = address;
    for (let steps = 0; steps < 16; steps++) {
      if (at.kind === 'g') {
        const global = this.#module.globals[at.index];
        return global.storage === 'data' && global.constant && global.extern !== true ? 'constant' : 'other';
      }
      if (at.kind === 'l' && 'storage' in this.#func.symbols[at.index]) return 'own';
      const sum = at.kind === 't' ? this.#sums[at.index] : undefined;
      if (sum === undefined) return 'other';
      const [a, b] = operandsOf(sum);
      at = b.kind === 'v' || this.#isObject(a) ? a : b;
    }
    return 'other';
  }

  #isObject(operand: Operand): boolean {
    if (operand.kind === 'g') return !this.#isScalar(operand);
    return operand.kind === 'l' && 'storage' in this.#func.symbols[operand.index];
  }

  #isInside({ operands: [address], offset, mem }: Load | Store): boolean {
    const end = offset + memTypes[mem].size;
    if (address.kind === 'g') {
      const global = this.#module.globals[address.index];
      const at = address.offset ?? 0;
      return global.storage === 'data' && global.extern !== true && at >= 0 && at + end <= global.size;
    }
    if (address.kind !== 'l') return false;
    const symbol = this.#func.symbols[address.index];
    return 'storage' in symbol && symbol.storage === 'slot' && end <= symbol.size;
  }
}
