/**
 * What one running program with dynamic values has: its realm, the words of its values, the calls of function values
 * that are under way, the tasks that wait for its end.
 *
 * A function of the run time that raises an exception gives the word `failed`; code that lowering adds to the program
 * asks for the exception (`takeThrown`) and throws it in the program's own way. The other way round, a function of
 * the program that was called from here and comes back with an exception pending has it taken from it (`#takePending`).
 */
import { dynamicTags } from '../../maple/dynamic-words.ts';
import { builtinObjects } from '../../maple/js-intrinsics.ts';
import type { HostEnv } from '../host.ts';
import { fillRealm } from './builtins.ts';
import { isCallable, isObject, Realm, Thrown, type Callable } from './realm.ts';
import { FAILED, Values } from './values.ts';

/** A call of a function value. */
interface Activation {
  readonly self: unknown;
  readonly args: readonly unknown[];
  readonly callee: unknown;
}

interface Task {
  readonly due: number;
  readonly order: number;
  readonly run: unknown;
}

/** Bits of the last operand of JS_NEW_FUNCTION. */
const STRICT = 0x1_0000;
const PARAMETERS = 0xffff;
/** A function of the program has no more parameters. */
const MOST_PARAMETERS = 255;

export interface ElementIterator {
  readonly items: readonly unknown[];
  at: number;
}

export class Runtime {
  readonly env: HostEnv;
  readonly realm = new Realm();
  readonly values: Values;
  readonly iterators: ElementIterator[] = [];
  readonly listeners: unknown[] = [];
  readonly #activations: Activation[] = [];
  readonly #tasks: Task[] = [];
  #taskCount = 0;
  #thrown: unknown;
  /** How the program is asked whether an exception is pending, and for it. */
  #pendingAt = 0;
  #take: (() => unknown) | undefined;

  constructor(env: HostEnv) {
    this.env = env;
    this.values = new Values(env, this.realm, () => this.#roots());
    let state = env.seed >>> 0 || 1;
    fillRealm(this.realm, () => {
      // Xorshift: a sequence that the seed decides.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) / 2 ** 32;
    });
  }

  // Exceptions

  /** The word of what `action` gives; if it raises an exception, that is kept and the word is `failed`. */
  attempt(action: () => unknown): bigint {
    return this.attemptWord(() => this.values.word(action()));
  }

  /** A function of the run time, once it has its arguments: the place where a collection may begin. */
  calling(args: readonly unknown[], meaning: (args: readonly unknown[]) => unknown): bigint {
    this.values.safePoint();
    return this.attempt(() => meaning(args));
  }

  attemptWord(action: () => bigint): bigint {
    try {
      return action();
    } catch (error) {
      this.#thrown = this.realm.exceptionOf(error);
      return FAILED;
    }
  }

  takeThrown(): unknown {
    const value = this.#thrown;
    this.#thrown = undefined;
    return value;
  }

  /** Told by the program where its mark of pending exceptions is, and which of its functions gives the exception. */
  connect(pendingAt: number, take: number): void {
    if (this.#take !== undefined) return;
    this.#pendingAt = pendingAt;
    const taker = this.env.bindFunction(take, [], 'u64');
    this.#take = () => this.values.of(BigInt(taker() ?? 0));
  }

  #takePending(): void {
    if (this.#take === undefined || this.env.memory.readI32(this.#pendingAt) === 0) return;
    throw new Thrown(this.#take());
  }

  *#roots(): Generator<unknown> {
    for (const { self, args, callee } of this.#activations) yield* [self, callee, ...args];
    for (const { run } of this.#tasks) yield run;
    for (const { items } of this.iterators) yield* items;
    yield* this.listeners;
  }

  // Functions

  get self(): unknown {
    const top = this.#activations.at(-1);
    return top === undefined ? this.realm.global : top.self;
  }

  /** `arguments` of the innermost call. */
  argumentsObject(): object {
    const top = this.#activations.at(-1);
    const made = this.realm.object();
    (top?.args ?? []).forEach((value, i) => Reflect.set(made, String(i), value));
    Object.defineProperty(made, 'length', { value: top?.args.length ?? 0, writable: true, configurable: true });
    Object.defineProperty(made, 'callee', { value: top?.callee, writable: true, configurable: true });
    return made;
  }

  newFunction(address: number, environment: number, attributes: number): Callable {
    const count = Math.min(attributes & PARAMETERS, MOST_PARAMETERS);
    const code = this.bindCode(address, environment, count);
    const strict = (attributes & STRICT) !== 0;
    const made: Callable = this.realm.function('', count, (self, args) => {
      const own = strict || (self !== undefined && self !== null) ? self : this.realm.global;
      return this.#activate({ self: own, args, callee: made }, code);
    }, true);
    return made;
  }

  /** A function of the program with `count` dynamic parameters, behind its environment if there is one. */
  bindCode(address: number, environment: number, count: number): (args: readonly unknown[]) => unknown {
    const dynamic = Array.from({ length: count }, () => 'u64' as const);
    const bound = this.env.bindFunction(address, environment === 0 ? dynamic : ['ptr', ...dynamic], 'u64');
    return (args) => {
      const words = dynamic.map((_, i) => this.values.word(args[i]));
      const result = environment === 0 ? bound(...words) : bound(environment, ...words);
      this.#takePending();
      return this.values.of(BigInt(result ?? 0));
    };
  }

  #activate(activation: Activation, code: (args: readonly unknown[]) => unknown): unknown {
    this.#activations.push(activation);
    try {
      return code(activation.args);
    } finally {
      this.#activations.pop();
    }
  }

  // The program's memory

  /** Dynamic values side by side; a hole is left out. */
  elements(address: number, count: number): unknown[] {
    const { memory } = this.env;
    memory.check(count === 0 ? memory.size : address, 0);
    if (count > 0) memory.check(address, count * 8);
    const made: unknown[] = [];
    for (let i = 0; i < count; i++) {
      const word = memory.readU64(address + i * 8);
      if (Number(word >> 32n) === dynamicTags.hole) made.length = i + 1;
      else made[i] = this.values.of(word);
    }
    return made;
  }

  // Built-in objects

  builtin(number: number): unknown {
    const path = builtinObjects[number];
    const step = (at: unknown, name: string): unknown => (isObject(at) ? Reflect.get(at, name) : undefined);
    return path?.split('.').reduce(step, this.realm.global);
  }

  // Tasks

  addTask(run: unknown, delay: number): number {
    if (!isCallable(run)) this.realm.fail('TypeError', 'The "callback" argument must be of type function');
    const order = ++this.#taskCount;
    this.#tasks.push({ due: this.#now + Math.max(1, delay), order, run });
    return order;
  }

  /** The time of the task that is running, in milliseconds since the program's end: nobody waits for it to pass. */
  #now = 0;

  runTasks(): void {
    for (let task = this.#nextTask(); task !== undefined; task = this.#nextTask()) {
      this.#now = task.due;
      this.realm.call(task.run, undefined, []);
    }
    for (let listener = this.listeners.shift(); listener !== undefined; listener = this.listeners.shift()) {
      this.realm.call(listener, undefined, []);
    }
  }

  #nextTask(): Task | undefined {
    let first = 0;
    this.#tasks.forEach((task, i) => {
      const best = this.#tasks[first];
      if (task.due < best.due || (task.due === best.due && task.order < best.order)) first = i;
    });
    return this.#tasks.splice(first, 1).at(0);
  }
}
