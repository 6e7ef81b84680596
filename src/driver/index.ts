/**
 * The toolchain as functions: what the command and the library offer, for every language in the same shape.
 *
 * A `Unit` is one file that was read: its module, and the name of its language's row (languages.ts), which knows what to do. Each
 * function loads the code that it needs when it is first called, so that starting one command never costs another language.
 * Nothing here knows files, terminals or processes.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { knownEntry, ownEntry } from '../base/own-entry.ts';
import { pending, Result, type Pending } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import type { Utf8Text } from '../base/utf8.ts';
import type { Closed } from '../linear/link/close.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { LoweredLight } from '../lower/maple-to-light.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { Level as OptimizationLevel } from '../passes/levels.ts';
import type { AllocationWatch } from '../vm/allocation-watch.ts';
import type { Coverage, FileCoverage } from './coverage.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { EngineRow } from './engine-row.ts';
import { canGive, engines, runsOn, type Engine } from './engines.ts';
import { featureNames, type Feature } from './features.ts';
import { formatOf, type Format } from './formats.ts';
import type { LanguageRow, LevelRow } from './language-row.ts';
import type { LinkOptions } from '../base/link-options.ts';
import { languageOf, languages } from './languages.ts';
import type { ProgramValue } from './host-functions.ts';
import type { LcovMistake } from './lcov.ts';
import { outputs, type Emitted, type Output } from './outputs.ts';
import type { Profile, ProfileReport } from './profile.ts';
import type { AnyProgram, Program } from './program.ts';
import { linearForms } from './languages/linear.ts';
import type { LowerOptions, RunOptions } from './run-options.ts';
import type { AnyUnit, LinearUnit, MapleUnit, ParseOptions, TuyinUnit, Unit, VerifyOptions } from './unit.ts';

export { addEngine, engines, type Engine } from './engines.ts';
export { addLanguage, languageOf, languages } from './languages.ts';
export type { EngineRow, EngineRowOf, Executables, FlatEngine, Grants, Instance, LinearEngine } from './engine-row.ts';
export type { FormatRow, LanguageRow, LevelRow, PictureRow, ProfileRow } from './language-row.ts';
export { linearForms, linearLevels } from './languages/linear.ts';
export {
  addOutput,
  outputs,
  type Emit,
  type EmitGrants,
  type Emitted,
  type Output,
  type OutputRow,
} from './outputs.ts';
export { binaryFormat, encode, holdsText, write, writtenAs, writtenFormats, writtenInto } from './writing.ts';
export type { HostFunctions, PlainFunction, ProgramValue } from './host-functions.ts';
export type { AnyProgram, Program, ProgramSignature } from './program.ts';
export type { LinkOptions } from '../base/link-options.ts';
export type { LowerOptions, RunOptions } from './run-options.ts';
export type {
  AnyUnit,
  EncodeOptions,
  LinearUnit,
  MapleUnit,
  ParseOptions,
  TuyinUnit,
  Unit,
  Units,
  VerifyOptions,
} from './unit.ts';
export type { ImportFinder, ImportedFile } from '../tuyin/imports.ts';
export type { AllocationWatch, Leak, MemoryReport } from '../vm/allocation-watch.ts';
export type { BranchCoverage, Coverage, FileCoverage, FunctionCoverage } from './coverage.ts';
export type { LcovMistake } from './lcov.ts';
export type { ContextProfile, FunctionProfile, LineProfile, Profile, ProfileReport } from './profile.ts';

/** The unit that a file of a format becomes. */
export type UnitOf<F extends Format> = F extends keyof KnownFormats ? KnownFormats[F] : Unit;

interface KnownFormats {
  maple: MapleUnit;
  'maple-types': MapleUnit;
  linear: LinearUnit;
  sysy: LinearUnit;
  tuyin: TuyinUnit;
}

/** Reads text, of MAPLE unless a format is given. With errors, the unit is there if the parser could make a module of the rest. */
export function parse<F extends Format = 'maple'>(
  text: SourceFile | string,
  format?: F,
  options: ParseOptions = {},
): Pending<UnitOf<F>> {
  return pending(
    readText(typeof text === 'string' ? new SourceFile('<text>', text) : text, format ?? 'maple', options),
  );
}

async function readText<U extends AnyUnit>(
  source: SourceFile,
  format: Format,
  options: ParseOptions,
): Promise<Result<U>> {
  const row = formatOf(format);
  return row?.read === undefined ? refuseFormat(format) : declared<U>(await row.read(source, options));
}

/** Reads a binary file; `name` is what diagnostics call it. */
export function parseBinary(
  bytes: Uint8Array,
  name: string,
  format: Format,
  options: ParseOptions = {},
): Pending<Unit> {
  return pending(readBytes(bytes, name, format, options));
}

async function readBytes(
  bytes: Uint8Array,
  name: string,
  format: Format,
  options: ParseOptions,
): Promise<Result<Unit>> {
  const row = formatOf(format);
  return row?.readBytes === undefined ? refuseFormat(format) : declared(await row.readBytes(bytes, name, options));
}

/** What a row makes is a unit as its language has declared it in `Units`. */
function declared<U extends AnyUnit = Unit>(result: Result<AnyUnit>): Result<U> {
  return result as Result<U>;
}

function refuseFormat(format: Format): Result<never> {
  return refuse(formatOf(format)?.title ?? format, 'read');
}

/** Checks everything that the language demands beyond its grammar. */
export async function verify(unit: AnyUnit, options: VerifyOptions = {}): Promise<readonly Diagnostic[]> {
  const found = await languageOf(unit).verify(unit, options);
  return unit.isWarned === true ? found.filter(({ severity }) => severity === 'error') : found;
}

/** What `verify` says of a damaged file, but for what is damaged. */
export async function verifyParts(
  unit: AnyUnit,
  mistakes: readonly Diagnostic[],
  options: VerifyOptions = {},
): Promise<readonly Diagnostic[]> {
  const row = languageOf(unit);
  if (!hasErrors(mistakes)) return verify(unit, options);
  return row.verifyParts?.(unit, mistakes, options) ?? [];
}

/** Why a verified unit does not fit into a smaller language (`light`); nothing if it does. */
export async function checkProfile(unit: AnyUnit, name: string): Promise<readonly Diagnostic[]> {
  const row = languageOf(unit);
  const profile = ownEntry(row.profiles ?? {}, name);
  const title = Object.values(languages)
    .map(({ profiles = {} }) => ownEntry(profiles, name))
    .find((found) => found !== undefined);
  return profile === undefined
    ? refuse(row.title, `${title?.title ?? name} programs`).diagnostics
    : profile.check(unit);
}

/** The canonical text. */
export async function print(unit: AnyUnit): Promise<string> {
  return languageOf(unit).print(unit);
}

/** The name of a level of some language. */
export type Level = 'flat' | 'stack' | 'linear' | 'cfg' | 'ssa' | 'light' | 'graph' | (string & {});

/** All levels of all languages, with what they are. */
export function levels(): Readonly<Record<string, string>> {
  const all = Object.values(languages).flatMap((row) => Object.entries(row.levels));
  return Object.fromEntries(all.map(([name, { title }]) => [name, title]));
}

/**
 * A verified unit at another level, as it is run there. Units of the linear IR are changed in place. With errors among the
 * diagnostics the result can be shown, but not run.
 */
export function lower(unit: AnyUnit, level: 'linear' | 'cfg' | 'ssa', options?: LowerOptions): Pending<LinearUnit>;
export function lower(unit: AnyUnit, level: Level, options?: LowerOptions): Pending<Unit>;
export function lower(unit: AnyUnit, level: Level, options: LowerOptions = {}): Pending<Unit> {
  return pending(lowerTo(unit, level, options));
}

async function lowerTo(unit: AnyUnit, level: Level, options: LowerOptions): Promise<Result<Unit>> {
  const row = levelOf(unit, level);
  if (row === undefined || !('lower' in row)) return refuseLevel(unit, level);
  const work = (whole: AnyUnit): Promise<Result<AnyUnit>> => row.lower(whole, options);
  return declared(
    await orMistakes(unit, options, () => (isLinear(level) ? work(unit) : completed(unit, options, work))),
  );
}

/** Levels at which the library is linked behind the lowering, and not before it. */
function isLinear(level: Level): boolean {
  return linearForms.includes(level);
}

/** Works on the unit with what it needs of the library in C. */
async function completed<T>(
  unit: AnyUnit,
  options: LowerOptions<ProgramValue>,
  work: (whole: AnyUnit) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { withLibc } = await import('./libc.ts');
  const { value, diagnostics } = await withLibc(unit, options);
  return value === undefined ? Result.failed(diagnostics) : work(value);
}

/** Lowering relies on what verifying finds. Where it fails on a unit that nobody verified, the mistakes are the answer. */
async function orMistakes<T>(unit: AnyUnit, options: LowerOptions, work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    const found = await verify(unit, { pointerSize: options.pointerSize });
    if (!hasErrors(found)) throw error;
    return Result.failed(found.filter(({ severity }) => severity === 'error'));
  }
}

/** The text of a verified unit at a level, also of those that can only be shown. */
export function show(unit: AnyUnit, level: Level, options: LowerOptions = {}): Pending<string> {
  return pending(
    showLong(unit, level, options).then(({ value, diagnostics }) => new Result(value && String(value), diagnostics)),
  );
}

/** The same for files: a text that may be long is bytes already. */
export async function showLong(unit: AnyUnit, level: Level, options: LowerOptions): Promise<Result<string | Utf8Text>> {
  const row = levelOf(unit, level);
  if (row === undefined) return refuseLevel(unit, level);
  const work = async (whole: AnyUnit): Promise<Result<string | Utf8Text>> =>
    'show' in row
      ? row.show(whole, options)
      : ((await row.text?.(whole, options)) ?? printed(await row.lower(whole, options)));
  return orMistakes(unit, options, () => (isLinear(level) ? work(unit) : completed(unit, options, work)));
}

async function printed({ value, diagnostics }: Result<AnyUnit>): Promise<Result<string>> {
  return new Result(value && (await print(value)), diagnostics);
}

function levelOf(unit: AnyUnit, level: Level): LevelRow | undefined {
  return ownEntry(languageOf(unit).levels, level);
}

function refuseLevel(unit: AnyUnit, level: Level): Result<never> {
  const { title, levels: known } = languageOf(unit);
  const lowered = Object.entries(known).filter(([, row]) => 'lower' in row);
  return refuse(title, `lowered to ${level}, but to ${lowered.map(([name]) => name).join(', ')}`);
}

/** The program of the formal machine, for the stepper; undefined if the language has none. */
export async function formal(
  unit: AnyUnit,
  options?: Pick<RunOptions, 'checkUb' | 'pointerSize'>,
): Promise<LoweredLight | Result<never> | undefined> {
  const { withLibc } = await import('./libc.ts');
  const { value, diagnostics } = await withLibc(unit, { library: 'c', pointerSize: options?.pointerSize });
  return value === undefined ? Result.failed(diagnostics) : languageOf(value).formal?.(value, options);
}

/** The engines that run programs of a language. */
export function enginesFor(ir: string): Engine[] {
  const language = ownEntry(languages, ir);
  return language === undefined
    ? []
    : Object.keys(engines).filter((name) => runsOn(language, knownEntry(engines, name)));
}

/** The first engine that runs the unit and can give all of this. */
export function engineFor(unit: AnyUnit, wanted: readonly Feature[]): Engine | undefined {
  const language = languageOf(unit);
  return enginesFor(unit.ir).find((name) =>
    wanted.every((feature) => canGive(language, knownEntry(engines, name), feature)),
  );
}

/** How a program is built. */
export interface EmitOptions extends LowerOptions {
  /** Passes to run before; none unless given. */
  readonly optimize?: OptimizationLevel;
  /** Bytes for the program's own stack of arrays and slots; 8 MiB unless given. */
  readonly stackSize?: number;
  /** For debuggers: the file says which line is which. */
  readonly debug?: boolean;
  /** The exported functions for callers, instead of a command. */
  readonly asLibrary?: boolean;
  /** Nothing of the program is called from outside but its start: no other function is exported. */
  readonly wholeProgram?: boolean;
  /** What the built file will be called, without its folder: what lies beside it refers to it. */
  readonly fileName?: string;
  /** With code that loads the file, in the language of its callers, where the output has such a thing. */
  readonly loader?: boolean;
  /** Is told what is being done, in a few words, before each part of it. */
  readonly progress?: (doing: string) => void;
}

/** A verified unit as a file of an output's format: `emit(unit, 'wasm')`. A unit of the linear IR is changed in place. */
export function emit(unit: AnyUnit, output: Output, options: EmitOptions = {}): Pending<Emitted> {
  return pending(emitUnit(unit, output, options));
}

async function emitUnit(unit: AnyUnit, output: Output, options: EmitOptions): Promise<Result<Emitted>> {
  const row = ownEntry(outputs, output);
  const { title } = languageOf(unit);
  if (row === undefined)
    return refuse(title, `built for ${output}: the outputs are ${Object.keys(outputs).join(', ')}`);
  const { progress } = options;
  progress?.('lowering');
  const library = options.library ?? row.library;
  const { value, diagnostics } = await lower(unit, 'cfg', { ...options, library, missing: 'left' });
  if (value === undefined || hasErrors(diagnostics)) return Result.failed(diagnostics);
  const { exportStartAlone, hideFunctions } = await import('./exports.ts');
  hideFunctions(value.module, await languageOf(unit).localFunctions?.(unit));
  if (options.wholeProgram === true && !exportStartAlone(value.module))
    return refuse(title, 'built as a whole program: no function starts it');
  const closed = await closedModule(value.module);
  if (hasErrors(closed.diagnostics)) return Result.failed([...diagnostics, ...closed.diagnostics]);
  if (options.optimize !== undefined && options.optimize !== 'O0')
    (await import('./optimize.ts')).optimize(closed.module, options.optimize, {
      leaveIn: 'cfg',
      isWhole: options.asLibrary !== true,
      // A command is entered by its start alone.
      startsOnce: row.host === 'wasi' && options.asLibrary !== true,
      vectors: !row.needs.includes('vectors'),
      progress: progress && ((pass, func) => progress(`${pass} on @${func}`)),
    });
  progress?.(`writing for ${output}`);
  const { legalise } = await import('../backend/legalise/index.ts');
  const { module, added } = legalise(closed.module, row.needs);
  const { stackSize, debug, asLibrary, fileName, loader } = options;
  const original = closed.module;
  const name = unit.source.name;
  const shownTypes = debug === true ? await languageOf(unit).shownTypes?.(unit, module.pointerSize) : undefined;
  const grants = { name, original, stackSize, added, debug, shownTypes, library: asLibrary, fileName, loader };
  const emitted = (await row.load())(module, grants);
  return new Result(emitted, diagnostics);
}

/** The module without what only linking understands, as basic blocks. */
async function closedModule(module: LinearModule): Promise<Closed> {
  const { closeModule } = await import('../linear/link/close.ts');
  const { defineHostVariables, isHosts } = await import('./library-hosts.ts');
  defineHostVariables(module);
  const closed = closeModule(module, isHosts);
  (await import('./linear-forms.ts')).bringToForm(closed.module, 'cfg');
  return closed;
}

/**
 * One unit of several verified ones, of their language or, if they are of several, of the linear IR. What no unit defines, and neither
 * the library nor the options allow to be missing, is a mistake; so is what is defined twice, and what does not agree.
 */
export function link(units: readonly AnyUnit[], options: LinkOptions = {}): Pending<Unit> {
  return pending(import('./linking.ts').then(({ linkUnits }) => linkUnits(units, options)));
}

/** A watch for the option `watch`: `report()` says what the program allocated, and what it has not freed, by place. */
export async function watchAllocations(): Promise<AllocationWatch> {
  const { AllocationWatch } = await import('../vm/allocation-watch.ts');
  const { isRuntimeSource } = await import('../lower/maple-levels/run-time-names.ts');
  // What lowering adds to programs is taken for what it is.
  return new AllocationWatch(isRuntimeSource);
}

/** For the option `profile`: `report()` says where the steps and the time of all runs went that were given it. */
export async function startProfile(): Promise<Profile> {
  const { Profile } = await import('./profile.ts');
  return new Profile();
}

/** For the option `coverage`: `report()` says what all runs have executed that were given it. */
export async function startCoverage(): Promise<Coverage> {
  const { Coverage } = await import('./coverage.ts');
  return new Coverage();
}

/** The flame graph of a profile, an SVG file; `name` is what was run. */
export async function drawProfile(report: ProfileReport, name: string): Promise<string> {
  return (await import('./profile-picture.ts')).profilePicture(report, name);
}

/** What was executed as the text that lcov and its readers know. */
export async function writeLcov(files: readonly FileCoverage[]): Promise<string> {
  return (await import('./lcov.ts')).writeLcov(files);
}

/** What such a text tells, for `addCounts` of a coverage; or its first line that is none of lcov. */
export async function readLcov(text: string): Promise<readonly FileCoverage[] | LcovMistake> {
  return (await import('./lcov.ts')).readLcov(text);
}

/**
 * A unit, or a module made by a builder, verified, compiled and ready to run. Host functions, arguments and streams are what
 * the options grant. Errors are diagnostics; warnings are left to `verify`. A program that exceeds a limit before it
 * begins (of memory, or of the engine) is a `Trap`, thrown. Programs of Tuyin IR take and give values of JavaScript.
 */
export function instantiate(
  input: MapleUnit | LinearUnit | MapleModule | LinearModule,
  options?: RunOptions,
): Pending<Program>;
export function instantiate(input: TuyinUnit | AnyUnit, options?: RunOptions<ProgramValue>): Pending<AnyProgram>;
export function instantiate(
  input: AnyUnit | MapleModule | LinearModule,
  options: RunOptions<ProgramValue> = {},
): Pending<AnyProgram> {
  return pending(start(input, options));
}

async function start(
  input: AnyUnit | MapleModule | LinearModule,
  options: RunOptions<ProgramValue>,
): Promise<Result<AnyProgram>> {
  const unit = 'ir' in input ? input : await unitOf(input);
  const found = await verify(unit, {
    pointerSize: options.pointerSize,
    supplied: new Set(Object.keys(options.host ?? {})),
  });
  if (hasErrors(found)) return Result.failed(found.filter(({ severity }) => severity === 'error'));
  const language = languageOf(unit);
  const name = options.engine ?? engineFor(unit, askedFor(options)) ?? engineFor(unit, []);
  const engine = name === undefined ? undefined : ownEntry(engines, name);
  if (engine === undefined) return refuse(language.title, `run by ${name ?? 'any engine'}`);
  if (!runsOn(language, engine)) return refuse(language.title, `run by ${engine.title}`);
  const watched = options.watch === undefined ? options : { ...options, allocator: 'host' as const };
  const wanted = needsLibraryInC(engine, options) ? { ...watched, library: 'c' as const } : watched;
  const instantiateUnit = language.instantiate ?? instantiateLowered(language);
  const work = async (whole: AnyUnit): Promise<Result<AnyProgram>> =>
    (await instantiateUnit(whole, engine, wanted)) ?? refuse(language.title, `run by ${engine.title}`);
  if (engine.level === 'linear' || engine.level === 'cfg') return work(unit);
  // The formal machine refuses dynamic values, and needs no run time for that.
  if (engine.level === 'light' && (await (await import('./libc.ts')).hasDynamicValues(unit))) return work(unit);
  return completed(unit, wanted, work);
}

/** What the options ask for that not every engine has; `steps` need no asking. */
function askedFor({
  undef,
  checkUb,
  bounds,
  trace,
  watch,
  profile,
  coverage,
}: RunOptions<ProgramValue>): readonly Feature[] {
  const asked = {
    undef: undef === 'trap',
    ub: checkUb === true,
    bounds: bounds === true,
    trace: trace !== undefined,
    watch: watch !== undefined,
    profile: profile !== undefined,
    coverage: coverage !== undefined,
  };
  return featureNames.filter((feature) => feature !== 'steps' && asked[feature]);
}

/** Of a language that says nothing of engines: the linear unit that it is lowered to. */
function instantiateLowered(language: LanguageRow): NonNullable<LanguageRow['instantiate']> {
  return async (unit: AnyUnit, engine: EngineRow, options: RunOptions) => {
    const level = ownEntry(language.levels, 'linear');
    if (level === undefined || !('lower' in level)) return undefined;
    const { value, diagnostics } = await level.lower(unit, options);
    if (value === undefined || hasErrors(diagnostics)) return Result.failed(diagnostics);
    return languageOf(value).instantiate?.(value, engine, options);
  };
}

async function unitOf(module: MapleModule | LinearModule): Promise<Unit> {
  const source = new SourceFile('<module>', '');
  const { Module } = await import('../maple/module.ts');
  return module instanceof Module ? { ir: 'maple', source, module } : { ir: 'linear', source, module };
}

function refuse(title: string, action: string): Result<never> {
  return Result.failed([diagnose(driverCatalogue, 'SAM0102', undefined, [title, action])]);
}

/** What starts sooner with functions of the host is the MAPLE VM (decision 0469); and only in C the library has files. */
function needsLibraryInC({ level }: EngineRow, { folders = [] }: RunOptions<ProgramValue>): boolean {
  return level !== 'flat' || folders.length > 0;
}
