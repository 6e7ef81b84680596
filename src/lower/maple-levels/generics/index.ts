/**
 * Generic types and functions to their instances [MAPLE 4.9]:
 *
 *     type $pair <struct {@a <!T>}>       type $pair.i32 <struct {@a i32}>
 *     var $p <$pair{!T=i32}>              var $p <$pair.i32>
 *     callinstant &swap<{!T=i32}> (…)     call &swap.i32 (…)
 *
 * One instance for each distinct vector, made from a worklist: types first, so that whatever looks at a field of an
 * instance finds it. Generic code says `agg` where the type of a value is not known; an instance says what it became.
 * The generic definitions themselves are gone afterwards. What nests without end is reported once (MPL3007).
 */
import { diagnose, type Diagnostic } from '../../../base/diagnostics.ts';
import type { FuncId } from '../../../maple/code.ts';
import type { ClassDecl, Func, Item, Module, TypeDef } from '../../../maple/module.ts';
import { isStruct } from '../../../maple/types.ts';
import type { Attr, Instantiation, Method, StructType, Type, TypeId } from '../../../maple/types.ts';
import { verifyMaple } from '../../../maple/verifier.ts';
import { primByCode } from '../../../scalar/prim-types.ts';
import { loweringCatalogue } from '../../diagnostics.ts';
import { selectorOf } from '../../../maple/method-names.ts';
import { InstanceCode, type Env, type InstanceSource } from './code.ts';
import { freshName, TypeParams, vectorKey } from './params.ts';
import type { Transformation } from '../rewrite.ts';

export const generics: Transformation = {
  name: 'generics',
  doc: 'generic types and functions to one instance for each vector of types',
  rules: {},
  module: (module, diagnostics) => (usesGenerics(module) ? new Instances(module, diagnostics).run() : module),
};

/** Instances within instances; deeper nesting has no end, as far as any program goes. */
const deepestInstance = 60;
/** Bounds what a short program can ask for by combining parameters. */
const mostInstances = 20_000;

function usesGenerics(module: Module): boolean {
  for (let id = primByCode.length; id < module.types.size; id++) {
    const type = module.types.get(id as TypeId);
    if (type.kind === 'param' || (type.kind === 'name' && type.instant.length > 0)) return true;
  }
  return false;
}

/**
 * One run over a module. Instances are entered (name and number given) when they are first asked for and filled from the
 * worklists later, so that a type or function may mention itself with the same vector.
 */
class Instances implements InstanceSource {
  readonly #module: Module;
  readonly #diagnostics: Diagnostic[];
  readonly #params: TypeParams;
  readonly #code: InstanceCode;
  /** Instances by what they are instances of. */
  readonly #types = new Map<string, string>();
  readonly #funcs = new Map<string, FuncId>();
  /** How deep the instance behind a type name is nested in other instances' vectors. */
  readonly #depths = new Map<string, number>();
  readonly #openTypes: (() => void)[] = [];
  readonly #openFuncs: (() => void)[] = [];
  /** Instances by the name of what they are made from, whose place in the text they take. */
  readonly #newItems = new Map<string, Item[]>();
  /** By class: the instances of its generic methods. */
  readonly #newMethods = new Map<string, Method[]>();
  #count = 0;
  #isReported = false;

  constructor(module: Module, diagnostics: Diagnostic[]) {
    this.#module = module.mapFuncs((func) => func);
    this.#diagnostics = diagnostics;
    this.#params = new TypeParams(this.#module);
    this.#code = new InstanceCode(this, this.#params);
  }

  get module(): Module {
    return this.#module;
  }

  run(): Module {
    const module = this.#module;
    const genericTypes = [...module.typeDefs.values()].filter((def) => this.#params.of(def.type).size > 0);
    const genericFuncs = module.funcs.filter((func) => this.#params.ofFunc(func).size > 0);
    const plain: Env = { types: new Map(), func: undefined, known: new Map() };
    const isGeneric = new Set(genericFuncs.map(({ id }) => id));
    // Before declarations ask for instances of functions: those have work of their own.
    const concrete = module.funcs.filter(({ id }) => !isGeneric.has(id));
    this.#rewriteDeclarations(plain, new Set(genericTypes));
    for (const func of concrete) module.funcs[func.id] = this.#instanceOf(func, func.id, func.name, { ...plain, func });
    // Grows while it is worked off.
    for (const open of this.#openFuncs) open();
    this.#addMethods();
    this.#removeGeneric(genericTypes, isGeneric);
    // Generic code is checked where types are known: in its instances.
    if (!this.#isReported)
      this.#diagnostics.push(...verifyMaple(module).filter(({ severity }) => severity === 'error'));
    return module;
  }

  // Declarations

  #rewriteDeclarations(env: Env, genericTypes: ReadonlySet<TypeDef>): void {
    const { typeDefs, classes, globals } = this.#module;
    // Instances are added while this goes on.
    const defs = Array.from(typeDefs.values());
    for (const def of defs) {
      if (genericTypes.has(def)) continue;
      const type = this.substitute(def.type, env);
      if (type !== def.type) typeDefs.set(def.name, { ...def, type });
    }
    for (const [name, decl] of classes) {
      const type = this.substitute(decl.type, env);
      if (type !== decl.type) classes.set(name, { ...decl, type });
    }
    globals.forEach((variable, i) => {
      globals[i] = { ...variable, type: this.substitute(variable.type, env) };
    });
    this.drainTypes();
    this.#refreshItems();
  }

  /** Items of types and classes hold the definitions themselves. */
  #refreshItems(): void {
    const { items, typeDefs, classes } = this.#module;
    items.forEach((item, i) => {
      if (item.kind === 'type') items[i] = { kind: 'type', def: typeDefs.get(item.def.name) ?? item.def };
      else if (item.kind === 'class') items[i] = { kind: 'class', decl: classes.get(item.decl.name) ?? item.decl };
    });
  }

  /** Generic types leave the module; functions keep their numbers, which code has, and become empty. */
  #removeGeneric(types: readonly TypeDef[], funcs: ReadonlySet<FuncId>): void {
    const module = this.#module;
    const gone = new Set(types.map(({ name }) => name));
    for (const name of gone) module.typeDefs.delete(name);
    for (const id of funcs) module.funcs[id] = emptied(module.func(id));
    const kept = module.items.flatMap((item): Item[] => {
      const key = item.kind === 'type' ? item.def.name : item.kind === 'func' ? module.func(item.func).name : '';
      const isGone = item.kind === 'type' ? gone.has(key) : item.kind === 'func' && funcs.has(item.func);
      const instances = isGone ? (this.#newItems.get(key) ?? []) : [];
      if (isGone) this.#newItems.delete(key);
      return isGone ? instances : [item];
    });
    module.replaceItems([...kept, ...[...this.#newItems.values()].flat()]);
    this.#refreshItems();
  }

  /** Generic methods of a class give way to those of their instances that are called. */
  #addMethods(): void {
    const { typeDefs, classes, types } = this.#module;
    const change = <D extends TypeDef | ClassDecl>(defs: Map<string, D>, def: D): void => {
      const type = types.get(def.type);
      if (!isStruct(type)) return;
      const added = this.#newMethods.get(def.name) ?? [];
      const kept = type.methods.filter((method) => this.#params.of(method.type).size === 0);
      if (kept.length + added.length === type.methods.length && added.length === 0) return;
      defs.set(def.name, { ...def, type: types.struct({ ...type, methods: [...kept, ...added] }) });
    };
    for (const def of typeDefs.values()) change(typeDefs, def);
    for (const decl of classes.values()) change(classes, decl);
  }

  // Types

  /** A type with its parameters replaced and instances named. Recursion is as deep as the text of one type is nested. */
  substitute(id: TypeId, env: Env): TypeId {
    if (id < primByCode.length) return id;
    const known = env.known.get(id);
    if (known !== undefined) return known;
    const made = this.#substituteParts(id, this.#module.types.get(id), env);
    env.known.set(id, made);
    return made;
  }

  #substituteParts(id: TypeId, type: Type, env: Env): TypeId {
    const { types } = this.#module;
    const inner = (part: TypeId): TypeId => this.substitute(part, env);
    switch (type.kind) {
      case 'prim':
        return id;
      case 'param':
        return env.types.get(type.name) ?? id;
      case 'pointer':
        return types.pointer(inner(type.to), type.attrs);
      case 'array':
        return type.placeholder === undefined
          ? types.array(type.size, inner(type.of))
          : types.incompleteArray(type.placeholder, inner(type.of));
      case 'func': {
        const params = type.params.map((param) => ({ ...param, type: inner(param.type) }));
        return types.func(params, type.results.map(inner), type.variadic);
      }
      case 'name': {
        const vector = type.instant.map((item) => ({ ...item, type: inner(item.type) }));
        return vector.length === 0 ? id : this.#instantiate(type.name, vector, env);
      }
      default:
        return this.#substituteStruct(id, type, env);
    }
  }

  /** The structure itself if nothing in it changes. */
  #substituteStruct(id: TypeId, type: StructType, env: Env): TypeId {
    const inner = (part: TypeId): TypeId => this.substitute(part, env);
    const parts = [
      ...type.parents,
      ...type.fields.map((field) => field.type),
      ...type.methods.map((method) => method.type),
    ];
    const methods = type.methods.map((method) => ({
      ...method,
      name: this.#methodName(method.name, env),
      type: inner(method.type),
    }));
    if (parts.every((part) => inner(part) === part) && methods.every((m, i) => m.name === type.methods[i].name))
      return id;
    return this.#module.types.struct({
      ...type,
      parents: type.parents.map(inner),
      fields: type.fields.map((field) => ({ ...field, type: inner(field.type) })),
      methods,
    });
  }

  /** The name, as a type, of the instance of a generic type. */
  #instantiate(name: string, vector: readonly Instantiation[], env: Env): TypeId {
    const { module } = { module: this.#module };
    const local = env.func?.types.get(name);
    const def = local ?? module.typeDefs.get(name);
    const scope = local === undefined ? '' : `${env.func?.name} `;
    const key = `${scope}${name}{${vectorKey(vector)}}`;
    let instance = this.#types.get(key);
    if (instance === undefined) {
      const depth = 1 + Math.max(...vector.map((item) => this.#depthOf(item.type)));
      if (def === undefined || !this.#mayInstantiate(name, depth, def, env)) return module.types.name(name);
      const defs = local === undefined ? module.typeDefs : (env.func as Func).types;
      instance = freshName(this.#params.nameWith(name, vector), (wanted) => defs.has(wanted));
      this.#types.set(key, instance);
      this.#depths.set(instance, depth);
      this.#openType(def, instance, vector, env, defs);
    }
    return module.types.name(instance);
  }

  /** Enters an instance under its name, with the generic type as a stand-in until the worklist comes to it. */
  #openType(
    def: TypeDef,
    instance: string,
    vector: readonly Instantiation[],
    env: Env,
    defs: Map<string, TypeDef>,
  ): void {
    const attrs = withoutGeneric(def.attrs);
    const finished = (type: TypeId): TypeDef => ({ ...def, name: instance, attrs, type });
    defs.set(instance, finished(def.type));
    if (defs === this.#module.typeDefs) this.#addItem(def.name, { kind: 'type', def: finished(def.type) });
    this.#openTypes.push(() => {
      const inside: Env = {
        types: new Map(vector.map((item) => [item.param, item.type])),
        func: env.func,
        known: new Map(),
      };
      defs.set(instance, finished(this.substitute(def.type, inside)));
    });
  }

  /** Fills the instances of types that have been asked for, and those that they ask for. */
  drainTypes(): void {
    for (let next = this.#openTypes.pop(); next !== undefined; next = this.#openTypes.pop()) next();
  }

  /** Pointers and arrays count as well: `<* !T>` within itself nests without end too. */
  #depthOf(id: TypeId): number {
    let depth = 0;
    const stack = [id];
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const type = this.#module.types.get(at);
      if (type.kind === 'name') depth = Math.max(depth, this.#depths.get(type.name) ?? 0);
      else if (type.kind === 'pointer') {
        stack.push(type.to);
        depth++;
      } else if (type.kind === 'array') {
        stack.push(type.of);
        depth++;
      }
    }
    return depth;
  }

  /** False beyond the bounds, which is reported once; what asked then gets the generic thing itself. */
  #mayInstantiate(name: string, depth: number, place: TypeDef | Func, env: Env): boolean {
    if (depth <= deepestInstance && this.#count++ < mostInstances) return true;
    if (!this.#isReported) {
      const span = {
        source: place.source ?? env.func?.source ?? this.#module.source,
        start: place.start,
        end: place.end,
      };
      this.#diagnostics.push(diagnose(loweringCatalogue, 'MPL3007', span, [name]));
    }
    this.#isReported = true;
    return false;
  }

  // Functions

  /** The instance of a function for a vector, made if there is none yet. */
  requestFunc(id: FuncId, vector: readonly Instantiation[], env: Env): FuncId {
    const generic = this.#module.func(id);
    const key = `${generic.name}{${vectorKey(vector)}}`;
    const known = this.#funcs.get(key);
    if (known !== undefined) return known;
    const depth = 1 + Math.max(0, ...vector.map((item) => this.#depthOf(item.type)));
    if (!this.#mayInstantiate(generic.name, depth, generic, { ...env, func: generic })) return id;
    const { funcs, funcByName } = this.#module;
    const instance = funcs.length as FuncId;
    const name = freshName(this.#params.nameWith(generic.name, vector), (wanted) => funcByName.has(wanted));
    this.#funcs.set(key, instance);
    this.#depths.set(name, depth);
    funcByName.set(name, instance);
    const signature = { ...generic, id: instance, name, attrs: withoutGeneric(generic.attrs), code: undefined };
    funcs.push(signature);
    this.#addItem(generic.name, { kind: 'func', func: instance, body: generic.code !== undefined });
    this.#openFuncs.push(() => {
      const types = new Map(vector.map((item) => [item.param, item.type]));
      funcs[instance] = this.#instanceOf(generic, instance, name, { types, func: generic, known: new Map() });
    });
    return instance;
  }

  /** A method of a generic class is the instance of a generic function for the same types. */
  #methodName(name: string, env: Env): string {
    const func = this.#module.findFunc(name);
    const params = func === undefined ? undefined : this.#params.ofFunc(func);
    if (func === undefined || params === undefined || params.size === 0) return name;
    const vector = [...params].flatMap((param) => {
      const type = env.types.get(param);
      return type === undefined ? [] : [{ param, type }];
    });
    if (vector.length < params.size) return name;
    return this.#module.func(this.requestFunc(func.id, vector, env)).name;
  }

  /** A call by class reaches the methods of other classes too: each of that selector gets an instance. */
  requestOverriding(called: FuncId, vector: readonly Instantiation[], env: Env): void {
    const { name } = this.#module.func(called);
    const structs = [...this.#module.typeDefs.values()].map(
      (def) => [def.name, this.#module.types.get(def.type)] as const,
    );
    const owners = structs.filter(([, type]) => isStruct(type) && type.methods.some((method) => method.name === name));
    const selectors = new Set(owners.map(([owner]) => selectorOf(name, owner)));
    for (const [owner, type] of structs) {
      if (!isStruct(type)) continue;
      for (const method of type.methods)
        if (selectors.has(selectorOf(method.name, owner))) this.#addMethodInstance(owner, method, vector, env);
    }
  }

  #addMethodInstance(owner: string, method: Method, vector: readonly Instantiation[], env: Env): void {
    const func = this.#module.findFunc(method.name);
    if (func === undefined || this.#params.ofFunc(func).size === 0) return;
    const { name } = this.#module.func(this.requestFunc(func.id, vector, env));
    const types = new Map(vector.map((item) => [item.param, item.type]));
    const type = this.substitute(method.type, { types, func: undefined, known: new Map() });
    const methods = this.#newMethods.get(owner) ?? [];
    if (!methods.some((other) => other.name === name))
      this.#newMethods.set(owner, [...methods, { ...method, name, type }]);
  }

  /** The function with its types replaced; without parameters, its instances named. */
  #instanceOf(func: Func, id: FuncId, name: string, env: Env): Func {
    const made: Func = { ...func, id, name, attrs: withoutGeneric(func.attrs), types: new Map(), pregs: new Map() };
    const inside: Env = { ...env, func: { ...made, types: new Map(func.types) }, known: new Map() };
    const type = (old: TypeId): TypeId => this.substitute(old, inside);
    for (const def of func.types.values()) {
      if (this.#params.of(def.type).size === 0 || env.types.size > 0)
        made.types.set(def.name, { ...def, type: type(def.type) });
    }
    made.locals = func.locals.map((local) => ({ ...local, type: type(local.type) }));
    made.params = func.params.map((param) => (param.kind === 'reg' ? { ...param, type: type(param.type) } : param));
    made.results = func.results.map(type);
    for (const [reg, decl] of func.pregs) made.pregs.set(reg, { ...decl, type: type(decl.type) });
    if (func.code !== undefined) made.code = this.#code.rewrite(func.code, func, made, inside);
    else this.drainTypes();
    this.drainTypes();
    for (const [key, def] of (inside.func as Func).types) if (!func.types.has(key)) made.types.set(key, def);
    return made;
  }

  #addItem(generic: string, item: Item): void {
    const items = this.#newItems.get(generic);
    if (items === undefined) this.#newItems.set(generic, [item]);
    else items.push(item);
  }
}

function withoutGeneric(attrs: readonly Attr[]): readonly Attr[] {
  return attrs.some((attr) => attr.name === 'generic') ? attrs.filter((attr) => attr.name !== 'generic') : attrs;
}

/** What is left of a generic function: an entry that nothing refers to. */
function emptied(func: Func): Func {
  return {
    ...func,
    params: [],
    results: [],
    variadic: false,
    signature: false,
    declared: false,
    locals: [],
    pregs: new Map(),
    labels: [],
    types: new Map(),
    code: undefined,
    directives: [],
  };
}
