/**
 * What the machine asks of the world outside the program: functions that the program declares and does not define.
 * src/vm supplies the C library (light-library.ts); a host may supply its own.
 *
 * An external call is one step (rule `external`). It gets the values and their types, may read and write memory, and
 * gives as many values as the function has results. What it did is recorded, so that stepping backwards and forwards again
 * repeats the outcome without calling anybody.
 */
import type { LightFunction } from './environment.ts';
import type { Machine } from './machine.ts';
import type { Memory } from './memory.ts';
import type { Site } from './stuck.ts';
import type { PrimType } from './syntax.ts';
import type { Val } from './values.ts';

export interface ExternCall {
  readonly name: string;
  readonly callee: LightFunction;
  readonly args: readonly Val[];
  readonly types: readonly PrimType[];
  readonly results: readonly PrimType[];
  readonly memory: Memory;
  /** For functions that call the program back. */
  readonly machine: Machine;
  readonly site: Site;
}

export interface Externs {
  has(name: string): boolean;
  /** Gives the results and what was written; throws `Stuck`, or `Exited` when the program asks to end. */
  call(call: ExternCall): ExternOutcome;
}

/** The program asked to end with this status. */
export class Exited extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`exit with status ${status}`);
    this.name = 'Exited';
    this.status = status;
  }
}

export const noExterns: Externs = {
  has: () => false,
  call: () => ({ results: [], written: undefined }),
};

/** One range of memory that an external call left changed. */
export interface Written {
  readonly address: number;
  readonly bytes: Uint8Array;
  readonly flags: Uint8Array;
}

export interface ExternOutcome {
  readonly results: readonly Val[];
  /** Undefined for a call that only works on the machine's memory or calls back: it is called again when its step is repeated. */
  readonly written: readonly Written[] | undefined;
}
