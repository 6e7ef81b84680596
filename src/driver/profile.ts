/**
 * Where a program spends its time: steps (instructions of the linear IR) by function, by line and by calling context, run time included.
 *
 * Steps are counted, not sampled: they are exact and the same on every machine. Time is measured of the whole and of each function of
 * the host; what is left is divided among the functions of the program by their steps (decision 0367).
 */
import { readableMethod } from '../base/java-names.ts';
import type { Span } from '../base/source.ts';
import type { CountedFunc } from '../passes/count.ts';
import type { CountedRun, ExecutionWatch } from './execution-counts.ts';
import { countLines } from './line-counts.ts';
import { isUsers, LineFinder, type SourceLine } from './source-lines.ts';

/** A function of the program, of the library that is linked into it, or of the host. */
export interface FunctionProfile {
  readonly name: string;
  readonly kind: 'program' | 'library' | 'host';
  readonly span: Span | undefined;
  readonly calls: number;
  /** Its own; 0 of host functions. */
  readonly steps: number;
  /** With those of what it calls. */
  readonly totalSteps: number;
  /** Milliseconds: measured of host functions, of others by their steps. */
  readonly time: number;
  readonly totalTime: number;
}

/** A line of the program. */
export interface LineProfile extends SourceLine {
  readonly count: number;
  readonly steps: number;
}

/** A function where it was called from. */
export interface ContextProfile {
  /** An index in the same list, lower than its own; -1 of what the outside calls. */
  readonly parent: number;
  /** An index in the list of functions. */
  readonly func: number;
  readonly steps: number;
  readonly time: number;
}

/** Where the steps and the time of one or several runs went. */
export interface ProfileReport {
  readonly steps: number;
  /** Milliseconds of the whole, and of that in functions of the host. */
  readonly time: number;
  readonly hostTime: number;
  /** The most expensive first: by their own steps, host functions behind all others by their time. */
  readonly functions: readonly FunctionProfile[];
  /** The most steps first. */
  readonly lines: readonly LineProfile[];
  readonly contexts: readonly ContextProfile[];
}

/** Counts what is executed (the option `profile`). */
export class Profile implements ExecutionWatch {
  readonly #runs: CountedRun[] = [];

  add(run: CountedRun): void {
    this.#runs.push(run);
  }

  /** All runs together, as far as they have come now. */
  report(): ProfileReport {
    const sum = new ProfileSum();
    for (const run of this.#runs) sum.addRun(run);
    return sum.report();
  }
}

interface FunctionSum {
  readonly name: string;
  readonly kind: FunctionProfile['kind'];
  readonly span: Span | undefined;
  calls: number;
  steps: number;
  totalSteps: number;
  hostTime: number;
  totalHostTime: number;
}

interface ContextSum {
  readonly parent: number;
  readonly func: FunctionSum;
  steps: number;
  hostTime: number;
}

/** The sum of all runs: functions are the same if name and place are, contexts if they are called by the same way. */
class ProfileSum {
  #time = 0;
  readonly #functions = new Map<string, FunctionSum>();
  readonly #lines = new Map<SourceLine, { count: number; steps: number }>();
  readonly #finder = new LineFinder();
  readonly #contexts: ContextSum[] = [];
  readonly #children = new Map<number, Map<FunctionSum, number>>();

  addRun(run: CountedRun): void {
    run.finishContexts();
    this.#time += run.time;
    const subjects = [
      ...run.funcs.map((counted) => this.#addFunction(run, counted)),
      ...run.hosts.map((name) => this.#functionOf(name, 'host', undefined)),
    ];
    this.#addTree(run, subjects);
  }

  #addFunction(run: CountedRun, counted: CountedFunc): FunctionSum {
    const { func, blocks } = counted;
    const place = this.#finder.lineOf(func.span);
    const kind = place === undefined || isUsers(place.source) ? 'program' : 'library';
    const sum = this.#functionOf(readableMethod(func.name) ?? func.name, kind, func.span);
    sum.calls += run.count(blocks[0].segments[0].counter);
    for (const [line, counts] of countLines(run, counted, this.#finder)) {
      const known = this.#lines.get(line) ?? { count: 0, steps: 0 };
      this.#lines.set(line, { count: known.count + counts.count, steps: known.steps + counts.steps });
    }
    return sum;
  }

  #functionOf(name: string, kind: FunctionProfile['kind'], span: Span | undefined): FunctionSum {
    const key = `${kind} ${name} ${span?.source.name} ${span?.start}`;
    let sum = this.#functions.get(key);
    if (sum === undefined) {
      sum = { name, kind, span, calls: 0, steps: 0, totalSteps: 0, hostTime: 0, totalHostTime: 0 };
      this.#functions.set(key, sum);
    }
    return sum;
  }

  /** Nodes have higher numbers than their parents. */
  #addTree({ tree, hostCounts }: CountedRun, subjects: readonly FunctionSum[]): void {
    const contextOf = [-1];
    for (let node = 1; node < tree.size; node++) {
      const func = subjects[tree.subjects[node]];
      const at = this.#contextOf(func, contextOf[tree.parents[node]]);
      contextOf.push(at);
      const host = hostCounts.get(node);
      func.calls += host?.calls ?? 0;
      this.#contexts[at].steps += tree.steps[node];
      this.#contexts[at].hostTime += host?.time ?? 0;
    }
  }

  #contextOf(func: FunctionSum, parent: number): number {
    let children = this.#children.get(parent);
    if (children === undefined) this.#children.set(parent, (children = new Map()));
    let at = children.get(func);
    if (at === undefined) children.set(func, (at = this.#contexts.push({ parent, func, steps: 0, hostTime: 0 }) - 1));
    return at;
  }

  /** A function that is in its own context again counts there once. */
  #addTotals(): void {
    const totals = this.#contexts.map(({ steps, hostTime }) => ({ steps, hostTime }));
    for (let i = totals.length - 1; i >= 0; i--) {
      const { parent, func, steps, hostTime } = this.#contexts[i];
      func.steps += steps;
      func.hostTime += hostTime;
      if (parent >= 0) {
        totals[parent].steps += totals[i].steps;
        totals[parent].hostTime += totals[i].hostTime;
      }
      if (this.#isInside(func, parent)) continue;
      func.totalSteps += totals[i].steps;
      func.totalHostTime += totals[i].hostTime;
    }
  }

  /** Only host functions that call back can be; of the others each context has one. */
  #isInside(func: FunctionSum, from: number): boolean {
    if (func.kind !== 'host') return false;
    for (let at = from; at >= 0; at = this.#contexts[at].parent) if (this.#contexts[at].func === func) return true;
    return false;
  }

  report(): ProfileReport {
    this.#addTotals();
    const used = [...this.#functions.values()].filter(({ calls }) => calls > 0);
    used.sort((a, b) => b.steps - a.steps || b.hostTime - a.hostTime || b.calls - a.calls);
    const steps = used.reduce((sum, func) => sum + func.steps, 0);
    const hostTime = used.reduce((sum, func) => sum + func.hostTime, 0);
    const time = Math.max(this.#time, hostTime);
    const ofStep = steps === 0 ? 0 : (time - hostTime) / steps;
    const indices = new Map(used.map((func, i) => [func, i]));
    return {
      steps,
      time,
      hostTime,
      functions: used.map(({ hostTime: own, totalHostTime, ...func }) => ({
        ...func,
        time: own + func.steps * ofStep,
        totalTime: totalHostTime + func.totalSteps * ofStep,
      })),
      lines: [...this.#lines]
        .filter(([, counts]) => counts.steps > 0)
        .map(([line, counts]) => ({ ...line, ...counts }))
        .sort((a, b) => b.steps - a.steps),
      contexts: this.#contexts.map(({ parent, func, steps: own, hostTime: host }) => ({
        parent,
        func: indices.get(func) ?? -1,
        steps: own,
        time: host + own * ofStep,
      })),
    };
  }
}
