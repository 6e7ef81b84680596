/**
 * The bounds on a running program: fuel, time, memory, and a signal of its host. One meter serves all that works for the
 * program: the engine, its memory, the host functions.
 *
 * *Work.* An engine takes a slice of units (what a unit is, the engine says), counts it down while it works, and asks for
 * the next when it has none left: only then is the clock read. Slices grow and shrink so that they last some milliseconds
 * at most, and stay short, because the next unit may wait in a host function. Host functions that loop `spend` units of
 * their own: one is the work of looking at a byte. Fuel bounds them too, in a tank of their own, so that where a program
 * runs out does not depend on how its slices were cut.
 *
 * *Memory.* What is kept for the program counts against one limit: the linear memory as it grows, and whatever the host
 * `charge`s for it. Charge before allocating.
 */
import type { Budget } from '../base/budget.ts';
import { Trap } from './trap.ts';

/** What a program may use. */
export interface Bounds {
  /** Units that the program may use in all its life: iterations of loops and calls, or instructions. None: no bound. */
  readonly fuel?: number;
  /** Milliseconds that one call of the program from outside may take. None: no bound. */
  readonly timeout?: number;
  /** Bytes that may be used for the program: its memory and what the host keeps for it; 2 GiB unless given. */
  readonly memoryLimit?: number;
  /** Stops the program (trap `cancelled`) soon after it is aborted. */
  readonly signal?: StopSignal;
}

/** An AbortSignal; or anything that can say so, such as a view of memory that another thread writes. */
export interface StopSignal {
  readonly aborted: boolean;
}

/** Bounds, or the meter that counts already for other parts of the same program. */
export interface Metered extends Bounds {
  readonly meter?: Meter;
}

/** The meter that the options name, or a new one with their bounds. */
export function meterOf(options: Metered): Meter {
  return options.meter ?? new Meter(options);
}

export const DEFAULT_MEMORY_LIMIT = 2 ** 31;

/** Units of host functions for each unit of fuel. */
const hostUnitsOfFuel = 256;
/** Units of host functions between two looks at the clock. */
const hostSlice = 1 << 14;

/** Counts time, work and memory of a program against its bounds. */
export class Meter implements Budget {
  /** Are there bounds on the work? Only then does an engine need to count. */
  readonly isCounting: boolean;
  /** Bytes that may be used. */
  readonly limit: number;
  #used = 0;
  #fuel: number;
  #hostFuel: number;
  /** Units of host functions until the next look. */
  #hostLeft: number;
  #slice = 16;
  #asked = 0;
  #deadline = Infinity;
  #depth = 0;
  readonly #timeout: number;
  readonly #signal: StopSignal | undefined;
  readonly #clock: () => number;

  /** `clock` gives milliseconds. */
  constructor(bounds: Bounds = {}, clock: () => number = () => performance.now()) {
    const { fuel = Infinity, timeout = Infinity, memoryLimit = DEFAULT_MEMORY_LIMIT, signal } = bounds;
    this.isCounting = fuel !== Infinity || timeout !== Infinity || signal !== undefined;
    this.limit = memoryLimit;
    this.#fuel = fuel;
    this.#hostFuel = fuel * hostUnitsOfFuel;
    this.#hostLeft = this.isCounting ? 0 : Infinity;
    this.#timeout = timeout;
    this.#signal = signal;
    this.#clock = clock;
  }

  // Work

  /** To be called when the program is entered from outside: unless a call from outside is under way, its time begins. */
  enter(): void {
    if (this.#depth++ > 0 || !this.isCounting) return;
    this.#asked = this.#clock();
    this.#deadline = this.#asked + this.#timeout;
  }

  /** To be called once for each `enter`. */
  leave(): void {
    this.#depth--;
  }

  /** The size of the next slice of an engine, at least 1; throws a Trap when there is none. */
  next(): number {
    const now = this.#look();
    const lasted = now - this.#asked;
    if (lasted < 2) this.#slice = Math.min(this.#slice * 2, 1 << 14);
    else if (lasted > 20) this.#slice = Math.max(this.#slice >> 2, 16);
    this.#asked = now;
    const slice = Math.min(this.#slice, this.#fuel);
    if (slice < 1) throw new Trap('out-of-fuel');
    this.#fuel -= slice;
    return slice;
  }

  /** What host functions say of their loops, before or while they run: throws a Trap when a bound is reached. */
  spend(units: number): void {
    if ((this.#hostLeft -= units) < 0) this.#nextHostSlice();
  }

  #nextHostSlice(): void {
    this.#look();
    this.#hostFuel += this.#hostLeft;
    if (this.#hostFuel < 0) throw new Trap('out-of-fuel');
    this.#hostLeft = Math.min(hostSlice, this.#hostFuel);
    this.#hostFuel -= this.#hostLeft;
  }

  #look(): number {
    if (this.#signal?.aborted === true) throw new Trap('cancelled');
    const now = this.#clock();
    if (now >= this.#deadline) throw new Trap('timeout');
    return now;
  }

  // Memory

  /** Bytes used now. */
  get used(): number {
    return this.#used;
  }

  /** Counts bytes that are about to be allocated for the program; throws a Trap, having counted nothing, beyond the limit. */
  charge(bytes: number): void {
    if (!this.tryCharge(bytes)) throw new Trap('out-of-memory');
  }

  /** False, with nothing counted, beyond the limit. */
  tryCharge(bytes: number): boolean {
    if (this.#used + bytes > this.limit) return false;
    this.#used += bytes;
    return true;
  }

  /** Takes back what was charged. */
  release(bytes: number): void {
    this.#used -= bytes;
  }
}
