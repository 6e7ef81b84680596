/**
 * Several rounds of a loop as one round on vectors, in SSA form: what a value is in these rounds stands in the cells of some vectors (its *registers*).
 *
 *     t4 = ShlL k, 2L; t5 = AddL @a, t4          t4 = ShlL k0, 2L; t5 = AddL @a, t4            addresses of the first round
 *     t6 = load.i32 t5                    ──▶    v6 = load.v128 t5
 *     t7 = MulI t6, p1                           v7 = MulI32x4 v6, v1                          v1 = SplatI32x4 p1, in front of the loop
 *     s' = AddI s, t7                            w' = AddI32x4 w, v7                           a sum for each cell, summed up behind the loop
 *
 * Loads and stores stand in their order, everything else is computed where it is first wanted, and in cells no wider than wanted: of a sum that is stored as a byte, the lowest
 * bytes are summed up. Cells widen by their sign or by zeros; those that are too wide lose their upper halves. Floats are stored as the one NaN if they are NaN: operations
 * on vectors give that, but what was loaded, and is stored as it is, is multiplied by one.
 */
import { isValue, valueOf, type ValueTable } from '../linear/analysis/values.ts';
import { isCalc } from '../linear/instr.ts';
import { operandType, type Calc, type Dest, type Func, type Instr, type LinearModule } from '../linear/nodes.ts';
import type { Load, Operand, Store } from '../linear/nodes.ts';
import { calcRows, memTypes, type CalcOp, type FamilyName, type MemType, type ValueType } from '../linear/opcodes.ts';
import { isRelation } from '../linear/relations.ts';
import type { Growth } from './round-copies.ts';
import {
  cellOf,
  cellOp,
  cellRows,
  constantVector,
  isFloatCell,
  lowerHalves,
  maskCell,
  narrowerCell,
  numberInCell,
  onFloats,
  vectorSize,
  widerCell,
  type Cell,
} from './vector-cells.ts';

/** Vectors with the cells of all rounds, those of the first ones in front. */
export type Registers = readonly Operand[];

/** All ones or zeros in each cell. */
interface Truth {
  readonly cell: Cell;
  readonly registers: Registers;
}

interface Loaded {
  readonly cell: Cell;
  readonly isSigned: boolean;
  readonly registers: Registers;
}

/** What is known of the loop. */
export interface RoundFacts {
  readonly values: ValueTable;
  readonly growth: Growth;
  /** Of values that the loop computes. */
  readonly definitionOf: (operand: Operand) => Instr | undefined;
  /** What the phis that are counted are in the first of the rounds. */
  readonly given: ReadonlyMap<Dest, Operand>;
  readonly rounds: number;
}

/** Families of which the lower bits of the result hang on the lower bits of the operands alone. */
const closed: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'Add',
  'Sub',
  'Mul',
  'Neg',
  'Band',
  'Bor',
  'Bxor',
  'Bnot',
]);
/** Others that vectors have as well. */
const others: ReadonlySet<FamilyName> = new Set<FamilyName>(['Min', 'Max', 'Abs']);
/** Conversions between cells of one width. */
const conversions: Readonly<Partial<Record<CalcOp, { readonly from: Cell; readonly to: Cell; readonly op: CalcOp }>>> =
  {
    IToF: { from: 'i32', to: 'f32', op: 'I32x4ToF32x4' },
    UIToF: { from: 'i32', to: 'f32', op: 'U32x4ToF32x4' },
    FToI: { from: 'f32', to: 'i32', op: 'F32x4ToI32x4' },
    FToUI: { from: 'f32', to: 'i32', op: 'F32x4ToU32x4' },
  };
const shifts: Readonly<Partial<Record<FamilyName, FamilyName>>> = { Shl: 'ShlBy', Shr: 'ShrBy', ShrU: 'ShrUBy' };

export class VectorRound {
  /** False when something was wanted that vectors do not give; what has been written is for nothing then. */
  isPossible = true;
  /** What is done once, in front of the loop. */
  readonly outside: Instr[] = [];
  readonly body: Instr[] = [];
  readonly #module: LinearModule;
  readonly #func: Func;
  readonly #facts: RoundFacts;
  readonly #loaded = new Map<number, Loaded>();
  readonly #scalars = new Map<number, Operand>();
  readonly #known = new Map<string, Registers>();
  readonly #truths = new Map<number, Truth>();

  constructor(module: LinearModule, func: Func, facts: RoundFacts) {
    this.#module = module;
    this.#func = func;
    this.#facts = facts;
    for (const [dest, operand] of facts.given) if (isValue(dest)) this.#scalars.set(this.#value(dest), operand);
  }

  /** The next instruction of the loop, if it is one that has a place of its own. */
  add(instr: Instr): void {
    if (instr.op === 'Load') return this.#load(instr);
    if (instr.op === 'Store') return this.#store(instr);
    if (instr.op !== 'Assign' && !isCalc(instr)) this.isPossible = false;
  }

  /** A new instruction of the round, or in front of the loop. */
  make(
    op: CalcOp | undefined,
    operands: readonly Operand[],
    type: ValueType = 'v128',
    to: Instr[] = this.body,
  ): Operand {
    if (op === undefined) this.isPossible = false;
    const dest = this.fresh(type);
    if (op !== undefined) to.push({ op, dest, operands });
    return dest;
  }

  fresh(type: ValueType): Dest & Operand {
    return { kind: 't', index: this.#func.symbols.push({ kind: 't', type }) - 1 };
  }

  /** How many vectors the cells of all rounds take. */
  registersOf(cell: Cell): number {
    const bytes = cellRows[cell].size * this.#facts.rounds;
    if (bytes % vectorSize !== 0 || bytes > mostRegisters * vectorSize) this.isPossible = false;
    return Math.max(1, Math.min(mostRegisters, Math.floor(bytes / vectorSize)));
  }

  /** What a value that grows, or is the same in all rounds, is in the first one. */
  scalar(operand: Operand): Operand {
    const { growth, definitionOf } = this.#facts;
    const instr = definitionOf(operand);
    if (!isValue(operand) || instr === undefined) return operand.kind === 'g' ? this.#outsideValue(operand) : operand;
    const known = this.#scalars.get(this.#value(operand));
    if (known !== undefined) return known;
    if (!isCalcOrCopy(instr) || growth.by(operand) === undefined) return this.#impossible(operand);
    const operands = instr.operands.map((one) => this.scalar(one));
    const dest = this.fresh(this.#typeOf(operand));
    this.body.push(instr.op === 'Assign' ? { ...instr, dest, operands: [operands[0]] } : { ...instr, dest, operands });
    this.#scalars.set(this.#value(operand), dest);
    return dest;
  }

  /** The values of an operand in cells of that width. */
  numbers(operand: Operand, cell: Cell): Registers {
    if (!this.isPossible) return [operand];
    const instr = this.#facts.definitionOf(operand);
    const key = isValue(operand) ? `${this.#value(operand)} ${cell}` : undefined;
    const known = key === undefined ? undefined : this.#known.get(key);
    if (known !== undefined) return known;
    const made = instr === undefined ? this.#splat(operand, cell) : this.#numbersOf(instr, operand, cell);
    if (key !== undefined) this.#known.set(key, made);
    return made;
  }

  /** Where a condition holds. */
  truth(operand: Operand): Truth {
    const instr = this.#facts.definitionOf(operand);
    if (!this.isPossible || instr === undefined || !isValue(operand)) {
      this.isPossible = false;
      return { cell: 'i32', registers: [operand] };
    }
    const value = this.#value(operand);
    const made = this.#truths.get(value) ?? this.#truthOf(instr, operand);
    this.#truths.set(value, made);
    return made;
  }

  /** Where a condition holds, in cells of that width. */
  mask(operand: Operand, cell: Cell): Registers {
    const truth = this.truth(operand);
    return this.#resized(truth.registers, truth.cell, maskCell(cell), true);
  }

  /** An operation on cells, register by register. */
  each(family: FamilyName, cell: Cell, operands: readonly Registers[], isUnsigned = false): Registers {
    const op = cellOp(family, cell, isUnsigned);
    return operands[0].map((_, r) =>
      this.make(
        op,
        operands.map((one) => one[r] ?? one[0]),
      ),
    );
  }

  select(mask: Registers, ifTrue: Registers, ifFalse: Registers): Registers {
    return mask.map((_, r) => this.make('BitselectW', [mask[r], ifTrue[r] ?? ifTrue[0], ifFalse[r] ?? ifFalse[0]]));
  }

  #value(operand: Operand & { readonly kind: 't' | 'l' | 'p' }): number {
    return valueOf(this.#facts.values, operand);
  }

  #typeOf(operand: Operand): ValueType {
    return operandType(this.#module, this.#func, operand);
  }

  #impossible(operand: Operand): Operand {
    this.isPossible = false;
    return operand;
  }

  /** An address of the module is the same in all rounds, what a scalar of it holds may not be. */
  #outsideValue(operand: Extract<Operand, { kind: 'g' }>): Operand {
    return this.#module.globals[operand.index].storage === 'scalar' ? this.#impossible(operand) : operand;
  }

  #load(instr: Load): void {
    const cell = memoryCell(instr.mem);
    if (cell === undefined || !isValue(instr.dest)) return void (this.isPossible = false);
    const registers = this.#moved(instr, cell, (address, offset) => {
      const dest = this.fresh('v128');
      this.body.push({ op: 'Load', dest, mem: 'v128', offset, operands: [address], span: instr.span });
      return dest;
    });
    this.#loaded.set(this.#value(instr.dest), { cell, isSigned: memTypes[instr.mem].signed, registers });
  }

  #store(instr: Store): void {
    const [, value] = instr.operands;
    const cell = memoryCell(instr.mem);
    if (cell === undefined) return void (this.isPossible = false);
    const registers = isFloatCell(cell) ? this.#oneNan(value, cell) : this.numbers(value, cell);
    this.#moved(instr, cell, (address, offset, r) => {
      const operands = [address, registers[r] ?? registers[0]] as const;
      this.body.push({ op: 'Store', mem: 'v128', offset, operands, span: instr.span });
    });
  }

  /** Floats as a store writes them. */
  #oneNan(value: Operand, cell: Cell): Registers {
    const registers = this.numbers(value, cell);
    let made = this.#facts.definitionOf(value);
    while (made?.op === 'Assign') made = this.#facts.definitionOf(made.operands[0]);
    if (made === undefined || (isCalc(made) && calcRows[made.op].family !== 'Select')) return registers;
    return this.each('Mul', cell, [registers, this.#splat({ kind: 'v', type: cellRows[cell].lane, value: 1 }, cell)]);
  }

  /** Cells in a row from the address of the first round. */
  #moved<T>(
    { operands: [address], offset, volatile }: Load | Store,
    cell: Cell,
    move: (address: Operand, offset: number, register: number) => T,
  ): T[] {
    if (volatile === true || this.#facts.growth.by(address) !== BigInt(cellRows[cell].size)) this.isPossible = false;
    const at = this.scalar(address);
    return Array.from({ length: this.registersOf(cell) }, (_, r) => move(at, offset + r * vectorSize, r));
  }

  /** The same in all cells. */
  #splat(operand: Operand, cell: Cell): Registers {
    const { lane } = cellRows[cell];
    const type = this.#typeOf(operand);
    const count = this.registersOf(cell);
    if (operand.kind === 'v')
      return repeat(constantVector(cell, repeat(numberInCell(operand), vectorSize / cellRows[cell].size)), count);
    if (operand.kind === 'g') this.#outsideValue(operand);
    const isLong = lane === 'i32' && type === 'i64';
    const value = isLong ? this.make('LToI', [operand], 'i32', this.outside) : operand;
    if (!isLong && type !== lane) this.isPossible = false;
    return repeat(this.make(cellOp('Splat', cell), [value], 'v128', this.outside), count);
  }

  #numbersOf(instr: Instr, operand: Operand, cell: Cell): Registers {
    const grows = this.#facts.growth.by(operand);
    if (grows !== undefined) return this.#growing(operand, grows, cell);
    if (instr.op === 'Assign') return this.numbers(instr.operands[0], cell);
    const natural = cellOf(this.#typeOf(operand));
    if (natural === undefined || (natural !== cell && (isFloatCell(natural) || isFloatCell(cell))))
      return [this.#impossible(operand)];
    if (instr.op === 'Load' && isValue(instr.dest)) {
      const loaded = this.#loaded.get(this.#value(instr.dest));
      if (loaded !== undefined) return this.#resized(loaded.registers, loaded.cell, cell, loaded.isSigned);
    }
    return isCalc(instr) ? this.#calc(instr, natural, cell) : [this.#impossible(operand)];
  }

  /** What grows by the same in each round: the first number, and how far each cell is from it. */
  #growing(operand: Operand, grows: bigint, cell: Cell): Registers {
    const first = this.scalar(operand);
    const isLong = cell !== 'i64' && this.#typeOf(operand) === 'i64';
    if (cell === 'i64' && this.#typeOf(operand) !== 'i64') this.isPossible = false;
    const value = isLong ? this.make('LToI', [first], 'i32') : first;
    const all = this.make(cellOp('Splat', cell), [value]);
    const cellsOfOne = vectorSize / cellRows[cell].size;
    return Array.from({ length: this.registersOf(cell) }, (_, r) => {
      const steps = Array.from({ length: cellsOfOne }, (_, i) => grows * BigInt(r * cellsOfOne + i));
      return this.make(cellOp('Add', cell), [all, constantVector(cell, steps)]);
    });
  }

  #calc(instr: Calc, natural: Cell, cell: Cell): Registers {
    const { op, operands } = instr;
    const [a, b, c] = operands;
    if (op === 'LToI') return this.numbers(a, cell);
    if (op === 'IToL' || op === 'UIToL')
      return cell === 'i64'
        ? this.#resized(this.numbers(a, 'i32'), 'i32', 'i64', op === 'IToL')
        : this.numbers(a, cell);
    const converted = conversions[op];
    if (converted !== undefined) {
      const made = this.numbers(a, converted.from).map((register) => this.make(converted.op, [register]));
      return this.#resized(made, converted.to, cell, true);
    }
    if (op === 'FToD') return this.numbers(a, 'f32').flatMap((register) => this.#widened(register));
    const { family, letter } = calcRows[op];
    if (family === undefined || letter === undefined) return [this.#impossible(a)];
    if (isRelation(family) || family === 'Not') {
      // A truth is 1, not all ones.
      const mask = this.mask(instr.dest, cell);
      return this.each('Band', cell, [
        mask,
        this.#splat({ kind: 'v', type: natural === 'i64' ? 'i64' : 'i32', value: 1 }, cell),
      ]);
    }
    if (family === 'Select') return this.select(this.mask(a, cell), this.numbers(b, cell), this.numbers(c, cell));
    if (isFloatCell(cell)) {
      if (!onFloats.has(family)) return [this.#impossible(a)];
      return this.each(
        family,
        cell,
        operands.map((one) => this.numbers(one, cell)),
      );
    }
    const bits = cellRows[cell].size * 8;
    if (family === 'Band' && b.kind === 'v' && BigInt.asUintN(bits, ~BigInt(b.value)) === 0n)
      return this.numbers(a, cell);
    if (closed.has(family))
      return this.each(
        family,
        cell,
        operands.map((one) => this.numbers(one, cell)),
      );
    if (family === 'Ext8' || family === 'Ext16') return this.#extended(a, family === 'Ext8' ? 8 : 16, natural, cell);
    const shift = shifts[family];
    if (shift !== undefined) {
      const count = this.#facts.definitionOf(b) === undefined ? b : this.#impossible(b);
      if (family === 'Shl' && count.kind === 'v' && Number(BigInt.asUintN(6, BigInt(count.value))) < bits)
        return this.#shifted(shift, this.numbers(a, cell), cell, count);
      return this.#resized(this.#shifted(shift, this.numbers(a, natural), natural, count), natural, cell, true);
    }
    if (!others.has(family)) return [this.#impossible(a)];
    const all = operands.map((one) => this.numbers(one, natural));
    return this.#resized(this.each(family, natural, all, letter.startsWith('U')), natural, cell, true);
  }

  /** Floats of 32 bits as such of 64 bits. */
  #widened(register: Operand): readonly Operand[] {
    const upper = constantVector('i64', [0x0f0e0d0c0b0a0908n, 0x0f0e0d0c0b0a0908n]);
    return [register, this.make('ShuffleI8x16', [register, register, upper])].map((half) =>
      this.make('WidenLowF32x4', [half]),
    );
  }

  #shifted(family: FamilyName, registers: Registers, cell: Cell, count: Operand): Registers {
    const isLong = this.#typeOf(count) === 'i64';
    const by: Operand =
      !isLong || count.kind !== 'v'
        ? count
        : { kind: 'v', type: 'i32', value: Number(BigInt.asIntN(32, BigInt(count.value))) };
    const narrow = isLong && by === count ? this.make('LToI', [count], 'i32', this.outside) : by;
    return registers.map((register) => this.make(cellOp(family, cell), [register, narrow]));
  }

  /** The lowest bits with their sign. */
  #extended(of: Operand, bits: number, natural: Cell, cell: Cell): Registers {
    if (cellRows[cell].size * 8 <= bits) return this.numbers(of, cell);
    const count: Operand = { kind: 'v', type: 'i32', value: cellRows[natural].size * 8 - bits };
    const up = this.#shifted('ShlBy', this.numbers(of, natural), natural, count);
    return this.#resized(this.#shifted('ShrBy', up, natural, count), natural, cell, true);
  }

  #truthOf(instr: Instr, operand: Operand): Truth {
    if (instr.op === 'Assign') return this.truth(instr.operands[0]);
    if (!isCalc(instr)) return { cell: 'i32', registers: [this.#impossible(operand)] };
    const { family, letter } = calcRows[instr.op];
    const [a, b] = instr.operands;
    if (family === 'Not') {
      const { cell, registers } = this.truth(a);
      return { cell, registers: this.each('Bnot', cell, [registers]) };
    }
    if (family !== undefined && letter !== undefined && isRelation(family)) {
      const natural = cellOf(this.#typeOf(a));
      if (natural === undefined) return { cell: 'i32', registers: [this.#impossible(a)] };
      const narrow = isFloatCell(natural) ? undefined : this.#narrowest(a, b);
      const cell = narrow?.cell ?? natural;
      const isOrdered = !isFloatCell(cell);
      const isUnsigned = letter.startsWith('U') || narrow?.isSigned === false;
      const equality = family === 'Equal' || family === 'NotEqual';
      return {
        cell: maskCell(cell),
        registers: this.each(
          family,
          cell,
          [this.numbers(a, cell), this.numbers(b, cell)],
          isUnsigned && !equality && isOrdered,
        ),
      };
    }
    const natural = cellOf(this.#typeOf(operand)) ?? 'i32';
    if (isFloatCell(natural)) return { cell: natural, registers: [this.#impossible(operand)] };
    const zero: Operand = { kind: 'v', type: natural === 'i64' ? 'i64' : 'i32', value: natural === 'i64' ? 0n : 0 };
    return {
      cell: natural,
      registers: this.each('NotEqual', natural, [this.numbers(operand, natural), this.numbers(zero, natural)]),
    };
  }

  /** Numbers that were loaded from narrow cells, and constants that fit into these, are compared there; both are less than what has another sign. */
  #narrowest(a: Operand, b: Operand): Loaded | undefined {
    const [first, second] = [this.#loadedOf(a), this.#loadedOf(b)];
    const one = first ?? second;
    if (one === undefined) return undefined;
    const bits = cellRows[one.cell].size * 8;
    const fits = ({ kind, ...rest }: Operand): boolean => {
      if (kind !== 'v' || !('value' in rest)) return false;
      const value = BigInt(rest.value);
      return value === (one.isSigned ? BigInt.asIntN(bits, value) : BigInt.asUintN(bits, value));
    };
    const same = (other: Loaded | undefined, operand: Operand): boolean =>
      other === undefined ? fits(operand) : other.cell === one.cell && other.isSigned === one.isSigned;
    return same(first, a) && same(second, b) ? one : undefined;
  }

  #loadedOf(operand: Operand): Loaded | undefined {
    const instr = this.#facts.definitionOf(operand);
    return instr?.op === 'Load' && isValue(instr.dest) ? this.#loaded.get(this.#value(instr.dest)) : undefined;
  }

  #resized(registers: Registers, from: Cell, to: Cell, isSigned: boolean): Registers {
    let [all, cell] = [registers, from];
    if (from !== to && (isFloatCell(from) || isFloatCell(to))) this.isPossible = false;
    while (this.isPossible && cell !== to && cellRows[cell].size < cellRows[to].size) {
      const narrow = cell;
      const halves = (['WidenLow', 'WidenHigh'] as const).map((family) => cellOp(family, narrow, !isSigned));
      all = all.flatMap((register) => halves.map((op) => this.make(op, [register])));
      const wider = widerCell[cell];
      if (wider === undefined || all.length > mostRegisters) this.isPossible = false;
      cell = wider ?? to;
    }
    while (this.isPossible && cell !== to && cellRows[cell].size > cellRows[to].size) {
      const pattern = lowerHalves(cell);
      const pairs = Array.from({ length: Math.ceil(all.length / 2) }, (_, i) => [
        all[2 * i],
        all[2 * i + 1] ?? all[2 * i],
      ]);
      if (all.length % 2 !== 0) this.isPossible = false;
      all = pairs.map((pair) => this.make('ShuffleI8x16', [...pair, pattern]));
      const narrower = narrowerCell[cell];
      if (narrower === undefined) this.isPossible = false;
      cell = narrower ?? to;
    }
    return all;
  }
}

/** Vectors of one value, or as many times as many rounds, are too much for the registers of a machine. */
const mostRegisters = 4;

function repeat<T>(value: T, times: number): T[] {
  return Array.from({ length: times }, () => value);
}

/** The cells of memory of this type. */
function memoryCell(mem: MemType): Cell | undefined {
  const size = memTypes[mem].size;
  if (mem === 'f32' || mem === 'f64') return mem;
  return ({ 1: 'i8', 2: 'i16', 4: 'i32', 8: 'i64' } as const)[size as 1 | 2 | 4 | 8];
}

function isCalcOrCopy(instr: Instr): instr is Calc | Extract<Instr, { op: 'Assign' }> {
  return instr.op === 'Assign' || isCalc(instr);
}
