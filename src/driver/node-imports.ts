/** Where `import "x.mplt"` looks on the Node side: beside the importing file, then in the folders of `importpath`. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { SourceFile } from '../base/source.ts';
import { readText } from './node-files.ts';

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
