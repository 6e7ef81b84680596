/**
 * A module of MAPLE as JSON, in the shapes of shapes.ts. What may be nested is made late, so nothing recurses and a
 * document is never in memory as a whole.
 */
import { late, lines, writeJson, type JsonValue } from '../../base/json/json-writer.ts';
import { Places } from '../../base/json/places.ts';
import { decodeUtf8 } from '../../base/utf8.ts';
import { primByCode, primRows, type PrimType } from '../../scalar/prim-types.ts';
import {
  counterOf,
  type Case,
  type Code,
  type InstantSlot,
  type LabelId,
  type Node,
  type Result,
  type ScopeSlot,
  type VarRef,
} from '../code.ts';
import { directiveRow } from '../directives.ts';
import { constantText } from '../literals.ts';
import type { Directive, Func, Init, Item, Module, Param, Place, Variable } from '../module.ts';
import { rows, slotSyntax, type Opcode, type SlotName } from '../opcodes.ts';
import { regName } from '../printer-code.ts';
import type { Attr, Field, StructType, Type, TypeId } from '../types.ts';
import { memberOf, tagged, wide } from './shapes.ts';

export interface JsonOptions {
  /** Leaves out comments and places. */
  readonly strip?: boolean;
}

/** The JSON text of a module, in pieces. */
export function mapleToJson(module: Module, { strip = false }: JsonOptions = {}): Generator<string, void> {
  return writeJson(new ModuleWriter(module, strip).document());
}

/** Members that say nothing are left out. */
function unlessEmpty(parts: readonly JsonValue[]): readonly JsonValue[] | undefined {
  return parts.length === 0 ? undefined : parts;
}

function unlessFalse(value: boolean | undefined): true | undefined {
  return value === true ? true : undefined;
}

const noType = primRows.void.code as TypeId;

class ModuleWriter {
  readonly #module: Module;
  readonly #places: Places;
  readonly #strip: boolean;

  constructor(module: Module, strip: boolean) {
    this.#module = module;
    this.#places = new Places(!strip);
    this.#strip = strip;
  }

  document(): JsonValue {
    const items = this.#module.items.filter(({ kind }) => kind !== 'comment' || !this.#strip);
    return {
      samara: 'maple',
      version: 1,
      items: lines(items.map((item) => late(() => this.#item(item)))),
      sources: this.#places.sources,
    };
  }

  #at(place: Place): JsonValue | undefined {
    return this.#places.of(this.#module.spanOf(place));
  }

  /** Of what is declared in a function, the file is that of the function. */
  #in(func: Func, place: Place): JsonValue | undefined {
    return this.#places.of({ source: place.source ?? func.source, start: place.start, end: place.end });
  }

  #item(item: Item): JsonValue {
    const module = this.#module;
    switch (item.kind) {
      case 'comment':
        return { ...item, trailing: unlessFalse(item.trailing), apart: unlessFalse(item.apart) };
      case 'raw':
        return { kind: 'raw', text: item.text };
      case 'directive':
        return directive(item.directive, this.#at(item.directive));
      case 'type':
        return { kind: 'type', ...this.#definition(item.def), at: this.#at(item.def) };
      case 'class':
        return { kind: item.decl.kind, ...this.#definition(item.decl), at: this.#at(item.decl) };
      case 'var': {
        const variable = module.globals[item.global];
        return { kind: 'var', ...this.#variable(variable, undefined), at: this.#at(variable) };
      }
      case 'func':
        return this.#func(module.func(item.func), item.body);
    }
  }

  #definition({ name, type, attrs }: { name: string; type: TypeId; attrs: readonly Attr[] }): {
    readonly [name: string]: JsonValue | undefined;
  } {
    return { name, type: this.#type(type), attrs: attributes(attrs) };
  }

  #variable(
    { name, type, storage, temp, attrs, init }: Variable,
    func: Func | undefined,
  ): { readonly [name: string]: JsonValue | undefined } {
    return {
      name,
      type: this.#type(type),
      storage,
      temp: unlessFalse(temp),
      attrs: attributes(attrs),
      init: init && this.#init(init, func),
    };
  }

  #func(func: Func, withBody: boolean): JsonValue {
    return {
      kind: 'func',
      name: func.name,
      attrs: attributes(func.attrs),
      signature: func.signature ? this.#signature(func) : undefined,
      ...(withBody && func.code !== undefined ? this.#definitionOf(func, func.code) : {}),
      at: this.#in(func, func),
    };
  }

  #signature(func: Func): JsonValue {
    return {
      params: func.params.map((param) => this.#param(func, param)),
      results: this.#results(func.results),
      variadic: unlessFalse(func.variadic),
    };
  }

  /** What lowering makes may have `void` where the text has nothing. */
  #results(results: readonly TypeId[]): JsonValue {
    return results.filter((type) => type !== noType).map((type) => this.#type(type));
  }

  #param(func: Func, param: Param): JsonValue {
    if (param.kind === 'reg')
      return {
        kind: 'reg',
        name: regName(param.reg),
        type: this.#type(param.type),
        attrs: attributes(param.attrs),
      };
    const variable = func.locals[param.local];
    return { kind: 'var', ...this.#variable(variable, func), init: undefined, at: this.#in(func, variable) };
  }

  /** What stands between the braces, in the order of the text. */
  #definitionOf(func: Func, code: Code): { readonly [name: string]: JsonValue | undefined } {
    const params = new Set(func.params.map((param) => (param.kind === 'var' ? param.local : ~param.reg)));
    const pregs = [...func.pregs.values()].filter(({ reg, explicit }) => explicit && !params.has(~reg));
    const locals = func.locals.filter(({ declared }, i) => declared && !params.has(i));
    return {
      directives: unlessEmpty(func.directives.map((given) => directive(given, this.#in(func, given)))),
      types: unlessEmpty(
        [...func.types.values()].map((def) => ({ ...this.#definition(def), at: this.#in(func, def) })),
      ),
      registers: unlessEmpty(
        pregs.map((preg) => ({
          name: regName(preg.reg),
          type: this.#type(preg.type),
          counted: preg.counted,
          at: this.#in(func, preg),
        })),
      ),
      variables: unlessEmpty(
        locals.map((variable) => ({ ...this.#variable(variable, func), at: this.#in(func, variable) })),
      ),
      body: this.#statements(func, code, code.operands(code.root)),
    };
  }

  // Types and initialisers

  #type(id: TypeId): JsonValue {
    const type = this.#module.types.get(id);
    if (type.kind === 'prim') return type.prim;
    if (type.kind === 'param' || (type.kind === 'name' && type.instant.length === 0)) return type.name;
    return late(() => this.#derived(type));
  }

  #derived(type: Exclude<Type, { kind: 'prim' | 'param' }>): JsonValue {
    switch (type.kind) {
      case 'pointer':
        return { kind: 'pointer', to: this.#type(type.to), attrs: attributes(type.attrs) };
      case 'array':
        return { kind: 'array', of: this.#type(type.of), size: type.size, placeholder: type.placeholder };
      case 'func':
        return {
          kind: 'func',
          params: type.params.map((param) => ({ type: this.#type(param.type), attrs: attributes(param.attrs) })),
          results: this.#results(type.results),
          variadic: unlessFalse(type.variadic),
        };
      case 'name':
        return { kind: 'name', name: type.name, instant: this.#instant(type.instant) };
      default:
        return this.#struct(type);
    }
  }

  #instant(list: readonly InstantSlot[]): JsonValue {
    return list.map(({ param, type }) => ({ param, type: this.#type(type) }));
  }

  #struct(type: StructType): JsonValue {
    return {
      kind: type.kind,
      incomplete: unlessFalse(type.incomplete),
      parents: unlessEmpty(type.parents.map((parent) => this.#type(parent))),
      attrs: attributes(type.attrs ?? []),
      infos: unlessEmpty(type.infos),
      fields: unlessEmpty(type.fields.map((field) => this.#field(field))),
      methods: unlessEmpty(
        type.methods.map((method) => ({
          name: method.name,
          attrs: attributes(method.attrs),
          type: this.#type(method.type),
        })),
      ),
      interfaces: unlessEmpty(type.interfaces),
      comments: this.#strip ? undefined : unlessEmpty(type.comments.map(({ text, before }) => ({ text, before }))),
    };
  }

  #field(field: Field): JsonValue {
    return {
      name: `${field.fromParent === true ? '^' : '@'}${field.name}`,
      type: this.#type(field.type),
      bits: field.bits,
      attrs: attributes(field.attrs),
      init: field.init,
      at: this.#at(field),
    };
  }

  #init(init: Init, func: Func | undefined): JsonValue {
    switch (init.kind) {
      case 'int':
        if (!init.hex && Number.isSafeInteger(Number(init.value))) return Number(init.value);
        return { kind: 'int', value: integer(init.value), hex: unlessFalse(init.hex) };
      case 'float':
        return plainFloat(init.text) ?? { kind: 'float', text: init.text };
      case 'list':
        return late(() => init.items.map((item) => this.#init(item, func)));
      case 'field':
        return { kind: 'field', field: init.field, value: late(() => this.#init(init.value, func)) };
      case 'addrof':
        return {
          kind: 'addrof',
          type: init.prim,
          var: func === undefined ? this.#module.globals[init.var].name : this.#module.variable(init.var, func).name,
          field: init.field === 0 ? undefined : init.field,
          offset: init.offset === 0 ? undefined : init.offset,
        };
      case 'addroffunc':
        return { kind: 'addroffunc', type: init.prim, func: this.#module.func(init.func).name };
      case 'addroflabel':
        return { kind: 'addroflabel', type: init.prim, label: `@${init.label}` };
      case 'conststr':
        return {
          kind: init.wide ? 'conststr16' : 'conststr',
          type: init.prim,
          text: init.wide ? init.text : byteText(init.text),
        };
      case 'string': {
        const text = byteText(init.text);
        return typeof text === 'string' ? text : { kind: 'string', text };
      }
    }
  }

  // Code

  #statements(func: Func, code: Code, nodes: readonly Node[]): JsonValue {
    const isKept = (n: Node): boolean => !this.#strip || code.op(n) !== 'comment';
    return lines(nodes.filter(isKept).map((n) => late(() => this.#node(func, code, n))));
  }

  #node(func: Func, code: Code, n: Node): JsonValue {
    const op = code.op(n);
    const { operands, blocks } = partsOf(code, n, op);
    const members = rows[op].form.map((part): readonly [string, JsonValue | undefined] => {
      if (part === '()')
        return ['operands', unlessEmpty(operands.map((operand) => late(() => this.#node(func, code, operand))))];
      if (part === '{}') return ['body', this.#block(func, code, blocks.at(0)) ?? lines([])];
      if (part === 'else') return ['else', this.#block(func, code, blocks.at(1))];
      return [memberOf(part), this.#slot(func, code, n, op, part)];
    });
    if (rows[op].kind === 'block') members.push(['body', this.#block(func, code, n)]);
    return { op, ...Object.fromEntries(members), at: this.#places.of(code.span(n)) };
  }

  #block(func: Func, code: Code, block: Node | undefined): JsonValue | undefined {
    return block === undefined ? undefined : this.#statements(func, code, code.operands(block));
  }

  #slot(func: Func, code: Code, n: Node, op: Opcode, slot: SlotName): JsonValue | undefined {
    const syntax: { readonly kind: (typeof slotSyntax)[SlotName]['kind']; readonly optional?: boolean } =
      slotSyntax[slot];
    if (slot === 'prim') return code.prim(n);
    if (syntax.kind === 'value') return constant(code.prim(n), code.bits(n));
    const word = code.slot(n, slot);
    if (syntax.optional === true && syntax.kind === 'int') return word === 0 ? undefined : word;
    switch (syntax.kind) {
      case 'prim':
        return primByCode[word];
      case 'type':
        return this.#type(word as TypeId);
      case 'var':
        return this.#module.variable(word as VarRef, func).name;
      case 'counter': {
        const counter = counterOf(word);
        return counter.kind === 'reg' ? regName(counter.reg) : this.#module.variable(counter.var, func).name;
      }
      case 'func':
        return this.#module.funcs[word].name;
      case 'label':
        return labelName(func, word as LabelId);
      case 'int':
        return word;
      case 'reg':
        return regName(word);
      case 'scope':
        return word < 0 ? undefined : this.#scope(code.lists[word] as ScopeSlot);
      default:
        return this.#list(func, code, n, op, syntax.kind, word);
    }
  }

  /** Slots whose word is a place in the list table. */
  #list(
    func: Func,
    code: Code,
    n: Node,
    op: Opcode,
    kind: (typeof slotSyntax)[SlotName]['kind'],
    word: number,
  ): JsonValue {
    const value = code.lists[word];
    switch (kind) {
      case 'string':
        return op === wide || rows[op].kind === 'comment' ? (value as string) : byteText(value as string);
      case 'labels':
        return (value as readonly LabelId[]).map((label) => labelName(func, label));
      case 'instant':
        return this.#instant(value as readonly InstantSlot[]);
      case 'cases':
        return (value as readonly Case[]).map((item, i) => this.#case(func, code, n, op, item, i));
      case 'results':
        return (value as readonly Result[]).map((result) => this.#result(func, result));
      case 'types':
        return (value as readonly TypeId[]).map((type) => this.#type(type));
      default:
        return value as string;
    }
  }

  /** The tags of a multiway are its operands behind the first. */
  #case(func: Func, code: Code, n: Node, op: Opcode, { value, label }: Case, i: number): JsonValue {
    const target = labelName(func, label);
    if (op !== tagged) return { value: integer(value), label: target };
    return { tag: late(() => this.#node(func, code, code.operand(n, i + 1))), label: target };
  }

  #result(func: Func, result: Result): JsonValue {
    switch (result.kind) {
      case 'none':
        return { op: 'dassign' };
      case 'reg':
        return { op: 'regassign', type: result.prim, reg: regName(result.reg) };
      case 'var':
        return {
          op: 'dassign',
          var: this.#module.variable(result.var, func).name,
          field: result.field === 0 ? undefined : result.field,
        };
    }
  }

  #scope({ funcs, argIndex }: ScopeSlot): JsonValue {
    return { funcs: funcs.map((id) => this.#module.func(id).name), argument: argIndex };
  }
}

/** Expressions, and blocks, which stand behind them. */
function partsOf(
  code: Code,
  n: Node,
  op: Opcode,
): { readonly operands: readonly Node[]; readonly blocks: readonly Node[] } {
  const all = code.operands(n);
  if (op === tagged) return { operands: all.slice(0, 1), blocks: [] };
  const mostBlocks = rows[op].form.filter((part) => part === '{}' || part === 'else').length;
  let first = all.length;
  while (all.length - first < mostBlocks && first > 0 && code.op(all[first - 1]) === 'block') first--;
  return { operands: all.slice(0, first), blocks: all.slice(first) };
}

function labelName(func: Func, label: LabelId): string | null {
  return label < 0 ? null : `@${func.labels[label].name}`;
}

function attributes(attrs: readonly Attr[]): readonly JsonValue[] | undefined {
  return unlessEmpty(attrs.map(({ name, args }) => (args === undefined ? name : { name, args })));
}

function directive({ name, values, raw }: Directive, at: JsonValue | undefined): JsonValue {
  const row = directiveRow(name);
  if (row === undefined) return { kind: 'raw', text: raw ?? name, at };
  if (row.shape === 'braces') return { kind: name, raw: raw ?? '', at };
  const json = values.map((value) => (typeof value === 'bigint' ? integer(value) : value));
  return row.shape === 'words' ? { kind: name, values: json, at } : { kind: name, value: json[0] ?? 0, at };
}

function integer(value: bigint): number | string {
  return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
}

/** A literal that a number of JSON prints as it is written. */
function plainFloat(text: string): number | undefined {
  const value = Number(text);
  return Number.isFinite(value) && String(value) === text && /[.e]/.test(text) ? value : undefined;
}

/** A constant: a number where a double has exactly this value, else its text; of several lanes, a list. */
function constant(prim: PrimType, bits: bigint): JsonValue {
  const text = constantText(prim, bits);
  if (primRows[prim].lane !== undefined)
    return text
      .slice(1, -1)
      .split(', ')
      .map((lane) => scalar(lane));
  return scalar(text);
}

function scalar(text: string): number | string {
  if (/^-?[0-9]+$/.test(text)) return integer(BigInt(text));
  const value = Number(text.replace(/f$/, ''));
  return /^-?[0-9.]/.test(text) && !text.startsWith('0x') && Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : text;
}

/** Bytes, of which the text has one in each character: as what they mean in UTF-8, if they mean anything. */
function byteText(text: string): JsonValue {
  const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
  const decoded = decodeUtf8(bytes);
  if (typeof decoded === 'string') return decoded;
  return { bytes: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
}
