/**
 * One function of stack code as instructions of the linear IR: its control flow, and for each instruction the operation that lowers it.
 * What operation-table.ts has no row for, or one that gives up, is reported, and the program is not lowered.
 */
import type { Dest, Operand } from '../../linear/nodes.ts';
import { targetsOf } from '../../tuyin/stack/assembler.ts';
import { impliedNumber, wideOperand } from '../../tuyin/stack/code.ts';
import { topTypes } from '../../tuyin/stack/stacks.ts';
import { extraRows } from '../../tuyin/extras.ts';
import type { Constant } from '../../tuyin/graph/nodes.ts';
import { floatLiteral, literalBits } from '../../tuyin/numbers.ts';
import { sameType, typeText, type Type } from '../../tuyin/types.ts';
import type { Body, Parts, Site } from './body.ts';
import { wholeBits, wrap } from './natives.ts';
import { call, forwardValue, type Callable } from './calls.ts';
import { Decisions, type Decision } from './decisions.ts';
import type { Call } from './facts.ts';
import { callBehind, earlyReads, forwardingFor, keyOf, type Forwarding } from './forwarding.ts';
import { completed } from './longer-structs.ts';
import { isOperandTrue, isTrue } from './operations.ts';
import { packedSize, type Part } from './parts.ts';
import { has, hasAndRead, patternOf } from './streams.ts';
import { lowerOperation } from './operation-table.ts';

/** What the code of a function needs of the rest of the program. */
export interface FunctionContext {
  readonly callables: readonly Callable[];
  readonly calls: ReadonlyMap<number, Call>;
  /** Told of what has no lowering. */
  readonly lack: (what: string, site: Site) => void;
}

/** A way into a function with what it reads first in registers. */
interface Entry {
  readonly label: number;
  readonly forwarding: Forwarding;
  readonly registers: readonly Dest[];
}

/** Emits the code of one function. */
export class FunctionLowering {
  readonly body: Body;
  readonly #context: FunctionContext;
  readonly #labels = new Map<number, number>();
  readonly #jumps = new Set<number>();
  readonly #reached = new Set<number>();
  readonly #decisions = new Map<number, Decision>();
  /** Decisions for which it is known that their bytes are there. */
  readonly #sure = new Set<number>();
  /** Other ways in, by what is handed over. */
  readonly #entries = new Map<string, Entry>();
  /** Where they meet the way that reads. */
  readonly #ends = new Set<number>();
  /** What reads give while such a way is emitted. */
  #registers: ReadonlyMap<number, Parts> = new Map();

  constructor(body: Body, context: FunctionContext) {
    this.body = body;
    this.#context = context;
  }

  /** What is put back for this function by another one of the group: before any code is emitted. */
  expect(pushed: readonly Part[]): void {
    const { b, func, runnable } = this.body;
    if (func.body.kind !== 'graph' || this.#entries.has(keyOf(pushed))) return;
    const forwarding = forwardingFor(earlyReads(runnable, this.body.program.shapes), pushed);
    if (forwarding === undefined) return;
    const registers = pushed.map(({ native }) => b.local(native));
    this.#entries.set(keyOf(pushed), { label: b.newLabel(), forwarding, registers });
    this.#ends.add(forwarding.end);
  }

  /** Values that this code puts back directly before a call in tail position, with whom they are for. */
  *forwarded(): Generator<readonly [callee: number, pushed: readonly Part[]]> {
    const { runnable, code } = this.body;
    for (let at = 0; at < code.instrs.length; at++) {
      const callee = callBehind(runnable, at, this.#context.calls);
      const type = runnable.types.instrs[at]?.takes[1];
      const parts = type && this.body.parts(type);
      const isWhole = parts?.every(({ isTag }) => isTag !== true) === true;
      if (callee !== undefined && parts !== undefined && isWhole) yield [callee, parts];
    }
  }

  /** Goes to the entry for such values, if there is one. */
  enterWith(from: Body, pushed: readonly Part[], values: Parts): boolean {
    const entry = this.#entries.get(keyOf(pushed));
    if (entry === undefined) return false;
    const { b } = this.body;
    if (from.hasFrame) from.tidy('restart', [], []);
    const read = entry.forwarding.reads.flatMap(({ parts }) => parts);
    from.assign(
      entry.registers,
      values.map((value, i) => wrap(b, patternOf(b, value, pushed[i]), read[i].type)),
    );
    b.goto(entry.label);
    return true;
  }

  run(): void {
    const { body } = this;
    this.#reach();
    this.#clearVariables();
    const order = [...this.#reached].sort((a, b) => a - b);
    this.#emit(order);
    for (const entry of this.#entries.values()) this.#emitEntry(entry, order);
    body.forgetKnown();
  }

  #emit(order: readonly number[]): void {
    const { body } = this;
    const { spans } = body.code;
    for (const at of order) {
      body.b.at(spans[at]);
      if (this.#jumps.has(at) || this.#ends.has(at)) body.b.label(this.labelOf(at));
      // What is known on the way that reads is known on the other ways too.
      if (this.#jumps.has(at)) body.forgetKnown();
      const decision = this.#decisions.get(at);
      if (decision === undefined) this.#instr(at);
      else this.#decide(decision, this.#sure.has(at));
    }
  }

  #emitEntry({ label, forwarding: { reads, end }, registers }: Entry, order: readonly number[]): void {
    const { b } = this.body;
    b.label(label);
    this.body.forgetKnown();
    let next = 0;
    this.#registers = new Map(
      reads.map(({ at, parts }) => [at, registers.slice(next, (next += parts.length))] as const),
    );
    for (const at of order) if (at < end) this.#instr(at);
    this.#registers = new Map();
    b.goto(this.labelOf(end));
  }

  /** Which instructions are reached, where jumps lead, and which tests are decided together. */
  #reach(): void {
    const { types } = this.body.runnable;
    const finder = new Decisions(this.body.runnable);
    const open = [0, ...types.indirect];
    for (const at of types.indirect) this.#jumps.add(at);
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (this.#reached.has(at) || types.instrs[at] === undefined) continue;
      this.#reached.add(at);
      const decision = finder.at(at);
      const targets =
        decision === undefined ? targetsOf(this.body.code, this.body.code.instrs[at]) : targetsOfDecision(decision);
      if (decision !== undefined) this.#decisions.set(at, decision);
      for (const target of targets) this.#jumps.add(target);
      open.push(...targets);
      if (decision === undefined && this.#goesOn(at)) open.push(at + 1);
    }
  }

  #goesOn(at: number): boolean {
    const { op } = this.body.code.instrs[at];
    const { use, never } = this.body.runnable.types.instrs[at] ?? {};
    return (
      op !== 'br' &&
      op !== 'ret' &&
      op !== 'throw' &&
      op !== 'switch' &&
      never !== true &&
      (use === undefined || extraRows[use.key].flow !== 'stop')
    );
  }

  /** Variables of written code are 0 at the beginning. */
  #clearVariables(): void {
    const { b, func, runnable, marks } = this.body;
    if (marks !== undefined) b.assign(marks, b.i32(0));
    if (func.body.kind !== 'code') return;
    runnable.types.locals.forEach((type, i) => {
      for (const place of (type && this.body.variable(i, type)) ?? [])
        b.assign(place, b.typeOf(place) === 'i64' ? b.i64(0n) : b.i32(0));
    });
  }

  #instr(at: number): void {
    const { runnable, code, b } = this.body;
    const [before, types] = [runnable.types.before[at], runnable.types.instrs[at]];
    if (before === 'unreached' || types === undefined || !b.isOpen) return;
    const given = topTypes(before, types.takes.length).map((type) => (type?.kind === 'callee' ? undefined : type));
    const site: Site = { at, instr: code.instrs[at], types, given, depth: (before?.depth ?? 0) - given.length };
    const registers = this.#registers.get(at);
    if (registers !== undefined && this.body.give(site, registers)) return;
    const next = callBehind(runnable, at, this.#context.calls);
    const isFollowed = next !== undefined && !this.#jumps.has(at + 1) && !this.#jumps.has(at + 2);
    if (isFollowed && forwardValue(this.body, site, this.#context.callables[next])) return;
    if (lowerOperation(this, site)) return;
    this.#context.lack(this.#largeValue(site), site);
  }

  /** What of an instruction has too many registers. */
  #largeValue({ instr, types, given }: Site): string {
    const all = [...types.takes, ...types.gives, ...given];
    const large = all.find((type) => type !== undefined && type.kind !== 'callee' && !this.body.parts(type));
    if (large !== undefined && large.kind !== 'callee') return `a value of type ${typeText(large)}`;
    return types.use === undefined ? `\`${instr.op}\`` : `\`@tuyin.${types.use.key}\``;
  }

  labelOf(target: number): number {
    const known = this.#labels.get(target) ?? this.body.b.newLabel();
    this.#labels.set(target, known);
    return known;
  }

  // Control

  #decide({ local, type, guard, unguarded, cases, otherwise }: Decision, isSure: boolean): void {
    const { b } = this.body;
    const variable = this.body.variable(local, type) ?? [];
    const [value] = variable;
    if (guard !== undefined && !isSure) {
      const [found] = this.body.variable(guard, { kind: 'int', bits: 1 }) ?? [];
      const there = b.newLabel();
      b.condGoto(found, there, this.labelOf(unguarded));
      b.label(there);
    }
    this.body.requireSound(type, variable);
    const isWide = b.typeOf(value) === 'i64';
    const keys = cases.map(
      ([key, target]) =>
        [isWide ? BigInt.asIntN(64, key) : Number(BigInt.asIntN(32, key)), this.labelOf(target)] as const,
    );
    b.switch(value, keys, this.labelOf(otherwise));
  }

  branch(site: Site, ifTrue: boolean): boolean {
    return this.jumpIf(site, isOperandTrue(this.body, site), ifTrue);
  }

  jumpIf({ instr }: Site, condition: Operand | undefined, ifTrue: boolean): boolean {
    if (condition === undefined) return false;
    const { b } = this.body;
    const [target, next] = [this.labelOf(instr.a), b.newLabel()];
    b.condGoto(condition, ifTrue ? target : next, ifTrue ? next : target);
    b.label(next);
    return true;
  }

  switch(site: Site): boolean {
    const [type] = site.types.takes;
    const given = this.body.operand(site, 0);
    if (given === undefined || type === undefined) return false;
    const { b } = this.body;
    this.body.requireSound(type, given);
    const [low, ...high] = this.body.split(type, given).registers;
    const targets = this.body.code.tables[site.instr.a].map((target) => this.labelOf(target));
    const isWide = b.typeOf(low) === 'i64';
    const cases = targets.slice(0, -1).map((label, i) => [isWide ? BigInt(i) : i, label] as const);
    const value = high.length === 0 ? low : b.calc('SelectL', isTrue(this.body, high, type), b.i64(-1n), low);
    b.switch(value, cases, targets[targets.length - 1]);
    return true;
  }

  /** To the label of which the address is given. */
  jumpTo(site: Site): boolean {
    const { b, func, code, runnable, program } = this.body;
    const address = this.body.scalar(site, 0);
    if (address === undefined) return false;
    const nowhere = b.newLabel();
    const cases = code.labels
      .filter(({ at }) => runnable.types.indirect.includes(at))
      .map(({ name, at }) => {
        const place = program.image.addressOf({ kind: 'label', func: func.id, label: name });
        return [place | 0, this.labelOf(at)] as const;
      });
    b.switch(address, cases, nowhere);
    b.label(nowhere);
    b.trap('out-of-bounds');
    return true;
  }

  call(site: Site): boolean {
    const found = this.#context.calls.get(site.at);
    const callee = found && this.#context.callables[found.callee];
    return found !== undefined && callee !== undefined && call(this.body, site, found, callee);
  }

  /** Are bytes left? Where they are read next, be they there or not, both are one test. */
  has(site: Site): boolean {
    const read = this.#paddedReadBehind(site.at);
    const use = read === undefined ? undefined : this.body.runnable.types.instrs[read]?.use;
    const parts = use?.type && this.body.parts(use.type);
    const count = this.body.knownAt(site.depth + 1);
    if (read === undefined || parts === undefined || count !== packedSize(parts)) return has(this.body, site);
    const consumes = use?.key !== 'io.peek';
    return hasAndRead(this.body, site, { read, parts, consumes, otherwise: this.#absent(site, read) });
  }

  /**
   * `has; stloc x; ldc.0; read.pad; stloc y` in front of a decision for which x says whether there is something to decide: what is done where
   * the bytes are missing. The decision need not ask again.
   */
  #absent({ at }: Site, read: number): ((values: Parts) => void) | undefined {
    const { code, runnable } = this.body;
    const { types } = runnable;
    const [found, kept, next] = [code.instrs[at + 1].a, read + 1, read + 2];
    const [type] = types.instrs[read]?.gives ?? [];
    const decision = this.#decisions.get(next);
    if (code.instrs.at(kept)?.op !== 'stloc' || decision?.guard !== found || type === undefined) return undefined;
    const value = code.instrs[kept].a;
    const [place, flag] = [types.locals.at(value), types.locals.at(found)];
    if (type.kind === 'callee' || place === undefined || !sameType(type, place) || flag === undefined) return undefined;
    if (value === found || this.#jumps.has(kept) || this.#jumps.has(next)) return undefined;
    const places = this.body.variable(value, place);
    const flags = this.body.variable(found, flag);
    if (places === undefined || flags?.length !== 1) return undefined;
    this.#sure.add(next);
    return (values) => {
      this.body.assign(flags, [this.body.b.i32(0)]);
      this.body.assign(places, values);
      this.body.b.goto(this.labelOf(decision.unguarded));
    };
  }

  /** `has; stloc x; ldc.0; read.pad`: where that read is. */
  #paddedReadBehind(at: number): number | undefined {
    const { instrs } = this.body.code;
    const read = at + 3;
    const use = this.body.runnable.types.instrs[read]?.use;
    if (instrs[at + 1]?.op !== 'stloc' || instrs[at + 2]?.op !== 'ldc.0') return undefined;
    if (use === undefined || !/^io\.(?:read|pop|peek)$/.test(use.key) || !use.suffixes.includes('pad'))
      return undefined;
    return [at + 1, at + 2, read].some((place) => this.#jumps.has(place)) ? undefined : read;
  }

  return(site: Site): boolean {
    const { b, func } = this.body;
    const { result } = func;
    const values = site.types.takes.length === 0 ? [] : this.body.operand(site, 0, result);
    if (values === undefined || values.length !== b.func.results.length) return false;
    this.body.return(values);
    return true;
  }

  assume(site: Site): boolean {
    const { b } = this.body;
    const truth = isOperandTrue(this.body, site);
    if (truth === undefined) return false;
    this.body.trapIf(b.calc('EqualI', truth, b.i32(0)), 'deliberate');
    return true;
  }

  // Values

  localType(index: number): Type | undefined {
    return this.body.runnable.types.locals.at(index);
  }

  loadArgument(site: Site): boolean {
    const { op, a } = site.instr;
    const index = op === 'ldarg' ? a : impliedNumber(op);
    const type = this.body.func.params.at(index);
    return this.body.give(site, type && this.body.parameter(index, type));
  }

  loadLocal(site: Site): boolean {
    const index = site.types.local ?? 0;
    const type = this.localType(index);
    return this.body.give(site, type && this.body.variable(index, type));
  }

  store(site: Site, index: number, type: Type | undefined, where: 'variable' | 'parameter'): boolean {
    if (type === undefined) return false;
    const values = this.body.operand(site, 0, type);
    const places = this.body[where](index, type);
    if (values === undefined || places?.length !== values.length) return false;
    this.body.assign(places, values);
    return true;
  }

  duplicate(site: Site): boolean {
    const [type] = site.given;
    const values = type && this.body.onStack(site.depth, type);
    const copy = type && this.body.onStack(site.depth + 1, type);
    if (values === undefined || copy === undefined) return false;
    this.body.assign(copy, values);
    return true;
  }

  constant(site: Site): boolean {
    const { b } = this.body;
    const { op, a } = site.instr;
    if (op === 'ldc.l') return this.body.give(site, [b.i64(wideOperand(site.instr))]);
    const value = op === 'ldc' ? a : impliedNumber(op);
    const isGiven = this.body.give(site, [b.i32(value)]);
    this.body.setKnown(site.depth, value);
    return isGiven;
  }

  float(site: Site, name: 'float' | 'double'): boolean {
    const { b, code } = this.body;
    const literal = floatLiteral(code.pool.constants[site.instr.a]);
    const found = literal && literalBits(literal.literal, literal.negative, name);
    if (found === undefined) return false;
    return this.body.give(site, [name === 'float' ? b.i32(Number(found.bits)) : b.i64(found.bits)]);
  }

  poolConstant(site: Site): boolean {
    const { type, value } = this.body.runnable.constant(site.instr.a);
    const scalars = this.#constants(value, type);
    return scalars !== undefined && this.body.give(site, scalars);
  }

  #constants(value: Constant, type: Type): Parts | undefined {
    const parts = this.body.parts(type);
    if (parts === undefined) return undefined;
    const scalar = (number: bigint): Operand[] => parts.map((part) => registerOf(this.body, number, part));
    switch (value.kind) {
      case 'number':
        return scalar(value.value);
      case 'zero':
      case 'undef':
        return scalar(0n);
      case 'address':
      case 'label':
      case 'distance':
        return scalar(BigInt(this.body.program.image.addressOf(value)));
      case 'aggregate': {
        const fields = type.kind === 'struct' ? type.fields : undefined;
        if (fields === undefined && type.kind !== 'array' && type.kind !== 'vector') return undefined;
        const all = value.elements.map((element, i) => {
          const own = fields?.[i] ?? (type.kind === 'array' || type.kind === 'vector' ? type.of : type);
          return this.#constants(element, own);
        });
        return all.every((one) => one !== undefined) ? completed(this.body, type, all.flat()) : undefined;
      }
    }
  }
}

/** What a register of a number holds. */
function registerOf({ b }: Body, number: bigint, { type, native, at, size }: Part): Operand {
  const bits = size === 0 ? 0 : (wholeBits(type) ?? (native === 'i64' ? 64 : 32));
  const own = number >> BigInt(8 * at);
  const held = type.kind === 'int' && type.bits > 1 ? BigInt.asIntN(bits, own) : BigInt.asUintN(bits, own);
  return native === 'i64' ? b.i64(held) : b.i32(Number(BigInt.asIntN(32, held)));
}

function targetsOfDecision({ guard, unguarded, cases, otherwise }: Decision): number[] {
  return [...new Set([...cases.map(([, target]) => target), otherwise, ...(guard === undefined ? [] : [unguarded])])];
}
