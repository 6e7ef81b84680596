/**
 * A linear module with what it needs of the library in C. This is how most programs get it: they are lowered first, by themselves, and
 * of the library only what is reached is copied behind them, function by function, as the build has lowered it.
 *
 *     program   extern @puts, @main        ──▶   @puts (of puts.c), @main, then @fputs, @stdout … that @puts uses
 *
 * Uses keep their numbers: a declaration becomes the definition in its place. A definition of the program counts for the library too.
 * Whatever the program has declared, calls fit: arguments and results are converted as at the border to the host.
 */
import type { Diagnostic } from '../base/diagnostics.ts';
import { freeHostName, hostName } from '../base/host-name.ts';
import { DistinctNames } from '../base/symbol-resolution.ts';
import { LinearBuilder } from '../linear/builder.ts';
import { copyFunc, copyGlobal } from '../linear/link/copy.ts';
import { isStatic } from '../linear/link/names.ts';
import { storedFunc } from '../linear/binary/stored.ts';
import { passedAs } from '../linear/nodes.ts';
import type { Func, Global, LinearModule, Operand, Outline, Signature, ValueType } from '../linear/nodes.ts';
import { fromOutside, libraryEntries, resetsExceptions } from '../lower/maple-levels/run-time-names.ts';
import { isDefined, isShared, type IsWanted, type LinearPart, libcFilesFor } from './libc-files.ts';

/** What `completeModule` has made of a module. */
export interface Completed {
  /** The module itself, or a new one that shares its functions. */
  readonly module: LinearModule;
  /**
   * Exceptions of the program may pass through functions of the library that call it back. They do not know of them: only MAPLE, where
   * the library is compiled together with the program, does.
   */
  readonly isCalledBack: boolean;
}

/** What is `isSupplied` stays a declaration, whatever the library has. */
export async function completeModule(
  module: LinearModule,
  isWanted: IsWanted,
  isSupplied: IsWanted,
  open?: (file: string) => Promise<LinearPart>,
): Promise<Completed> {
  const lacking = [...module.funcs, ...module.globals].filter(isOpen).map(({ name }) => hostName(name));
  if (!lacking.some((name) => isWanted(name) && isDefined(name))) return { module, isCalledBack: false };
  const library = await libcFilesFor(module.pointerSize);
  const files = await library.reachedFiles(lacking, isWanted);
  const parts = await Promise.all([...files].map(open ?? library.linearOf));
  const completion = new Completion(module, parts, isSupplied);
  completion.run();
  const throws = module.funcs.some(({ name }) => resetsExceptions(name));
  const isCalledBack = throws && lacking.some((name) => takesFunctions.has(name) && isWanted(name) && isDefined(name));
  return { module: completion.module, isCalledBack };
}

/** The same with these files of the library, and nothing else of it. */
export function completeFrom(module: LinearModule, parts: readonly LinearPart[]): LinearModule {
  const completion = new Completion(module, parts, () => false);
  completion.run();
  return completion.module;
}

/** Is it left to others to define it? */
function isOpen({ extern, alias }: Func | Global): boolean {
  return extern === true && alias === undefined;
}

/**
 * The functions that a program hands functions of its own to, which the library calls (tests/c/callbacks.test.ts looks for them in the
 * headers). Dynamic values have such functions too, but those take exceptions that come from there (runtime/dynamic/functions.c).
 */
export const takesFunctions: ReadonlySet<string> = new Set(['atexit', 'at_quick_exit', 'bsearch', 'qsort', 'signal']);

/** What a function of the library is called in a program, and who sees it. */
type Status = Pick<Func, 'name' | 'exported' | 'linkage'>;

/** A function or global of a file of the library. */
interface Origin {
  readonly part: LinearPart;
  readonly index: number;
}

class Completion {
  readonly module: LinearModule;
  readonly #names: DistinctNames;
  /** What the files that are reached define. */
  readonly #library = { f: new Map<string, Origin>(), g: new Map<string, Origin>() };
  /** What the program declares and defines under names that others may use. */
  readonly #declared = { f: new Map<string, number>(), g: new Map<string, number>() };
  readonly #defined = { f: new Map<string, number>(), g: new Map<string, number>() };
  /** Where in the program things of the library are. */
  readonly #placed = new Map<LinearPart, { readonly f: Map<number, number>; readonly g: Map<number, number> }>();
  /** Functions of the library that have a place and no body yet. */
  readonly #waiting: (Origin & { readonly at: number })[] = [];

  constructor(module: LinearModule, parts: readonly LinearPart[], isSupplied: IsWanted) {
    this.module = { ...module, profile: 'full', funcs: [...module.funcs], globals: [...module.globals] };
    this.#names = new DistinctNames([...module.funcs, ...module.globals].map(({ name }) => name));
    const isTaken = (one: Func | Global): boolean => isShared(one) && !isSupplied(one.name);
    for (const part of parts) {
      this.#placed.set(part, { f: new Map(), g: new Map() });
      part.module.funcs.forEach((one, index) => isTaken(one) && this.#library.f.set(one.name, { part, index }));
      part.module.globals.forEach((one, index) => isTaken(one) && this.#library.g.set(one.name, { part, index }));
    }
    module.funcs.forEach((one, at) => this.#note('f', one, at));
    module.globals.forEach((one, at) => this.#note('g', one, at));
  }

  #note(kind: 'f' | 'g', one: Func | Global, at: number): void {
    if (isOpen(one)) this.#declared[kind].set(hostName(one.name), at);
    else if (!isStatic(one)) this.#defined[kind].set(one.name, at);
  }

  run(): void {
    // What is defined is added to both while this goes on.
    const globals = [...this.#declared.g];
    const funcs = [...this.module.funcs.entries()];
    for (const [name, at] of globals) this.#define('g', name, at);
    for (const [at, func] of funcs) if (isOpen(func)) this.#define('f', hostName(func.name), at);
    for (const name of [...libraryEntries, ...fromOutside]) {
      const entry = this.#library.f.get(name);
      if (entry !== undefined) this.#funcAt(entry);
    }
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#fill(next);
  }

  /** Of two declarations of one name, `@puts` and `@.puts`, the other one than that which became the definition calls it. */
  #define(kind: 'f' | 'g', name: string, at: number): void {
    const origin = this.#library[kind].get(name);
    if (origin === undefined) return;
    if (kind === 'g') return void this.#globalAt(origin);
    // What an intrinsic means does not depend on what the program defines.
    const isIntrinsic = this.module.funcs[at].name !== name && this.#defined.f.has(name);
    const target = isIntrinsic ? this.#ownAt(origin) : this.#funcAt(origin);
    if (target !== at) this.module.funcs[at] = forwarding(this.module, this.module.funcs[at], target);
  }

  #indexIn(part: LinearPart): (kind: 'f' | 'g', index: number) => number {
    return (kind, index) => (kind === 'f' ? this.#funcAt({ part, index }) : this.#globalAt({ part, index }));
  }

  /** Where a function of a file is in the program: what it means by its name, or a copy of it. */
  #funcAt({ part, index }: Origin): number {
    const known = this.#placed.get(part)?.f.get(index);
    if (known !== undefined) return known;
    const at = this.#placeFunc({ part, index });
    this.#placed.get(part)?.f.set(index, at);
    return at;
  }

  /** The library's function itself, beside one of the program that the library means by its name. */
  #ownAt({ part, index }: Origin): number {
    const { funcs } = this.module;
    const placed = this.#funcAt({ part, index });
    if (this.#defined.f.get(part.module.funcs[index].name) !== placed) return placed;
    return this.#await({ part, index }, funcs.length, this.#names.take(part.module.funcs[index].name));
  }

  #placeFunc({ part, index }: Origin): number {
    const func = part.module.funcs[index];
    const plain = hostName(func.name);
    const origin = func.extern ? this.#library.f.get(plain) : undefined;
    if (origin !== undefined) return this.#funcAt(origin);
    const { funcs } = this.module;
    if (func.extern || isShared(func)) {
      const own = this.#defined.f.get(plain);
      if (own !== undefined && !isHostsOwn(func) && isSame(funcs[own], func)) return own;
      const declared = this.#declared.f.get(plain);
      if (declared !== undefined && funcs[declared].extern && isSame(funcs[declared], func))
        return func.extern ? declared : this.#await({ part, index }, declared, funcs[declared].name);
    }
    if (!func.extern) return this.#await({ part, index }, funcs.length, this.#names.take(func.name));
    return this.#declareHosts(func, plain);
  }

  /** A function of the host under a name that means it, whatever the program defines. */
  #declareHosts(func: Func, plain: string): number {
    const { funcs } = this.module;
    const name = this.#names.take(freeHostName(plain, (taken) => this.#names.has(taken)));
    if (!this.#declared.f.has(plain)) this.#declared.f.set(plain, funcs.length);
    return funcs.push({ ...func, symbols: [...func.symbols], name }) - 1;
  }

  /** The function is declared where it will be. */
  #await({ part, index }: Origin, at: number, name: string): number {
    const { linkage: _, ...func } = part.module.funcs[index];
    this.module.funcs[at] = { ...func, name, exported: false, linkage: 'static' };
    this.#waiting.push({ part, index, at });
    return at;
  }

  #fill({ part, index, at }: Origin & { readonly at: number }): void {
    const { name } = this.module.funcs[at];
    // The engine calls these, and finds them by their names.
    const linkage = libraryEntries.includes(name) ? {} : ({ linkage: 'static' } as const);
    const outline = part.outlineOf(index);
    const func = outline === undefined ? this.#copy({ part, index }) : this.#later({ part, index }, outline);
    this.module.funcs[at] = func({ name, exported: false, ...linkage });
  }

  /** A function whose body is copied now; it gets its name, and who may see it. */
  #copy({ part, index }: Origin): (status: Status) => Func {
    part.load(index);
    const func = part.module.funcs[index];
    const { linkage: _, ...copy } = copyFunc(func, this.#indexIn(part));
    return (status) => ({ ...copy, ...status });
  }

  /** The same of a body that is read and copied when something asks for it. What it uses is placed at once. */
  #later({ part, index }: Origin, { ops, uses, taken, effects, compiled }: Outline): (status: Status) => Func {
    const indexOf = this.#indexIn(part);
    const placed = uses.map(({ kind, index: used }) => ({ kind, index: indexOf(kind, used) }));
    const isAlike = uses.every(
      ({ kind, index: used }, i) => kind === 'f' || this.#isAlike(part, used, placed[i].index),
    );
    const outline = {
      ops,
      uses: placed,
      taken: taken.map((used) => indexOf('f', used)),
      effects:
        isAlike &&
        uses.every(({ kind, index: used }, i) => kind === 'f' || this.#isAsLarge(part, used, placed[i].index))
          ? effects
          : undefined,
      compiled: isAlike ? compiled : undefined,
    };
    return (status) => {
      const { linkage: _, ...head } = part.module.funcs[index];
      const own: Func = { ...head, ...status };
      const load = (): readonly Diagnostic[] => {
        part.load(index);
        const { symbols, instrs, blocks, end, comments } = copyFunc(part.module.funcs[index], indexOf);
        Object.assign(own, { symbols, instrs, blocks, end, comments });
        return [];
      };
      return storedFunc(own, load, outline);
    };
  }

  /** Code is compiled alike for the library's own global and for what it has become: the program may define another one. */
  #isAlike(part: LinearPart, index: number, at: number): boolean {
    const own = part.module.globals[index];
    const placed = this.module.globals[at];
    return own.storage === 'data' && placed.storage === 'data' && own.constant === placed.constant;
  }

  /** What lies inside of the one lies inside of the other. */
  #isAsLarge(part: LinearPart, index: number, at: number): boolean {
    const own = part.module.globals[index];
    const placed = this.module.globals[at];
    return own.storage === 'data' && placed.storage === 'data' && own.size <= placed.size;
  }

  #globalAt({ part, index }: Origin): number {
    const known = this.#placed.get(part)?.g.get(index);
    if (known !== undefined) return known;
    const global = part.module.globals[index];
    const origin = global.extern === true ? this.#library.g.get(global.name) : undefined;
    if (origin !== undefined) return this.#globalAt(origin);
    const own = isShared(global) ? this.#defined.g.get(global.name) : undefined;
    const declared = isShared(global) ? this.#declared.g.get(global.name) : undefined;
    const at = own ?? declared ?? this.module.globals.length;
    this.#placed.get(part)?.g.set(index, at);
    if (own !== undefined) return at;
    const name = declared === undefined ? this.#names.take(global.name) : global.name;
    // Its place is taken before what it refers to is placed.
    this.module.globals[at] = { ...global, name };
    const { linkage: _, extern, ...copy } = copyGlobal(global, this.#indexIn(part));
    this.module.globals[at] = extern === true ? { ...copy, name, extern } : { ...copy, name, linkage: 'static' };
    return at;
  }
}

/** A name that lowering has given means the host's function, whatever the program defines. */
function isHostsOwn({ name }: Func): boolean {
  return hostName(name) !== name;
}

function isSame(here: Signature, there: Signature): boolean {
  const isEqual = (a: readonly ValueType[], b: readonly ValueType[]): boolean =>
    a.length === b.length && a.every((type, i) => type === b[i]);
  return isEqual(here.params, there.params) && isEqual(here.results, there.results);
}

/** A function with another signature that calls the one at `target`; what cannot be converted is 0. */
export function forwarding(module: LinearModule, declared: Func, target: number): Func {
  const { linkage: _, ...rest } = declared;
  const params = declared.params.map((type) => passedAs({ profile: 'full', pointerSize: module.pointerSize }, type));
  const symbols = declared.symbols.map((symbol, i) =>
    i < params.length ? { kind: 'p' as const, type: params[i], name: symbol.name } : symbol,
  );
  const func: Func = { ...rest, params, extern: false, form: 'linear', symbols, instrs: [], blocks: [] };
  const callee = module.funcs[target];
  const b = new LinearBuilder(module, func).at(declared.span);
  const args = callee.params.map((type, i) => converted(b, i < func.params.length ? b.param(i) : undefined, type));
  const results = b.callAll(target, args);
  b.return(...func.results.map((type, i) => converted(b, results.at(i), type)));
  b.finish();
  return { ...func, linkage: 'static' };
}

const conversions: Partial<Record<`${ValueType}${ValueType}`, Parameters<LinearBuilder['calc']>[0]>> = {
  i32i64: 'IToL',
  i64i32: 'LToI',
  f32f64: 'FToD',
  f64f32: 'DToF',
};

function converted(b: LinearBuilder, value: Operand | undefined, type: ValueType): Operand {
  const given = value === undefined ? undefined : b.typeOf(value);
  if (value !== undefined && given === type) return value;
  const op = given === undefined ? undefined : conversions[`${given}${type}`];
  return value === undefined || op === undefined ? zero(b, type) : b.calc(op, value);
}

function zero(b: LinearBuilder, type: ValueType): Operand {
  if (type === 'f32') return b.f32(0);
  if (type === 'f64') return b.f64(0);
  if (type === 'v128') return b.v128(0n);
  return type === 'i64' ? b.i64(0n) : b.i32(0);
}
