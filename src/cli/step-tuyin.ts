/**
 * The stepper for programs of Tuyin IR, over the interpreter of their graphs:
 *
 *     step 42  value, 2 calls open
 *         json.ti:19
 *     >   19 |   | '{' -> object
 *     input  byte 1: '1, true]'
 *     %x = 5  %2 = 7
 *
 * A step is a node or an instruction, and places are those of the text.
 */
import type { Style } from '../base/code-frame.ts';
import { lineOfSpan, type Span } from '../base/source.ts';
import { padText } from '../base/text-width.ts';
import type { Stepper } from '../vm/tuyin/stepping.ts';
import { quote } from '../vm/tuyin/parse-record.ts';
import { formatValue } from '../vm/tuyin/value-text.ts';
import type { Reply } from './step-commands.ts';
import type { Size } from './step-screen.ts';
import type { Stepped } from './step-target.ts';
import { fit, placeLine, sourceView } from './step-view.ts';

type Breakpoint = { readonly kind: 'line'; readonly line: number } | { readonly kind: 'func'; readonly func: string };

interface Command {
  readonly names: readonly string[];
  readonly args: string;
  readonly help: string;
  run(session: TuyinSession, argument: string): Reply;
}

/** Steps between two moments at which a run can be stopped. */
const SLICE = 20_000;

const say = (text: string): Reply => ({ kind: 'say', text });
const view = (lines: readonly string[]): Reply => ({ kind: 'view', lines });
const move = (run: Generator<void, unknown>): Reply => ({ kind: 'move', run });

const orNothing = (lines: readonly string[], otherwise: string): readonly string[] =>
  lines.join('') === '' ? [otherwise] : lines;

const counted =
  (least: number, run: (session: TuyinSession, n: number) => Reply) =>
  (session: TuyinSession, argument: string): Reply => {
    const n = argument === '' ? 1 : /^\d+$/.test(argument) ? Number(argument) : NaN;
    return n >= least && Number.isSafeInteger(n) ? run(session, n) : say(`${argument} is no number from ${least}`);
  };

const commands: readonly Command[] = [
  {
    names: ['s', 'step'],
    args: '[N]',
    help: 'N steps forwards: into calls',
    run: counted(1, (session, n) => move(session.goTo(session.position + n))),
  },
  {
    names: ['b', 'back'],
    args: '[N]',
    help: 'N steps backwards',
    run: counted(1, (session, n) => move(session.goTo(Math.max(0, session.position - n)))),
  },
  { names: ['n', 'next'], args: '', help: 'over calls, to the next line', run: (session) => move(session.overCalls()) },
  { names: ['o', 'out'], args: '', help: 'until this function has returned', run: (session) => move(session.out()) },
  {
    names: ['c', 'continue'],
    args: '',
    help: 'to the next breakpoint, or the end',
    run: (session) => move(session.forward(() => false)),
  },
  {
    names: ['r', 'reverse'],
    args: '',
    help: 'back to the breakpoint before, or the beginning',
    run: (session) => move(session.backward()),
  },
  {
    names: ['g', 'go'],
    args: 'N|end',
    help: 'to the state after N steps',
    run: (session, argument) =>
      argument === 'end'
        ? move(session.goTo(Infinity))
        : counted(0, (_, n) => move(session.goTo(n)))(session, argument),
  },
  {
    names: ['break'],
    args: 'WHERE',
    help: 'stop at a LINE, in a @FUNCTION',
    run: (session, argument) => say(session.setBreakpoint(argument)),
  },
  { names: ['delete'], args: '', help: 'all breakpoints', run: (session) => say(session.deleteBreakpoints()) },
  {
    names: ['env'],
    args: '',
    help: 'the values of this function',
    run: (session) => view(orNothing(session.values(), 'no values yet')),
  },
  { names: ['calls'], args: '', help: 'the functions that are open', run: (session) => view(session.calls()) },
  {
    names: ['input'],
    args: '',
    help: 'what this function reads next',
    run: (session) => view([session.inputText(400)]),
  },
  { names: ['mem'], args: '', help: 'the blocks of memory', run: (session) => view(session.memory()) },
  {
    names: ['output'],
    args: '',
    help: 'what the program has written so far',
    run: (session) => view(orNothing(session.output.split('\n'), 'nothing yet')),
  },
  { names: ['state'], args: '', help: 'this state again', run: () => ({ kind: 'state' }) },
  { names: ['m', 'more'], args: '', help: 'the rest of what did not fit on the screen', run: () => ({ kind: 'more' }) },
  { names: ['h', 'help'], args: '', help: 'this list', run: () => view(tuyinHelp()) },
  { names: ['q', 'quit'], args: '', help: 'leave', run: () => ({ kind: 'quit' }) },
];

export function tuyinHelp(): string[] {
  return commands.map(({ names, args, help }) => `${`${names.join(', ')} ${args}`.padEnd(20)} ${help}`);
}

/** One session; it knows no terminal. */
export class TuyinSession implements Stepped {
  readonly #stepper: Stepper;
  readonly #isFunction: (name: string) => boolean;
  #breakpoints: readonly Breakpoint[] = [];
  #reason = '';

  constructor(stepper: Stepper, isFunction: (name: string) => boolean) {
    this.#stepper = stepper;
    this.#isFunction = isFunction;
  }

  get output(): string {
    return this.#stepper.output;
  }

  get position(): number {
    return this.#stepper.position;
  }

  begin(): void {
    this.#reason = '';
  }

  restore(position: number): void {
    this.#stepper.goTo(position);
  }

  run(line: string): Reply {
    const [, name = '', argument = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
    const command = commands.find(({ names }) => names.includes(name));
    if (command === undefined) return say(`no command ${name} (help lists them)`);
    if (command.args === '' && argument !== '') return say(`what is ${argument}? The command takes nothing`);
    return command.run(this, argument);
  }

  complete(line: string): string[] {
    const names = /\s/.test(line) ? [] : commands.flatMap((command) => command.names);
    return names.filter((name) => name.startsWith(line));
  }

  // Moving

  *goTo(target: number): Generator<void, void> {
    if (target < this.position) this.#stepper.restart();
    for (let made = 1; this.position < target && this.#stepper.forward(); made++) if (made % SLICE === 0) yield;
  }

  /** Until the condition holds, a breakpoint is met, or the end. */
  *forward(isThere: () => boolean): Generator<void, void> {
    const stop = this.#stop();
    for (let made = 1; this.#stepper.forward(); made++) {
      const met = stop();
      if (met !== undefined) return void (this.#reason = met);
      if (isThere()) return;
      if (made % SLICE === 0) yield;
    }
  }

  overCalls(): Generator<void, void> {
    const { depth } = this.#stepper.machine;
    const line = this.#line();
    return this.forward(() => {
      const now = this.#stepper.machine.depth;
      return now < depth || (now === depth && this.#line() !== line);
    });
  }

  out(): Generator<void, void> {
    const { depth } = this.#stepper.machine;
    return this.forward(() => this.#stepper.machine.depth < depth);
  }

  /** Runs from the beginning to this state, and remembers the last breakpoint before it. */
  *backward(): Generator<void, void> {
    const here = this.position;
    this.#stepper.restart();
    const stop = this.#stop();
    let last: { at: number; reason: string } | undefined;
    while (this.position < here - 1 && this.#stepper.forward()) {
      const reason = stop();
      if (reason !== undefined) last = { at: this.position, reason };
      if (this.position % SLICE === 0) yield;
    }
    yield* this.goTo(last?.at ?? 0);
    this.#reason = last?.reason ?? 'the beginning';
  }

  #line(): number | undefined {
    const { span } = this;
    return span === undefined ? undefined : lineOfSpan(span).line;
  }

  get span(): Span | undefined {
    return this.#stepper.machine.current?.span;
  }

  // Breakpoints

  /** Tells of each state in turn what it meets: a line is met when it is entered. */
  #stop(): () => string | undefined {
    let [line, call] = [this.#line(), this.#stepper.machine.current];
    const seen = new WeakSet(this.#stepper.calls);
    return () => {
      if (this.#stepper.isAtBreak) return 'breakpoint in the code';
      const [now, current] = [this.#line(), this.#stepper.machine.current];
      const isElsewhere = current !== call || now !== line;
      const isEntered = current !== undefined && !seen.has(current);
      if (current !== undefined) seen.add(current);
      [line, call] = [now, current];
      const found = this.#breakpoints.find((one) =>
        one.kind === 'line' ? isElsewhere && now === one.line : isEntered && current.func.name === one.func,
      );
      return found === undefined ? undefined : `breakpoint: ${breakpointText(found)}`;
    };
  }

  setBreakpoint(where: string): string {
    const name = where.replace(/^@/, '');
    if (/^\d+$/.test(where)) this.#breakpoints = [...this.#breakpoints, { kind: 'line', line: Number(where) }];
    else if (this.#isFunction(name)) this.#breakpoints = [...this.#breakpoints, { kind: 'func', func: name }];
    else return where === '' ? 'break where? A line or a function' : `no line and no function: ${where}`;
    return `breakpoints: ${this.#breakpoints.map(breakpointText).join(', ')}`;
  }

  deleteBreakpoints(): string {
    this.#breakpoints = [];
    return 'no breakpoints';
  }

  // What is shown

  state(columns: number): string[] {
    const { span } = this;
    return [
      this.#header(),
      ...(span === undefined ? [] : [placeLine(span), ...sourceView(span, 5)]),
      ...(this.#stepper.end === undefined ? [this.inputText(40), this.values().join('  ')] : [this.#stepper.end]),
      ...(this.#reason === '' ? [] : [this.#reason]),
    ]
      .filter((line) => line !== '')
      .map((line) => fit(line, columns));
  }

  screen({ columns, rows }: Size, message: string, style: Style): string[] {
    const { span } = this;
    const written = this.output.replace(/\n$/, '').split('\n').slice(-4);
    const below = [
      ...(this.#stepper.end === undefined
        ? [this.inputText(columns), ...this.values().slice(-8)]
        : [this.#stepper.end]),
      ...(this.output === '' ? [] : [style.gutter('── output'), ...written]),
      ...[this.#reason, message].filter((line) => line !== ''),
    ];
    const room = Math.max(3, rows - 2 - below.length);
    const source = span === undefined ? [] : sourceView(span, room);
    const blank = new Array<string>(Math.max(0, room - source.length)).fill('');
    const strong = (line: string): string =>
      line.startsWith('>') ? style.strong(fit(line, columns)) : fit(line, columns);
    return [
      style.strong(fit(this.#header(), columns)),
      ...source.map(strong),
      ...blank,
      ...below.map((line) => fit(line, columns)),
    ].slice(0, rows - 1);
  }

  shown(lines: readonly string[], { columns, rows }: Size): { shown: string[]; rest: readonly string[] } {
    const room = Math.max(1, rows - 3);
    const [here, rest] = [lines.slice(0, room), lines.slice(room)];
    const last = rest.length === 0 ? '' : `… ${rest.length} lines more: more`;
    const blank = new Array<string>(Math.max(0, room - here.length)).fill('');
    return { shown: [this.#header(), ...here, ...blank, last].map((line) => fit(line, columns)), rest };
  }

  #header(): string {
    const { machine, position } = this.#stepper;
    const { current, depth } = machine;
    return `step ${position}${current === undefined ? '' : `  ${current.func.name}, ${depth} ${depth === 1 ? 'call' : 'calls'} open`}`;
  }

  inputText(most: number): string {
    const input = this.#stepper.machine.current?.input;
    if (input === undefined) return '';
    const { bytes } = input.peekShort(most);
    return `input  byte ${input.position}: ${bytes.length === 0 ? 'the end' : quote(bytes)}`;
  }

  /** Of this function, the newest last. */
  values(): string[] {
    const known = this.#stepper.machine.current?.values ?? [];
    return known.map(({ name, type, value }) => `${name} = ${formatValue(type, value)}`);
  }

  calls(): string[] {
    return this.#stepper.calls
      .slice(0, 1000)
      .map(
        ({ func, span }, i) =>
          `${String(i).padStart(4)}  ${padText(func.name, 24)} ${span === undefined ? '' : placeLine(span).trim()}`,
      );
  }

  memory(): string[] {
    const { arena } = this.#stepper.machine;
    const lines = arena.blocks.map(({ start, size, frame, readAt, writeAt }) => {
      const bytes = arena.bytes.subarray(start, start + Math.min(size, 24));
      return `@0x${start.toString(16)}  ${size} bytes  frame ${frame}  read at ${readAt}, write at ${writeAt}  ${quote(bytes)}${size > 24 ? '…' : ''}`;
    });
    return lines.length === 0 ? ['no blocks'] : lines;
  }
}

function breakpointText(breakpoint: Breakpoint): string {
  return breakpoint.kind === 'line' ? `line ${breakpoint.line}` : `function @${breakpoint.func}`;
}
