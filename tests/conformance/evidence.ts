/**
 * What the places that a program executed show to work: opcodes with their older spellings, primitive types of values,
 * attributes of what was used, and kinds of declarations. A fact is one word with its kind: `op add`, `prim i32`,
 * `attr packed`, `decl tempvar`.
 *
 * A variable, register, function or type counts as used where an executed node names it; a type brings along what it is
 * made of.
 */
import type { Counter, VarRef } from '../../src/maple/code.ts';
import type { Func, Init, Module, Variable } from '../../src/maple/module.ts';
import { opcodeAliases } from '../../src/maple/opcodes.ts';
import { isStruct, type Attr, type Type, type TypeId } from '../../src/maple/types.ts';
import type { Place } from './measure.ts';

/** Facts of one module, gathered from the places that were executed in it. */
export class Evidence {
  readonly facts = new Set<string>();
  readonly #module: Module;
  readonly #types = new Set<TypeId>();
  readonly #symbols = new Set<Func | Variable | Init>();
  readonly #names = new Set<string>();

  constructor(module: Module) {
    this.#module = module;
    for (const item of module.items) {
      if (item.kind === 'directive') this.#add('decl', item.directive.name);
      else if (item.kind === 'raw')
        for (const [word] of item.text.matchAll(/\b[A-Z]{3,}\b|^pragma/g)) this.#add('decl', word);
    }
  }

  place({ func, code, node: n }: Place): void {
    const op = code.op(n);
    this.#add('op', op);
    const [word] = /^\w*/.exec(code.source.text.slice(code.start(n), code.start(n) + 12)) ?? [''];
    if (Object.hasOwn(opcodeAliases, word)) this.#add('op', word);
    this.#func(func);
    if (code.row(n).kind === 'expr' || code.row(n).form.includes('prim')) this.#add('prim', code.prim(n));
    if (code.has(n, 'from')) this.#add('prim', code.from(n));
    if (code.has(n, 'type')) this.#type(code.type(n), func);
    if (code.has(n, 'types')) for (const type of code.types(n)) this.#type(type, func);
    if (code.has(n, 'var')) this.#variable(code.var(n), func);
    if (code.has(n, 'var2')) this.#variable(code.slot(n, 'var2') as VarRef, func);
    if (code.has(n, 'reg')) this.#register(code.reg(n), func);
    if (code.has(n, 'counter')) this.#counter(code.counter(n), func);
    if (code.has(n, 'func')) this.#func(this.#module.func(code.func(n)));
    if (code.has(n, 'results')) {
      for (const result of code.results(n)) {
        if (result.kind === 'var') this.#variable(result.var, func);
        else if (result.kind === 'reg') this.#register(result.reg, func);
      }
    }
  }

  #counter(counter: Counter, func: Func): void {
    if (counter.kind === 'var') this.#variable(counter.var, func);
    else this.#register(counter.reg, func);
  }

  #add(kind: string, name: string): void {
    this.facts.add(`${kind} ${name}`);
  }

  #attrs(attrs: readonly Attr[]): void {
    for (const { name } of attrs) this.#add('attr', name);
  }

  #func(func: Func): void {
    if (this.#symbols.has(func)) return;
    this.#symbols.add(func);
    this.#add('decl', func.code === undefined ? 'prototype' : 'func');
    if (func.variadic) this.#add('decl', '...');
    this.#attrs(func.attrs);
    for (const { name } of func.directives) this.#add('decl', name);
    for (const param of func.params) {
      this.#add('decl', param.kind === 'var' ? 'var parameter' : 'reg parameter');
      if (param.kind === 'var') this.#symbol(func.locals[param.local], func);
      else this.#valueType(param.type, func);
    }
    for (const type of func.results) this.#valueType(type, func);
    if (func.results.length === 0) this.#add('prim', 'void');
    if (func.results.length > 1) this.#add('decl', 'several results');
  }

  #register(reg: number, func: Func): void {
    const declared = func.pregs.get(reg);
    if (declared?.explicit === true) this.#add('decl', 'reg');
  }

  #variable(ref: VarRef, func: Func): void {
    this.#symbol(this.#module.variable(ref, func), func);
  }

  #symbol(variable: Variable, func: Func): void {
    if (this.#symbols.has(variable)) return;
    this.#symbols.add(variable);
    this.#add('decl', variable.temp ? 'tempvar' : 'var');
    if (variable.storage !== undefined) this.#add('decl', variable.storage);
    this.#attrs(variable.attrs);
    this.#valueType(variable.type, func);
    if (variable.init !== undefined) this.#init(variable.init, func);
  }

  /** Initialisers may be nested deeply. */
  #init(top: Init, func: Func): void {
    const stack = [top];
    for (let init = stack.pop(); init !== undefined; init = stack.pop()) {
      this.#add('decl', `= ${init.kind === 'conststr' && init.wide ? 'conststr16' : init.kind}`);
      if (init.kind === 'list') stack.push(...init.items);
      else if (init.kind === 'field') stack.push(init.value);
      else if (init.kind === 'addrof') this.#variable(init.var, func);
      else if (init.kind === 'addroffunc') this.#func(this.#module.func(init.func));
    }
  }

  /** The type of a variable, parameter or result: a primitive one is that of a value. */
  #valueType(id: TypeId, func: Func): void {
    const type = this.#module.resolve(id, func);
    if (type.kind === 'prim') this.#add('prim', type.prim);
    this.#type(id, func);
  }

  #type(top: TypeId, func: Func): void {
    const stack = [top];
    for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
      if (this.#types.has(id)) continue;
      this.#types.add(id);
      const type = this.#module.types.get(id);
      if (type.kind !== 'prim') this.#add('decl', typeWord(type));
      stack.push(...this.#partsOf(type, func));
    }
  }

  #partsOf(type: Type, func: Func): readonly TypeId[] {
    if (isStruct(type)) {
      for (const field of type.fields) {
        this.#attrs(field.attrs);
        if (field.bits !== undefined) this.#add('decl', 'bit-field');
      }
      for (const method of type.methods) this.#attrs(method.attrs);
      return [...type.parents, ...type.fields.map((field) => field.type), ...type.methods.map((method) => method.type)];
    }
    switch (type.kind) {
      case 'pointer':
        this.#attrs(type.attrs);
        return [type.to];
      case 'array':
        return [type.of];
      case 'func':
        for (const { attrs } of type.params) this.#attrs(attrs);
        return [...type.params.map((param) => param.type), ...type.results];
      case 'name':
        return [...this.#definition(type.name, func), ...type.instant.map((instant) => instant.type)];
      default:
        return [];
    }
  }

  #definition(name: string, func: Func): readonly TypeId[] {
    const def = func.types.get(name) ?? this.#module.typeDefs.get(name);
    const decl = this.#module.classes.get(name);
    if (decl !== undefined) this.#attrs(decl.attrs);
    if (def === undefined || this.#names.has(name)) return [];
    this.#names.add(name);
    this.#add('decl', decl?.kind ?? 'type');
    this.#attrs(def.attrs);
    return [def.type];
  }
}

function typeWord(type: Exclude<Type, { readonly kind: 'prim' }>): string {
  switch (type.kind) {
    case 'pointer':
      return '<* T>';
    case 'array':
      return type.size === undefined ? '<[] T>' : '<[n] T>';
    case 'func':
      return '<func>';
    case 'name':
      return type.instant.length > 0 ? '<$name{…}>' : '<$name>';
    case 'param':
      return '<!T>';
    default:
      return type.incomplete ? `${type.kind}incomplete` : type.kind;
  }
}
