/**
 * The part of the C library that is written in C (src/runtime/libc): a program gets what it declares and nobody else defines, when
 * it is lowered or started, so what `link` and `build -c` write lacks it still.
 *
 *     program: uses casin ──▶ complex.c: uses asin, clog ──▶ asin: the host's; clog: complex.c
 *
 * It is searched behind the program's own definitions and what the caller supplies, and behind or before the functions of the host, as
 * the option `library` says: a function may have two versions. Nothing of it is loaded for programs that need nothing of it.
 *
 * Engines and outputs of the linear IR get the library as it was lowered by the build (libc-complete.ts), those of MAPLE as MAPLE.
 */
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import type { LinearModule } from '../linear/nodes.ts';
import type { Module } from '../maple/module.ts';
import { pointerSizeOf } from '../maple/pointer-size.ts';
import type { PointerSize } from '../scalar/values.ts';
import { languageOf } from './languages.ts';
import type { ProgramValue } from './host-functions.ts';
import type { Completed } from './libc-complete.ts';
import type { IsWanted } from './libc-files.ts';
import { allocatorNames, isHosts, startsSooner } from './library-hosts.ts';
import { weakFunctions } from './maple-declarations.ts';
import { defaultLibrary, type LowerOptions } from './run-options.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

type Options = LowerOptions<ProgramValue>;

/** Where the streams of the library in C are. */
const streamFile = 'streams.c';
/** What only the streams in C have. */
const ofStreams = '__stream_flush';
/** Conversions that only the version in C has whole: numbers of binary128, arguments by number. */
const formatOfC = /%(?:\d+\$|[-+ #0'*.\d]*L)/;

/** The names of which the version in C is taken, for a program that lacks these; none of a part of a program. */
export async function wantedOf(
  lacking: readonly string[],
  pointerSize: PointerSize,
  options: Options,
): Promise<IsWanted> {
  if (options.linkable === true) return () => false;
  const isWanted: IsWanted = (name) => !isSupplied(name, options) && (isFirstInC(name, options) || !isHosts(name));
  if (options.library !== undefined || !lacking.some((name) => startsSooner.has(name))) return isWanted;
  const rest: IsWanted = (name) => isWanted(name) && !startsSooner.has(name);
  if (!lacking.some(rest)) return rest;
  const { libcFilesFor } = await import('./libc-files.ts');
  const files = await (await libcFilesFor(pointerSize)).reachedFiles(lacking, rest);
  return files.has(streamFile) ? isWanted : rest;
}

/** Of functions that have two versions. */
function isFirstInC(name: string, { library = defaultLibrary, allocator }: Options): boolean {
  if (allocator !== undefined && allocatorNames.has(name)) return allocator === 'c';
  return library === 'c';
}

function isSupplied(name: string, { host = {} }: Options): boolean {
  return ownEntry(host, name) !== undefined;
}

/** The unit with what it needs of the library; the unit itself if that is nothing. */
export async function withLibc<U extends AnyUnit>(unit: U, options: Options): Promise<Result<U>> {
  const called = isMaple(unit) ? await calledBy(unit) : [];
  const lacking = await lackingOf(unit, options);
  const declared = [...new Set([...lacking, ...called.filter((name) => !isSupplied(name, options))])];
  const pointerSize = pointerSizeIn(unit, options);
  const isWanted = await wantedOf(declared, pointerSize, isMaple(unit) ? { ...options, allocator: 'host' } : options);
  if (!declared.some(isWanted)) return new Result(unit);
  const { linkLibc } = await import('./libc-link.ts');
  // A unit that is linked stays one of its language.
  return (await linkLibc(unit, { declared, called, isWanted, pointerSize })) as Result<U>;
}

/** How wide the addresses of a program are. */
export function pointerSizeIn(unit: AnyUnit, { pointerSize }: Pick<Options, 'pointerSize'>): PointerSize {
  if (isMaple(unit)) return pointerSize ?? pointerSizeOf(unit.module);
  const { module } = unit;
  const isNarrow = typeof module === 'object' && module !== null && 'pointerSize' in module && module.pointerSize === 4;
  return isNarrow ? 4 : 8;
}

/** What a unit declares, and what lowering will call for it, that is left to the library. */
export async function lackingOf(unit: AnyUnit, options: Options): Promise<readonly string[]> {
  const externs = (await languageOf(unit).externs?.(unit)) ?? [];
  const missing = [...externs.map(hostName), ...(await dynamicNames(unit))];
  if (isMaple(unit)) missing.push(...(await weakNames(unit)), ...(await intrinsicNames(unit)));
  if (isMaple(unit) && missing.some((name) => startsSooner.has(name)) && hasFormatsOfC(unit.module))
    missing.push(ofStreams);
  return missing.filter((name) => !isSupplied(name, options));
}

/** In a text of some function: a program whose formats are variables is taken to want nothing special. */
function hasFormatsOfC({ funcs }: Module): boolean {
  return funcs.some(({ code }) => code?.lists.some((value) => typeof value === 'string' && formatOfC.test(value)));
}

/** What intrinsics are, and what else lowering calls for the unit. */
async function calledBy(unit: MapleUnit): Promise<readonly string[]> {
  const { libraryCalls } = await import('../lower/maple-levels/library-calls.ts');
  return [...(await intrinsicNames(unit)), ...libraryCalls(unit.module)];
}

/** What may be nowhere is the library's if the library has it. */
async function weakNames({ module }: MapleUnit): Promise<readonly string[]> {
  const weak = weakFunctions(module);
  if (weak.length === 0) return weak;
  const { isDefined } = await import('./libc-files.ts');
  return weak.filter(isDefined);
}

/** What intrinsics are. */
async function intrinsicNames({ module }: MapleUnit): Promise<readonly string[]> {
  return (await import('../maple/intrinsic-uses.ts')).libraryFunctionsOf(module);
}

export async function hasDynamicValues(unit: AnyUnit): Promise<boolean> {
  return (await dynamicNames(unit)).length > 0;
}

/** What lowering will call of the run time of dynamic values (runtime/dynamic). */
async function dynamicNames(unit: AnyUnit): Promise<readonly string[]> {
  if (!isMaple(unit)) return [];
  return (await import('../lower/maple-levels/dynamic/needs.ts')).dynamicNeeds(unit.module);
}

function isMaple(unit: AnyUnit): unit is MapleUnit {
  return unit.ir === 'maple';
}

/** The same of a linear module; what is wanted is known of one that was lowered. */
export async function withLinearLibc(module: LinearModule, options: Options, known?: IsWanted): Promise<Completed> {
  const open = [...module.funcs, ...module.globals].filter(({ extern }) => extern === true);
  const names = open.map(({ name }) => hostName(name));
  const isWanted = known ?? (await wantedOf(names, module.pointerSize, options));
  if (!names.some(isWanted)) return { module, isCalledBack: false };
  return (await import('./libc-complete.ts')).completeModule(module, isWanted, (name) => isSupplied(name, options));
}
