/**
 * What the stepper shows of a state, as lines of text: the source around the statement, the continuation, the local
 * environment, blocks of memory, objects, a rule with its premises. A star stands before what the last command changed.
 * Nothing here changes the machine.
 */
import { padText, textWidth, visibleText } from '../base/text-width.ts';
import { lineOfSpan, readSpan, type Span } from '../base/source.ts';
import { blockContents, contentsText } from '../light/contents.ts';
import type { LightEnd } from '../light/engine.ts';
import type { LocalEnv } from '../light/environment.ts';
import type { Machine } from '../light/machine.ts';
import { describeBlock, type Block, type MemorySnapshot } from '../light/memory.ts';
import type { Explanation } from '../light/premises.ts';
import { primOfType } from '../light/prim-types.ts';
import { printStatement, typeText } from '../light/printer.ts';
import { ruleRows, type RuleName } from '../light/rules.ts';
import type { Cont } from '../light/state.ts';
import { activations, allBlocks, placeOf } from '../light/trace.ts';
import { valueText } from '../light/values.ts';
import { placeValue, plainValue } from './step-places.ts';

/** A line cut to the width. */
export function fit(text: string, columns: number): string {
  const shown = visibleText(text);
  if (textWidth(shown) <= columns) return shown;
  let kept = '';
  for (const char of shown) {
    if (textWidth(kept + char) > columns - 1) break;
    kept += char;
  }
  return `${kept}…`;
}

// Activations

/** An activation that can be looked at: its environment, and the place in it. */
export interface Frame {
  readonly le: LocalEnv | undefined;
  readonly func: string;
  readonly span: Span | undefined;
}

/** Innermost first. */
export function framesOf(machine: Machine): Frame[] {
  const frames: Frame[] = [];
  const isRunning = machine.kind === 'NormalState' || machine.kind === 'ExceptionState';
  if (isRunning && machine.le !== undefined)
    frames.push({ le: machine.le, func: machine.le.func.id, span: placeOf(machine) });
  for (let k: Cont | undefined = machine.k.call; k?.kind === 'Kcall'; k = k.next?.call)
    frames.push({ le: k.le, func: k.le?.func.id ?? '', span: k.stmt?.syntax.span });
  if (frames.length === 0)
    frames.push({ le: undefined, func: machine.callee?.id ?? '', span: machine.callee?.func.span });
  return frames;
}

export function framesView(machine: Machine, chosen: number): string[] {
  return framesOf(machine)
    .slice(0, 1000)
    .map(({ func, span }, i) => {
      const place = span === undefined ? '' : placeText(span);
      return `${i === chosen ? '>' : ' '} ${String(i).padStart(3)}  ${padText(func, 24)} ${place}`;
    });
}

// The state

/** What a state was, to mark what has changed since. */
export interface Earlier {
  readonly values: ReadonlyMap<string, string>;
  readonly memory: MemorySnapshot | undefined;
}

const MOST_MARKED = 16 * 1024 * 1024;

export function earlier(machine: Machine): Earlier {
  const list = activations(machine).slice(0, 50);
  const depth = list.length;
  const values = new Map(
    list.flatMap((le, i) =>
      entriesOf(machine, le).map(({ name, value }) => [`${depth - i} ${le.func.id} ${name}`, value] as const),
    ),
  );
  return { values, memory: machine.memory.size > MOST_MARKED ? undefined : machine.memory.snapshot() };
}

export interface Entry {
  readonly name: string;
  readonly value: string;
  readonly isChanged: boolean;
}

/** The local environment of an activation: variables, registers, the thrown value. */
export function environment(machine: Machine, chosen: number, since: Earlier | undefined): Entry[] {
  const list = activations(machine);
  const le = list.at(chosen);
  if (le === undefined) return [];
  return entriesOf(machine, le).map(({ name, value }) => {
    const was = since?.values.get(`${list.length - chosen} ${le.func.id} ${name}`);
    return { name, value, isChanged: was !== undefined && was !== value };
  });
}

/** The variables that the program has; what lowering needs besides is not of C. */
function entriesInC(machine: Machine, le: LocalEnv): { name: string; value: string }[] {
  return le.func.slots.flatMap(({ id, type, size }, i) => {
    const place = { kind: 'place', block: le.vars[i], offset: 0, size, type } as const;
    return id.startsWith('%%') ? [] : [{ name: id.slice(1), value: plainValue(machine, place) }];
  });
}

function entriesOf(machine: Machine, le: LocalEnv): { name: string; value: string }[] {
  if (/\.[chi]$/.test(le.func.func.span?.source.name ?? '')) return entriesInC(machine, le);
  const entries = le.func.slots.map(({ id, type, size }, i) => ({
    name: id,
    value: placeValue(machine, { kind: 'place', block: le.vars[i], offset: 0, size, type }),
  }));
  for (const [name, slot] of le.func.pregOf) {
    const [v, t] = [le.pregs[slot], le.pregTypes[slot]];
    entries.push({ name, value: v === undefined || t === undefined ? 'none' : valueText(v, t) });
  }
  entries.push({ name: 'Thrownval', value: thrownText(le) });
  return entries.filter(({ name, value }) => value !== 'none' || (name.startsWith('%') && le.func.slotOf.has(name)));
}

export function stateLine(machine: Machine, last: RuleName | undefined): string {
  const rule = last === undefined ? '' : `  by ${last} (${ruleRows[last].at})`;
  return `step ${machine.steps}  ${machine.kind}${rule}`;
}

/** The source around a line, at most so many lines; the line itself is marked. */
export function sourceView(span: Span, rows: number): string[] {
  const written = lineOfSpan(span);
  // Of a file that only places are known of, the text that was read is shown.
  const { source, line } = written.source.hasText ? written : lineOfSpan(readSpan(span));
  const last = source.lineStarts.length;
  const first = Math.max(1, Math.min(line - Math.floor(rows / 2), last - rows + 1));
  const lines: string[] = [];
  for (let at = first; at <= Math.min(last, first + rows - 1); at++)
    lines.push(`${at === line ? '>' : ' '} ${String(at).padStart(4)} | ${source.line(at)}`);
  return lines;
}

export function placeLine(span: Span): string {
  return `    ${placeText(span)}`;
}

function placeText(span: Span): string {
  const { source, line } = lineOfSpan(span);
  return `${source.name}:${line}`;
}

/** What the state is about, in a line: the statement, the call, the results, the exception. */
export function subjectLine(machine: Machine): string {
  const { kind, callee, values, types } = machine;
  if (kind === 'NormalState') return `s   ${printStatement(machine.s.syntax, 400).replace(/\s+/g, ' ')}`;
  if (kind === 'ExceptionState') return `    thrown ${thrownText(machine.le)}`;
  const declared =
    kind === 'CallState'
      ? callee?.prototype.fun_params.map(([, type]) => primOfType(type))
      : callee?.prototype.fun_returns.map(primOfType);
  const list = values.map((v, i) => valueText(v, declared?.[i] ?? types[i] ?? { kind: 'Tptr' })).join(', ');
  return kind === 'CallState' ? `    call ${callee?.id ?? ''} (${list})` : `    results (${list})`;
}

function thrownText(le: LocalEnv | undefined): string {
  return le?.thrownval === undefined || le.thrownType === undefined ? 'none' : valueText(le.thrownval, le.thrownType);
}

/** `Kseq S_return · Kcall &main · Kstop`. */
export function continuationText(k: Cont): string {
  const list: string[] = [];
  for (let at: Cont | undefined = k; at !== undefined; at = at.next) {
    if (list.length === 12) return [...list, '…'].join(' · ');
    list.push(
      at.kind === 'Kcall'
        ? `Kcall ${at.le?.func.id ?? ''}`
        : at.kind === 'Kstop'
          ? 'Kstop'
          : `${at.kind} ${at.stmt?.syntax.kind ?? ''}`,
    );
  }
  return list.join(' · ');
}

/** The continuation, one entry a line, with the statements that wait. */
export function continuationView(k: Cont): string[] {
  const lines: string[] = [];
  for (let at: Cont | undefined = k; at !== undefined && lines.length < 1000; at = at.next) {
    const { stmt } = at;
    const place = stmt?.syntax.span;
    const line = place === undefined ? '' : `line ${lineOfSpan(place).line}`;
    const what =
      at.kind === 'Kcall'
        ? `to ${at.le?.func.id ?? ''}`
        : stmt === undefined
          ? ''
          : printStatement(stmt.syntax, 400).replace(/\s+/g, ' ');
    lines.push(`${padText(at.kind, 9)} ${padText(line, 10)} ${what}`);
  }
  return lines;
}

/** `*%n  Vlong 5`, names in one column. */
export function entryLines(entries: readonly Entry[]): string[] {
  const width = Math.min(24, Math.max(0, ...entries.map(({ name }) => textWidth(name))));
  return entries.map(({ name, value, isChanged }) => `${isChanged ? '*' : ' '}${padText(name, width)}  ${value}`);
}

/** All on one line. */
export function entriesText(entries: readonly Entry[]): string {
  return entries.map(({ name, value, isChanged }) => `${isChanged ? '*' : ''}${name} = ${value}`).join('  ');
}

// Memory and objects

/** Blocks, the newest first; functions are left out. */
export function memoryView(machine: Machine, since: Earlier | undefined): string[] {
  const shown = allBlocks(machine)
    .filter(({ kind }) => kind !== 'function')
    .reverse();
  if (shown.length === 0) return ['no blocks'];
  return shown.slice(0, 10_000).map((block) => {
    const what =
      block.kind === 'local' || block.kind === 'global' || block.kind === 'string' ? block.name : describeBlock(block);
    const mark = since !== undefined && isChanged(machine, block, since) ? '*' : ' ';
    return `${mark}${String(block.id).padStart(5)}  ${padText(fit(what, 26), 26)}  ${contentsText(machine.memory, block.base, block.hi, 24)}`;
  });
}

function isChanged({ memory }: Machine, block: Block, { memory: was }: Earlier): boolean {
  if (was === undefined) return false;
  if (block.id >= was.next) return true;
  const [from, to] = [block.base + block.lo, block.base + block.hi];
  for (let at = from; at < to; at++)
    if (memory.bytes[at] !== was.bytes[at] || memory.flags[at] !== was.flags[at]) return true;
  return false;
}

export function objectsView(machine: Machine): string[] {
  if (machine.oe.size === 0) return ['no objects'];
  return [...machine.oe].map(([id, { type, count, collectable }]) => {
    const block = machine.memory.block(id);
    const held = block === undefined ? '' : blockContents(machine.memory, block);
    return `${String(id).padStart(5)}  ${padText(typeText(type), 20)}  count ${count}${collectable ? '' : ', permanent'}  ${held}`;
  });
}

// Rules and ends

export function ruleView(rule: RuleName): string[] {
  const { at, form, says, from, decision } = ruleRows[rule];
  const origin = from === 'added' ? 'added to the document' : 'of the document';
  return [
    `${rule}: rule ${at}, ${origin}${decision === undefined ? '' : `, decision ${decision}`}`,
    `  ${form}`,
    `  ${says}`,
  ];
}

/** A rule, and its premises with their values. */
export function explanationView({ rules, premises }: Explanation): string[] {
  const width = Math.min(56, Math.max(0, ...premises.map(({ text, depth }) => textWidth(text) + 2 * depth)));
  return [
    ...rules.flatMap(ruleView),
    ...(premises.length === 0 ? ['  no premises'] : ['  premises of this step:']),
    ...premises.map(({ text, value, depth, fails }) =>
      `  ${fails === true ? '✗' : ' '} ${padText(`${'  '.repeat(depth)}${text}`, width)}  ${value}`.trimEnd(),
    ),
  ];
}

export function endView(end: LightEnd): string[] {
  switch (end.status) {
    case 'done':
      return [`the end: results (${end.results.map(({ value, type }) => valueText(value, type)).join(', ')})`];
    case 'exit':
      return [`the end: exit with status ${end.code}`];
    case 'stuck':
      return [
        `stuck in rule ${end.stuck.rule}: ${end.stuck.message}`,
        `  ${end.stuck.premise}`,
        ...end.stuck.notes.map(({ message }) => `  ${message}`),
      ];
    case 'out-of-fuel':
      return ['out of fuel'];
  }
}
