/** `samara archive`: objects as a library, from which programs take what they reach. */
import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { knownExtensions } from '../driver/formats.ts';
import { verify } from '../driver/index.ts';
import { archiveExtension, folderIndex, memberOf, writeLibrary, type LibraryMember } from '../driver/library.ts';
import { readBytes } from '../driver/node-files.ts';
import { writeWhole } from '../driver/node-output.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { textOption } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, pointerSizeOption, readUnit } from './inputs.ts';
import { printJson } from './results.ts';

export const archive: CommandModule = {
  usage: 'FILE… -o OUT.sar | FOLDER',
  about:
    'An archive holds the files as they are, with an index of what each defines and uses; a folder gets such an index beside its files. ' +
    '`link`, `run`, `lower` and `build` take from a library (OUT.sar among the files, or -l) only what the program reaches.',
  examples: [
    ['samara archive list.lir sort.lir -o helpers.sar', 'two objects in one file'],
    ['samara link main.lir helpers.sar -o program.lir', 'a program that uses some of them'],
    ['samara archive objects', 'an index for a folder of objects'],
  ],
  json: { prints: ['Archived'] },
  get extensions() {
    return extensionsOf();
  },
  declare(command) {
    declareInputs(command);
    command.option('-o, --output <file>', 'the archive to write');
  },
  async execute(words, context) {
    const { report } = context;
    const output = textOption(words, 'output');
    const folder = words.args.length === 1 && output === undefined ? words.args[0] : undefined;
    const isFolder = folder !== undefined && statSync(folder, { throwIfNoEntry: false })?.isDirectory() === true;
    if (output === undefined && !isFolder)
      return report.wrongUsage('archive takes files and -o OUT.sar, or one folder', 'see samara archive --help');
    const names = isFolder ? objectsIn(folder) : words.args;
    const objects = await readObjects(names, isFolder ? folder : '', words, context);
    if (report.hasErrors) return exit.diagnostics;
    const target = output ?? join(folder ?? '', folderIndex);
    const bytes = writeLibrary(objects, !isFolder);
    report.add(writeWhole(target, bytes));
    if (report.hasErrors) return exit.diagnostics;
    if (report.json) printJson(context.io, { files: names, output: target, bytes: bytes.length });
    return exit.done;
  },
};

/** The files of known extensions, without those of the folders below. */
function objectsIn(folder: string): string[] {
  const extensions = knownExtensions().split(' ');
  const isObject = (name: string): boolean =>
    !name.endsWith(archiveExtension) && extensions.some((ending) => name.toLowerCase().endsWith(ending));
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isObject(entry.name))
    .map(({ name }) => name)
    .sort();
}

interface ReadObject {
  readonly member: LibraryMember;
  readonly bytes: Uint8Array;
}

async function readObjects(
  names: readonly string[],
  folder: string,
  words: Words,
  context: Context,
): Promise<ReadObject[]> {
  const objects: ReadObject[] = [];
  for (const name of new Set(names)) {
    const path = join(folder, name);
    const read = readBytes(path);
    if (read.problem !== undefined) context.report.add(read.problem);
    else {
      const unit = await readUnit(path, words, context, 'read', { bytes: read.value, isPart: true });
      if (unit === undefined) continue;
      context.report.addAll(await verify(unit, { pointerSize: pointerSizeOption(words) }));
      objects.push({ member: await memberOf(unit, basename(name), read.value), bytes: read.value });
    }
  }
  return objects;
}
