/** The files of a command line as one program: a single file as it is, several of them linked. */
import { Option, type Command } from 'commander';
import { diagnose } from '../base/diagnostics.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import { Result, resultOf } from '../base/result.ts';
import { languageOf, link, verify, type LinkOptions, type Unit } from '../driver/index.ts';
import { detectFormat, formats } from '../driver/formats.ts';
import { archiveExtension, reachMembers } from '../driver/library.ts';
import { findLibrary, libraryFile, openNodeLibrary, type NodeLibrary } from '../driver/node-libraries.ts';
import type { Context, Words } from './command.ts';
import { listOption, textOption } from './command.ts';
import { pointerSizeOption, readUnit, type ReadOptions } from './inputs.ts';

/** What a command asks for beside what its words say. */
export interface ProgramOptions extends ReadOptions {
  /** Links even a single file. */
  readonly always?: boolean;
}

/** What a program of several files may take from. */
export function declareLibraries(command: Command): void {
  command.addOption(
    repeatable('-l <name>', 'a library: a path, or NAME.sar or a folder NAME in those of -L; may be repeated'),
  );
  command.addOption(repeatable('-L <folder>', 'where libraries are looked for; may be repeated'));
}

export function declareLinking(command: Command): void {
  declareLibraries(command);
  command.option('--gc', 'leave out what the start and the exports do not reach');
  command.option('--entry <name>', 'the function with which the program starts');
  command.addOption(repeatable('--export <name>', 'a function that is seen from outside; may be repeated'));
  command.addOption(repeatable('--extern <name>', 'a function that whoever runs the result supplies; may be repeated'));
}

/** An option that may be given several times. */
export function repeatable(flags: string, help: string): Option {
  return new Option(flags, help).argParser((value: string, before: readonly string[] | undefined) => [
    ...(before ?? []),
    value,
  ]);
}

/** Undefined if anything about the files is an error. A single file is not verified here: who goes on with it does. */
export async function readProgram(
  given: Words,
  context: Context,
  options: ProgramOptions = {},
): Promise<Unit | undefined> {
  const words = withPointerSize(given);
  const files = words.args.filter((name) => !isArchive(name));
  const libraries = openLibraries(words, context);
  for (const { name } of libraries) options.opened?.(libraryFile(name));
  if (files.length === 1 && libraries.length === 0 && options.always !== true)
    return readUnit(files[0], words, context, 'read', options);
  const units = await readEach(
    files.map((name) => ({ name })),
    words,
    context,
    options,
  );
  if (context.report.hasErrors) return undefined;
  units.push(...(await readReached(units, libraries, words, context, options)));
  return context.report.hasErrors ? undefined : linkRead(units, words, context);
}

/** Files that C meets in one program and that leave no choice have the say of how wide addresses are. */
function withPointerSize(words: Words): Words {
  const sizes = words.args.flatMap((name) => ownEntry(formats(), detectFormat(name, '') ?? '')?.pointerSize ?? []);
  if (pointerSizeOption(words) !== undefined || sizes.length === 0) return words;
  return { ...words, options: { ...words.options, pointerSize: String(sizes[0]) } };
}

/** A file, or what an archive has in its place. */
interface Part {
  readonly name: string;
  readonly bytes?: Uint8Array;
}

/** Each of several files, verified. */
async function readEach(
  parts: readonly Part[],
  words: Words,
  context: Context,
  options: ProgramOptions,
): Promise<Unit[]> {
  const units: Unit[] = [];
  const pointerSize = pointerSizeOption(words);
  for (const { name, bytes } of parts) {
    context.status.show(`reading ${name}`);
    const unit = await readUnit(name, words, context, 'read', {
      ...options,
      bytes,
      isPart: true,
      lazy: words.options['gc'] === true,
    });
    if (unit === undefined) continue;
    const found = unit.isLazy === true ? [] : await verify(unit, { pointerSize });
    context.report.addAll(options.isQuiet === true ? found.filter(({ severity }) => severity === 'error') : found);
    units.push(unit);
  }
  return units;
}

function isArchive(name: string): boolean {
  return name.toLowerCase().endsWith(archiveExtension);
}

/** The libraries among the files, then those of `-l`, in the order of the words. */
function openLibraries(words: Words, { report }: Context): NodeLibrary[] {
  const folders = listOption(words, 'L');
  const named = listOption(words, 'l').flatMap((name) => {
    const path = findLibrary(name, folders);
    if (path === undefined) report.add(diagnose(linkCatalogue, 'LNK0033', undefined, [name, folders.join(', ')]));
    return path ?? [];
  });
  return [...words.args.filter(isArchive), ...named].flatMap((path) => {
    const opened = openNodeLibrary(path);
    if (opened.problem === undefined) return opened.value;
    report.add(opened.problem);
    return [];
  });
}

/** The objects that the program reaches, and no others, are read. */
async function readReached(
  units: readonly Unit[],
  libraries: readonly NodeLibrary[],
  words: Words,
  context: Context,
  options: ProgramOptions,
): Promise<Unit[]> {
  if (libraries.length === 0) return [];
  const { entry, exports = [] } = linkOptionsOf(words);
  const asked = [...(entry === undefined ? [] : [entry]), ...exports];
  const names: LinkSymbol<unknown>[] = [];
  for (const unit of units) {
    // A body that is read only now may be damaged.
    const found = await resultOf(async () => new Result((await languageOf(unit).symbols?.(unit)) ?? []));
    context.report.addAll(found.diagnostics);
    names.push(...(found.value ?? []));
  }
  if (context.report.hasErrors) return [];
  const uses = asked.map((name) => ({ name, kind: 'reference', weak: false }) as const);
  const shared = names.filter(({ visibility }) => visibility !== 'local');
  const own = [...shared.map(({ name, kind, weak = false }) => ({ name, kind, weak })), ...uses];
  const parts = reachMembers(own, libraries).flatMap(({ library, member }): Part[] => {
    const { problem, value } = { value: undefined, ...libraries[library].open(member) };
    if (problem !== undefined) context.report.add(problem);
    if (libraryFile(libraries[library].name) !== libraries[library].name)
      options.opened?.(libraries[library].nameOf(member));
    return value === undefined ? [] : [{ name: libraries[library].nameOf(member), bytes: value }];
  });
  return readEach(parts, words, context, options);
}

async function linkRead(units: readonly Unit[], words: Words, { report }: Context): Promise<Unit | undefined> {
  const { value, diagnostics } = await link(units, linkOptionsOf(words));
  report.addAll(diagnostics);
  return report.hasErrors ? undefined : value;
}

/** Names are the linear IR's: a sigil before them is left out. */
export function linkOptionsOf(words: Words): LinkOptions {
  const plain = (name: string): string => name.replace(/^[&@$]/, '');
  const entry = textOption(words, 'entry');
  const supplied = new Set(listOption(words, 'extern').map(plain));
  return {
    name: textOption(words, 'output') ?? words.args[0],
    entry: entry && plain(entry),
    exports: listOption(words, 'export').map(plain),
    gc: words.options['gc'] === true,
    pointerSize: pointerSizeOption(words),
    mayBeMissing: (name) => supplied.has(name),
  };
}
