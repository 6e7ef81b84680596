/**
 * How long random tests run. `npm test` takes few seeds, so that it is quick; a long run (SAMARA_LONG=1, as in CI) takes
 * all that a test was made for. The seeds of a quick run are the first ones of the long run, so nothing fails in the one alone.
 */
export const isLong = process.env.SAMARA_LONG === '1';

/** Files are asked for by name. */
const isNamed = (process.env.SAMARA_FILES ?? '') !== '';

/** Nothing is left out of a suite: in a long run, and when files are asked for by name. */
export const isWhole = isLong || isNamed;

/**
 * Of the columns of a file, every one whose turn it is at this place, where a quick run divides them into so many parts. A long run takes all, or
 * divides them too (`inLong`): of programs that take seconds in each of twenty columns, all files and all columns have their turn.
 */
export function inTurn<T>(columns: readonly T[], place: number, parts = columns.length, inLong = 1): readonly T[] {
  const divided = isNamed ? 1 : isLong ? inLong : parts;
  return columns.filter((_, i) => i % divided === place % divided);
}

/** Of the rows of a suite, one in so many in a quick run. */
export function oneIn<T>(parts: number, rows: readonly T[]): readonly T[] {
  return isWhole ? rows : rows.filter((_, i) => i % parts === 0);
}

/** At most so many rows of a suite in a quick run, spread over it evenly: a suite that grows costs no more. */
export function atMost<T>(most: number, rows: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.ceil(rows.length / most));
  return isWhole ? rows : rows.filter((_, i) => i % step === 0);
}

/** The number of seeds, rounds or mutants of this run. */
export function times(quick: number, long: number): number {
  return isLong ? long : quick;
}
