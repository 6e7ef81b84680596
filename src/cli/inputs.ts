/** The files of a command line as units: reading, knowing the format, parsing; every problem goes to the report. */
import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { driverCatalogue } from '../driver/diagnostics.ts';
import type { Format } from '../driver/formats.ts';
import { detectFormat, formatOf, formatOfKind, formats, knownExtensions, sharedKinds } from '../driver/formats.ts';
import type { Result } from '../base/result.ts';
import type { FormatRow, LowerOptions, Unit } from '../driver/index.ts';
import { parse, parseBinary } from '../driver/index.ts';
import { libraries } from '../driver/run-options.ts';
import { decodeText, displayName, readBytes, type ReadWatch } from '../driver/node-files.ts';
import { headerReader, importsBeside, tuyinImportsTelling } from '../driver/node-imports.ts';
import type { Context, Words } from './command.ts';
import { listOption, numberOption, textOption } from './command.ts';

/** The arguments and options that `readUnit` understands. */
export function declareInputs(command: Command): void {
  command.argument('<file...>', 'the files; - is standard input');
  command.addOption(
    new Option('--from <format>', 'format of the files, whatever their names').choices([
      ...Object.keys(formats()),
      ...sharedKinds(),
    ]),
  );
  const collect = (word: string, words: readonly string[] = []): readonly string[] => [...words, word];
  command.addOption(new Option('-I <folder>', 'C: where headers are looked for; may be repeated').argParser(collect));
  command.addOption(new Option('-D <macro>', 'C: defines NAME or NAME=TEXT; may be repeated').argParser(collect));
  command.addOption(new Option('-U <macro>', 'C: takes a definition back; may be repeated').argParser(collect));
  command.addOption(
    new Option('-W <warning>', 'C: -Wall, -Wextra, -WNAME, -Wno-NAME, -Werror[=NAME]; may be repeated').argParser(
      collect,
    ),
  );
  // One command has it for something else.
  if (!command.options.some(({ short }) => short === '-w')) command.option('-w', 'C: no warnings');
  command.addOption(
    new Option(
      '--pointer-size <bytes>',
      'width of addresses in C and MAPLE; without it what the module says, else 8',
    ).choices(['4', '8']),
  );
  command.addOption(new Option('--max-nesting <n>', 'how deep the text may be nested').argParser(parseCount));
}

/** Are the files that a file imports read as well? Its own text can be understood without them. */
export type Imports = 'read' | 'left out';

/** How a file is read for a command. */
export interface ReadOptions extends ReadWatch {
  /** Without the warnings of languages that say at once what is said of others when they are verified. */
  readonly isQuiet?: boolean;
  /** The file is one of several of a program: it need not have a start. */
  readonly isPart?: boolean;
  /** Binary files are opened, and read as far as something asks for. */
  readonly lazy?: boolean;
  /** What the file holds, where somebody has read it already. */
  readonly bytes?: Uint8Array;
  /** Why a file of this format is not read here; nothing if it is. */
  readonly refuse?: (format: FormatRow) => Diagnostic | undefined;
}

/** One file; undefined if anything about it is an error. */
export async function readUnit(
  name: string,
  words: Words,
  context: Context,
  imports: Imports = 'read',
  options: ReadOptions = {},
): Promise<Unit | undefined> {
  const read = await readParts(name, words, context, imports, options);
  return read === undefined || hasErrors(read.diagnostics) ? undefined : read.value;
}

/** What could be read of one file, and the mistakes found in its text; undefined if there was no text to read. */
export async function readParts(
  name: string,
  words: Words,
  { report }: Context,
  imports: Imports = 'read',
  { isQuiet = false, isPart, lazy, bytes: contents, refuse: refuseRow, ...watch }: ReadOptions = {},
): Promise<Result<Unit> | undefined> {
  const refuse = (reason: Diagnostic): undefined => {
    report.add(reason);
  };
  const given = contents ?? watch.held?.get(name);
  const bytes = given === undefined ? readBytes(name) : { value: given };
  if (bytes.problem !== undefined) return refuse(bytes.problem);
  const format = formatOfFile(name, bytes.value, words);
  if (format === undefined) return refuse(problem('SAM0101', displayName(name), knownExtensions()));
  const row = formatOf(format);
  const isBinary = row?.binary === true || row?.isBinary?.(bytes.value) === true;
  const refused = row && refuseRow?.(isBinary ? { ...row, binary: true } : row);
  if (refused !== undefined) return refuse(refused);
  // An empty file is no binary one: it is said that it is empty.
  const source = isBinary && bytes.value.length > 0 ? undefined : decodeText(name, bytes.value);
  if (source?.problem !== undefined) return refuse(source.problem);
  if (given === undefined) watch.opened?.(name, bytes.value);
  const options = { ...parseOptionsOf(name, words, imports, watch), isPart, lazy };
  const parsed =
    source === undefined
      ? await parseBinary(bytes.value, displayName(name), format, options)
      : await parse(source.value, format, options);
  const { diagnostics } = parsed;
  // Whoever asks for warnings is told them.
  const isReduced = isQuiet && row?.warnsWhenRead === true && warningsOf(words).length === 0;
  report.addAll(isReduced ? diagnostics.filter(({ severity }) => severity === 'error') : diagnostics);
  return parsed;
}

/** Imports are looked for beside the file that names them. */
export function parseOptionsOf(
  name: string,
  words: Words,
  imports: Imports,
  watch: ReadWatch = {},
): Parameters<typeof parse>[2] {
  const maxNesting = numberOption(words, 'maxNesting');
  if (imports !== 'read') return { maxNesting };
  return {
    maxNesting,
    pointerSize: pointerSizeOption(words),
    headers: {
      read: headerReader(watch),
      folders: listOption(words, 'I'),
      warnings: warningsOf(words),
      macros: [...listOption(words, 'D'), ...listOption(words, 'U').map((name) => `!${name}`)],
    },
    resolveImport: importsBeside(displayName(name), watch),
    imports: tuyinImportsTelling(watch),
  };
}

/** What `-W` and `-w` say. */
function warningsOf(words: Words): readonly string[] {
  return [...listOption(words, 'W'), ...(words.options['w'] === true ? ['none'] : [])];
}

function problem(code: 'SAM0101', subject: string, detail: string): Diagnostic {
  return diagnose(driverCatalogue, code, undefined, [subject, detail]);
}

/** The format that `--from`, the name or the content says. */
export function formatOfFile(name: string, bytes: Uint8Array, words: Words): Format | undefined {
  const chosen = textOption(words, 'from');
  if (chosen !== undefined && formatOf(chosen) !== undefined) return chosen;
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4096));
  return chosen === undefined ? detectFormat(name, head) : formatOfKind(chosen, head);
}

/** `--library`, which only comparisons of the two versions need. */
export function declareLowering(command: Command): void {
  const library = new Option('--library <version>', 'which version of a library function that has two').hideHelp();
  command.addOption(library.choices(libraries));
}

export function loweringOptions(words: Words): Pick<LowerOptions, 'pointerSize' | 'library'> {
  const library = textOption(words, 'library');
  return { pointerSize: pointerSizeOption(words), library: libraries.find((name) => name === library) };
}

/** What `--pointer-size` says. */
export function pointerSizeOption(words: Words): 4 | 8 | undefined {
  const text = textOption(words, 'pointerSize');
  return text === undefined ? undefined : text === '4' ? 4 : 8;
}

/** Bytes: a number, with K, M or G behind it for powers of 1024. */
export function parseSize(text: string): number {
  const match = /^(\d+(?:\.\d+)?)([kmg]?)(?:i?b)?$/i.exec(text);
  const bytes =
    match === null ? NaN : Math.floor(Number(match[1]) * 1024 ** ' kmg'.indexOf((match[2] || ' ').toLowerCase()));
  if (!(bytes >= 1 && bytes <= 2 ** 32)) throw new InvalidArgumentError('It is not a size from 1 to 4G, such as 64M.');
  return bytes;
}

/** A positive number of seconds, as milliseconds. */
export function parseSeconds(text: string): number {
  const milliseconds = Number(text) * 1000;
  if (!/^\d*\.?\d+$/.test(text) || !(milliseconds > 0 && milliseconds < 2 ** 40))
    throw new InvalidArgumentError('It is not a number of seconds, such as 2.5.');
  return milliseconds;
}

/** The value of an option that is a number of something. */
export function parseCount(text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value)) throw new InvalidArgumentError('It is not a whole number.');
  return value;
}
