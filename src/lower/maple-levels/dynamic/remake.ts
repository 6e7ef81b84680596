/** A node with other operands, or another primitive type, and everything else as it was. */
import type { Node, SlotValue } from '../../../maple/code.ts';
import { rows, slotSyntax, type SlotName } from '../../../maple/opcodes.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import type { Rewriter } from '../rewrite.ts';

/** Words of slots that refer to the list table stay valid while a function is rewritten. */
export function remake(r: Rewriter, n: Node, prim: PrimType, operands: readonly Node[]): Node {
  const { code } = r;
  const op = code.op(n);
  const slots: SlotValue[] = [];
  for (const part of rows[op].form) {
    if (part === 'prim' || !Object.hasOwn(slotSyntax, part)) continue;
    if (part === 'from') slots.push(code.from(n));
    else if (part === 'value') slots.push(code.bits(n));
    else slots.push(code.slot(n, part as SlotName));
  }
  return r.make(n, op, prim, slots, operands);
}
