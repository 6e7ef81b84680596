/**
 * The parts of an instruction, whatever its operation: what it writes, what it reads, where it may go, what it may do.
 *
 * Analyses and passes use these and never list operations. Instructions are immutable, so the functions that change a
 * part return a new instruction, or the same one when nothing changed.
 */
import { canRemoveIfUnused, isPure, type EffectRow } from '../table/row.ts';
import { calcRows, isCalcOp, structuralRows, type LinearOp } from './opcodes.ts';
import type { Assign, Block, Calc, Dest, Func, Instr, Operand, Terminator, ValueType } from './nodes.ts';

const none: readonly never[] = [];

/**
 * What instructions consist of, each part of some. These are read of millions of instructions of all kinds: V8 finds that a part is missing in half
 * the time in which it answers `'dest' in instr`.
 */
interface Parts {
  readonly op: string;
  readonly dest?: Dest;
  readonly dests?: readonly Dest[];
  readonly operands?: readonly Operand[];
  readonly targets?: readonly number[];
}

/** The destination of an instruction that has exactly one by its nature: calls have lists, which `destsOf` gives. */
export function destOf(instr: Parts): Dest | undefined {
  return instr.dest;
}

/** Destinations in written order; empty when the instruction writes no operand. */
export function destsOf({ dest, dests }: Parts): readonly Dest[] {
  return dest === undefined ? (dests ?? none) : [dest];
}

/** The operands that an instruction reads, in written order. */
export function operandsOf(instr: Parts): readonly Operand[] {
  return instr.operands ?? none;
}

/** Labels (linear form) or block numbers (the others) to which a terminator may go, in written order, with repetitions. */
export function targetsOf(end: Parts): readonly number[] {
  return end.targets ?? none;
}

/** Gives a list other elements: handed to one call of `push`, many would be more arguments than a call may have. */
export function refill<T>(list: T[], elements: readonly T[]): void {
  list.length = 0;
  for (const element of elements) list.push(element);
}

const terminators: ReadonlySet<string> = new Set(
  Object.entries(structuralRows).flatMap(([op, row]) => (row.ends === true ? [op] : [])),
);

/** Whether an instruction ends a block. */
export function isTerminator(instr: Instr): instr is Terminator {
  return terminators.has(instr.op);
}

/** Whether an instruction computes one value from values alone. */
export function isCalc(instr: Instr): instr is Calc {
  return isCalcOp(instr.op);
}

/** The effects of an operation; those of a load that is `volatile` are not in the row (`isMovable` knows). */
export function effectRowOf(op: LinearOp): EffectRow {
  return isCalcOp(op) ? calcRows[op] : structuralRows[op];
}

/** Nobody can tell that it was not executed, if its destinations are not read. */
export function isRemovable(instr: Instr): boolean {
  if (instr.op === 'Label' || isTerminator(instr) || writesGlobal(instr)) return false;
  return canRemoveIfUnused(effectRowOf(instr.op)) || isSafeDivision(instr);
}

/** A division by a constant for which none traps. */
export function isSafeDivision(instr: Instr): boolean {
  const isSigned = signedDivisions.has(instr.op);
  const divisor = isSigned || unsignedDivisions.has(instr.op) ? operandsOf(instr)[1] : undefined;
  if (divisor?.kind !== 'v') return false;
  const value = BigInt(divisor.value);
  return value !== 0n && !(isSigned && value === -1n);
}

const signedDivisions: ReadonlySet<LinearOp> = new Set(['DivI', 'DivL', 'ModI', 'ModL']);
const unsignedDivisions: ReadonlySet<LinearOp> = new Set(['DivUI', 'DivUL', 'ModUI', 'ModUL']);

/** A scalar global is memory: writing one is seen by other functions. */
export function writesGlobal(instr: Instr): boolean {
  return destsOf(instr).some((dest) => dest.kind === 'g');
}

/** It computes a value from values, and cannot trap. */
export function onlyComputes(instr: Instr): instr is Calc | Assign {
  return (instr.op === 'Assign' || isCalc(instr)) && (isPure(effectRowOf(instr.op)) || isSafeDivision(instr));
}

/** The instruction with every operand that is read replaced by `map` of it. */
export function mapOperands<I extends Instr>(instr: I, map: (operand: Operand) => Operand): I {
  const before = operandsOf(instr);
  const operands = mapSame(before, map);
  return operands === before ? instr : Object.assign(copyOf(instr), { operands });
}

/** The instruction with every destination replaced by `map` of it. */
export function mapDests<I extends Instr>(instr: I, map: (dest: Dest) => Dest): I {
  const { dest, dests }: Parts = instr;
  if (dest !== undefined) {
    const mapped = map(dest);
    return mapped === dest ? instr : Object.assign(copyOf(instr), { dest: mapped });
  }
  if (dests === undefined) return instr;
  const mapped = mapSame(dests, map);
  return mapped === dests ? instr : Object.assign(copyOf(instr), { dests: mapped });
}

/** The instruction with every target of a jump replaced by `map` of it. */
export function mapTargets<I extends Instr>(instr: I, map: (target: number) => number): I {
  const before = targetsOf(instr);
  const targets = mapSame(before, map);
  return targets === before ? instr : Object.assign(copyOf(instr), { targets });
}

/** A copy. V8 copies an object of one of few shapes as a whole, any other part by part: so each kind has a place of its own. */
function copyOf<I extends Instr>(instr: I): I {
  switch (instr.op) {
    case 'Phi':
      return { ...instr };
    case 'Assign':
      return { ...instr };
    case 'Load':
      return { ...instr };
    case 'Store':
      return { ...instr };
    case 'Call':
      return { ...instr };
    case 'Goto':
      return { ...instr };
    case 'CondGoto':
      return { ...instr };
    case 'Return':
      return { ...instr };
    default:
      return { ...instr };
  }
}

/** The same array when `map` returns every element itself. */
function mapSame<T>(items: readonly T[], map: (item: T) => T): readonly T[] {
  let changed: T[] | undefined;
  for (let i = 0; i < items.length; i++) {
    const item = map(items[i]);
    if (changed === undefined && item === items[i]) continue;
    changed ??= items.slice();
    changed[i] = item;
  }
  return changed ?? items;
}

/** Is it the same place or value? */
export function sameOperand(a: Operand, b: Operand): boolean {
  if (a === b) return true;
  if (a.kind === 'v') {
    return b.kind === 'v' && a.type === b.type && Object.is(a.value, b.value) && a.bits === b.bits;
  }
  if (b.kind === 'v' || a.kind !== b.kind || a.index !== b.index) return false;
  if (a.kind === 'g' && b.kind === 'g') return (a.offset ?? 0) === (b.offset ?? 0);
  return a.kind === 'f' || a.kind === 'g' || b.kind === 'f' || b.kind === 'g' || a.version === b.version;
}

/** An integer, modulo its width. */
export function integer(value: bigint, bits: 32 | 64): Operand {
  const wrapped = BigInt.asIntN(bits, value);
  return bits === 64 ? { kind: 'v', type: 'i64', value: wrapped } : { kind: 'v', type: 'i32', value: Number(wrapped) };
}

/** The 0 of a type; there is none of pointers to elements. */
export function zeroOf(type: ValueType): Operand {
  return { kind: 'v', type, value: type === 'i64' || type === 'v128' ? 0n : 0 };
}

/** A copy that may be changed without changing the original; instructions are shared, since they are immutable. */
export function cloneFunc(func: Func): Func {
  return { ...func, symbols: func.symbols.slice(), instrs: func.instrs.slice(), blocks: func.blocks.map(cloneBlock) };
}

export function cloneBlock(block: Block): Block {
  return { ...block, phis: block.phis.slice(), instrs: block.instrs.slice() };
}

/** Every instruction of a function in whatever form, phis included. */
export function forEachInstr({ instrs, blocks }: Func, visit: (instr: Instr) => void): void {
  instrs.forEach(visit);
  for (const block of blocks) {
    block.phis.forEach(visit);
    block.instrs.forEach(visit);
    visit(block.terminator);
  }
}

/** Puts others in the place of all instructions of a function that has blocks. */
export function mapInstrs({ blocks }: Func, map: <I extends Instr>(instr: I) => I): void {
  for (const block of blocks) {
    for (let i = 0; i < block.phis.length; i++) block.phis[i] = map(block.phis[i]);
    for (let i = 0; i < block.instrs.length; i++) block.instrs[i] = map(block.instrs[i]);
    block.terminator = map(block.terminator);
  }
}

/** Whether the function's stack grows or shrinks: what a frame that is put up once cannot do. */
export function movesStack(op: Instr['op']): boolean {
  return op === 'Alloca' || op === 'Release';
}
