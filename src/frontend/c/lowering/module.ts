/** A translation unit as a module of MAPLE: its types, variables and functions, those that are used or defined. */
import { pointerSizeWords } from '../../../maple/pointer-size.ts';
import { dataModel } from '../data-model.ts';
import { byteText } from '../../../base/bytes.ts';
import type { SourceFile } from '../../../base/source.ts';
import { ModuleBuilder, type FuncBuilder } from '../../../maple/builder.ts';
import type { FuncId, Node, VarRef } from '../../../maple/code.ts';
import type { Module, StorageClass } from '../../../maple/module.ts';
import type { Attr } from '../../../maple/types.ts';
import { toBits } from '../../../scalar/bits.ts';
import { parseFloatLiteral } from '../../../scalar/float-literal.ts';
import { NO_RESULT } from '../../../maple/notes.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { lastPriority } from '../attributes.ts';
import type { Attributes, ExprOf, FuncBody, FuncSymbol, TranslationUnit, VarSymbol } from '../tree.ts';
import { arrayOf, CONST, intType, isConstant, isVoid, qualify, voidType, type Type } from '../types.ts';
import { leaveFunction } from './blocks.ts';
import { zero } from './conversions.ts';
import { effectOf, placeOf, valueOf } from './expressions.ts';
import { FuncLowering } from './function.ts';
import { fillLabelTables, hasLabelDistances } from './label-distances.ts';
import { bodyWithJumps } from './jumps.ts';
import { staticInit } from './static-init.ts';
import { uniqueName } from './unique-name.ts';
import { blockValue, statementList } from './statements.ts';
import { MapleTypes, valuePrim, volatileIf } from './types.ts';

export class ModuleLowering {
  readonly m: ModuleBuilder;
  readonly source: SourceFile;
  readonly types: MapleTypes;
  readonly #variables = new Map<VarSymbol, VarRef>();
  readonly #functions = new Map<FuncSymbol, FuncId>();
  readonly #strings = new Map<string, VarRef>();
  readonly #names = new Map<string, number>();
  #unit: TranslationUnit | undefined;
  /** Functions with a body that something reached, and that is not lowered yet. */
  readonly #waiting: FuncSymbol[] = [];

  constructor(source: SourceFile) {
    this.source = source;
    this.m = new ModuleBuilder(source);
    this.types = new MapleTypes(this.m);
  }

  lower(unit: TranslationUnit): Module {
    const { variables, functions } = unit;
    this.#unit = unit;
    this.m.directive('flavor', 1);
    this.m.directive('srclang', 1);
    if (dataModel().address === 4) this.m.braces('fileinfo', pointerSizeWords(4));
    for (const { name, storage } of variables) if (storage === 'extern') uniqueName(this.#names, name);
    for (const symbol of variables) if (symbol.defined && symbol.storage !== 'static') this.variable(symbol);
    const aliased = new Set(functions.map(({ attributes }) => attributes.alias));
    for (const symbol of functions)
      if (symbol.body !== undefined && (isWanted(symbol) || aliased.has(symbol.name))) this.#body(symbol);
    for (let symbol = this.#waiting.pop(); symbol !== undefined; symbol = this.#waiting.pop()) this.#body(symbol);
    return this.m.finish();
  }

  // Functions

  /** A function by its handle; one that is only declared gets a prototype, one that is static its body later. */
  func(symbol: FuncSymbol): FuncId {
    const known = this.#functions.get(symbol);
    if (known !== undefined) return known;
    const isHere = symbol.body !== undefined;
    if (isHere) this.#waiting.push(symbol);
    const id = isHere ? this.m.module.funcNamed(nameOf(symbol)) : this.m.func(nameOf(symbol), this.#signature(symbol));
    this.#functions.set(symbol, id);
    return id;
  }

  abort(): FuncId {
    return this.libraryFunc('abort', voidType, []);
  }

  /** A function of the library that the program has not declared. */
  libraryFunc(name: string, result: Type, params: readonly Type[]): FuncId {
    const known = this.m.module.funcByName.get(`&${name}`);
    if (known !== undefined) return known;
    return this.m.func(`&${name}`, {
      attrs: [{ name: 'extern' }],
      params: params.map((type, i) => [`%arg${i}`, this.types.of(type)] as const),
      results: isVoid(result) ? [] : [this.types.of(result)],
    });
  }

  #signature(symbol: FuncSymbol) {
    const { type, body, attributes } = symbol;
    const names = new Map<string, number>();
    const params = type.params.map((param, i) => {
      const name = body?.params[i]?.name ?? `arg${i}`;
      return [`%${uniqueName(names, name)}`, this.types.of(param)] as const;
    });
    const results = isVoid(type.result) ? [] : [this.types.of(type.result)];
    const attrs: Attr[] = [
      ...(body === undefined ? [{ name: 'extern' }] : []),
      ...(symbol.isStatic ? [{ name: 'static' }] : []),
      ...(type.variadic || (type.isOld && body === undefined) ? [{ name: 'varargs' }] : []),
      ...attributesOf(attributes),
      ...(isReplaceable(symbol) ? [{ name: 'weak' }] : []),
    ];
    return {
      params,
      results,
      attrs,
      variadic: type.variadic || (type.isOld && body === undefined),
      place: body === undefined || body.body.span.source === symbol.span.source ? symbol.span : body.body.span,
    };
  }

  #body(symbol: FuncSymbol): void {
    const { body } = symbol;
    if (body === undefined || this.#lowered.has(symbol)) return;
    this.#lowered.add(symbol);
    this.#functions.set(symbol, this.m.module.funcNamed(nameOf(symbol)));
    this.m.func(nameOf(symbol), this.#signature(symbol), (b, params) => {
      const f = new FuncLowering(this, symbol, b, params, {
        valueOf,
        effectOf,
        placeOf,
        blockValue,
        statements: statementList,
      });
      const whole = (): void => {
        fillLabelTables(f, body.labelTables);
        statementList(f, body.body.items);
        endBody(f, body);
      };
      if (body.jumps === undefined) whole();
      else bodyWithJumps(f, body, body.jumps, whole);
    });
  }
  readonly #lowered = new Set<FuncSymbol>();

  // Variables

  variable(symbol: VarSymbol): VarRef {
    const known = this.#variables.get(symbol);
    if (known !== undefined) return known;
    const { attributes } = symbol;
    const target = this.#aliased(attributes.alias);
    if (target !== undefined) return this.variable(target);
    const storage: StorageClass | undefined =
      symbol.storage === 'static' ? 'fstatic' : symbol.defined ? undefined : 'extern';
    const name = symbol.storage === 'extern' ? symbol.name : uniqueName(this.#names, symbol.name.replace(/^\./, '_'));
    const attrs = [
      ...attributesOf(attributes),
      ...(isConstant(symbol.type) && !hasLabelDistances(symbol) ? [{ name: 'const' }] : []),
      ...(symbol.storage === 'thread' ? [{ name: 'tls_static' }] : []),
      ...volatileIf(symbol.type),
    ];
    const type =
      symbol.defined && symbol.type.kind === 'array' && symbol.type.size === undefined
        ? arrayOf(symbol.type.of, 1)
        : symbol.type;
    const ref = this.m.global(`$${name}`, this.types.of(type), { place: symbol.span, storage, attrs });
    this.#variables.set(symbol, ref);
    if (symbol.init !== undefined) this.m.initialise(ref, staticInit(this, type, symbol.init));
    return ref;
  }

  /** The variable of this file, itself no alias, of which another is one. */
  #aliased(alias: string | undefined): VarSymbol | undefined {
    if (alias === undefined) return undefined;
    return this.#unit?.variables.find(({ name, attributes }) => name === alias && attributes.alias === undefined);
  }

  /** A variable of the file's own that begins with 0. */
  flag(name: string): VarRef {
    return this.m.global(`$${uniqueName(this.#names, name)}`, 'i32', { storage: 'fstatic' });
  }

  /** A string as an array of its own; equal ones share it. */
  stringVariable({ bytes, type }: ExprOf<'string'>): VarRef {
    const key = `${type.kind === 'array' && type.of.kind === 'int' ? type.of.name : ''} ${byteText(bytes)}`;
    let ref = this.#strings.get(key);
    if (ref === undefined) {
      const constant =
        type.kind === 'array' ? arrayOf(qualify(type.of, CONST), type.size) : arrayOf(intType('char'), bytes.length);
      const init = staticInit(this, constant, {
        items: [
          {
            offset: 0,
            type: constant,
            member: undefined,
            value: { kind: 'string', bytes, type, span: nowhere(this.source) },
          },
        ],
        span: nowhere(this.source),
      });
      ref = this.m.global(`$${uniqueName(this.#names, 'str')}`, this.types.of(constant), {
        storage: 'fstatic',
        attrs: [{ name: 'const' }],
        init,
      });
      this.#strings.set(key, ref);
    }
    return ref;
  }

  /** The text of a string that `conststr` can hold: bytes, with a 0 at the end alone. */
  plainText({ bytes, type }: ExprOf<'string'>): string | undefined {
    if (type.kind !== 'array' || type.of.kind !== 'int' || !type.of.name.endsWith('char')) return undefined;
    const end = bytes.indexOf(0);
    if (end !== bytes.length - 1) return undefined;
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes.subarray(0, end));
    return text.includes('\ufffd') ? undefined : text;
  }

  // Constants

  floatConstant(b: FuncBuilder, text: string, prim: PrimType): Node {
    if (prim !== 'f32' && prim !== 'f64' && prim !== 'f128') return b.constval('f64', 0);
    const value = parseFloatLiteral(text, prim);
    return b.constval(prim, value === undefined ? 0 : toBits(prim, value));
  }
}

function nowhere(source: SourceFile) {
  return { source, start: 0, end: 0 };
}

function nameOf(symbol: FuncSymbol): string {
  return `&${symbol.label ?? symbol.name}`;
}

/** For inlining alone: `inline` without `extern`, or GNU's other way round. Another file has the definition, which counts then. */
function isReplaceable({ isStatic, isInline, isExternInline, isSpare, body }: FuncSymbol): boolean {
  return body !== undefined && !isStatic && (isSpare || (isInline && !isExternInline));
}

/** Lowered whether or not something calls it. */
function isWanted(symbol: FuncSymbol): boolean {
  const { attributes } = symbol;
  return (
    (!symbol.isStatic && !isReplaceable(symbol)) ||
    attributes.used === true ||
    attributes.constructorAt !== undefined ||
    attributes.destructorAt !== undefined
  );
}

/** A function that ends without `return` gives 0 from main, and anything else from others. */
function endBody(f: FuncLowering, body: FuncBody): void {
  const { result } = f.symbol.type;
  const { source, end } = body.body.span;
  f.at({ source, start: end - 1, end });
  if (!isOpen(body)) return;
  leaveFunction(f);
  if (isVoid(result)) {
    if (body.jumps !== undefined) f.b.return();
    return;
  }
  if (f.symbol.name !== 'main') f.b.make('comment', [NO_RESULT, 0]);
  if (valuePrim(result) !== 'agg' && result.kind !== 'vector') f.b.return(zero(f, result));
  else f.b.return(f.b.dread(valuePrim(result), f.temporary(result), 0));
}

/** Can the end of the body be reached? Answered by its last statement. */
function isOpen({ body }: FuncBody): boolean {
  const last = body.items.at(-1);
  return last === undefined || !['return', 'goto', 'jump'].includes(last.kind);
}

function attributesOf(attributes: Attributes): Attr[] {
  const { aligned, section, alias, weak, hidden, inlining, constructorAt, destructorAt } = attributes;
  return [
    ...(aligned === undefined ? [] : [{ name: 'align', args: [aligned] }]),
    ...(section === undefined ? [] : [{ name: 'section', args: [section] }]),
    ...(alias === undefined ? [] : [{ name: 'alias', args: [alias] }]),
    ...(weak === true ? [{ name: 'weak' }] : []),
    ...(hidden === true ? [{ name: 'visibility_hidden' }] : []),
    ...(inlining === 'never' ? [{ name: 'noinline' }] : inlining === 'always' ? [{ name: 'always_inline' }] : []),
    ...startAttributes('constructor', constructorAt),
    ...startAttributes('destructor', destructorAt),
  ];
}

/** MAPLE says the priority apart; the last one is that of functions without. */
function startAttributes(name: 'constructor' | 'destructor', priority: number | undefined): Attr[] {
  if (priority === undefined) return [];
  return [{ name }, ...(priority === lastPriority ? [] : [{ name: `${name}_priority`, args: [priority] }])];
}
