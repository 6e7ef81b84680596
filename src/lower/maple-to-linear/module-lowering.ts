/**
 * What the lowering of all functions of one module shares: the linear module being built, indices of functions and
 * globals, strings, how functions are called, and the diagnostics.
 *
 * Functions with bodies come first, in the module's order, then whatever else is called. The globals of the module keep
 * their indices; strings and static locals follow.
 */
import { diagnose, type Diagnostic } from '../../base/diagnostics.ts';
import { freeHostName, hostName } from '../../base/host-name.ts';
import type { Span } from '../../base/source.ts';
import { ModuleBuilder, type LinearBuilder } from '../../linear/builder.ts';
import type { Func as LinearFunc, LinearModule, Linkage, Operand } from '../../linear/nodes.ts';
import type { ValueType } from '../../linear/opcodes.ts';
import type { FuncId } from '../../maple/code.ts';
import { linkedCallee } from '../../maple/intrinsic-uses.ts';
import { Layout } from '../../maple/layout.ts';
import type { Func, Module } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { loweringCatalogue } from '../diagnostics.ts';
import { isWeakReference } from '../../maple/locality.ts';
import { isRuntimeSource, runsConstructors } from '../maple-levels/run-time-names.ts';
import { constructorsOf } from '../maple-levels/program-start.ts';
import { inliningOf, Meetings } from './linkage.ts';
import { kindOf } from './scalars.ts';
import { hostShape, makeShape, type CallShape, type HostSignature, type Passing } from './signatures.ts';

/** Somebody who sees functions while others are not lowered yet. */
export interface FunctionWatch {
  /** A function is finished; what it consists of may be taken away. */
  finished(func: LinearFunc, module: LinearModule): void;
  /** Things have other names than they had when functions were finished, because of what came later. */
  renamed(): void;
}

/** How modules are lowered to the linear IR. */
export interface LoweringOptions {
  readonly watch?: FunctionWatch;
  readonly pointerSize?: 4 | 8;
  /** What the host offers. When given, a function that is neither here nor defined traps, unless it is left; else it stays `extern`. */
  readonly hostFunctions?: Pick<ReadonlyMap<string, HostSignature>, 'get' | 'has'>;
  readonly leavesMissing?: boolean;
  /** Names that other files of the program define, so that they are not the host's. */
  readonly isTaken?: (name: string) => boolean;
  /** Variables that the library defines, which the module gets later: they stay declarations. */
  readonly isLibraryVariable?: (name: string) => boolean;
  /** It is going to be linked with others: names say how they meet (linkage.ts), and what is declared only stays so. */
  readonly linkable?: boolean;
}

type Code = keyof typeof loweringCatalogue;

export class ModuleLowering {
  readonly module: Module;
  readonly pointerSize: 4 | 8;
  readonly layout: Layout;
  readonly b: ModuleBuilder;
  readonly options: LoweringOptions;
  readonly diagnostics: Diagnostic[] = [];
  /** How names meet those of other modules, if there are going to be any. */
  readonly meetings: Meetings | undefined;
  /** Functions whose addresses are taken somewhere: they may be called with arguments that are not canonical. */
  readonly addressTaken = new Set<FuncId>();
  readonly #indices = new Map<FuncId, number>();
  readonly #byName = new Map<string, number>();
  readonly #shapes = new Map<FuncId, CallShape>();
  readonly #typeShapes = new Map<TypeId, CallShape>();
  readonly #strings = new Map<string, number>();
  readonly #names = new Set<string>();
  readonly #special = new Map<string, number>();
  readonly #reported = new Set<string>();
  /** Functions that the linker has run before the program, by their priorities. */
  readonly #constructors: ReadonlyMap<FuncId, number>;

  constructor(module: Module, pointerSize: 4 | 8, options: LoweringOptions) {
    this.module = module;
    this.pointerSize = pointerSize;
    this.layout = new Layout(module, pointerSize);
    this.b = new ModuleBuilder({ pointerSize });
    this.options = options;
    this.meetings = options.linkable === true ? new Meetings(module) : undefined;
    const constructors = options.linkable === true ? constructorsOf(module) : [];
    this.#constructors = new Map(constructors.map(({ func, priority }) => [func, priority]));
    for (const func of module.funcs) if (func.code !== undefined) this.#declareDefined(func);
  }

  get addressType(): ValueType {
    return this.pointerSize === 8 ? 'i64' : 'i32';
  }

  /** Reports something once for each `what`: the first place stands for all. */
  reportOnce(code: Code, span: Span | undefined, what: string): void {
    const key = `${code} ${what}`;
    if (this.#reported.has(key)) return;
    this.#reported.add(key);
    this.diagnostics.push(diagnose(loweringCatalogue, code, span, [what]));
  }

  // Functions

  #declareDefined(func: Func): void {
    const { signature, variadic } = this.shapeOf(func.id);
    const span = { source: func.source, start: func.start, end: func.end };
    const name = plainName(func.name);
    const paramNames = this.#paramNames(func);
    const meeting = this.meetings?.func(func) ?? { exported: true };
    const { params, results } = signature;
    const index = this.b.declare(name, params, results, {
      variadic,
      span,
      paramNames,
      inlining: inliningOf(func),
      ...meeting,
    });
    this.#indices.set(func.id, index);
    this.#byName.set(name, index);
  }

  #paramNames(func: Func): string[] {
    const names: string[] = [];
    this.shapeOf(func.id).results.forEach(({ kind }, i) => {
      if (kind === 'agg') names.push(`result${i}`);
    });
    for (const param of func.params)
      names.push(param.kind === 'var' ? plainName(func.locals[param.local].name) : `r${param.reg}`);
    if (func.variadic) names.push('varargs');
    return names;
  }

  /** The index of a function of the module, which is declared on its first use if it has no body. */
  funcIndex(id: FuncId, span?: Span): number {
    const known = this.#indices.get(id);
    if (known !== undefined) return known;
    const func = this.module.func(id);
    const { name, attrs } = func;
    // A table of methods, which lowering adds, is no place of the program: its own declaration is.
    const isAdded = span !== undefined && isRuntimeSource(span.source.name);
    const place = isAdded ? { source: func.source, start: func.start, end: func.end } : span;
    const index = this.#declareOutside(plainName(name), this.shapeOf(id), place, isWeakReference(attrs));
    this.#indices.set(id, index);
    return index;
  }

  /** Is it a weak function that nobody defines? Its address is null. */
  isNull(id: FuncId): boolean {
    const { attrs, code, name } = this.module.func(id);
    const { hostFunctions, leavesMissing = false, linkable = false } = this.options;
    if (code !== undefined || leavesMissing || linkable || hostFunctions === undefined) return false;
    return isWeakReference(attrs) && !hostFunctions.has(hostName(plainName(name)));
  }

  /** The address of a function. */
  addressOf(b: LinearBuilder, id: FuncId, span?: Span): Operand {
    return this.isNull(id) ? b.address(0) : b.funcAddress(this.funcIndex(id, span));
  }

  /** A function of the host by its name, for operations that are calls (`malloc`, `fmod`): never one that the program defines. */
  namedFunc(
    name: string,
    signature: HostSignature,
    span?: Span,
  ): { readonly index: number; readonly shape: CallShape } {
    const linked = linkedCallee(this.module, name);
    const declared = linked ?? this.module.findFunc(`&${name}`);
    if (declared !== undefined && (linked !== undefined || declared.code === undefined))
      return { index: this.funcIndex(declared.id, span), shape: this.shapeOf(declared.id) };
    const isTaken = (taken: string): boolean =>
      this.module.findFunc(`&${taken}`)?.code !== undefined || this.options.isTaken?.(taken) === true;
    const free = freeHostName(name, isTaken);
    const shape = hostShape(this.#host(name) ?? signature, this.pointerSize);
    return { index: this.#byName.get(free) ?? this.#declareOutside(free, shape, span), shape };
  }

  #host(name: string): HostSignature | undefined {
    return this.options.hostFunctions?.get(hostName(name));
  }

  #declareOutside(name: string, shape: CallShape, span: Span | undefined, weak = false): number {
    const { signature, variadic } = shape;
    const { hostFunctions, leavesMissing = false, linkable = false } = this.options;
    const isMissing = !leavesMissing && !linkable && hostFunctions !== undefined && !hostFunctions.has(hostName(name));
    const declared = isMissing ? 'declare' : 'extern';
    const linkage = linkable && weak ? 'weak' : undefined;
    const place = linkable ? { span } : {};
    const index = this.b[declared](name, signature.params, signature.results, { variadic, linkage, ...place });
    this.#byName.set(name, index);
    if (isMissing) {
      this.reportOnce('MPL3004', span, `&${name}`);
      const body = this.b.define(index).at(span);
      body.trap('missing-function');
      body.finish();
    }
    return index;
  }

  /** The shape is the prototype's, but the host's for its functions. */
  shapeOf(id: FuncId): CallShape {
    let shape = this.#shapes.get(id);
    if (shape === undefined) this.#shapes.set(id, (shape = this.#makeShapeOf(this.module.func(id))));
    return shape;
  }

  #makeShapeOf(func: Func): CallShape {
    const host = func.code === undefined ? this.#host(plainName(func.name)) : undefined;
    if (host !== undefined) return hostShape(host, this.pointerSize);
    const layout = this.layout.within(func);
    const span = { source: func.source, start: func.start, end: func.end };
    const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
    return this.#shapeOfTypes(layout, params, func.results, func.variadic, span);
  }

  /** A function that is called and never declared takes what its first call passes and returns an i32. */
  assumeShape(id: FuncId, params: () => readonly Passing[]): CallShape {
    const known = this.#shapes.get(id);
    if (known !== undefined) return known;
    const func = this.module.func(id);
    const isKnown = func.declared || func.code !== undefined || this.#host(plainName(func.name)) !== undefined;
    if (isKnown) return this.shapeOf(id);
    const shape = makeShape(params(), [{ kind: 'i32' }], false, this.pointerSize);
    this.#shapes.set(id, shape);
    return shape;
  }

  /** The shape of a function type. */
  shapeOfType(layout: Layout, type: TypeId, span: Span): CallShape | undefined {
    const known = this.#typeShapes.get(type);
    if (known !== undefined) return known;
    const resolved = layout.resolve(type);
    if (resolved.kind !== 'func') return undefined;
    const params = resolved.params.map((param) => param.type);
    const shape = this.#shapeOfTypes(layout, params, resolved.results, resolved.variadic, span);
    this.#typeShapes.set(type, shape);
    return shape;
  }

  #shapeOfTypes(
    layout: Layout,
    params: readonly TypeId[],
    results: readonly TypeId[],
    variadic: boolean,
    span: Span,
  ): CallShape {
    const passings = [this.#passingsOf(layout, params, span), this.#passingsOf(layout, results, span)];
    return makeShape(passings[0], passings[1], variadic, this.pointerSize);
  }

  #passingsOf(layout: Layout, types: readonly TypeId[], span: Span): Passing[] {
    const passings: Passing[] = [];
    for (const type of types) if (layout.primOf(type) !== 'void') passings.push(this.passingOf(layout, type, span));
    return passings;
  }

  passingOf(layout: Layout, type: TypeId, span: Span): Passing {
    const prim = layout.primOf(type);
    const kind = kindOf(prim, this.pointerSize);
    if (kind === 'agg') return { kind, size: layout.sizeOf(type), align: layout.alignOf(type) };
    if (kind !== undefined) return { kind };
    this.reportOnce('MPL3002', span, prim);
    return { kind: 'i64' };
  }

  // Globals

  /** The global that holds a string and the zero behind it; equal strings share one. `unit` is 1 or 2 bytes. */
  stringIndex(text: string, unit: 1 | 2): number {
    const key = `${unit}${text}`;
    let index = this.#strings.get(key);
    if (index === undefined) {
      const bytes = unit === 1 ? narrowBytes(text) : wideBytes(text);
      const data = this.b.data(this.uniqueName(`.str${this.#strings.size}`), bytes.length, {
        align: unit,
        constant: true,
        bytes,
        linkage: this.ownLinkage,
      });
      index = data.index;
      this.#strings.set(key, index);
    }
    return index;
  }

  /** Of what only this module uses. */
  get ownLinkage(): Linkage | undefined {
    return this.meetings === undefined ? undefined : 'static';
  }

  /** Memory that a special register stands for: the cell of %%thrownval. */
  specialIndex(name: string, size: number): number {
    let index = this.#special.get(name);
    if (index === undefined) {
      index = this.b.data(this.uniqueName(name), size, {
        align: 16,
        bytes: new Uint8Array(0),
        linkage: this.ownLinkage,
      }).index;
      this.#special.set(name, index);
    }
    return index;
  }

  /** Has the constructors run before the program, among those of other modules; before them, at `first`, what prepares for their ends. */
  construct(first: number): void {
    const runner = this.module.funcs.find(({ name }) => runsConstructors(name.slice(1)));
    if (runner !== undefined) this.b.construct(this.funcIndex(runner.id), first);
    for (const [func, priority] of this.#constructors) this.b.construct(this.funcIndex(func), priority);
  }

  /** Is it a call of a constructor that the linked program makes in an order of its own? */
  isLinkedConstruction(caller: Func, callee: FuncId): boolean {
    return this.#constructors.has(callee) && runsConstructors(caller.name.slice(1));
  }

  /** A name for a global that no other global has. */
  uniqueName(wanted: string): string {
    let name = wanted;
    for (let i = 1; this.#names.has(name); i++) name = `${wanted}.${i}`;
    this.#names.add(name);
    return name;
  }

  /** Functions and globals of the linear IR share one set of names. Functions keep theirs: the host knows them. */
  separateNames(): void {
    const { funcs, globals } = this.b.module;
    const functions = new Set(funcs.map(({ name }) => name));
    for (const name of functions) this.#names.add(name);
    globals.forEach((global, i) => {
      if (!functions.has(global.name)) return;
      globals[i] = { ...global, name: this.uniqueName(`${global.name}.var`) };
      this.options.watch?.renamed();
    });
  }
}

/** A name without its sigil. */
export function plainName(name: string): string {
  return name.slice(1);
}

function narrowBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length + 1);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function wideBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 2 + 2);
  for (let i = 0; i < text.length; i++) {
    bytes[i * 2] = text.charCodeAt(i);
    bytes[i * 2 + 1] = text.charCodeAt(i) >> 8;
  }
  return bytes;
}
