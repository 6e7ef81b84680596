/**
 * Operations that have no instruction of their own: `Calc` calls the function of src/scalar that says what they mean.
 */
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import type { FuncContext } from './context.ts';
import { type Meaning, onBits } from './extended-values.ts';
import { type Scalar, scalars } from './kinds.ts';
import type { RegVal, ScalarVal } from './values.ts';

/** An operation that is done by its function in src/scalar. */
export function calc1(
  f: FuncContext,
  key: string,
  meaning: (value: never) => number | bigint,
  val: ScalarVal,
  to: Scalar,
  hint: Slot,
): RegVal {
  const slot = f.inSlot(val);
  f.release(val);
  const d = f.destOf(to, hint);
  f.a.emit('Calc1', d, slot, f.vm.unaryIndex(key, meaning), scalars[val.kind].bank | (scalars[to].bank << 6));
  return { tag: 'reg', kind: to, slot: d };
}

export function calc2(
  f: FuncContext,
  key: string,
  meaning: (x: never, y: never) => number | bigint,
  x: ScalarVal,
  y: ScalarVal,
  to: Scalar,
  hint: Slot,
): RegVal {
  const [a, b] = [f.inSlot(x), f.inSlot(y)];
  f.release(x);
  f.release(y);
  const d = f.destOf(to, hint);
  const banks = scalars[x.kind].bank | (scalars[y.kind].bank << 3) | (scalars[to].bank << 6);
  f.a.emit('Calc2', d, a, b, f.vm.binaryIndex(key, meaning), banks);
  return { tag: 'reg', kind: to, slot: d };
}

export function calc3(
  f: FuncContext,
  key: string,
  meaning: (...values: never[]) => number | bigint,
  values: readonly [ScalarVal, ScalarVal, ScalarVal],
  to: Scalar,
): RegVal {
  const [a, b, c] = [f.inSlot(values[0]), f.inSlot(values[1]), f.inSlot(values[2])];
  for (const val of values) f.release(val);
  const d = f.destOf(to, NO_SLOT);
  const banks = values.reduce((all, { kind }, i) => all | (scalars[kind].bank << (3 * i)), 0) | (scalars[to].bank << 9);
  f.a.emit('Calc3', d, a, b, c, f.vm.binaryIndex(key, meaning), banks);
  return { tag: 'reg', kind: to, slot: d };
}

export function apply1(f: FuncContext, key: string, meaning: Meaning, x: ScalarVal, to: Scalar, hint: Slot): ScalarVal {
  return calc1(f, `${key} ${to} ${x.kind}`, onBits(meaning, to, x.kind), x, to, hint);
}

export function apply2(
  f: FuncContext,
  key: string,
  meaning: Meaning,
  x: ScalarVal,
  y: ScalarVal,
  to: Scalar,
  hint: Slot,
): ScalarVal {
  return calc2(f, `${key} ${to} ${x.kind} ${y.kind}`, onBits(meaning, to, x.kind, y.kind), x, y, to, hint);
}

/** A function of one to three values of any kinds. */
export function apply(
  f: FuncContext,
  key: string,
  meaning: Meaning,
  values: readonly ScalarVal[],
  to: Scalar,
): ScalarVal {
  const [x, y, z] = values;
  if (y === undefined) return apply1(f, key, meaning, x, to, NO_SLOT);
  if (z === undefined) return apply2(f, key, meaning, x, y, to, NO_SLOT);
  const kinds = values.map(({ kind }) => kind);
  return calc3(f, `${key} ${to} ${kinds.join(' ')}`, onBits(meaning, to, ...kinds), [x, y, z], to);
}
