/**
 * What the lowering of managed objects knows while it goes through the functions of a module: the class hierarchy, which
 * classes the program uses, by which selectors something is called. Variables and functions of the run time are entered
 * under their names when something refers to them; `finish` parses the texts that define them.
 */
import { globalVar, type FuncId, type Node, type VarRef } from '../../../maple/code.ts';
import { declareBuiltinClass, mangledClass, plainClass } from '../../../maple/builtin-classes.ts';
import { builtinMethods } from './builtin-methods.ts';
import { Layout } from '../../../maple/layout.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import type { Type, TypeId } from '../../../maple/types.ts';
import { hasManagedArrays } from '../managed-arrays.ts';
import { ownName, ownTemplate, ownText, ownVariable, parseOwn } from '../own-names.ts';
import { transformFunc, type Rewriter } from '../rewrite.ts';
import { structuredControl } from '../structured-control.ts';
import { ClassText, classVariable, messageOffset, type ManagedType } from './class-data.ts';
import { usesJavaCore } from '../java/core.ts';
import { Hierarchy, type ClassInfo } from './hierarchy.ts';
import { CLASS_DATA, objectLibrary } from './runtime.ts';

function isString(name: string): boolean {
  return name === mangledClass('java.lang.String') || name === plainClass('java.lang.String');
}

export class Objects {
  readonly module: Module;
  readonly hierarchy: Hierarchy;
  readonly hasManagedArrays: boolean;
  /** Of references to a new object. The Java core counts none, so its programs reclaim nothing. */
  readonly firstCount: 1 | -1;
  readonly #layout: Layout;
  readonly #managed = new Map<string, ManagedType>();
  readonly #open: ManagedType[] = [];
  readonly #keys = new Map<string, number>();
  readonly #selectors = new Set<string>();
  readonly #initialisers = new Set<string>();
  #anySlot = false;
  #elementClasses = false;
  #isUsed = false;

  constructor(module: Module) {
    this.module = module;
    declareBuiltinClass(module, mangledClass('java.lang.Class'));
    this.hierarchy = new Hierarchy(module);
    this.#layout = new Layout(module, pointerSizeOf(module));
    this.hasManagedArrays = hasManagedArrays(module);
    this.firstCount = usesJavaCore(module) ? -1 : 1;
  }

  layoutOf(func: Func): Layout {
    return this.#layout.within(func);
  }

  // Classes

  /** The address of the class of a type, as an expression. */
  classAddress(r: Rewriter, n: Node, type: TypeId): Node {
    return r.make(n, 'addrof', 'ptr', [this.#classOf(type, r.func), CLASS_DATA]);
  }

  #classOf(type: TypeId, func: Func): VarRef {
    const managed = this.#managedType(type, func);
    return this.#require(managed);
  }

  #require(managed: ManagedType): VarRef {
    if (!this.#managed.has(managed.key)) {
      this.#managed.set(managed.key, managed);
      this.#open.push(managed);
    }
    return globalVar(ownVariable(this.module, classVariable(managed.key)));
  }

  /** The size of an object if it is more than that of its type: exceptions have a message, built-in strings an end. */
  sizeOfObject(type: TypeId, func: Func): number | undefined {
    const info = this.hierarchy.classOf(type, func);
    if (info === undefined) return undefined;
    if (isString(info.name) && info.struct.fields.length === 0) return 8;
    const message = messageOffset(this.hierarchy, this.module, info);
    return message === undefined ? undefined : message + 8;
  }

  /** What a type, or what it points to, is as an object. */
  #managedType(type: TypeId, func: Func): ManagedType {
    const { types } = this.module;
    const resolved = this.module.resolve(type, func);
    const to = resolved.kind === 'pointer' ? resolved.to : type;
    const pointed = resolved.kind === 'pointer' ? this.module.resolve(resolved.to, func) : resolved;
    const info = this.hierarchy.classOf(type, func) ?? this.hierarchy.classOf(to, func);
    if (info !== undefined) return { type: info.type, key: info.name.slice(1), info, element: undefined };
    const named = types.get(to);
    const local = named.kind === 'name' ? func.types.get(named.name) : undefined;
    // A type of a function has no name outside it.
    if (local !== undefined) {
      const key = `${func.name.slice(1)}.${local.name.slice(1)}`;
      return { type: local.type, key, info: undefined, element: undefined };
    }
    const word = this.#wordOf(named, to);
    return { type: to, key: word, info: undefined, element: pointed.kind === 'array' ? pointed.of : undefined };
  }

  #wordOf(type: Type, id: TypeId): string {
    if (type.kind === 'prim') return type.prim;
    if (type.kind === 'name') return type.name.slice(1);
    if (type.kind === 'array') return `A${this.#elementWord(type.of)}`;
    return `type${id}`;
  }

  #elementWord(id: TypeId): string {
    const { types } = this.module;
    let word = '';
    let at = types.get(id);
    let last = id;
    for (let steps = 0; steps < 50 && (at.kind === 'array' || at.kind === 'pointer'); steps++) {
      word += at.kind === 'array' ? 'A' : '';
      last = at.kind === 'array' ? at.of : at.to;
      at = types.get(last);
    }
    return word + (at.kind === 'prim' ? at.prim : at.kind === 'name' ? at.name.slice(1) : `type${last}`);
  }

  // Calls by class

  useSelector(selector: string): void {
    this.#selectors.add(selector);
  }

  /** All slots of all tables must be filled: something is called by the number of its slot. */
  useAllSlots(): void {
    this.#anySlot = true;
  }

  /** Classes of arrays must know those of their elements. */
  useElementClasses(): void {
    this.#elementClasses = true;
  }

  /** The number of a selector of interfaces. */
  keyOf(selector: string): number {
    let key = this.#keys.get(selector);
    if (key === undefined) this.#keys.set(selector, (key = this.#keys.size + 1));
    return key;
  }

  // The run time

  runtime(name: string): FuncId {
    this.#isUsed = true;
    return this.func(name);
  }

  /** The function that runs the initialiser of a class once; undefined if the class and what it is below have none. */
  classInitialiser(type: TypeId, func: Func): FuncId | undefined {
    let info = this.hierarchy.classOf(type, func);
    while (info !== undefined && !this.#hasInitialiser(info)) info = info.parent;
    return info === undefined ? undefined : this.#initialiser(info);
  }

  #initialiser(info: ClassInfo): FuncId {
    this.#initialisers.add(info.name);
    return this.func(`&__init.${info.name.slice(1)}`);
  }

  #hasInitialiser(info: ClassInfo): boolean {
    return this.#initialiserOf(info.name) !== undefined || this.#initialisedInterfaces(info).length > 0;
  }

  /** With a class, those of its interfaces are initialised that have methods with bodies [Java Language Specification, 12.4.1]. */
  #initialisedInterfaces({ struct, interfaces }: ClassInfo): ClassInfo[] {
    if (struct.kind === 'interface') return [];
    const found = new Set(interfaces);
    for (const info of found) for (const above of info.interfaces) found.add(above);
    return [...found].filter(({ name, methods }) => {
      const hasBodies = [...methods.values()].some((id) => this.module.func(id).code !== undefined);
      return hasBodies && this.#initialiserOf(name) !== undefined;
    });
  }

  #initialiserOf(className: string): Func | undefined {
    const owner = className.slice(1);
    const names = [`&${owner}_7C_3Cclinit_3E_7C_28_29V`, `&${owner}|<clinit>|()V`];
    return names.map((name) => this.module.findFunc(name)).find((func) => func?.code !== undefined);
  }

  func(name: string): FuncId {
    return this.module.funcNamed(ownName(this.module, name));
  }

  // The end

  /** Defines all that was referred to. */
  finish(): void {
    const texts = this.#builtinTexts();
    if (this.#open.length > 0 || this.#isUsed) {
      this.#classOf(this.module.types.name(mangledClass('java.lang.Class')), this.module.funcs[0]);
    }
    texts.push(...this.#initialiserTexts(), ...this.#classTexts());
    if (this.#isUsed || texts.length > 0) this.#add([this.#runtimeText(texts), ...texts].join('\n\n'));
  }

  /** The part of the run time that the program refers to by now, or that these texts mention. */
  #runtimeText(texts: readonly string[]): string {
    const { module } = this;
    const mentioned = new Set(texts.flatMap((text) => text.match(/[&$][\w.]+/g) ?? []));
    const isOpen = (own: string): boolean =>
      module.findFunc(own) !== undefined && module.findFunc(own)?.code === undefined;
    const isOpenVariable = (own: string): boolean =>
      module.globals.at(module.globalByName.get(own) ?? module.globals.length)?.declared === false;
    const isWanted = (own: string): boolean => mentioned.has(own) || isOpen(own) || isOpenVariable(own);
    const wanted = objectLibrary.names.filter((name) => isWanted(ownName(module, name)));
    // Code names this type where it looks into the data of classes.
    const isThere = (name: string): boolean => module.findFunc(ownName(module, name))?.code !== undefined;
    return ownText(module, objectLibrary.link([...wanted, '$__class'], isThere));
  }

  #classTexts(): string[] {
    const selectors = this.#anySlot ? undefined : this.#selectors;
    const writer = new ClassText(this.module, this.#layout, this.hierarchy, { selectors, keys: this.#keys });
    const texts: string[] = [];
    for (let next = this.#open.pop(); next !== undefined; next = this.#open.pop()) {
      for (const above of writer.supersOf(next)) {
        const info = this.hierarchy.named(`$${above}`);
        if (info !== undefined) this.#require({ type: info.type, key: above, info, element: undefined });
        else this.#classOf(this.module.types.name(`$${above}`), this.module.funcs[0]);
      }
      const element = this.#elementClasses ? this.#elementClassOf(next) : undefined;
      texts.push(writer.textOf(next, element?.key));
    }
    return texts;
  }

  /** The class of the elements of an array of references, which is needed as well. */
  #elementClassOf({ element }: ManagedType): ManagedType | undefined {
    const info = element === undefined ? undefined : this.hierarchy.classOf(element);
    if (info === undefined) return undefined;
    const managed = { type: info.type, key: info.name.slice(1), info, element: undefined };
    this.#require(managed);
    return managed;
  }

  /** Asking for what stands above a class adds to the set that is gone through. */
  #initialiserTexts(): string[] {
    const texts: string[] = [];
    for (const name of this.#initialisers) {
      const info = this.hierarchy.named(name);
      if (info !== undefined) texts.push(this.#initialiserText(info));
    }
    return texts;
  }

  #initialiserText(info: ClassInfo): string {
    const { module } = this;
    const own = ownTemplate(module);
    const key = info.name.slice(1);
    const flag = own`$__initialised.${key}`;
    const above = info.parent === undefined ? undefined : this.classInitialiser(info.parent.type, module.funcs[0]);
    const interfaces = this.#initialisedInterfaces(info).map((other) => this.#initialiser(other));
    const before = above === undefined ? interfaces : [above, ...interfaces];
    const clinit = this.#initialiserOf(info.name);
    const calls = [...before.map((id) => module.func(id).name), ...(clinit === undefined ? [] : [clinit.name])];
    return own`var ${flag} u8\nfunc &__init.${key} () void {\n  if (dread u8 ${flag}) { return () }\n  dassign ${flag} (constval u8 1)\n${calls
      .map((name) => `  call ${name} ()\n`)
      .join('')}  return ()\n}`;
  }

  /** Constructors and methods of built-in classes that are called and defined nowhere. */
  #builtinTexts(): string[] {
    const { module } = this;
    // The Java core has all of them.
    if (usesJavaCore(module)) return [];
    return module.funcs.flatMap((func) => {
      if (func.code !== undefined) return [];
      const text = builtinMethods(func.name, ownTemplate(module), (name) => this.#isThrowable(name));
      return text === undefined ? [] : [text];
    });
  }

  /** Is it a class below java.lang.Throwable, whose methods every such class has? */
  #isThrowable(className: string): boolean {
    const info = this.hierarchy.named(className);
    return info !== undefined && messageOffset(this.hierarchy, this.module, info) !== undefined;
  }

  #add(text: string): void {
    const { module } = this;
    const isOld = new Set(module.funcs.filter(({ code }) => code !== undefined).map(({ id }) => id));
    parseOwn(module, 'objects', text);
    for (const func of module.funcs) {
      if (func.code !== undefined && !isOld.has(func.id))
        module.funcs[func.id] = transformFunc(module, func, structuredControl);
    }
  }
}
