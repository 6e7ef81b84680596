/**
 * Where imports are looked for on the Node side: `import "x.mplt"` beside the importing file, then in the folders of `importpath`.
 *
 * What a file imports is not what its reader has asked for, so an import opens nothing but regular files that are called modules,
 * whatever links lead there: a pipe would wait for ever, and a message about a file that is no module would show what is in it.
 */
import { closeSync, constants, fstatSync, openSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import type { SourceFile } from '../base/source.ts';
import type { ImportedFile, ImportFinder } from '../tuyin/imports.ts';
import type { LanguageRow } from './language-row.ts';
import { maple } from './languages/maple.ts';
import { tuyin } from './languages/tuyin.ts';
import { isBinaryMaple } from './maple-files.ts';
import { decodeText, isTooLarge, readBytes } from './node-files.ts';
import { errorCode, reasonOf } from './node-streams.ts';

/** `opened` is told of each file that is read. */
export function importsBeside(
  fileName: string,
  opened: (path: string) => void = () => {},
): (name: string, paths: readonly string[]) => SourceFile | ImportedFile | undefined {
  const home = fileName === '<stdin>' ? '.' : dirname(fileName);
  return (name, paths) => {
    for (const folder of [home, ...paths.map((path) => within(home, path))]) {
      const candidate = within(folder, name);
      const bytes = readModule(candidate, maple);
      if (typeof bytes !== 'object') continue;
      opened(candidate);
      if (isBinaryMaple(bytes)) return { name: candidate, bytes };
      const read = decodeText(candidate, bytes);
      return read.problem === undefined ? read.value : undefined;
    }
    return undefined;
  };
}

/** A path is not made absolute: what is written of a file would then depend on where its folder lies. */
function within(folder: string, path: string): string {
  return isAbsolute(path) ? path : join(folder, path);
}

/** What Tuyin modules import: relative to the folder of the file that says so. `opened` is told of each file that is read. */
export function tuyinImportsTelling(opened: (path: string) => void): ImportFinder {
  return {
    find(path, from) {
      const name = within(from === '<stdin>' ? '.' : dirname(from), path);
      const bytes = readModule(name, tuyin);
      if (typeof bytes !== 'object') return bytes;
      opened(name);
      return { name, bytes };
    },
    identity: (name) => resolve(name),
  };
}

export const tuyinImports: ImportFinder = tuyinImportsTelling(() => {});

/** What C files include: any regular file, so that includes of data work. `opened` is told of each file that is read. */
export function headerReader(opened: (path: string) => void): (path: string) => SourceFile | undefined {
  return (path) => {
    if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
    const bytes = readBytes(path);
    if (bytes.problem !== undefined) return undefined;
    const read = decodeText(path, bytes.value);
    if (read.problem !== undefined) return undefined;
    opened(path);
    return read.value;
  };
}

/** The bytes of a module; undefined if there is no such file; why it is not read, if it is none. */
function readModule(name: string, { formats }: Pick<LanguageRow, 'formats'>): Uint8Array | string | undefined {
  try {
    const extensions = Object.values(formats).flatMap((format) => format.extensions);
    const real = realpathSync(name).toLowerCase();
    if (!extensions.some((extension) => real.endsWith(extension))) return `modules are called ${extensions.join(', ')}`;
    // Without O_NONBLOCK, opening a pipe waits for a writer.
    const descriptor = openSync(name, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const stat = fstatSync(descriptor);
      if (!stat.isFile()) return 'it is not a regular file';
      return isTooLarge(stat.size) ? 'it is too large' : readFileSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    const code = errorCode(error);
    return code === 'ENOENT' || code === 'ENOTDIR' ? undefined : reasonOf(error);
  }
}
