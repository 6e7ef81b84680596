/**
 * Types without their names. A name is replaced by what it stands for, except where the type refers to itself: such names
 * stay, behind pointers only, and the graph's table says what they mean. So types are equal exactly if they are written
 * the same, in whichever module.
 */
import { findComponents } from '../../base/components.ts';
import { flattenGraph } from '../../base/graph.ts';
import type { Module } from '../module.ts';
import { typeText, type Type } from '../types.ts';

/** What a name may stand for is bounded: a chain of doubling types would be larger than any memory. */
const mostNodes = 20_000;
const mostChain = 200;

/** Why a type could not be expanded. */
export type TypeFault = 'is not defined' | 'contains itself' | 'is too large';
export type Expanded = { readonly type: Type } | { readonly name: string; readonly fault: TypeFault };

interface Definition {
  readonly type: Type;
  /** The name in the graph's table, if it refers to itself. */
  readonly recursive: string | undefined;
}

class Fault extends Error {
  readonly typeName: string;
  readonly fault: TypeFault;
  constructor(name: string, fault: TypeFault) {
    super(fault);
    this.typeName = name;
    this.fault = fault;
  }
}

export class TypeNames {
  readonly #definitions = new Map<string, Definition>();
  readonly #known = new Map<string, Type>();
  readonly #table: Map<string, Type>;
  readonly #elsewhere: (name: string) => NamedType | undefined;
  #budget = 0;
  #chain = 0;

  /**
   * `table` collects the types that refer to themselves, of all modules; `elsewhere` says what names mean that the module does not
   * define. Types are known when `enterAll` was called for all modules.
   */
  constructor(
    module: Module,
    table: Map<string, Type>,
    elsewhere: (name: string) => NamedType | undefined = () => undefined,
  ) {
    this.#table = table;
    this.#elsewhere = elsewhere;
    const written = new Map<string, Type>();
    for (const item of module.items)
      if (item.kind === 'type' && !written.has(item.name.name)) written.set(item.name.name, item.type);
    const recursive = recursiveNames(written);
    for (const [name, type] of written)
      this.#definitions.set(name, {
        type,
        recursive: recursive.has(name) ? this.#tableName(name, written) : undefined,
      });
  }

  /** Puts the types that refer to themselves into the table. */
  enterAll(): this {
    for (const [name, { recursive: key }] of this.#definitions) if (key !== undefined) this.#enter(name, key);
    return this;
  }

  defines(name: string): boolean {
    return this.#definitions.has(name);
  }

  /** Modules that define a name alike, and all that it refers to, share it. */
  #tableName(name: string, written: ReadonlyMap<string, Type>): string {
    const texts = textsOf.get(this.#table) ?? new Map<string, string>();
    textsOf.set(this.#table, texts);
    const text = wholeText(name, written);
    let key = name;
    for (let i = 1; texts.has(key) && texts.get(key) !== text; i++) key = `${name}.${i}`;
    texts.set(key, text);
    this.#table.set(key, written.get(name) ?? { kind: 'named', name });
    return key;
  }

  #enter(name: string, key: string): void {
    const expanded = this.expand({ kind: 'named', name });
    if (!('type' in expanded)) {
      this.#table.delete(key);
      return;
    }
    this.#table.set(key, expanded.type);
    const names = namesByText.get(this.#table) ?? new Map<string, string>();
    namesByText.set(this.#table, names.set(typeText(expanded.type), key));
  }

  expand(type: Type): Expanded {
    this.#budget = mostNodes;
    this.#chain = 0;
    try {
      return { type: this.#expand(type, false) };
    } catch (error) {
      if (error instanceof Fault) return { name: error.typeName, fault: error.fault };
      throw error;
    }
  }

  #expand(type: Type, behindPointer: boolean): Type {
    if (this.#budget-- <= 0) throw new Fault(typeName(type), 'is too large');
    switch (type.kind) {
      case 'named':
        return this.#named(type.name, behindPointer);
      case 'pointer':
        return pointerTo(this.#table, this.#expand(type.to, true), type.space);
      case 'array':
      case 'vector': {
        const of = this.#expand(type.of, false);
        return of === type.of ? type : { ...type, of };
      }
      case 'struct':
        return { kind: 'struct', fields: this.#expandAll(type.fields) };
      case 'func':
        return { ...type, result: this.#expand(type.result, false), params: this.#expandAll(type.params) };
      default:
        return type;
    }
  }

  #expandAll(types: readonly Type[]): Type[] {
    return types.map((inner) => this.#expand(inner, false));
  }

  /** The type of another module, with what is left of the bounds of this one. */
  #imported(name: string, behindPointer: boolean): Type {
    const found = this.#elsewhere(name);
    if (found === undefined) throw new Fault(name, 'is not defined');
    const { types } = found;
    if (++this.#chain > mostChain) throw new Fault(name, 'contains itself');
    [types.#budget, types.#chain] = [this.#budget, this.#chain];
    const type = types.#named(found.name, behindPointer);
    this.#budget = types.#budget;
    this.#chain--;
    return type;
  }

  #named(name: string, behindPointer: boolean): Type {
    const definition = this.#definitions.get(name);
    if (definition === undefined) return this.#imported(name, behindPointer);
    if (behindPointer && definition.recursive !== undefined) return { kind: 'named', name: definition.recursive };
    const known = this.#known.get(name);
    if (known !== undefined) {
      this.#budget -= countNodes(known, this.#budget);
      return known;
    }
    if (++this.#chain > mostChain)
      throw new Fault(name, definition.recursive === undefined ? 'is too large' : 'contains itself');
    const type = this.#expand(definition.type, behindPointer);
    this.#chain--;
    this.#known.set(name, type);
    return type;
  }
}

/** A name of a type in some module. */
export interface NamedType {
  readonly types: TypeNames;
  readonly name: string;
}

/** For each table, the names by what they stand for. */
const namesByText = new WeakMap<ReadonlyMap<string, Type>, Map<string, string>>();

/** For each table, what its names were written as. */
const textsOf = new WeakMap<ReadonlyMap<string, Type>, Map<string, string>>();

/** A definition with those of all names that it refers to. */
function wholeText(name: string, written: ReadonlyMap<string, Type>): string {
  const names = new Set([name]);
  // A Set is walked over what is added while it is walked.
  for (const next of names) for (const used of namesIn(written.get(next))) names.add(used);
  return [...names].map((each) => `%${each} = ${typeTextOf(written.get(each))}`).join('\n');
}

function typeTextOf(type: Type | undefined): string {
  return type === undefined ? '?' : typeText(type);
}

/** A pointer; to a type that has a name in the table, by its name. */
export function pointerTo(table: ReadonlyMap<string, Type>, to: Type, space: number): Type {
  const names = to.kind === 'struct' ? namesByText.get(table) : undefined;
  const name = names?.get(typeText(to));
  return { kind: 'pointer', to: name === undefined ? to : { kind: 'named', name }, space };
}

function typeName(type: Type): string {
  return type.kind === 'named' ? type.name : typeText(type).slice(0, 40);
}

/** Nodes of a tree, counted no further than needed. */
function countNodes(type: Type, most: number): number {
  const stack = [type];
  let count = 0;
  for (let next = stack.pop(); next !== undefined && count <= most; next = stack.pop()) {
    count++;
    if (next.kind === 'pointer') stack.push(next.to);
    else if (next.kind === 'array' || next.kind === 'vector') stack.push(next.of);
    else if (next.kind === 'struct') stack.push(...next.fields);
    else if (next.kind === 'func') stack.push(next.result, ...next.params);
  }
  return count;
}

/** Names that refer to themselves, directly or not, behind pointers or not. */
function recursiveNames(written: ReadonlyMap<string, Type>): Set<string> {
  const names = [...written.keys()];
  const index = new Map(names.map((name, i) => [name, i]));
  const edges = names.map((name) => namesIn(written.get(name)).flatMap((used) => index.get(used) ?? []));
  const { of, count } = findComponents(flattenGraph({ size: names.length, entry: 0, successors: (i) => edges[i] }));
  const sizes = new Int32Array(count);
  for (const component of of) sizes[component]++;
  return new Set(names.filter((_, i) => sizes[of[i]] > 1 || edges[i].includes(i)));
}

function namesIn(root: Type | undefined): string[] {
  const names: string[] = [];
  const stack = root === undefined ? [] : [root];
  for (let type = stack.pop(); type !== undefined; type = stack.pop()) {
    if (type.kind === 'named') names.push(type.name);
    else if (type.kind === 'pointer') stack.push(type.to);
    else if (type.kind === 'array' || type.kind === 'vector') stack.push(type.of);
    else if (type.kind === 'struct') stack.push(...type.fields);
    else if (type.kind === 'func') stack.push(type.result, ...type.params);
  }
  return names;
}
