/** What a run may be given, whatever the language and the engine. */
import type { AllocationWatch } from '../vm/allocation-watch.ts';
import type { PointerSize } from '../scalar/values.ts';
import type { TraceEvent as LightEvent } from '../light/trace.ts';
import type { Metered } from '../vm/meter.ts';
import type { GrantedFolder } from '../vm/files.ts';
import type { ByteSink, ByteSource } from '../vm/streams.ts';
import type { TraceEvent as TuyinEvent } from '../vm/tuyin/trace.ts';
import type { Coverage } from './coverage.ts';
import type { Engine } from './engines.ts';
import type { HostValue } from '../vm/host.ts';
import type { HostFunctions, ProgramValue } from './host-functions.ts';
import type { Profile } from './profile.ts';
import type { Level as OptimizationLevel } from '../passes/levels.ts';

/** Which version is taken of a function that the host has and that the library has in C as well. */
export type Library = (typeof libraries)[number];
export const libraries = ['host', 'c'] as const;
export const defaultLibrary: Library = 'c';

/** What an engine tells of a step. */
export type TraceEvent = LightEvent | TuyinEvent;

/** How units are lowered. */
export interface LowerOptions<V extends ProgramValue = HostValue> {
  /** Of MAPLE; what the module itself says unless given. */
  readonly pointerSize?: PointerSize;
  /** Functions that the program declares `extern`, beside and before those of the C library. */
  readonly host?: HostFunctions<V>;
  /** Names that other languages of the same program define: operations that are calls (`malloc`) mean the host's functions all the same. */
  readonly isTaken?: (name: string) => boolean;
  /** A function that the program declares and nobody here has traps when it is called, unless it is left to whoever runs the result. */
  readonly missing?: 'traps' | 'left';
  /** Whether functions that the library has in C and the host has too are taken from there; as `defaultLibrary` says unless given. */
  readonly library?: Library;
  /** The same of the allocator alone; the host's is the one that `watch` looks at. */
  readonly allocator?: 'host' | 'c';
  /** The result is going to be linked with other modules, so that names keep how they meet others, and declarations stay such. */
  readonly linkable?: boolean;
}

/**
 * `fuel` bounds calls and iterations of loops in WebAssembly, instructions in the interpreter; `timeout` is in milliseconds.
 * Without them, nothing is counted.
 */
export interface RunOptions<V extends ProgramValue = HostValue> extends LowerOptions<V>, Metered {
  /** The first in `engines` that runs the language and has what the options ask for, unless given. */
  readonly engine?: Engine;
  /** What `main` gets, the name of the program first. */
  readonly args?: readonly string[];
  readonly stdin?: ByteSource;
  readonly stdout?: ByteSink;
  readonly stderr?: ByteSink;
  /** Folders whose files the program may use; the version of the library in C has the functions for them. */
  readonly folders?: readonly GrantedFolder[];
  /** Bytes for the program's local arrays and structures; 8 MiB unless given. Tuyin IR has `maxDepth`. */
  readonly stackSize?: number;
  /** Of Tuyin IR: calls that may be open at once. */
  readonly maxDepth?: number;
  /** The functions that `call` may name; all of them unless given, which a very large program cannot afford. */
  readonly callable?: readonly string[];
  /** `main` is called once, and before anything that `callable` does not name: what it does at first may be done when it is compiled. */
  readonly startsOnce?: boolean;
  /** Passes to run before; none unless given. With `auto`, those of -O2 where the program may do something often. */
  readonly optimize?: OptimizationLevel | 'auto';
  /** What reading a variable before its first assignment gives; `trap` is for engines that have `undef`. */
  readonly undef?: 'trap' | 'zero';
  /** What C leaves undefined traps, with its history (the formal machine). */
  readonly checkUb?: boolean;
  /** Of linear modules: accesses outside of the object that they belong to trap. */
  readonly bounds?: boolean;
  /** Of engines that have `trace`: told of each small step (`light`), of each call, value and return (`graph`). */
  trace?(event: TraceEvent): void;
  /** Is told of every allocation (engines and languages that have `watch`); what it says at the end is the report of memory. */
  readonly watch?: AllocationWatch;
  /** Counts what is executed, by function, line and calling context (engines that have `profile`). */
  readonly profile?: Profile;
  /** Counts which lines, functions and ways of jumps are executed (engines that have `coverage`). */
  readonly coverage?: Coverage;
  /** Called with the sizes of the code, and how many loops are in each other, before it is compiled: the place to choose the host's compiler. */
  readonly beforeCompile?: (byteLength: number, largestFunction: number, loopDepth: number) => void;
}
