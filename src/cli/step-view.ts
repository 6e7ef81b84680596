/**
 * What the stepper shows of a state, as lines of text that fit a width: the source around the statement, the continuation,
 * the local environment, blocks of memory, objects. Nothing here changes the machine.
 */
import { padText, textWidth, visibleText } from '../base/text-width.ts';
import type { Span } from '../base/source.ts';
import type { LightEnd } from '../light/engine.ts';
import type { LocalEnv } from '../light/environment.ts';
import type { Machine } from '../light/machine.ts';
import { describeBlock, type Block } from '../light/memory.ts';
import { primOfType } from '../light/prim-types.ts';
import { printStatement, typeText } from '../light/printer.ts';
import { ruleRows, type RuleName } from '../light/rules.ts';
import type { Cont } from '../light/state.ts';
import { valueText, type Val } from '../light/values.ts';

const AROUND = 2;

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

/** The state as a whole: what is looked at after every command. */
export function stateView(machine: Machine, last: RuleName | undefined, end: LightEnd | undefined, columns: number): string[] {
  const rule = last === undefined ? '' : `  by ${last} (${ruleRows[last].at})`;
  const lines = [`step ${machine.steps}  ${machine.kind}${rule}`];
  const span = placeOf(machine);
  if (span !== undefined) lines.push(...sourceView(span));
  lines.push(...summary(machine), `k   ${continuationText(machine.k)}`);
  if (machine.le !== undefined && machine.kind !== 'CallState' && machine.kind !== 'ReturnState') lines.push(`le  ${environmentText(machine, machine.le)}`);
  if (end !== undefined) lines.push(...endView(end));
  return lines.map((line) => fit(line, columns));
}

/** Where the machine stands in the text: the statement, or the call that is under way. */
export function placeOf(machine: Machine): Span | undefined {
  if (machine.kind === 'NormalState' || machine.kind === 'ExceptionState') return machine.s.syntax.span ?? following(machine.k);
  return machine.k.stmt?.syntax.span;
}

/** S_skip has no place of its own: that of what comes next. */
function following(k: Cont): Span | undefined {
  return k.kind === 'Kseq' || k.kind === 'Kwhile' ? k.stmt?.syntax.span : undefined;
}

function sourceView({ source, start }: Span): string[] {
  const { line } = source.position(start);
  const last = source.lineStarts.length;
  const lines: string[] = [`    ${source.name}:${line}`];
  for (let at = Math.max(1, line - AROUND); at <= Math.min(last, line + AROUND); at++) {
    lines.push(`${at === line ? '>' : ' '} ${String(at).padStart(4)} | ${source.line(at)}`);
  }
  return lines;
}

function summary(machine: Machine): string[] {
  const { kind, callee, values, types } = machine;
  if (kind === 'NormalState') return [`s   ${printStatement(machine.s.syntax, 400).replace(/\s+/g, ' ')}`];
  if (kind === 'ExceptionState') return [`    thrown ${thrownText(machine.le)}`];
  const declared = kind === 'CallState' ? callee?.prototype.fun_params.map(([, type]) => primOfType(type)) : callee?.prototype.fun_returns.map(primOfType);
  const list = values.map((v, i) => valueText(v, declared?.[i] ?? types[i] ?? { kind: 'Tptr' })).join(', ');
  return [kind === 'CallState' ? `    call ${callee?.id ?? ''} (${list})` : `    results (${list})`];
}

function thrownText(le: LocalEnv | undefined): string {
  return le?.thrownval === undefined || le.thrownType === undefined ? 'nothing' : valueText(le.thrownval, le.thrownType);
}

/** `Kseq S_return · Kcall &main · Kstop`. */
export function continuationText(k: Cont): string {
  return contList(k, 12).join(' · ');
}

function contList(k: Cont, limit: number): string[] {
  const list: string[] = [];
  for (let at: Cont | undefined = k; at !== undefined; at = at.next) {
    if (list.length === limit) return [...list, '…'];
    list.push(at.kind === 'Kcall' ? `Kcall ${at.le?.func.id ?? ''}` : at.kind === 'Kstop' ? 'Kstop' : `${at.kind} ${at.stmt?.syntax.kind ?? ''}`);
  }
  return list;
}

/** The continuation, one entry a line, with the statements that wait. */
export function continuationView(k: Cont, columns: number): string[] {
  const lines: string[] = [];
  for (let at: Cont | undefined = k; at !== undefined && lines.length < 40; at = at.next) {
    const { stmt } = at;
    const place = stmt?.syntax.span;
    const line = place === undefined ? '' : `line ${place.source.position(place.start).line}`;
    const what = at.kind === 'Kcall' ? `to ${at.le?.func.id ?? ''}` : stmt === undefined ? '' : printStatement(stmt.syntax, 400).replace(/\s+/g, ' ');
    lines.push(fit(`${padText(at.kind, 9)} ${padText(line, 10)} ${what}`, columns));
  }
  return lines;
}

function environmentText(machine: Machine, le: LocalEnv): string {
  return environmentEntries(machine, le).map(([name, value]) => `${name} = ${value}`).join('  ');
}

export function environmentView(machine: Machine, columns: number): string[] {
  const { le } = machine;
  if (le === undefined) return ['no local environment in this state'];
  const entries = environmentEntries(machine, le);
  if (entries.length === 0) return [`${le.func.id} has no variables`];
  const width = Math.min(24, Math.max(...entries.map(([name]) => textWidth(name))));
  return entries.map(([name, value]) => fit(`${padText(name, width)}  ${value}`, columns));
}

function environmentEntries(machine: Machine, le: LocalEnv): [string, string][] {
  const entries: [string, string][] = le.func.slots.map((slot, i) => [slot.id, variableText(machine, le.vars[i])]);
  for (const [id, slot] of le.func.pregOf) {
    const [v, t] = [le.pregs[slot], le.pregTypes[slot]];
    if (v !== undefined && t !== undefined) entries.push([id, valueText(v, t)]);
  }
  if (le.thrownval !== undefined) entries.push(['Thrownval', thrownText(le)]);
  return entries;
}

/** The value of a variable, or its bytes if it is an aggregate. */
function variableText(machine: Machine, block: Block): string {
  const t = block.type === undefined ? undefined : primOfType(block.type);
  if (t === undefined || t.kind === 'Tagg' || t.kind === 'Tvoid') return bytesText(machine, block, 16);
  const { flags } = machine.memory;
  for (let i = 0; i < block.hi; i++) if (flags[block.base + i] === 0) return 'undefined';
  return valueText(machine.memory.reader(t)(block.base, { rule: 'dread', span: undefined }), t);
}

/** Bytes in hexadecimal; `??` where undefined, `→7+4` for a pointer. */
export function bytesText({ memory }: Machine, block: Block, limit: number): string {
  const parts: string[] = [];
  const width = memory.pointerSize;
  const read = memory.reader({ kind: 'Tptr' });
  for (let i = 0; i < Math.min(block.hi, limit); i++) {
    const at = block.base + i;
    if (memory.flags[at] === 0x10 && memory.flags[at + width - 1] === 0x10 + width - 1) {
      parts.push(pointerText(read(at, { rule: 'iread', span: undefined })));
      i += width - 1;
    } else if (memory.flags[at] === 0) parts.push('??');
    else parts.push(memory.bytes[at].toString(16).padStart(2, '0'));
  }
  return `${parts.join(' ')}${block.hi > limit ? ' …' : ''}`;
}

function pointerText(v: Val): string {
  return typeof v === 'object' ? `→${v.b}${v.p === 0 ? '' : `+${v.p}`}` : String(v);
}

/** Blocks: the variables of the activations first, then what pointers may lead to. */
export function memoryView(machine: Machine, columns: number): string[] {
  const blocks = new Map<number, Block>();
  for (let k: Cont | undefined = machine.k.call; k !== undefined; k = k.next?.call) for (const block of k.le?.vars ?? []) blocks.set(block.id, block);
  for (const block of machine.le?.vars ?? []) blocks.set(block.id, block);
  for (const block of machine.memory.blocks.values()) blocks.set(block.id, block);
  const shown = [...blocks.values()].filter(({ kind }) => kind !== 'function').sort((a, b) => b.id - a.id).slice(0, 40);
  if (shown.length === 0) return ['no blocks'];
  return shown.map((block) => {
    const what = block.kind === 'local' || block.kind === 'global' || block.kind === 'string' ? block.name : describeBlock(block);
    return fit(`${String(block.id).padStart(5)}  ${padText(fit(what, 26), 26)}  ${bytesText(machine, block, 24)}`, columns);
  });
}

export function objectsView(machine: Machine, columns: number): string[] {
  if (machine.oe.size === 0) return ['no objects'];
  return [...machine.oe].map(([id, { type, count, collectable }]) =>
    fit(`${String(id).padStart(5)}  ${padText(typeText(type), 20)}  count ${count}${collectable ? '' : '  permanent'}`, columns));
}

export function ruleView(rule: RuleName, columns: number): string[] {
  const { at, form, says, from, decision } = ruleRows[rule];
  const origin = from === 'added' ? 'added to the document' : 'of the document';
  return [`${rule}: rule ${at}, ${origin}${decision === undefined ? '' : `, decision ${decision}`}`, `  ${form}`, `  ${says}`].map((line) => fit(line, columns));
}

function endView(end: LightEnd): string[] {
  switch (end.status) {
    case 'done':
      return [`the end: results (${end.results.map(({ value, type }) => valueText(value, type)).join(', ')})`];
    case 'exit':
      return [`the end: exit with status ${end.code}`];
    case 'stuck':
      return [`stuck in rule ${end.stuck.rule}: ${end.stuck.message}`, `  ${end.stuck.premise}`, ...end.stuck.notes.map(({ message }) => `  ${message}`)];
    case 'out-of-fuel':
      return ['out of fuel'];
  }
}
