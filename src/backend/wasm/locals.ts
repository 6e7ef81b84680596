/**
 * The locals of a function: parameters first, then those that keep one purpose, and those that are handed out again
 * when the value they hold is dead. Numbers are final at once; `types` lists what must be declared.
 */
import type { ValType } from './module.ts';

export class Locals {
  readonly types: ValType[] = [];
  readonly #paramCount: number;
  readonly #free = new Map<ValType, number[]>();

  constructor(paramCount: number) {
    this.#paramCount = paramCount;
  }

  add(type: ValType): number {
    return this.#paramCount + this.types.push(type) - 1;
  }

  take(type: ValType): number {
    return this.#free.get(type)?.pop() ?? this.add(type);
  }

  give(type: ValType, local: number): void {
    const free = this.#free.get(type);
    if (free === undefined) this.#free.set(type, [local]);
    else free.push(local);
  }
}
