/**
 * The part of the C library that is written in C (src/runtime/libc): a program gets what it declares and nobody else defines, when
 * it is lowered or started, so what `link` and `build -c` write lacks it still.
 *
 *     program: uses casin ──▶ complex.c: uses asin, clog ──▶ asin: the host's; clog: complex.c
 *
 * It is searched behind the program's own definitions and what the caller supplies, and behind or before the functions of the host, as
 * the option `library` says: a function may have two versions. Nothing of it is loaded for programs that need nothing of it.
 */
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import { languageOf } from './languages.ts';
import type { ProgramValue } from './host-functions.ts';
import { isHosts } from './library-hosts.ts';
import { defaultLibrary, type LowerOptions } from './run-options.ts';
import type { AnyUnit, MapleUnit } from './unit.ts';

/** The unit with what it needs of the library; the unit itself if that is nothing, or if it is a part of a program. */
export async function withLibc<U extends AnyUnit>(unit: U, options: LowerOptions<ProgramValue>): Promise<Result<U>> {
  if (options.linkable === true || options.isPart === true) return new Result(unit);
  const { host = {}, library = defaultLibrary } = options;
  const missing = [...((await languageOf(unit).externs?.(unit)) ?? []), ...(await dynamicNames(unit, library))];
  const declared = missing.filter((name) => ownEntry(host, name) === undefined);
  const isWanted = (name: string): boolean => library === 'c' || !isHosts(name);
  if (!declared.some(isWanted)) return new Result(unit);
  const { linkLibc } = await import('./libc-link.ts');
  // A unit that is linked stays one of its language.
  return (await linkLibc(unit, { declared, isWanted, pointerSize: options.pointerSize })) as Result<U>;
}

/** What lowering will call of the run time of dynamic values (runtime/dynamic), if it is not to be the host's. */
async function dynamicNames(unit: AnyUnit, library: string): Promise<readonly string[]> {
  if (library !== 'c' || !isMaple(unit)) return [];
  return (await import('../lower/maple-levels/dynamic/needs.ts')).dynamicNeeds(unit.module);
}

function isMaple(unit: AnyUnit): unit is MapleUnit {
  return unit.ir === 'maple';
}
