/**
 * The row of an engine: the level that it runs, what it can be asked for, and `load`, which brings the function that starts it.
 *
 * `Executables` says what an engine of each level is given and what it gives back; it is open, like `Units`. An engine runs every
 * language that has its level.
 */
import type { WasmImage } from '../backend/wasm/image-facts.ts';
import type { Instr, LinearModule } from '../linear/nodes.ts';
import type { Module as MapleModule } from '../maple/module.ts';
import type { HostEnv, HostGrants, HostTable, HostValue, HostVariable } from '../vm/host.ts';
import type { Scalars } from '../vm/scalars.ts';
import type { TrapFrame } from '../vm/trap.ts';
import type { LightEngine } from './light-engine.ts';
import type { TuyinEngine } from './tuyin-program.ts';
import type { Feature } from './features.ts';
import type { RunOptions, TraceEvent } from './run-options.ts';

/** What an engine of linear modules, or of the flat level of MAPLE, makes of one. */
export interface Instance {
  readonly env: HostEnv;
  /** What has been executed so far, where the engine counts it. */
  readonly steps?: number;
  /** Of linear modules: those that `reachableScalars` names (engines that have `profile`). */
  readonly scalars?: Scalars;
  /** The code, where another instance can be started with it alone. */
  readonly codeImage?: WasmImage;
  /** The calls in the text of a stack: what an instance of the code alone has to tell of a trap. */
  readonly framesIn?: (stack: string) => readonly TrapFrame[];
  call(name: string, args: readonly HostValue[]): readonly HostValue[];
}

/** The options of the run, and everything that the program may call. */
export interface Grants extends Omit<RunOptions, 'host' | 'engine' | 'profile' | 'coverage'> {
  readonly hosts: HostTable;
  readonly hostVariables?: readonly HostVariable[];
  /** Told of the functions of the program that the host calls. */
  readonly aroundCallback?: HostGrants['aroundCallback'];
  /** Instructions of a linear module that are neither steps nor fuel. */
  readonly uncounted?: ReadonlySet<Instr>;
  /** Scalar globals of a linear module, by index, that are read and written from outside. */
  readonly reachableScalars?: readonly number[];
}

/** Starts a module of the linear IR. */
export type LinearEngine = (module: LinearModule, grants: Grants) => Instance;
/** Starts a module of the flat level of MAPLE. */
export type FlatEngine = (module: MapleModule, grants: Grants) => Instance;

/** What starts a program, by the level that an engine runs. */
export interface Executables {
  /** The linear IR in any form. */
  linear: LinearEngine;
  /** As basic blocks. */
  cfg: LinearEngine;
  flat: FlatEngine;
  light: LightEngine;
  graph: TuyinEngine;
  stack: TuyinEngine;
}

/** How events of a trace are written. */
export interface TraceWriter {
  text(event: TraceEvent): string;
  json(event: TraceEvent): string;
}

/** The row of an engine that runs a level. */
export interface EngineRowOf<L extends keyof Executables> {
  readonly title: string;
  readonly level: L;
  /** What it can be asked for: a word of help, or just that it can. */
  readonly has: Partial<Readonly<Record<Feature, string | true>>>;
  /** Why it cannot be asked for the rest, where there is a reason of its own. */
  readonly lacks?: Partial<Readonly<Record<Feature, string>>>;
  /** Bodies of linear modules that have not been read may stay so, and are in linear form if they are read. */
  readonly leavesUnread?: boolean;
  /** It computes on vectors at once, not cell by cell. */
  readonly vectors?: boolean;
  /** What fuel counts; iterations of loops and calls unless given. */
  readonly fuel?: string;
  load(): Promise<Executables[L]>;
  /** With `trace`. */
  loadTraceWriter?(): Promise<TraceWriter>;
}

/** The row of an engine. */
export type EngineRow = { [L in keyof Executables]: EngineRowOf<L> }[keyof Executables];
