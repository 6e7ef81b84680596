/**
 * Types of several modules in one space of names. Two definitions of a name are one type if they mean the same, which may depend on
 * types that depend on them: all definitions begin as equal that are written alike, and those are told apart that name types
 * which have been told apart, until nothing changes (partition refinement). So circles are no trouble.
 */
import { DistinctNames } from '../../base/symbol-resolution.ts';
import type { Program } from '../graph/program.ts';
import type { TypeDef } from '../module.ts';
import { typeText, type Type } from '../types.ts';

interface Definition {
  readonly module: number;
  readonly item: TypeDef;
}

export class TypeClasses {
  readonly #program: Program;
  readonly #definitions: readonly Definition[];
  readonly #index = new Map<string, number>();
  /** The class of each definition. */
  #classes: readonly number[] = [];
  readonly #names: readonly string[];
  readonly #firsts = new Map<string, number>();

  /** `taken`: what no type may be called because locals are. */
  constructor(program: Program, order: readonly number[], taken: Iterable<string>) {
    this.#program = program;
    this.#definitions = order.flatMap((module) =>
      program.modules[module].module.items.flatMap((item) => (item.kind === 'type' ? [{ module, item }] : [])),
    );
    this.#definitions.forEach(({ module, item }, i) => this.#index.set(keyOf(module, item.name.name), i));
    this.#refine();
    this.#names = this.#nameAll(new DistinctNames(taken));
    for (let i = this.#names.length - 1; i >= 0; i--) this.#firsts.set(this.#names[i], i);
  }

  /** What a name of a module is called; itself if it means nothing. */
  nameOf(name: string, module: number): string {
    const index = this.#indexOf(name, module);
    return index === undefined ? name : this.#names[index];
  }

  /** The definition that stands for all that mean the same and are called alike. */
  isFirst(module: number, { name }: TypeDef): boolean {
    const index = this.#index.get(keyOf(module, name.name));
    return index !== undefined && this.#firsts.get(this.#names[index]) === index;
  }

  /** The class of a type by its name; a number that equal types share. */
  classOf(name: string, module: number): number | undefined {
    const index = this.#indexOf(name, module);
    return index === undefined ? undefined : this.#classes[index];
  }

  #indexOf(name: string, module: number): number | undefined {
    const target = this.#program.typeTarget(name, module);
    return target && this.#index.get(keyOf(target.module, target.name));
  }

  #refine(): void {
    let count = 0;
    for (;;) {
      const numbers = new Map<string, number>();
      const classes = this.#definitions.map(({ module, item }) => {
        const text = typeText(this.#inClasses(item.type, module));
        const number = numbers.get(text) ?? numbers.size;
        numbers.set(text, number);
        return number;
      });
      this.#classes = classes;
      if (numbers.size === count) return;
      count = numbers.size;
    }
  }

  /** The type with the numbers of classes in place of names. */
  #inClasses(type: Type, module: number): Type {
    const within = (inner: Type): Type => this.#inClasses(inner, module);
    switch (type.kind) {
      case 'named': {
        const index = this.#indexOf(type.name, module);
        return { kind: 'named', name: index === undefined ? `?${type.name}` : String(this.#classes[index] ?? 0) };
      }
      case 'pointer':
        return { ...type, to: within(type.to) };
      case 'array':
      case 'vector':
        return { ...type, of: within(type.of) };
      case 'struct':
        return { kind: 'struct', fields: type.fields.map(within) };
      case 'func':
        return { ...type, result: within(type.result), params: type.params.map(within) };
      default:
        return type;
    }
  }

  /** Alike in name and meaning: the same name. */
  #nameAll(names: DistinctNames): string[] {
    const given = new Map<string, string>();
    return this.#definitions.map(({ item }, i) => {
      const wanted = item.name.name;
      const key = `${this.#classes[i]} ${wanted}`;
      const name = given.get(key) ?? names.take(wanted);
      given.set(key, name);
      return name;
    });
  }
}

function keyOf(module: number, name: string): string {
  return `${module} ${name}`;
}
