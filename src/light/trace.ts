/**
 * What a step did, for people and for programs: the rule, the statement that it was applied to, and what changed.
 *
 *     12  dassign        fact.mpl:12:3   callassigned …       %rest of &fact := Vlong 6
 *
 * The change is read off the state after the step, so tracing costs nothing when nobody looks.
 */
import { formatPlace, type Span } from '../base/source.ts';
import type { LocalEnv } from './environment.ts';
import type { Machine, StateKind } from './machine.ts';
import type { Block } from './memory.ts';
import { primOfType, prim_type_of } from './prim-types.ts';
import type { RuleName } from './rules.ts';
import { ruleRows } from './rules.ts';
import type { Statement, StatementOf, Type } from './syntax.ts';
import { valueText, type Val } from './values.ts';

export interface TraceLine {
  /** Steps before this one. */
  readonly step: number;
  readonly rule: RuleName;
  readonly state: StateKind;
  readonly func: string;
  /** The constructor of the statement, where the state has one. */
  readonly statement: string | undefined;
  readonly span: Span | undefined;
  readonly change: string;
}

/** Makes one step and says what it did. */
export function traceStep(machine: Machine): TraceLine {
  const { steps, kind: state, s, le, callee, values } = machine;
  const syntax = state === 'NormalState' ? s.syntax : undefined;
  const func = (state === 'CallState' ? callee?.id : (le ?? machine.k.le)?.func.id) ?? '';
  const rule = machine.step();
  const span = syntax?.span ?? (state === 'NormalState' ? undefined : machine.k.stmt?.syntax.span);
  return { step: steps, rule, state, func, statement: syntax?.kind, span, change: changeOf(machine, rule, syntax, le, values) };
}

/** One line of text; `width` columns for what the statement says in the source. */
export function formatTraceLine(line: TraceLine, width = 34): string {
  const place = line.span === undefined ? '' : formatPlace(line.span).replace(/^.*\//, '');
  const text = line.span === undefined ? (line.statement ?? line.state) : snippet(line.span, width);
  return `${String(line.step).padStart(7)}  ${line.rule.padEnd(18)} ${place.padEnd(16)} ${text.padEnd(width)} ${line.change}`.trimEnd();
}

/** The same as a JSON object. */
export function traceJson(line: TraceLine): string {
  const { span, ...rest } = line;
  const at = span === undefined ? undefined : { file: span.source.name, ...span.source.position(span.start) };
  return JSON.stringify({ ...rest, section: ruleRows[line.rule].at, at });
}

/** The first line of a source text, shortened. */
export function snippet(span: Span, width: number): string {
  const text = span.source.text.slice(span.start, span.end).replace(/\s+/g, ' ');
  return text.length <= width ? text : `${text.slice(0, width - 1)}…`;
}

function changeOf(m: Machine, rule: RuleName, syntax: Statement | undefined, le: LocalEnv | undefined, values: readonly Val[]): string {
  switch (rule) {
    case 'dassign':
    case 'iassign':
      return storedText(m, syntax as StatementOf<'S_dassign' | 'S_iassign'>, le);
    case 'regassign_preg': {
      const s = syntax as StatementOf<'S_regassign'>;
      const id = s.r.kind === 'Preg' ? s.r.id : '';
      const slot = le?.func.pregOf.get(id);
      const v = slot === undefined ? undefined : le?.pregs[slot];
      return v === undefined ? '' : `${id} := ${valueText(v, s.t)}`;
    }
    case 'regassign_thrownval':
    case 'throw':
      return le?.thrownval === undefined || le.thrownType === undefined ? '' : `Thrownval := ${valueText(le.thrownval, le.thrownType)}`;
    case 'if':
    case 'goto':
    case 'switch':
      return `→ ${m.s.syntax.kind}${m.s.syntax.kind === 'S_goto' ? ` ${m.s.syntax.lbl}` : ''}`;
    case 'callassigned':
    case 'icallassigned':
    case 'virtualcallassigned':
    case 'interfacecallassigned': {
      const types = m.callee?.prototype.fun_params.map(([, type]) => primOfType(type)) ?? [];
      return `${m.callee?.id ?? ''} (${m.values.map((v, i) => valueText(v, types[i] ?? m.types[i] ?? { kind: 'Tptr' })).join(', ')})`;
    }
    case 'return':
    case 'external':
    case 'skip_return': {
      const types = m.callee?.prototype.fun_returns.map(primOfType) ?? [];
      return `results (${m.values.map((v, i) => valueText(v, types[i] ?? { kind: 'Tptr' })).join(', ')})`;
    }
    case 'returned': {
      const l = m.k.stmt === undefined ? [] : values;
      return l.length === 0 ? '' : `${l.length} result${l.length === 1 ? '' : 's'}`;
    }
    case 'incref':
    case 'decref': {
      const s = syntax as StatementOf<'S_incref'>;
      return prim_type_of(s.e).kind === 'Tref' ? 'count changed' : '';
    }
    case 'free':
      return 'block freed';
    case 'javacatch_found':
      return 'handler found';
    default:
      return '';
  }
}

/** `%x of &main +4 := Vint 5`. */
function storedText(m: Machine, s: StatementOf<'S_dassign' | 'S_iassign'>, le: LocalEnv | undefined): string {
  const block = blockAt(m, m.memory.storedAt, le);
  if (block === undefined) return '';
  const offset = m.memory.storedAt - block.base;
  const name = block.name === '' ? `block ${block.id}` : block.name;
  const place = `${name}${offset === 0 ? '' : ` +${offset}`}`;
  const type = storedType(m, s, le);
  const pt = type === undefined ? undefined : primOfType(type);
  if (pt === undefined || pt.kind === 'Tagg') return `${place} := ${m.memory.storedSize} bytes`;
  return `${place} := ${valueText(m.memory.reader(pt)(m.memory.storedAt, { rule: 'dread', span: undefined }), pt)}`;
}

function storedType(m: Machine, s: StatementOf<'S_dassign' | 'S_iassign'>, le: LocalEnv | undefined): Type | undefined {
  const { cenv } = m.ge;
  if (s.kind === 'S_iassign') return s.t.kind === 'Tpointer' ? cenv.fieldoffset(s.t.t, s.fi)?.type : undefined;
  const slot = s.v.kind === 'Vlocal' ? le?.func.slotOf.get(s.v.id) : undefined;
  const variable = slot === undefined ? m.ge.vars.get(s.v.id)?.def.type : le?.func.slots[slot].type;
  return variable === undefined ? undefined : cenv.fieldoffset(variable, s.fi)?.type;
}

/** The block of an arena address, among the variables of the activation first. */
export function blockAt(m: Machine, address: number, le: LocalEnv | undefined): Block | undefined {
  const inside = (block: Block): boolean => address >= block.base + block.lo && address < block.base + block.hi;
  return le?.vars.find(inside) ?? m.memory.blockAt(address);
}
