/**
 * A run as a sequence of events: the program and its initial state; each step, with its rule, the statement that it was
 * applied to and its effects; how it ended, with the final state and, if the program is stuck, the attempt that failed.
 * The events of a run say everything that somebody needs who wants to check each step (docs/ir/light-trace.md).
 *
 *     12  dassign        fact.mpl:12:3   callassigned …       %rest of &fact := Vlong 6
 */
import { formatPlace, writtenSpan, type Span } from '../base/source.ts';
import { blockContents } from './contents.ts';
import {
  before,
  blockText,
  effectText,
  effectsOf,
  objectText,
  typed,
  typedList,
  type Effect,
  type TypedText,
} from './step-effects.ts';
import type { LightEnd } from './engine.ts';
import type { LocalEnv } from './environment.ts';
import type { Machine, StateKind } from './machine.ts';
import type { Block } from './memory.ts';
import { printProgram } from './printer.ts';
import { ruleRows, type RuleName } from './rules.ts';
import { catch_cont, type Cont } from './state.ts';
import type { Stuck, StuckReason } from './stuck.ts';
import type { Program, Statement } from './syntax.ts';

/** One small step: the rule, and what it did. */
export interface TraceStep {
  readonly event: 'step';
  /** Steps before this one. */
  readonly step: number;
  readonly rule: RuleName;
  readonly state: StateKind;
  readonly func: string;
  /** The constructor of the statement, where the state has one. */
  readonly statement: Statement['kind'] | undefined;
  readonly span: Span | undefined;
  readonly effects: readonly Effect[];
}

/** The first event of a trace: the program and its first state. */
export interface TraceStart {
  readonly event: 'start';
  readonly version: 1;
  readonly pointerSize: 4 | 8;
  /** The abstract syntax, as `lower --to light` prints it. */
  readonly program: string;
  /** Where each statement of the program stands, in the order in which they are printed; null where it is not known. */
  readonly places: readonly (PlaceText | null)[];
  readonly state: StateText;
}

export interface PlaceText {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The last event of a trace. */
export interface TraceEnd {
  readonly event: 'end';
  /** Steps in all. */
  readonly step: number;
  readonly status: LightEnd['status'];
  readonly results?: readonly TypedText[];
  /** The status of `exit`. */
  readonly code?: number;
  readonly attempt?: Attempt;
  readonly state: StateText;
}

/** The step that could not be made. */
export interface Attempt {
  /** The rules for states like this one, none of which applies. */
  readonly tried: readonly RuleName[];
  /** The one whose premise failed, which may be a rule for an expression inside. */
  readonly rule: RuleName;
  readonly premise: string;
  readonly reason: StuckReason;
  readonly message: string;
  readonly statement: Statement['kind'] | undefined;
  readonly span: Span | undefined;
  readonly frames: Stuck['frames'];
  readonly notes: Stuck['notes'];
}

/** A state in words. */
export interface StateText {
  readonly kind: StateKind;
  readonly func: string;
  /** CallState: the arguments; ReturnState: the results. */
  readonly values: readonly TypedText[];
  /** The local environment, innermost first, of each activation. */
  readonly activations: readonly ActivationText[];
  readonly blocks: readonly (ReturnType<typeof blockText> & { readonly contents: string })[];
  readonly objects: readonly ({ readonly block: number } & ReturnType<typeof objectText>)[];
}

interface ActivationText {
  readonly func: string;
  readonly variables: readonly { readonly name: string; readonly block: number }[];
  readonly registers: readonly ({ readonly name: string } & TypedText)[];
  readonly thrown: TypedText | undefined;
}

/** One line of a trace. */
export type TraceEvent = TraceStart | TraceStep | TraceEnd;

// Events

/** The first event of the trace of a machine before its first step. */
export function traceStart(machine: Machine): TraceStart {
  const { program } = machine.ge;
  return {
    event: 'start',
    version: 1,
    pointerSize: program.pointerSize,
    program: printProgram(program),
    places: placesOf(program),
    state: stateText(machine),
  };
}

/** In the order in which the printer writes statements, so that a reader of the text can number them. */
function placesOf({ prog_funcs }: Program): (PlaceText | null)[] {
  const places: (PlaceText | null)[] = [];
  const stack = prog_funcs.flatMap(([, { body }]) => (body === undefined ? [] : [body.fun_statement])).reverse();
  for (let s = stack.pop(); s !== undefined; s = stack.pop()) {
    places.push(placeText(s.span) ?? null);
    if ('s1' in s) stack.push(s.s2, s.s1);
    else if ('s' in s) stack.push(s.s);
  }
  return places;
}

/** Makes one step and says what it did. */
export function traceStep(machine: Machine): TraceStep {
  const { steps, kind: state } = machine;
  const [func, span, was] = [funcOf(machine), placeOf(machine), before(machine)];
  const rule = machine.step();
  return {
    event: 'step',
    step: steps,
    rule,
    state,
    func,
    statement: was.syntax?.kind,
    span,
    effects: effectsOf(machine, rule, was),
  };
}

/** The last event of a run that ended so. */
export function traceEnd(machine: Machine, end: LightEnd): TraceEnd {
  return {
    event: 'end',
    step: machine.steps,
    status: end.status,
    ...(end.status === 'done' ? { results: end.results.map(({ value, type }) => typed(value, type)) } : {}),
    ...(end.status === 'exit' ? { code: end.code } : {}),
    ...(end.status === 'stuck' ? { attempt: attemptOf(machine, end.stuck) } : {}),
    state: stateText(machine),
  };
}

function attemptOf(machine: Machine, { rule, premise, reason, message, frames, notes, span }: Stuck): Attempt {
  const statement = machine.kind === 'NormalState' ? machine.s.syntax.kind : undefined;
  return {
    tried: triedRules(machine),
    rule,
    premise,
    reason,
    message,
    statement,
    span: span ?? placeOf(machine),
    frames,
    notes,
  };
}

/** The rules whose conclusion begins with a state like this one. */
export function triedRules(machine: Machine): readonly RuleName[] {
  switch (machine.kind) {
    case 'CallState':
      return machine.callee?.func.body === undefined ? ['external'] : ['call'];
    case 'ReturnState':
      return ['returned'];
    case 'ExceptionState':
      return catch_cont(machine.k).kind === 'Kjavatry' ? ['javacatch_found', 'javacatch_outer'] : ['javacatch_call'];
    case 'NormalState':
      return statementRules(machine.s.syntax, machine.k);
  }
}

function statementRules(s: Statement, k: Cont): readonly RuleName[] {
  switch (s.kind) {
    case 'S_skip':
      return [skipRules[k.kind]];
    case 'S_regassign':
      return [s.r.kind === 'Preg' ? 'regassign_preg' : 'regassign_thrownval'];
    case 'S_free':
      return ['free', 'free_null'];
    default:
      return [s.kind.slice(2) as RuleName];
  }
}

/** S_skip has as many rules as there are continuations that it can meet. */
const skipRules = {
  Kseq: 'skip_seq',
  Kwhile: 'skip_while',
  Kjavatry: 'skip_javatry',
  Kcall: 'skip_return',
  Kstop: 'skip_return',
} as const satisfies Record<Cont['kind'], RuleName>;

// The state in words

export function stateText(machine: Machine): StateText {
  const { kind, values, callee, types } = machine;
  const declared =
    kind === 'CallState' ? callee?.prototype.fun_params.map(([, type]) => type) : callee?.prototype.fun_returns;
  return {
    kind,
    func: funcOf(machine),
    values: kind === 'CallState' || kind === 'ReturnState' ? typedList(values, declared ?? [], types) : [],
    activations: activations(machine).map(activationText),
    blocks: allBlocks(machine).map((block) => ({
      ...blockText(block),
      contents: blockContents(machine.memory, block),
    })),
    objects: [...machine.oe.keys()].map((block) => ({ block, ...objectText(machine, block) })),
  };
}

/** The local environments, innermost first. */
export function activations({ kind, le, k }: Machine): LocalEnv[] {
  const list: LocalEnv[] = le !== undefined && (kind === 'NormalState' || kind === 'ExceptionState') ? [le] : [];
  for (let at: Cont | undefined = k.call; at?.kind === 'Kcall'; at = at.next?.call)
    if (at.le !== undefined) list.push(at.le);
  return list;
}

/** Every block, those of variables that no pointer leads to included, by their numbers. */
export function allBlocks(machine: Machine): Block[] {
  const blocks = new Map(machine.memory.blocks);
  for (const { vars } of activations(machine)) for (const block of vars) blocks.set(block.id, block);
  return [...blocks.values()].sort((a, b) => a.id - b.id);
}

function activationText({ func, vars, pregs, pregTypes, thrownval, thrownType }: LocalEnv): ActivationText {
  const registers = [...func.pregOf].flatMap(([name, slot]) => {
    const [v, t] = [pregs[slot], pregTypes[slot]];
    return v === undefined || t === undefined ? [] : [{ name, ...typed(v, t) }];
  });
  return {
    func: func.id,
    variables: func.slots.map(({ id }, i) => ({ name: id, block: vars[i].id })),
    registers,
    thrown: thrownval === undefined || thrownType === undefined ? undefined : typed(thrownval, thrownType),
  };
}

/** In CallState the function that is about to begin, elsewhere the one whose environment is the current one. */
function funcOf({ kind, callee, le, k }: Machine): string {
  return (kind === 'CallState' ? callee?.id : (le ?? k.le)?.func.id) ?? '';
}

/** Where the machine stands in the text: the statement, or the call that is under way. */
export function placeOf(machine: Machine): Span | undefined {
  if (machine.kind === 'CallState' || machine.kind === 'ReturnState') return machine.k.stmt?.syntax.span;
  return placeOfStatement(machine.s.syntax) ?? following(machine.k);
}

/** A sequence has no place of its own: that of its first statement. */
function placeOfStatement(statement: Statement): Span | undefined {
  let s = statement;
  while (s.span === undefined && (s.kind === 'S_seq' || s.kind === 'S_label')) s = s.kind === 'S_seq' ? s.s1 : s.s;
  return s.span;
}

/** S_skip has none: that of what comes next. */
function following(k: Cont): Span | undefined {
  const stmt = k.kind === 'Kseq' || k.kind === 'Kwhile' ? k.stmt : undefined;
  return stmt === undefined ? undefined : placeOfStatement(stmt.syntax);
}

// As text and as JSON

/** One line of text; `width` columns for what the statement says in the source. Nothing for the start. */
export function formatTraceEvent(event: TraceEvent, width = 34): string {
  switch (event.event) {
    case 'start':
      return '';
    case 'step':
      return `${traceLine(event.step, event.rule, event.span, event.statement ?? event.state, width)} ${changeText(event)}`.trimEnd();
    case 'end':
      return endLine(event, width);
  }
}

/** What changed, in a line. */
export function changeText({ effects }: TraceStep): string {
  return effects
    .map(effectText)
    .filter((text) => text !== '')
    .join('; ');
}

function traceLine(step: number, rule: string, span: Span | undefined, what: string, width: number): string {
  const place = span === undefined ? '' : formatPlace(span).replace(/^.*\//, '');
  const text = span === undefined ? what : snippet(span, width);
  return `${String(step).padStart(7)}  ${rule.padEnd(18)} ${place.padEnd(16)} ${text.padEnd(width)}`;
}

function endLine({ step, status, results = [], code, attempt }: TraceEnd, width: number): string {
  if (attempt !== undefined) {
    const { tried, rule, premise, message, span } = attempt;
    const within = tried.includes(rule) ? '' : `in ${rule}, `;
    return `${traceLine(step, `(${tried.join(', ')})`, span, attempt.statement ?? '', width)} stuck: ${within}no ${premise}: ${message}`;
  }
  const what =
    status === 'done'
      ? `results (${results.map(({ value }) => value).join(', ')})`
      : status === 'exit'
        ? `exit with status ${code ?? 0}`
        : status;
  return `${String(step).padStart(7)}  end: ${what}`;
}

/** The same as a JSON object, in one line. */
export function traceJson(event: TraceEvent): string {
  if (event.event === 'step') {
    const { span, ...rest } = event;
    return JSON.stringify({ ...rest, section: ruleRows[event.rule].at, at: placeText(span) });
  }
  if (event.event === 'start' || event.attempt === undefined) return JSON.stringify(event);
  const { span, frames, notes, ...rest } = event.attempt;
  const attempt = {
    ...rest,
    section: ruleRows[rest.rule].at,
    at: placeText(span),
    frames: frames.map((frame) => ({ func: frame.func, at: placeText(frame.span) })),
    notes: notes.map((note) => ({ message: note.message, at: placeText(note.span) })),
  };
  return JSON.stringify({ ...event, attempt });
}

function placeText(span: Span | undefined): PlaceText | undefined {
  if (span === undefined) return undefined;
  const { source, start } = writtenSpan(span);
  return { file: source.name, ...source.position(start) };
}

/** The text of a span in one line, shortened. */
export function snippet(span: Span, width: number): string {
  const text = span.source.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

/** For the row of the engine. */
export const traceWriter = {
  text: (event: TraceEvent): string => formatTraceEvent(event),
  json: traceJson,
};
