/**
 * What a call of each function may do, found along the call graph, callees first: whether it reads or writes what others see, may trap, and may stay
 * for ever. Functions that call each other in circles do what any of them does, and may stay. Nothing is known of functions without a body,
 * and of calls through pointers; of a body that nobody has read, what its outline says.
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

/** Sets of effects as bits, of which there is one for each instruction. */
const bits = { reads: 1, writes: 2, traps: 4, stays: 8, loops: 16 } as const satisfies Record<
  keyof FuncEffects,
  number
>;
const anything = 31;
const circle = bits.traps | bits.stays | bits.loops;

const named = Array.from({ length: anything + 1 }, (_, set): FuncEffects => ({
  reads: (set & bits.reads) !== 0,
  writes: (set & bits.writes) !== 0,
  traps: (set & bits.traps) !== 0,
  stays: (set & bits.stays) !== 0,
  loops: (set & bits.loops) !== 0,
}));

/** What a function does without those that it calls. */
export interface OwnEffects {
  /** Without its loops. */
  readonly own: number;
  /** What its loops add. To be asked only if that is not known without them: telling whether they end takes time. */
  readonly loops: () => number;
  readonly callees: readonly number[];
}

const noLoops = (): number => 0;
const unknown: OwnEffects = { own: anything, loops: noLoops, callees: [] };

/** The result depends on the arguments alone, and nothing else is noticed but a trap, or that it stays. */
export function isConstant({ reads, writes }: FuncEffects): boolean {
  return !reads && !writes;
}

/**
 * The effects of all functions, by index. Another module may have another body for a weak function, unless `isOwnBody` knows better. Who
 * asks again and again may remember what the single functions do.
 */
export function findEffects(
  module: LinearModule,
  isOwnBody = ({ linkage }: Func): boolean => linkage !== 'weak',
  ownEffects = (func: Func): OwnEffects => findOwnEffects(module, func),
): readonly FuncEffects[] {
  const parts = module.funcs.map((func) => {
    if (!isOwnBody(func)) return unknown;
    return isKnown(func) ? ownEffects(func) : (outlined(func) ?? unknown);
  });
  const graph = { size: parts.length, entry: 0, successors: (func: number) => parts[func].callees };
  const found = findComponents(flattenGraph(graph));
  const { start, items } = componentMembers(found);
  const effects = parts.map(({ own }) => own);
  for (let c = 0; c < found.count; c++) {
    const members = items.subarray(start[c], start[c + 1]);
    let sum = members.length > 1 ? circle : 0;
    for (const f of members) {
      sum |= effects[f];
      // Callees in other components are complete.
      for (const g of parts[f].callees) sum |= g === f ? circle : effects[g];
      if ((sum & bits.stays) === 0 || (sum & bits.loops) === 0) sum |= parts[f].loops();
    }
    for (const f of members) effects[f] = sum;
  }
  return effects.map((set) => named[set]);
}

function isKnown(func: Func): boolean {
  return !func.extern && !isUnread(func) && func.form !== 'linear';
}

/** What was noted of a body that nobody has read; it may call all functions that it refers to. */
function outlined({ stored }: Func): OwnEffects | undefined {
  const { effects, uses = [] } = stored?.outline ?? {};
  if (effects === undefined) return undefined;
  return { own: effects, loops: noLoops, callees: uses.flatMap(({ kind, index }) => (kind === 'f' ? [index] : [])) };
}

export function findOwnEffects(module: LinearModule, func: Func): OwnEffects {
  if (doesAnything(module, func)) return unknown;
  const places = new Places(module, func);
  const callees = new Set<number>();
  let own = 0;
  for (const { phis, instrs, terminator } of func.blocks) {
    for (const phi of phis) own |= places.effectsOf(phi);
    for (const instr of instrs) {
      own |= places.effectsOf(instr);
      if (instr.op === 'Call') callees.add(instr.func);
    }
    own |= places.effectsOf(terminator);
  }
  let looping: number | undefined;
  return { own, loops: () => (looping ??= loopEffects(module, func)), callees: [...callees] };
}

/** It calls what nobody knows. */
function doesAnything(module: LinearModule, { blocks }: Func): boolean {
  const isUnknown = ({ extern, stored }: Func): boolean => extern === true && stored?.outline?.effects === undefined;
  return blocks.some(({ instrs }) =>
    instrs.some((instr) => instr.op === 'ICall' || (instr.op === 'Call' && isUnknown(module.funcs[instr.func]))),
  );
}

function loopEffects(module: LinearModule, func: Func): number {
  const forest = findLoops(graphOfBlocks(func.blocks));
  if (forest.count === 0) return 0;
  if (func.form !== 'ssa') return bits.stays | bits.loops;
  const ends = new LoopEnds(module, func, forest);
  const preds = predecessorsOf(func.blocks);
  const isEnding = (loop: number): boolean => ends.ends(loop, preds[forest.header[loop]]);
  const loops = Array.from({ length: forest.count }, (_, loop) => loop);
  return loops.every(isEnding) ? bits.loops : bits.stays | bits.loops;
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

  effectsOf(instr: Instr): number {
    const scalars =
      (operandsOf(instr).some((operand) => this.#isScalar(operand)) ? bits.reads : 0) |
      (destsOf(instr).some(({ kind }) => kind === 'g') ? bits.writes : 0);
    if (instr.op === 'Load' || instr.op === 'Store') return scalars | this.#access(instr);
    if (instr.op === 'Call') return scalars;
    const row = effectRowOf(instr.op);
    if (hasEffect(row, 'calls') || hasEffect(row, 'allocates') || instr.op === 'Release') return anything;
    const traps = hasEffect(row, 'traps') && !(isCalc(instr) && isSafeDivision(instr));
    return (
      scalars |
      (traps ? bits.traps : 0) |
      (hasEffect(row, 'reads') ? bits.reads : 0) |
      (hasEffect(row, 'writes') ? bits.writes : 0)
    );
  }

  #isScalar(operand: Operand): boolean {
    return operand.kind === 'g' && this.#module.globals[operand.index].storage === 'scalar';
  }

  #access(instr: Load | Store): number {
    if (instr.volatile === true) return anything;
    const kind = this.#kindOf(instr.operands[0]);
    const seen = instr.op === 'Load' ? (kind === 'other' ? bits.reads : 0) : kind === 'own' ? 0 : bits.writes;
    return this.#isInside(instr) ? seen : seen | bits.traps;
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
