/** Stack code between the tree of a body, where targets are names, and the flat form, where they are numbers. */
import { unreachable } from '../../base/errors.ts';
import type { Span } from '../../base/source.ts';
import type { FuncBody } from '../module.ts';
import { noComments, type Comments, type Instr, type Name, type Operand } from '../nodes.ts';
import { rows, type Opcode, type OperandKind } from '../opcodes.ts';
import { flagBits, flagsOf, Pool, wideOperand, type FlatInstr, type LabelName, type StackCode } from './code.ts';

export type CodeBody = Extract<FuncBody, { readonly kind: 'code' }>;

export interface LabelProblem {
  readonly label: Name;
  readonly what: 'defined twice' | 'not defined';
}

export interface Assembled {
  /** Absent if there are problems. */
  readonly code: StackCode | undefined;
  readonly problems: readonly LabelProblem[];
}

export function assemble({ instrs, tail }: CodeBody, pool: Pool = new Pool()): Assembled {
  return new Assembler(pool).run(instrs, tail);
}

class Assembler {
  readonly #pool: Pool;
  readonly #targets = new Map<string, number>();
  readonly #labels: LabelName[] = [];
  readonly #problems: LabelProblem[] = [];
  readonly #tables: number[][] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  run(instrs: readonly Instr[], tail: readonly string[]): Assembled {
    this.#collect(instrs);
    const flat: FlatInstr[] = [];
    const spans: Span[] = [];
    for (const instr of instrs) {
      if (instr.op === undefined) continue;
      flat.push(this.#instr(instr.op, instr));
      spans.push(instr.span);
    }
    if (this.#problems.length > 0) return { code: undefined, problems: this.#problems };
    const code = {
      instrs: flat,
      tables: this.#tables,
      pool: this.#pool,
      labels: this.#labels,
      spans,
      comments: commentsOf(instrs),
      tail,
    };
    return { code, problems: [] };
  }

  #collect(instrs: readonly Instr[]): void {
    let at = 0;
    for (const { labels, op } of instrs) {
      for (const label of labels) {
        if (this.#targets.has(label.name)) this.#problems.push({ label, what: 'defined twice' });
        this.#targets.set(label.name, at);
        this.#labels.push({ name: label.name, at, span: label.span });
      }
      if (op !== undefined) at++;
    }
  }

  #instr(op: Opcode, { flags, operand }: Instr): FlatInstr {
    const kind = rows[op].operand;
    return { op, flags: flagBits(flags), a: this.#operand(operand, kind), b: secondOperand(operand, kind) };
  }

  #operand(operand: Operand, kind: OperandKind): number {
    switch (operand.kind) {
      case 'none':
        return 0;
      case 'number':
        return Number(kind === 'int64' ? BigInt.asIntN(32, operand.value) : operand.value);
      case 'const':
        return this.#pool.constant(operand.value);
      case 'string':
        return this.#pool.string(operand.text);
      case 'labels':
        return kind === 'labels' ? this.#table(operand.labels) : this.#target(operand.labels[0]);
      case 'callee':
        return operand.callee === undefined ? -1 : this.#pool.symbol(operand.callee.name);
      case 'symbol':
        return this.#pool.symbol(operand.name.name);
      default:
        return unreachable(operand);
    }
  }

  #table(labels: readonly Name[]): number {
    return this.#tables.push(labels.map((label) => this.#target(label))) - 1;
  }

  #target(label: Name): number {
    const target = this.#targets.get(label.name);
    if (target === undefined) this.#problems.push({ label, what: 'not defined' });
    return target ?? 0;
  }
}

function secondOperand(operand: Operand, kind: OperandKind): number {
  if (operand.kind === 'callee') return operand.count;
  return operand.kind === 'number' && kind === 'int64' ? Number(BigInt.asIntN(32, operand.value >> 32n)) : 0;
}

function commentsOf(instrs: readonly Instr[]): Map<number, Comments> {
  const comments = new Map<number, Comments>();
  let at = 0;
  for (const instr of instrs) {
    const { before, after } = instr.comments;
    if (before.length > 0 || after !== undefined) comments.set(at, instr.comments);
    if (instr.op !== undefined) at++;
  }
  return comments;
}

/**
 * The tree again. Where a target has several labels the first is named; one that has none gets the name that the
 * language's document gives to hidden labels: the function's, an underscore, and a number.
 */
export function disassemble(code: StackCode, funcName: string): CodeBody {
  const names = labelNames(code, funcName);
  const firsts = new Map<number, string>();
  for (const { name, at } of names) if (!firsts.has(at)) firsts.set(at, name);
  const byPlace = new Map<number, Name[]>();
  for (const { name, at, span } of names) {
    const label: Name = { kind: 'name', sigil: '%', name, span };
    const there = byPlace.get(at);
    if (there === undefined) byPlace.set(at, [label]);
    else there.push(label);
  }
  const instrs: Instr[] = code.instrs.map((instr, at) => ({
    labels: byPlace.get(at) ?? [],
    op: instr.op,
    flags: flagsOf(instr.flags),
    operand: operandOf(code, instr, at, firsts),
    comments: code.comments.get(at) ?? noComments,
    span: code.spans[at],
  }));
  const end = code.instrs.length;
  const last = byPlace.get(end);
  if (last !== undefined)
    instrs.push({
      labels: last,
      op: undefined,
      flags: [],
      operand: { kind: 'none' },
      comments: code.comments.get(end) ?? noComments,
      span: last[0].span,
    });
  return { kind: 'code', instrs, tail: code.tail };
}

function labelNames(code: StackCode, funcName: string): LabelName[] {
  const named = new Set(code.labels.map(({ at }) => at));
  const taken = new Set(code.labels.map(({ name }) => name));
  const missing = [...new Set(targetsOfCode(code))].filter((at) => !named.has(at)).sort((a, b) => a - b);
  let next = 0;
  const made = missing.map((at) => {
    while (taken.has(`${funcName}_${next}`)) next++;
    return { name: `${funcName}_${next++}`, at, span: code.spans[Math.min(at, code.spans.length - 1)] };
  });
  return [...code.labels, ...made];
}

/** Every target of every instruction, in their order. */
export function targetsOfCode(code: StackCode): number[] {
  return code.instrs.flatMap((instr) => [...targetsOf(code, instr)]);
}

/** Where an instruction may go other than to the next; without `br.indirect`, which does not say. */
export function targetsOf(code: StackCode, { op, a }: FlatInstr): readonly number[] {
  const { operand } = rows[op];
  return operand === 'label' ? [a] : operand === 'labels' ? code.tables[a] : [];
}

function operandOf(code: StackCode, instr: FlatInstr, at: number, labels: ReadonlyMap<number, string>): Operand {
  const { pool } = code;
  const span = code.spans[at];
  const label = (target: number): Name => ({ kind: 'name', sigil: '%', name: labels.get(target) ?? '', span });
  const symbol = (index: number): Name => ({ kind: 'name', sigil: '@', name: pool.symbols[index], span });
  const kind = rows[instr.op].operand;
  switch (kind) {
    case 'none':
      return { kind: 'none' };
    case 'index':
    case 'int32':
      return { kind: 'number', value: BigInt(instr.a) };
    case 'int64':
      return { kind: 'number', value: wideOperand(instr) };
    case 'float32':
    case 'float64':
    case 'const':
      return { kind: 'const', value: pool.constants[instr.a] };
    case 'string':
      return { kind: 'string', text: pool.strings[instr.a] };
    case 'label':
    case 'labels':
      return { kind: 'labels', labels: targetsOf(code, instr).map(label) };
    case 'callee':
      return { kind: 'callee', callee: instr.a < 0 ? undefined : symbol(instr.a), count: instr.b };
    case 'symbol':
      return { kind: 'symbol', name: symbol(instr.a) };
    default:
      return unreachable(kind);
  }
}
