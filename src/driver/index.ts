/**
 * The toolchain as functions: what the command and the library offer, for every language in the same shape.
 *
 * A `Unit` is one file that was read: its module, and the IR that the module belongs to. Each function loads the code of
 * the language that it needs when it is first called, so that starting one command never costs another language.
 * Nothing here knows files, terminals or processes.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { diagnose } from '../base/diagnostics.ts';
import { unreachable } from '../base/errors.ts';
import type { SourceFile } from '../base/source.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { Format } from './formats.ts';
import { formats } from './formats.ts';

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

export type Unit = MapleUnit | LinearUnit;

export interface Result<T> {
  /** Absent when nothing could be made of the input at all. */
  readonly value: T | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

export interface ParseOptions {
  /** How deep expressions, statements, types and initialisers may be nested. */
  readonly maxNesting?: number;
  /** Finds an imported file by its name and the folders that the importing file names. */
  readonly resolveImport?: (name: string, paths: readonly string[]) => SourceFile | undefined;
}

/** Reads text. With errors, the unit is there if the parser could make a module of the rest. */
export async function parse(source: SourceFile, format: Format, options: ParseOptions = {}): Promise<Result<Unit>> {
  switch (format) {
    case 'maple':
    case 'maple-types': {
      const { parseMaple } = await import('../maple/parser.ts');
      const { module, diagnostics } = parseMaple(source, options);
      return { value: { ir: 'maple', source, module }, diagnostics };
    }
    case 'linear': {
      const { parseModule } = await import('../linear/parser.ts');
      const { module, diagnostics } = parseModule(source);
      return { value: module && { ir: 'linear', source, module }, diagnostics };
    }
    case 'maple-binary':
    case 'tuyin':
    case 'tuyin-bitcode':
    case 'sysy':
      return refuse(format, 'read');
    default:
      return unreachable(format);
  }
}

/** The levels of MAPLE: `high` may contain everything, `flat` only what has a direct counterpart in machines. */
export const levels = ['high', 'flat'] as const;
export type Level = (typeof levels)[number];

/** Checks everything that the language demands beyond its grammar. */
export async function verify(unit: Unit, level: Level = 'high'): Promise<readonly Diagnostic[]> {
  if (unit.ir === 'linear') return (await import('../linear/verifier.ts')).verifyModule(unit.module);
  return (await import('../maple/verifier.ts')).verifyMaple(unit.module, { level });
}

/** The canonical text. */
export async function print(unit: Unit): Promise<string> {
  if (unit.ir === 'linear') return (await import('../linear/printer.ts')).printModule(unit.module);
  return (await import('../maple/printer.ts')).printMaple(unit.module);
}

/** What a program can be lowered to, from the top downwards. */
export const targets = {
  flat: 'MAPLE without hierarchical control flow and without calls that assign their results',
} as const satisfies Record<string, string>;
export type Target = keyof typeof targets;

export function isTarget(name: string): name is Target {
  return Object.hasOwn(targets, name);
}

/** A verified unit at a lower level; one that is already below it is refused. */
export async function lower(unit: Unit, target: Target): Promise<Result<Unit>> {
  if (unit.ir === 'linear') return refuse('linear', `lowered to ${target}`);
  const { lowerToFlat } = await import('../lower/maple-levels/index.ts');
  return { value: { ...unit, module: lowerToFlat(unit.module) }, diagnostics: [] };
}

function refuse(format: Format, action: string): Result<never> {
  return { value: undefined, diagnostics: [diagnose(driverCatalogue, 'SAM0102', undefined, [formats[format].title, action])] };
}
