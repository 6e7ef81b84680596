/**
 * Operations on extended values outside of expressions: what bit-fields, assertions and jumps do with them.
 */
import { binary, compare, extractbits, hasCompare } from '../../scalar/operations.ts';
import type { BinaryOp, CompareOp } from '../../scalar/ops.ts';
import { isIntegerType, isVectorType } from '../../scalar/values.ts';
import { NO_SLOT } from '../machine/slots.ts';
import { apply1, apply2 } from './calc.ts';
import type { FuncContext } from './context.ts';
import type { Scalar } from './kinds.ts';
import type { ScalarVal } from './values.ts';

/** A comparison of two values of one extended kind. */
export function compareExtended(f: FuncContext, op: CompareOp, x: ScalarVal, y: ScalarVal): ScalarVal {
  if (isVectorType(x.kind) || !hasCompare(op, x.kind)) return f.constant('u1', 1n);
  return apply2(f, op, compare(op, x.kind), x, y, 'u1', NO_SLOT);
}

/** A binary operation on two values of one extended kind, outside of expressions. */
export function combineExtended(f: FuncContext, op: BinaryOp, x: ScalarVal, y: ScalarVal): ScalarVal {
  return apply2(f, op, binary(op, x.kind), x, y, x.kind, NO_SLOT);
}

/** The lowest `size` bits of a u128, extended by the sign of the kind. */
export function lowestBits(f: FuncContext, x: ScalarVal, size: number, kind: Scalar): ScalarVal {
  if (!isIntegerType(kind)) return f.constant(kind, 0n);
  return apply1(f, `extractbits 0 ${size}`, extractbits(kind, { offset: 0, size }, 'u128'), x, kind, NO_SLOT);
}
