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
import { decodeText, isTooLarge, readBytes, type ReadWatch } from './node-files.ts';
import { errorCode, reasonOf } from './node-streams.ts';

export function importsBeside(
  fileName: string,
  watch: ReadWatch = {},
): (name: string, paths: readonly string[]) => SourceFile | ImportedFile | undefined {
  const home = fileName === '<stdin>' ? '.' : dirname(fileName);
  return (name, paths) => {
    for (const folder of [home, ...paths.map((path) => within(home, path))]) {
      const candidate = within(folder, name);
      const bytes = readModule(candidate, maple, watch);
      if (typeof bytes !== 'object') continue;
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

/** What Tuyin modules import: relative to the folder of the file that says so. */
export function tuyinImportsTelling(watch: ReadWatch): ImportFinder {
  return {
    find(path, from) {
      const name = within(from === '<stdin>' ? '.' : dirname(from), path);
      const bytes = readModule(name, tuyin, watch);
      return typeof bytes === 'object' ? { name, bytes } : bytes;
    },
    identity: (name) => resolve(name),
  };
}

export const tuyinImports: ImportFinder = tuyinImportsTelling({});

/** What C files include: any regular file, so that includes of data work. */
export function headerReader(watch: ReadWatch): (path: string) => SourceFile | undefined {
  return (path) => {
    const bytes = watch.held === undefined ? headerBytes(path) : watch.held.get(path);
    const read = bytes && decodeText(path, bytes);
    if (bytes === undefined || read?.problem !== undefined) {
      watch.missed?.(path);
      return undefined;
    }
    watch.opened?.(path, bytes);
    return read?.value;
  };
}

function headerBytes(path: string): Uint8Array | undefined {
  if (statSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
  const bytes = readBytes(path);
  return bytes.problem === undefined ? bytes.value : undefined;
}

type Formats = Pick<LanguageRow, 'formats'>;

/** The bytes of a module; undefined if there is no such file; why it is not read, if it is none. */
function readModule(name: string, formats: Formats, watch: ReadWatch): Uint8Array | string | undefined {
  const bytes = watch.held === undefined ? moduleBytes(name, formats) : watch.held.get(name);
  if (typeof bytes === 'object') watch.opened?.(name, bytes);
  else watch.missed?.(name);
  return bytes;
}

function moduleBytes(name: string, { formats }: Formats): Uint8Array | string | undefined {
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
