/**
 * Units to one program. Units of one language are linked by that language; a program of several languages meets in the linear IR:
 *
 *     a.mpl  b.mpl   ──linked──▶  MAPLE    ──lowered──┐
 *     c.sy   d.sy    ──linked──▶  linear   ───────────┼──linked──▶  linear
 *     e.lir          ────────────────────────────────┘
 *
 * What one language uses of another is then neither missing nor left out. Names are the same in all: MAPLE's `&f` is `@f` of the linear
 * IR and of Tuyin IR and `f` of SysY.
 */
import { diagnose, hasErrors, type Diagnostic } from '../base/diagnostics.ts';
import { hostName } from '../base/host-name.ts';
import { linkCatalogue } from '../base/link-diagnostics.ts';
import { ownEntry } from '../base/own-entry.ts';
import { Result, resultOf } from '../base/result.ts';
import type { LinkSymbol } from '../base/symbol-resolution.ts';
import type { PointerSize } from '../scalar/values.ts';
import { languageOf } from './languages.ts';
import { isHosts } from './library-hosts.ts';
import type { LinkOptions } from '../base/link-options.ts';
import type { AnyUnit, LinearUnit, TuyinUnit, Unit } from './unit.ts';

export async function linkUnits(units: readonly AnyUnit[], options: LinkOptions): Promise<Result<Unit>> {
  const { mayBeMissing } = options;
  const { libcIndex } = await import('../runtime/libc-index.ts');
  const isLibcName = (name: string): boolean => ownEntry(libcIndex, hostName(name)) !== undefined;
  const whole = {
    ...options,
    mayBeMissing: (name: string) => isHosts(name) || isLibcName(name) || mayBeMissing?.(name) === true,
  };
  const groups = groupByLanguage(units);
  // A body that is read only now may be damaged.
  const result = await resultOf(() => (groups.length === 1 ? linkAlike(groups[0], whole) : linkMixed(groups, whole)));
  // What a row makes is a unit as its language has declared it.
  return result as Result<Unit>;
}

function groupByLanguage(units: readonly AnyUnit[]): AnyUnit[][] {
  const groups = new Map<string, AnyUnit[]>();
  for (const unit of units) groups.set(unit.ir, [...(groups.get(unit.ir) ?? []), unit]);
  return [...groups.values()];
}

/** By the language itself, else in the linear IR. */
async function linkAlike(units: readonly AnyUnit[], options: LinkOptions): Promise<Result<AnyUnit>> {
  const { link: linkOwn } = languageOf(units[0]);
  return linkOwn === undefined ? linkLowered(units, options) : linkOwn(units, options);
}

async function linkLowered(units: readonly AnyUnit[], options: LinkOptions): Promise<Result<AnyUnit>> {
  const pointerSize = options.pointerSize ?? pointerSizeIn(units);
  const lowered: LinearUnit[] = [];
  const owners = await ownersOf(units);
  const problems: Diagnostic[] = [];
  for (const unit of units) {
    const level = ownEntry(languageOf(unit).levels, 'linear');
    if (level === undefined || !('lower' in level)) {
      const args = [unit.source.name, languageOf(unit).title] as const;
      return Result.failed([diagnose(linkCatalogue, 'LNK0022', undefined, [...args])]);
    }
    const { value, diagnostics } = await level.lower(unit, {
      pointerSize: ownSize(unit) ?? pointerSize,
      missing: 'left',
      linkable: true,
      isTaken: (name) => (owners.get(name) ?? unit) !== unit,
    });
    problems.push(...diagnostics);
    if (value !== undefined) lowered.push(value as LinearUnit);
  }
  if (hasErrors(problems)) return Result.failed(problems);
  const { linear } = await import('./languages/linear.ts');
  const linked = await linear.link?.(lowered, options);
  return new Result(linked?.value, [...problems, ...(linked?.diagnostics ?? [])]);
}

/** Who defines each name that is shared. */
async function ownersOf(units: readonly AnyUnit[]): Promise<Map<string, AnyUnit>> {
  const owners = new Map<string, AnyUnit>();
  for (const unit of units) for (const name of (await namesOf([unit])).defined) owners.set(name, unit);
  return owners;
}

/** Text of the linear IR has its size of addresses, and whoever has none takes that of the first that has. */
function pointerSizeIn(units: readonly AnyUnit[]): PointerSize | undefined {
  return units.map(ownSize).find((size) => size !== undefined);
}

/** What it was compiled for, what the module says, or what all programs of its language have. */
function ownSize(unit: AnyUnit): PointerSize | undefined {
  const module: unknown = unit.module;
  const isLinear = unit.ir === 'linear' && typeof module === 'object' && module !== null && 'pointerSize' in module;
  if (isLinear) return module.pointerSize === 4 ? 4 : 8;
  return unit.pointerSize ?? Object.values(languageOf(unit).formats)[0].pointerSize;
}

/** Each language for itself, with what the others define declared and what they use kept, then all in the linear IR. */
async function linkMixed(groups: readonly (readonly AnyUnit[])[], options: LinkOptions): Promise<Result<AnyUnit>> {
  const names = await Promise.all(groups.map(namesOf));
  const linked: AnyUnit[] = [];
  const problems: Diagnostic[] = [];
  for (const [at, group] of groups.entries()) {
    const { value, diagnostics } =
      group.length === 1 ? new Result(group[0]) : await linkAlike(group, optionsFor(at, names, options));
    problems.push(...diagnostics);
    if (value !== undefined) linked.push(value);
  }
  if (hasErrors(problems)) return Result.failed(problems);
  const foreign = await foreignCalls(linked, names);
  if (foreign.length > 0) return Result.failed(foreign);
  const all = await linkLowered(linked, options);
  return new Result(all.value, [...problems, ...all.diagnostics]);
}

/** Calls of functions of Tuyin IR, by other languages, with values that do not cross. */
async function foreignCalls(units: readonly AnyUnit[], names: readonly Names[]): Promise<Diagnostic[]> {
  const { checkForeign } = await import('./tuyin-parts.ts');
  return units.flatMap((unit, at) => {
    const used = names.filter((_, i) => i !== at).flatMap((other) => [...other.used]);
    // The row of a language knows its units.
    return unit.ir === 'tuyin' ? checkForeign(unit as TuyinUnit, new Set(used)) : [];
  });
}

interface Names {
  readonly defined: ReadonlySet<string>;
  readonly used: ReadonlySet<string>;
}

async function namesOf(units: readonly AnyUnit[]): Promise<Names> {
  const symbols: LinkSymbol<unknown>[] = [];
  for (const unit of units) symbols.push(...((await languageOf(unit).symbols?.(unit)) ?? []));
  const shared = symbols.filter(({ visibility }) => visibility !== 'local');
  const isUse = ({ kind }: LinkSymbol<unknown>): boolean => kind === 'reference';
  return {
    defined: new Set(shared.filter((symbol) => !isUse(symbol)).map(({ name }) => name)),
    used: new Set(shared.filter(isUse).map(({ name }) => name)),
  };
}

function optionsFor(at: number, names: readonly Names[], options: LinkOptions): LinkOptions {
  const { defined } = names[at];
  const others = names.filter((_, i) => i !== at);
  const isOthers = (name: string): boolean => others.some((other) => other.defined.has(name));
  const own = (wanted: readonly string[] = []): string[] =>
    wanted.filter((name) => defined.has(name) || !isOthers(name));
  const usedByOthers = [...defined].filter((name) => others.some(({ used }) => used.has(name)));
  return {
    ...options,
    entry: own(options.entry === undefined ? [] : [options.entry]).at(0),
    exports: own(options.exports),
    keep: [...new Set([...own(options.keep), ...usedByOthers])],
    mayBeMissing: (name) => isOthers(name) || options.mayBeMissing?.(name) === true,
  };
}
