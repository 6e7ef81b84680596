/** Where imports are looked for on the Node side: `import "x.mplt"` beside the importing file, then in the folders of `importpath`. */
import { existsSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { SourceFile } from '../base/source.ts';
import type { ImportFinder } from '../tuyin/imports.ts';
import { readBytes, readText } from './node-files.ts';

export function importsBeside(fileName: string): (name: string, paths: readonly string[]) => SourceFile | undefined {
  const home = fileName === '<stdin>' ? '.' : dirname(fileName);
  return (name, paths) => {
    for (const folder of [home, ...paths.map((path) => resolve(home, path))]) {
      const candidate = resolve(folder, name);
      if (!existsSync(candidate)) continue;
      const read = readText(candidate);
      return read.problem === undefined ? read.value : undefined;
    }
    return undefined;
  };
}

/** What Tuyin modules import: relative to the folder of the file that says so. */
export const tuyinImports: ImportFinder = {
  find(path, from) {
    const name = isAbsolute(path) ? path : join(from === '<stdin>' ? '.' : dirname(from), path);
    if (!existsSync(name)) return undefined;
    const read = readBytes(name);
    return read.problem === undefined ? { name, bytes: read.value } : undefined;
  },
  identity: (name) => resolve(name),
};
