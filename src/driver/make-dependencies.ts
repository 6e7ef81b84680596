/**
 * The files that an output was made of, as Make and Ninja read them: `out.bpl: in.mpl types.mplt`, a line for each file. Names are written
 * so that both read them back: a space, `#` and the backslashes before them are escaped by a backslash, `$` is doubled.
 */

/** One rule: the output depends on the files, each named once. */
export function formatDependencies(output: string, files: readonly string[]): string {
  const names = [...new Set(files)].map(escapeName);
  return `${[`${escapeName(output)}:`, ...names].join(' \\\n  ')}\n`;
}

function escapeName(name: string): string {
  return name
    .replaceAll('$', '$$$$')
    .replace(/(\\*)([ #])/g, (_, slashes: string, char: string) => `${slashes}${slashes}\\${char}`);
}
