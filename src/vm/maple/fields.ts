/**
 * Bit-fields inside of a value: bits [offset, offset + size), counted from the lowest.
 */
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import type { FuncContext } from './context.ts';
import { canonical, convertModular } from './conversions.ts';
import { type Scalar, scalars } from './kinds.ts';
import type { ScalarVal } from './values.ts';

/** Bits [offset, offset + size) of a value, extended by `signed`, as a value of kind `to`. */
export function extractField(
  f: FuncContext,
  val: ScalarVal,
  offset: number,
  size: number,
  signed: boolean,
  to: Scalar,
): ScalarVal {
  if (size <= 0) return f.constant(to, 0n);
  const isLong = scalars[val.kind].slot === 'long';
  const width = isLong ? 64 : 32;
  const from = f.inSlot(val);
  f.release(val);
  const slot = f.temp();
  const [left, right] = [Math.max(0, width - offset - size), Math.max(0, width - size)];
  const suffix = isLong ? 'Li' : 'Wi';
  f.a.emit(`Shl${suffix}`, slot, from, left);
  if (right > 0) f.a.emit(signed ? `Shr${suffix}` : `ShrU${suffix}`, slot, slot, right);
  const carrier: Scalar = isLong ? (signed ? 'i64' : 'u64') : signed ? 'i32' : 'u32';
  return convertModular(f, { tag: 'reg', kind: carrier, slot }, to);
}

/** `target` with its bits [offset, offset + size) replaced by the low bits of `val`, which is of the same kind. */
export function depositField(
  f: FuncContext,
  target: ScalarVal,
  val: ScalarVal,
  kind: Scalar,
  offset: number,
  size: number,
  hint: Slot = NO_SLOT,
): ScalarVal {
  if (size <= 0) return target;
  const [into, from] = [f.inSlot(target), f.inSlot(val)];
  const [kept, put] = [f.temp(), f.temp()];
  if (scalars[kind].slot === 'long') return depositInLong(f, kind, [into, from, kept, put], offset, size, hint);
  const mask = size >= 32 ? -1 : (1 << size) - 1;
  f.a.emit('AndWi', kept, into, ~(mask << offset));
  f.a.emit('AndWi', put, from, mask);
  f.a.emit('ShlWi', put, put, offset);
  const slot = f.dest(hint);
  f.a.emit('OrW', slot, kept, put);
  return canonical(f, slot, kind, slot);
}

/** The same in 64 bits, where masks are no immediate operands. */
function depositInLong(
  f: FuncContext,
  kind: Scalar,
  [into, from, kept, put]: readonly Slot[],
  offset: number,
  size: number,
  hint: Slot,
): ScalarVal {
  const mask = (1n << BigInt(size)) - 1n;
  const maskSlot = f.inSlot({ tag: 'const', kind: 'i64', value: mask });
  const keepSlot = f.inSlot({ tag: 'const', kind: 'i64', value: BigInt.asIntN(64, ~(mask << BigInt(offset))) });
  f.a.emit('AndL', kept, into, keepSlot);
  f.a.emit('AndL', put, from, maskSlot);
  f.a.emit('ShlLi', put, put, offset);
  const slot = f.dest(hint);
  f.a.emit('OrL', slot, kept, put);
  return { tag: 'reg', kind, slot };
}
