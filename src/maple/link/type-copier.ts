/**
 * Types of a module in the table of another one: each is copied when it is asked for first, with everything that it consists
 * of. Names of types are not followed; `onName` is told of them and says what they are called there.
 */
import type { TypeDef } from '../module.ts';
import {
  allParts,
  type Field,
  type FuncParam,
  type StructType,
  type Type,
  type TypeId,
  type TypeTable,
} from '../types.ts';
import type { Input } from './input.ts';

export class TypeCopier {
  readonly #input: Input;
  readonly #target: TypeTable;
  readonly #onName: (name: string) => string;
  readonly #copies: (TypeId | undefined)[] = [];

  constructor(input: Input, target: TypeTable, onName: (name: string) => string) {
    this.#input = input;
    this.#target = target;
    this.#onName = onName;
  }

  copy(id: TypeId): TypeId {
    return this.#copies[id] ?? this.#make(id);
  }

  /** The parts first, with a stack of its own. */
  #make(id: TypeId): TypeId {
    const { types } = this.#input.module;
    const wanted = [id];
    for (let top = wanted.at(-1); top !== undefined; top = wanted.at(-1)) {
      const type = types.get(top);
      const missing = this.#copies[top] === undefined ? allParts(type).filter((part) => !this.#has(part)) : [];
      for (const part of missing) wanted.push(part);
      if (missing.length > 0) continue;
      this.#copies[top] ??= this.#build(type);
      wanted.pop();
    }
    return this.copy(id);
  }

  #has(id: TypeId): boolean {
    return this.#copies[id] !== undefined;
  }

  #build(type: Type): TypeId {
    const to = this.#target;
    switch (type.kind) {
      case 'prim':
        return to.prim(type.prim);
      case 'pointer':
        return to.pointer(this.copy(type.to), type.attrs);
      case 'array':
        return type.placeholder === undefined
          ? to.array(type.size, this.copy(type.of))
          : to.incompleteArray(type.placeholder, this.copy(type.of));
      case 'func':
        return to.func(
          type.params.map((param) => this.#param(param)),
          this.list(type.results),
          type.variadic,
        );
      case 'name':
        return to.name(
          this.#onName(type.name),
          type.instant.map((item) => ({ ...item, type: this.copy(item.type) })),
        );
      case 'param':
        return to.param(type.name);
      default:
        return to.struct(this.#struct(type));
    }
  }

  list(types: readonly TypeId[]): TypeId[] {
    return types.map((type) => this.copy(type));
  }

  /** The definition of a name, or of a class. */
  def<D extends TypeDef>(def: D): D {
    const source = def.source ?? this.#input.module.source;
    return { ...def, name: this.#onName(def.name), type: this.copy(def.type), source };
  }

  #param(param: FuncParam): FuncParam {
    return { ...param, type: this.copy(param.type) };
  }

  #struct(type: StructType): StructType {
    const { source } = this.#input.module;
    return {
      ...type,
      parents: this.list(type.parents),
      fields: type.fields.map((field): Field => ({
        ...field,
        type: this.copy(field.type),
        source: field.source ?? source,
      })),
      methods: type.methods.map((method) => ({ ...method, type: this.copy(method.type) })),
      interfaces: type.interfaces.map((name) => this.#onName(name)),
    };
  }
}
