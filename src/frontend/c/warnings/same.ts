/** Are two expressions the same place or value, so that one of them was mostly meant to be something else? */
import type { Expr } from '../tree.ts';

/**
 * Of variables, their members and elements, and constants; anything else is different. Expressions that one use of a macro gave are
 * not compared: their author saw its name only.
 */
export function isSame(left: Expr, right: Expr): boolean {
  if (left.span.source === right.span.source && left.span.start === right.span.start) return false;
  return isAlike(left, right);
}

function isAlike(left: Expr, right: Expr): boolean {
  for (let [a, b] = [left, right]; ;) {
    if (a.kind === 'variable' && b.kind === 'variable') return a.symbol === b.symbol;
    if (a.kind === 'int' && b.kind === 'int') return a.value === b.value && a.type === b.type;
    if (a.kind === 'load' && b.kind === 'load') [a, b] = [a.operand, b.operand];
    else if (a.kind === 'decay' && b.kind === 'decay') [a, b] = [a.operand, b.operand];
    else if (a.kind === 'deref' && b.kind === 'deref') [a, b] = [a.operand, b.operand];
    else if (a.kind === 'convert' && b.kind === 'convert' && a.type === b.type) [a, b] = [a.operand, b.operand];
    else if (a.kind === 'member' && b.kind === 'member' && a.member === b.member) [a, b] = [a.base, b.base];
    else if (a.kind === 'offset' && b.kind === 'offset' && a.negative === b.negative) {
      if (!isAlike(a.index, b.index)) return false;
      [a, b] = [a.pointer, b.pointer];
    } else return false;
  }
}
