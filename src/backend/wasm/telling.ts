/**
 * Modules that tell of their traps themselves, because nobody around them does: what may trap is tested before, and a function of the
 * module gets the number of the kind and that of the place. Places of open calls are kept in memory, as built files of C keep them
 * (c/prelude.ts). All of this lies behind what the module has otherwise:
 *
 *     heapBase ─▶ ┌───────┬────────────────────┬───────────────┬─────────────────────────┐ ◀─ heap
 *                 │ info  │ types of functions │ open calls    │ kinds, places, texts    │
 *                 └───────┴────────────────────┴───────────────┴─────────────────────────┘
 *
 * `info` is the structure of src/runtime/wasi/wasi.h. A function that calls others has an entry in the list of calls, which it sets before each
 * call; the global `calls` points behind the last one.
 */
import { InternalError } from '../../base/errors.ts';
import { ByteWriter } from '../../base/bytes.ts';
import { lowestAddress, type MemoryMap } from '../../base/memory-map.ts';
import { formatPlace, openCalls, type Span } from '../../base/source.ts';
import { functionAddress } from '../../linear/data-layout.ts';
import type { Block, Func, LinearModule } from '../../linear/nodes.ts';
import { trapCodes } from '../../vm/system.ts';
import { trapKinds } from '../../vm/trap.ts';
import type { Locals } from '../locals.ts';
import { BodyWriter } from './body-writer.ts';
import type { DataSegment, ValType, WasmFunc } from './module.ts';

/** What the functions that are told are called, and who is left out of lists of calls. */
export interface TellingOptions {
  /** The index in the linear module of the function of (kind, place), and of that of (address, offset, kind of a store or -1, place). */
  readonly trap: number;
  readonly wrongAccess: number;
  /** Is it the name of a text of the run time, whose calls are left out at the innermost end? */
  readonly isRuntime: (source: string) => boolean;
  /** Is it a function that no one wrote? */
  readonly isAdded: (func: string) => boolean;
}

/** What the module around it supplies. */
interface Surroundings {
  readonly module: LinearModule;
  readonly layout: MemoryMap;
  readonly options: TellingOptions;
  /** Globals: behind the last open call, and the size of memory in bytes. */
  readonly calls: number;
  readonly size: number;
  readonly funcIndex: (func: number) => number;
}

/** A place of the program's text; `kind`: 1 of the run time, 2 what no one wrote; `outer`: the place of the call in whose place it stands. */
interface Place {
  readonly func: string;
  readonly position: string | undefined;
  readonly kind: number;
  readonly outer: number;
}

/** Functions without body that the emitter writes. */
export const ownFunctions = ['__wasm_info', '__wasm_calls', '__wasm_size', '__wasm_grow'] as const;
type OwnFunction = (typeof ownFunctions)[number];

export function isOwnFunction(name: string): name is OwnFunction {
  return ownFunctions.some((own) => own === name);
}

const infoSize = 32;
const mostCalls = 1 << 16;
/** Entries for the functions that tell of a list that is full. */
const moreCalls = 64;
const pageSize = 65536;

export class Telling {
  readonly #around: Surroundings;
  readonly #typesAt: number;
  readonly #callsAt: number;
  readonly #textsAt: number;
  readonly #kinds: string[] = [...trapCodes];
  readonly #places: Place[] = [{ func: '', position: undefined, kind: 2, outer: 0 }];
  readonly #placeNumbers = new Map<string, number>();
  /** The function that is being written, and the local that holds where its entry in the list of calls is. */
  #func: Func | undefined;
  #entry = -1;

  constructor(around: Surroundings) {
    this.#around = around;
    const base = alignUp(around.layout.heapBase);
    this.#typesAt = base + infoSize;
    this.#callsAt = alignUp(this.#typesAt + 4 * functionAddress(around.module.funcs.length));
    this.#textsAt = this.#callsAt + 4 * (mostCalls + moreCalls);
  }

  get callsBegin(): number {
    return this.#callsAt;
  }

  // Code

  /** At the entry of a function. */
  enter(body: BodyWriter, func: Func, blocks: readonly Block[], locals: Locals<ValType>): void {
    this.#func = func;
    this.#entry = blocks.some(({ instrs }) => instrs.some(({ op }) => makesCall(op))) ? locals.add('i32') : -1;
    if (this.#entry < 0) return;
    const { calls, options } = this.#around;
    body.global('global.get', calls);
    body.local('local.set', this.#entry);
    body.local('local.get', this.#entry);
    if (!options.isAdded(func.name)) {
      body.i32(this.#callsAt + 4 * mostCalls);
      body.plain('i32.ge_u');
      body.block('if');
      this.trap(body, 'stack-overflow');
      body.plain('end');
      body.local('local.get', this.#entry);
    }
    body.i32(4);
    body.plain('i32.add');
    body.global('global.set', calls);
  }

  /** Before every return. */
  leave(body: BodyWriter): void {
    if (this.#entry < 0) return;
    body.local('local.get', this.#entry);
    body.global('global.set', this.#around.calls);
  }

  /** Of a function that nobody has in a list, such as those that copy. */
  beginUnnamed(): void {
    this.#func = undefined;
    this.#entry = -1;
  }

  /** Before every call; its arguments may be on the stack. */
  call(body: BodyWriter): void {
    if (this.#entry < 0) throw new InternalError('a call without an entry', 'wasm telling');
    body.local('local.get', this.#entry);
    body.i32(this.#place(body.span));
    body.memory('i32.store', 0, 2);
  }

  /** The entry of the function itself is not one of its callers, and may say what a call before has left there. */
  trap(body: BodyWriter, kind: string): void {
    this.leave(body);
    body.i32(this.#kind(kind));
    body.i32(this.#place(body.span));
    body.func('call', this.#around.funcIndex(this.#around.options.trap));
    body.plain('unreachable');
  }

  /** Traps if the number on the stack is 0; it stays there, in `local`. */
  refuseZero(body: BodyWriter, type: 'i32' | 'i64', local: number): void {
    body.local('local.set', local);
    body.local('local.get', local);
    body.plain(`${type}.eqz`);
    body.block('if');
    this.trap(body, 'divide-by-zero');
    body.plain('end');
    body.local('local.get', local);
  }

  /**
   * Traps unless the program may use `width` bytes at the address on the stack, which stays there, plus `offset`:
   *
   *     address - lowest > size - (lowest + offset + width)      without sign
   */
  refuseAccess(body: BodyWriter, local: number, access: Access): void {
    const { offset, width, isStore } = access;
    const lowest = this.#lowest(isStore);
    body.local('local.set', local);
    body.local('local.get', local);
    if (lowest + offset + width <= this.#around.layout.heapBase) {
      body.i32(lowest);
      body.plain('i32.sub');
      body.global('global.get', this.#around.size);
      body.i32(lowest + offset + width);
      body.plain('i32.sub');
      body.plain('i32.gt_u');
    } else this.#compareWide(body, lowest, offset + width);
    body.block('if');
    body.local('local.get', local);
    body.i32(offset);
    this.#refuse(body, isStore);
    body.plain('end');
    body.local('local.get', local);
  }

  /** Offsets so large that the difference might wrap: the address below the lowest, or its end beyond memory, in 64 bits. */
  #compareWide(body: BodyWriter, lowest: number, end: number): void {
    // The address is on the stack; with a constant that large it is not below the lowest unless the sum is.
    body.plain('i64.extend_i32_u');
    body.i64(BigInt(end));
    body.plain('i64.add');
    body.global('global.get', this.#around.size);
    body.plain('i64.extend_i32_u');
    body.plain('i64.gt_u');
    if (end < lowest) throw new InternalError('a small offset compared as a large one', 'wasm telling');
  }

  /** An access at a known address that is wrong. */
  refuseKnown(body: BodyWriter, address: number, isStore: boolean): void {
    body.i32(address);
    body.i32(0);
    this.#refuse(body, isStore);
  }

  /** The address and the offset are on the stack. */
  #refuse(body: BodyWriter, isStore: boolean): void {
    this.leave(body);
    body.i32(isStore ? this.#kind('read-only') : -1);
    body.i32(this.#place(body.span));
    body.func('call', this.#around.funcIndex(this.#around.options.wrongAccess));
    body.plain('unreachable');
  }

  /** Traps unless as many bytes as a local says lie in memory behind the address in another one. */
  refuseRange(body: BodyWriter, address: number, length: number): void {
    for (const local of [address, length]) {
      body.local('local.get', local);
      body.plain('i64.extend_i32_u');
    }
    body.plain('i64.add');
    body.global('global.get', this.#around.size);
    body.plain('i64.extend_i32_u');
    body.plain('i64.gt_u');
    body.block('if');
    this.trap(body, 'out-of-bounds');
    body.plain('end');
  }

  /** Traps unless the number on the stack is the address of a function of this type; it stays there. */
  refuseCallee(body: BodyWriter, local: number, type: number): void {
    body.local('local.set', local);
    body.local('local.get', local);
    body.i32(functionAddress(this.#around.module.funcs.length));
    body.plain('i32.ge_u');
    body.block('if');
    this.trap(body, 'bad-indirect-call');
    body.plain('end');
    body.local('local.get', local);
    body.i32(2);
    body.plain('i32.shl');
    body.memory('i32.load', this.#typesAt, 2);
    body.i32(type + 1);
    body.plain('i32.ne');
    body.block('if');
    this.trap(body, 'bad-indirect-call');
    body.plain('end');
    body.local('local.get', local);
  }

  #lowest(isStore: boolean): number {
    return isStore ? this.#around.layout.stackBottom : lowestAddress;
  }

  #kind(kind: string): number {
    const known = this.#kinds.indexOf(kind);
    return known < 0 ? this.#kinds.push(kind) - 1 : known;
  }

  /** A place in a body that stands in place of a call knows the place of that call. */
  #place(span: Span | undefined): number {
    if (this.#func === undefined) return 0;
    const calls = openCalls(this.#func.name, span).toReversed();
    return calls.reduce((outer, call) => this.#placeNumber(call.func, call.span, outer), 0);
  }

  #placeNumber(func: string, span: Span | undefined, outer: number): number {
    const { options } = this.#around;
    const isRuntime = span !== undefined && options.isRuntime(span.source.name);
    const kind = options.isAdded(func) ? 2 : isRuntime ? 1 : 0;
    const position = span === undefined ? undefined : formatPlace(span);
    const key = `${kind} ${outer} ${func} ${position ?? ''}`;
    let number = this.#placeNumbers.get(key);
    if (number === undefined)
      this.#placeNumbers.set(key, (number = this.#places.push({ func, position, kind, outer }) - 1));
    return number;
  }

  // Functions without body

  ownFunction(name: OwnFunction, type: number): WasmFunc {
    const body = new BodyWriter();
    this.#writeOwn(body, name);
    body.plain('end');
    return { type, locals: [], code: body.toBytes(), name };
  }

  #writeOwn(body: BodyWriter, name: OwnFunction): void {
    const { calls, size, layout } = this.#around;
    switch (name) {
      case '__wasm_info':
        return body.i32(alignUp(layout.heapBase));
      case '__wasm_calls':
        return body.global('global.get', calls);
      case '__wasm_size':
        return body.global('global.get', size);
      case '__wasm_grow':
        return this.#writeGrow(body);
    }
  }

  /** 1 and the new size, or 0. A size of 4 GiB would be no number of 32 bits. */
  #writeGrow(body: BodyWriter): void {
    body.local('local.get', 0);
    body.memoryIndex('memory.grow');
    body.i32(-1);
    body.plain('i32.eq');
    body.block('if');
    body.i32(0);
    body.plain('return');
    body.plain('end');
    body.memoryIndex('memory.size');
    body.i32(pageSize);
    body.plain('i32.mul');
    body.global('global.set', this.#around.size);
    body.i32(1);
  }

  // Data, when all functions have been written

  /** What lies behind the module's own data, with where memory is free. */
  finish(types: ReadonlyMap<number, number>): { readonly data: readonly DataSegment[]; readonly heap: number } {
    const texts = new Texts(this.#textsAt + 8 * this.#kinds.length + 16 * this.#places.length);
    const tables = new ByteWriter(1024);
    for (const kind of this.#kinds) {
      const known = Object.entries(trapKinds).find(([name]) => name === kind);
      tables.u32(texts.at(known === undefined ? 'unreachable' : kind));
      tables.u32(texts.at(known?.[1] ?? `${trapKinds.unreachable}: ${kind}`));
    }
    const placesAt = this.#textsAt + tables.length;
    for (const { func, position, kind, outer } of this.#places) {
      tables.u32(texts.at(func));
      tables.u32(position === undefined ? 0 : texts.at(position));
      tables.u32(kind);
      tables.u32(outer);
    }
    tables.bytes(texts.toBytes());
    const heap = alignUp(this.#textsAt + tables.length);
    const info = this.#info(placesAt, heap);
    return {
      data: [at(this.#typesAt - infoSize, info), ...this.#typeData(types), at(this.#textsAt, tables.toBytes())],
      heap,
    };
  }

  #info(places: number, heap: number): Uint8Array {
    const info = new ByteWriter(infoSize);
    const { stackBottom } = this.#around.layout;
    for (const word of [this.#textsAt, places, this.#callsAt, this.#places.length, heap, lowestAddress, stackBottom])
      info.u32(word);
    return info.toBytes();
  }

  /** For functions whose address is taken, the number of their type plus 1. */
  *#typeData(types: ReadonlyMap<number, number>): Generator<DataSegment> {
    if (types.size === 0) return;
    const addresses = [...types.keys()].map(functionAddress);
    const first = Math.min(...addresses);
    const table = new DataView(new ArrayBuffer(4 * (Math.max(...addresses) - first + 1)));
    for (const [func, type] of types) table.setUint32(4 * (functionAddress(func) - first), type + 1, true);
    yield at(this.#typesAt + 4 * first, new Uint8Array(table.buffer));
  }
}

/** An access with what is added to the address on the stack. */
export interface Access {
  readonly offset: number;
  readonly width: number;
  readonly isStore: boolean;
}

function makesCall(op: string): boolean {
  return op === 'Call' || op === 'ICall' || op === 'Copy' || op === 'Fill';
}

function at(address: number, bytes: Uint8Array): DataSegment {
  return { offset: { op: 'i32.const', value: address }, bytes };
}

function alignUp(address: number): number {
  return Math.ceil(address / 16) * 16;
}

/** Texts that end with a zero, each once. */
class Texts {
  readonly #from: number;
  readonly #out = new ByteWriter(1024);
  readonly #known = new Map<string, number>();

  constructor(from: number) {
    this.#from = from;
  }

  at(text: string): number {
    let address = this.#known.get(text);
    if (address === undefined) {
      this.#known.set(text, (address = this.#from + this.#out.length));
      this.#out.bytes(new TextEncoder().encode(`${text.replaceAll('\0', '')}\0`));
    }
    return address;
  }

  toBytes(): Uint8Array {
    return this.#out.toBytes();
  }
}
