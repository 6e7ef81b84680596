/** The test files of a folder and of the folders in it, for suites and for scripts. */
import { readdirSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { readTestFile, type TestFile } from './notation.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Files of these extensions, sorted, with what they say of themselves; `except` are folders that are left out. */
export function filesIn(folder: string, extensions: readonly string[], except: readonly string[] = []): TestFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => extensions.some((extension) => name.endsWith(extension)))
    .filter((name) => !except.some((part) => name.startsWith(`${part}${sep}`)))
    .sort()
    .map((name) => readTestFile(relative(root, join(folder, name)).split(sep).join('/')));
}
