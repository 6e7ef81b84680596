/** Aliases within a module: chains of other names, which may be long, and in a module that is wrong lead nowhere. */

/** What each is when all its aliases are followed; undefined where that is nothing, or a cycle. Each link is walked once. */
export function aliasEnds(all: readonly { readonly alias?: number }[]): readonly (number | undefined)[] {
  const ends = new Map<number, number | undefined>();
  for (const start of all.keys()) {
    const walk: number[] = [];
    const onWalk = new Set<number>();
    let at: number = start;
    for (; !ends.has(at) && !onWalk.has(at) && all[at]?.alias !== undefined; at = all[at].alias ?? at) {
      walk.push(at);
      onWalk.add(at);
    }
    const end = onWalk.has(at) || all[at] === undefined ? undefined : ends.has(at) ? ends.get(at) : at;
    for (const index of walk) ends.set(index, end);
    ends.set(at, end);
  }
  return Array.from(all, (_, index) => ends.get(index));
}
