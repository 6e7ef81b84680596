/** Tables of rows that users of the library add to: languages, engines, outputs. */

/** A name that is taken is a mistake of whoever adds it. The row is there until the function that is returned is called. */
export function addRow<T>(kind: string, table: Readonly<Record<string, T>>, name: string, row: T): () => void {
  if (!/^[a-z][a-z0-9-]*$/.test(name))
    throw new TypeError(`\`${name}\` is no name for a new ${kind}: small letters, digits and hyphens are`);
  if (Object.hasOwn(table, name)) throw new TypeError(`there is a ${kind} \`${name}\` already`);
  const open = table as Record<string, T>;
  open[name] = row;
  return () => {
    if (Object.hasOwn(open, name) && open[name] === row) delete open[name];
  };
}
