/**
 * The commands of the stepper: one row each. Names, arguments and `help` come from the rows; the words of a command are
 * checked by the kind of argument it takes before it is run, so a wrong one is refused with a message and changes nothing.
 */
import { ruleNames } from '../light/rules.ts';
import { explain } from '../light/premises.ts';
import { blockView, findPlace, isInside, printed } from './step-places.ts';
import type { Breakpoint, StepSession } from './step-session.ts';
import {
  continuationView,
  entryLines,
  environment,
  explanationView,
  framesOf,
  framesView,
  memoryView,
  objectsView,
  ruleView,
} from './step-view.ts';

/** What a command leads to: a move of the machine, lines to look at, or a word about why not. */
export type Reply =
  | { readonly kind: 'move'; readonly run: Generator<void, unknown>; readonly after?: (result: unknown) => string }
  /** `wrap`: lines of words, broken where the width ends. */
  | { readonly kind: 'view'; readonly lines: readonly string[]; readonly wrap?: true }
  | { readonly kind: 'say'; readonly text: string }
  | { readonly kind: 'state' }
  | { readonly kind: 'more' }
  | { readonly kind: 'quit' };

/** A row of the table of commands: its words, its help, and what it does. */
interface Command {
  readonly names: readonly string[];
  readonly args: string;
  readonly help: string;
  run(session: StepSession, argument: string): Reply;
}

const say = (text: string): Reply => ({ kind: 'say', text });
const view = (lines: readonly string[]): Reply => ({ kind: 'view', lines });

/** A whole number, or what is wrong with the word. */
function count(argument: string, least: number, otherwise: number): number | string {
  if (argument === '') return otherwise;
  const value = /^\d+$/.test(argument) ? Number(argument) : NaN;
  return value >= least && Number.isSafeInteger(value) ? value : `${argument} is no number from ${least}`;
}

const counted =
  (least: number, otherwise: number, run: (session: StepSession, n: number) => Reply) =>
  (session: StepSession, argument: string): Reply => {
    const n = count(argument, least, otherwise);
    return typeof n === 'string' ? say(n) : run(session, n);
  };

/** For commands that take nothing. */
const plain =
  (run: (session: StepSession) => Reply) =>
  (session: StepSession, argument: string): Reply =>
    argument === '' ? run(session) : say(`what is ${argument}? The command takes nothing`);

const move = (run: Generator<void, unknown>, after?: (result: unknown) => string): Reply => ({
  kind: 'move',
  run,
  after,
});

export const commands: readonly Command[] = [
  {
    names: ['s', 'step'],
    args: '[N]',
    help: 'N steps forwards: into calls',
    run: counted(1, 1, (session, n) => move(session.steps(n))),
  },
  {
    names: ['b', 'back'],
    args: '[N]',
    help: 'N steps backwards',
    run: counted(1, 1, (session, n) => move(session.goTo(Math.max(0, session.history.position - n)))),
  },
  {
    names: ['n', 'next'],
    args: '',
    help: 'over calls, to the next statement',
    run: plain((session) => {
      const start = session.machine.k.depth;
      return move(
        session.forward(
          ({ k, kind, s }) =>
            k.depth <= start && kind === 'NormalState' && s.syntax.kind !== 'S_skip' && s.syntax.kind !== 'S_seq',
        ),
      );
    }),
  },
  {
    names: ['o', 'out'],
    args: '',
    help: 'until this function has returned',
    run: plain((session) => {
      const start = session.machine.k.depth;
      return move(session.forward(({ k }) => k.depth < start));
    }),
  },
  {
    names: ['c', 'continue'],
    args: '',
    help: 'to the next breakpoint or watched write, or the end',
    run: plain((session) => move(session.forward(() => false))),
  },
  {
    names: ['r', 'reverse', 'rcontinue'],
    args: '',
    help: 'back to the one before, or the beginning',
    run: plain((session) => move(session.backward())),
  },
  {
    names: ['g', 'go'],
    args: 'N|end',
    help: 'to the state after N steps',
    run: (session, argument) => {
      if (argument === 'end') return move(session.steps(Infinity));
      return argument === ''
        ? say('go where? A number of steps, or end')
        : counted(0, 0, (_, n) => move(session.goTo(n)))(session, argument);
    },
  },
  { names: ['break'], args: 'WHERE', help: 'stop at a LINE or FILE:LINE, in a &FUNC, at a rule', run: setBreakpoint },
  { names: ['watch'], args: 'PLACE', help: 'stop when bytes are written', run: setWatch },
  { names: ['rwatch', 'who'], args: 'PLACE', help: 'who wrote this? Back to the last write', run: whoWrote },
  { names: ['delete'], args: '[WHAT]', help: 'a breakpoint or a watch; all', run: remove },
  { names: ['info'], args: '', help: 'breakpoints and watches', run: plain((session) => view(listed(session))) },
  {
    names: ['p', 'print'],
    args: 'PLACE',
    help: '%x, $g, %s.b, %p->next, %a[2], *%p, block 7+4:2',
    run: (session, argument) => {
      return argument === ''
        ? say('print what?')
        : view(printed(session.machine, findPlace(session.machine, frame(session), argument), argument));
    },
  },
  {
    names: ['env'],
    args: '',
    help: 'variables and registers of this activation',
    run: plain((session) => {
      const entries = environment(session.machine, session.frame, session.since);
      return view(entries.length === 0 ? ['no variables in this state'] : entryLines(entries));
    }),
  },
  {
    names: ['up'],
    args: '[N]',
    help: 'look at the activation that called',
    run: counted(1, 1, (session, n) => choose(session, session.frame + n)),
  },
  {
    names: ['down'],
    args: '[N]',
    help: 'and back',
    run: counted(1, 1, (session, n) => choose(session, session.frame - n)),
  },
  {
    names: ['calls'],
    args: '',
    help: 'the activations',
    run: plain((session) => view(framesView(session.machine, session.frame))),
  },
  {
    names: ['k'],
    args: '',
    help: 'the continuation',
    run: plain((session) => view(continuationView(session.machine.k))),
  },
  {
    names: ['mem'],
    args: '[PLACE]',
    help: 'all blocks; one in full',
    run: (session, argument) => {
      return view(
        argument === ''
          ? memoryView(session.machine, session.since)
          : blockView(session.machine, findPlace(session.machine, frame(session), argument)),
      );
    },
  },
  {
    names: ['obj'],
    args: '',
    help: 'objects and their counts',
    run: plain((session) => view(objectsView(session.machine))),
  },
  {
    names: ['output'],
    args: '',
    help: 'what the program has written so far',
    run: plain((session) =>
      view(session.output === '' ? ['nothing yet'] : session.output.replace(/\n$/, '').split('\n')),
    ),
  },
  { names: ['rule'], args: '[NAME]', help: 'the last rule with its premises; what a rule says', run: explainRule },
  {
    names: ['rules'],
    args: '',
    help: 'the names of all rules',
    run: plain(() => ({ kind: 'view', lines: [ruleNames.join(' ')], wrap: true })),
  },
  { names: ['state'], args: '', help: 'this state again', run: plain(() => ({ kind: 'state' })) },
  {
    names: ['m', 'more'],
    args: '',
    help: 'the rest of what did not fit on the screen',
    run: plain(() => ({ kind: 'more' })),
  },
  {
    names: ['h', 'help'],
    args: '[COMMAND]',
    help: 'this list',
    run: (_, argument) => {
      const lines = helpLines(commands.filter(({ names }) => argument === '' || names.includes(argument)));
      return lines.length === 0 ? say(`no command ${argument}`) : view(lines);
    },
  },
  { names: ['q', 'quit'], args: '', help: 'leave', run: plain(() => ({ kind: 'quit' })) },
];

export function helpLines(rows: readonly Command[] = commands): string[] {
  return rows.map(({ names, args, help }) => `${`${names.join(', ')} ${args}`.padEnd(20)} ${help}`);
}

/** The command that a line names, and the rest of the line; or why there is none. */
export function runCommand(session: StepSession, line: string): Reply {
  const [, name = '', argument = ''] = /^\s*(\S*)\s*(.*?)\s*$/.exec(line) ?? [];
  const command = commands.find(({ names }) => names.includes(name));
  return command === undefined ? say(`no command ${name} (help lists them)`) : command.run(session, argument);
}

/** What a line may go on with. */
export function completions(session: StepSession, line: string): string[] {
  const [, before, last] = /^(.*?)(\S*)$/.exec(line) ?? [];
  if (before.trim() === '') return commands.flatMap(({ names }) => names).filter((name) => name.startsWith(last));
  const le = frame(session);
  const places = [
    ...(le?.func.slotOf.keys() ?? []),
    ...(le?.func.pregOf.keys() ?? []),
    ...session.machine.ge.vars.keys(),
  ];
  const wanted = /^\s*(rule|break|delete)\b/.test(before) ? [...ruleNames, ...session.machine.ge.funcs.keys()] : places;
  return wanted.filter((name) => name.startsWith(last));
}

function frame(session: StepSession): ReturnType<typeof framesOf>[number]['le'] {
  return framesOf(session.machine).at(session.frame)?.le;
}

function choose(session: StepSession, wanted: number): Reply {
  const frames = framesOf(session.machine);
  if (wanted < 0 || wanted >= frames.length)
    return say(wanted < 0 ? 'this is the innermost activation' : 'this is the outermost activation');
  session.frame = wanted;
  return { kind: 'state' };
}

function explainRule(session: StepSession, name: string): Reply {
  if (name !== '') {
    const rule = ruleNames.find((known) => known === name);
    return rule === undefined ? say(`no rule ${name} (rules lists them)`) : view(ruleView(rule));
  }
  const explanation = explain(session.history);
  return explanation === undefined ? say('no rule was applied yet') : view(explanationView(explanation));
}

// Breakpoints and watches

function setBreakpoint(session: StepSession, where: string): Reply {
  const found = findBreakpoint(session, where);
  if (typeof found === 'string') return say(found);
  const text = session.breakpointText(found);
  if (!session.breakpoints.some((known) => session.breakpointText(known) === text))
    session.breakpoints = [...session.breakpoints, found];
  return say(summary(session));
}

function findBreakpoint(session: StepSession, where: string): Breakpoint | string {
  const match = /^(?:(.+):)?(\d+)$/.exec(where);
  if (match !== null) {
    const [, file = session.file, word] = match as (string | undefined)[];
    const line = Number(word);
    const next = session.lineWithStatement(file, line);
    if (next === line) return { kind: 'line', file, line };
    return next === undefined
      ? `no statement begins at line ${line} of ${file} or behind it`
      : `no statement begins at line ${line}; the next is at line ${next}`;
  }
  const rule = ruleNames.find((name) => name === where);
  if (rule !== undefined) return { kind: 'rule', rule };
  const func = session.machine.ge.funcs.get(where.startsWith('&') ? where : `&${where}`);
  if (func?.func.body !== undefined) return { kind: 'func', func: func.id };
  return where === ''
    ? 'break where? A line, a function, or a rule'
    : `no line, no function and no rule: ${where} (rules lists the rules)`;
}

function watchOf(session: StepSession, text: string): StepSession['watches'][number] | string {
  const found = findPlace(session.machine, frame(session), text);
  if (text === '') return 'watch what? A variable, or bytes of a block: 7+4:2';
  if (found.kind !== 'place') return found.kind === 'nothing' ? found.why : 'a register has no bytes';
  if (found.size === 0 || !isInside(found.block, found.offset, found.size))
    return `${text} is not within block ${found.block.id}`;
  return { text, place: found };
}

function setWatch(session: StepSession, text: string): Reply {
  const watch = watchOf(session, text);
  if (typeof watch === 'string') return say(watch);
  session.watches = [...session.watches, watch];
  return say(summary(session));
}

function whoWrote(session: StepSession, text: string): Reply {
  const watch = watchOf(session, text);
  if (typeof watch === 'string') return say(watch);
  const here = session.history.position;
  return move(session.backToWrite(watch), (isFound) =>
    isFound === true ? '' : `nothing wrote ${text} between the beginning and step ${here}`,
  );
}

function remove(session: StepSession, what: string): Reply {
  const found = what === '' || what === 'all' ? undefined : findBreakpoint(session, what);
  if (found === undefined) [session.breakpoints, session.watches] = [[], []];
  const gone = found === undefined || typeof found === 'string' ? undefined : session.breakpointText(found);
  const [breakpoints, watches] = [
    session.breakpoints.filter((known) => session.breakpointText(known) !== gone),
    session.watches.filter(({ text }) => text !== what),
  ];
  if (
    found !== undefined &&
    breakpoints.length === session.breakpoints.length &&
    watches.length === session.watches.length
  )
    return say(`no breakpoint and no watch: ${what}`);
  [session.breakpoints, session.watches] = [breakpoints, watches];
  return say(summary(session));
}

function listed(session: StepSession): string[] {
  const { breakpoints, watches } = session;
  const lines = [
    ...breakpoints.map((breakpoint) => `break  ${session.breakpointText(breakpoint)}`),
    ...watches.map(
      ({ text, place }) => `watch  ${text}  (block ${place.block.id} +${place.offset}, ${place.size} bytes)`,
    ),
  ];
  return lines.length === 0 ? ['no breakpoints and no watches'] : lines;
}

function summary(session: StepSession): string {
  const all = session.breakpoints.map((breakpoint) => session.breakpointText(breakpoint));
  const watched = session.watches.map(({ text }) => text);
  const parts = [
    ...(all.length === 0 ? ['no breakpoints'] : [`breakpoints: ${all.join(', ')}`]),
    ...(watched.length === 0 ? [] : [`watched: ${watched.join(', ')}`]),
  ];
  return parts.join('; ');
}
