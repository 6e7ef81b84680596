/**
 * The bounds on a running program that engines look at while it runs: fuel and time.
 *
 * An engine takes a slice of units (what a unit is, the engine says), counts it down while it works, and asks for the next
 * when it has none left: only then is the clock read. Slices grow and shrink so that they last some milliseconds at most,
 * and stay short, because the next unit may wait in a host function.
 */
import { Trap } from './trap.ts';

export interface Bounds {
  /** Units that the program may use in all its life: turns of loops and calls, or instructions. None: no bound. */
  readonly fuel?: number;
  /** Milliseconds that one call of the program from outside may take. None: no bound. */
  readonly timeout?: number;
}

export class Meter {
  #fuel: number;
  #slice = 16;
  #asked = 0;
  #deadline = Infinity;
  readonly #timeout: number;
  readonly #clock: () => number;

  /** `clock` gives milliseconds. */
  constructor({ fuel = Infinity, timeout = Infinity }: Bounds, clock: () => number = () => performance.now()) {
    this.#fuel = fuel;
    this.#timeout = timeout;
    this.#clock = clock;
  }

  /** To be called when the program is entered from outside: its time begins. */
  start(): void {
    this.#asked = this.#clock();
    this.#deadline = this.#asked + this.#timeout;
  }

  /** The size of the next slice, at least 1; throws a Trap when there is none. */
  next(): number {
    const now = this.#clock();
    if (now >= this.#deadline) throw new Trap('timeout');
    const lasted = now - this.#asked;
    if (lasted < 2) this.#slice = Math.min(this.#slice * 2, 1 << 14);
    else if (lasted > 20) this.#slice = Math.max(this.#slice >> 2, 16);
    this.#asked = now;
    const slice = Math.min(this.#slice, this.#fuel);
    if (slice < 1) throw new Trap('out-of-fuel');
    this.#fuel -= slice;
    return slice;
  }
}

/** Undefined where nothing is bounded, so that nothing needs to be counted. */
export function meterFor(bounds: Bounds): Meter | undefined {
  return bounds.fuel === undefined && bounds.timeout === undefined ? undefined : new Meter(bounds);
}
