/**
 * What a step did, as typed data: values as the document writes them (`Vint 5`) with the name of their type beside them,
 * places as a block and an offset. Effects are read off the states before and after the step, so that running without a
 * trace costs nothing; together they say everything in which the two states differ, but for the statement, the continuation
 * and the values on their way, which follow from the rule.
 */
import { blockContents, contentsText, valueAt } from './contents.ts';
import type { LightFunction, LocalEnv, ObjectEntry } from './environment.ts';
import type { Machine } from './machine.ts';
import { changeSince, type MemoryChange } from './memory-change.ts';
import type { Block, BlockKind, MemorySnapshot } from './memory.ts';
import { primName, primOfType, prim_type_of } from './prim-types.ts';
import { typeText } from './printer.ts';
import type { RuleName } from './rules.ts';
import type { Cont } from './state.ts';
import type { PrimType, Statement, StatementOf, Type, VarId } from './syntax.ts';
import { valueText, type Val } from './values.ts';

export interface TypedText {
  readonly type: string;
  readonly value: string;
}

interface Place {
  readonly block: number;
  /** Of a variable; absent where a block has no name. */
  readonly name?: string;
  readonly offset: number;
}

/** Something that a step did, as values. */
export type Effect =
  /** The value of `eval`, of the operand of `free`, `incref`, `decref`. */
  | ({ readonly effect: 'value' } & TypedText)
  | ({ readonly effect: 'condition'; readonly holds: boolean } & TypedText)
  | ({ readonly effect: 'select'; readonly label: string } & TypedText)
  | { readonly effect: 'jump'; readonly label: string }
  | {
      readonly effect: 'alloc';
      readonly block: number;
      readonly of: BlockKind;
      readonly name?: string;
      readonly lo: number;
      readonly hi: number;
    }
  | {
      readonly effect: 'free';
      readonly block: number;
      readonly of: BlockKind;
      readonly name?: string;
      readonly lo: number;
      readonly hi: number;
    }
  | ({ readonly effect: 'store' } & Place & TypedText)
  /** Bytes that are no value of one type: `2a ?? →7+4`. */
  | ({ readonly effect: 'bytes'; readonly contents: string } & Place)
  | ({ readonly effect: 'register'; readonly name: string } & TypedText)
  | ({ readonly effect: 'thrown' } & TypedText)
  | {
      readonly effect: 'object';
      readonly block: number;
      readonly type: string;
      readonly count: number;
      readonly collectable: boolean;
    }
  | { readonly effect: 'call'; readonly function: string; readonly arguments: readonly TypedText[] }
  | { readonly effect: 'results'; readonly values: readonly TypedText[] };

/** What is kept of a state before a step, to see afterwards what became of it. */
export interface Before {
  readonly syntax: Statement | undefined;
  readonly le: LocalEnv | undefined;
  readonly k: Cont;
  readonly callee: LightFunction | undefined;
  readonly values: readonly Val[];
  /** The value of the statement's expression, where it has one. */
  readonly value: Val | undefined;
  readonly next: number;
  /** Before a call of a function outside the program. */
  readonly memory: MemorySnapshot | undefined;
  readonly objects: ReadonlyMap<number, ObjectEntry>;
}

/** What effects need of the state before the step: the step itself changes it in place. */
export function before(m: Machine): Before {
  const { kind, s, le, k, callee, values, memory } = m;
  const syntax = kind === 'NormalState' ? s.syntax : undefined;
  const meaning = syntax === undefined || le === undefined ? undefined : s.value;
  const value = meaning === undefined ? undefined : valueAt(() => meaning(le as LocalEnv));
  memory.storedSize = 0;
  return {
    syntax,
    le,
    k,
    callee,
    values,
    value,
    next: memory.next,
    memory: m.isOutside ? memory.snapshot() : undefined,
    objects: m.isOutside ? new Map(m.oe) : m.oe,
  };
}

/** What the step has done. */
export function effectsOf(m: Machine, rule: RuleName, was: Before): Effect[] {
  return [
    ...operand(rule, was, m),
    ...made(m, was),
    ...stored(m, rule, was),
    ...left(m, rule, was),
    ...passed(m, rule),
  ];
}

export function typed(v: Val, t: PrimType): TypedText {
  return { type: primName(t), value: valueText(v, t) };
}

/** Values as the types that are declared for them; what is passed beyond these, as the types it has. */
export function typedList(values: readonly Val[], declared: readonly Type[], types: readonly PrimType[]): TypedText[] {
  return values.map((v, i) => typed(v, i < declared.length ? primOfType(declared[i]) : (types[i] ?? { kind: 'Tptr' })));
}

// The value that the statement turns on

function operand(rule: RuleName, { syntax, value }: Before, m: Machine): Effect[] {
  if (syntax?.kind === 'S_goto') return [{ effect: 'jump', label: syntax.lbl }];
  if (syntax === undefined || value === undefined || !('e' in syntax) || syntax.kind === 'S_regassign') return [];
  const text = typed(value, prim_type_of(syntax.e));
  switch (rule) {
    case 'if':
      return [{ effect: 'condition', ...text, holds: m.s.syntax === (syntax as StatementOf<'S_if'>).s1 }];
    case 'switch':
      return [{ effect: 'select', ...text, label: (m.s.syntax as StatementOf<'S_goto'>).lbl }];
    case 'eval':
    case 'free':
    case 'free_null':
    case 'incref':
    case 'decref':
      return [{ effect: 'value', ...text }];
    default:
      return [];
  }
}

// Blocks and objects that came

function made(m: Machine, was: Before): Effect[] {
  const effects: Effect[] = [];
  const locals = new Map((m.le === was.le ? [] : (m.le?.vars ?? [])).map((block) => [block.id, block]));
  for (let id = was.next; id < m.memory.next; id++) {
    const block = m.memory.block(id) ?? locals.get(id);
    if (block === undefined) continue;
    effects.push({ effect: 'alloc', ...blockText(block) });
    const entry = m.oe.get(id);
    if (entry !== undefined) effects.push(objectEffect(m, id));
  }
  return effects;
}

export function blockText({ id, kind, name, lo, hi }: Block): {
  block: number;
  of: BlockKind;
  name?: string;
  lo: number;
  hi: number;
} {
  return { block: id, of: kind, ...(name === '' ? {} : { name }), lo, hi };
}

function objectEffect(m: Machine, block: number): Effect {
  return { effect: 'object', block, ...objectText(m, block) };
}

export function objectText(m: Machine, block: number): { type: string; count: number; collectable: boolean } {
  const { type, count, collectable } = m.oe.get(block) ?? {
    type: { kind: 'Tprim', t: { kind: 'Tvoid' } },
    count: 0,
    collectable: false,
  };
  return { type: typeText(type), count, collectable };
}

// What was stored

/** Stores by rules that write to one known place; what the host wrote is found by comparison. */
function stored(m: Machine, rule: RuleName, was: Before): Effect[] {
  const { syntax, le } = was;
  switch (rule) {
    case 'dassign': {
      const { v, fi } = syntax as StatementOf<'S_dassign'>;
      return fieldStore(m, le, v, fi);
    }
    case 'iassign':
      return pointerStore(m, syntax as StatementOf<'S_iassign'>, le);
    case 'regassign_preg':
      return registerEffect(m.le, (syntax as StatementOf<'S_regassign'>).r);
    case 'regassign_thrownval':
    case 'throw':
    case 'javacatch_call':
      return registerEffect(m.le, { kind: 'Thrownval' });
    case 'call':
      return (m.callee?.prototype.fun_params ?? []).flatMap(([id]) => fieldStore(m, m.le, { kind: 'Vlocal', id }, 0));
    case 'returned': {
      const call = was.k.stmt?.syntax as StatementOf<'S_callassigned'> | undefined;
      return (call?.l ?? []).flatMap(({ v, fi }) => fieldStore(m, m.le, v, fi));
    }
    case 'return':
      return m.values.flatMap((v) => copiedResult(m, v, was.next));
    case 'incref':
    case 'decref':
      return typeof was.value === 'object' ? [objectEffect(m, was.value.b)] : [];
    case 'external':
      return outsideEffects(m, was);
    default:
      return [];
  }
}

/** The block of a result that is an aggregate. */
function copiedResult(m: Machine, v: Val, next: number): Effect[] {
  const block = typeof v === 'object' && v.b >= next ? m.memory.block(v.b) : undefined;
  return block === undefined
    ? []
    : [{ effect: 'bytes', block: block.id, offset: 0, contents: blockContents(m.memory, block) }];
}

function fieldStore(m: Machine, le: LocalEnv | undefined, v: VarId, fi: number): Effect[] {
  const slot = v.kind === 'Vlocal' ? le?.func.slotOf.get(v.id) : undefined;
  const block = slot === undefined ? m.ge.vars.get(v.id)?.block : le?.vars[slot];
  const field = block?.type === undefined ? undefined : m.ge.cenv.fieldoffset(block.type, fi);
  return block === undefined || field === undefined ? [] : [storeEffect(m, block, Number(field.offset), field.type)];
}

function pointerStore(m: Machine, s: StatementOf<'S_iassign'>, le: LocalEnv | undefined): Effect[] {
  const block = blockAt(m, m.memory.storedAt, le);
  const field = s.t.kind === 'Tpointer' ? m.ge.cenv.fieldoffset(s.t.t, s.fi) : undefined;
  if (block === undefined || field === undefined || m.memory.storedSize === 0) return [];
  return [storeEffect(m, block, m.memory.storedAt - block.base, field.type)];
}

function storeEffect(m: Machine, block: Block, offset: number, type: Type): Effect {
  const place: Place = { block: block.id, ...(block.name === '' ? {} : { name: block.name }), offset };
  const pt = primOfType(type);
  const address = block.base + offset;
  const v =
    pt.kind === 'Tagg' || pt.kind === 'Tvoid'
      ? undefined
      : valueAt(() => m.memory.reader(pt)(address, { rule: 'dread', span: undefined }));
  if (v !== undefined) return { effect: 'store', ...place, ...typed(v, pt) };
  return { effect: 'bytes', ...place, contents: contentsText(m.memory, address, m.ge.cenv.sizeof(type)) };
}

function registerEffect(le: LocalEnv | undefined, r: StatementOf<'S_regassign'>['r']): Effect[] {
  if (le === undefined) return [];
  if (r.kind === 'Thrownval')
    return le.thrownval === undefined || le.thrownType === undefined
      ? []
      : [{ effect: 'thrown', ...typed(le.thrownval, le.thrownType) }];
  const slot = le.func.pregOf.get(r.id) ?? -1;
  const [v, t] = [le.pregs[slot], le.pregTypes[slot]];
  return v === undefined || t === undefined ? [] : [{ effect: 'register', name: r.id, ...typed(v, t) }];
}

/** The block of an arena address, among the variables of the activation first. */
export function blockAt(m: Machine, address: number, le: LocalEnv | undefined): Block | undefined {
  const inside = (block: Block): boolean => address >= block.base + block.lo && address < block.base + block.hi;
  return le?.vars.find(inside) ?? m.memory.blockAt(address);
}

// Blocks that went

function left(m: Machine, rule: RuleName, { le, value, values }: Before): Effect[] {
  const freed = (block: Block): Effect => ({ effect: 'free', ...blockText(block) });
  switch (rule) {
    case 'return':
    case 'skip_return':
    case 'javacatch_call':
      return (le?.vars ?? []).map(freed);
    case 'returned':
      return values.flatMap((v) => gone(m, v)).map(freed);
    case 'free':
      return gone(m, value).map(freed);
    default:
      return [];
  }
}

function gone(m: Machine, v: Val | undefined): Block[] {
  const grave = typeof v === 'object' && !m.memory.isLive(v.b) ? m.memory.grave(v.b) : undefined;
  return grave === undefined ? [] : [grave.block];
}

// What a function outside the program did

/** A function outside of the program may do anything to memory: blocks that are gone, objects, and bytes that differ. */
function outsideEffects(m: Machine, was: Before): Effect[] {
  const memory = was.memory as MemorySnapshot;
  const effects: Effect[] = [];
  for (const [id, block] of memory.blocks)
    if (!m.memory.isLive(id)) effects.push({ effect: 'free', ...blockText(block) });
  for (const [id, entry] of m.oe) if (id < was.next && was.objects.get(id) !== entry) effects.push(objectEffect(m, id));
  const { ranges } = changeSince(memory, m.memory);
  if (ranges.length > 0) for (const block of m.memory.blocks.values()) effects.push(...changedBytes(m, block, ranges));
  return effects;
}

/** What a block holds between the first and the last byte that changed, in whole words, for pointers to be seen. */
function changedBytes({ memory }: Machine, block: Block, ranges: MemoryChange['ranges']): Effect[] {
  const [from, to] = [block.base + block.lo, block.base + block.hi];
  const touched = ranges.filter(({ address, bytes }) => address < to && address + bytes.length > from);
  const last = touched.at(-1);
  if (last === undefined) return [];
  const width = memory.pointerSize;
  const first = Math.max(from, touched[0].address);
  const end = Math.min(to, last.address + last.bytes.length);
  const start = first - ((first - from) % width);
  const stop = Math.min(to, end + ((width - ((end - from) % width)) % width));
  const name = block.name === '' ? {} : { name: block.name };
  const contents = contentsText(memory, start, stop - start);
  return [{ effect: 'bytes', block: block.id, ...name, offset: start - block.base, contents }];
}

// Calls and results

function passed(m: Machine, rule: RuleName): Effect[] {
  switch (rule) {
    case 'callassigned':
    case 'icallassigned':
    case 'virtualcallassigned':
    case 'interfacecallassigned':
      return [
        {
          effect: 'call',
          function: m.callee?.id ?? '',
          arguments: typedList(m.values, m.callee?.prototype.fun_params.map(([, type]) => type) ?? [], m.types),
        },
      ];
    case 'return':
    case 'skip_return':
    case 'external':
      return [{ effect: 'results', values: typedList(m.values, m.callee?.prototype.fun_returns ?? [], []) }];
    default:
      return [];
  }
}

// As text

/** One effect as people read it; the blocks of local variables come and go unsaid. */
export function effectText(effect: Effect): string {
  switch (effect.effect) {
    case 'value':
      return effect.value;
    case 'condition':
      return `${effect.value}: ${effect.holds ? 'holds' : 'does not hold'}`;
    case 'select':
      return `${effect.value} → ${effect.label}`;
    case 'jump':
      return `→ ${effect.label}`;
    case 'alloc':
      return effect.of === 'local' ? '' : `block ${effect.block} of ${effect.hi} bytes made`;
    case 'free':
      return effect.of === 'local' ? '' : `block ${effect.block} of ${effect.hi} bytes freed`;
    case 'store':
      return `${placeText(effect)} := ${effect.value}`;
    case 'bytes':
      return `${placeText(effect)} := ${shortened(effect.contents)}`;
    case 'register':
      return `${effect.name} := ${effect.value}`;
    case 'thrown':
      return `Thrownval := ${effect.value}`;
    case 'object':
      return `object ${effect.block} of ${effect.type}: count ${effect.count}`;
    case 'call':
      return `${effect.function} (${effect.arguments.map(({ value }) => value).join(', ')})`;
    case 'results':
      return `results (${effect.values.map(({ value }) => value).join(', ')})`;
  }
}

/** `%s of &main +4`. */
export function placeText({ block, name, offset }: Place): string {
  return `${name ?? `block ${block}`}${offset === 0 ? '' : ` ${offset < 0 ? '' : '+'}${offset}`}`;
}

function shortened(contents: string): string {
  const cells = contents.split(' ');
  return cells.length <= 16 ? contents : `${cells.slice(0, 16).join(' ')} …`;
}
