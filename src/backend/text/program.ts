/** What of a module a file of text has, whatever the language: where it is entered, which functions are written, what others are called by. */
import { hostName } from '../../base/host-name.ts';
import { startOf, type LinearModule } from '../../linear/nodes.ts';
import { reachableFunctions } from '../reachable.ts';
import type { PlaceOptions } from './places.ts';
import type { ShownTypes } from './shown-types.ts';

/** How a file is emitted. */
export interface TextOptions extends PlaceOptions {
  /** Of the program. */
  readonly name: string;
  /** Bytes for arrays, slots and `alloca`; 8 MiB unless given. */
  readonly stackSize?: number;
  /** Functions by name that run before the program, and when it has returned. */
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  /** Made for debuggers. */
  readonly debug?: boolean;
  /** What they show of variables. */
  readonly shownTypes?: ShownTypes;
  /** The exported functions for callers, instead of a command; so it is for a module without a start, unless given. */
  readonly library?: boolean;
}

export class TextProgram {
  readonly isLibrary: boolean;
  /** Where a command begins. */
  readonly start: number | undefined;
  /** The functions that callers of a library have. */
  readonly exported: readonly number[];
  /** The functions that are written. */
  readonly reached: ReadonlySet<number>;
  readonly before: readonly number[];
  readonly after: readonly number[];
  /** Functions of the run time by their names: what lowering calls by the host's name means them. */
  readonly #runTime: ReadonlyMap<string, number>;

  constructor(module: LinearModule, { before = [], after = [], library }: TextOptions) {
    const { funcs } = module;
    const own = [...funcs.keys()].filter((i) => !funcs[i].extern);
    const named = (names: readonly string[]): number[] =>
      names.flatMap((name) => own.find((i) => funcs[i].name === name) ?? []);
    this.isLibrary = library ?? startOf(module) === undefined;
    this.start = this.isLibrary ? undefined : startOf(module);
    this.exported = this.isLibrary ? own.filter((i) => funcs[i].exported) : [];
    this.before = named(before);
    this.after = named(after);
    this.#runTime = new Map(
      own.map((i): [string, number] => [funcs[i].name, i]).filter(([name]) => name.startsWith('samara_')),
    );
    const hostNames = new Set(funcs.flatMap(({ extern, name }) => (extern ? [hostName(name)] : [])));
    const called = [...this.#runTime].flatMap(([name, i]) => (hostNames.has(name) ? [i] : []));
    const entered = this.start === undefined ? this.exported : [this.start];
    this.reached = reachableFunctions(module, [...entered, ...this.before, ...this.after, ...called]);
  }

  /** The function of the program that is meant by one without a body. */
  inPlaceOf(name: string): number | undefined {
    return this.#runTime.get(hostName(name));
  }
}
