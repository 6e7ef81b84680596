/**
 * Values while a function is compiled: in a slot, known, or an aggregate, which is given by its address.
 */
import type { Addr } from '../machine/addresses.ts';
import type { Slot } from '../machine/slots.ts';
import type { Scalar } from './kinds.ts';

/** What an expression has become. A `const` costs no instruction until somebody needs it in a slot. */
export type Val =
  | { readonly tag: 'reg'; readonly kind: Scalar; readonly slot: Slot }
  | { readonly tag: 'const'; readonly kind: Scalar; readonly value: number | bigint }
  | { readonly tag: 'agg'; readonly kind: 'agg'; readonly addr: Addr; readonly size: number | undefined };

/** A value in a slot. */
export type RegVal = Extract<Val, { tag: 'reg' }>;

/** A value that fits in one slot, or two for 128 bits. */
export type ScalarVal = Exclude<Val, { tag: 'agg' }>;
