/**
 * Which definitions of a type name are one type. Types have names, and a name should mean one structure in the whole program,
 * but files of C may each have a `struct node` of their own: the definitions of a name fall into *versions*. Two are the same
 * version if what is written is the same and every name in it means the same version in both modules.
 *
 * Where a module only declares a name (`structincomplete`) or uses it, the version that goes first counts (input.ts).
 *
 * That is the coarsest partition of a graph whose nodes are definitions and whose edges are names (J. Hopcroft's, "An n log n
 * algorithm for minimizing states in a finite automaton", 1971): it begins with what is written, names as they are, and
 * a version is divided as long as its members lead to different versions; only the smaller parts are looked at again. So
 * recursive types need no recursion, and where all modules agree every definition is looked at once.
 */
import { attrRows } from '../attributes.ts';
import { allParts, isStruct, type Attr, type StructType, type Type, type TypeId } from '../types.ts';
import type { TypeDef } from '../module.ts';
import { definitionIn, type Input } from './input.ts';
import { ownEntry } from '../../base/own-entry.ts';

/** A definition of a name by a module. */
export interface TypeNode {
  readonly input: Input;
  readonly def: TypeDef;
  readonly incomplete: boolean;
}

export class TypeVersions {
  /** All complete definitions, by name; those of a module that goes first come first. */
  readonly #defs = new Map<string, TypeNode[]>();
  /** What the modules only declare, where nobody defines it. */
  readonly #incomplete = new Map<string, TypeNode>();
  readonly #nodes: TypeNode[] = [];
  readonly #numbers = new Map<TypeDef, number>();
  /** The version of each node. */
  readonly #version: number[] = [];
  readonly #written: WrittenTypes[];
  /** How many definitions were looked at: the work that was done. */
  steps = 0;

  constructor(inputs: readonly Input[]) {
    const shapes = new Map<string, number>();
    this.#written = inputs.map((input) => new WrittenTypes(input, shapes));
    for (const input of inputs.toSorted((a, b) => a.rank - b.rank)) this.#enter(input);
    this.#partition();
  }

  /** The names of all types that a module of the program defines or declares. */
  get names(): Iterable<string> {
    return new Set([...this.#defs.keys(), ...this.#incomplete.keys()]);
  }

  /**
   * A definition of each version of a name: one that its module writes itself rather than imports, if there is one. If nobody
   * defines it, a declaration.
   */
  representatives(name: string): readonly TypeNode[] {
    const byVersion = new Map<number, TypeNode>();
    for (const node of this.#defs.get(name) ?? []) {
      const version = this.#versionOf(node);
      const known = byVersion.get(version);
      if (known === undefined || (!isWritten(known) && isWritten(node))) byVersion.set(version, node);
    }
    if (byVersion.size > 0) return [...byVersion.values()];
    const declared = this.#incomplete.get(name);
    return declared === undefined ? [] : [declared];
  }

  /** What a module means by the name of a type: its own definition, or the one that goes first. */
  meant(input: Input, name: string): TypeNode | undefined {
    const own = definitionIn(input, name);
    const number = own && this.#numbers.get(own);
    if (number !== undefined) return this.#nodes[number];
    return this.#defs.get(name)?.[0] ?? this.#incomplete.get(name);
  }

  same(a: TypeNode, b: TypeNode): boolean {
    return a === b || (!a.incomplete && !b.incomplete && this.#versionOf(a) === this.#versionOf(b));
  }

  #versionOf({ def }: TypeNode): number {
    return this.#version[this.#numbers.get(def) ?? -1];
  }

  #enter(input: Input): void {
    const { module } = input;
    for (const name of module.typeDefs.keys()) {
      const def = definitionIn(input, name);
      if (def === undefined) continue;
      const type = module.types.get(def.type);
      const node: TypeNode = { input, def, incomplete: isStruct(type) && type.incomplete };
      if (node.incomplete) {
        if (!this.#incomplete.has(name)) this.#incomplete.set(name, node);
        continue;
      }
      const others = this.#defs.get(name);
      if (others === undefined) this.#defs.set(name, [node]);
      else others.push(node);
      this.#numbers.set(def, this.#nodes.push(node) - 1);
    }
  }

  // The partition

  #partition(): void {
    const edges = this.#nodes.map((node) => this.#edges(node));
    const blocks = this.#byText();
    const users = usersOf(edges);
    let dirty = new Map<number, readonly number[]>([...blocks].map(([block, members]) => [block, [...members]]));
    while (dirty.size > 0) {
      const changed: number[] = [];
      for (const [block, members] of dirty) this.#divide(block, members, blocks, edges, changed);
      dirty = this.#blocksOf(new Set(changed.flatMap((node) => users[node])));
    }
  }

  #blocksOf(nodes: Iterable<number>): Map<number, number[]> {
    const found = new Map<number, number[]>();
    for (const node of nodes) addTo(found, this.#version[node], node);
    return found;
  }

  /** The definitions that the names in a definition lead to, in the order of the names. */
  #edges({ input, def }: TypeNode): number[] {
    return this.#written[input.number].namesIn(def.type).map((name) => {
      const target = this.meant(input, name);
      return target === undefined ? -1 : (this.#numbers.get(target.def) ?? -1);
    });
  }

  /** The first versions: a name and what is written. */
  #byText(): Map<number, Set<number>> {
    const keys = new Map<string, number>();
    const blocks = new Map<number, Set<number>>();
    this.#nodes.forEach(({ input, def }, number) => {
      const key = `${def.name} ${this.#written[input.number].shape(def.type)}${actingAttrs(def.attrs)}`;
      const block = keys.get(key) ?? keys.size;
      keys.set(key, block);
      this.#version[number] = block;
      const members = blocks.get(block);
      if (members === undefined) blocks.set(block, new Set([number]));
      else members.add(number);
    });
    return blocks;
  }

  /**
   * Looks at members of a version that may lead elsewhere by now; all others of it still lead to the same. What differs
   * becomes a version of its own, but for the largest part, which stays.
   */
  #divide(
    block: number,
    members: readonly number[],
    blocks: Map<number, Set<number>>,
    edges: readonly (readonly number[])[],
    changed: number[],
  ): void {
    this.steps += members.length;
    const all = blocks.get(block) ?? new Set();
    const parts = new Map<string, number[]>();
    const keyOf = (node: number): string =>
      edges[node].map((target) => (target < 0 ? -1 : this.#version[target])).join();
    for (const member of members) addTo(parts, keyOf(member), member);
    const rest = new Rest(all, members);
    const restKey = rest.size === 0 ? undefined : keyOf(rest.first());
    if (restKey !== undefined && !parts.has(restKey)) parts.set(restKey, []);
    if (parts.size === 1) return;
    const sizeOf = (key: string): number => (parts.get(key) ?? []).length + (key === restKey ? rest.size : 0);
    const [, ...smaller] = [...parts.keys()].sort((a, b) => sizeOf(b) - sizeOf(a));
    for (const key of smaller) {
      const part = [...(parts.get(key) ?? []), ...(key === restKey ? rest.members() : [])];
      this.#takeOut(part, all, blocks);
      for (const member of part) changed.push(member);
    }
  }

  /** Makes members of a version one of their own. */
  #takeOut(part: readonly number[], all: Set<number>, blocks: Map<number, Set<number>>): void {
    const made = blocks.size;
    blocks.set(made, new Set(part));
    for (const member of part) {
      all.delete(member);
      this.#version[member] = made;
    }
  }
}

function isWritten({ input, def }: TypeNode): boolean {
  return input.written.defs.has(def);
}

/** The members of a version that nobody has looked at. */
class Rest {
  readonly #all: ReadonlySet<number>;
  readonly #looked: ReadonlySet<number>;

  constructor(all: ReadonlySet<number>, looked: readonly number[]) {
    this.#all = all;
    this.#looked = new Set(looked);
  }

  get size(): number {
    return this.#all.size - this.#looked.size;
  }

  /** Any of them: at most one step more than members that were looked at. */
  first(): number {
    for (const node of this.#all) if (!this.#looked.has(node)) return node;
    return -1;
  }

  members(): number[] {
    return [...this.#all].filter((node) => !this.#looked.has(node));
  }
}

function addTo<K>(groups: Map<K, number[]>, key: K, member: number): void {
  const group = groups.get(key);
  if (group === undefined) groups.set(key, [member]);
  else group.push(member);
}

function usersOf(edges: readonly (readonly number[])[]): number[][] {
  const users: number[][] = edges.map(() => []);
  edges.forEach((targets, from) => {
    for (const target of targets) if (target >= 0) users[target].push(from);
  });
  return users;
}

/** What the types of a module look like with their names as they are: the same number in any module for the same text. */
class WrittenTypes {
  readonly #input: Input;
  readonly #shapes: Map<string, number>;
  readonly #own: number[] = [];

  constructor(input: Input, shapes: Map<string, number>) {
    this.#input = input;
    this.#shapes = shapes;
  }

  /** Parts of a type have smaller handles than the type. */
  shape(type: TypeId): number {
    const { types } = this.#input.module;
    for (let id = this.#own.length; id <= type; id++) {
      const key = shapeKey(types.get(id as TypeId), (part) => this.#own[part]);
      const shape = this.#shapes.get(key) ?? this.#shapes.size;
      this.#shapes.set(key, shape);
      this.#own.push(shape);
    }
    return this.#own[type];
  }

  /** The type names in a type, each once, sorted. */
  namesIn(type: TypeId): string[] {
    const { types } = this.#input.module;
    const names = new Set<string>();
    const seen = new Set([type]);
    for (const id of seen) {
      const at = types.get(id);
      if (at.kind === 'name') names.add(at.name);
      for (const part of allParts(at)) seen.add(part);
    }
    return [...names].sort();
  }
}

/** A text that is the same for the same type; `part` numbers what it consists of. */
function shapeKey(type: Type, part: (id: TypeId) => number): string {
  switch (type.kind) {
    case 'prim':
      return type.prim;
    case 'pointer':
      return `*${part(type.to)}${actingAttrs(type.attrs)}`;
    case 'array':
      return `[${type.size ?? ''}]${part(type.of)}`;
    case 'func': {
      const params = type.params.map((param) => `${part(param.type)}${actingAttrs(param.attrs)}`);
      return `(${params.join()}${type.variadic ? '...' : ''})${type.results.map(part).join()}`;
    }
    case 'name':
    case 'param': {
      const instant = type.kind === 'name' ? type.instant : [];
      return `<${type.name}${instant.map((item) => `,${item.param}=${part(item.type)}`).join('')}>`;
    }
    default:
      return structKey(type, part);
  }
}

function structKey(type: StructType, part: (id: TypeId) => number): string {
  const fields = type.fields.map((field) => {
    const width = field.bits === undefined ? '' : `:${field.bits}`;
    const init = field.init === undefined ? '' : `=${JSON.stringify(field.init)}`;
    return `${field.fromParent === true ? '^' : ''}${field.name}${width} ${part(field.type)}${actingAttrs(field.attrs)}${init}`;
  });
  const methods = type.methods.map((method) => `${method.name} ${part(method.type)}${actingAttrs(method.attrs)}`);
  const members = [type.parents.map(part).join(), fields.join(), methods.join(), type.interfaces.join()];
  return `${type.kind}${type.incomplete ? '?' : ''}{${members.join('\n')}}${actingAttrs(type.attrs ?? [])}`;
}

/** Attributes that change what a program does or how its data lies. */
function actingAttrs(attrs: readonly Attr[]): string {
  if (attrs.length === 0) return '';
  const acting = attrs.filter(({ name }) => ownEntry(attrRows, name)?.acts === true);
  return acting
    .map(({ name, args = [] }) => ` ${name}(${args.join()})`)
    .sort()
    .join('');
}
