/**
 * The places of a program's text that a built file can tell of, by number. A place of a body that stands in place of a call has the place of
 * that call as its `caller`, so that a trace has the calls of the program as it is written.
 */
import { formatPlace, openCalls, type Span } from '../../base/source.ts';
import type { LinearModule } from '../../linear/nodes.ts';

export interface Place {
  /** The function. */
  readonly name: string;
  /** FILE:LINE:COLUMN. */
  readonly position: string | undefined;
  /** 0: of the program, 1: of the run time, 2: of what no one wrote. */
  readonly kind: 0 | 1 | 2;
  /** The number of the place that this one stands in, 0 if it is none. */
  readonly caller: number;
}

/** What is known of functions and texts beside their names. */
export interface PlaceOptions {
  /** The functions of the module from this index on were added by legalisation: traces leave them out. */
  readonly added?: number;
  /** Is it the name of a text of the run time, whose calls are left out at the innermost end of a trace? */
  readonly isRuntime?: (source: string) => boolean;
}

export class Places {
  readonly #module: LinearModule;
  readonly #options: PlaceOptions;
  readonly #places: Place[] = [{ name: '', position: undefined, kind: 2, caller: 0 }];
  readonly #numbers = new Map<string, number>();

  constructor(module: LinearModule, options: PlaceOptions) {
    this.#module = module;
    this.#options = options;
  }

  /** All places; the first one is none. */
  get all(): readonly Place[] {
    return this.#places;
  }

  /** The number of a place in a function, from 1 on. */
  numberOf(func: number, span: Span | undefined): number {
    const { added = Infinity, isRuntime } = this.#options;
    const calls = openCalls(this.#module.funcs[func].name, span);
    let caller = 0;
    for (const { func: name, span: at } of calls.reverse()) {
      const kind = func >= added ? 2 : at !== undefined && isRuntime?.(at.source.name) === true ? 1 : 0;
      caller = this.#number({ name, position: at && formatPlace(at), kind, caller });
    }
    return caller;
  }

  /** The calls of a place, the innermost first. */
  callsAt(place: number): readonly Place[] {
    const calls: Place[] = [];
    for (let at = place; at !== 0; at = this.#places[at].caller) calls.push(this.#places[at]);
    return calls;
  }

  #number(place: Place): number {
    const key = `${place.caller} ${place.kind} ${place.position ?? ''} ${place.name}`;
    let number = this.#numbers.get(key);
    if (number === undefined) this.#numbers.set(key, (number = this.#places.push(place) - 1));
    return number;
  }
}
