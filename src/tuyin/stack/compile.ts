/**
 * From the graph to stack code: the bodies of subsets, of `func`s and `define`s written as statements, and of the
 * statements outside functions, with the extra functions for what instructions cannot say (extras.ts).
 *
 * A value lives in a local of its own, except constants, which are pushed wherever they are used, and pure values that are
 * used once, which are computed where they are used. Branches are laid out in the order of the text: every region ends by
 * putting what it gives into the locals of the branch and of its phis. Locals get their numbers at the end, so that those
 * that are never read have none.
 *
 * A match of input that may be too short asks first whether enough is left; if not, only `_` matches, and what is
 * missing reads as zero.
 */
import { InternalError, unreachable } from '../../base/errors.ts';
import { streamBits, type ExtraUse } from '../extra-uses.ts';
import type {
  BinaryOperator,
  BitRange,
  Constant,
  Graph,
  GraphFunc,
  GraphNode,
  NodeOf,
  Pattern,
  Region,
  ValueId,
} from '../graph/nodes.ts';
import type { Expr, Operand } from '../nodes.ts';
import type { Flag, Opcode } from '../opcodes.ts';
import { blockType, bytePointer, i1, i32, intType, mostBits, sizeInBytes, type Type } from '../types.ts';
import type { CodeBody } from './assembler.ts';
import { Emitter } from './emitter.ts';
import { usesOf, type Uses } from './uses.ts';

type GraphCode = Extract<GraphFunc['body'], { readonly kind: 'graph' }>;

export interface CompiledBody {
  readonly body: CodeBody;
  /** What the constants of `ldk` are. */
  readonly constants: ReadonlyMap<Expr, { readonly type: Type; readonly value: Constant }>;
  readonly names: VariableNames;
}

/** What the text calls locals and parameters, by number: `total` of `%total.0.1`. */
export interface VariableNames {
  readonly locals: ReadonlyMap<number, string>;
  readonly params: ReadonlyMap<number, string>;
}

export function compileFunc(graph: Graph, func: GraphFunc): CompiledBody {
  if (func.body.kind !== 'graph') throw new InternalError(`@${func.name} is no graph`, 'compile');
  return new Compiler(graph, func, func.body).run();
}

/** Without branch and version. */
function plainName(node: GraphNode | undefined): string | undefined {
  return node?.name?.replace(/\.\d+\.\d+$/, '');
}

const none: Operand = { kind: 'none' };

class Compiler {
  readonly #graph: Graph;
  readonly #func: GraphFunc;
  readonly #nodes: readonly GraphNode[];
  readonly #root: Region;
  readonly #uses: Uses;
  readonly #out: Emitter;
  /** Locals that are no value's: whether a read found enough, by the node; numbered behind the values. */
  readonly #found = new Map<ValueId, number>();
  #nextLocal: number;

  constructor(graph: Graph, func: GraphFunc, { nodes, root }: GraphCode) {
    this.#graph = graph;
    this.#func = func;
    this.#nodes = nodes;
    this.#root = root;
    this.#uses = usesOf(nodes, root);
    this.#out = new Emitter(graph, func.name, func.span);
    this.#nextLocal = nodes.length;
  }

  run(): CompiledBody {
    this.#region(this.#root);
    const { result } = this.#root;
    const last = result === undefined ? undefined : this.#nodes[result];
    if (this.#func.result.kind !== 'void' && result !== undefined && last?.type.kind !== 'void') this.#push(result);
    this.#out.emit('ret');
    const instrs = this.#out.finish();
    return { body: { kind: 'code', instrs, tail: [] }, constants: this.#out.constants, names: this.#names() };
  }

  #names(): VariableNames {
    const locals = new Map<number, string>();
    const params = new Map<number, string>();
    for (const [local, number] of this.#out.numbers) {
      const node = this.#nodes.at(local);
      const name = plainName(node);
      if (node?.kind !== 'param' && name !== undefined) locals.set(number, name);
    }
    for (const node of this.#nodes) {
      const name = plainName(node);
      if (node.kind === 'param' && name !== undefined) params.set(node.index, name);
    }
    return { locals, params };
  }

  // Values

  #push(id: ValueId): void {
    const node = this.#nodes[id];
    if (node.kind === 'conv' && node.how === 'prefix') return this.#push(node.value);
    if (this.#uses.delayed[id] === 1) this.#compute(node);
    else this.#out.load(id);
  }

  #pushAll(ids: readonly ValueId[]): void {
    for (const id of ids) this.#push(id);
  }

  /** Into a local; a store whose value is never read drops it. */
  #store(local: number): void {
    if (local < this.#nodes.length && this.#uses.counts[local] === 0) this.#out.emit('pop');
    else this.#out.store(local);
  }

  // Regions

  #region(region: Region): void {
    for (const id of region.nodes) {
      const node = this.#nodes[id];
      this.#out.span = node.span;
      if (this.#uses.delayed[id] === 1 || (node.kind === 'conv' && node.how === 'prefix')) continue;
      this.#compute(node, id);
      if (hasValue(node)) this.#store(id);
    }
  }

  /** Puts what an arm gives where the branch and its phis want it, all phis at once. */
  #leaveArm(
    branch: ValueId,
    { type }: GraphNode,
    phis: readonly ValueId[],
    arm: number,
    result: ValueId | undefined,
  ): void {
    const wanted = phis.filter((phi) => this.#uses.counts[phi] > 0);
    for (const phi of wanted) {
      const node = this.#nodes[phi];
      if (node.kind === 'phi') this.#push(node.inputs[arm]);
    }
    for (const phi of wanted.toReversed()) this.#store(phi);
    if (type.kind === 'void' || this.#uses.counts[branch] === 0 || this.#out.isDead) return;
    if (result === undefined) throw new InternalError('an arm gives no value', 'compile');
    this.#push(result);
    this.#store(branch);
  }

  #cond(id: ValueId, node: NodeOf<'cond'>): void {
    const [otherwise, end] = [this.#out.label(), this.#out.label()];
    this.#push(node.test);
    this.#out.jump('brfalse', otherwise);
    this.#region(node.yes);
    this.#leaveArm(id, node, node.phis, 0, node.yes.result);
    this.#out.jump('br', end);
    this.#out.place(otherwise);
    this.#region(node.no);
    this.#leaveArm(id, node, node.phis, 1, node.no.result);
    this.#out.place(end);
  }

  #match(id: ValueId, node: NodeOf<'match'>): void {
    const end = this.#out.label();
    node.arms.forEach(({ pattern, body, span }, arm) => {
      const next = this.#out.label();
      this.#out.span = span;
      this.#test(node, pattern, next);
      if (pattern.kind !== 'elided' && pattern.kind !== 'never') {
        this.#region(body);
        this.#leaveArm(id, node, node.phis, arm, body.result);
        this.#out.jump('br', end);
      }
      this.#out.place(next);
    });
    this.#out.span = node.span;
    this.#out.extra('trap.match');
    this.#out.place(end);
  }

  /** Goes to `next` if the pattern does not fit. */
  #test({ scrutinee, width }: NodeOf<'match'>, pattern: Pattern, next: number): void {
    const found = this.#found.get(scrutinee);
    switch (pattern.kind) {
      case 'any':
        return;
      case 'never':
        return this.#out.jump('br', next);
      case 'elided':
        return this.#out.extra('trap.elided');
      case 'literal':
        if (found !== undefined) this.#unless(found, next);
        if (width > 0) this.#literal(scrutinee, pattern.value, width, next);
        return;
      case 'set':
        if (found !== undefined) this.#unless(found, next);
        return this.#set(scrutinee, pattern.ranges, width, next);
      case 'computed':
        if (found !== undefined) this.#unless(found, next);
        return this.#computed(scrutinee, pattern.region, next);
      default:
        return unreachable(pattern);
    }
  }

  #literal(scrutinee: ValueId, value: bigint, width: number, next: number): void {
    const { type } = this.#nodes[scrutinee];
    // No constant that a text can say has so many bits as the whole bytes of the widest integers.
    const isOwn = type.kind === 'int' && 8 * width > mostBits;
    if (isOwn && value >> BigInt(type.bits) !== 0n) return this.#out.jump('br', next);
    if (isOwn) this.#push(scrutinee);
    else this.#pushBits(scrutinee);
    const compared = isOwn ? BigInt.asIntN(type.bits, value) : value;
    this.#out.constant({ kind: 'number', value: compared }, isOwn ? type : blockType(8 * width));
    this.#out.emit('ceq');
    this.#out.jump('brfalse', next);
  }

  /** One range after the other; the last one goes to `next` itself. */
  #set(scrutinee: ValueId, ranges: readonly BitRange[], width: number, next: number): void {
    const fits = this.#out.label();
    ranges.forEach((range, i) => {
      const isLast = i === ranges.length - 1;
      const otherwise = isLast ? next : this.#out.label();
      if (range.low === range.high) this.#literal(scrutinee, range.low, width, otherwise);
      else this.#between(scrutinee, range, width, otherwise);
      if (isLast) return;
      this.#out.jump('br', fits);
      this.#out.place(otherwise);
    });
    this.#out.place(fits);
  }

  #between(scrutinee: ValueId, { low, high }: BitRange, width: number, next: number): void {
    if (low > 0n) this.#limit(scrutinee, 'u.ge', low, width, next);
    if (high < (1n << BigInt(8 * width)) - 1n) this.#limit(scrutinee, 'u.le', high, width, next);
  }

  /** Goes on if the bits, read without a sign, are at most or at least a limit. */
  #limit(scrutinee: ValueId, test: 'u.ge' | 'u.le', limit: bigint, width: number, next: number): void {
    const { type } = this.#nodes[scrutinee];
    const bits = type.kind === 'int' ? type.bits : 8 * width;
    const own = intType(bits);
    if (type.kind === 'int') this.#push(scrutinee);
    else {
      this.#pushBits(scrutinee);
      this.#out.extra('bits', { type: own });
    }
    this.#out.constant({ kind: 'number', value: BigInt.asIntN(bits, limit) }, own);
    this.#out.extra(test);
    this.#out.jump('brfalse', next);
  }

  /** A value as `match` compares it, bit by bit. Comparing integers of whole bytes, truths, bits and addresses does that by itself. */
  #pushBits(id: ValueId): void {
    this.#push(id);
    const { type } = this.#nodes[id];
    const isPlain =
      type.kind === 'block' ||
      type.kind === 'pointer' ||
      (type.kind === 'int' && (type.bits === 1 || type.bits % 8 === 0));
    const bits = streamBits(type);
    if (!isPlain && bits !== undefined) this.#bitsOf(type, blockType(8 * Math.ceil(bits / 8)));
  }

  /** The bits of what was pushed; those that its last byte does not have are 0. */
  #bitsOf(from: Type, to: Type): void {
    const bits = streamBits(from);
    if (bits === undefined || bits % 8 === 0 || to.kind !== 'block') return this.#out.extra('bits', { type: to });
    if (from.kind !== 'int') this.#out.extra('bits', { type: intType(bits) });
    this.#out.extra('conv', { type: to, suffixes: ['u'] });
  }

  #unless(local: number, next: number): void {
    this.#out.load(local);
    this.#out.jump('brfalse', next);
  }

  #computed(scrutinee: ValueId, region: Region, next: number): void {
    this.#out.extra('io.mark');
    this.#region(region);
    // It ends in `...`: nobody comes to what is behind it.
    if (region.result === undefined) return;
    const fits = this.#out.label();
    this.#pushBits(scrutinee);
    this.#pushBits(region.result);
    this.#out.emit('ceq');
    this.#out.jump('brtrue', fits);
    this.#out.extra('io.rewind');
    this.#out.extra('io.drop');
    this.#out.jump('br', next);
    this.#out.place(fits);
    this.#out.extra('io.drop');
  }

  // Nodes

  /** Emits the node, with its value on the stack. */
  #compute(node: GraphNode, id = -1): void {
    switch (node.kind) {
      case 'const':
        return this.#out.constant(node.value, node.type);
      case 'param':
        return this.#out.number('ldarg', node.index);
      case 'phi':
        throw new InternalError('a phi stands in a region', 'compile');
      case 'un':
        this.#push(node.value);
        return this.#out.emit(node.op === '-' ? 'neg' : 'not', none, node.flags);
      case 'bin':
        return this.#binary(node);
      case 'conv':
        this.#push(node.value);
        return this.#convert(node);
      case 'cond':
        return this.#cond(id, node);
      case 'match':
        return this.#match(id, node);
      case 'call':
        return this.#call(node);
      case 'read':
        return this.#read(id, node);
      case 'readblock':
        this.#pushSource(node.from);
        this.#push(node.count);
        this.#out.extra(this.#from(node.from, node.command));
        return this.#out.retype(bytePointer, node.type);
      case 'command':
        this.#pushSource(node.from);
        if (node.count !== undefined) this.#push(node.count);
        return this.#out.extra(this.#from(node.from, node.command));
      case 'pushback':
        this.#out.number('ldc', 0);
        return this.#send(node.value, node.content, 'io.push', 'io.copy');
      case 'write':
        this.#out.number('ldc', node.stream === 'output' ? 1 : 2);
        return this.#send(node.value, node.content, 'io.write', 'io.copy');
      case 'append':
        this.#push(node.region);
        return this.#send(node.value, node.content, 'region.write', 'region.copy');
      case 'store':
        this.#push(node.pointer);
        this.#push(node.value);
        this.#out.extra('mem.store', { type: this.#nodes[node.value].type });
        return this.#push(node.pointer);
      case 'load':
        this.#push(node.pointer);
        return this.#out.extra('mem.load', { type: node.type });
      case 'element':
        return this.#element(node);
      case 'distance':
        return this.#distance(node);
      case 'alloc':
        this.#out.number('ldc', node.bytes);
        return this.#out.extra('mem.alloc', { type: node.type });
      case 'aggregate':
        this.#pushAll(node.elements);
        return this.#out.extra('make', { type: node.type });
      case 'get':
        this.#push(node.of);
        return this.#out.extra('get', { number: node.index });
      case 'with':
        this.#push(node.of);
        this.#push(node.value);
        return this.#out.extra('set', { number: node.index });
      case 'index':
        this.#push(node.of);
        this.#push(node.index);
        // What no i32 can say is out of bounds too.
        this.#out.extra('conv', { type: i32, suffixes: ['sat'] });
        return this.#out.extra('at');
      case 'extra':
        this.#pushAll(node.args);
        return this.#out.extra(node.use.key, node.use);
      case 'elided':
        return this.#out.extra('trap.elided');
      default:
        return unreachable(node);
    }
  }

  #binary({ op, left, right, flags, type }: NodeOf<'bin'>): void {
    this.#push(left);
    this.#push(right);
    const isPointer = this.#nodes[left].type.kind === 'pointer';
    const plain = arithmetic[op];
    if (plain !== undefined) return this.#out.emit(plain, none, flags);
    this.#compare(op, isPointer, flags);
    // Instructions give 0 or 1 as an i32.
    if (type.kind === 'int' && type.bits === 1) this.#out.extra('conv', { type: i1 });
  }

  #compare(op: BinaryOperator, isPointer: boolean, flags: readonly Flag[]): void {
    const instr = comparisons[op];
    if (instr !== undefined) return this.#out.emit(instr, none, flags);
    const { opposite, extra } = negations[op] ?? {};
    if (opposite === undefined || extra === undefined) throw new InternalError(`${op} is no comparison`, 'compile');
    if (!isPointer) return this.#out.extra(extra);
    this.#out.emit(opposite);
    this.#out.number('ldc', 0);
    this.#out.emit('ceq');
  }

  #convert({ how, type, value }: NodeOf<'conv'>): void {
    switch (how) {
      case 'number':
      case 'address':
        return this.#out.extra('conv', { type });
      case 'unsigned':
        return this.#out.extra('conv', { type, suffixes: ['u'] });
      case 'saturate':
        return this.#out.extra('conv', { type, suffixes: ['sat'] });
      case 'bits':
        return this.#bitsOf(this.#nodes[value].type, type);
      case 'prefix':
        return;
      default:
        return unreachable(how);
    }
  }

  #call({ callee, input, tail }: NodeOf<'call'>): void {
    const { name, result } = this.#graph.functions[callee];
    this.#pushAll(input.values);
    if (input.kind === 'rest') this.#out.extra('call.rest');
    this.#out.emit('call', { kind: 'callee', callee: this.#out.name('@', name), count: input.values.length });
    if (!tail) return;
    if (this.#func.result.kind === 'void' && result.kind !== 'void') this.#out.emit('pop');
    this.#out.emit('ret');
  }

  #read(id: ValueId, { command, from, bytes, short }: NodeOf<'read'>): void {
    if (short) {
      const found = this.#nextLocal++;
      this.#found.set(id, found);
      this.#pushSource(from);
      this.#out.number('ldc', bytes);
      this.#out.extra(from === undefined ? 'io.has' : 'region.has');
      this.#store(found);
    }
    this.#pushSource(from);
    this.#out.extra(this.#from(from, command), { type: blockType(8 * bytes), suffixes: short ? ['pad'] : [] });
  }

  #pushSource(from: ValueId | undefined): void {
    if (from === undefined) this.#out.number('ldc', 0);
    else this.#push(from);
  }

  #from(from: ValueId | undefined, command: string): ExtraUse['key'] {
    const name = command === 'pop' && from !== undefined ? 'read' : command;
    return `${from === undefined ? 'io' : 'region'}.${name}` as ExtraUse['key'];
  }

  #send(
    value: ValueId,
    content: boolean,
    whole: 'io.push' | 'io.write' | 'region.write',
    copy: 'io.copy' | 'region.copy',
  ): void {
    this.#push(value);
    if (!content) return this.#out.extra(whole);
    const { type } = this.#nodes[value];
    const size = type.kind === 'pointer' ? (sizeInBytes(type.to) ?? 0) : 0;
    // More than an i32 counts is more than any block has.
    if (size > 0) this.#out.number('ldc', Math.min(size, mostCount));
    else {
      this.#push(value);
      this.#out.extra('mem.size');
    }
    this.#out.extra(copy);
  }

  #element({ pointer, index, step, type }: NodeOf<'element'>): void {
    this.#push(pointer);
    this.#out.retype(this.#nodes[pointer].type, bytePointer);
    this.#push(index);
    if (step !== 1) {
      this.#out.number('ldc', step);
      this.#out.emit('mul');
    }
    this.#out.emit('add');
    this.#out.retype(bytePointer, type);
  }

  #distance({ left, right, step }: NodeOf<'distance'>): void {
    for (const id of [left, right]) {
      this.#push(id);
      this.#out.retype(this.#nodes[id].type, bytePointer);
    }
    this.#out.emit('sub');
    if (step === 1) return;
    if (step <= mostCount) this.#out.number('ldc', step);
    else this.#out.emit('ldc.l', { kind: 'number', value: BigInt(step) });
    this.#out.emit('div');
    if (step > mostCount) this.#out.extra('conv', { type: i32 });
  }
}

/** What an i32 counts to. */
const mostCount = 2 ** 31 - 1;

const arithmetic: Partial<Record<BinaryOperator, Opcode>> = {
  '+': 'add',
  '-': 'sub',
  '*': 'mul',
  '/': 'div',
  '%': 'rem',
  '&': 'and',
  '|': 'or',
  '^': 'xor',
  '<<': 'shl',
  '>>': 'shr',
};
const comparisons: Partial<Record<BinaryOperator, Opcode>> = { '==': 'ceq', '<': 'clt', '>': 'cgt' };
/** Comparisons without an instruction: the extra function, and for addresses the instruction that says the opposite. */
const negations: Partial<Record<BinaryOperator, { readonly opposite: Opcode; readonly extra: ExtraUse['key'] }>> = {
  '!=': { opposite: 'ceq', extra: 'cmp.ne' },
  '<=': { opposite: 'cgt', extra: 'cmp.le' },
  '>=': { opposite: 'clt', extra: 'cmp.ge' },
};

/** Does the node leave a value on the stack? Branches put theirs into a local themselves. */
function hasValue(node: GraphNode): boolean {
  if (node.kind === 'cond' || node.kind === 'match') return false;
  return node.type.kind !== 'void' && !(node.kind === 'call' && node.tail) && node.kind !== 'elided';
}
