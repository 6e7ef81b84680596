/**
 * A linear module as a WebAssembly module.
 *
 *     imports   the extern functions as `env.NAME`; if asked for, `samara.memory` and `samara.trap`, which gets the
 *               number of a trap's name in `trapNames`
 *     functions the defined ones in their order, those behind them that legalisation has added; then thunks for extern
 *               functions whose address is taken and for exported functions with v128 in their types (which reach the
 *               host as two i64); what copies and fills
 *     table     function i at place i + 1, if its address is taken
 *     globals   0 is the stack pointer; then the scalars; last, in a metered module, what is left of the slice of fuel
 */
import { hostName } from '../../base/host-name.ts';
import { once } from '../../base/once.ts';
import { defaultStackSize, lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { functionAddress, initialBytes, layOut } from '../../linear/data-layout.ts';
import { startOf, type Func, type LinearModule, type Operand, type Signature } from '../../linear/nodes.ts';
import { joinBytes } from '../data-segments.ts';
import type { ModuleUses } from '../module-uses.ts';
import { findFloatMemory, type FloatMemory } from '../float-memory.ts';
import { legalise, type Lack } from '../legalise/index.ts';
import { BodyWriter } from './body-writer.ts';
import { emitBulk } from './bulk-memory.ts';
import { scalarExport, valTypeOf, type BulkName, type CallConversion, type ModuleContext } from './context.ts';
import { emitFunc } from './func-emitter.ts';
import { inHalves, joinPushed, pushHalves } from './host-halves.ts';
import type { PlainInstruction } from './instructions.ts';
import { wasmLacks } from './lacks.ts';
import {
  emptyModule,
  TypeTable,
  vectorBytes,
  type ConstExpr,
  type ValType,
  type WasmFunc,
  type WasmModule,
} from './module.ts';
import { isOwnFunction, Telling, type TellingOptions } from './telling.ts';
import { fromTemplate } from './template.ts';

/** A type in which the host takes or gives a value, where it may differ from the declared one. */
export interface HostValueType {
  readonly type: ValType;
  /** How it is widened, where that is necessary. */
  readonly unsigned: boolean;
}

/** Types of an imported function. */
export interface HostSignature {
  readonly params: readonly HostValueType[];
  readonly result: HostValueType | undefined;
}

/** How WebAssembly is emitted. */
export interface EmitOptions {
  readonly name?: string;
  /** Bytes for arrays, slots and `alloca`; 8 MiB unless given. */
  readonly stackSize?: number;
  /** Whether accesses through null trap; they do unless this is false. */
  readonly guardNull?: boolean;
  /** Whether each function is looked at for accesses that need no test; what is built is, since it is written once. */
  readonly asksRanges?: boolean;
  /** Functions to export besides the entry, by index; unless given, those that the module exports. */
  readonly exports?: readonly number[];
  /** Scalar globals to export, by index, as `scalarExport` calls them. */
  readonly exportedScalars?: readonly number[];
  /** The host supplies the memory, which may grow to so many pages. */
  readonly importMemory?: { readonly maxPages: number };
  /** So many pages is the most that a memory of the module's own may have; as many as there are addresses unless given. */
  readonly maxPages?: number;
  /** Traps of the program call the host; otherwise all of them are `unreachable`. */
  readonly importTrap?: boolean;
  /** The module tells of its traps itself. */
  readonly telling?: TellingOptions;
  /** The two names of an import; `env` and that of the function unless given. */
  readonly importOf?: (name: string) => readonly [module: string, name: string];
  /** Is the function written? Of others there is nothing but a body that traps. */
  readonly isReached?: (func: number) => boolean;
  /**
   * Calls and iterations of loops are counted: `samara.refuel`, which the host supplies, gives the number of those that may
   * follow, and is asked again when they are used up.
   */
  readonly metered?: boolean;
  /** What is taken away from the module first; more than WebAssembly lacks, if an engine is to have less. */
  readonly lacks?: readonly Lack[];
  /** Whether functions may be taken as they were compiled before; they have no names of locals. */
  readonly templates?: boolean;
  /** Each function is written as its template would be: without what the rest of the module tells of it. */
  readonly apart?: boolean;
  /** The signature with which the host supplies a function; undefined: as it is declared. */
  readonly hostSignature?: (func: Func) => HostSignature | undefined;
}

/** An emitted module, and where its things lie. */
export interface EmittedModule {
  readonly wasm: WasmModule;
  readonly layout: MemoryMap;
  /** The extern functions in the order of their imports, by index in the linear module. */
  readonly externs: readonly number[];
  /** For each function of the linear module, its index in the emitted one. */
  readonly funcIndex: readonly number[];
  readonly trapNames: readonly string[];
  readonly importCount: number;
}

const pageSize = 65536;
/** `refuel` and `spend`, behind those of the program. */
const METER_IMPORTS = 2;

/** A WebAssembly module of a module of the linear IR. */
export function emitModule(module: LinearModule, options: EmitOptions = {}): EmittedModule {
  return new ModuleEmitter(module, options).emit();
}

/**
 * One module on its way. Indices are given away before anything is written, so that functions can name each other; those of
 * thunks and bulk functions are given away when they are first needed, in the order in which they are then written.
 */
class ModuleEmitter implements ModuleContext {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly guardsNull: boolean;
  readonly asksRanges: boolean;
  readonly isMetered: boolean;
  readonly stackPointer = 0;
  readonly trapFunc: number | undefined;
  readonly telling: Telling | undefined;
  readonly #options: EmitOptions;
  readonly #wasm: WasmModule;
  readonly #types: TypeTable;
  readonly #externs: number[];
  readonly #funcIndex: number[] = [];
  readonly #importCount: number;
  readonly #conversions = new Map<number, CallConversion>();
  readonly #globalIndex: number[] = [];
  readonly #trapNames: string[] = [];
  readonly #bulkFuncs = new Map<BulkName, number>();
  /** How many functions the module had before legalisation: those that have addresses. */
  readonly #ownFuncs: number;
  readonly #uses: ModuleUses;
  /** For extern functions that are called with conversions and whose address is taken: a thunk of the declared type. */
  readonly #thunks = new Map<number, number>();
  /** For exported functions with v128 in their types: a function with halves instead. */
  readonly #exportThunks = new Map<number, number>();
  /** The global that holds what is left of the slice of fuel; -1 where nothing is metered. */
  #fuelLeft = -1;
  #nextFunc: number;
  readonly #floats: () => FloatMemory;

  constructor(original: LinearModule, options: EmitOptions) {
    const { module, added, uses } = legalise(original, options.lacks ?? wasmLacks);
    this.module = module;
    this.#ownFuncs = added;
    this.#options = options;
    this.isMetered = options.metered ?? false;
    this.guardsNull = options.guardNull ?? true;
    this.asksRanges = options.asksRanges ?? false;
    this.layout = layOut(module, options.stackSize ?? defaultStackSize);
    this.#wasm = emptyModule(options.name);
    this.#types = new TypeTable(this.#wasm.types);
    this.#uses = uses;
    this.#externs = [...module.funcs.keys()].filter((i) => this.#isImported(i));
    this.#importCount = this.#externs.length + (options.importTrap ? 1 : 0) + (this.isMetered ? METER_IMPORTS : 0);
    this.trapFunc = options.importTrap ? this.#externs.length : undefined;
    let defined = this.#importCount;
    let imported = 0;
    for (const i of module.funcs.keys()) this.#funcIndex.push(this.#isImported(i) ? imported++ : defined++);
    this.#nextFunc = defined;
    this.telling = options.telling && this.#tellingOf(options.telling);
    this.#floats = once(() => findFloatMemory(module, (func) => this.#isOpen(func), 'loose'));
  }

  /** May it be called from outside? */
  #isOpen(func: number): boolean {
    const { exports } = this.#options;
    return this.module.funcs[func].exported || exports?.includes(func) === true || func === startOf(this.module);
  }

  #isImported(index: number): boolean {
    const { extern, name } = this.module.funcs[index];
    return extern && (this.#options.telling === undefined || !isOwnFunction(name));
  }

  /** Its two globals come behind the stack pointer. */
  #tellingOf(options: TellingOptions): Telling {
    const { module, layout } = this;
    return new Telling({ module, layout, options, calls: 1, size: 2, funcIndex: (func) => this.funcIndex(func) });
  }

  emit(): EmittedModule {
    this.#addImports();
    this.#addMemory();
    this.#addGlobals();
    this.#reserveThunks();
    this.#reserveExportThunks();
    this.#addFuncs();
    this.#addTable();
    this.#addExports();
    this.#addData();
    return {
      wasm: this.#wasm,
      layout: this.layout,
      externs: this.#externs,
      funcIndex: this.#funcIndex,
      trapNames: this.#trapNames,
      importCount: this.#importCount,
    };
  }

  /** In the order in which their indices have been given away. */
  #addFuncs(): void {
    this.module.funcs.forEach((func, i) => {
      if (!this.#isImported(i)) this.#wasm.funcs.push(this.#emitFunc(func, i));
    });
    for (const index of this.#thunks.keys()) this.#addThunk(index);
    for (const index of this.#exportThunks.keys()) this.#addExportThunk(index);
    for (const name of this.#bulkFuncs.keys()) this.#wasm.funcs.push(emitBulk(this, name));
  }

  /** From its template, where the function has one that fits. */
  #emitFunc(func: Func, index: number): WasmFunc {
    if (func.extern && isOwnFunction(func.name) && this.telling !== undefined)
      return this.telling.ownFunction(func.name, this.typeOf(func));
    if (this.#options.isReached?.(index) === false)
      return { type: this.typeOf(func), locals: [], code: unreachableBody, name: func.name };
    const outline = this.#takesTemplates ? func.stored?.outline : undefined;
    return (outline && fromTemplate(this, func, outline)) ?? emitFunc(this, func);
  }

  /** Templates are of functions as they are emitted by default, with some constant data. */
  get #takesTemplates(): boolean {
    const { templates = false, lacks = wasmLacks, importTrap = false } = this.#options;
    const { stackBottom } = this.layout;
    const isDefault = importTrap && this.guardsNull && !this.isMetered && lacks === wasmLacks;
    return templates && isDefault && stackBottom > lowestAddress && stackBottom < 2 ** 31;
  }

  #addData(): void {
    for (const { address, bytes } of joinBytes(initialBytes(this.module, this.layout))) {
      this.#wasm.data.push({ offset: { op: 'i32.const', value: address }, bytes });
    }
    if (this.telling !== undefined) this.#addTold(this.telling);
  }

  /** What the module tells of lies behind everything else; then memory has its first size. */
  #addTold(telling: Telling): void {
    const { taken, ops } = this.#uses;
    const callable = ops.has('ICall') ? taken : [];
    const { data, heap } = telling.finish(new Map(callable.map((i) => [i, this.typeOf(this.module.funcs[i])])));
    this.#wasm.data.push(...data);
    const min = Math.ceil(heap / pageSize);
    this.#wasm.memories[0] = { ...this.#wasm.memories[0], min };
    this.#wasm.globals[2] = { ...this.#wasm.globals[2], init: constant('i32', min * pageSize) };
  }

  // The context of functions

  typeOf({ params, results }: Signature): number {
    return this.#types.indexOf({ params: params.map(valTypeOf), results: results.map(valTypeOf) });
  }

  globalIndex(global: number): number {
    return this.#globalIndex[global];
  }

  funcIndex(func: number): number {
    return this.#funcIndex[func];
  }

  bulkFunc(name: BulkName): number {
    let index = this.#bulkFuncs.get(name);
    if (index === undefined) this.#bulkFuncs.set(name, (index = this.#nextFunc++));
    return index;
  }

  /** Of a template it is not asked: its code was written without the module around it. */
  holdsFloatsOnly(func: Func, address: Operand): boolean {
    if (this.#options.apart === true || func.stored?.outline !== undefined) return false;
    return this.#floats().has(func, address);
  }

  conversionOf(func: number): CallConversion | undefined {
    return this.#conversions.get(func);
  }

  /** Kinds get numbers as they come up. */
  trapNumber(kind: string): number {
    const known = this.#trapNames.indexOf(kind);
    return known < 0 ? this.#trapNames.push(kind) - 1 : known;
  }

  /** fuel == 0 ? fuel = refuel() : nothing; fuel -= 1 */
  writeMeter(body: BodyWriter): void {
    body.global('global.get', this.#fuelLeft);
    body.plain('i32.eqz');
    body.block('if');
    body.func('call', this.#refuel);
    body.global('global.set', this.#fuelLeft);
    body.plain('end');
    body.global('global.get', this.#fuelLeft);
    body.i32(1);
    body.plain('i32.sub');
    body.global('global.set', this.#fuelLeft);
  }

  writeSpend(body: BodyWriter): void {
    body.func('call', this.#refuel + 1);
  }

  get #refuel(): number {
    return this.#importCount - METER_IMPORTS;
  }

  // Sections

  #addImports(): void {
    for (const index of this.#externs) {
      const func = this.module.funcs[index];
      const type = this.#importType(index, func);
      const [module, name] = this.#options.importOf?.(hostName(func.name)) ?? ['env', hostName(func.name)];
      this.#wasm.imports.push({ module, name, kind: 'func', type });
    }
    if (this.#options.importTrap) this.#importOwn('trap', { params: ['i32'], results: [] });
    if (!this.isMetered) return;
    this.#importOwn('refuel', { params: [], results: ['i32'] });
    this.#importOwn('spend', { params: ['i32'], results: [] });
  }

  /** The type in which the host supplies a function, if calls can be converted to it; else the declared one. */
  #importType(index: number, func: Func): number {
    const host = this.#options.hostSignature?.(func);
    const conversion = host === undefined ? undefined : findConversions(func, host);
    if (host === undefined || conversion === undefined) return this.typeOf(func);
    this.#conversions.set(index, conversion);
    return this.#types.indexOf({
      params: host.params.map((param) => param.type),
      results: host.result === undefined ? [] : [host.result.type],
    });
  }

  /** A function of the engine that runs the module, not of the program's host. */
  #importOwn(name: 'trap' | 'refuel' | 'spend', signature: Signature): void {
    this.#wasm.imports.push({ module: 'samara', name, kind: 'func', type: this.typeOf(signature) });
  }

  /** One memory: the host's, which may grow, or an own one that is exported. */
  #addMemory(): void {
    const min = Math.max(1, Math.ceil(this.layout.heapBase / pageSize));
    const { importMemory, maxPages } = this.#options;
    if (importMemory !== undefined) {
      const max = Math.max(min, importMemory.maxPages);
      this.#wasm.imports.push({ module: 'samara', name: 'memory', kind: 'memory', limits: { min, max } });
      return;
    }
    this.#wasm.memories.push({ min, max: maxPages && Math.max(min, maxPages) });
    this.#wasm.exports.push({ name: 'memory', kind: 'memory', index: 0 });
  }

  /** Scalars only; all other globals lie in memory. */
  #addGlobals(): void {
    const { globals } = this.#wasm;
    globals.push({
      type: 'i32',
      mutable: true,
      init: { op: 'i32.const', value: this.layout.stackTop },
      name: '__stack_pointer',
    });
    if (this.telling !== undefined) {
      globals.push({ type: 'i32', mutable: true, init: constant('i32', this.telling.callsBegin), name: '__calls' });
      globals.push({ type: 'i32', mutable: true, init: constant('i32', 0), name: '__memory_size' });
    }
    for (const global of this.module.globals) {
      if (global.storage !== 'scalar') this.#globalIndex.push(-1);
      else {
        const init = constant(valTypeOf(global.type), global.init);
        this.#globalIndex.push(
          globals.push({ type: valTypeOf(global.type), mutable: true, init, name: global.name }) - 1,
        );
      }
    }
    if (this.isMetered)
      this.#fuelLeft = globals.push({ type: 'i32', mutable: true, init: constant('i32', 0), name: '__fuel_left' }) - 1;
    this.#wasm.exports.push({ name: '__stack_pointer', kind: 'global', index: this.stackPointer });
    for (const scalar of this.#options.exportedScalars ?? [])
      this.#wasm.exports.push({ name: scalarExport(scalar), kind: 'global', index: this.#globalIndex[scalar] });
  }

  /** Places of taken functions that follow each other share a segment. */
  #addTable(): void {
    const { taken, ops } = this.#uses;
    if (taken.length === 0 && !ops.has('ICall')) return;
    this.#wasm.tables.push({ type: 'funcref', min: this.#ownFuncs + 1, max: this.#ownFuncs + 1 });
    this.#wasm.exports.push({ name: '__indirect_function_table', kind: 'table', index: 0 });
    for (let i = 0; i < taken.length;) {
      const start = i;
      while (i < taken.length && taken[i] === taken[start] + i - start) i++;
      const offset: ConstExpr = { op: 'i32.const', value: functionAddress(taken[start]) };
      this.#wasm.elements.push({
        offset,
        funcs: taken.slice(start, i).map((func) => this.#thunks.get(func) ?? this.#funcIndex[func]),
      });
    }
  }

  /** Gives away the indices of thunks before functions are written, which may take their addresses. */
  #reserveThunks(): void {
    for (const index of this.#uses.taken) if (this.#conversions.has(index)) this.#thunks.set(index, this.#nextFunc++);
  }

  /** A function of the declared type that converts its arguments, calls the import and converts the result. */
  #addThunk(index: number): void {
    const func = this.module.funcs[index];
    const conversion = this.#conversions.get(index);
    const body = new BodyWriter();
    func.params.forEach((_, k) => {
      body.local('local.get', k);
      const convert = conversion?.params[k];
      if (convert !== undefined) body.plain(convert);
    });
    body.func('call', this.#funcIndex[index]);
    if (conversion?.result !== undefined) body.plain(conversion.result);
    body.plain('end');
    this.#wasm.funcs.push({ type: this.typeOf(func), locals: [], code: body.toBytes(), name: `${func.name}.thunk` });
  }

  /** Under the functions' own names; where there is a thunk for the host, it is that which is exported. */
  #addExports(): void {
    for (const index of this.#exportedFuncs()) {
      const { name } = this.module.funcs[index];
      this.#wasm.exports.push({ name, kind: 'func', index: this.#exportThunks.get(index) ?? this.#funcIndex[index] });
    }
  }

  /** By index; of functions with one name, the first. */
  #exportedFuncs(): number[] {
    const { exports, importMemory } = this.#options;
    const scalars = this.#options.exportedScalars ?? [];
    const names = new Set([
      ...reservedNames,
      ...scalars.map(scalarExport),
      ...(importMemory === undefined ? ['memory'] : []),
    ]);
    const wanted = new Set([startOf(this.module), ...(exports ?? [])]);
    return [...this.module.funcs.keys()].filter((index) => {
      const func = this.module.funcs[index];
      const isWanted = (exports === undefined && func.exported) || wanted.has(index);
      if (func.extern || !isWanted || names.has(func.name)) return false;
      names.add(func.name);
      return true;
    });
  }

  /** For functions that the host could not call: those with v128 among their types. */
  #reserveExportThunks(): void {
    for (const index of this.#exportedFuncs()) {
      const { params, results } = this.module.funcs[index];
      if (params.includes('v128') || results.includes('v128')) this.#exportThunks.set(index, this.#nextFunc++);
    }
  }

  /** A function for the host, which knows no v128. */
  #addExportThunk(index: number): void {
    const { name, params, results } = this.module.funcs[index];
    const types = { params: params.map(valTypeOf), results: results.map(valTypeOf) };
    const outer = { params: inHalves(types.params), results: inHalves(types.results) };
    const body = new BodyWriter();
    const firstResult = outer.params.length + 1;
    let at = 0;
    for (const type of types.params) {
      body.local('local.get', at++);
      if (type !== 'v128') continue;
      body.local('local.get', at++);
      joinPushed(body, firstResult - 1);
    }
    body.func('call', this.#funcIndex[index]);
    for (let k = results.length - 1; k >= 0; k--) body.local('local.set', firstResult + k);
    types.results.forEach((type, k) => pushHalves(body, type, firstResult + k));
    body.plain('end');
    const locals: ValType[] = ['i64', ...types.results];
    const type = this.#types.indexOf(outer);
    this.#wasm.funcs.push({ type, locals, code: body.toBytes(), name: `${name}.halves` });
  }
}

/** `unreachable`, `end`. */
const unreachableBody = Uint8Array.of(0x00, 0x0b);

/** Exports of other kinds, whose names functions cannot have. */
const reservedNames = ['__stack_pointer', '__indirect_function_table'];

/** A known value as the initial value of a global. */
function constant(type: ValType, value: number | bigint): ConstExpr {
  if (type === 'v128') return { op: 'v128.const', bytes: vectorBytes(BigInt(value)) };
  if (type === 'i64') return { op: 'i64.const', value: BigInt(value) };
  return { op: type === 'f32' ? 'f32.const' : type === 'f64' ? 'f64.const' : 'i32.const', value: Number(value) };
}

/** How a function of the host is called; undefined if its types cannot be converted to the declared ones. */
export function findConversions(func: Func, host: HostSignature): CallConversion | undefined {
  if (host.params.length !== func.params.length || (host.result === undefined ? 0 : 1) !== func.results.length)
    return undefined;
  const params: (PlainInstruction | undefined)[] = [];
  for (const [k, type] of func.params.entries()) {
    const { type: wanted, unsigned } = host.params[k];
    const convert = conversion(valTypeOf(type), wanted, unsigned);
    if (convert === 'none') return undefined;
    params.push(convert === 'same' ? undefined : convert);
  }
  const result =
    host.result === undefined ? 'same' : conversion(host.result.type, valTypeOf(func.results[0]), host.result.unsigned);
  return result === 'none' ? undefined : { params, result: result === 'same' ? undefined : result };
}

/** The one instruction that makes a value of one type one of the other. */
function conversion(from: ValType, to: ValType, unsigned: boolean): PlainInstruction | 'same' | 'none' {
  if (from === to) return 'same';
  if (from === 'i64' && to === 'i32') return 'i32.wrap_i64';
  if (from === 'i32' && to === 'i64') return unsigned ? 'i64.extend_i32_u' : 'i64.extend_i32_s';
  if (from === 'f32' && to === 'f64') return 'f64.promote_f32';
  return from === 'f64' && to === 'f32' ? 'f32.demote_f64' : 'none';
}
