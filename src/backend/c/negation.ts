/** The opposite of a condition: comparisons that have an opposite are turned round. */
import { ownEntry } from '../../base/own-entry.ts';
import { integer, levels, within, type Expr } from './expr.ts';

const opposites: Readonly<Record<string, string>> = {
  '==': '!=',
  '!=': '==',
  '<': '>=',
  '>=': '<',
  '>': '<=',
  '<=': '>',
};

export function negated(condition: Expr): Expr {
  const { turned, value } = condition;
  if (value !== undefined) return integer(value === 0n ? 1n : 0n, 'i32');
  if (turned !== undefined) return turned();
  return { text: `!${within(condition, levels.unary)}`, level: levels.unary, type: 'i32' };
}

/** The sign of the comparison that is true when this one is false: of integers, and of floats for equality. */
export function oppositeSign(sign: string, isFloat: boolean): string | undefined {
  return isFloat && sign !== '==' && sign !== '!=' ? undefined : ownEntry(opposites, sign);
}
