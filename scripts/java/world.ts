/** The classes of all files, and Java's rules about them: which type a name means, what is assignable to what, which method a call means. */
import { isReference, OBJECT, primitives, STRING, type Descriptor } from './descriptors.ts';
import { isHelper } from './host.ts';
import { JavaError } from './tokens.ts';
import type { ClassTree, FieldTree, MethodTree, TypeName } from './tree.ts';

export interface Field {
  readonly owner: Class;
  readonly tree: FieldTree;
  readonly type: Descriptor;
  readonly isStatic: boolean;
}

export interface Method {
  readonly owner: Class;
  readonly tree: MethodTree;
  readonly name: string;
  readonly params: readonly Descriptor[];
  readonly result: Descriptor;
  readonly isStatic: boolean;
}

export interface Class {
  readonly tree: ClassTree;
  readonly name: string;
  readonly type: Descriptor;
  readonly isInterface: boolean;
  /** Is it written out, or only there to be referred to? */
  readonly isOwn: boolean;
  parent: Class | undefined;
  interfaces: readonly Class[];
  readonly fields: Map<string, Field>;
  readonly methods: Method[];
}

const widening = 'BSIJFD';
const wordOf = new Map(Object.entries(primitives).map(([letter, { word }]) => [word, letter]));

export class World {
  readonly classes = new Map<string, Class>();
  readonly #bySimpleName = new Map<string, Class>();

  /** Enters the classes of a program or library; what they refer to must be among them or entered before. */
  add(trees: readonly ClassTree[], isOwn: boolean): Class[] {
    const added = trees.map((tree) => this.#enter(tree, isOwn));
    for (const info of added) this.#connect(info);
    for (const info of added) this.#addMembers(info);
    return added;
  }

  #enter(tree: ClassTree, isOwn: boolean): Class {
    const { name, kind } = tree;
    const base = { tree, name, type: `L${name};`, isOwn, isInterface: kind === 'interface' };
    const info: Class = { ...base, parent: undefined, interfaces: [], fields: new Map(), methods: [] };
    this.classes.set(name, info);
    this.#bySimpleName.set(name.split('/').at(-1) ?? name, info);
    this.#bySimpleName.set(name.split(/[/$]/).at(-1) ?? name, info);
    return info;
  }

  #connect(info: Class): void {
    const { tree } = info;
    const named = (type: TypeName): Class => this.named(type.name, tree.line);
    if (info.type !== OBJECT)
      info.parent = tree.parent === undefined ? this.classes.get('java/lang/Object') : named(tree.parent);
    info.interfaces = tree.interfaces.map(named);
  }

  #addMembers(info: Class): void {
    for (const tree of info.tree.fields) {
      const type = this.typeOf(tree.type, tree.line);
      info.fields.set(tree.name, { owner: info, tree, type, isStatic: tree.modifiers.has('static') });
    }
    for (const tree of info.tree.methods) {
      const params = tree.params.map(({ type }) => this.typeOf(type, tree.line));
      const result = this.typeOf(tree.result, tree.line);
      info.methods.push({ owner: info, tree, name: tree.name, params, result, isStatic: tree.modifiers.has('static') });
    }
    const hasConstructor = info.methods.some(({ name }) => name === '<init>');
    if (!hasConstructor && !info.isInterface && !isHelper(info)) info.methods.unshift(this.#defaultConstructor(info));
  }

  #defaultConstructor(info: Class): Method {
    const { line, modifiers } = info.tree;
    const result = { name: 'void', dims: 0 };
    const tree: MethodTree = { comments: [], modifiers, line, name: '<init>', params: [], result, body: [] };
    return { owner: info, tree, name: '<init>', params: [], result: 'V', isStatic: false };
  }

  // Names and types

  named(name: string, line: number): Class {
    const info = this.find(name);
    if (info === undefined) throw new JavaError(`line ${line}: there is no class ${name}`);
    return info;
  }

  find(name: string): Class | undefined {
    return (
      this.#bySimpleName.get(name) ??
      this.#bySimpleName.get(name.replace('.', '$')) ??
      this.classes.get(name.replaceAll('.', '/'))
    );
  }

  ofType(type: Descriptor): Class {
    const name = type.startsWith('[') ? 'java/lang/Object' : type.slice(1, -1);
    const info = this.classes.get(name);
    if (info === undefined) throw new JavaError(`there is no class ${name}`);
    return info;
  }

  typeOf(type: TypeName, line: number): Descriptor {
    const base = wordOf.get(type.name) ?? this.named(type.name, line).type;
    return '['.repeat(type.dims) + base;
  }

  // Relations

  /** The class, what it extends and what it implements, nearest first. */
  supersOf(info: Class): Class[] {
    const found = new Set<Class>();
    for (let at: Class | undefined = info; at !== undefined; at = at.parent) found.add(at);
    for (const above of found) for (const other of above.interfaces) found.add(other);
    return [...found];
  }

  isAssignable(to: Descriptor, from: Descriptor): boolean {
    if (to === from) return true;
    if (!isReference(to)) {
      if (from === 'C') return 'IJFD'.includes(to);
      const at = widening.indexOf(from);
      return at >= 0 && widening.indexOf(to) > at;
    }
    if (!isReference(from)) return false;
    if (from === 'N' || to === OBJECT) return true;
    if (from.startsWith('['))
      return to.startsWith('[') && isReference(to.slice(1)) && this.isAssignable(to.slice(1), from.slice(1));
    return !to.startsWith('[') && this.supersOf(this.ofType(from)).includes(this.ofType(to));
  }

  field(info: Class, name: string): Field | undefined {
    for (const at of this.supersOf(info)) {
      const field = at.fields.get(name);
      if (field !== undefined) return field;
    }
    return undefined;
  }

  /** The most specific of the methods that take such arguments. */
  method(info: Class, name: string, args: readonly Descriptor[], line: number): Method {
    const fitting = this.#methodsNamed(info, name).filter(
      ({ params }) => params.length === args.length && params.every((param, i) => this.isAssignable(param, args[i])),
    );
    const best = fitting.find((one) =>
      fitting.every((other) => one.params.every((param, i) => this.isAssignable(other.params[i], param))),
    );
    if (best === undefined) throw new JavaError(`line ${line}: no method ${info.name}.${name} (${args.join(' ')})`);
    return best;
  }

  /** Those of the class and of what it inherits, without what is overridden. */
  #methodsNamed(info: Class, name: string): Method[] {
    const found = new Map<string, Method>();
    for (const at of name === '<init>' ? [info] : this.supersOf(info)) {
      for (const method of at.methods) {
        const key = method.params.join('');
        if (method.name === name && !found.has(key)) found.set(key, method);
      }
    }
    return [...found.values()];
  }

  /** The operand type of an arithmetic operation. */
  promoted(left: Descriptor, right: Descriptor): Descriptor {
    const at = Math.max(widening.indexOf(left), widening.indexOf(right), widening.indexOf('I'));
    return widening[at];
  }

  hasInitialiser(info: Class): boolean {
    return (
      info.tree.initialisers.length > 0 ||
      [...info.fields.values()].some((field) => field.isStatic && !isConstant(field))
    );
  }
}

/** A static field that the declaration of its variable initialises. */
export function isConstant({ tree, type }: Field): boolean {
  if (tree.init === undefined) return true;
  return !isReference(type) && tree.init.kind === 'literal' && type !== STRING;
}
