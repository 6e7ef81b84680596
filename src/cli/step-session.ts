/**
 * A program under the stepper: its history, what the user watches for, and what it has written so far.
 *
 * Moving is done by generators that yield now and then, so that whoever drives them can stop a long run (`drain`). What the
 * program writes is kept with the step that wrote it: before that step it has not been written.
 */
import { lineOfSpan } from '../base/source.ts';
import type { LightEnd } from '../light/engine.ts';
import { History, type Stop } from '../light/history.ts';
import type { Machine } from '../light/machine.ts';
import type { RuleName } from '../light/rules.ts';
import type { Statement } from '../light/syntax.ts';
import { allBlocks } from '../light/trace.ts';
import { placeValue, type Place } from './step-places.ts';
import { earlier, type Earlier } from './step-view.ts';

/** Bytes that are watched. */
export interface Watch {
  readonly text: string;
  readonly place: Place;
}

/** Where a run stops: before a line, at the call of a function, after a rule. */
export type Breakpoint =
  | { readonly kind: 'line'; readonly file: string; readonly line: number }
  | { readonly kind: 'rule'; readonly rule: RuleName }
  | { readonly kind: 'func'; readonly func: string };

/** Steps between two moments at which a run can be stopped. */
const SLICE = 20_000;

/** One debugging session: the machine with its history, breakpoints, watches, the frame that is looked at. It knows no terminal. */
export class StepSession {
  readonly history: History;
  readonly file: string;
  breakpoints: readonly Breakpoint[] = [];
  watches: readonly Watch[] = [];
  /** The activation that is looked at, the innermost being 0. */
  frame = 0;
  /** The state before the last move. */
  since: Earlier | undefined;
  /** Why the last run stopped where it did. */
  reason = '';
  readonly #reasons = new Map<number, string>();
  readonly #written: { readonly at: number; readonly bytes: Uint8Array }[] = [];
  readonly #unplaced: Uint8Array[];
  readonly #statements: ReadonlyMap<string, ReadonlySet<number>>;

  /** `output` is what the program has written since it was looked at last; `deliver` makes the library write what it keeps. */
  constructor(machine: Machine, file: string, output: Uint8Array[], deliver: () => void) {
    const start = machine.callee?.func.span;
    // A program that was read from a JSON document is known by the text that it was written in.
    this.file = start?.source.origin === undefined ? file : lineOfSpan(start).source.name;
    this.#unplaced = output;
    this.#statements = statementLines(machine);
    const onCall = (): void => {
      deliver();
      for (const bytes of this.#unplaced.splice(0)) this.#written.push({ at: machine.steps, bytes });
    };
    this.history = new History(machine, { onCall });
  }

  get machine(): Machine {
    return this.history.machine;
  }

  get end(): LightEnd | undefined {
    return this.history.end;
  }

  /** What the program has written up to this state. */
  get output(): string {
    const decoder = new TextDecoder();
    return this.#written
      .filter(({ at }) => at <= this.history.position)
      .map(({ bytes }) => decoder.decode(bytes, { stream: true }))
      .join('');
  }

  // Moving

  begin(): void {
    this.since = earlier(this.machine);
    this.frame = 0;
    this.reason = '';
    this.#reasons.clear();
  }

  *steps(count: number): Generator<void, void> {
    for (let made = 1; made <= count; made++) {
      if (typeof this.history.forward() !== 'string') return;
      if (made % SLICE === 0) yield;
    }
  }

  /** To the last state that at most `target` steps lead to. */
  *goTo(target: number): Generator<void, void> {
    while (this.history.position + SLICE < target && this.history.end === undefined) {
      this.history.goTo(this.history.position + SLICE);
      yield;
    }
    this.history.goTo(target);
  }

  /** Forwards until the condition holds, something that is watched for happens, or the end. */
  *forward(isThere: (machine: Machine) => boolean): Generator<void, void> {
    const stop = this.#stop();
    for (let made = 1; ; made++) {
      const rule = this.history.forward();
      if (typeof rule !== 'string') return;
      if (stop(this.machine, rule) !== false) return this.#tell();
      if (isThere(this.machine)) return;
      if (made % SLICE === 0) yield;
    }
  }

  /** Backwards to where something that is watched for happened last; to the beginning if nothing did. */
  *backward(): Generator<void, void> {
    const isWatching = this.breakpoints.length + this.watches.length > 0;
    if (!isWatching) this.history.goTo(0);
    if (isWatching && (yield* this.history.searchBack(() => this.#stop()))) this.#tell();
    else this.reason = 'the beginning';
  }

  /** Back to the state in which the bytes are about to be written that stand there now; false if nobody wrote them. */
  *backToWrite(watch: Watch): Generator<void, boolean> {
    const isFound = yield* this.history.searchBack(() => {
      const isWritten = this.#watching(watch);
      return (machine, rule) => (isWritten(machine, rule) ? 'before' : false);
    });
    if (isFound) this.#tell();
    return isFound;
  }

  #tell(): void {
    this.reason = this.#reasons.get(this.history.position) ?? '';
  }

  // What is watched for

  #stop(): Stop {
    const entered = this.#entering();
    const watching = this.watches.map((watch) => this.#watching(watch));
    return (machine, rule) => {
      // Each watch looks at every step.
      const isWritten = watching.map((written) => written(machine, rule)).includes(true);
      const met = entered(machine, rule);
      if (met !== undefined) this.#reasons.set(machine.steps, met);
      if (met !== undefined) return 'here';
      return isWritten ? 'here' : false;
    };
  }

  /** Tells of each state in turn which breakpoint it meets: a line is met when it is entered, from another line or in another activation. */
  #entering(): (machine: Machine, rule: RuleName) => string | undefined {
    if (this.breakpoints.length === 0) return () => undefined;
    let line = lineOf(this.machine);
    let { le } = this.machine;
    const find = (test: (breakpoint: Breakpoint) => boolean): string | undefined => {
      const found = this.breakpoints.find(test);
      return found === undefined ? undefined : `breakpoint: ${this.breakpointText(found)}`;
    };
    return (machine, rule) => {
      const now = lineOf(machine);
      const isNew = now !== undefined && (now !== line || machine.le !== le);
      if (now !== undefined) [line, le] = [now, machine.le];
      return find((breakpoint) => {
        if (breakpoint.kind === 'rule') return breakpoint.rule === rule;
        if (breakpoint.kind === 'func') return rule === 'call' && machine.le?.func.id === breakpoint.func;
        return isNew && now === `${breakpoint.file}:${breakpoint.line}`;
      });
    };
  }

  /** Tells of each step in turn whether it wrote bytes that are watched, or freed their block. */
  #watching(watch: Watch): (machine: Machine, rule: RuleName) => boolean {
    const { block, size } = watch.place;
    const at = block.base + watch.place.offset;
    const { memory } = this.machine;
    const look = (): string => [memory.bytes, memory.flags].map((all) => all.subarray(at, at + size).join()).join(' ');
    const isAlive = (): boolean => allBlocks(this.machine).some(({ id }) => id === block.id);
    let [held, wasAlive, from] = [look(), isAlive(), this.machine.steps];
    memory.storedSize = 0;
    return (machine, rule) => {
      const [before, was, now] = [held, from, look()];
      const isStored = memory.storedSize > 0 && memory.storedAt < at + size && memory.storedAt + memory.storedSize > at;
      [held, from] = [now, machine.steps];
      memory.storedSize = 0;
      if (!isStored && now === before) return false;
      const [livedBefore, lives] = [wasAlive, (wasAlive = isAlive())];
      if (!lives && !livedBefore) return false;
      const what = hitText(machine, rule, was, watch, lives);
      this.#reasons.set(machine.steps, what).set(was, what);
      return true;
    };
  }

  // Breakpoints

  /** The next line from this one on at which a statement begins. */
  lineWithStatement(file: string, line: number): number | undefined {
    return [...(this.#statements.get(file) ?? [])]
      .filter((at) => at >= line)
      .sort((a, b) => a - b)
      .at(0);
  }

  breakpointText(breakpoint: Breakpoint): string {
    switch (breakpoint.kind) {
      case 'rule':
        return `rule ${breakpoint.rule}`;
      case 'func':
        return `function ${breakpoint.func}`;
      case 'line':
        return breakpoint.file === this.file ? `line ${breakpoint.line}` : `${breakpoint.file}:${breakpoint.line}`;
    }
  }
}

/** Asked in every step of a run, so each statement is looked up once. */
const knownLines = new WeakMap<Statement, string>();

/** `file:line` of the statement in a normal state. */
function lineOf(machine: Machine): string | undefined {
  const { syntax } = machine.s;
  if (machine.kind !== 'NormalState' || syntax.span === undefined) return undefined;
  const known = knownLines.get(syntax);
  if (known !== undefined) return known;
  const { source, line } = lineOfSpan(syntax.span);
  knownLines.set(syntax, `${source.name}:${line}`);
  return knownLines.get(syntax);
}

/** The lines of each file at which statements begin. */
function statementLines(machine: Machine): Map<string, Set<number>> {
  const lines = new Map<string, Set<number>>();
  const stack: Statement[] = machine.ge.program.prog_funcs.flatMap(([, { body }]) =>
    body === undefined ? [] : [body.fun_statement],
  );
  for (let s = stack.pop(); s !== undefined; s = stack.pop()) {
    if (s.span !== undefined) {
      const { source, line } = lineOfSpan(s.span);
      const known = lines.get(source.name) ?? new Set();
      lines.set(source.name, known.add(line));
    }
    if ('s1' in s) stack.push(s.s1, s.s2);
    else if ('s' in s) stack.push(s.s);
  }
  return lines;
}

/** `&main %x: rule dassign in step 7 writes Vint 1`. */
function hitText(machine: Machine, rule: RuleName, step: number, { text, place }: Watch, lives: boolean): string {
  return `${text}: rule ${rule} in step ${step} ${lives ? `writes ${placeValue(machine, place)}` : 'frees it'}`;
}
