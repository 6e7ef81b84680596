/**
 * What the functions and variables of a program are called in a file of text. An exported function is called by its own name from outside, and by
 * another one in the file; functions of the host are those of the system interface, of the run time, or somebody else's.
 */
import { hostName } from '../../base/host-name.ts';
import { ownEntry } from '../../base/own-entry.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import type { Names } from './names.ts';
import type { TextProgram } from './program.ts';
import { systemFunctions } from './system-functions.ts';

export interface FunctionNamesOptions {
  readonly names: Names;
  /** Makes a function of the system interface part of the file; the result is its name. */
  support(name: string): string;
  /** What stands before the name of a function. */
  ownerOf?(index: number): string;
}

export class FunctionNames {
  /** The public names of exported functions, by index. */
  readonly exported: ReadonlyMap<number, string>;
  readonly #module: LinearModule;
  readonly #program: TextProgram;
  readonly #support: (name: string) => string;
  readonly #names: readonly string[];
  /** Functions without body that code calls or whose address is taken. */
  readonly #externs = new Set<number>();

  constructor(module: LinearModule, program: TextProgram, { names, support, ownerOf }: FunctionNamesOptions) {
    this.#module = module;
    this.#program = program;
    this.#support = support;
    this.exported = new Map(program.exported.map((index) => [index, names.take(module.funcs[index].name)]));
    this.#names = module.funcs.map(({ name, extern }, i) => {
      const plain = extern ? hostName(name) : this.exported.has(i) ? `${name}_body` : name;
      const own = extern ? ownEntry(systemFunctions, plain)?.name : undefined;
      return `${ownerOf?.(i) ?? ''}${own ?? names.take(plain)}`;
    });
  }

  /** The name by which the program calls a function. */
  nameOf(index: number): string {
    const { name, extern } = this.#module.funcs[index];
    if (!extern) return this.#names[index];
    const own = ownEntry(systemFunctions, hostName(name));
    if (own !== undefined) return this.#support(own.name);
    const inProgram = this.#program.inPlaceOf(name);
    if (inProgram === undefined) this.#externs.add(index);
    return this.#names[inProgram ?? index];
  }

  /** The functions that somebody else has to define, of those that have been asked for. */
  get externs(): readonly number[] {
    return [...this.#externs].sort((a, b) => a - b);
  }
}

/** A variable has its name; of data it is that of the address. */
export function globalNames({ globals }: LinearModule, names: Names): readonly string[] {
  return globals.map(({ name, storage }) => names.take(storage === 'scalar' ? name : `at_${name}`));
}
