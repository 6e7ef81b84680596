/**
 * Cells of vectors: how wide they are, what operations on them are called, and how they change their width.
 */
import { calcRowOf, isCalcOp, type CalcOp, type FamilyName, type Letter, type ValueType } from '../linear/opcodes.ts';
import type { Operand } from '../linear/nodes.ts';
import { f32ToBits, f64ToBits } from '../scalar/float-bits.ts';

/** A cell; `letter` and `unsigned` are how operations read it, `lane` is what it is by itself. */
const cells = {
  i8: { size: 1, letter: 'I8x16', unsigned: 'U8x16', lane: 'i32' },
  i16: { size: 2, letter: 'I16x8', unsigned: 'U16x8', lane: 'i32' },
  i32: { size: 4, letter: 'I32x4', unsigned: 'U32x4', lane: 'i32' },
  i64: { size: 8, letter: 'I64x2', unsigned: 'U64x2', lane: 'i64' },
  f32: { size: 4, letter: 'F32x4', unsigned: 'F32x4', lane: 'f32' },
  f64: { size: 8, letter: 'F64x2', unsigned: 'F64x2', lane: 'f64' },
} as const satisfies Record<string, CellRow>;

interface CellRow {
  readonly size: number;
  readonly letter: Letter;
  readonly unsigned: Letter;
  readonly lane: ValueType;
}

export type Cell = keyof typeof cells;
export const cellRows: Readonly<Record<Cell, CellRow>> = cells;

/** Bytes of a vector. */
export const vectorSize = 16;

/** The cell of a value that fills it; undefined for what does not go into one. */
export function cellOf(type: ValueType): Cell | undefined {
  return type === 'i32' || type === 'i64' || type === 'f32' || type === 'f64' ? type : undefined;
}

export function isFloatCell(cell: Cell): cell is 'f32' | 'f64' {
  return cell === 'f32' || cell === 'f64';
}

/** Where something holds of such cells, there are ones in cells of integers. */
export function maskCell(cell: Cell): Cell {
  return cell === 'f32' ? 'i32' : cell === 'f64' ? 'i64' : cell;
}

/** Families of floats that vectors have, with the same results. */
export const onFloats: ReadonlySet<FamilyName> = new Set<FamilyName>([
  'Add',
  'Sub',
  'Mul',
  'Div',
  'Min',
  'Max',
  'Neg',
  'Abs',
  'Sqrt',
  'Ceil',
  'Floor',
  'Trunc',
]);

/** Families that do not look at cells. */
const bitwise: ReadonlySet<FamilyName> = new Set<FamilyName>(['Band', 'Bor', 'Bxor', 'Bnot']);

/** The operation of a family on the cells, which computes in each what the family computes; undefined if there is none. */
export function cellOp(family: FamilyName, cell: Cell, isUnsigned = false): CalcOp | undefined {
  const letter = bitwise.has(family) ? 'W' : isUnsigned ? cells[cell].unsigned : cells[cell].letter;
  const name = `${family}${letter}`;
  const row = calcRowOf(name);
  return row !== undefined && isCalcOp(name) ? name : undefined;
}

/** The cell of integers that is twice, or half, as wide. */
export const widerCell: Readonly<Partial<Record<Cell, Cell>>> = { i8: 'i16', i16: 'i32', i32: 'i64' };
export const narrowerCell: Readonly<Partial<Record<Cell, Cell>>> = { i64: 'i32', i32: 'i16', i16: 'i8' };

/** A vector whose cells are these numbers, modulo their width; of floats, their bits. */
export function constantVector(cell: Cell, numbers: readonly bigint[]): Operand {
  const bits = cells[cell].size * 8;
  const value = numbers.reduce((sum, number, i) => sum | (BigInt.asUintN(bits, number) << BigInt(i * bits)), 0n);
  return { kind: 'v', type: 'v128', value: BigInt.asIntN(128, value) };
}

/** A constant as it lies in a cell: of a float, its bits, those of the one NaN if it is NaN. */
export function numberInCell({ type, value }: Extract<Operand, { kind: 'v' }>): bigint {
  if (type === 'f32') return BigInt(f32ToBits(Number(value)));
  return type === 'f64' ? f64ToBits(Number(value)) : BigInt(value);
}

/** For `Shuffle` of two vectors: the lower half of each cell. */
export function lowerHalves(cell: Cell): Operand {
  const { size } = cells[cell];
  const half = size / 2;
  const bytes = Array.from({ length: vectorSize }, (_, i) => BigInt(Math.floor(i / half) * size + (i % half)));
  return constantVector('i8', bytes);
}
