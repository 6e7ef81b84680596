/**
 * "Did you mean …?": the known name nearest to one that is not known.
 *
 * The distance is Damerau-Levenshtein in its restricted form (insert, delete, replace, swap neighbours). It is never
 * computed beyond the bound, and names whose length rules them out cost one comparison, so a search is linear in the
 * number of candidates even when a module has a hundred thousand symbols.
 */

/** Names longer than this are compared by their beginnings only: nobody mistypes more than that by hand. */
const longestCompared = 64;

/** The best candidate within about a third of the name's length, or undefined; of equals the first one wins. */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.slice(0, longestCompared).toLowerCase();
  let bound = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  for (const candidate of candidates) {
    if (candidate === name) continue;
    const other = candidate.slice(0, longestCompared).toLowerCase();
    const distance = boundedDistance(wanted, other, bound);
    if (distance > bound) continue;
    best = candidate;
    if (distance === 0) break;
    bound = distance - 1;
  }
  return best;
}

/** The note that follows "unknown …", empty when nothing is near. */
export function didYouMean(name: string, candidates: Iterable<string>): string {
  const nearest = nearestName(name, candidates);
  return nearest === undefined ? '' : `did you mean \`${nearest}\`?`;
}

/** The distance of two texts, or `bound + 1` as soon as it is known to exceed `bound`. */
export function boundedDistance(a: string, b: string, bound: number): number {
  if (a === b) return 0;
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  let twoAbove: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let smallest = i;
    for (let j = 1; j <= b.length; j++) {
      const differs = a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1;
      let cost = Math.min(above[j] + 1, row[j - 1] + 1, above[j - 1] + differs);
      if (isSwap(a, b, i, j)) cost = Math.min(cost, twoAbove[j - 2] + 1);
      row.push(cost);
      if (cost < smallest) smallest = cost;
    }
    if (smallest > bound) return bound + 1;
    twoAbove = above;
    above = row;
  }
  return Math.min(above[b.length], bound + 1);
}

function isSwap(a: string, b: string, i: number, j: number): boolean {
  return i > 1 && j > 1 && a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
}
