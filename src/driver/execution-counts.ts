/**
 * Programs of the linear IR whose executions are counted: the engine starts a copy of the module with counters (passes/contexts.ts),
 * and what they say is read from outside whenever somebody wants to know, after a trap as well.
 *
 * Host functions are leaves of the tree of contexts: their calls are counted and their time is measured, without that of functions of
 * the program that they call back.
 */
import { hostName } from '../base/host-name.ts';
import { contextFunction, countModule, type CountedModule } from '../passes/contexts.ts';
import type { CountedFunc } from '../passes/count.ts';
import { host, hostOf, type HostCall, type HostFunction, type HostTable } from '../vm/host.ts';
import type { Scalars } from '../vm/scalars.ts';
import { Trap, type TrapFrame } from '../vm/trap.ts';
import { ContextTree } from './context-tree.ts';
import type { Grants, Instance, LinearEngine } from './engine-row.ts';
import { bringToForm } from './linear-forms.ts';

/** Is told of each module that is started. */
export interface ExecutionWatch {
  add(run: CountedRun): void;
}

/** The engine, with everything counted that it runs; with `contexts`, by calling context too. */
export function countingEngine(
  start: LinearEngine,
  watches: readonly ExecutionWatch[],
  contexts: boolean,
): LinearEngine {
  return (original, grants) => {
    bringToForm(original, 'cfg');
    const run = new CountedRun(countModule(original, contexts));
    const instance = run.start(start, grants);
    for (const watch of watches) watch.add(run);
    return instance;
  };
}

/** What was called of the host, and for how many milliseconds. */
export interface HostCounts {
  calls: number;
  time: number;
}

/** A started module and what has been counted of it so far. */
export class CountedRun {
  readonly tree: ContextTree;
  readonly #counted: CountedModule;
  /** Host functions that the module declares, by their numbers in the tree. */
  readonly hosts: string[] = [];
  /** By node of the tree. */
  readonly hostCounts = new Map<number, HostCounts>();
  /** Where traps stopped the program. */
  readonly stops: TrapFrame[] = [];
  #scalars: Scalars | undefined;
  /** Milliseconds of all calls from outside. */
  time = 0;
  #depth = 0;
  /** The global that is the node of the active function; with contexts. */
  readonly #context: number;
  /** The host function that is running. */
  #hostNode = 0;
  /** Of the host function that is running: milliseconds in functions that it called back. */
  #calledBack = 0;

  constructor(counted: CountedModule) {
    this.#counted = counted;
    this.tree = new ContextTree(counted.funcs.length);
    this.#context = counted.context ?? -1;
  }

  get funcs(): readonly CountedFunc[] {
    return this.#counted.funcs;
  }

  /** How often what the counter counts has happened. */
  count(counter: number): number {
    return Number(this.#scalars?.get(counter) ?? 0);
  }

  start(start: LinearEngine, grants: Grants): Instance {
    const { module, added } = this.#counted;
    const instance = start(module, {
      ...grants,
      hosts: this.#watchedHosts(grants.hosts),
      ...(this.#context < 0 ? {} : { aroundCallback: (call: HostCall) => this.#aroundCallback(call) }),
      uncounted: added,
      reachableScalars: this.#reachable(),
    });
    this.#scalars = instance.scalars;
    return this.#watched(instance);
  }

  /** All that is read or written from here. */
  #reachable(): number[] {
    const { funcs, scalars, context } = this.#counted;
    const counters = funcs.flatMap(({ blocks }) =>
      blocks.flatMap(({ segments, ways }) => [...segments, ...ways].map(({ counter }) => counter)),
    );
    const own = scalars.flatMap(({ node, self, open }) => [node, self, open]);
    return [...new Set([...counters, ...own, ...(context === undefined ? [] : [context])])];
  }

  #watched(instance: Instance): Instance {
    const call = (name: string, args: Parameters<Instance['call']>[1]): ReturnType<Instance['call']> =>
      this.#depth > 0 ? instance.call(name, args) : this.#callFromOutside(() => instance.call(name, args));
    return {
      get env() {
        return instance.env;
      },
      get steps() {
        return instance.steps;
      },
      call,
    };
  }

  #callFromOutside<T>(action: () => T): T {
    const started = performance.now();
    this.#depth++;
    try {
      return action();
    } catch (error) {
      if (error instanceof Trap && error.frames.length > 0) this.stops.push(error.frames[0]);
      this.#forgetActiveCalls();
      throw error;
    } finally {
      this.#depth--;
      this.time += performance.now() - started;
    }
  }

  /** Calls that did not come back are not active any more. */
  #forgetActiveCalls(): void {
    const { scalars } = this.#counted;
    if (this.#context >= 0) this.#scalars?.set(this.#context, 0);
    for (const { open } of scalars) this.#scalars?.set(open, 0);
  }

  /** The steps of functions since they came into the contexts in which they are. */
  finishContexts(): void {
    for (const { node, self } of this.#counted.scalars) {
      this.tree.add(Number(this.#scalars?.get(node) ?? -1), this.count(self));
      this.#scalars?.set(self, 0);
    }
  }

  // The host

  #watchedHosts(hosts: HostTable): HostTable {
    const { module, context } = this.#counted;
    if (context === undefined) return hosts;
    const watched = new Map<string, HostFunction>();
    for (const func of module.funcs) {
      const found = func.extern ? hostOf(hosts, func.name) : undefined;
      if (found !== undefined) watched.set(hostName(func.name), this.#watchedHost(found));
    }
    const ask = host(['i32', 'i32', 'i32', 'f64'], 'i32', () => (func, caller, last, steps) => {
      this.tree.add(last, steps);
      return this.tree.nodeOf(func, caller);
    });
    watched.set(contextFunction, { name: contextFunction, ...ask });
    return { ...hosts, ...Object.fromEntries(watched) };
  }

  #watchedHost(given: HostFunction): HostFunction {
    const known = this.hosts.indexOf(given.name);
    const number = this.funcs.length + (known >= 0 ? known : this.hosts.push(given.name) - 1);
    return { ...given, create: (env) => this.#measured(number, given.create(env)) };
  }

  /** Most calls come from where the last one came from. */
  #measured(number: number, call: HostCall): HostCall {
    let lastCaller = -1;
    let node = -1;
    let counts: HostCounts = { calls: 0, time: 0 };
    return (...args) => {
      const caller = Number(this.#scalars?.get(this.#context) ?? 0);
      if (caller !== lastCaller) {
        node = this.tree.nodeOf(number, (lastCaller = caller));
        counts = this.#hostCountsOf(node);
      }
      return this.#callHost(node, counts, () => call(...args));
    };
  }

  #callHost<T>(node: number, counts: HostCounts, call: () => T): T {
    const outer = { calledBack: this.#calledBack, node: this.#hostNode };
    this.#calledBack = 0;
    this.#hostNode = node;
    const started = performance.now();
    try {
      return call();
    } finally {
      const elapsed = performance.now() - started;
      counts.calls++;
      counts.time += elapsed - this.#calledBack;
      this.#calledBack = outer.calledBack;
      this.#hostNode = outer.node;
    }
  }

  #hostCountsOf(node: number): HostCounts {
    let counts = this.hostCounts.get(node);
    if (counts === undefined) this.hostCounts.set(node, (counts = { calls: 0, time: 0 }));
    return counts;
  }

  /** What is called back is called by the host function. */
  #aroundCallback(call: HostCall): HostCall {
    return (...args) => {
      const started = performance.now();
      const before = this.#scalars?.get(this.#context) ?? 0;
      this.#scalars?.set(this.#context, this.#hostNode);
      try {
        return call(...args);
      } finally {
        this.#scalars?.set(this.#context, before);
        this.#calledBack += performance.now() - started;
      }
    };
  }
}
