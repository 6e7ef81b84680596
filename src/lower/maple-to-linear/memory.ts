/**
 * Reading and writing variables, and the places of places.ts: fields, bit-fields and what pointers point to.
 *
 * The memory cell decides how a narrow value is extended (docs/decisions/0030-narrow-loads.md): a cell is read by its
 * own type, and the value is then converted to the type of the access. Stores convert to the cell's type.
 */
import type { Operand } from '../../linear/nodes.ts';
import type { MemType } from '../../linear/opcodes.ts';
import type { Node, VarRef } from '../../maple/code.ts';
import type { FieldPlace } from '../../maple/layout.ts';
import { depositField, extractField } from './arithmetic.ts';
import type { FuncContext } from './context.ts';
import { convert, convertModular, zero } from './conversions.ts';
import { addressOf, fieldPlace, type Place, reach } from './places.ts';
import { isExtended, isScalar, isWideScalar, type Kind, type Scalar, scalarRows, type Value } from './scalars.ts';
import { loadWideField, storeWideField } from './wide-fields.ts';

// Variables

export function readVariable(f: FuncContext, ref: VarRef, field: number, want: Kind, n: Node): Value {
  const home = f.home(ref, n);
  if (home.kind === 'memory') return load(f, fieldPlace(f, home.address, home.type, field, home.volatile, n), want);
  if (want === 'agg') return { operand: home.dest, kind: home.scalar };
  return { operand: convert(f.b, home.dest, home.scalar, want), kind: want };
}

export function writeVariable(f: FuncContext, ref: VarRef, field: number, value: Value, n: Node): void {
  const home = f.home(ref, n);
  if (home.kind === 'memory') store(f, fieldPlace(f, home.address, home.type, field, home.volatile, n), value);
  else f.b.assign(home.dest, f.as(value, home.scalar));
}

/** A variable that is in memory; one in a register is not asked for its address (the scan saw to that). */
export function variableAddress(f: FuncContext, ref: VarRef, n: Node): Operand {
  const home = f.home(ref, n);
  return home.kind === 'memory' ? home.address : zero(f.b, f.addressScalar);
}

// Loads and stores

export function load(f: FuncContext, place: Place, want: Kind): Value {
  if (want === 'agg') return { operand: addressOf(f, place), kind: 'agg', size: f.layout.sizeOf(place.type) };
  if (place.bits !== undefined)
    return { operand: convert(f.b, loadBits(f, place, place.bits), cellOf(place, want), want), kind: want };
  const cell = cellOf(place, want);
  const direct = directMem(cell, want);
  const [address, offset] = reach(f, place.address, place.offset);
  if (direct !== undefined) return { operand: f.b.load(direct, address, offset, 'i64', place.volatile), kind: want };
  const { mem, value } = scalarRows[cell];
  const loaded = f.b.load(mem, address, offset, value, place.volatile);
  const clean = cell === 'u1' ? f.b.calc('NotEqualI', loaded, f.b.i32(0)) : loaded;
  return { operand: convert(f.b, clean, cell, want), kind: want };
}

/** Aggregates read as scalars give the first bytes, as a union would. */
function cellOf(place: Place, want: Scalar): Scalar {
  return place.kind === 'agg' ? want : place.kind;
}

/** Loads extend to 64 bits by themselves. */
function directMem(cell: Scalar, want: Scalar): MemType | undefined {
  if (
    !isWideScalar(want) ||
    isWideScalar(cell) ||
    isExtended(cell) ||
    cell === 'u1' ||
    cell === 'f32' ||
    cell === 'f64'
  )
    return undefined;
  return cell === 'u32' ? 'u32' : scalarRows[cell].mem;
}

export function store(f: FuncContext, place: Place, value: Value): void {
  if (place.kind === 'agg') return storeAggregate(f, place, value);
  if (value.kind === 'agg')
    return store(f, place, load(f, { ...place, address: value.operand, offset: 0, bits: undefined }, place.kind));
  if (place.bits !== undefined) return storeBits(f, place, place.bits, value);
  const [address, offset] = reach(f, place.address, place.offset);
  f.b.store(
    scalarRows[place.kind].mem,
    address,
    storable(f, value.operand, value.kind, place.kind),
    offset,
    place.volatile,
  );
}

/** Stores cut integers by themselves. */
function storable(f: FuncContext, operand: Operand, from: Scalar, cell: Scalar): Operand {
  const bothWords = scalarRows[from].value === 'i32' && scalarRows[cell].value === 'i32';
  return bothWords && cell !== 'u1' ? operand : convert(f.b, operand, from, cell);
}

function storeAggregate(f: FuncContext, place: Place, value: Value): void {
  if (value.kind === 'agg') {
    const size = f.layout.sizeOf(place.type);
    if (size > 0) f.b.copy(addressOf(f, place), value.operand, f.b.i32(size));
    return;
  }
  const { element } = f.layout.array(f.program.module.types.pointer(place.type));
  const kind = f.layout.resolve(place.type).kind === 'array' ? f.layout.primOf(element) : value.kind;
  const cell = isScalar(kind) ? kind : value.kind;
  store(f, { ...place, kind: cell, bits: undefined }, { operand: f.as(value, cell), kind: cell });
}

// Bit-fields

function loadBits(f: FuncContext, place: Place, bits: FieldPlace): Operand {
  const { bitOffset = 0, bitSize = 0 } = bits;
  const declared = cellOf(place, 'i64');
  if (isExtended(declared)) return loadWideField(f, place, bits, declared);
  const { signed } = scalarRows[declared];
  if (bits.split)
    return extractField(f.b, gatherBytes(f, place, bitOffset, bitSize), 'u64', 0, bitSize, signed, declared);
  const unit = unitOf(f, place, bits);
  const [address, offset] = reach(f, place.address, place.offset);
  const word = f.b.load(scalarRows[unit].mem, address, offset, scalarRows[unit].value, place.volatile);
  return extractField(f.b, word, unit, bitOffset, bitSize, signed, declared);
}

function unitOf(f: FuncContext, place: Place, { unit }: FieldPlace): Scalar {
  const kind = unit === undefined ? place.kind : f.kindOf(unit, f.code.root);
  const scalar = kind === 'agg' ? 'u32' : kind;
  return scalar === 'u1' ? 'u8' : scalar;
}

function storeBits(f: FuncContext, place: Place, bits: FieldPlace, value: Value): void {
  const { bitOffset = 0, bitSize = 0 } = bits;
  if (bitSize === 0) return;
  const declared = cellOf(place, 'i64');
  const field = convert(f.b, value.operand, f.scalarOf(value), declared);
  if (isExtended(declared)) return storeWideField(f, place, bits, field);
  if (bits.split) return scatterBytes(f, place, bitOffset, bitSize, convert(f.b, field, declared, 'u64'));
  const unit = unitOf(f, place, bits);
  const { mem, value: carrier } = scalarRows[unit];
  const [address, offset] = reach(f, place.address, place.offset);
  const old = f.b.load(mem, address, offset, carrier, place.volatile);
  const changed = depositField(f.b, old, convertModular(f.b, field, declared, unit), unit, bitOffset, bitSize);
  f.b.store(mem, address, changed, offset, place.volatile);
}

/** The bits of a field that no unit covers, lowest first, from the bytes in which they lie. */
function gatherBytes(f: FuncContext, place: Place, bitOffset: number, bitSize: number): Operand {
  const { b } = f;
  let all: Operand = b.i64(0n);
  for (let k = 0; k * 8 < bitOffset + bitSize; k++) {
    const [address, offset] = reach(f, place.address, place.offset + k);
    const byte = b.load('u8', address, offset, 'i64', place.volatile);
    const shift = k * 8 - bitOffset;
    const moved =
      shift === 0
        ? byte
        : shift > 0
          ? b.calc('ShlL', byte, b.i64(BigInt(shift)))
          : b.calc('ShrUL', byte, b.i64(BigInt(-shift)));
    all = b.calc('BorL', all, moved);
  }
  return all;
}

function scatterBytes(f: FuncContext, place: Place, bitOffset: number, bitSize: number, value: Operand): void {
  const { b } = f;
  for (let k = 0; k * 8 < bitOffset + bitSize; k++) {
    const [address, offset] = reach(f, place.address, place.offset + k);
    const first = Math.max(0, bitOffset - k * 8);
    const end = Math.min(8, bitOffset + bitSize - k * 8);
    const mask = ((1 << (end - first)) - 1) << first;
    const shift = k * 8 - bitOffset;
    const moved =
      shift === 0
        ? value
        : shift > 0
          ? b.calc('ShrUL', value, b.i64(BigInt(shift)))
          : b.calc('ShlL', value, b.i64(BigInt(-shift)));
    const old = b.load('u8', address, offset, 'i32', place.volatile);
    const kept = b.calc('BandI', old, b.i32(0xff & ~mask));
    const put = b.calc('BandI', b.calc('LToI', moved), b.i32(mask));
    b.store('u8', address, b.calc('BorI', kept, put), offset, place.volatile);
  }
}
