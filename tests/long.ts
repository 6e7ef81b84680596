/**
 * How long tests run: quick (`npm test`) with few seeds and part of the files; long (`--long`, as in CI), with all files and a share of the
 * seeds; with all (`--all`) that each test was made for. The seeds of a shorter run are the first ones of a longer, so nothing fails in the
 * one alone.
 */
const runs = ['', 'long', 'all'];
const run = Math.max(0, runs.indexOf(process.env.SAMARA_TESTS ?? ''));

export const isLong = run > 0;

export const isAll = run > 1;

/** A long run takes one seed of so many. */
const longPart = 8;

/** Files are asked for by name. */
const isNamed = (process.env.SAMARA_FILES ?? '') !== '';

/** Nothing is left out of a suite: in a long run, and when files are asked for by name. */
export const isWhole = isLong || isNamed;

/**
 * Of the columns of a file, every one whose turn it is at this place, where a quick run divides them into so many parts and a long one into three,
 * or more where each takes seconds (`inLong`): all files and all columns have their turn. With all seeds, and by name, files have all columns.
 */
export function inTurn<T>(columns: readonly T[], place: number, parts = columns.length, inLong = 3): readonly T[] {
  const divided = partsOf(parts, Math.min(inLong, columns.length));
  return columns.filter((_, i) => i % divided === place % divided);
}

/** Of the rows of a suite, one in so many in a quick run, and in a long one. */
export function oneIn<T>(parts: number, rows: readonly T[], inLong = 1): readonly T[] {
  const divided = partsOf(parts, inLong);
  return rows.filter((_, i) => i % divided === 0);
}

function partsOf(quick: number, inLong: number): number {
  return isNamed || isAll ? 1 : isLong ? inLong : quick;
}

/** At most so many rows of a suite in a quick run, spread over it evenly: a suite that grows costs no more. */
export function atMost<T>(most: number, rows: readonly T[]): readonly T[] {
  const step = Math.max(1, Math.ceil(rows.length / most));
  return isWhole ? rows : rows.filter((_, i) => i % step === 0);
}

/** The number of seeds, rounds or mutants of this run; or of parts of which one is taken, which is fewer the more is run. */
export function times(quick: number, all: number): number {
  if (!isLong) return quick;
  if (isAll) return all;
  return all < quick ? Math.min(quick, all * longPart) : Math.max(quick, Math.ceil(all / longPart));
}
