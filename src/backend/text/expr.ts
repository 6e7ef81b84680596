/**
 * Expressions of a language of text as they are put together: the text, how tightly it binds, and what the language has to know of
 * its type. The levels are those that the languages of C's family share; where a reader does not know by heart which of two
 * operators binds more tightly, a language writes parentheses.
 */

/** How tightly an operator binds, from the tightest; operands of a looser level are put into parentheses. */
export const levels = { primary: 0, unary: 1, product: 2, sum: 3, shift: 4, compare: 5, bits: 6, choice: 7 } as const;
export type Level = (typeof levels)[keyof typeof levels];

export interface Expr<T extends string = string> {
  readonly text: string;
  readonly level: Level;
  readonly type: T;
  /** Of an integer that is written out. */
  readonly value?: bigint;
  /** Of an integer that is brought back into the range of its type: the one that may lie outside of it, and is the same modulo its width. */
  readonly uncut?: Expr<T>;
  /** Of a multiple of a power of two: the number that is shifted to the left by so many bits. */
  readonly shifted?: { readonly by: number; readonly from: Expr<T> };
  /** Of a comparison: the one that is true when it is false. */
  readonly turned?: () => Expr<T>;
}

export function primary<T extends string>(text: string, type: T): Expr<T> {
  return { text, level: levels.primary, type };
}

export function call<T extends string>(name: string, args: readonly Expr<T>[], type: T): Expr<T> {
  return primary(`${name}(${args.map(({ text }) => text).join(', ')})`, type);
}

/** The expression, in parentheses if it binds looser than this. */
export function within({ text, level }: Expr, loosest: Level): string {
  return level > loosest ? `(${text})` : text;
}

/** `left sign right`, where operands may bind as loosely as `loosest` says, on the right side more tightly. */
export function infix<T extends string>(
  sign: string,
  level: Level,
  type: T,
  [left, right]: readonly [Expr<T>, Expr<T>],
  loosest: readonly [Level, Level],
): Expr<T> {
  return { text: `${within(left, loosest[0])} ${sign} ${within(right, loosest[1])}`, level, type };
}

const opposites = { '==': '!=', '!=': '==', '<': '>=', '>=': '<', '>': '<=', '<=': '>' } as const;
export type Comparison = keyof typeof opposites;

/** The sign of the comparison that is true when this one is false: of integers, and of floats for equality. */
export function oppositeSign(sign: Comparison, isFloat: boolean): Comparison | undefined {
  return isFloat && sign !== '==' && sign !== '!=' ? undefined : opposites[sign];
}
