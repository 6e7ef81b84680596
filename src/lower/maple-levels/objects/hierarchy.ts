/**
 * The classes and interfaces of a module as a graph, and which function answers a call by class.
 *
 * A method is found by its selector (method-names.ts): in the class itself, in its ancestors, then among the methods
 * with bodies of the interfaces. A class has the methods that its body lists, and, of functions with Java names, those
 * that begin with its name. Slots of the dispatch table are numbered parent first, own methods in the order of the text.
 */
import type { FuncId } from '../../../maple/code.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { isStruct, type Attr, type StructType, type TypeId } from '../../../maple/types.ts';
import { isInitialiser, javaOwner, selectorOf } from '../../../maple/method-names.ts';

export interface ClassInfo {
  /** Place among the classes: what a class needs comes before it. */
  readonly number: number;
  readonly name: string;
  readonly type: TypeId;
  readonly struct: StructType;
  readonly parent: ClassInfo | undefined;
  /** Implemented or, for an interface, extended. */
  readonly interfaces: readonly ClassInfo[];
  /** By selector: the function that the class itself gives; its body may be elsewhere. */
  readonly methods: Map<string, FuncId>;
}

export class Hierarchy {
  readonly #module: Module;
  readonly #classes = new Map<string, ClassInfo>();
  /** The classes that list a method. */
  readonly #owners = new Map<FuncId, ClassInfo[]>();
  readonly #slots = new Map<ClassInfo, Map<string, number>>();
  readonly #supers = new Map<ClassInfo, ReadonlySet<ClassInfo>>();
  /** What names a class as its parent or as an interface of its own, in the order of the text. */
  readonly #below = new Map<ClassInfo, ClassInfo[]>();
  readonly #subclasses = new Map<ClassInfo, readonly ClassInfo[]>();

  constructor(module: Module) {
    this.#module = module;
    for (const name of [...module.typeDefs.keys(), ...module.classes.keys()]) this.#enter(name);
    this.#addJavaMethods();
    for (const info of this.#classes.values()) {
      for (const above of info.parent === undefined ? info.interfaces : [info.parent, ...info.interfaces]) {
        const below = this.#below.get(above);
        if (below === undefined) this.#below.set(above, [info]);
        else below.push(info);
      }
    }
  }

  get all(): Iterable<ClassInfo> {
    return this.#classes.values();
  }

  /** The class that a type is, or that it points to. */
  classOf(type: TypeId, func?: Func): ClassInfo | undefined {
    const { types } = this.#module;
    let id = type;
    for (let steps = 0; steps < 1000; steps++) {
      const at = types.get(id);
      if (at.kind === 'pointer') id = at.to;
      else if (at.kind === 'name') {
        const info = this.#classes.get(at.name);
        if (info !== undefined) return info;
        const def = func?.types.get(at.name) ?? this.#module.typeDefs.get(at.name);
        if (def === undefined || def.type === id) return undefined;
        id = def.type;
      } else return undefined;
    }
    return undefined;
  }

  named(name: string): ClassInfo | undefined {
    return this.#classes.get(name);
  }

  /** The classes and interfaces whose bodies have a function as a method. */
  ownersOf(method: FuncId): readonly ClassInfo[] {
    return this.#owners.get(method) ?? [];
  }

  selector(method: FuncId, owner: ClassInfo): string {
    return selectorOf(this.#module.func(method).name, owner.name);
  }

  /** The class itself, its ancestors and all their interfaces. */
  supersOf(info: ClassInfo): ReadonlySet<ClassInfo> {
    let supers = this.#supers.get(info);
    if (supers !== undefined) return supers;
    const found = new Set<ClassInfo>();
    const stack = [info];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (found.has(at)) continue;
      found.add(at);
      for (const above of [...at.interfaces].reverse()) stack.push(above);
      if (at.parent !== undefined) stack.push(at.parent);
    }
    this.#supers.set(info, (supers = found));
    return supers;
  }

  /** Classes and interfaces that are one, itself included. */
  subclassesOf(info: ClassInfo): readonly ClassInfo[] {
    let found = this.#subclasses.get(info);
    if (found === undefined) this.#subclasses.set(info, (found = this.#findSubclasses(info)));
    return found;
  }

  #findSubclasses(info: ClassInfo): readonly ClassInfo[] {
    const found = new Set<ClassInfo>();
    const stack = [info];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      if (found.has(at)) continue;
      found.add(at);
      for (const below of this.#below.get(at) ?? []) stack.push(below);
    }
    return found.size === 1 ? [info] : [...found].sort((a, b) => a.number - b.number);
  }

  /** What a call of a selector reaches in an object of exactly this class. */
  resolve(info: ClassInfo, selector: string): FuncId | undefined {
    for (let at: ClassInfo | undefined = info, steps = 0; at !== undefined && steps < 10_000; at = at.parent, steps++) {
      const own = at.methods.get(selector);
      if (own !== undefined && !this.#isAbstract(own)) return own;
    }
    for (const above of this.supersOf(info)) {
      const inherited = above.struct.kind === 'interface' ? above.methods.get(selector) : undefined;
      if (inherited !== undefined && this.#module.func(inherited).code !== undefined) return inherited;
    }
    return undefined;
  }

  /** The slots of the dispatch table of a class, by selector. */
  slotsOf(info: ClassInfo): ReadonlyMap<string, number> {
    const chain: ClassInfo[] = [];
    for (
      let at: ClassInfo | undefined = info;
      at !== undefined && !this.#slots.has(at) && chain.length < 10_000;
      at = at.parent
    )
      chain.push(at);
    for (const at of chain.reverse()) {
      const slots = new Map(at.parent === undefined ? [] : this.#slots.get(at.parent));
      for (const selector of at.methods.keys())
        if (!slots.has(selector) && !isInitialiser(selector)) slots.set(selector, slots.size);
      this.#slots.set(at, slots);
    }
    return this.#slots.get(info) ?? new Map<string, number>();
  }

  #isAbstract(id: FuncId): boolean {
    const { code, attrs } = this.#module.func(id);
    return code === undefined && hasAttr(attrs, 'abstract');
  }

  /** Enters a class and, before it, what it extends; a class that extends itself ends there. */
  #enter(name: string): void {
    const stack = [name];
    const open = new Set<string>();
    while (stack.length > 0) {
      const at = stack[stack.length - 1];
      const struct = this.#structOf(at);
      if (struct === undefined || this.#classes.has(at)) {
        stack.pop();
        continue;
      }
      const missing = open.has(at) ? [] : this.#missingFor(struct, open);
      open.add(at);
      for (const other of missing) stack.push(other);
      if (missing.length === 0) {
        stack.pop();
        this.#add(at, struct);
      }
    }
  }

  /** What a class extends and implements that is not entered yet. */
  #missingFor(struct: StructType, open: ReadonlySet<string>): string[] {
    const needed = [...struct.parents.flatMap((parent) => this.#nameOf(parent)), ...struct.interfaces];
    return needed.filter(
      (other) => !this.#classes.has(other) && !open.has(other) && this.#structOf(other) !== undefined,
    );
  }

  #add(name: string, struct: StructType): void {
    const above = (other: string): ClassInfo[] => {
      const info = this.#classes.get(other);
      return info === undefined ? [] : [info];
    };
    const parents = struct.parents.flatMap((parent) => this.#nameOf(parent)).flatMap(above);
    const parent = struct.kind === 'class' ? parents[0] : undefined;
    const interfaces = [...(struct.kind === 'class' ? parents.slice(1) : parents), ...struct.interfaces.flatMap(above)];
    const info: ClassInfo = {
      number: this.#classes.size,
      name,
      type: this.#module.types.name(name),
      struct,
      parent,
      interfaces,
      methods: new Map(),
    };
    this.#classes.set(name, info);
    for (const method of struct.methods) this.#addMethod(info, method.name, method.attrs);
  }

  #addMethod(info: ClassInfo, name: string, attrs: readonly Attr[]): void {
    const func = this.#module.findFunc(name);
    if (func === undefined || hasAttr(attrs, 'static') || hasAttr(func.attrs, 'static')) return;
    const selector = selectorOf(name, info.name);
    if (!info.methods.has(selector)) info.methods.set(selector, func.id);
    this.#addOwner(func, info);
  }

  #addOwner(func: Func, info: ClassInfo): void {
    const owners = this.#owners.get(func.id);
    if (owners === undefined) this.#owners.set(func.id, [info]);
    else if (!owners.includes(info)) owners.push(info);
  }

  /**
   * Methods that no class body lists, but whose names say where they belong. One without a body that the class inherits is
   * another name for what it inherits: Java's compiler names a method by the class of the receiver.
   */
  #addJavaMethods(): void {
    const bodiless: { readonly func: Func; readonly info: ClassInfo }[] = [];
    for (const func of this.#module.funcs) {
      if (!func.declared || this.#owners.has(func.id)) continue;
      const owner = javaOwner(func.name);
      const info = owner === undefined ? undefined : this.#classes.get(owner);
      if (info === undefined) continue;
      if (func.code === undefined && !hasAttr(func.attrs, 'native')) bodiless.push({ func, info });
      else this.#addMethod(info, func.name, []);
    }
    bodiless.sort((a, b) => this.supersOf(a.info).size - this.supersOf(b.info).size);
    for (const { func, info } of bodiless) {
      const selector = selectorOf(func.name, info.name);
      const inherited = [...this.supersOf(info)].some((above) => above !== info && above.methods.has(selector));
      if (inherited && !isInitialiser(selector) && !hasAttr(func.attrs, 'abstract')) this.#addOwner(func, info);
      else this.#addMethod(info, func.name, []);
    }
  }

  #nameOf(type: TypeId): string[] {
    const at = this.#module.types.get(type);
    return at.kind === 'name' ? [at.name] : [];
  }

  #structOf(name: string): StructType | undefined {
    const id = this.#module.typeDefs.get(name)?.type ?? this.#module.classes.get(name)?.type;
    if (id === undefined) return undefined;
    const type = this.#module.types.get(id);
    // `javaclass $C <$C>`: the structure is that of the type; another name for a class is no class of its own.
    return isStruct(type) && (type.kind === 'class' || type.kind === 'interface') ? type : undefined;
  }
}

export function hasAttr(attrs: readonly Attr[], name: string): boolean {
  return attrs.some((attr) => attr.name === name);
}
