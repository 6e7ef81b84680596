/**
 * Global variables, strings and functions of a program that is being translated, and the names they get.
 *
 * Names keep their sigils. Static locals become globals named after their function (`&f.%x`), strings globals `str.N`, the
 * first values of local aggregates globals too, which the function copies when it begins.
 */
import { hostName } from '../../base/host-name.ts';
import { CompositeEnv } from '../../light/composites.ts';
import { prim, primOfType, primSize } from '../../light/prim-types.ts';
import { default_type_attr } from '../../light/syntax.ts';
import type { Func as LightFunc, GlobalDef, Ident, InitData, Type, VarDef, VarId } from '../../light/syntax.ts';
import { isLocal, varIndex, type FuncId } from '../../maple/code.ts';
import { encodeInit, type EncodedInit, type Relocation } from '../../maple/initialiser.ts';
import { Layout } from '../../maple/layout.ts';
import { isWeakReference, isWeakVariable } from '../../maple/locality.ts';
import { usersOfGlobals } from '../../maple/users-of-globals.ts';
import { quoteString } from '../../maple/literals.ts';
import type { Func, Init, Module, Variable } from '../../maple/module.ts';
import type { Attr, TypeId } from '../../maple/types.ts';
import { functionText, type IntrinsicBody } from './intrinsic-bodies.ts';
import { Problems } from './problems.ts';
import { Types, alignment, funcAttr } from './types.ts';

/** A variable of the C library, such as `stdout`: its first value. */
export interface HostValue {
  readonly value: number | bigint;
}

/** How modules are brought into MapleLight. */
export interface LightOptions {
  readonly pointerSize?: 4 | 8;
  /** `extern` variables that the host supplies, by name without sigil. */
  readonly hostVariables?: ReadonlyMap<string, HostValue>;
  /** Functions that the host supplies, by name without sigil. Weak ones that nobody defines are null; unless given, none is. */
  readonly hostFunctions?: ReadonlySet<string>;
  /** What C leaves undefined is looked for: notes of the front end (maple/notes.ts) count. */
  readonly cRules?: boolean;
  /** The module is flat: exceptions are pending values, and %%thrownval is the one cell that holds them. */
  readonly isFlat?: boolean;
}

export function isStatic(variable: Variable): boolean {
  return variable.storage === 'pstatic' || variable.storage === 'fstatic' || variable.storage === 'extern';
}

/** A constant is never stored to, but where something outside may do so. */
function isConstant(attrs: readonly Attr[]): boolean {
  const has = (name: string): boolean => attrs.some((attr) => attr.name === name);
  return has('const') && !has('volatile');
}

export class ProgramBuilder {
  readonly module: Module;
  readonly layout: Layout;
  readonly problems = new Problems();
  readonly types: Types;
  readonly options: LightOptions;
  readonly vars: [Ident, GlobalDef][] = [];
  readonly funcs: [Ident, LightFunc][] = [];
  readonly #strings = new Map<string, Ident>();
  #users: ReadonlyMap<Variable, readonly Func[]> | undefined;
  /** Functions of the C library that intrinsics call. */
  readonly #declared = new Set<Ident>();
  /** What calls expect of functions that nobody declares. */
  readonly expectedResults = new Map<Ident, readonly Type[]>();
  readonly #intrinsics = new Map<Ident, IntrinsicBody>();

  constructor(module: Module, pointerSize: 4 | 8, options: LightOptions) {
    this.module = module;
    this.layout = new Layout(module, pointerSize);
    this.types = new Types(module, this.layout, this.problems);
    this.options = options;
    for (const func of module.funcs) this.#declared.add(func.name);
  }

  /** Is it a weak function that nobody defines? Its address is null. */
  isNull(id: FuncId): boolean {
    const { code, attrs, name } = this.module.func(id);
    if (code !== undefined || !isWeakReference(attrs)) return false;
    return this.options.hostFunctions?.has(hostName(name.slice(1))) === false;
  }

  /** Is it such a variable? */
  isNullVariable(variable: Variable): boolean {
    return isWeakVariable(variable) && this.options.hostVariables?.has(variable.name.slice(1)) !== true;
  }

  globalName(func: Func | undefined, variable: Variable): Ident {
    return func === undefined ? variable.name : `${func.name}.${variable.name}`;
  }

  /** Declares a variable that lives as long as the program. */
  addVariable(func: Func | undefined, variable: Variable): void {
    const layout = func === undefined ? this.layout : this.layout.within(func);
    this.types.place = { source: (func ?? this.module).source, start: variable.start, end: variable.end };
    const def = this.varDef(variable, layout);
    const init = variable.init === undefined ? this.#hostInit(variable, def.type) : undefined;
    if (variable.init === undefined) this.vars.push([this.globalName(func, variable), { ...def, init }]);
    else
      this.#addInitialised(
        this.globalName(func, variable),
        def,
        variable.type,
        variable.init,
        layout,
        func,
        variable.attrs,
      );
  }

  varDef(variable: Variable, layout: Layout, source = this.module.source): VarDef {
    const def = {
      type: this.types.type(variable.type, layout),
      storage: 'SC_default',
      attr: alignment(variable.attrs),
    } as const;
    return variable.end === 0
      ? def
      : { ...def, span: { source: variable.source ?? source, start: variable.start, end: variable.end } };
  }

  /** The first value of a local aggregate, as a global to copy from. */
  addImage(name: Ident, def: VarDef, type: TypeId, init: Init, layout: Layout, func: Func): void {
    this.#addInitialised(name, def, type, init, layout, func);
  }

  #addInitialised(
    name: Ident,
    def: VarDef,
    type: TypeId,
    init: Init,
    layout: Layout,
    func: Func | undefined,
    attrs: readonly Attr[] = [],
  ): void {
    const encoded = encodeInit(layout, type, init, func);
    const constant = isConstant(attrs) ? { constant: true } : {};
    this.vars.push([
      name,
      {
        ...def,
        ...constant,
        type: encoded.size > layout.sizeOf(type) ? this.types.grown(def.type, encoded.size) : def.type,
        init: this.initData(encoded, func, name),
      },
    ]);
  }

  /** The bytes first, then the addresses that are laid over them. */
  initData({ bytes, relocations }: EncodedInit, func: Func | undefined, variable: Ident): InitData[] {
    const init: InitData[] = bytes.length === 0 ? [] : [{ kind: 'Init_bytes', offset: 0, bytes }];
    return [...init, ...relocations.flatMap((relocation) => this.#addressData(relocation, func, variable))];
  }

  #addressData(relocation: Relocation, func: Func | undefined, owner: Ident): InitData[] {
    const { offset, addend } = relocation;
    switch (relocation.kind) {
      case 'var': {
        const local = isLocal(relocation.var) ? func?.locals[varIndex(relocation.var)] : undefined;
        const variable = local ?? this.module.globals[varIndex(relocation.var)];
        if (this.isNullVariable(variable)) return [];
        const id = local === undefined ? variable.name : this.globalName(func, local);
        return [{ kind: 'Init_addrof', offset, id, addend }];
      }
      case 'func':
        // The bytes that are there say null.
        if (this.isNull(relocation.func)) return [];
        return [{ kind: 'Init_addroffunc', offset, id: this.module.funcs[relocation.func].name }];
      case 'string':
        return [{ kind: 'Init_addrof', offset, id: this.string(relocation.text, relocation.wide), addend }];
      case 'label': {
        const users = func === undefined ? this.#labelUsers(owner) : [func];
        return this.#labelData(offset, relocation.label, users);
      }
    }
  }

  /** A label belongs to the function, of those that use the variable, that has it. */
  #labelData(offset: number, label: string, users: readonly Func[]): InitData[] {
    const name = label.replace(/^@/, '');
    for (const func of users) {
      const addend = func.labels.findIndex((own) => own.name === name);
      if (addend >= 0) return [{ kind: 'Init_addrof', offset, id: this.labelAddresses(func).id, addend }];
    }
    this.problems.once('MPL4011', undefined, label);
    return [];
  }

  #labelUsers(variable: Ident): readonly Func[] {
    this.#users ??= usersOfGlobals(this.module);
    const found = this.module.globals.find(({ name }) => name === variable);
    return found === undefined ? [] : (this.#users.get(found) ?? []);
  }

  #hostInit(variable: Variable, type: Type): InitData[] | undefined {
    const host = variable.storage === 'extern' ? this.options.hostVariables?.get(variable.name.slice(1)) : undefined;
    if (host === undefined) return undefined;
    const size = primSize(primOfType(type), this.layout.pointerSize);
    const bytes = new Uint8Array(size);
    for (let i = 0, rest = BigInt(host.value); i < size; i++, rest >>= 8n) bytes[i] = Number(rest & 255n);
    return [{ kind: 'Init_bytes', offset: 0, bytes }];
  }

  /**
   * The cells of %%thrownval in flat modules: one for addresses and what is as wide, one for other numbers. What a handler
   * may read it reads when it begins, as each type that it mentions, and an address can not be read as a number.
   */
  thrownCell(holds: 'address' | 'number'): VarId | undefined {
    if (this.options.isFlat !== true) return undefined;
    const id = holds === 'address' ? '%%thrownval' : '%%thrownval.number';
    if (!this.#declared.has(id)) {
      this.#declared.add(id);
      this.vars.push([id, { type: { kind: 'Tprim', t: prim('i64') }, storage: 'SC_default', attr: default_type_attr }]);
    }
    return { kind: 'Vglobal', id };
  }

  /** A global that stands for the addresses of a function's labels: label N is its byte N. */
  labelAddresses(func: Func): VarId {
    const id = `${func.name}.labels`;
    if (!this.#declared.has(id)) {
      this.#declared.add(id);
      const type: Type = { kind: 'Tarray', t: { kind: 'Tprim', t: prim('u8') }, n: func.labels.length };
      this.vars.push([id, { type, storage: 'SC_default', attr: default_type_attr, constant: true }]);
    }
    return { kind: 'Vglobal', id };
  }

  /** The global that holds a string, with its zero. */
  string(text: string, wide: boolean): Ident {
    const key = `${wide} ${text}`;
    let id = this.#strings.get(key);
    if (id !== undefined) return id;
    id = `str.${this.#strings.size}`;
    this.#strings.set(key, id);
    const element: Type = { kind: 'Tprim', t: this.types.prim(wide ? 'u16' : 'u8') };
    this.vars.push([
      id,
      {
        type: { kind: 'Tarray', t: element, n: text.length + 1 },
        storage: 'SC_default',
        attr: { ta_alignment: undefined },
        init: [{ kind: 'Init_bytes', offset: 0, bytes: bytesOfString(text, wide) }],
        text: quoteString(text),
      },
    ]);
    return id;
  }

  /** Declares a function outside the program, unless the module has one of the name. */
  declareExtern(name: Ident, params: readonly Type[], returns: readonly Type[]): void {
    if (this.#declared.has(name)) return;
    this.#declared.add(name);
    const fun_params = params.map((type, i) => [`%${i}`, type] as const);
    const prototype = { fun_attr: funcAttr([]), fun_params, fun_returns: returns };
    this.funcs.push([name, { prototype, body: undefined }]);
  }

  /** Has a function for an intrinsic defined when all others are (`intrinsicTexts`). */
  addIntrinsic(body: IntrinsicBody): void {
    this.#intrinsics.set(body.name, body);
  }

  /** The functions that intrinsics have become since the last call. */
  intrinsicTexts(): string {
    const texts = [...this.#intrinsics.values()]
      .filter(({ name }) => this.module.findFunc(name)?.code === undefined)
      .map(functionText);
    return texts.join('\n');
  }

  /** Functions that nobody declares give what their callers expect. */
  expectResults(): void {
    this.funcs.forEach(([name, func], i) => {
      const fun_returns = this.expectedResults.get(name);
      if (fun_returns !== undefined) this.funcs[i] = [name, { ...func, prototype: { ...func.prototype, fun_returns } }];
    });
  }

  func(id: FuncId): Func {
    return this.module.funcs[id];
  }

  /**
   * The function that `superclasscall` of a method reaches: the one of the nearest class above that has it. Above the class
   * of the function in which the call stands, or above the method's own, outside of all classes.
   */
  superMethod(caller: Ident, name: Ident): Ident {
    const method = this.types.methodOf(name);
    if (method === undefined) return name;
    const env = new CompositeEnv({ prog_comps: this.types.composites, pointerSize: this.layout.pointerSize });
    const parent = env.superclass(this.types.methodOf(caller)?.owner ?? method.owner).at(1);
    return (parent === undefined ? undefined : env.dispatch_function(parent, method.method)) ?? name;
  }
}

/** The bytes of a string with its zero; of each wide unit the low byte comes first. */
function bytesOfString(text: string, wide: boolean): Uint8Array {
  const unit = wide ? 2 : 1;
  const bytes = new Uint8Array((text.length + 1) * unit);
  for (let i = 0; i < text.length; i++) {
    bytes[i * unit] = text.charCodeAt(i);
    if (wide) bytes[i * 2 + 1] = text.charCodeAt(i) >> 8;
  }
  return bytes;
}
