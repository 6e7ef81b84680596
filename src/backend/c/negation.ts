/** The opposite of a condition: comparisons that have an opposite are turned round. */
import { levels, within } from '../text/expr.ts';
import { integer, type Expr } from './expr.ts';

export function negated(condition: Expr): Expr {
  const { turned, value } = condition;
  if (value !== undefined) return integer(value === 0n ? 1n : 0n, 'i32');
  if (turned !== undefined) return turned();
  return { text: `!${within(condition, levels.unary)}`, level: levels.unary, type: 'i32' };
}
