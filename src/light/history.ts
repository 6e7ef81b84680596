/**
 * Stepping in both directions, in bounded memory.
 *
 * Going back to step n means restoring the last checkpoint before n and stepping forwards again. The rules are
 * deterministic; what a function outside the program did is recorded as a difference of states and repeated without
 * calling it, so nothing is printed twice and nothing depends on what the library keeps. A step that fails leaves the state
 * as it was, as the document has it. The steps of a callback belong to the step of the call: there is no state between
 * them, so positions are not consecutive there. Checkpoints are
 * made every `interval` steps; when there are too many, or they hold too many bytes, every second one is dropped and the
 * interval doubled. So a run of any length has at most `maxCheckpoints`, and going back costs at most `interval` steps
 * besides the copy of memory.
 */
import { stepMachine, type LightEnd } from './engine.ts';
import type { Control, Machine, Snapshot } from './machine.ts';
import { applyChange, changeSince, type MemoryChange } from './memory-change.ts';
import type { RuleName } from './rules.ts';

/** How much a history may keep. */
export interface HistoryOptions {
  /** At least 2; 48 unless given. */
  readonly maxCheckpoints?: number;
  /** Bytes that all checkpoints together may hold; 256 MiB unless given. */
  readonly maxBytes?: number;
  /** Steps between the first checkpoints; 10,000 unless given. */
  readonly interval?: number;
  /** Told after each step that called a function outside the program and was really made. */
  readonly onCall?: () => void;
}

/** Asked after each step: stop at this state, or at the one before the step? */
export type Stop = (machine: Machine, rule: RuleName) => 'here' | 'before' | false;

/** Steps between two moments at which a search can be left. */
const SLICE = 20_000;

/** What a step outside the program led to. */
interface Outcome {
  readonly control: Control;
  readonly memory: MemoryChange;
}

/** A machine that can also go backwards: it keeps checkpoints, and makes the steps since then again. */
export class History {
  readonly machine: Machine;
  readonly #maxCheckpoints: number;
  readonly #maxBytes: number;
  readonly #onCall: () => void;
  #last: { readonly rule: RuleName; readonly from: number } | undefined;
  #interval: number;
  #checkpoints: Snapshot[] = [];
  /** By the position before the call. */
  readonly #outcomes = new Map<number, Outcome>();
  /** How it ended, and after how many steps, once that is known. */
  #end: { readonly at: number; readonly end: LightEnd } | undefined;

  /** The machine must stand before its first step. */
  constructor(
    machine: Machine,
    { maxCheckpoints = 48, maxBytes = 256 * 1024 * 1024, interval = 10_000, onCall = () => {} }: HistoryOptions = {},
  ) {
    this.machine = machine;
    this.#maxCheckpoints = Math.max(2, maxCheckpoints);
    this.#maxBytes = maxBytes;
    this.#interval = interval;
    this.#onCall = onCall;
    this.#checkpoints.push(machine.snapshot());
  }

  get position(): number {
    return this.machine.steps;
  }

  get interval(): number {
    return this.#interval;
  }

  get checkpoints(): number {
    return this.#checkpoints.length;
  }

  /** How the program ended, if that was reached and the machine stands there. */
  get end(): LightEnd | undefined {
    return this.#end?.at === this.machine.steps ? this.#end.end : undefined;
  }

  /** The rule that led to this state, and the position before it; undefined at the beginning. */
  get last(): { readonly rule: RuleName; readonly from: number } | undefined {
    return this.#last;
  }

  /** One step forwards: the rule, or how the program ended. */
  forward(): RuleName | LightEnd {
    const { machine } = this;
    if (this.#end !== undefined && machine.steps === this.#end.at) return this.#end.end;
    this.#checkpoint();
    const from = machine.steps;
    const result = machine.isOutside ? this.#outside() : stepMachine(machine);
    if (typeof result !== 'string') return this.#finish(result);
    this.#last = { rule: result, from };
    return result;
  }

  /** A step that calls a function outside the program, or what it did when it was made. */
  #outside(): RuleName | LightEnd {
    const { machine } = this;
    const { steps } = machine;
    const known = this.#outcomes.get(steps);
    if (known !== undefined) {
      applyChange(machine.memory, known.memory);
      machine.resume(known.control);
      return 'external';
    }
    const before = machine.memory.snapshot();
    const result = stepMachine(machine);
    if (typeof result === 'string')
      this.#outcomes.set(steps, { control: machine.control(), memory: changeSince(before, machine.memory) });
    else machine.steps = steps;
    this.#onCall();
    return result;
  }

  /** To the last state that at most `step` steps lead to. */
  goTo(step: number): void {
    const target = Math.max(0, step);
    const { machine } = this;
    if (target < machine.steps || this.#checkpointBefore(target - 1).steps > machine.steps) this.#restart(target);
    while (machine.steps < target) {
      const { steps } = machine;
      if (this.#leadsBeyond(target) || typeof this.forward() !== 'string') return;
      if (machine.steps > target) return this.goTo(steps);
    }
  }

  /** Is the next step a call, made before, with callbacks that end behind the target? */
  #leadsBeyond(target: number): boolean {
    const { machine } = this;
    const outcome = machine.isOutside ? this.#outcomes.get(machine.steps) : undefined;
    return outcome !== undefined && outcome.control.steps > target;
  }

  /** The same state again, whatever was done to the machine meanwhile. */
  reload(): void {
    const at = this.machine.steps;
    this.#restart(at);
    this.goTo(at);
  }

  /** One step backwards; false at the beginning. */
  back(): boolean {
    if (this.machine.steps === 0) return false;
    this.goTo(this.machine.steps - 1);
    return true;
  }

  /**
   * Backwards to the last state before this one at which a search from there would stop, or from which the step leads there
   * (`before`); to the beginning if there is none. Searches one interval after the other, from the last one back, each with
   * a new `Stop`; yields now and then, so that somebody who lost patience can leave (and then goes where he likes).
   */
  *searchBack(begin: () => Stop): Generator<void, boolean> {
    const here = this.machine.steps;
    let end = here;
    while (end > 0) {
      const start = this.#restart(end);
      const found = yield* this.#searchInterval(end, here, begin);
      if (found >= 0) {
        this.goTo(found);
        return true;
      }
      end = start;
    }
    this.goTo(0);
    return false;
  }

  *#searchInterval(end: number, here: number, begin: () => Stop): Generator<void, number> {
    const { machine } = this;
    const stop = begin();
    let found = -1;
    for (let made = 1; machine.steps < end; made++) {
      const from = machine.steps;
      const rule = this.forward();
      if (typeof rule !== 'string') break;
      const where = stop(machine, rule);
      if (where !== false && (where === 'before' ? from : machine.steps) < here)
        found = where === 'before' ? from : machine.steps;
      if (made % SLICE === 0) yield;
    }
    return found;
  }

  /** To a checkpoint before a position, one step at least. */
  #restart(position: number): number {
    this.machine.restore(this.#checkpointBefore(Math.max(0, position - 1)));
    this.#last = undefined;
    return this.machine.steps;
  }

  /** What a failed step has half done is undone: the state is the one that it was tried in. */
  #finish(end: LightEnd): LightEnd {
    const at = this.machine.steps;
    this.#end = { at, end };
    if (end.status !== 'done') {
      this.reload();
    }
    return end;
  }

  #checkpointBefore(step: number): Snapshot {
    let low = 0;
    let high = this.#checkpoints.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.#checkpoints[middle].steps <= step) low = middle;
      else high = middle - 1;
    }
    return this.#checkpoints[low];
  }

  #checkpoint(): void {
    const last = this.#checkpoints[this.#checkpoints.length - 1];
    if (this.machine.steps < last.steps + this.#interval) return;
    this.#checkpoints.push(this.machine.snapshot());
    while (
      this.#checkpoints.length > 2 &&
      (this.#checkpoints.length > this.#maxCheckpoints || this.#bytes() > this.#maxBytes)
    )
      this.#thin();
  }

  /** Drops every second checkpoint, never the first. */
  #thin(): void {
    this.#checkpoints = this.#checkpoints.filter((_, i) => i % 2 === 0);
    this.#interval *= 2;
  }

  #bytes(): number {
    return this.#checkpoints.reduce(
      (sum, { memory, envs }) => sum + memory.bytes.length * 2 + envs.length * 64 + memory.blocks.size * 64,
      0,
    );
  }
}
