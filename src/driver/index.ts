/**
 * The toolchain as functions: what the command and the library offer, for every language in the same shape.
 *
 * A `Unit` is one file that was read: its module, and the IR that the module belongs to. Each function loads the code
 * of the language that it needs when it is first called, so that starting one command never costs another language.
 * Nothing here knows files, terminals or processes.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose, hasErrors } from '../base/diagnostics.ts';
import { unreachable } from '../base/errors.ts';
import { Result } from '../base/result.ts';
import { SourceFile } from '../base/source.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { PointerSize } from '../scalar/values.ts';
import type { ImportFinder, LinkedModule } from '../tuyin/imports.ts';
import type { Module as TuyinModule } from '../tuyin/module.ts';
import type { AllocationWatch } from '../vm/allocation-watch.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { Format } from './formats.ts';
import { formats } from './formats.ts';
import type { Program, RunOptions } from './program.ts';
import type { TuyinInstance, TuyinInstanceOptions } from './tuyin-instance.ts';

export type { HostFunctions, PlainFunction } from './host-functions.ts';
export type { Program, ProgramSignature, RunOptions } from './program.ts';
export type { ImportFinder, ImportedFile } from '../tuyin/imports.ts';
export type { TuyinHostFunction, TuyinInstance, TuyinInstanceOptions, TuyinValue } from './tuyin-instance.ts';
export type { AllocationWatch, Leak, MemoryReport } from '../vm/allocation-watch.ts';

export interface MapleUnit {
  readonly ir: 'maple';
  readonly source: SourceFile;
  readonly module: MapleModule;
}

export interface LinearUnit {
  readonly ir: 'linear';
  readonly source: SourceFile;
  readonly module: LinearModule;
}

export interface TuyinUnit {
  readonly ir: 'tuyin';
  readonly source: SourceFile;
  readonly module: TuyinModule;
  /** The module and everything that it imports. */
  readonly modules: readonly LinkedModule[];
  /** What is wrong with the imports; `verify` says it. */
  readonly importProblems: readonly Diagnostic[];
}

/** What can be lowered to the linear IR and run. */
export type RunnableUnit = MapleUnit | LinearUnit;

export type Unit = RunnableUnit | TuyinUnit;

export interface ParseOptions {
  /** How deep expressions, statements, types and initialisers may be nested. */
  readonly maxNesting?: number;
  /** Finds an imported file by its name and the folders that the importing file names. Without it, imports are not looked for. */
  readonly resolveImport?: (name: string, paths: readonly string[]) => SourceFile | undefined;
  /** Finds the files that a Tuyin module imports. Without it, what imports would define is not known. */
  readonly imports?: ImportFinder;
}

/** Reads text. With errors, the unit is there if the parser could make a module of the rest. */
export async function parse(
  text: SourceFile | string,
  format: Format = 'maple',
  options: ParseOptions = {},
): Promise<Result<Unit>> {
  const source = typeof text === 'string' ? new SourceFile('<text>', text) : text;
  switch (format) {
    case 'maple':
    case 'maple-types': {
      const { parseMaple } = await import('../maple/parser.ts');
      const { module, diagnostics } = parseMaple(source, options);
      return new Result<Unit>({ ir: 'maple', source, module }, diagnostics);
    }
    case 'linear': {
      const { parseModule } = await import('../linear/parser.ts');
      const { module, diagnostics } = parseModule(source);
      return new Result<Unit>(module && { ir: 'linear', source, module }, diagnostics);
    }
    case 'sysy': {
      const { compileSysy } = await import('../frontend/sysy/index.ts');
      const { module, diagnostics } = compileSysy(source);
      return new Result<Unit>(module && { ir: 'linear', source, module }, diagnostics);
    }
    case 'tuyin': {
      const { parseTuyin } = await import('../tuyin/parser.ts');
      const { module, diagnostics } = parseTuyin(source, options);
      return withImports(module, diagnostics, options);
    }
    case 'maple-binary':
    case 'tuyin-bitcode':
      return refuse(format, 'read');
    default:
      return unreachable(format);
  }
}

/** Reads a binary file; `name` is what diagnostics call it. */
export async function parseBinary(
  bytes: Uint8Array,
  name: string,
  format: Format,
  options: ParseOptions = {},
): Promise<Result<Unit>> {
  if (format !== 'tuyin-bitcode') return refuse(format, 'read');
  const { decodeTuyin } = await import('../tuyin/bitcode/index.ts');
  const { module, diagnostics } = decodeTuyin(bytes, name);
  return module === undefined ? Result.failed(diagnostics) : withImports(module, diagnostics, options);
}

async function withImports(
  module: TuyinModule,
  found: readonly Diagnostic[],
  options: ParseOptions,
): Promise<Result<TuyinUnit>> {
  const { source } = module;
  const hasImports = module.items.some(({ kind }) => kind === 'import');
  if (options.imports === undefined || !hasImports) {
    return new Result<TuyinUnit>(
      { ir: 'tuyin', source, module, modules: [{ module, imports: new Map() }], importProblems: [] },
      found,
    );
  }
  const { readImports } = await import('../tuyin/imports.ts');
  const { modules, diagnostics: importProblems } = readImports(module, options.imports, options);
  return new Result<TuyinUnit>({ ir: 'tuyin', source, module, modules, importProblems }, found);
}

/** The binary form of a unit. */
export async function encode(unit: Unit, options: { readonly strip?: boolean } = {}): Promise<Result<Uint8Array>> {
  if (unit.ir !== 'tuyin') return refuse(unit.ir, 'written in binary');
  const { encodeTuyin } = await import('../tuyin/bitcode/index.ts');
  return new Result(encodeTuyin(unit.module, options));
}

/** The levels of MAPLE: `high` may contain everything, `flat` only what has a direct counterpart in machines. */
export const levels = ['high', 'flat'] as const;
export type Level = (typeof levels)[number];

export interface VerifyOptions {
  /** `high` unless given. */
  readonly level?: Level;
  /** Of MAPLE; what the module itself says unless given. */
  readonly pointerSize?: PointerSize;
  /** Names of functions that the caller supplies, so that they are not the library's. */
  readonly supplied?: ReadonlySet<string>;
}

/** Checks everything that the language demands beyond its grammar. */
export async function verify(unit: Unit, options: VerifyOptions = {}): Promise<readonly Diagnostic[]> {
  if (unit.ir === 'linear') return verifyLinear(unit.module, options);
  if (unit.ir === 'tuyin') return (await import('./tuyin-check.ts')).checkTuyin(unit);
  return (await import('../maple/verifier.ts')).verifyMaple(unit.module, options);
}

async function verifyLinear(
  module: LinearModule,
  { supplied = new Set() }: VerifyOptions,
): Promise<readonly Diagnostic[]> {
  const { verifyModule } = await import('../linear/verifier.ts');
  const { checkExterns } = await import('./extern-signatures.ts');
  return [...verifyModule(module), ...checkExterns(module, supplied)];
}

/**
 * What `verify` says of a damaged file, but for the damaged functions. An error outside of functions may have taken
 * declarations with it that all of them need, so after one of those nothing is said.
 */
export async function verifyParts(
  unit: Unit,
  mistakes: readonly Diagnostic[],
  options: VerifyOptions = {},
): Promise<readonly Diagnostic[]> {
  if (!hasErrors(mistakes)) return verify(unit, options);
  if (unit.ir !== 'maple') return [];
  const bodies = unit.module.funcs.filter(({ code, source }) => code !== undefined && source === unit.source);
  const bodyAround = ({ span }: Diagnostic): unknown =>
    bodies.find(({ start, end }) => span !== undefined && start < span.start && span.start < end);
  const damaged = new Set(mistakes.filter(({ severity }) => severity === 'error').map(bodyAround));
  if (damaged.has(undefined)) return [];
  return (await verify(unit, options)).filter((problem) => {
    const body = bodyAround(problem);
    return body === undefined || !damaged.has(body);
  });
}

/** The canonical text. */
export async function print(unit: Unit): Promise<string> {
  if (unit.ir === 'linear') return (await import('../linear/printer.ts')).printModule(unit.module);
  if (unit.ir === 'tuyin') return (await import('../tuyin/printer.ts')).printTuyin(unit.module);
  return (await import('../maple/printer.ts')).printMaple(unit.module);
}

/** What a program can be lowered to, from the top downwards. */
export const targets = {
  flat: 'MAPLE with labels and jumps in place of loops, ifs and assigning calls',
  stack: 'Tuyin IR with stack code in place of statements',
  linear: 'the linear IR, with labels and jumps',
  cfg: 'the linear IR as basic blocks',
  ssa: 'basic blocks in which each name is assigned once',
} as const satisfies Record<string, string>;
export type Target = keyof typeof targets;

export function isTarget(name: string): name is Target {
  return Object.hasOwn(targets, name);
}

export interface LowerOptions {
  /** Of MAPLE; what the module itself says unless given. */
  readonly pointerSize?: PointerSize;
}

/**
 * A verified unit at another level: MAPLE at any, linear IR in any of its forms. A linear module is changed in place.
 * With errors among the diagnostics the result can be shown, but not run.
 */
export async function lower(unit: Unit, target: Target, options: LowerOptions = {}): Promise<Result<Unit>> {
  const refused = refusePointerSize(unit, options.pointerSize);
  if (refused !== undefined) return refused;
  if (unit.ir === 'tuyin') return lowerTuyinUnit(unit, target);
  if (unit.ir === 'linear') return lowerLinear(unit, target);
  if (target === 'stack') return refuse('maple', 'shown as stack code');
  const { lowerToFlat } = await import('../lower/maple-levels/index.ts');
  const problems: Diagnostic[] = [];
  const flat = lowerToFlat(unit.module, problems);
  if (target === 'flat' || problems.length > 0) return new Result<Unit>({ ...unit, module: flat }, problems);
  const { lowerToLinear } = await import('../lower/maple-to-linear.ts');
  const { module, diagnostics } = lowerToLinear(flat, { pointerSize: options.pointerSize });
  const { value } = await lowerLinear({ ir: 'linear', source: unit.source, module }, target);
  return new Result(value, diagnostics);
}

async function lowerTuyinUnit(unit: TuyinUnit, target: Target): Promise<Result<Unit>> {
  if (target === 'flat') return refuse('tuyin', 'shown as MAPLE');
  const { linkUnit, lowerCode } = await import('./tuyin-program.ts');
  const { value: code, diagnostics } = linkUnit(unit);
  if (code === undefined) return Result.failed(diagnostics);
  if (target !== 'stack')
    return lowerLinear({ ir: 'linear', source: unit.source, module: lowerCode(code).module }, target);
  const { stackModule } = await import('../tuyin/stack/whole-module.ts');
  return withImports(stackModule(code), diagnostics, {});
}

/** The typed graph of a verified Tuyin unit, as text. */
export async function graphText(unit: Unit): Promise<Result<string>> {
  if (unit.ir !== 'tuyin') return refuse(unit.ir, 'shown as a graph of Tuyin IR');
  const { linkUnit } = await import('./tuyin-program.ts');
  const { printGraph } = await import('../tuyin/graph/printer.ts');
  const { value: code, diagnostics } = linkUnit(unit);
  return new Result(code && printGraph(code.graph), diagnostics);
}

async function lowerLinear(unit: LinearUnit, target: Target): Promise<Result<Unit>> {
  if (target === 'flat') return refuse('linear', 'shown as MAPLE');
  if (target === 'stack') return refuse('linear', 'shown as stack code');
  (await import('./linear-forms.ts')).bringToForm(unit.module, target);
  return new Result<Unit>(unit);
}

/** A verified MAPLE unit in the abstract syntax of MapleLight, as text; or why it is outside. */
export async function lightText(unit: Unit, options: LowerOptions = {}): Promise<Result<string>> {
  if (unit.ir !== 'maple') return refuse(unit.ir, 'shown as MapleLight');
  const { lowerToLight } = await import('../lower/maple-to-light.ts');
  const { printProgram } = await import('../light/printer.ts');
  const { program, diagnostics } = lowerToLight(unit.module, { pointerSize: options.pointerSize });
  return new Result(printProgram(program), diagnostics);
}

/** Why a verified unit is no MapleLight program; nothing if it is one. */
export async function profileLight(unit: Unit): Promise<readonly Diagnostic[]> {
  if (unit.ir !== 'maple') return refuse(unit.ir, 'MapleLight programs').diagnostics;
  return (await import('../lower/maple-to-light.ts')).checkLightProfile(unit.module);
}

export interface EngineRow {
  readonly title: string;
  /** The languages whose programs it runs. */
  readonly runs: readonly Unit['ir'][];
}

/** What executes programs. */
export const engines = {
  wasm: { runs: ['maple', 'linear', 'tuyin'], title: 'WebAssembly, compiled in this process' },
  interp: { runs: ['maple', 'linear', 'tuyin'], title: 'the interpreter of the linear IR' },
  vm: { runs: ['maple'], title: 'the MAPLE VM, which runs the flat level of MAPLE directly' },
  light: { runs: ['maple'], title: 'the formal machine of MapleLight, which finds every misuse of memory' },
  graph: { runs: ['tuyin'], title: 'the interpreter of the graph of Tuyin IR, the reference for it' },
  stack: { runs: ['tuyin'], title: 'the stack machine of Tuyin IR' },
} as const satisfies Record<string, EngineRow>;
export type Engine = keyof typeof engines;

export function enginesFor(ir: Unit['ir']): Engine[] {
  return (Object.keys(engines) as Engine[]).filter((name) => runsOn(ir, name));
}

/** Does the engine run programs of this language? */
export function runsOn(ir: Unit['ir'], engine: Engine): boolean {
  const row: EngineRow = engines[engine];
  return row.runs.includes(ir);
}

export function isEngine(name: string): name is Engine {
  return Object.hasOwn(engines, name);
}

/** A watch for the option `watch`: `report()` says what the program allocated, and what it has not freed, by place. */
export async function watchAllocations(): Promise<AllocationWatch> {
  return (await import('./program.ts')).watchAllocations();
}

/**
 * A unit, or a module made by a builder, verified, compiled and ready to run. Host functions, arguments and streams are what
 * the options grant. Errors are diagnostics; warnings are left to `verify`. A program that exceeds a limit before it
 * begins (of memory, or of the engine) is a `Trap`, thrown. Tuyin units have `instantiateTuyin`.
 */
export async function instantiate(
  input: Unit | MapleModule | LinearModule,
  options: RunOptions = {},
): Promise<Result<Program>> {
  const unit = 'ir' in input ? input : await unitOf(input);
  if (unit.ir === 'tuyin') return refuse('tuyin', 'run by `instantiate`, but by `instantiateTuyin`');
  const refused = refusePointerSize(unit, options.pointerSize);
  if (refused !== undefined) return refused;
  const found = await verify(unit, {
    pointerSize: options.pointerSize,
    supplied: new Set(Object.keys(options.host ?? {})),
  });
  if (hasErrors(found)) return Result.failed(found.filter(({ severity }) => severity === 'error'));
  if (options.engine !== undefined && !runsOn(unit.ir, options.engine))
    return refuse(unit.ir, `run by ${engines[options.engine].title}`);
  if (options.engine === 'light' && unit.ir === 'maple') {
    return (await import('./light-program.ts')).makeLightProgram(unit, options);
  }
  if (options.engine === 'vm' && unit.ir === 'maple') {
    return (await import('./vm-program.ts')).makeVmProgram(unit, options);
  }
  const { makeProgram } = await import('./program.ts');
  const level = options.optimize ?? 'O0';
  const bounds =
    unit.ir === 'linear' && options.bounds === true ? await import('../lower/linear-bounds/index.ts') : undefined;
  if (level === 'O0') return makeProgram(unit, options, { optimize: () => {}, bounds });
  const { optimize } = await import('./optimize.ts');
  return makeProgram(unit, options, { optimize: (module) => void optimize(module, level), bounds });
}

/** A Tuyin unit, verified, linked with what it imports, and ready to run. */
export async function instantiateTuyin(
  unit: TuyinUnit,
  options: TuyinInstanceOptions = {},
): Promise<Result<TuyinInstance>> {
  const { engine } = options;
  if (engine !== undefined && !runsOn('tuyin', engine)) return refuse('tuyin', `run by ${engines[engine].title}`);
  return (await import('./tuyin-instance.ts')).makeTuyinInstance(unit, options);
}

async function unitOf(module: MapleModule | LinearModule): Promise<Unit> {
  const source = new SourceFile('<module>', '');
  const { Module } = await import('../maple/module.ts');
  return module instanceof Module ? { ir: 'maple', source, module } : { ir: 'linear', source, module };
}

function refusePointerSize(unit: Unit, wanted: PointerSize | undefined): Result<never> | undefined {
  if (unit.ir !== 'linear' || wanted === undefined || wanted === unit.module.pointerSize) return undefined;
  const problem = diagnose(driverCatalogue, 'SAM0207', undefined, [unit.source.name, unit.module.pointerSize]);
  return Result.failed([problem]);
}

function refuse(format: Format, action: string): Result<never> {
  const problem = diagnose(driverCatalogue, 'SAM0102', undefined, [formats[format].title, action]);
  return Result.failed([problem]);
}
