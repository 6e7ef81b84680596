/**
 * The part of the C library that is written in C (src/runtime/libc): a program gets what it declares and nobody else defines, when
 * it is lowered or started, so what `link` and `build -c` write lacks it still.
 *
 *     program: uses casin ──▶ complex.c: uses asin, clog ──▶ asin: the host's; clog: complex.c
 *
 * It is searched last: behind the program's own definitions, what the caller supplies, and the functions of the host. Nothing of it
 * is loaded for programs that need nothing of it.
 */
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result } from '../base/result.ts';
import { cFunctions } from '../vm/clib/index.ts';
import { sysyFunctions } from '../vm/sysylib.ts';
import { languageOf } from './languages.ts';
import type { ProgramValue } from './host-functions.ts';
import type { LowerOptions } from './run-options.ts';
import type { AnyUnit } from './unit.ts';

/** The unit with what it needs of the library; the unit itself if that is nothing, or if it is a part of a program. */
export async function withLibc<U extends AnyUnit>(unit: U, options: LowerOptions<ProgramValue>): Promise<Result<U>> {
  if (options.linkable === true || options.isPart === true) return new Result(unit);
  const declared = (await languageOf(unit).externs?.(unit)) ?? [];
  const wanted = declared.filter((name) => !isHosts(name) && ownEntry(options.host ?? {}, name) === undefined);
  if (wanted.length === 0) return new Result(unit);
  const { linkLibc } = await import('./libc-link.ts');
  // A unit that is linked stays one of its language.
  return (await linkLibc(unit, declared, wanted, options.pointerSize)) as Result<U>;
}

export function isHosts(name: string): boolean {
  return [cFunctions, sysyFunctions].some((table) => ownEntry(table, hostName(name)) !== undefined);
}
