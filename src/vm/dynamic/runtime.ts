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
import { Trap } from '../trap.ts';
import { fillRealm } from './builtins/index.ts';
import {
  ELEMENT_COST,
  HIDDEN,
  HOLE,
  isCallable,
  isObject,
  Obj,
  OBJECT_COST,
  PROPERTY_COST,
  type Element,
  type FunctionObj,
  type Value,
} from './objects.ts';
import { get, put } from './properties.ts';
import { Thrown, type Realm } from './realm.ts';
import { FAILED, Values } from './values.ts';

/** A call of a function value. */
interface Activation {
  readonly self: Value;
  readonly args: readonly Value[];
  readonly callee: Value;
}

/** What `setTimeout` has put off: run in the order of `due`, and of `order` where that is the same. */
interface Task {
  readonly due: number;
  readonly order: number;
  readonly run: Value;
}

/** Bits of the last operand of JS_NEW_FUNCTION. */
const STRICT = 0x1_0000;
const PARAMETERS = 0xffff;
/** A function of the program has no more parameters. */
const MOST_PARAMETERS = 255;

/** A loop over elements that is under way; the program holds its number. */
export interface ElementIterator {
  readonly items: readonly Value[];
  at: number;
}

/** The dynamic run time of one program: made with the first intrinsic, gone with the instance. */
export class Runtime {
  readonly env: HostEnv;
  readonly realm: Realm;
  readonly values: Values;
  readonly iterators: ElementIterator[] = [];
  readonly listeners: Value[] = [];
  /** By number, as they are at first: a program may put others into their places. */
  readonly #builtins: readonly Value[];
  readonly #activations: Activation[] = [];
  readonly #tasks: Task[] = [];
  #taskCount = 0;
  #thrown: Value;
  /** How the program is asked whether an exception is pending, and for it. */
  #pendingAt = 0;
  #take: (() => Value) | undefined;

  constructor(env: HostEnv) {
    this.env = env;
    this.values = new Values(env, () => this.#roots());
    this.realm = this.values.realm;
    let state = env.seed >>> 0 || 1;
    fillRealm(this.realm, () => {
      // Xorshift: a sequence that the seed decides.
      state ^= state << 13;
      state ^= state >>> 17;
      state ^= state << 5;
      return (state >>> 0) / 2 ** 32;
    });
    this.#builtins = builtinObjects.map((path) => this.#builtinAt(path));
  }

  // Exceptions

  /** The word of what `action` gives; if it raises an exception, that is kept and the word is `failed`. */
  attempt(action: () => Value): bigint {
    return this.attemptWord(() => this.values.word(action()));
  }

  /** A function of the run time, once it has its arguments: the place where a collection may begin. */
  calling(args: readonly Value[], meaning: (args: readonly Value[]) => Value): bigint {
    this.values.safePoint();
    return this.attempt(() => meaning(args));
  }

  attemptWord(action: () => bigint): bigint {
    try {
      return action();
    } catch (error) {
      this.#thrown = thrownIn(error);
      return FAILED;
    }
  }

  takeThrown(): Value {
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

  *#roots(): Generator<Element> {
    yield* this.#builtins;
    yield this.#thrown;
    for (const { self, args, callee } of this.#activations) {
      yield self;
      yield callee;
      yield* args;
    }
    for (const { run } of this.#tasks) yield run;
    for (const { items } of this.iterators) yield* items;
    yield* this.listeners;
  }

  // Functions

  get self(): Value {
    const top = this.#activations.at(-1);
    return top === undefined ? this.realm.global : top.self;
  }

  /** `arguments` of the innermost call. */
  argumentsObject(): Obj {
    const { realm } = this;
    const { args = [], callee } = this.#activations.at(-1) ?? {};
    realm.charge(OBJECT_COST);
    const made = new Obj(realm.objectPrototype, 'Arguments');
    args.forEach((value, i) => put(realm, made, String(i), value));
    put(realm, made, 'length', args.length, HIDDEN);
    put(realm, made, 'callee', callee, HIDDEN);
    return made;
  }

  newFunction(address: number, environment: number, attributes: number): FunctionObj {
    const count = Math.min(attributes & PARAMETERS, MOST_PARAMETERS);
    const code = this.bindCode(address, environment, count);
    const strict = (attributes & STRICT) !== 0;
    const made: FunctionObj = this.realm.plainFunction('', count, (_, self, args) => {
      const own = strict || (self !== undefined && self !== null) ? self : this.realm.global;
      return this.#activate({ self: own, args, callee: made }, code);
    });
    return made;
  }

  /** A function of the program by its address, with as many dynamic parameters as there are arguments. */
  callCode(address: number, args: readonly Value[]): Value {
    const code = this.bindCode(address, 0, args.length);
    return this.realm.nested(() => code(args));
  }

  /** A function of the program with `count` dynamic parameters, behind its environment if there is one. */
  bindCode(address: number, environment: number, count: number): (args: readonly Value[]) => Value {
    const dynamic = Array.from({ length: count }, () => 'u64' as const);
    const bound = this.env.bindFunction(address, environment === 0 ? dynamic : ['ptr', ...dynamic], 'u64');
    return (args) => {
      const words = dynamic.map((_, i) => this.values.word(args[i]));
      const result = environment === 0 ? bound(...words) : bound(environment, ...words);
      this.#takePending();
      return this.values.of(BigInt(result ?? 0));
    };
  }

  #activate(activation: Activation, code: (args: readonly Value[]) => Value): Value {
    this.#activations.push(activation);
    try {
      return code(activation.args);
    } finally {
      this.#activations.pop();
    }
  }

  // The program's memory

  /** Dynamic values side by side; a hole is left out. */
  elements(address: number, count: number): Element[] {
    const { memory } = this.env;
    memory.check(count === 0 ? memory.size : address, 0);
    if (count > 0) memory.check(address, count * 8);
    this.realm.charge(count * ELEMENT_COST);
    this.realm.spend(count);
    const made: Element[] = [];
    for (let i = 0; i < count; i++) {
      const word = memory.readU64(address + i * 8);
      made.push(Number(word >> 32n) === dynamicTags.hole ? HOLE : this.values.of(word));
    }
    return made;
  }

  /** The same as arguments of a call: a hole is undefined. */
  arguments(address: number, count: number): Value[] {
    return this.elements(address, count).map((element) => (element === HOLE ? undefined : element));
  }

  // Built-in objects

  builtin(number: number): Value {
    return this.#builtins[number];
  }

  #builtinAt(path: string): Value {
    const step = (at: Value, name: string): Value => (isObject(at) ? get(this.realm, at, name) : undefined);
    return path.split('.').reduce(step, this.realm.global);
  }

  // Tasks

  addTask(run: Value, delay: number): number {
    if (!isCallable(run)) this.realm.fail('TypeError', 'The "callback" argument must be of type function');
    this.realm.charge(PROPERTY_COST);
    const order = ++this.#taskCount;
    this.#tasks.push({ due: this.#now + Math.max(1, delay), order, run });
    return order;
  }

  /** The time of the task that is running, in milliseconds since the program's end: nobody waits for it to pass. */
  #now = 0;

  runTasks(): undefined {
    for (let task = this.#nextTask(); task !== undefined; task = this.#nextTask()) {
      this.#now = task.due;
      this.realm.call(task.run, undefined, []);
    }
    for (let listener = this.listeners.shift(); listener !== undefined; listener = this.listeners.shift()) {
      this.realm.call(listener, undefined, []);
    }
  }

  #nextTask(): Task | undefined {
    this.realm.spend(this.#tasks.length);
    let first = 0;
    this.#tasks.forEach((task, i) => {
      const best = this.#tasks[first];
      if (task.due < best.due || (task.due === best.due && task.order < best.order)) first = i;
    });
    return this.#tasks.splice(first, 1).at(0);
  }
}

/** The exception that ends an action, if it is one of the program; whatever else it is goes on. */
function thrownIn(error: unknown): Value {
  if (error instanceof Thrown) return error.value;
  // Nothing here raises one but the host itself when its stack is full.
  if (error instanceof RangeError) throw new Trap('stack-overflow', 'in the run time of dynamic values');
  throw error;
}
