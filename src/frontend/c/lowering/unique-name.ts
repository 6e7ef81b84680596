/** Names that are not taken, in constant time however many there are. */

/** The name, with a number behind it if it is taken. */
export function uniqueName(taken: Map<string, number>, name: string): string {
  for (let unique = name; ;) {
    const count = taken.get(unique) ?? 0;
    taken.set(unique, count + 1);
    if (count === 0) return unique;
    unique = `${name}.${count}`;
    taken.set(name, count + 1);
  }
}
