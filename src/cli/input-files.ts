/** Names of files on a command line: folders stand for the files in them, where a command takes many. */
import { readdirSync, statSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import { diagnose, type Diagnostic } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import { formatOf } from '../driver/formats.ts';
import { languages, type FormatRow, type LanguageRow } from '../driver/index.ts';
import { reasonOf } from '../driver/node-streams.ts';
import { textOption, type Context, type Words } from './command.ts';

/** The extensions of all formats that pass. */
export function extensionsOf(passes: (language: LanguageRow, format: FormatRow) => boolean = () => true): string[] {
  return Object.values(languages).flatMap((language) =>
    Object.values(language.formats)
      .filter((format) => passes(language, format))
      .flatMap(({ extensions }) => [...extensions]),
  );
}

/**
 * The files that the words name, in the order of the words. A folder means the files of known extensions (with `--from`
 * of that format's, else of all that are `known`) in it and in the folders below, sorted; `node_modules` and what begins with a dot are left out.
 */
export function filesOf(words: Words, context: Context, known: readonly string[] = extensionsOf()): string[] {
  const from = textOption(words, 'from') ?? '';
  const extensions = formatOf(from)?.extensions ?? known;
  return words.args.flatMap((name) => (isFolder(name) ? filesIn(name, extensions, context) : [name]));
}

function isFolder(name: string): boolean {
  return name !== '-' && statSync(name, { throwIfNoEntry: false })?.isDirectory() === true;
}

function filesIn(folder: string, extensions: readonly string[], { report, status }: Context): string[] {
  const found: string[] = [];
  const waiting = [folder];
  let problem: Diagnostic | undefined;
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    status.show(`reading ${next}`);
    try {
      for (const entry of readdirSync(next, { withFileTypes: true })) {
        const path = join(next, entry.name);
        if (isLeftOut(entry)) continue;
        if (entry.isDirectory()) waiting.push(path);
        else if (extensions.some((ending) => entry.name.toLowerCase().endsWith(ending))) found.push(path);
      }
    } catch (error) {
      report.add((problem = diagnose(driverCatalogue, 'SAM0003', undefined, [next, reasonOf(error)])));
    }
  }
  if (found.length === 0 && problem === undefined)
    report.add(diagnose(driverCatalogue, 'SAM0008', undefined, [folder, extensions.join(' ')]));
  return found.sort(byName);
}

/** Links to folders are not followed: they may lead in circles. */
function isLeftOut({ name }: Dirent): boolean {
  return name.startsWith('.') || name === 'node_modules';
}

function byName(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
