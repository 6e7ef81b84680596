/**
 * Tables whose keys come from input. `table[name]` would find what every JavaScript object inherits (`constructor`,
 * `toString`, `__proto__`) where a program uses such a name; these functions see a table's own entries only. What names
 * collect at run time is kept in a Map. `npm run check -- names` refuses other look-ups by a string that is not known.
 */
import { InternalError } from './errors.ts';

export function ownEntry<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

/** The entry of a name that the caller knows to be there. */
export function knownEntry<T>(table: Readonly<Record<string, T>>, name: string): T {
  const entry = ownEntry(table, name);
  if (entry === undefined) throw new InternalError(`a table has no entry for ${name}`, 'own-entry');
  return entry;
}
