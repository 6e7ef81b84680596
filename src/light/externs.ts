/**
 * What the machine asks of the world outside the program: functions that the program declares and does not define.
 * src/vm supplies the system interface (vm/light/host.ts); a host may supply its own.
 *
 * An external call is one step (rule `external`). It gets the values and their types, may read and write memory, and
 * gives as many values as the function has results. What it did is recorded (history.ts), so that stepping backwards and
 * forwards again repeats the outcome without calling anybody.
 */
import type { LightFunction } from './environment.ts';
import type { Machine } from './machine.ts';
import type { Memory } from './memory.ts';
import type { Site, Stuck } from './stuck.ts';
import type { PrimType } from './syntax.ts';
import type { Val } from './values.ts';

/** A call of a function outside the program. */
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

/** The functions outside the program. */
export interface Externs {
  has(name: string): boolean;
  /** Gives the results; throws `Stuck`, or `Exited` when the program asks to end. */
  call(call: ExternCall): readonly Val[];
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

/** A callback threw and did not catch: the exception leaves the function outside the program that called it. */
export class Thrown extends Error {
  readonly value: Val;
  readonly type: PrimType;
  /** What it is if nobody outside catches it either. */
  readonly uncaught: Stuck;

  constructor(value: Val, type: PrimType, uncaught: Stuck) {
    super('an exception leaves a callback');
    this.name = 'Thrown';
    this.value = value;
    this.type = type;
    this.uncaught = uncaught;
  }
}

/** No function outside the program is there. */
export const noExterns: Externs = { has: () => false, call: () => [] };
