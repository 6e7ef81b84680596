/**
 * A second opinion on a trace (`samara run --engine light --trace json`): each step is decided by the rules of the document,
 * from the program and the initial state that the trace begins with, and compared with what the trace says of it: the rule,
 * its section, the state, the function, the statement, its place, every effect; and at the end, the final state or the rule
 * that does not apply. Nothing here is shared with the machine that wrote the trace.
 *
 * Given, not decided: the numbers of new blocks (but that they are new), what functions outside the program did (but that
 * it is done to blocks that live), the limits of memory and of nested calls, and the contents of what the library brought in.
 */
import { No, type Lenv } from './expressions.ts';
import {
  Layout,
  encode,
  readContents,
  readValue,
  typedText,
  valueText,
  type Block,
  type Byte,
  type Value,
} from './memory.ts';
import { step } from './rules.ts';
import {
  catch_cont,
  contents,
  emptyLenv,
  blockFields,
  type Cont,
  type Effect,
  type Machine,
  type Oracle,
  type State,
} from './states.ts';
import {
  primOfType,
  readProgram,
  skip,
  typeText,
  word,
  type Func,
  type Place,
  type Program,
  type Stmt,
} from './syntax.ts';

/** The rules of the document, in its order, with their sections; and those that were added to it. All are checked. */
export const sections: { readonly [rule: string]: string } = {
  constval_int: '2.2, 1',
  constval_long: '2.2, 1',
  constval_single: '2.2, 1',
  constval_double: '2.2, 1',
  dread: '2.2, 2',
  iread: '2.2, 3',
  regread: '2.2, 4',
  addrof: '2.2, 5',
  iaddrof: '2.2, 6',
  addroffunc: '2.2, 7',
  sizeoftype: '2.2, 8',
  retype: '2.2, 9',
  cvt: '2.2, 10',
  ceil: '2.2, 11',
  floor: '2.2, 12',
  trunc: '2.2, 13',
  unary: '2.2, 14',
  binary: '2.2, 15',
  cand_true: '2.2, 16',
  cand_false: '2.2, 16',
  cior_true: '2.2, 17',
  cior_false: '2.2, 17',
  select_true: '2.2, 18',
  select_false: '2.2, 18',
  array: '2.2, 19',
  list_nil: '2.2, 20',
  list_cons: '2.2, 20',
  pure: '2.3, 1',
  malloc: '2.3, 2',
  gcmalloc: '2.3, 3',
  gcmallocjarray: '2.3, 4',
  gcpermalloc: '2.3, 5',
  skip_while: '2.4, 1',
  skip_return: '2.4, 1',
  dassign: '2.4, 2',
  iassign: '2.4, 3',
  regassign_preg: '2.4, 4',
  regassign_thrownval: '2.4, 4',
  seq: '2.4, 5',
  skip_seq: '2.4, 5',
  label: '2.4, 6',
  if: '2.4, 7',
  while: '2.4, 8',
  goto: '2.4, 9',
  return: '2.4, 10',
  switch: '2.4, 11',
  callassigned: '2.4, 12',
  icallassigned: '2.4, 13',
  virtualcallassigned: '2.4, 14',
  interfacecallassigned: '2.4, 15',
  javatry: '2.4, 16',
  throw: '2.4, 17',
  javacatch_found: '2.4, 18',
  javacatch_outer: '2.4, 18',
  javacatch_call: '2.4, 18',
  free: '2.4, 19',
  free_null: '2.4, 19',
  incref: '2.4, 20',
  decref: '2.4, 21',
  eval: '2.4, 22',
  call: '2.4, 23',
  returned: '2.4, 24',
  skip_javatry: 'added to 2.4, 16',
  javacatch: 'added to 2.4, 18',
  external: 'added to 2.4, 23',
};

/** Reasons of an end that are no matter of rules. */
const given = new Set(['out-of-memory', 'stack-overflow', 'unsupported', 'external', 'missing-function']);

type Json = { readonly [field: string]: unknown };

export interface Opinion {
  /** What is wrong, with the line of the trace; undefined if every step is by the rules. */
  readonly problem: string | undefined;
  readonly steps: number;
  /** The rules that were used, those for expressions included. */
  readonly used: ReadonlySet<string>;
}

export function checkTrace(lines: readonly string[]): Opinion {
  const used = new Set<string>();
  let at = 0;
  try {
    const events = lines.map((line) => JSON.parse(line) as Json);
    const check = new Check(events[0], used);
    for (at = 1; at < events.length; at++) check.event(events[at]);
    check.require(check.isOver, 'the trace has no end');
    return { problem: undefined, steps: check.steps, used };
  } catch (error) {
    return {
      problem: `line ${at + 1}: ${error instanceof Wrong || error instanceof No ? error.message : String(error instanceof Error ? error.stack : error)}`,
      steps: at,
      used,
    };
  }
}

class Wrong extends Error {}

class Check {
  readonly m: Machine;
  readonly #numbers: Set<number>;
  steps = 0;
  isOver = false;
  #mayJump = false;

  constructor(start: Json, used: Set<string>) {
    this.require(start['event'] === 'start' && start['version'] === 1, 'no start of a trace');
    const pointer = start['pointerSize'] === 4 ? 4 : 8;
    const program = readProgram(String(start['program']), (start['places'] as (Json | null)[]).map(placeOf));
    const state = start['state'] as Json;
    const blocks = (state['blocks'] as Json[]).map((entry) => readBlock(entry, pointer));
    this.#numbers = new Set(blocks.map(({ block }) => block));
    const layout = new Layout(program.comps, pointer);
    const { vars, funcs } = this.#loaded(program, layout, blocks);
    const functions = new Map(program.funcs.map((f) => [f.id, f]));
    const f = this.#known(functions.get(String(state['func'])), 'the function that is called');
    const values = (state['values'] as Json[]).map(({ value }) => readValue(String(value)));
    const first: State = {
      kind: 'CallState',
      f,
      s: skip,
      k: { k: 'Kstop' },
      le: emptyLenv(),
      values,
      types: f.params.map(([, type]) => primOfType(type)),
    };
    this.m = {
      layout,
      vars,
      funcs,
      memory: new Map(blocks.map((block) => [block.block, block])),
      used,
      oe: new Map(),
      functions,
      byBlock: new Map([...funcs].map(([id, block]) => [block, this.#known(functions.get(id), id)])),
      state: first,
    };
    this.#compare('the initial state', state, this.#stateText());
  }

  require(holds: boolean, what: string): void {
    if (!holds) throw new Wrong(what);
  }

  #known<T>(value: T | undefined, what: string): T {
    if (value === undefined) throw new Wrong(`no ${what}`);
    return value;
  }

  #compare(what: string, given_: unknown, mine: unknown): void {
    const [a, b] = [canonical(given_), canonical(mine)];
    if (a !== b) throw new Wrong(`${what}: the trace says ${a}, the rules ${b}`);
  }

  // Definition 15: the global environment

  /** The first blocks are those of the global variables, then those of the functions, in the order of the program. */
  #loaded(
    program: Program,
    layout: Layout,
    blocks: readonly Block[],
  ): { vars: Machine['vars']; funcs: Map<string, number> } {
    const inOrder = [...blocks].sort((a, b) => a.block - b.block);
    const funcs = new Map(program.funcs.map(({ id }, i) => [id, inOrder[program.vars.length + i].block]));
    const vars = new Map(program.vars.map(({ id, type }, i) => [id, { block: inOrder[i].block, type }]));
    for (const [i, { id, type, init, isConstant }] of program.vars.entries()) {
      inOrder[i].isConstant = isConstant || inOrder[i].of === 'string';
      const size = layout.sizeof(type);
      const bytes: Byte[] = Array.from({ length: size }, () => 0);
      for (const [kind, at, ...rest] of init) {
        const part =
          kind === 'Init_bytes'
            ? (word(rest[0]).match(/../g) ?? []).map((byte) => parseInt(byte, 16))
            : pointerTo(
                kind === 'Init_addrof' ? vars.get(word(rest[0]))?.block : funcs.get(word(rest[0])),
                BigInt(word(rest[1] ?? '0')),
                layout.pointer,
              );
        if (Number(at) >= 0 && Number(at) + part.length <= size)
          part.forEach((byte, j) => (bytes[Number(at) + j] = byte));
      }
      this.#compare(
        `the global variable ${id}`,
        [inOrder[i].lo, inOrder[i].hi, contents(inOrder[i], 0, inOrder[i].hi, layout.pointer)],
        [0, size, contents({ ...inOrder[i], bytes: new Map(bytes.entries()) }, 0, size, layout.pointer)],
      );
    }
    for (const [id, block] of funcs)
      this.#compare(
        `the function ${id}`,
        [...(blocks.find((entry) => entry.block === block)?.of ?? '')].join(''),
        'function',
      );
    return { vars, funcs };
  }

  // Events

  event(event: Json): void {
    this.require(!this.isOver, 'a step behind the end');
    if (event['event'] === 'end') return this.#end(event);
    this.#compare('the event', event['event'], 'step');
    const number = Number(event['step']);
    this.require(
      this.#mayJump ? number >= this.steps : number === this.steps,
      `step ${number} comes where ${this.steps} is expected`,
    );
    const { state } = this.m;
    const before = {
      state: state.kind,
      func: this.#funcOf(),
      at: this.#place(),
      statement: state.kind === 'NormalState' ? state.s.op : undefined,
    };
    const effects = event['effects'] as Effect[];
    const made = this.#step(effects, event);
    this.#compare(
      'the step',
      {
        rule: event['rule'],
        section: event['section'],
        ...pick(event, ['state', 'func', 'statement']),
        at: placeOf(event['at'] as Json | undefined),
        effects: sorted(effects),
      },
      { rule: made.rule, section: sections[made.rule], ...before, effects: sorted(made.effects) },
    );
    this.#mayJump = made.rule === 'external';
    this.steps = number + 1;
  }

  #step(effects: readonly Effect[], event: Json): { readonly rule: string; readonly effects: readonly Effect[] } {
    const numbers = effects.filter(({ effect }) => effect === 'alloc').map((effect) => Number(effect['block']));
    const oracle: Oracle = {
      fresh: () => this.#fresh(this.#known(numbers.shift(), 'new block in the trace')),
      outside: (callee) => this.#outside(callee, effects),
    };
    try {
      const made = step(this.m, oracle);
      return made.rule === 'external' ? { rule: made.rule, effects } : made;
    } catch (error) {
      if (error instanceof No)
        throw new Wrong(`rule ${String(event['rule'])} is said to apply, but none does: ${error.message}`);
      throw error;
    }
  }

  #fresh(block: number): number {
    this.require(!this.#numbers.has(block), `block ${block} is not new`);
    this.#numbers.add(block);
    return block;
  }

  /** A function outside the program does what it likes to blocks that live. */
  #outside(callee: Func, effects: readonly Effect[]): readonly Value[] {
    const { memory, oe, layout } = this.m;
    let results: readonly Value[] | undefined;
    for (const effect of effects) {
      const number = Number(effect['block']);
      switch (effect.effect) {
        case 'alloc':
          memory.set(this.#fresh(number), readBlock({ ...effect, contents: '' }, layout.pointer));
          break;
        case 'free':
          this.#compare(
            'the block that is freed',
            without(effect, 'effect'),
            blockFields(this.#known(memory.get(number), `block ${number}`)),
          );
          memory.delete(number);
          break;
        case 'bytes':
          this.#write(effect);
          break;
        case 'object': {
          const entry = this.#known(oe.get(number), `object ${number}`);
          this.#compare('the object', pick(effect, ['type', 'collectable']), {
            type: typeText(entry.type),
            collectable: entry.collectable,
          });
          oe.set(number, { ...entry, count: Number(effect['count']) });
          break;
        }
        case 'results': {
          const typed = effect['values'] as Json[];
          this.#compare(
            'the types of the results',
            typed.map(({ type }) => type),
            callee.returns.map(primOfType),
          );
          results = typed.map(({ value }) => readValue(String(value)));
          typed.forEach(({ value }, i) =>
            this.#compare(
              'a result',
              value,
              valueText((results as Value[])[i], primOfType(callee.returns[i]), layout.pointer),
            ),
          );
          break;
        }
        default:
          throw new Wrong(`a function outside the program has no effect ${effect.effect}`);
      }
    }
    return this.#known(results, 'results');
  }

  #write(effect: Effect): void {
    const block = this.#known(this.m.memory.get(Number(effect['block'])), 'living block');
    const offset = Number(effect['offset']);
    const bytes = readContents(String(effect['contents']), this.m.layout.pointer);
    this.require(offset >= block.lo && offset + bytes.length <= block.hi, 'bytes outside of their block');
    this.#compare('the name of the block', effect['name'], block.name);
    bytes.forEach((byte, i) => {
      if (byte === undefined) block.bytes.delete(offset + i);
      else block.bytes.set(offset + i, byte);
    });
  }

  // The end

  #end(event: Json): void {
    const { state } = this.m;
    const { status, attempt } = event as { status: string; attempt?: Json };
    const number = Number(event['step']);
    this.require(
      this.#mayJump || attempt !== undefined ? number >= this.steps : number === this.steps,
      `${number} steps in all, not ${this.steps}`,
    );
    this.#compareEnd(event['state'] as Json, attempt !== undefined);
    const isDone = state.kind === 'ReturnState' && state.k.k === 'Kstop';
    this.#compare('done', status === 'done', isDone);
    if (status === 'done')
      this.#compare(
        'the results',
        event['results'],
        state.values.map((v, i) => typedText(v, state.f.returns[i], this.m.layout.pointer)),
      );
    if (status === 'exit')
      this.require(
        state.kind === 'CallState' && state.f.body === undefined,
        'only a function outside the program exits',
      );
    if (status === 'stuck') this.#stuck(this.#known(attempt, 'attempt'));
    this.isOver = true;
  }

  /** What a failed step has half done may stand in the state, as blocks of its own. */
  #compareEnd(theirs: Json, isFailed: boolean): void {
    const mine = this.#stateText();
    const known = new Set((mine['blocks'] as Json[]).map(({ block }) => block));
    const blocks = (theirs['blocks'] as Json[]).filter(({ block }) => !isFailed || known.has(block));
    const objects = (theirs['objects'] as Json[]).filter(({ block }) => !isFailed || known.has(block));
    this.#compare('the final state', { ...theirs, blocks, objects }, mine);
  }

  #stuck(attempt: Json): void {
    const reason = String(attempt['reason']);
    const { state } = this.m;
    this.#compare('the attempt', pick(attempt, ['section', 'statement', 'tried']), {
      section: sections[String(attempt['rule'])],
      statement: state.kind === 'NormalState' ? state.s.op : undefined,
      tried: triedRules(state),
    });
    if (given.has(reason))
      return this.require(
        (reason !== 'missing-function' && reason !== 'external') ||
          state.f.body === undefined ||
          state.kind === 'NormalState',
        'a function outside the program',
      );
    try {
      let next = Math.max(...this.#numbers);
      const { rule } = step(this.m, { fresh: () => ++next, outside: () => [] });
      throw new Wrong(`stuck is said, but rule ${rule} applies`);
    } catch (error) {
      if (!(error instanceof No)) throw error;
      this.#compare('the rule that fails', attempt['rule'], error.rule);
    }
  }

  // The state in the words of a trace

  #funcOf(): string {
    const { kind, f, k } = this.m.state;
    if (kind !== 'ReturnState') return f.id;
    return k.k === 'Kcall' ? k.f.id : '';
  }

  /** Of a sequence, the place of its first statement; of S_skip, that of what follows; of calls, that of the call. */
  #place(): Place {
    const { kind, s, k } = this.m.state;
    if (kind === 'CallState' || kind === 'ReturnState') return k.k === 'Kcall' ? k.s.place : undefined;
    return placeOfStatement(s) ?? (k.k === 'Kseq' || k.k === 'Kwhile' ? placeOfStatement(k.s) : undefined);
  }

  #stateText(): Json {
    const {
      memory,
      oe,
      state,
      layout: { pointer },
    } = this.m;
    const { kind, f, values, types } = state;
    const isCall = kind === 'CallState';
    return {
      kind,
      func: this.#funcOf(),
      values: isCall
        ? values.map((v, i) => ({ type: types[i], value: valueText(v, types[i], pointer) }))
        : kind === 'ReturnState'
          ? values.map((v, i) => typedText(v, f.returns[i], pointer))
          : [],
      activations: this.#activations(),
      blocks: [...memory.values()]
        .sort((a, b) => a.block - b.block)
        .map((block) => ({ ...blockFields(block), contents: contents(block, block.lo, block.hi - block.lo, pointer) })),
      objects: [...oe].map(([block, { type, count, collectable }]) => ({
        block,
        type: typeText(type),
        count,
        collectable,
      })),
    };
  }

  #activations(): Json[] {
    const { kind, f, le, k } = this.m.state;
    const all: Json[] = kind === 'NormalState' || kind === 'ExceptionState' ? [this.#activation(f, le)] : [];
    for (let at: Cont = k; at.k !== 'Kstop'; at = at.next)
      if (at.k === 'Kcall') all.push(this.#activation(at.f, at.le));
    return all;
  }

  #activation(f: Func, { vars, pregs, thrown }: Lenv): Json {
    const { pointer } = this.m.layout;
    return {
      func: f.id,
      variables: [...vars].map(([name, { block }]) => ({ name, block })),
      registers: [...pregs].map(([name, { v, t }]) => ({ name, type: t, value: valueText(v, t, pointer) })),
      thrown: thrown === undefined ? undefined : { type: thrown.t, value: valueText(thrown.v, thrown.t, pointer) },
    };
  }
}

function triedRules({ kind, f, s, k }: State): readonly string[] {
  switch (kind) {
    case 'CallState':
      return [f.body === undefined ? 'external' : 'call'];
    case 'ReturnState':
      return ['returned'];
    case 'ExceptionState':
      return catch_cont(k).k === 'Kjavatry' ? ['javacatch_found', 'javacatch_outer'] : ['javacatch_call'];
    case 'NormalState':
      if (s.op === 'S_skip')
        return [
          k.k === 'Kseq'
            ? 'skip_seq'
            : k.k === 'Kwhile'
              ? 'skip_while'
              : k.k === 'Kjavatry'
                ? 'skip_javatry'
                : 'skip_return',
        ];
      if (s.op === 'S_regassign') return [s.args[1] === 'Thrownval' ? 'regassign_thrownval' : 'regassign_preg'];
      return s.op === 'S_free' ? ['free', 'free_null'] : [s.op.slice(2)];
  }
}

function placeOfStatement(stmt: Stmt): Place {
  let s = stmt;
  while (s.place === undefined && (s.op === 'S_seq' || s.op === 'S_label')) [s] = s.inner;
  return s.place;
}

function placeOf(at: Json | null | undefined): Place {
  return at === null || at === undefined
    ? undefined
    : `${String(at['file'])}:${String(at['line'])}:${String(at['column'])}`;
}

function readBlock(entry: Json, pointer: 4 | 8): Block {
  const [lo, name] = [Number(entry['lo']), entry['name']];
  const bytes = new Map<number, Byte>();
  readContents(String(entry['contents']), pointer).forEach((byte, i) => byte !== undefined && bytes.set(lo + i, byte));
  return {
    block: Number(entry['block']),
    of: String(entry['of']),
    name: typeof name === 'string' ? name : undefined,
    lo,
    hi: Number(entry['hi']),
    bytes,
  };
}

function pointerTo(block: number | undefined, addend: bigint, pointer: 4 | 8): Byte[] {
  return block === undefined ? [] : encode({ k: 'ptr', b: block, p: addend }, 'ptr', pointer);
}

function pick(from: Json, fields: readonly string[]): Json {
  return Object.fromEntries(fields.map((field) => [field, from[field]]));
}

function without(from: Json, field: string): Json {
  return Object.fromEntries(Object.entries(from).filter(([name]) => name !== field));
}

function sorted(effects: readonly Effect[]): string[] {
  return effects.map(canonical).sort();
}

/** Fields in one order; lists of registers and objects too, since they are maps. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (key, part: unknown) => {
    if (Array.isArray(part) && (key === 'registers' || key === 'objects')) return part.map(canonical).sort();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
