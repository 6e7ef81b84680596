/**
 * Values of the running machine (definition 9): integers and floats as src/scalar represents them, pointers as `Vptr`.
 *
 * A value does not carry its type: the type is always known from the expression or the place that it belongs to, and
 * `valueText` writes the two together as the document does. Vundef never is a value here: whatever would give it is stuck
 * at once (docs/decisions/0053). The null pointer is the integer 0 of the pointer's width.
 */
import type { PrimType } from './syntax.ts';

/**
 * `ptrofs`: a signed number of bytes, as wide as a pointer: a number as long as that is exact, else a bigint, so that
 * every offset has one representation and nearly all are numbers.
 */
export type Ptrofs = number | bigint;

/** A pointer: a block of memory, and a byte offset in it. */
export interface Vptr {
  readonly b: number;
  readonly p: Ptrofs;
}

export type Val = number | bigint | Vptr;

/** `Val.of_bool`. */
export function of_bool(b: boolean): number {
  return b ? 1 : 0;
}

/** `val_to_ptrofs` of 2.2: a value as a number of bytes, unsigned; undefined for a pointer. */
export function val_to_ptrofs(v: Val): number | undefined {
  return typeof v === 'object' ? undefined : Number(v);
}

/** `Ptrofs.repr`: an integer as an offset, modulo 2^32 or 2^64. */
export function ptrofs(v: number | bigint, pointerSize: 4 | 8): Ptrofs {
  if (typeof v === 'number' && v >= -0x8000_0000 && v <= 0x7fff_ffff) return v;
  const exact = BigInt.asIntN(pointerSize * 8, BigInt(v));
  const near = Number(exact);
  return Number.isSafeInteger(near) ? near : exact;
}

/** `Ptrofs.add`. */
export function ptrofs_add(a: Ptrofs, b: Ptrofs, pointerSize: 4 | 8): Ptrofs {
  if (typeof a === 'number' && typeof b === 'number') {
    const sum = a + b;
    if (pointerSize === 8 ? Number.isSafeInteger(sum) : sum === (sum | 0)) return sum;
  }
  return ptrofs(BigInt(a) + BigInt(b), pointerSize);
}

/** `Ptrofs.sub`. */
export function ptrofs_sub(a: Ptrofs, b: Ptrofs, pointerSize: 4 | 8): Ptrofs {
  if (typeof a === 'number' && typeof b === 'number' && Number.isSafeInteger(a - b)) return ptrofs(a - b, pointerSize);
  return ptrofs(BigInt(a) - BigInt(b), pointerSize);
}

/** `Vptr 7 +4`, with the sign of the offset. */
export function placeText({ b, p }: Vptr): string {
  return `${b} ${p < 0 ? '' : '+'}${p}`;
}

/** `Vint 5`, `Vptr 7 +4`, `Vdouble 0.5`: a value of a type as the document writes it. */
export function valueText(v: Val, t: PrimType): string {
  if (typeof v === 'object') return `Vptr ${placeText(v)}`;
  if (typeof v === 'bigint') return `Vlong ${v}`;
  if (t.kind === 'Tfloat') return `${t.n === 'F32' ? 'Vfloat' : 'Vdouble'} ${Object.is(v, -0) ? '-0' : v}`;
  return `Vint ${v}`;
}
