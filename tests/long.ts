/**
 * How long random tests run. `npm test` takes few seeds, so that it is quick; a long run (SAMARA_LONG=1, as in CI) takes
 * all that a test was made for. The seeds of a quick run are the first ones of the long run, so nothing fails in the one alone.
 */
export const isLong = process.env.SAMARA_LONG === '1';

/** The number of seeds, rounds or mutants of this run. */
export function times(quick: number, long: number): number {
  return isLong ? long : quick;
}
