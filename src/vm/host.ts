/**
 * Host functions: how TypeScript code supplies a program's `extern` functions. All engines call the same ones.
 *
 * A host function states its C signature in `HostType`s and makes, for one running program's `HostEnv`, the function
 * that is called. Arguments and results are passed so, whatever the engine:
 *
 *     i32, f32, f64     a number; i32 arrives signed; results are wrapped or rounded by the engine
 *     u32               a number, unsigned
 *     i64, u64          a bigint, signed or unsigned on arrival; results are wrapped by the engine
 *     ptr, size         a number: an unsigned 32-bit value whatever the pointer size
 *     long, ulong       with 8-byte pointers as i64 and u64, with 4-byte pointers as i32 and u32
 *
 * *Variadic* functions take one more, last argument: the address of the variadic arguments, which the caller stored as
 * consecutive 8-byte slots: integers sign- or zero-extended by their type to 64 bits, pointers zero-extended, f32
 * converted to f64; i128, u128 and f128 take two slots, of which the first lies at a multiple of 16. A *va_list* is the address of a cell of pointer size that holds the address of the next slot;
 * the `v…` functions move it on behind the arguments that they used.
 */
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { AllocationWatch } from './allocation-watch.ts';
import type { Allocator } from './allocator.ts';
import { OpenFiles, type GrantedFolder } from './files.ts';
import type { Memory } from './memory.ts';
import type { Meter } from './meter.ts';
import { Trap } from './trap.ts';
import type { ByteSink, ByteSource } from './streams.ts';
import { InputStream, OutputStream } from './streams.ts';

/** The type of a parameter or result of a host function. */
export type HostType = 'i32' | 'u32' | 'i64' | 'u64' | 'f32' | 'f64' | 'ptr' | 'size' | 'long' | 'ulong';
/** A value between program and host: integers of 64 bits are bigints, everything else is a number. */
export type HostValue = number | bigint;
/** A host function bound to a program; called with values as its parameter types say. */
export type HostCall = (...args: HostValue[]) => HostValue | void;

/** A host function with its name and types. */
export interface HostFunction {
  readonly name: string;
  readonly params: readonly HostType[];
  readonly result: HostType | undefined;
  readonly variadic: boolean;
  readonly create: (env: HostEnv) => HostCall;
}

/** A C variable that the library owns (`stdin`, …): the engine gives it a cell of its type and this first value. */
export interface HostVariable {
  readonly name: string;
  readonly type: HostType;
  readonly value: HostValue;
}

/**
 * What a host function may use of the program that calls it: memory, streams, the meter, and what the caller granted.
 */
export interface HostEnv {
  readonly memory: Memory;
  readonly allocator: Allocator;
  /** To be told of loops (`spend`) and of what the host keeps for the program outside its memory (`charge`, `release`). */
  readonly meter: Meter;
  readonly pointerSize: 4 | 8;
  readonly stdin: InputStream;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly files: OpenFiles;
  /** Processor time used, in milliseconds. */
  readonly clock: () => number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** For functions that want randomness the program did not seed. */
  readonly seed: number;
  readonly args: readonly string[];
  /** Makes a function of the program, given by its pointer, callable; traps when it is none of that type. */
  readonly bindFunction: (pointer: number, params: readonly HostType[], result: HostType | undefined) => HostCall;
  /** Whoever looks on sees output when it is written: streams of the program keep nothing back. */
  readonly showsAtOnce: boolean;
}

/** What a caller grants to a program; nothing that is left out is available to it. */
export interface HostGrants {
  readonly pointerSize: 4 | 8;
  readonly stdin?: ByteSource;
  readonly stdout?: ByteSink;
  readonly stderr?: ByteSink;
  /** What of files the program may use (files.ts). */
  readonly folders?: readonly GrantedFolder[];
  readonly clock?: () => number;
  readonly now?: () => number;
  readonly seed?: number;
  readonly args?: readonly string[];
  readonly bindFunction?: HostEnv['bindFunction'];
  readonly showsAtOnce?: boolean;
  /** What is called in place of a function of the program that the host calls. */
  readonly aroundCallback?: (call: HostCall) => HostCall;
  /** Is told of every allocation of the program. */
  readonly watch?: AllocationWatch;
}

export function createHostEnv(memory: Memory, allocator: Allocator, grants: HostGrants): HostEnv {
  const discard = (): void => {};
  const { meter } = memory;
  const stdout = new OutputStream(grants.stdout ?? discard, meter);
  return {
    memory,
    allocator,
    meter,
    pointerSize: grants.pointerSize,
    stdin: new InputStream(grants.stdin ?? (() => undefined), () => stdout.flush(), meter),
    stdout,
    stderr: new OutputStream(grants.stderr ?? discard, meter),
    files: new OpenFiles(grants.folders),
    clock: grants.clock ?? clockFromNow(),
    now: grants.now ?? (() => Date.now()),
    seed: grants.seed ?? 1,
    args: grants.args ?? [],
    bindFunction: bindFunctionOf(grants),
    showsAtOnce: grants.showsAtOnce ?? false,
  };
}

/** Milliseconds from now on. Node loads what measures them exactly, for 4 ms, so that is not asked for before somebody wants to know. */
function clockFromNow(): () => number {
  const started = Date.now();
  let origin: number | undefined;
  return () => {
    const now = performance.now();
    origin ??= now - Math.max(0, Date.now() - started);
    return now - origin;
  };
}

function bindFunctionOf({ bindFunction = refuseCallback, aroundCallback }: HostGrants): HostEnv['bindFunction'] {
  if (aroundCallback === undefined) return bindFunction;
  return (pointer, params, result) => aroundCallback(bindFunction(pointer, params, result));
}

/** What a table has for a function without body. */
export function hostOf(table: HostTable, name: string): HostTable[string] | undefined {
  return ownEntry(table, hostName(name));
}

function refuseCallback(): never {
  throw new Trap('unsupported', 'this engine does not let host functions call the program');
}

export function flushOutput(env: HostEnv): void {
  env.stdout.flush();
  env.stderr.flush();
}

// Declaring host functions. The parameter types of the implementation follow from the signature.

type ArgumentOf<T extends HostType> = T extends 'i64' | 'u64'
  ? bigint
  : T extends 'long' | 'ulong'
    ? HostValue
    : number;
type ArgumentsOf<P extends readonly HostType[]> = { -readonly [I in keyof P]: ArgumentOf<P[I]> };
type ResultOf<R extends HostType | undefined> = R extends HostType ? ArgumentOf<R> : void;

/** A host function before it has its name, which is its key in the table. */
export type HostEntry = Omit<HostFunction, 'name'>;

/** The engine passes values as the signature says; from here on only the signature knows. */
function eraseTypes(create: (env: HostEnv) => unknown): HostEntry['create'] {
  return create as HostEntry['create'];
}

/** `host(['ptr'], 'size', (env) => (text) => …)` */
export function host<const P extends readonly HostType[], const R extends HostType | undefined>(
  params: P,
  result: R,
  create: (env: HostEnv) => (...args: ArgumentsOf<P>) => ResultOf<R>,
): HostEntry {
  return { params, result, variadic: false, create: eraseTypes(create) };
}

/** Like `host`; the implementation gets the address of the first variadic slot as its last argument. */
export function variadicHost<const P extends readonly HostType[], const R extends HostType | undefined>(
  params: P,
  result: R,
  create: (env: HostEnv) => (...args: [...ArgumentsOf<P>, number]) => ResultOf<R>,
): HostEntry {
  return { params, result, variadic: true, create: eraseTypes(create) };
}

/** Host functions by name. */
export type HostTable = Readonly<Record<string, HostFunction>>;

/** A table of host functions from its entries. */
export function hostTable(entries: Readonly<Record<string, HostEntry>>): HostTable {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { name, ...entry }]));
}

/** State that several host functions of one program share; made on first use. */
export function perProgram<T>(make: (env: HostEnv) => T): (env: HostEnv) => T {
  const states = new WeakMap<HostEnv, T>();
  return (env) => {
    const known = states.get(env);
    if (known !== undefined) return known;
    const made = make(env);
    states.set(env, made);
    return made;
  };
}

/** A value of the program as the host type says; pointers and sizes are numbers. */
export function toHost(type: HostType, value: HostValue): HostValue {
  switch (type) {
    case 'i64':
    case 'u64':
    case 'long':
    case 'ulong': {
      if (typeof value === 'number' && (type === 'long' || type === 'ulong'))
        return type === 'ulong' ? value >>> 0 : value;
      return type === 'i64' || type === 'long' ? BigInt.asIntN(64, BigInt(value)) : BigInt.asUintN(64, BigInt(value));
    }
    case 'f32':
    case 'f64':
      return Number(value);
    case 'i32':
      return Number(BigInt.asIntN(32, BigInt(value)));
    default:
      return Number(BigInt.asUintN(32, BigInt(value)));
  }
}

/** Stores an address as wide as the program's are. */
export function writePointer(env: HostEnv, cell: number, address: number): void {
  env.memory.writePointer(cell, address, env.pointerSize);
}
