/**
 * `samara step`: the formal machine under the hand, forwards and backwards.
 *
 * Commands are lines of standard input, so that a script can drive it as well as a person; an empty line repeats the last
 * one. After each command the state is shown. On a terminal the screen is cleared before; what the program writes stands
 * above the state.
 */
import { prepareLight, startLight } from '../driver/light.ts';
import { verify } from '../driver/index.ts';
import type { LightEnd } from '../light/engine.ts';
import { History } from '../light/history.ts';
import type { Machine } from '../light/machine.ts';
import { ruleNames, type RuleName } from '../light/rules.ts';
import type { CommandModule, Context } from './command.ts';
import { exit } from './exit.ts';
import { declareInputs, readUnit } from './inputs.ts';
import { continuationView, environmentView, memoryView, objectsView, placeOf, ruleView, stateView } from './step-view.ts';

const help = `s, step [N]       N steps forwards: into calls
b, back [N]       N steps backwards
n, next           over calls, to the next statement
o, out            until this function has returned
c, continue       to the next breakpoint, or the end
r, reverse        back to the breakpoint before, or the beginning
g, go N           to the state after N steps
break LINE|RULE   stop at a line, or when a rule is applied     delete LINE|RULE
k, env, mem, obj  the continuation, the environment, memory, objects
rule [NAME]       what the last rule says, or the named one     rules  all names
q, quit`;

export const step: CommandModule = {
  usage: 'FILE [options]',
  about: `Commands, one a line (an empty line repeats the last):\n\n${help}`,
  examples: [
    ['samara step examples/fact.mpl', 'step through a program'],
    ["printf 'break 15\\nc\\nenv\\n' | samara step examples/fact.mpl", 'a script of commands'],
  ],
  declare(command) {
    declareInputs(command);
  },
  async execute(words, context) {
    if (words.args.length !== 1) return context.report.wrongUsage('step takes one file');
    const unit = await readUnit(words.args[0], words, context);
    if (unit === undefined) return exit.diagnostics;
    context.report.addAll((await verify(unit)).filter(({ severity }) => severity === 'error'));
    if (context.report.hasErrors) return exit.diagnostics;
    if (unit.ir !== 'maple') return context.report.wrongUsage('step takes a MAPLE file');
    const { program, diagnostics } = prepareLight(unit.module);
    context.report.addAll(diagnostics);
    if (context.report.hasErrors) return exit.diagnostics;
    const output: Uint8Array[] = [];
    const run = startLight(program, { stdout: (bytes) => output.push(bytes.slice()), stderr: (bytes) => output.push(bytes.slice()), args: [unit.source.name, ...words.rest] });
    if (typeof run === 'string') return context.report.wrongUsage('the program has no main function');
    return new Stepper(run.machine, output, context, () => run.finish({ status: 'out-of-fuel' })).loop();
  },
};

class Stepper {
  readonly #history: History;
  readonly #output: Uint8Array[];
  readonly #context: Context;
  readonly #flush: () => void;
  readonly #lines = new Set<number>();
  readonly #rules = new Set<string>();
  #last: RuleName | undefined;
  #pending = '';
  #decoder = new TextDecoder();

  constructor(machine: Machine, output: Uint8Array[], context: Context, flush: () => void) {
    this.#history = new History(machine);
    this.#output = output;
    this.#context = context;
    this.#flush = flush;
  }

  loop(): number {
    let previous = 'step';
    this.#show(this.#state());
    for (;;) {
      this.#write('(step) ');
      const line = this.#readLine();
      if (line === undefined) break;
      const words = (line.trim() === '' ? previous : line.trim()).split(/\s+/);
      previous = words.join(' ');
      if (words[0] === 'q' || words[0] === 'quit') break;
      this.#show(this.#command(words[0], words[1]));
    }
    this.#write('\n');
    return exit.done;
  }

  #command(name: string, argument: string | undefined): string[] {
    const count = Math.max(1, Number(argument ?? 1) || 1);
    const { machine } = this.#history;
    const columns = this.#columns;
    switch (name) {
      case 's':
      case 'step':
        for (let i = 0; i < count; i++) if (!this.#forward()) break;
        return this.#state();
      case 'b':
      case 'back':
        this.#goTo(this.#history.position - count);
        return this.#state();
      case 'n':
      case 'next':
        return this.#until((depth, start) => depth <= start && machine.kind === 'NormalState' && machine.s.syntax.kind !== 'S_skip' && machine.s.syntax.kind !== 'S_seq');
      case 'o':
      case 'out':
        return this.#until((depth, start) => depth < start);
      case 'c':
      case 'continue':
        return this.#until(() => false);
      case 'r':
      case 'reverse':
        return this.#reverse();
      case 'g':
      case 'go':
        this.#goTo(Number(argument ?? 0) || 0);
        return this.#state();
      case 'break':
      case 'delete':
        return [this.#breakpoint(name, argument ?? '')];
      case 'k':
        return continuationView(machine.k, columns);
      case 'env':
        return environmentView(machine, columns);
      case 'mem':
        return memoryView(machine, columns);
      case 'obj':
        return objectsView(machine, columns);
      case 'rule':
        return this.#rule(argument);
      case 'rules':
        return wrapped(ruleNames, columns);
      default:
        return help.split('\n');
    }
  }

  #forward(): boolean {
    const result = this.#history.forward();
    if (typeof result !== 'string') return false;
    this.#last = result;
    return true;
  }

  #goTo(target: number): void {
    this.#history.goTo(Math.max(0, target - 1));
    this.#last = undefined;
    if (target > this.#history.position) this.#forward();
  }

  /** Forwards until the condition holds, a breakpoint is met, or the end. */
  #until(stop: (depth: number, start: number) => boolean): string[] {
    const { machine } = this.#history;
    const start = machine.k.depth;
    const entered = this.#entering();
    while (this.#forward()) {
      if (entered(machine) || this.#rules.has(this.#last ?? '') || stop(machine.k.depth, start)) break;
    }
    return this.#state();
  }

  /** Tells of each state in turn whether a line with a breakpoint is entered: from another line, or in another activation. */
  #entering(): (machine: Machine) => boolean {
    let line = lineOf(this.#history.machine);
    let { le } = this.#history.machine;
    return (machine) => {
      const now = lineOf(machine);
      if (now === undefined) return false;
      const isNew = now !== line || machine.le !== le;
      line = now;
      le = machine.le;
      return isNew && this.#lines.has(now);
    };
  }

  /** Rules are told by the step that applied them, so with breakpoints on rules the steps are made again from the start. */
  #reverse(): string[] {
    const here = this.#history.position;
    if (this.#rules.size === 0) {
      const entered = this.#entering();
      this.#history.backUntil(entered);
      this.#goTo(this.#history.position);
      return this.#state();
    }
    this.#history.goTo(0);
    let found = 0;
    const entered = this.#entering();
    while (this.#history.position < here - 1) {
      if (!this.#forward()) break;
      if (entered(this.#history.machine) || this.#rules.has(this.#last ?? '')) found = this.#history.position;
    }
    this.#goTo(found);
    return this.#state();
  }

  #breakpoint(name: string, where: string): string {
    const line = Number(where);
    const isLine = Number.isInteger(line) && line > 0;
    if (!isLine && !(ruleNames as readonly string[]).includes(where)) return `no line and no rule: ${where} (rules lists them)`;
    const set: Set<number | string> = isLine ? this.#lines : this.#rules;
    if (name === 'break') set.add(isLine ? line : where);
    else set.delete(isLine ? line : where);
    const all = [...[...this.#lines].map((at) => `line ${at}`), ...this.#rules];
    return all.length === 0 ? 'no breakpoints' : `breakpoints: ${all.join(', ')}`;
  }

  #rule(name: string | undefined): string[] {
    const wanted = name === undefined ? this.#last : ruleNames.find((rule) => rule === name);
    return wanted === undefined ? [name === undefined ? 'no rule was applied yet' : `no rule ${name}`] : ruleView(wanted, this.#columns);
  }

  #state(): string[] {
    return stateView(this.#history.machine, this.#last, this.#end(), this.#columns);
  }

  #end(): LightEnd | undefined {
    return this.#history.end;
  }

  get #columns(): number {
    return Math.min(this.#context.io.columns, 120);
  }

  #show(lines: readonly string[]): void {
    this.#flush();
    if (this.#context.io.isTerminal.out) this.#write('\u001b[H\u001b[2J');
    if (this.#output.length > 0) {
      const written = this.#output.map((bytes) => this.#decoder.decode(bytes, { stream: true })).join('');
      this.#write(this.#context.io.isTerminal.out ? `${written.split('\n').slice(-6).join('\n').trimEnd()}\n${'─'.repeat(this.#columns)}\n` : written);
      if (!this.#context.io.isTerminal.out) this.#output.length = 0;
      else this.#decoder = new TextDecoder();
    }
    this.#write(`${lines.join('\n')}\n`);
  }

  #write(text: string): void {
    this.#context.io.out(text);
  }

  #readLine(): string | undefined {
    while (!this.#pending.includes('\n')) {
      const chunk = this.#context.io.input();
      if (chunk === undefined) {
        const rest = this.#pending;
        this.#pending = '';
        return rest === '' ? undefined : rest;
      }
      this.#pending += new TextDecoder().decode(chunk);
    }
    const end = this.#pending.indexOf('\n');
    const line = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end + 1);
    return line;
  }
}

function lineOf(machine: Machine): number | undefined {
  const span = machine.kind === 'NormalState' ? machine.s.syntax.span : undefined;
  return span === undefined ? undefined : (placeOf(machine)?.source.position(span.start).line ?? undefined);
}

/** Words in lines of a width. */
function wrapped(words: readonly string[], columns: number): string[] {
  const lines: string[] = [''];
  for (const word of words) {
    const last = lines.length - 1;
    if (lines[last].length + word.length + 1 > columns) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return lines;
}
