/** Expressions that are calls: `malloc` and intrinsics. */
import type { Node } from '../../maple/code.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { callNamed } from './calls.ts';
import type { FuncContext } from './context.ts';
import { convert, zero } from './conversions.ts';
import { lowerIntrinsic } from './intrinsics.ts';
import type { Value } from './scalars.ts';

export function lowerCallOperation(f: FuncContext, n: Node, op: Opcode, operands: readonly Value[]): Value {
  const kind = f.kindOfNode(n);
  const scalar = kind === 'agg' ? f.addressScalar : kind;
  const value =
    op === 'malloc'
      ? callNamed(f, 'malloc', { params: ['size'], result: 'ptr', variadic: false }, operands, n)
      : lowerIntrinsic(f, n, f.code.text(n, 'intrinsic'), operands, scalar);
  if (value === undefined) return { operand: zero(f.b, scalar), kind: scalar };
  return { operand: convert(f.b, value.operand, f.scalarOf(value), scalar), kind: scalar };
}
