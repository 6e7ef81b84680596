/**
 * One function of stack code as instructions of the linear IR: its control flow, and for each instruction the operation that lowers it.
 * What has no row in the tables below, or has one that gives up, is reported, and the program is not lowered.
 */
import type { Dest, Operand } from '../../linear/nodes.ts';
import { targetsOf } from '../../tuyin/stack/assembler.ts';
import { impliedNumber, wideOperand } from '../../tuyin/stack/code.ts';
import { topTypes } from '../../tuyin/stack/stacks.ts';
import type { ExtraKey } from '../../tuyin/extras.ts';
import { extraRows } from '../../tuyin/extras.ts';
import type { Constant } from '../../tuyin/graph/nodes.ts';
import { floatLiteral, literalBits } from '../../tuyin/numbers.ts';
import type { Opcode } from '../../tuyin/opcodes.ts';
import { typeText, type Type } from '../../tuyin/types.ts';
import type { Body, Parts, Site } from './body.ts';
import { wrap } from '../tuyin-to-linear/natives.ts';
import { call, forwardValue, type Callable } from './calls.ts';
import { Decisions, type Decision } from './decisions.ts';
import type { Call } from './facts.ts';
import { callBehind, earlyReads, forwardingFor, keyOf, type Forwarding } from './forwarding.ts';
import {
  branchCondition,
  conversion,
  extraComparison,
  getItem,
  isTrue,
  make,
  mathFunction,
  operator,
  reinterpretation,
  select,
  setItem,
  unsignedOperator,
} from './operations.ts';
import { partsOf, type Part } from './parts.ts';
import {
  copyMemory as copyToStream,
  has,
  isAtEnd,
  patternOf,
  position,
  pushValue,
  readValue,
  size,
  skip,
  writeValue,
} from './streams.ts';
import {
  allocate,
  asked,
  checkIndex,
  copyMemory,
  copyToRegion,
  done,
  elementAddress,
  fieldAddress,
  isRegionRead,
  loadValue,
  readRegion,
  skipRegion,
  storeValue,
  within,
  writeRegion,
} from './memory.ts';

/** Lowers the operation at a site; false if it cannot. */
type Operation = (lowering: FunctionLowering, site: Site) => boolean;
type BodyOperation = (body: Body, site: Site) => boolean;

const on =
  (operation: BodyOperation): Operation =>
  ({ body }, site) =>
    operation(body, site);
const nothing: Operation = () => true;
const operatorRow = on(operator);
const constant: Operation = (lowering, site) => lowering.constant(site);
const loadArgument: Operation = (lowering, site) => lowering.loadArgument(site);
const loadLocal: Operation = (lowering, site) => lowering.loadLocal(site);
const compareBranch: Operation = (lowering, site) => lowering.jumpIf(site, branchCondition(lowering.body, site), true);
const trap =
  (kind: string): Operation =>
  ({ body }) => {
    body.b.trap(kind);
    return true;
  };

/** Instructions that are lowered. */
const operations: Readonly<Partial<Record<Opcode, Operation>>> = {
  nop: nothing,
  breakpoint: nothing,
  ldarg: loadArgument,
  'ldarg.0': loadArgument,
  'ldarg.1': loadArgument,
  'ldarg.2': loadArgument,
  'ldarg.3': loadArgument,
  ldloc: loadLocal,
  'ldloc.0': loadLocal,
  'ldloc.1': loadLocal,
  'ldloc.2': loadLocal,
  'ldloc.3': loadLocal,
  stloc: (lowering, site) => lowering.store(site, site.instr.a, lowering.localType(site.instr.a), 'variable'),
  starg: (lowering, site) =>
    lowering.store(site, site.instr.a, lowering.body.func.params.at(site.instr.a), 'parameter'),
  ldc: constant,
  'ldc.l': constant,
  'ldc.m1': constant,
  'ldc.0': constant,
  'ldc.1': constant,
  'ldc.2': constant,
  'ldc.3': constant,
  'ldc.4': constant,
  'ldc.5': constant,
  'ldc.6': constant,
  'ldc.7': constant,
  'ldc.8': constant,
  'ldc.9': constant,
  'ldc.r4': (lowering, site) => lowering.float(site, 'float'),
  'ldc.r8': (lowering, site) => lowering.float(site, 'double'),
  ldstr: ({ body }, site) =>
    body.give(site, [body.b.i32(body.program.image.global(body.runnable.string(site.instr.a)))]),
  ldk: (lowering, site) => lowering.poolConstant(site),
  ldglb: ({ body }, site) =>
    site.types.gives[0]?.kind === 'callee' ||
    body.give(site, [
      body.b.i32(body.program.image.global(body.runnable.global(body.code.pool.symbols[site.instr.a]))),
    ]),
  add: operatorRow,
  sub: operatorRow,
  mul: operatorRow,
  div: operatorRow,
  rem: operatorRow,
  neg: operatorRow,
  and: operatorRow,
  or: operatorRow,
  xor: operatorRow,
  not: operatorRow,
  shl: operatorRow,
  shr: operatorRow,
  ceq: operatorRow,
  cgt: operatorRow,
  clt: operatorRow,
  br: (lowering, { instr }) => {
    lowering.body.b.goto(lowering.labelOf(instr.a));
    return true;
  },
  brtrue: (lowering, site) => lowering.branch(site, true),
  brfalse: (lowering, site) => lowering.branch(site, false),
  beq: compareBranch,
  bge: compareBranch,
  bgt: compareBranch,
  ble: compareBranch,
  blt: compareBranch,
  switch: (lowering, site) => lowering.switch(site),
  call: (lowering, site) => lowering.call(site),
  ret: (lowering, site) => lowering.return(site),
  peek: (lowering, site) => lowering.duplicate(site),
  pop: nothing,
  callx: (lowering, site) => extraOperation(site)?.(lowering, site) ?? false,
};

function extraOperation({ types }: Site): Operation | undefined {
  return types.use && extraOperations[types.use.key];
}

const compared = on(extraComparison);
const unsigned = on(unsignedOperator);
const math = on(mathFunction);
const run =
  (name: 'mark' | 'rewind' | 'drop'): Operation =>
  ({ body }) => {
    // Code may leave marks behind that end with its function; statements do not.
    if (body.func.body.kind !== 'graph') return false;
    body.run(name);
    return true;
  };

/** Extra functions that are lowered. */
const extraOperations: Readonly<Partial<Record<ExtraKey, Operation>>> = {
  'block.start': nothing,
  'block.end': nothing,
  'document.seq': nothing,
  conv: on(conversion),
  bits: on(reinterpretation),
  make: on(make),
  get: on(getItem),
  set: on(setItem),
  select: on(select),
  'mem.load': on(loadValue),
  'mem.size': on(asked('rest')),
  'mem.alloc': on(allocate),
  'mem.store': on(storeValue),
  'mem.copy': on(copyMemory),
  'mem.fill': on(done('fill', 2)),
  'mem.within': on(within),
  'mem.index': on(checkIndex),
  elem: on(elementAddress),
  field: on(fieldAddress),
  'region.read': on(readRegion),
  'region.peek': on(readRegion),
  'region.write': on(writeRegion),
  'region.copy': on(copyToRegion),
  'region.skip': on(skipRegion),
  'region.seek': on(done('region_seek', 1)),
  'region.reset': on(done('region_reset')),
  'region.pos': on(asked('region_pos')),
  'region.cap': on(asked('region_cap')),
  'region.size': on(asked('region_size')),
  'region.eof': on(isRegionRead),
  'region.has': on(asked('region_has', 1)),
  'io.read': on(readValue),
  'io.peek': on(readValue),
  'io.pop': on(readValue),
  'io.push': on(pushValue),
  'io.write': on(writeValue),
  'io.copy': on(copyToStream),
  'io.skip': on(skip),
  'io.size': on(size),
  'io.eof': on(isAtEnd),
  'io.pos': on(position),
  'io.has': on(has),
  'io.mark': run('mark'),
  'io.rewind': run('rewind'),
  'io.drop': run('drop'),
  'call.take': nothing,
  'call.share': nothing,
  'call.rest': nothing,
  'u.div': unsigned,
  'u.rem': unsigned,
  'u.shr': unsigned,
  'u.lt': compared,
  'u.le': compared,
  'u.gt': compared,
  'u.ge': compared,
  'cmp.ne': compared,
  'cmp.le': compared,
  'cmp.ge': compared,
  'math.floor': math,
  'math.ceil': math,
  'math.trunc': math,
  'math.sqrt': math,
  assume: (lowering, site) => lowering.assume(site),
  unreachable: trap('deliberate'),
  'trap.match': trap('no-match'),
  'trap.elided': trap('elided'),
  trap: trap('deliberate'),
};

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
    const forwarding = forwardingFor(earlyReads(runnable), pushed);
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
      const parts = type && partsOf(type);
      if (callee !== undefined && parts !== undefined) yield [callee, parts];
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
      else this.#decide(decision);
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
    const { b, func, runnable } = this.body;
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
    if (operations[site.instr.op]?.(this, site) === true) return;
    this.#context.lack(nameOf(site), site);
  }

  labelOf(target: number): number {
    const known = this.#labels.get(target) ?? this.body.b.newLabel();
    this.#labels.set(target, known);
    return known;
  }

  // Control

  #decide({ local, type, guard, unguarded, cases, otherwise }: Decision): void {
    const { b } = this.body;
    const [value] = this.body.variable(local, type) ?? [];
    if (guard !== undefined) {
      const [found] = this.body.variable(guard, { kind: 'int', bits: 1 }) ?? [];
      const there = b.newLabel();
      b.condGoto(found, there, this.labelOf(unguarded));
      b.label(there);
    }
    const isWide = b.typeOf(value) === 'i64';
    const keys = cases.map(
      ([key, target]) =>
        [isWide ? BigInt.asIntN(64, key) : Number(BigInt.asIntN(32, key)), this.labelOf(target)] as const,
    );
    b.switch(value, keys, this.labelOf(otherwise));
  }

  branch(site: Site, ifTrue: boolean): boolean {
    const [type] = site.types.takes;
    const values = this.body.scalars(site);
    if (values === undefined || type === undefined) return false;
    return this.jumpIf(site, isTrue(this.body, values[0], type), ifTrue);
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
    const values = this.body.scalars(site);
    if (values === undefined) return false;
    const { b } = this.body;
    const targets = this.body.code.tables[site.instr.a].map((target) => this.labelOf(target));
    const isWide = b.typeOf(values[0]) === 'i64';
    const cases = targets.slice(0, -1).map((label, i) => [isWide ? BigInt(i) : i, label] as const);
    b.switch(values[0], cases, targets[targets.length - 1]);
    return true;
  }

  call(site: Site): boolean {
    const found = this.#context.calls.get(site.at);
    const callee = found && this.#context.callables[found.callee];
    return found !== undefined && callee !== undefined && call(this.body, site, found, callee);
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
    const [type] = site.types.takes;
    const values = this.body.scalars(site);
    if (values === undefined || type === undefined) return false;
    this.body.trapIf(b.calc('EqualI', isTrue(this.body, values[0], type), b.i32(0)), 'deliberate');
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

  #constants(value: Constant, type: Type): Operand[] | undefined {
    const { b } = this.body;
    const parts = partsOf(type);
    if (parts === undefined) return undefined;
    const scalar = (number: bigint): Operand[] =>
      parts.map(({ native }) => (native === 'i64' ? b.i64(number) : b.i32(Number(BigInt.asIntN(32, number)))));
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
        return all.every((one) => one !== undefined) ? all.flat() : undefined;
      }
    }
  }
}

function targetsOfDecision({ guard, unguarded, cases, otherwise }: Decision): number[] {
  return [...new Set([...cases.map(([, target]) => target), otherwise, ...(guard === undefined ? [] : [unguarded])])];
}

/** What a report says: the instruction with what it works on. */
function nameOf({ instr, types, given }: Site): string {
  const name = types.use === undefined ? `\`${instr.op}\`` : `\`@tuyin.${types.use.key}\``;
  const operands = given.flatMap((type) => (type === undefined ? [] : [typeText(type)]));
  return operands.length === 0 ? name : `${name} of ${operands.join(', ')}`;
}
