/**
 * The functions and globals of several modules in one row of numbers:
 *
 *     0 … globals of module 0 … functions of module 0 … globals of module 1 …
 */
import type { Member } from '../../base/symbol-resolution.ts';
import type { Func, Global, LinearModule } from '../nodes.ts';
import type { Entity } from './names.ts';

/** An entity and its module. */
export interface Place extends Entity {
  readonly unit: number;
}

export class Numbering {
  readonly modules: readonly LinearModule[];
  /** The first number of each module, and behind them the count of all. */
  readonly #starts: readonly number[];
  readonly #units: Int32Array;

  constructor(modules: readonly LinearModule[]) {
    this.modules = modules;
    const starts = [0];
    for (const { globals, funcs } of modules) starts.push((starts.at(-1) ?? 0) + globals.length + funcs.length);
    this.#starts = starts;
    this.#units = new Int32Array(starts.at(-1) ?? 0);
    modules.forEach((_, unit) => this.#units.fill(unit, starts[unit], starts[unit + 1]));
  }

  of(unit: number, { kind, index }: Entity): number {
    return this.#starts[unit] + (kind === 'g' ? index : this.modules[unit].globals.length + index);
  }

  ofMember({ unit, symbol }: Member<Entity>): number {
    return this.of(unit, symbol.item);
  }

  at(number: number): Place {
    const unit = this.#units[number];
    const within = number - this.#starts[unit];
    const { globals } = this.modules[unit];
    return within < globals.length
      ? { unit, kind: 'g', index: within }
      : { unit, kind: 'f', index: within - globals.length };
  }

  entity(number: number): Func | Global {
    const { unit, kind, index } = this.at(number);
    return kind === 'g' ? this.modules[unit].globals[index] : this.modules[unit].funcs[index];
  }

  mapAll(map: (number: number, one: Func | Global, place: Place) => number): Int32Array {
    return Int32Array.from(this.#units, (_, number) => map(number, this.entity(number), this.at(number)));
  }

  filter(passes: (number: number, one: Func | Global) => boolean): number[] {
    const found: number[] = [];
    for (let number = 0; number < this.#units.length; number++)
      if (passes(number, this.entity(number))) found.push(number);
    return found;
  }

  /** The index in the linked module of what each number means; -1 for what is not placed. */
  place(placed: readonly number[], meant: Int32Array): Int32Array {
    const own = new Int32Array(this.#units.length).fill(-1);
    let globals = 0;
    let funcs = 0;
    for (const number of placed) own[number] = this.at(number).kind === 'g' ? globals++ : funcs++;
    return meant.map((number) => own[number]);
  }
}
