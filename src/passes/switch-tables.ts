/**
 * A switch whose ways only bring constants to one place becomes a load from a table, in SSA form:
 *
 *     S: switch x (0 A) (1 B) (2 C) else D          S: t1 = LessUI x, 3; cond t1 L D
 *     A: goto J; B: goto J; C: goto J        ──▶    L: t2 = x << 2; t3 = @.switch + t2; t4 = load.i32 t3; goto J
 *     J: l = phi [A: 7] [B: 1] [C: 4] [D: …]        J: l = phi [L: t4] [D: …]
 *
 * A jump through a table is guessed by the machine, often wrongly, and behind it stands another jump; the test whether the number is in the table is guessed
 * rightly. Numbers between those of the switch have what the other way brings, if that is a constant too.
 */
import { addTable } from '../linear/added-scalars.ts';
import { phiOperandFrom, predecessorsOf } from '../linear/cfg.ts';
import { integer, sameOperand, targetsOf } from '../linear/instr.ts';
import { operandType, type Block, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Operand, Phi, Switch } from '../linear/nodes.ts';
import { calcRows, memTypes, type CalcOp } from '../linear/opcodes.ts';
import { dropUnreachable } from './edges.ts';
import { phiOf } from './round-copies.ts';

/** Fewer numbers are jumps that are as quick. */
const fewest = 4;
/** More of them would be a long table. */
const most = 1024;
/** Numbers in the table for each one of the switch. */
const sparsest = 4;
/** Values that differ by the way. */
const mostValues = 2;

/** The strict profile has no data. */
export function makeSwitchTables(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  const preds = predecessorsOf(func.blocks);
  let changed = false;
  for (let b = 0; b < preds.length; b++) {
    const { terminator } = func.blocks[b];
    if (terminator.op !== 'Switch') continue;
    const found = findTables(func, b, terminator, preds);
    if (found === undefined) continue;
    new Writer(module, func, found, terminator.span).write(b, terminator);
    changed = true;
  }
  if (changed) dropUnreachable(func);
  return changed;
}

interface Tables {
  /** Where the ways meet. */
  readonly meeting: number;
  readonly least: bigint;
  /** For each number from the least on, the block from which it comes to where they meet. */
  readonly from: readonly number[];
  /** The blocks that nobody goes through any more. */
  readonly gone: ReadonlySet<number>;
}

function findTables(func: Func, b: number, end: Switch, preds: readonly (readonly number[])[]): Tables | undefined {
  const count = end.values.length;
  if (count < fewest) return undefined;
  const values = end.values.map(BigInt);
  const [least, greatest] = values.reduce(
    ([low, high], v) => [v < low ? v : low, v > high ? v : high],
    [values[0], values[0]],
  );
  const span = greatest - least + 1n;
  if (span > most || span > BigInt(count) * BigInt(sparsest)) return undefined;
  const other = end.targets[count];
  const meeting = meetingOf(func, b, end.targets[0] === other ? end.targets[1] : end.targets[0], preds);
  const { phis } = func.blocks[meeting];
  if (meeting === b || phis.length > mostValues) return undefined;
  const fromOf = (target: number): number | undefined => {
    if (meetingOf(func, b, target, preds) !== meeting) return undefined;
    const from = target === meeting ? b : target;
    return phis.every((phi) => isInteger(phiOperandFrom(phi, from))) ? from : undefined;
  };
  const from = new Array<number | undefined>(Number(span)).fill(fromOf(other));
  values.forEach((value, i) => (from[Number(value - least)] = fromOf(end.targets[i])));
  if (!from.every((one) => one !== undefined)) return undefined;
  return {
    meeting,
    least,
    from,
    gone: new Set([b, ...from].filter((one) => one !== other && (one !== b || other !== meeting))),
  };
}

/** Where a way comes to that does nothing: its own block, if that does something. */
function meetingOf(func: Func, b: number, target: number, preds: readonly (readonly number[])[]): number {
  const { phis, instrs, terminator } = func.blocks[target];
  const isStep = phis.length === 0 && instrs.length === 0 && terminator.op === 'Goto' && preds[target].length === 1;
  return isStep && preds[target][0] === b ? targetsOf(terminator)[0] : target;
}

function isInteger(operand: Operand): boolean {
  return operand.kind === 'v' && (operand.type === 'i32' || operand.type === 'i64');
}

class Writer {
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #tables: Tables;
  readonly #span: Switch['span'];

  constructor(module: LinearModule, func: Func, tables: Tables, span: Switch['span']) {
    this.#module = module;
    this.#func = func;
    this.#tables = tables;
    this.#span = span;
  }

  write(b: number, { operands: [value], targets, span }: Switch): void {
    const { blocks } = this.#func;
    const { meeting, least, from, gone } = this.#tables;
    const { instrs } = blocks[b];
    const isWide = operandType(this.#module, this.#func, value) === 'i64';
    const index =
      least === 0n ? value : this.#make(instrs, isWide ? 'SubL' : 'SubI', value, integer(least, isWide ? 64 : 32));
    const test = this.#make(
      instrs,
      isWide ? 'LessUL' : 'LessUI',
      index,
      integer(BigInt(from.length), isWide ? 64 : 32),
    );
    const load: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [meeting], span } };
    const at = blocks.push(load) - 1;
    const narrow = isWide ? this.#make(load.instrs, 'LToI', index) : index;
    blocks[b].terminator = { op: 'CondGoto', operands: [test], targets: [at, targets[targets.length - 1]], span };
    const { phis } = blocks[meeting];
    phis.forEach((phi, p) => {
      const brought = this.#bring(phi, load.instrs, narrow);
      const ways = phi.sources.map((source, k) => [source, phi.operands[k]] as const);
      phis[p] = phiOf(phi, ...ways.filter(([source]) => !gone.has(source)), [at, brought]);
    });
  }

  #make(instrs: Instr[], op: CalcOp, ...operands: readonly Operand[]): Dest {
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type: calcRows[op].result }) - 1 };
    instrs.push({ op, dest, operands, span: this.#span });
    return dest;
  }

  /** What the phi gets: the constant that all bring, or one from a table. */
  #bring(phi: Phi, instrs: Instr[], index: Operand): Operand {
    const constants = this.#tables.from.map((from) => phiOperandFrom(phi, from));
    if (constants.every((one) => sameOperand(one, constants[0]))) return constants[0];
    const type = operandType(this.#module, this.#func, phi.dest) === 'i64' ? 'i64' : 'i32';
    const numbers = constants.map((one) => (one.kind === 'v' ? BigInt(one.value) : 0n));
    const mem = type === 'i64' ? 'i64' : memTypeOf(numbers);
    const { size } = memTypes[mem];
    const bytes = new Uint8Array(numbers.length * size);
    numbers.forEach((value, i) => {
      for (let k = 0; k < size; k++) bytes[i * size + k] = Number(BigInt.asUintN(8, value >> BigInt(8 * k)));
    });
    const table: Operand = { kind: 'g', index: addTable(this.#module, 'switch', bytes, size) };
    const is64 = this.#module.pointerSize === 8;
    const wide = is64 ? this.#make(instrs, 'UIToL', index) : index;
    const shift = integer(BigInt(Math.log2(size)), is64 ? 64 : 32);
    const distance = size === 1 ? wide : this.#make(instrs, is64 ? 'ShlL' : 'ShlI', wide, shift);
    const address = this.#make(instrs, is64 ? 'AddL' : 'AddI', table, distance);
    const dest: Dest = { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
    instrs.push({ op: 'Load', dest, mem, offset: 0, operands: [address], span: this.#span });
    return dest;
  }
}

/** The smallest cells that hold them. */
function memTypeOf(numbers: readonly bigint[]): 'i8' | 'u8' | 'i16' | 'u16' | 'i32' {
  const fits = (low: bigint, high: bigint): boolean => numbers.every((value) => value >= low && value <= high);
  if (fits(0n, 255n)) return 'u8';
  if (fits(-128n, 127n)) return 'i8';
  if (fits(0n, 65535n)) return 'u16';
  return fits(-32768n, 32767n) ? 'i16' : 'i32';
}
