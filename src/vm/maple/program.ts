/**
 * What compiling all functions of one program shares: layout and memory image, shapes of functions, and the
 * tables that instructions refer to by index.
 */
import { isWeakReference } from '../../maple/locality.ts';
import type { FuncId } from '../../maple/code.ts';
import { linkedCallee } from '../../maple/intrinsic-uses.ts';
import { Layout } from '../../maple/layout.ts';
import type { Func, Module } from '../../maple/module.ts';
import type { TypeId } from '../../maple/types.ts';
import { type HostFunction, hostOf, type HostTable, type HostVariable } from '../host.ts';
import { Trap, type TrapKind } from '../trap.ts';
import { Image } from './image.ts';
import { kindOf } from './kinds.ts';
import { addressesTaken } from './scan.ts';
import { makeShape, type Passing, type Shape, shapeOfHost } from './shapes.ts';

export type Callee = { readonly to: 'func'; readonly index: FuncId } | { readonly to: 'host'; readonly index: number };
type HostSignature = Pick<HostFunction, 'params' | 'result' | 'variadic'>;

/** A function outside the program; without `host`, calling it traps. */
export interface Outside extends HostSignature {
  readonly name: string;
  readonly host: HostFunction | undefined;
}

/** What all functions of a module share when they are compiled: numbers of host functions, traps, images, signatures. */
export class VmProgram {
  readonly module: Module;
  readonly pointerSize: 4 | 8;
  readonly layout: Layout;
  readonly image: Image;
  readonly addressTaken = new Set<FuncId>();
  readonly unary: ((value: never) => number | bigint)[] = [];
  readonly binary: ((x: never, y: never) => number | bigint)[] = [];
  readonly outside: Outside[] = [];
  readonly images: Uint8Array[] = [];
  readonly #traps: { readonly kind: TrapKind; readonly detail: string | undefined }[] = [];
  readonly #hosts: HostTable;
  readonly #indices = new Map<string, number>();
  readonly #shapes = new Map<FuncId, Shape>();
  readonly #typeShapes = new Map<TypeId, Shape>();

  constructor(
    module: Module,
    pointerSize: 4 | 8,
    hosts: HostTable,
    hostVariables: readonly HostVariable[],
    stackSize: number,
  ) {
    this.module = module;
    this.pointerSize = pointerSize;
    this.layout = new Layout(module, pointerSize);
    this.#hosts = hosts;
    this.image = new Image(module, this.layout, hostVariables, stackSize, (func) => this.isNull(func));
    for (const { code } of module.funcs) if (code !== undefined) addressesTaken(code, this.addressTaken);
  }

  #index(table: string, key: string, add: () => number): number {
    const name = `${table} ${key}`;
    let index = this.#indices.get(name);
    if (index === undefined) this.#indices.set(name, (index = add() - 1));
    return index;
  }

  unaryIndex(key: string, meaning: (value: never) => number | bigint): number {
    return this.#index('unary', key, () => this.unary.push(meaning));
  }

  binaryIndex(key: string, meaning: (x: never, y: never) => number | bigint): number {
    return this.#index('binary', key, () => this.binary.push(meaning));
  }

  trapIndex(kind: TrapKind, detail?: string): number {
    return this.#index('trap', `${kind} ${detail}`, () => this.#traps.push({ kind, detail }));
  }

  trapAt(index: number): Trap {
    const { kind, detail } = this.#traps[index];
    return new Trap(kind, detail);
  }

  imageIndex(bytes: Uint8Array): number {
    return this.images.push(bytes) - 1;
  }

  #signatures = 0;

  /** A number for each signature: equal ones have the same. */
  signatureIndex(signature: string): number {
    return this.#index('signature', signature, () => ++this.#signatures);
  }

  // Functions

  callee(id: FuncId): Callee {
    const func = this.module.func(id);
    return func.code === undefined
      ? { to: 'host', index: this.#outside(func.name.slice(1), this.shapeOf(id)) }
      : { to: 'func', index: id };
  }

  /** Is it a weak function that nobody defines? Its address is null. */
  isNull(id: FuncId): boolean {
    const { code, attrs, name } = this.module.func(id);
    return code === undefined && isWeakReference(attrs) && hostOf(this.#hosts, name.slice(1)) === undefined;
  }

  /** A function of the host by its name, for operations that are calls (`malloc`): never one that the program defines. */
  named(name: string, signature: HostSignature): { readonly callee: Callee; readonly shape: Shape } {
    const linked = linkedCallee(this.module, name);
    const own = linked ?? this.module.findFunc(`&${name}`);
    if (own !== undefined && (linked !== undefined || own.code === undefined))
      return { callee: this.callee(own.id), shape: this.shapeOf(own.id) };
    const host = hostOf(this.#hosts, name);
    const shape = shapeOfHost(host ?? signature, this.pointerSize);
    return { callee: { to: 'host', index: this.#outside(name, shape) }, shape };
  }

  #outside(name: string, shape: Shape): number {
    const host = hostOf(this.#hosts, name);
    return this.#index('host', name, () =>
      this.outside.push({
        name,
        host,
        params: host?.params ?? [],
        result: host?.result,
        variadic: host?.variadic ?? shape.variadic,
      }),
    );
  }

  /** The shape is the prototype's, but the host's for its functions. */
  shapeOf(id: FuncId): Shape {
    let shape = this.#shapes.get(id);
    if (shape === undefined) this.#shapes.set(id, (shape = this.#makeShapeOf(this.module.func(id))));
    return shape;
  }

  #makeShapeOf(func: Func): Shape {
    const host = func.code === undefined ? hostOf(this.#hosts, func.name.slice(1)) : undefined;
    if (host !== undefined) return shapeOfHost(host, this.pointerSize);
    const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
    return this.#shapeOfTypes(this.layout.within(func), params, func.results, func.variadic);
  }

  /** A function that is called and never declared takes what its first call passes and returns an i32. */
  assumeShape(id: FuncId, params: readonly Passing[]): Shape {
    const func = this.module.func(id);
    const isKnown = func.declared || func.code !== undefined || hostOf(this.#hosts, func.name.slice(1)) !== undefined;
    if (isKnown || this.#shapes.has(id)) return this.shapeOf(id);
    const shape = makeShape(params, [{ kind: 'i32' }], false, this.pointerSize);
    this.#shapes.set(id, shape);
    return shape;
  }

  shapeOfType(layout: Layout, type: TypeId): Shape | undefined {
    const known = this.#typeShapes.get(type);
    if (known !== undefined) return known;
    const resolved = layout.resolve(type);
    if (resolved.kind !== 'func') return undefined;
    const params = resolved.params.map((param) => param.type);
    const shape = this.#shapeOfTypes(layout, params, resolved.results, resolved.variadic);
    this.#typeShapes.set(type, shape);
    return shape;
  }

  #shapeOfTypes(layout: Layout, params: readonly TypeId[], results: readonly TypeId[], variadic: boolean): Shape {
    const passings = (types: readonly TypeId[]): Passing[] =>
      types.filter((type) => layout.primOf(type) !== 'void').map((type) => this.#passingOf(layout, type));
    return makeShape(passings(params), passings(results), variadic, this.pointerSize);
  }

  #passingOf(layout: Layout, type: TypeId): Passing {
    const kind = kindOf(layout.primOf(type), this.pointerSize) ?? 'i64';
    return kind === 'agg' ? { kind, size: layout.sizeOf(type), align: layout.alignOf(type) } : { kind };
  }
}
