/**
 * `samara step`: the formal machine under the hand, forwards and backwards.
 *
 * Commands are lines. On a terminal they are edited and remembered, the screen shows the state in its whole height, and
 * Ctrl-C stops a long run; else they come from standard input, so that a script can drive it as well, and what they show is
 * written one after the other. An empty line repeats the last command.
 */
import { formal, languages, verify, type AnyUnit } from '../driver/index.ts';
import { startLight } from '../driver/light.ts';
import type { Program } from '../light/syntax.ts';
import type { CommandModule, Context, Words } from './command.ts';
import { exit } from './exit.ts';
import { extensionsOf } from './input-files.ts';
import { declareInputs, pointerSizeOption, readUnit } from './inputs.ts';
import { helpLines, type Reply } from './step-commands.ts';
import { StepSession } from './step-session.ts';
import { steppedLight, type Stepped } from './step-target.ts';
import { fit } from './step-view.ts';
import type { Terminal } from './terminal.ts';

export const step: CommandModule = {
  usage: 'FILE [options] [-- ARGUMENT…]',
  about: `Commands, one a line (an empty line repeats the last):\n\n${helpLines().join('\n')}`,
  examples: [
    ['samara step examples/fact.mpl', 'step through a program'],
    ['samara step examples/json.ti --input package.json', 'a program of Tuyin IR, on the interpreter of its graph'],
    ["printf 'break 15\\nc\\nenv\\n' | samara step examples/fact.mpl", 'a script of commands'],
  ],
  json: { refuses: 'samara run --engine light --trace json writes every step for programs' },
  get extensions() {
    return extensionsOf(
      (language, { read }) => (language.formal !== undefined || language === languages['tuyin']) && read !== undefined,
    );
  },
  declare(command) {
    declareInputs(command);
    command.option('--check-ub', 'what C leaves undefined has no step either');
    command.option('--input <file>', 'of a program of Tuyin IR: what it reads');
  },
  async execute(words, context) {
    if (words.args.length !== 1) return context.report.wrongUsage('step takes one file');
    const unit = await readUnit(words.args[0], words, context);
    if (unit === undefined) return exit.diagnostics;
    context.report.addAll(
      (await verify(unit, { pointerSize: pointerSizeOption(words) })).filter(({ severity }) => severity === 'error'),
    );
    if (context.report.hasErrors) return exit.diagnostics;
    const opened =
      unit.ir === 'tuyin'
        ? await (await import('./step-open-tuyin.ts')).openTuyin(unit, words, context)
        : await openFormal(unit, words, context);
    if (typeof opened === 'number') return opened;
    const terminal = await context.io.terminal?.();
    return terminal === undefined ? new Script(opened, context).loop() : new Screen(opened, terminal, context).loop();
  },
};

/** A program on the formal machine; or the exit status if it cannot be. */
async function openFormal(unit: AnyUnit, words: Words, context: Context): Promise<Stepped | number> {
  const checkUb = words.options['checkUb'] === true;
  const lowered = await formal(unit, { checkUb, pointerSize: pointerSizeOption(words) });
  if (lowered === undefined) return context.report.wrongUsage(`step takes ${steppable()}`);
  context.report.addAll(lowered.diagnostics);
  if (context.report.hasErrors || !('program' in lowered)) return exit.diagnostics;
  const session = openSession(lowered.program, checkUb, unit.source.name, words.rest);
  return session === undefined ? context.report.wrongUsage('the program has no main function') : steppedLight(session);
}

/** At the first state of the main function. What the program writes is kept for the screen. */
function openSession(
  program: Program,
  checkUb: boolean,
  name: string,
  args: readonly string[],
): StepSession | undefined {
  const output: Uint8Array[] = [];
  const keep = (bytes: Uint8Array): void => void output.push(bytes.slice());
  const run = startLight(program, { checkUb, stdout: keep, stderr: keep, args: [name, ...args] });
  if (typeof run === 'string') return undefined;
  return new StepSession(run.machine, name, output, () => {
    run.deliver();
  });
}

/** What has a formal machine, in words. */
function steppable(): string {
  const titles = Object.values(languages).filter(({ formal }) => formal !== undefined);
  return `a file of ${[...titles, languages['tuyin']].map(({ title }) => title).join(' or ')}`;
}

/** Commands from standard input; what they show goes to standard output. */
class Script {
  readonly #session: Stepped;
  readonly #context: Context;
  readonly #decoder = new TextDecoder();
  #pending = '';
  /** How much of the program's output has been shown. */
  #shown = 0;

  constructor(session: Stepped, context: Context) {
    this.#session = session;
    this.#context = context;
  }

  loop(): number {
    let previous = 'step';
    this.#show(this.#state());
    for (;;) {
      this.#write('(step) ');
      const line = this.#readLine();
      if (line === undefined) break;
      if (line.trim() !== '') previous = line;
      const reply = this.#session.run(previous);
      if (reply.kind === 'quit') break;
      this.#show(this.#linesOf(reply));
    }
    this.#write('\n');
    return exit.done;
  }

  #linesOf(reply: Reply): readonly string[] {
    switch (reply.kind) {
      case 'move': {
        this.#session.begin();
        const result = drain(reply.run);
        const said = reply.after?.(result) ?? '';
        return said === '' ? this.#state() : [...this.#state(), said];
      }
      case 'view':
        return (reply.wrap === true ? wrapped(reply.lines, this.#columns) : reply.lines).map((line) =>
          fit(line, this.#columns),
        );
      case 'say':
        return [reply.text];
      case 'more':
        return ['nothing was left out'];
      case 'state':
      case 'quit':
        return this.#state();
    }
  }

  #state(): string[] {
    return this.#session.state(this.#columns);
  }

  get #columns(): number {
    return Math.min(this.#context.io.columns, 120);
  }

  /** What the program has written since comes first. */
  #show(lines: readonly string[]): void {
    const { output } = this.#session;
    if (output.length > this.#shown) this.#write(output.slice(this.#shown));
    this.#shown = output.length;
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
      this.#pending += this.#decoder.decode(chunk, { stream: true });
    }
    const end = this.#pending.indexOf('\n');
    const line = this.#pending.slice(0, end);
    this.#pending = this.#pending.slice(end + 1);
    return line;
  }
}

/** Commands from a person, and a screen that shows the state. */
class Screen {
  readonly #session: Stepped;
  readonly #terminal: Terminal;
  readonly #context: Context;
  #message = '';
  /** Lines that are looked at in place of the state, and those behind them. */
  #view: readonly string[] | undefined;
  #rest: readonly string[] = [];
  #isRunning = false;
  #isStopped = false;

  constructor(session: Stepped, terminal: Terminal, context: Context) {
    this.#session = session;
    this.#terminal = terminal;
    this.#context = context;
  }

  async loop(): Promise<number> {
    const terminal = this.#terminal;
    terminal.onResize = () => this.#draw();
    terminal.onInterrupt = () => this.#interrupt();
    terminal.complete = (line) => this.#session.complete(line);
    try {
      let previous = 'step';
      for (;;) {
        this.#draw();
        const line = await terminal.readLine('(step) ');
        if (line === undefined) return exit.done;
        if (line.trim() !== '') previous = line;
        const reply = this.#session.run(previous);
        if (reply.kind === 'quit') return exit.done;
        await this.#perform(reply);
      }
    } finally {
      terminal.close();
    }
  }

  async #perform(reply: Reply): Promise<void> {
    this.#message = '';
    this.#view = reply.kind === 'view' ? this.#linesOf(reply) : reply.kind === 'more' ? this.#rest : undefined;
    if (reply.kind === 'more' && this.#rest.length === 0) {
      this.#message = 'nothing was left out';
      this.#view = undefined;
    }
    if (reply.kind === 'say') this.#message = reply.text;
    if (reply.kind === 'move') await this.#move(reply);
  }

  #linesOf({ lines, wrap }: Extract<Reply, { kind: 'view' }>): readonly string[] {
    return wrap === true ? wrapped(lines, this.#terminal.columns) : lines;
  }

  /** Runs in slices, between which Ctrl-C is heard. */
  async #move({ run, after }: Extract<Reply, { kind: 'move' }>): Promise<void> {
    const session = this.#session;
    const from = session.position;
    session.begin();
    [this.#isRunning, this.#isStopped] = [true, false];
    let turn = run.next();
    for (let slice = 0; turn.done !== true && !this.#isStopped; slice++) {
      if (slice % 16 === 0) this.#terminal.write(`\r\u001b[Kstep ${session.position} … Ctrl-C stops`);
      await new Promise((resolve) => setImmediate(resolve));
      turn = run.next();
    }
    this.#isRunning = false;
    if (turn.done === true) this.#message = after?.(turn.value) ?? '';
    else this.#stopped(from);
  }

  /** A search backwards looks at states in another order than they come: where it was left says nothing. */
  #stopped(from: number): void {
    const isBackwards = this.#session.position < from;
    if (isBackwards) this.#session.restore(from);
    this.#message = isBackwards ? 'stopped; nothing was found yet' : `stopped; this was begun at step ${from}`;
  }

  #interrupt(): void {
    if (this.#isRunning) {
      this.#isStopped = true;
      return;
    }
    this.#message = 'q leaves the stepper';
    this.#draw();
    this.#terminal.write('(step) ');
  }

  #draw(): void {
    const terminal = this.#terminal;
    const { style } = this.#context.report;
    const lines =
      this.#view === undefined ? this.#session.screen(terminal, this.#message, style) : this.#drawView(this.#view);
    terminal.write(`\u001b[H\u001b[2J${lines.join('\r\n')}\u001b[${terminal.rows};1H`);
  }

  #drawView(view: readonly string[]): string[] {
    const { shown, rest } = this.#session.shown(view, this.#terminal, this.#context.report.style);
    this.#rest = rest;
    return shown;
  }
}

function drain(run: Generator<void, unknown>): unknown {
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  return turn.value;
}

/** Words in lines of a width. */
function wrapped(given: readonly string[], columns: number): string[] {
  const lines: string[] = [''];
  for (const word of given.join(' ').split(' ')) {
    const last = lines.length - 1;
    if (lines[last].length + word.length + 1 > columns) lines.push(word);
    else lines[last] = lines[last] === '' ? word : `${lines[last]} ${word}`;
  }
  return lines;
}
