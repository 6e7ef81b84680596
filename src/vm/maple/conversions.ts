/**
 * Conversions between scalars, implicit and `cvt` alike, with the meaning of src/scalar/convert.ts. Most cost nothing:
 * the low half of a long is its value as a word.
 */
import { findModularConversion } from '../../scalar/convert.ts';
import { convert as scalarConversion } from '../../scalar/operations.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { apply1, calc1 } from './calc.ts';
import type { FuncContext } from './context.ts';
import { convertExtendedConstant, type Meaning, meaningOfConversion } from './extended-values.ts';
import { convertConstant, holds, isExtended, isFloatScalar, type Scalar, scalars } from './kinds.ts';
import type { RegVal, ScalarVal } from './values.ts';

/** A value as a scalar of a kind. The result may be the same slot; `hint` is used only if something is computed. */
export function convert(f: FuncContext, val: ScalarVal, to: Scalar, hint: Slot = NO_SLOT): ScalarVal {
  if (val.kind === to) return val;
  if (isExtended(val.kind) || isExtended(to)) return convertExtended(f, val, to, hint);
  if (val.tag === 'const') return { tag: 'const', kind: to, value: convertConstant(val.value, val.kind, to) };
  const { kind: from, slot } = val;
  if (to === 'u1') return truth(f, val, hint);
  if (isFloatScalar(from) || isFloatScalar(to)) return convertFloat(f, val, to, hint);
  const isSame = { tag: 'reg', kind: to, slot } as const;
  if (scalars[to].slot === 'long') {
    if (scalars[from].slot === 'long') return isSame;
    return unary(f, scalars[from].signed ? 'ExtS' : 'ExtU', replaced(f, val, hint), slot, to);
  }
  // A long keeps its low half in the word of the same number.
  if ((scalars[from].slot === 'word' && holds(to, from)) || scalars[to].bits === 32) return isSame;
  return canonical(f, slot, to, replaced(f, val, hint));
}

/** From or to a floating-point number. An f32 is in a slot as the f64 of the same value; what has no instruction is a calculation. */
function convertFloat(f: FuncContext, val: RegVal, to: Scalar, hint: Slot): ScalarVal {
  const { kind: from, slot } = val;
  if (isFloatScalar(from)) {
    if (to === 'f64') return { tag: 'reg', kind: to, slot };
    if (to === 'f32') return unary(f, 'RoundS', replaced(f, val, hint), slot, to);
    if (to === 'i32') return unary(f, 'FToWord', replaced(f, val, hint), slot, to);
    return generic(f, val, to, hint);
  }
  if (scalars[from].slot === 'long') return generic(f, val, to, hint);
  const wide = unary(f, from === 'u32' ? 'UnsignedToF' : 'WordToF', replaced(f, val, hint), slot, to);
  // Every integer of less than 32 bits is an f32.
  return to === 'f64' || scalars[from].bits < 32 ? wide : unary(f, 'RoundS', wide.slot, wide.slot, to);
}

/** A slot for what is computed from a value and takes its place: the value's own may be used. */
function replaced(f: FuncContext, val: RegVal, hint: Slot): Slot {
  f.release(val);
  return f.dest(hint);
}

function unary(
  f: FuncContext,
  op: 'RoundS' | 'FToWord' | 'UnsignedToF' | 'WordToF' | 'ExtS' | 'ExtU',
  to: Slot,
  from: Slot,
  kind: Scalar,
): RegVal {
  f.a.emit(op, to, from);
  return { tag: 'reg', kind, slot: to };
}

/** As `convert`, but to u1 by the lowest bit: what operands of other widths mean for shifts and bit-fields. */
export function convertModular(f: FuncContext, val: ScalarVal, to: Scalar): ScalarVal {
  if (to !== 'u1' || val.kind === 'u1') return convert(f, val, to);
  const low = convert(f, val, 'i32');
  if (low.tag === 'const') return { tag: 'const', kind: 'u1', value: Number(low.value) & 1 };
  const slot = f.temp();
  f.a.emit('AndWi', slot, low.slot, 1);
  return { tag: 'reg', kind: 'u1', slot };
}

/** Brings a word whose low bits are right into the canonical form of a narrow kind. */
export function canonical(f: FuncContext, slot: Slot, kind: Scalar, to: Slot): RegVal {
  if (kind === 'i8' || kind === 'i16') f.a.emit(kind === 'i8' ? 'Sext8' : 'Sext16', to, slot);
  else if (kind === 'u8' || kind === 'u16' || kind === 'u1') f.a.emit('AndWi', to, slot, 2 ** scalars[kind].bits - 1);
  else return { tag: 'reg', kind, slot };
  return { tag: 'reg', kind, slot: to };
}

/** 0 or 1: does a value differ from 0? */
export function truth(f: FuncContext, val: ScalarVal, hint: Slot = NO_SLOT): ScalarVal {
  if (val.kind === 'u1') return val;
  if (isExtended(val.kind)) return convertExtended(f, val, 'u1', hint);
  if (val.tag === 'const') return { tag: 'const', kind: 'u1', value: convertConstant(val.value, val.kind, 'u1') };
  if (scalars[val.kind].slot !== 'word') return generic(f, val, 'u1', hint);
  f.release(val);
  const slot = f.dest(hint);
  f.a.emit('NeWi', slot, val.slot, 0);
  return { tag: 'reg', kind: 'u1', slot };
}

function generic(f: FuncContext, val: RegVal, to: Scalar, hint: Slot): RegVal {
  const meaning = scalarConversion(to, val.kind) as (value: never) => number | bigint;
  return calc1(f, `cvt ${to} ${val.kind}`, meaning, val, to, hint);
}

/** Where there is no conversion, which the verifier refuses, the result is 0. */
export function convertExtended(f: FuncContext, val: ScalarVal, to: Scalar, hint: Slot): ScalarVal {
  const meaning = meaningOfConversion(to, val.kind);
  if (meaning === undefined) return f.constant(to, 0n);
  if (
    val.tag === 'reg' &&
    primRows[to].kind === 'int' &&
    primRows[val.kind].kind === 'int' &&
    primRows[to].bits === 128 &&
    primRows[val.kind].bits === 128
  )
    return { ...val, kind: to };
  if (val.tag === 'const') return { tag: 'const', kind: to, value: convertExtendedConstant(val.value, val.kind, to) };
  return apply1(f, 'cvt', meaning, val, to, hint);
}

/** As `convert`, but to u1 by the lowest bit. */
export function convertModularly(f: FuncContext, val: ScalarVal, to: Scalar): ScalarVal {
  if (to !== 'u1' || val.kind === 'u1') return convert(f, val, to);
  return apply1(f, 'modular', findModularConversion('u1', val.kind) as Meaning, val, 'u1', NO_SLOT);
}

/** The truth of an extended value, for jumps. */
export function truthOf(f: FuncContext, val: ScalarVal): ScalarVal {
  return isExtended(val.kind) ? truth(f, val) : val;
}
