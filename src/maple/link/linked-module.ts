/**
 * The linked module while it is made: what is reached is copied into it, and what a copy mentions is reached. Without `gc`
 * everything that the modules write is reached; what they import enters only if something mentions it. A body is
 * looked at when it is copied and not before, so bodies that are loaded when they are asked for stay where they are.
 */
import { hasErrors, type Diagnostic } from '../../base/diagnostics.ts';
import type { Span } from '../../base/source.ts';
import { globalVar, isLocal, varIndex, type Code, type FuncId, type Node, type VarRef } from '../code.ts';
import { mapInit, type InitLeaf } from '../map-init.ts';
import { javaOwner } from '../method-names.ts';
import {
  undeclaredFunc,
  type ClassDecl,
  type Func,
  type FuncDeclaration,
  type Init,
  type Module,
  type Param,
  type TypeDef,
  type Variable,
} from '../module.ts';
import type { MapleRow } from '../opcodes.ts';
import { primByCode } from '../../scalar/prim-types.ts';
import { isStruct, type TypeId } from '../types.ts';
import { joinedAttrs } from './attributes.ts';
import { shiftGlobals, type GlobalBlock } from './global-block.ts';
import type { FileNumbers } from './headers.ts';
import type { Input } from './input.ts';
import { relinkCode, type Relinking } from './relink-code.ts';
import { declarationOf, type Target, type Targets } from './targets.ts';
import { TypeCopier } from './type-copier.ts';
import type { LinkedClass, LinkedType, TypeNames } from './type-names.ts';

/** What is known of all modules. */
export interface Program {
  readonly inputs: readonly Input[];
  readonly targets: Targets;
  readonly types: TypeNames;
  readonly files: FileNumbers;
  readonly block: GlobalBlock;
}

export class LinkedModule {
  readonly module: Module;
  /** Where names are used that no module defines. */
  readonly missing = new Map<Target, Span[]>();
  readonly #program: Program;
  readonly #copiers: TypeCopier[];
  readonly #prims: Uint8Array[];
  readonly #reached: (Target | LinkedType | LinkedClass)[] = [];
  readonly #types = new Set<LinkedType>();
  readonly #classes = new Set<LinkedClass>();
  /** Copies of definitions, for the items. */
  readonly defs = new Map<TypeDef | ClassDecl, TypeDef | ClassDecl>();
  /** Functions with Java names, by their classes; only where methods have to be found. */
  #methods: ReadonlyMap<string, readonly Target[]> | undefined;
  readonly #gc: boolean;
  readonly #problems: Diagnostic[];

  constructor(module: Module, program: Program, gc: boolean, problems: Diagnostic[]) {
    this.module = module;
    this.#problems = problems;
    this.#program = program;
    this.#gc = gc;
    this.#copiers = program.inputs.map(
      (input) => new TypeCopier(input, module.types, (name) => this.#typeNamed(input, name)),
    );
    this.#prims = program.inputs.map(() => new Uint8Array(primByCode.length));
  }

  /** Copies everything that is reached from what was reached so far. */
  finish(): void {
    for (const one of this.#reached) {
      if ('item' in one) this.#copy(one);
      else if ('decl' in one) this.#copyClass(one);
      else this.#copyType(one);
    }
  }

  /** Does a copied body of a module, or a type of it, have this primitive type? */
  uses(input: Input, prim: number): boolean {
    return this.#prims[input.number][prim] === 1;
  }

  // What is reached

  get reachedTypes(): Iterable<LinkedType> {
    return this.#types;
  }

  get reachedClasses(): Iterable<LinkedClass> {
    return this.#classes;
  }

  /** The handle of a target, under which it will be in the module. */
  reach(target: Target): number {
    if (target.handle !== undefined) return target.handle;
    const { module } = this;
    const { item, name } = target;
    if (item.kind === 'func') {
      target.handle = module.funcs.push(undeclaredFunc(module.funcs.length as FuncId, name, module.source)) - 1;
      module.funcByName.set(name, target.handle as FuncId);
    } else {
      const variable = declarationOf(item) as Variable;
      target.handle = module.globals.push({ ...variable, name }) - 1;
      module.globalByName.set(name, target.handle);
    }
    this.#reached.push(target);
    return target.handle;
  }

  reachType(type: LinkedType): void {
    if (this.#types.has(type)) return;
    this.#types.add(type);
    this.#reached.push(type);
  }

  reachClass(known: LinkedClass): void {
    if (this.#classes.has(known)) return;
    this.#classes.add(known);
    this.#reached.push(known);
  }

  #typeNamed(input: Input, name: string): string {
    const { types } = this.#program;
    const declared = types.classes.get(name);
    if (declared !== undefined) this.reachClass(declared);
    const type = types.meant(input, name);
    if (type === undefined) return name;
    this.reachType(type);
    return type.name;
  }

  // Copies

  #copyType({ node: { input, def } }: LinkedType): void {
    const copy = this.#copiers[input.number].def(def);
    this.defs.set(def, copy);
    this.module.typeDefs.set(copy.name, copy);
    this.#reachMethods(input, def.name, def.type);
  }

  #copyClass({ input, decl }: LinkedClass): void {
    const copy = this.#copiers[input.number].def(decl);
    this.defs.set(decl, copy);
    this.module.classes.set(copy.name, copy);
    this.#reachMethods(input, decl.name, decl.type);
  }

  /** Calls by class find the methods of classes by their names, so a class has all of them. */
  #reachMethods(input: Input, name: string, id: TypeId): void {
    const type = input.module.types.get(id);
    if (!this.#gc || !isStruct(type)) return;
    for (const method of type.methods) {
      const target = this.#program.targets.named(method.name);
      if (target !== undefined) this.reach(target);
    }
    for (const target of this.#javaMethods().get(name) ?? []) this.reach(target);
  }

  #javaMethods(): ReadonlyMap<string, readonly Target[]> {
    if (this.#methods !== undefined) return this.#methods;
    const methods = new Map<string, Target[]>();
    for (const target of this.#program.targets.all) {
      const owner = target.item.kind === 'func' ? javaOwner(target.name) : undefined;
      if (owner === undefined) continue;
      const others = methods.get(owner);
      if (others === undefined) methods.set(owner, [target]);
      else others.push(target);
    }
    return (this.#methods = methods);
  }

  #copy(target: Target): void {
    const handle = target.handle ?? 0;
    const { input, kind, index } = target.item;
    if (kind === 'func') this.#copyFunc(target, handle, input.module.funcs[index]);
    else this.module.globals[handle] = this.#global(target, input.module.globals[index]);
    if (target.aliasOf !== undefined) this.reach(target.aliasOf);
  }

  /** A body that is read now may be damaged: then there is none. */
  #copyFunc(target: Target, handle: number, func: Func): void {
    const problems = func.stored?.read() ?? [];
    for (const problem of problems) this.#problems.push(problem);
    if (!hasErrors(problems)) this.module.funcs[handle] = this.#func(target, func);
  }

  #global(target: Target, variable: Variable): Variable {
    const { input } = target.item;
    const source = variable.source ?? input.module.source;
    const relinking = new InitRelinking(this, input, input.module.spanOf(variable));
    const init = variable.init === undefined ? {} : { init: relinking.init(variable.init) };
    const type = this.#copiers[input.number].copy(variable.type);
    return { ...variable, name: target.name, type, attrs: joinedAttrs(target), ...init, source };
  }

  #func(target: Target, func: Func): Func {
    const { input } = target.item;
    const types = this.#copiers[input.number];
    const at = { source: func.source, start: func.start, end: func.end };
    const inits = new InitRelinking(this, input, at);
    const prims = this.#prims[input.number];
    const copyType = <T extends { readonly type: TypeId }>(one: T): T => {
      // Handles of primitive types are their codes.
      if (one.type < prims.length) prims[one.type] = 1;
      return { ...one, type: types.copy(one.type) };
    };
    const local = (variable: Variable): Variable =>
      variable.init === undefined ? copyType(variable) : { ...copyType(variable), init: inits.init(variable.init) };
    return {
      ...func,
      id: target.handle as FuncId,
      name: target.name,
      attrs: joinedAttrs(target),
      params: func.params.map((param): Param => (param.kind === 'reg' ? copyType(param) : param)),
      results: types.list(func.results),
      locals: func.locals.map(local),
      pregs: mapValues(func.pregs, copyType),
      types: mapValues(func.types, copyType),
      code: target.state === 'defined' && func.code !== undefined ? this.#code(input, func.code) : undefined,
      ...(func.others === undefined ? {} : { others: func.others.map((other) => otherDeclaration(types, other)) }),
    };
  }

  #code(input: Input, code: Code): Code {
    const copy = relinkCode(code, new CodeRelinking(this, input, code, this.#prims[input.number]));
    const shift = this.#program.block.offsetOf(input);
    return shift === 0 ? copy : shiftGlobals(copy, shift);
  }

  // What handles become

  type(input: Input, id: TypeId): TypeId {
    return this.#copiers[input.number].copy(id);
  }

  /** `place` is of a use that needs a definition. */
  func(input: Input, id: FuncId, place: (() => Span) | undefined): FuncId {
    const target = this.#program.targets.func(input, id);
    if (place !== undefined && target.state === 'declared') this.#isMissing(target, place());
    return this.reach(target) as FuncId;
  }

  variable(input: Input, index: number, place: () => Span): number {
    const target = this.#program.targets.variable(input, index);
    if (target.state !== 'declared') return this.reach(target);
    // Older files write `$f` where the address of a function is taken (function-addresses.ts).
    const func = (declarationOf(target.item) as Variable).declared
      ? undefined
      : this.#program.targets.named(`&${target.name.slice(1)}`);
    if (func === undefined) this.#isMissing(target, place());
    else this.reach(func);
    return this.reach(target);
  }

  #isMissing(target: Target, place: Span): void {
    const places = this.missing.get(target);
    if (places === undefined) this.missing.set(target, [place]);
    else places.push(place);
  }

  file(input: Input, number: number): number {
    return this.#program.files.of(input, number);
  }

  /** Names in text that is kept as it was written. */
  text(input: Input, raw: string): string {
    return raw.replace(/[&$][\w$;/|.?@]+/g, (name) => this.#nameIn(input, name));
  }

  #nameIn({ module, number }: Input, name: string): string {
    const { targets, inputs } = this.#program;
    const [func, variable] = [module.funcByName.get(name), module.globalByName.get(name)];
    const target =
      func !== undefined
        ? targets.func(inputs[number], func)
        : variable !== undefined
          ? targets.variable(inputs[number], variable)
          : undefined;
    if (target === undefined) return name;
    this.reach(target);
    return target.name;
  }
}

function otherDeclaration(types: TypeCopier, other: FuncDeclaration): FuncDeclaration {
  return { ...other, params: types.list(other.params), results: types.list(other.results) };
}

function mapValues<K, V>(map: ReadonlyMap<K, V>, change: (value: V) => V): Map<K, V> {
  const made = new Map<K, V>();
  for (const [key, value] of map) made.set(key, change(value));
  return made;
}

class CodeRelinking implements Relinking {
  readonly prims: Uint8Array;
  readonly #to: LinkedModule;
  readonly #input: Input;
  readonly #code: Code;

  constructor(to: LinkedModule, input: Input, code: Code, prims: Uint8Array) {
    this.#to = to;
    this.#input = input;
    this.#code = code;
    this.prims = prims;
  }

  type(id: TypeId): TypeId {
    return this.#to.type(this.#input, id);
  }

  /** A call by class needs no definition of what it names: the class of the object has one. */
  func(id: FuncId, n: Node, { reaches }: MapleRow): FuncId {
    return this.#to.func(this.#input, id, reaches === undefined ? () => this.#code.span(n) : undefined);
  }

  global(ref: VarRef, n: Node): VarRef {
    return globalVar(this.#to.variable(this.#input, varIndex(ref), () => this.#code.span(n)));
  }

  file(number: number): number {
    return this.#to.file(this.#input, number);
  }

  text(raw: string): string {
    return this.#to.text(this.#input, raw);
  }
}

class InitRelinking {
  readonly #to: LinkedModule;
  readonly #input: Input;
  readonly #place: Span;

  constructor(to: LinkedModule, input: Input, place: Span) {
    this.#to = to;
    this.#input = input;
    this.#place = place;
  }

  init(init: Init): Init {
    return mapInit(init, (leaf) => this.#leaf(leaf));
  }

  #leaf(leaf: InitLeaf): Init {
    const place = (): Span => this.#place;
    if (leaf.kind === 'addroffunc') return { ...leaf, func: this.#to.func(this.#input, leaf.func, place) };
    if (leaf.kind !== 'addrof' || isLocal(leaf.var)) return leaf;
    return { ...leaf, var: globalVar(this.#to.variable(this.#input, varIndex(leaf.var), place)) };
  }
}
