/**
 * Operands by the kind in which they are wanted. All go through `f.evaluate`, which is expressions.ts for every function that
 * is compiled: operations evaluate their operands, and the operands are operations.
 */
import type { Node } from '../../maple/code.ts';
import { NO_SLOT, type Slot } from '../machine/slots.ts';
import { assignSlot, scalarVal } from './cells.ts';
import type { FuncContext } from './context.ts';
import { convert } from './conversions.ts';
import { type Scalar, scalars } from './kinds.ts';
import type { ScalarVal, Val } from './values.ts';

export function evaluateScalar(f: FuncContext, n: Node, hint: Slot = NO_SLOT, depth = 0): ScalarVal {
  return scalarVal(f, f.evaluate(n, hint, depth));
}

/** An operand as a scalar of a kind. */
export function evaluateAs(f: FuncContext, n: Node, kind: Scalar, hint: Slot = NO_SLOT, depth = 0): ScalarVal {
  const val = evaluateScalar(f, n, sameSlots(f, n, kind) ? hint : NO_SLOT, depth);
  return convert(f, val, kind, hint);
}

/** Evaluates into the slot of a variable, parameter or register. */
export function evaluateInto(f: FuncContext, n: Node, slot: Slot, kind: Scalar): void {
  assignSlot(f, slot, kind, f.evaluate(n, sameSlots(f, n, kind) ? slot : NO_SLOT));
}

/** Is what the expression computes of the same class of slots as `kind`, so that it may be computed in its place? */
function sameSlots(f: FuncContext, n: Node, kind: Scalar): boolean {
  const own = f.code.prim(n) === 'void' ? 'agg' : f.kindOf(f.code.prim(n));
  return own !== 'agg' && scalars[own].slot === scalars[kind].slot;
}

/** An argument as a scalar; one that is missing is 0. */
export function argument(f: FuncContext, args: readonly Val[], index: number, kind: Scalar): ScalarVal {
  const val = args[index];
  return val === undefined ? f.constant(kind, 0n) : convert(f, scalarVal(f, val), kind);
}

export function fromOf(f: FuncContext, n: Node): Scalar {
  const from = f.kindOf(f.code.from(n));
  return from === 'agg' ? f.address : from;
}
