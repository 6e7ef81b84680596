/** Tables of rows that users of the library add to: languages, engines, outputs. */
import { ownEntry } from '../base/own-entry.ts';

/** A name that is taken is a mistake of whoever adds it. The row is there until the function that is returned is called. */
export function addRow<T>(kind: string, table: Readonly<Record<string, T>>, name: string, row: T): () => void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new TypeError(`\`${name}\` is no name for a new ${kind}: small letters, digits and hyphens are`);
  if (Object.hasOwn(table, name)) throw new TypeError(`there is a ${kind} \`${name}\` already`);
  Object.defineProperty(table, name, { value: row, enumerable: true, configurable: true });
  return () => {
    if (ownEntry(table, name) === row) Reflect.deleteProperty(table, name);
  };
}
