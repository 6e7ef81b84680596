/**
 * A switch whose ways only bring constants to one place becomes a load from a table, in SSA form:
 *
 *     S: switch x (0 A) (1 B) (2 C) else D          S: t1 = LessUI x, 3; cond t1 L D
 *     A: goto J; B: goto J; C: goto J        ──▶    L: t2 = x << 2; t3 = @.switch + t2; t4 = load.i32 t3; goto J
 *     J: l = phi [A: 7] [B: 1] [C: 4] [D: …]        J: l = phi [L: t4] [D: …]
 *
 * A jump through a table is guessed by the machine, often wrongly, and behind it stands another jump; the test whether the number is in the table is guessed
 * rightly. Numbers between those of the switch have what the other way brings, if that is a constant too.
 *
 * Where the numbers lie far apart, their places in the table are told by a product: one is looked for by which each number gets a place of its own (M. Dietzfelbinger,
 * T. Hagerup, J. Katajainen, M. Penttonen, "A reliable randomized algorithm for the closest-pair problem", J. Algorithms 1997), and the number is compared with the one
 * that has this place:
 *
 *     S: t1 = x * 0x9e3779b1; t2 = t1 >>> 28; t3 = load.i32 @.switch.1 + 4 * t2; t4 = EqualI t3, x; cond t4 L D
 *
 * Only for ways that bring constants: with a jump to the ways behind it, it takes as long as the tree of tests (decision 0481).
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
/** How many numbers that lie far apart may be in a table, places for each of them, and how many products are tried for each size of the table. */
const mostApart = 96;
const roomiest = 8;
const mostTries = 2000;

/** The strict profile has no data. */
export function makeSwitchTables(module: LinearModule, func: Func): boolean {
  if (module.profile === 'core') return false;
  const preds = predecessorsOf(func.blocks);
  let changed = false;
  for (let b = 0; b < preds.length; b++) {
    const { terminator } = func.blocks[b];
    const found = findTables(module, func, b, preds);
    if (found === undefined || terminator.op !== 'Switch') continue;
    new Writer(module, func, found, terminator.span).write(b, terminator);
    changed = true;
  }
  if (changed) dropUnreachable(func);
  return changed;
}

type Preds = readonly (readonly number[])[];

interface Tables {
  /** Where the ways meet. */
  readonly meeting: number;
  readonly places: Row | Hash;
  /** For each place, the block from which it comes to where they meet. */
  readonly from: readonly number[];
  /** The blocks that nobody goes through any more. */
  readonly gone: ReadonlySet<number>;
}

/** Numbers in a row have the places from 0 on. */
interface Row {
  readonly kind: 'row';
  readonly least: bigint;
  readonly count: number;
}

/** The place of a number is its product by `factor`, of which the uppermost bits count. */
interface Hash {
  readonly kind: 'hash';
  readonly factor: bigint;
  readonly shift: number;
  /** The number that has the place; where none has, one that has another. */
  readonly numbers: readonly bigint[];
}

/** The way of a number to where all meet. */
interface Case {
  readonly value: bigint;
  readonly from: number;
  /** It goes where all others go. */
  readonly isOther: boolean;
}

function findTables(module: LinearModule, func: Func, b: number, preds: Preds): Tables | undefined {
  const end = func.blocks[b].terminator;
  if (end.op !== 'Switch' || end.values.length < fewest) return undefined;
  const other = end.targets[end.values.length];
  const meeting = meetingOf(func, b, end.targets[0] === other ? end.targets[1] : end.targets[0], preds);
  const { phis } = func.blocks[meeting];
  if (meeting === b || phis.length > mostValues) return undefined;
  const fromOf = (target: number): number | undefined => {
    if (meetingOf(func, b, target, preds) !== meeting) return undefined;
    const from = target === meeting ? b : target;
    return phis.every((phi) => isInteger(phiOperandFrom(phi, from))) ? from : undefined;
  };
  const cases: Case[] = [];
  for (const [i, value] of end.values.entries()) {
    const from = fromOf(end.targets[i]);
    if (from !== undefined) cases.push({ value: BigInt(value), from, isOther: end.targets[i] === other });
    else if (end.targets[i] !== other) return undefined;
  }
  const isWide = operandType(module, func, end.operands[0]) === 'i64';
  const found = inRow(cases, end.values.length, fromOf(other)) ?? hashed(cases, isWide ? 64 : 32);
  if (found === undefined) return undefined;
  const { places, from } = found;
  const gone = new Set([b, ...from].filter((one) => one !== other && (one !== b || other !== meeting)));
  return { meeting, places, from, gone };
}

type Found = Pick<Tables, 'places' | 'from'>;

/** Numbers that are close to each other; those between them go the other way. */
function inRow(cases: readonly Case[], count: number, other: number | undefined): Found | undefined {
  if (cases.length < count) return undefined;
  const [least, greatest] = cases.reduce(
    ([low, high], { value }) => [value < low ? value : low, value > high ? value : high],
    [cases[0].value, cases[0].value],
  );
  const span = greatest - least + 1n;
  if (span > most || span > BigInt(count) * BigInt(sparsest)) return undefined;
  const from = new Array<number | undefined>(Number(span)).fill(other);
  for (const { value, from: one } of cases) from[Number(value - least)] = one;
  const isFull = from.every((one) => one !== undefined);
  return isFull ? { places: { kind: 'row', least, count: from.length }, from } : undefined;
}

/** Numbers that lie far apart, in a table with a place for each. */
function hashed(all: readonly Case[], width: 32 | 64): Found | undefined {
  const cases = all.filter(({ isOther }) => !isOther);
  if (cases.length < fewest || cases.length > mostApart) return undefined;
  const values = cases.map(({ value }) => BigInt.asUintN(width, value));
  for (let bits = Math.ceil(Math.log2(cases.length)); 2 ** bits <= roomiest * cases.length; bits++) {
    const shift = width - bits;
    const factor = factorFor(values, shift, width);
    if (factor === undefined) continue;
    const place = (value: bigint): number => Number(BigInt.asUintN(width, value * factor) >> BigInt(shift));
    const taken = new Array<Case | undefined>(2 ** bits).fill(undefined);
    values.forEach((value, i) => (taken[place(value)] = cases[i]));
    const elsewhere = (at: number): Case => (place(values[0]) === at ? cases[1] : cases[0]);
    return {
      places: { kind: 'hash', factor, shift, numbers: taken.map((one, at) => (one ?? elsewhere(at)).value) },
      from: taken.map((one) => (one ?? cases[0]).from),
    };
  }
  return undefined;
}

/** Odd numbers, each of which follows from the last (D. Knuth, TAOCP 2, section 3.3.4), until one gives each value a place of its own. */
function factorFor(values: readonly bigint[], shift: number, width: 32 | 64): bigint | undefined {
  const by = BigInt(shift);
  for (let tries = 0, state = 0x9e3779b97f4a7c15n; tries < mostTries; tries++) {
    const factor = BigInt.asUintN(width, state >> 32n) | 1n;
    const places = new Set<bigint>();
    if (values.every((value) => places.size < places.add(BigInt.asUintN(width, value * factor) >> by).size))
      return factor;
    state = BigInt.asUintN(96, state * 6364136223846793005n + 1442695040888963407n);
  }
  return undefined;
}

/** Where a way comes to that does nothing: its own block, if that does something. */
function meetingOf(func: Func, b: number, target: number, preds: Preds): number {
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
    const { meeting, places, gone } = this.#tables;
    const { instrs } = blocks[b];
    const isWide = operandType(this.#module, this.#func, value) === 'i64';
    const [index, test] =
      places.kind === 'row' ? this.#inRow(instrs, value, places, isWide) : this.#hashed(instrs, value, places, isWide);
    const load: Block = { phis: [], instrs: [], terminator: { op: 'Goto', targets: [meeting], span } };
    const at = blocks.push(load) - 1;
    const narrow = isWide && places.kind === 'row' ? this.#make(load.instrs, 'LToI', index) : index;
    blocks[b].terminator = { op: 'CondGoto', operands: [test], targets: [at, targets[targets.length - 1]], span };
    const { phis } = blocks[meeting];
    phis.forEach((phi, p) => {
      const brought = this.#bring(phi, load.instrs, narrow);
      const ways = phi.sources.map((source, k) => [source, phi.operands[k]] as const);
      phis[p] = phiOf(phi, ...ways.filter(([source]) => !gone.has(source)), [at, brought]);
    });
  }

  /** The place of a number, and whether it has one. */
  #inRow(instrs: Instr[], value: Operand, { least, count }: Row, isWide: boolean): readonly [Operand, Operand] {
    const width = isWide ? 64 : 32;
    const index = least === 0n ? value : this.#make(instrs, isWide ? 'SubL' : 'SubI', value, integer(least, width));
    return [index, this.#make(instrs, isWide ? 'LessUL' : 'LessUI', index, integer(BigInt(count), width))];
  }

  #hashed(
    instrs: Instr[],
    value: Operand,
    { factor, shift, numbers }: Hash,
    isWide: boolean,
  ): readonly [Operand, Operand] {
    const width = isWide ? 64 : 32;
    const product = this.#make(instrs, isWide ? 'MulL' : 'MulI', value, integer(factor, width));
    const upper = this.#make(instrs, isWide ? 'ShrUL' : 'ShrUI', product, integer(BigInt(shift), width));
    const index = isWide ? this.#make(instrs, 'LToI', upper) : upper;
    const number = this.#load(instrs, numbers, isWide ? 'i64' : 'i32', index);
    return [index, this.#make(instrs, isWide ? 'EqualL' : 'EqualI', number, value)];
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
    return this.#load(instrs, numbers, type, index);
  }

  /** One of the numbers, from a table of them. */
  #load(instrs: Instr[], numbers: readonly bigint[], type: 'i32' | 'i64', index: Operand): Dest {
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
