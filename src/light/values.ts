/**
 * Values of the running machine (definition 9): integers and floats as src/scalar represents them, pointers as `Vptr`.
 *
 * A value does not carry its type: the type is always known from the expression or the place that it belongs to, and
 * `valueText` writes the two together as the document does. Vundef never is a value here: whatever would give it is stuck
 * at once (docs/decisions/0053). The null pointer is the integer 0 of the pointer's width.
 */
import type { PrimType } from './syntax.ts';

/** A pointer: a block of memory, and a byte offset in it. */
export interface Vptr {
  readonly b: number;
  readonly p: number;
}

export type Val = number | bigint | Vptr;

/** `Val.of_bool`. */
export function of_bool(b: boolean): number {
  return b ? 1 : 0;
}

/** `val_to_ptrofs` of 2.2: a value as a number of bytes; undefined for a pointer. */
export function val_to_ptrofs(v: Val): number | undefined {
  return typeof v === 'object' ? undefined : Number(v);
}

/** The integer as which an index or an offset counts: 64-bit values wrap to signed ones. */
export function signedOffset(v: number | bigint): number {
  return typeof v === 'bigint' ? Number(BigInt.asIntN(64, v)) : v;
}

/** `Vint 5`, `Vptr 7 +4`, `Vdouble 0.5`: a value of a type as the document writes it. */
export function valueText(v: Val, t: PrimType): string {
  if (typeof v === 'object') return `Vptr ${v.b} +${v.p}`;
  if (typeof v === 'bigint') return `Vlong ${v}`;
  if (t.kind === 'Tfloat') return `${t.n === 'F32' ? 'Vfloat' : 'Vdouble'} ${Object.is(v, -0) ? '-0' : v}`;
  return `Vint ${v}`;
}
