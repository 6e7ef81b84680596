/**
 * Comments by which a front end tells of undefined behaviour what statements do not say. The formal machine heeds them where it is
 * asked for the rules of C (docs/decisions/0335); to everybody else they are comments.
 */

/** `%x ends`: the variable's block is left, pointers to it lead nowhere. */
const ENDS = ' ends';

/** Before the `return` of a function that ends without one: the result must not be used. */
export const NO_RESULT = 'no result';

export function endOf(variable: string): string {
  return `${variable}${ENDS}`;
}

/** The variable whose life ends. */
export function endedVariable(note: string): string | undefined {
  const text = note.trim();
  return text.startsWith('%') && text.endsWith(ENDS) && !text.includes(' %') ? text.slice(0, -ENDS.length) : undefined;
}

export function isNoResult(note: string): boolean {
  return note.trim() === NO_RESULT;
}
