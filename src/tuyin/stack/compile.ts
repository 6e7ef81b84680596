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
import type { Span } from '../../base/source.ts';
import { extraName, type ExtraUse } from '../extra-uses.ts';
import { extraRows } from '../extras.ts';
import { isPure, operandsOf, regionsOf } from '../graph/nodes.ts';
import type { BinaryOperator, Constant, Graph, GraphFunc, GraphNode, NodeOf, Pattern, Region, ValueId } from '../graph/nodes.ts';
import { noComments, type Expr, type Instr, type Name, type Operand } from '../nodes.ts';
import { allowsFlag, type Flag, type Opcode } from '../opcodes.ts';
import { blockType, bytePointer, i1, i32, intType, sizeInBits, sizeInBytes, typeText, type Type } from '../types.ts';
import type { CodeBody } from './assembler.ts';

/** Values that are computed where they are used are no higher than this. */
const mostHeight = 32;

type GraphCode = Extract<GraphFunc['body'], { readonly kind: 'graph' }>;

export interface CompiledBody {
  readonly body: CodeBody;
  /** What the constants of `ldk` are. */
  readonly constants: ReadonlyMap<Expr, { readonly type: Type; readonly value: Constant }>;
}

export function compileFunc(graph: Graph, func: GraphFunc): CompiledBody {
  if (func.body.kind !== 'graph') throw new InternalError(`@${func.name} is no graph`, 'compile');
  return new Compiler(graph, func, func.body).run();
}

/** What is emitted: an instruction, a local of a value, or a label. Numbers of locals come last. */
type Piece =
  | { readonly kind: 'instr'; readonly op: Opcode; readonly operand: Operand; readonly flags: readonly Flag[]; readonly span: Span }
  | { readonly kind: 'load' | 'store'; readonly local: number; readonly span: Span }
  | { readonly kind: 'label'; readonly label: number };

const none: Operand = { kind: 'none' };

class Compiler {
  readonly #graph: Graph;
  readonly #func: GraphFunc;
  readonly #nodes: readonly GraphNode[];
  readonly #root: Region;
  readonly #pieces: Piece[] = [];
  /** How often each value is used. */
  readonly #uses: Int32Array;
  /** The value is computed where it is used. */
  readonly #delayed: Uint8Array;
  readonly #height: Int32Array;
  /** Locals that are no value's: whether a read found enough, by the node; numbered behind the values. */
  readonly #found = new Map<ValueId, number>();
  #nextLocal: number;
  readonly #constants = new Map<Expr, { readonly type: Type; readonly value: Constant }>();
  #labels = 0;
  /** Labels that something jumps to; all jumps are forward. */
  readonly #targets = new Set<number>();
  /** Nothing gets here: nothing is emitted until the next label that something jumps to. */
  #isDead = false;
  #span: Span;

  constructor(graph: Graph, func: GraphFunc, { nodes, root }: GraphCode) {
    this.#graph = graph;
    this.#func = func;
    this.#nodes = nodes;
    this.#root = root;
    this.#span = func.span;
    this.#nextLocal = nodes.length;
    this.#uses = countUses(nodes, root);
    this.#height = new Int32Array(nodes.length);
    this.#delayed = new Uint8Array(nodes.length);
    this.#chooseDelayed();
  }

  run(): CompiledBody {
    this.#region(this.#root);
    const { result } = this.#root;
    const last = result === undefined ? undefined : this.#nodes[result];
    if (this.#func.result.kind !== 'void' && result !== undefined && last?.type.kind !== 'void') this.#push(result);
    this.#emit('ret');
    return { body: { kind: 'code', instrs: this.#assemble(), tail: [] }, constants: this.#constants };
  }

  // Values

  /** Pure values with one use in the region that they stand in, as long as trees stay low. */
  #chooseDelayed(): void {
    const home = homesOf(this.#nodes, this.#root);
    const users = new Int32Array(this.#nodes.length).fill(-1);
    this.#nodes.forEach((node, id) => {
      for (const used of operandsOf(node)) users[used] = id;
    });
    for (let id = 0; id < this.#nodes.length; id++) {
      const node = this.#nodes[id];
      let height = 0;
      for (const used of operandsOf(node)) if (this.#delayed[used] === 1) height = Math.max(height, this.#height[used] + 1);
      this.#height[id] = height;
      const isTree = node.kind !== 'phi' && node.kind !== 'param' && isPure(node, this.#nodes);
      const user = users[id];
      const isLocal = user >= 0 && home[user] === home[id] && this.#nodes[user].kind !== 'phi';
      if (node.kind === 'const' || (isTree && this.#uses[id] === 1 && isLocal && height < mostHeight)) this.#delayed[id] = 1;
    }
  }

  #push(id: ValueId): void {
    const node = this.#nodes[id];
    if (node.kind === 'conv' && node.how === 'prefix') return this.#push(node.value);
    if (this.#delayed[id] === 1) this.#compute(node);
    else this.#load(id);
  }

  #pushAll(ids: readonly ValueId[]): void {
    for (const id of ids) this.#push(id);
  }

  /** Into a local; a store whose value is never read drops it. */
  #store(local: number): void {
    if (local < this.#nodes.length && this.#uses[local] === 0) this.#emit('pop');
    else this.#add({ kind: 'store', local, span: this.#span });
  }

  #load(local: number): void {
    this.#add({ kind: 'load', local, span: this.#span });
  }

  // Regions

  #region(region: Region): void {
    for (const id of region.nodes) {
      const node = this.#nodes[id];
      this.#span = node.span;
      if (this.#delayed[id] === 1 || (node.kind === 'conv' && node.how === 'prefix')) continue;
      this.#compute(node, id);
      if (hasValue(node)) this.#store(id);
    }
  }

  /** Puts what an arm gives where the branch and its phis want it, all phis at once. */
  #leaveArm(branch: ValueId, { type }: GraphNode, phis: readonly ValueId[], arm: number, result: ValueId | undefined): void {
    const wanted = phis.filter((phi) => this.#uses[phi] > 0);
    for (const phi of wanted) {
      const node = this.#nodes[phi];
      if (node.kind === 'phi') this.#push(node.inputs[arm]);
    }
    for (const phi of wanted.toReversed()) this.#store(phi);
    if (type.kind === 'void' || this.#uses[branch] === 0 || this.#isDead) return;
    if (result === undefined) throw new InternalError('an arm gives no value', 'compile');
    this.#push(result);
    this.#store(branch);
  }

  #cond(id: ValueId, node: NodeOf<'cond'>): void {
    const [otherwise, end] = [this.#label(), this.#label()];
    this.#push(node.test);
    this.#jump('brfalse', otherwise);
    this.#region(node.yes);
    this.#leaveArm(id, node, node.phis, 0, node.yes.result);
    this.#jump('br', end);
    this.#place(otherwise);
    this.#region(node.no);
    this.#leaveArm(id, node, node.phis, 1, node.no.result);
    this.#place(end);
  }

  #match(id: ValueId, node: NodeOf<'match'>): void {
    const end = this.#label();
    node.arms.forEach(({ pattern, body, span }, arm) => {
      const next = this.#label();
      this.#span = span;
      this.#test(node, pattern, next);
      if (pattern.kind !== 'elided' && pattern.kind !== 'never') {
        this.#region(body);
        this.#leaveArm(id, node, node.phis, arm, body.result);
        this.#jump('br', end);
      }
      this.#place(next);
    });
    this.#span = node.span;
    this.#extra('trap.match');
    this.#place(end);
  }

  /** Goes to `next` if the pattern does not fit. */
  #test({ scrutinee, width }: NodeOf<'match'>, pattern: Pattern, next: number): void {
    const found = this.#found.get(scrutinee);
    switch (pattern.kind) {
      case 'any':
        return;
      case 'never':
        return this.#jump('br', next);
      case 'elided':
        return this.#extra('trap.elided');
      case 'literal':
        if (found !== undefined) this.#unless(found, next);
        if (width === 0) return;
        this.#push(scrutinee);
        this.#constant({ kind: 'number', value: pattern.value }, blockType(8 * width));
        this.#emit('ceq');
        return this.#jump('brfalse', next);
      case 'computed':
        if (found !== undefined) this.#unless(found, next);
        return this.#computed(scrutinee, pattern.region, next);
      default:
        return unreachable(pattern);
    }
  }

  #unless(local: number, next: number): void {
    this.#load(local);
    this.#jump('brfalse', next);
  }

  #computed(scrutinee: ValueId, region: Region, next: number): void {
    const fits = this.#label();
    this.#extra('io.mark');
    this.#region(region);
    if (region.result === undefined) throw new InternalError('a pattern gives no value', 'compile');
    this.#push(scrutinee);
    this.#push(region.result);
    this.#emit('ceq');
    this.#jump('brtrue', fits);
    this.#extra('io.rewind');
    this.#extra('io.drop');
    this.#jump('br', next);
    this.#place(fits);
    this.#extra('io.drop');
  }

  // Nodes

  /** Emits the node, with its value on the stack. */
  #compute(node: GraphNode, id = -1): void {
    switch (node.kind) {
      case 'const':
        return this.#constant(node.value, node.type);
      case 'param':
        return this.#number('ldarg', node.index);
      case 'phi':
        throw new InternalError('a phi stands in a region', 'compile');
      case 'un':
        this.#push(node.value);
        return this.#emit(node.op === '-' ? 'neg' : 'not', none, node.flags);
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
        this.#extra(this.#from(node.from, node.command));
        return this.#retype(bytePointer, node.type);
      case 'command':
        this.#pushSource(node.from);
        if (node.count !== undefined) this.#push(node.count);
        return this.#extra(this.#from(node.from, node.command));
      case 'pushback':
        this.#number('ldc', 0);
        return this.#send(node.value, node.content, 'io.push', 'io.copy');
      case 'write':
        this.#number('ldc', node.stream === 'output' ? 1 : 2);
        return this.#send(node.value, node.content, 'io.write', 'io.copy');
      case 'append':
        this.#push(node.region);
        return this.#send(node.value, node.content, 'region.write', 'region.copy');
      case 'store':
        this.#push(node.pointer);
        this.#push(node.value);
        this.#extra('mem.store', { type: this.#nodes[node.value].type });
        return this.#push(node.pointer);
      case 'load':
        this.#push(node.pointer);
        return this.#extra('mem.load', { type: node.type });
      case 'element':
        return this.#element(node);
      case 'distance':
        return this.#distance(node);
      case 'alloc':
        this.#number('ldc', node.bytes);
        return this.#extra('mem.alloc', { type: node.type });
      case 'aggregate':
        this.#pushAll(node.elements);
        return this.#extra('make', { type: node.type });
      case 'get':
        this.#push(node.of);
        return this.#extra('get', { number: node.index });
      case 'with':
        this.#push(node.of);
        this.#push(node.value);
        return this.#extra('set', { number: node.index });
      case 'index':
        this.#push(node.of);
        this.#push(node.index);
        // What no i32 can say is out of bounds too.
        this.#extra('conv', { type: i32, suffixes: ['sat'] });
        return this.#extra('at');
      case 'extra':
        this.#pushAll(node.args);
        return this.#extra(node.use.key, node.use);
      case 'elided':
        return this.#extra('trap.elided');
      default:
        return unreachable(node);
    }
  }

  #binary({ op, left, right, flags, type }: NodeOf<'bin'>): void {
    this.#push(left);
    this.#push(right);
    const isPointer = this.#nodes[left].type.kind === 'pointer';
    const plain = arithmetic[op];
    if (plain !== undefined) return this.#emit(plain, none, flags);
    this.#compare(op, isPointer, flags);
    // Instructions give 0 or 1 as an i32.
    if (type.kind === 'int' && type.bits === 1) this.#extra('conv', { type: i1 });
  }

  #compare(op: BinaryOperator, isPointer: boolean, flags: readonly Flag[]): void {
    const instr = comparisons[op];
    if (instr !== undefined) return this.#emit(instr, none, flags);
    const { opposite, extra } = negations[op] ?? {};
    if (opposite === undefined || extra === undefined) throw new InternalError(`${op} is no comparison`, 'compile');
    if (!isPointer) return this.#extra(extra);
    this.#emit(opposite);
    this.#number('ldc', 0);
    this.#emit('ceq');
  }

  #convert({ how, type }: NodeOf<'conv'>): void {
    switch (how) {
      case 'number':
      case 'address':
        return this.#extra('conv', { type });
      case 'unsigned':
        return this.#extra('conv', { type, suffixes: ['u'] });
      case 'saturate':
        return this.#extra('conv', { type, suffixes: ['sat'] });
      case 'bits':
        return this.#extra('bits', { type });
      case 'prefix':
        return;
      default:
        return unreachable(how);
    }
  }

  #retype(from: Type, to: Type): void {
    if (typeText(from) !== typeText(to)) this.#extra('conv', { type: to });
  }

  #call({ callee, input, tail }: NodeOf<'call'>): void {
    const { name, result } = this.#graph.functions[callee];
    if (input.kind === 'values') this.#pushAll(input.values);
    else if (input.kind === 'take') this.#extra('call.take', { number: input.bytes });
    else this.#extra('call.share');
    const count = input.kind === 'values' ? input.values.length : 0;
    this.#emit('call', { kind: 'callee', callee: this.#name('@', name), count });
    if (!tail) return;
    if (this.#func.result.kind === 'void' && result.kind !== 'void') this.#emit('pop');
    this.#emit('ret');
  }

  #read(id: ValueId, { command, from, bytes, short }: NodeOf<'read'>): void {
    if (short) {
      const found = this.#nextLocal++;
      this.#found.set(id, found);
      this.#pushSource(from);
      this.#number('ldc', bytes);
      this.#extra(from === undefined ? 'io.has' : 'region.has');
      this.#store(found);
    }
    this.#pushSource(from);
    this.#extra(this.#from(from, command), { type: blockType(8 * bytes), suffixes: short ? ['pad'] : [] });
  }

  #pushSource(from: ValueId | undefined): void {
    if (from === undefined) this.#number('ldc', 0);
    else this.#push(from);
  }

  #from(from: ValueId | undefined, command: string): ExtraUse['key'] {
    const name = command === 'pop' && from !== undefined ? 'read' : command;
    return `${from === undefined ? 'io' : 'region'}.${name}` as ExtraUse['key'];
  }

  #send(value: ValueId, content: boolean, whole: 'io.push' | 'io.write' | 'region.write', copy: 'io.copy' | 'region.copy'): void {
    this.#push(value);
    if (!content) return this.#extra(whole);
    const { type } = this.#nodes[value];
    const size = type.kind === 'pointer' ? (sizeInBytes(type.to) ?? 0) : 0;
    if (size > 0) this.#number('ldc', size);
    else {
      this.#push(value);
      this.#extra('mem.size');
    }
    this.#extra(copy);
  }

  #element({ pointer, index, step, type }: NodeOf<'element'>): void {
    this.#push(pointer);
    this.#retype(this.#nodes[pointer].type, bytePointer);
    this.#push(index);
    if (step !== 1) {
      this.#number('ldc', step);
      this.#emit('mul');
    }
    this.#emit('add');
    this.#retype(bytePointer, type);
  }

  #distance({ left, right, step }: NodeOf<'distance'>): void {
    for (const id of [left, right]) {
      this.#push(id);
      this.#retype(this.#nodes[id].type, bytePointer);
    }
    this.#emit('sub');
    if (step === 1) return;
    this.#number('ldc', step);
    this.#emit('div');
  }

  // Constants

  #constant(value: Constant, type: Type): void {
    switch (value.kind) {
      case 'number':
        if (type.kind === 'int' && type.bits === 32) return this.#number('ldc', Number(BigInt.asIntN(32, value.value)));
        return this.#loadConstant(this.#numberExpr(value.value, type), type, value);
      case 'address':
        return this.#address(value.global, value.offset, type);
      case 'label': {
        const { name } = this.#graph.functions[value.func];
        const expr: Expr = { kind: 'blockaddress', func: this.#name('@', name), block: this.#name('%', value.label), span: this.#span };
        return this.#loadConstant(expr, type, value);
      }
      case 'aggregate':
        value.elements.forEach((element, i) => this.#constant(element, partType(type, i)));
        return this.#extra('make', { type });
      case 'zero':
        return this.#loadConstant(this.#typed(type, { kind: 'word', word: 'zeroinitializer', span: this.#span }), type, value);
      case 'undef':
        return this.#loadConstant(this.#typed(type, { kind: 'word', word: 'undef', span: this.#span }), type, value);
      default:
        return unreachable(value);
    }
  }

  #loadConstant(expr: Expr, type: Type, value: Constant): void {
    this.#constants.set(expr, { type, value });
    this.#emit('ldk', { kind: 'const', value: expr });
  }

  #typed(type: Type, operand: Expr): Expr {
    return { kind: 'typed', type, operand, span: this.#span };
  }

  /** A constant by its bits. */
  #numberExpr(value: bigint, type: Type): Expr {
    const bits = sizeInBits(type);
    if (bits === undefined) throw new InternalError(`${typeText(type)} has no bits`, 'compile');
    const integer = this.#typed(intType(bits), { kind: 'int', value: BigInt.asIntN(bits, value), span: this.#span });
    if (type.kind === 'int') return integer;
    return { kind: 'cast', op: type.kind === 'pointer' ? 'inttoptr' : 'bitcast', operand: integer, type, span: this.#span };
  }

  #address(global: number, offset: number, type: Type): void {
    const { name, type: own } = this.#graph.globals[global];
    const pointer: Type = { kind: 'pointer', to: own, space: 0 };
    this.#emit('ldglb', { kind: 'symbol', name: this.#name('@', name) });
    if (offset === 0) return this.#retype(pointer, type);
    this.#retype(pointer, bytePointer);
    this.#number('ldc', offset);
    this.#emit('add');
    this.#retype(bytePointer, type);
  }

  // Emission

  #add(piece: Piece): void {
    if (!this.#isDead) this.#pieces.push(piece);
  }

  #emit(op: Opcode, operand: Operand = none, flags: readonly Flag[] = []): void {
    this.#add({ kind: 'instr', op, operand, flags: flags.filter((flag) => allowsFlag(op, flag)), span: this.#span });
    if (op === 'ret' || op === 'br') this.#isDead = true;
  }

  /** With the shortest spelling that there is. */
  #number(op: 'ldc' | 'ldarg', value: number): void {
    const short = `${op}.${value === -1 ? 'm1' : value}`;
    const least = op === 'ldc' ? -1 : 0;
    if (value >= least && value <= (op === 'ldc' ? 9 : 3)) this.#emit(short as Opcode);
    else this.#emit(op, { kind: 'number', value: BigInt(value) });
  }

  #extra(key: ExtraUse['key'], { type, number, suffixes = [] }: Partial<ExtraUse> = {}): void {
    this.#emit('callx', { kind: 'symbol', name: this.#name('@', extraName({ key, type, number, suffixes })) });
    if (extraRows[key].flow === 'stop') this.#isDead = true;
  }

  #name(sigil: '@' | '%', name: string): Name {
    return { kind: 'name', sigil, name, span: this.#span };
  }

  #label(): number {
    return this.#labels++;
  }

  #place(label: number): void {
    if (!this.#targets.has(label)) return;
    this.#isDead = false;
    this.#pieces.push({ kind: 'label', label });
  }

  #jump(op: 'br' | 'brtrue' | 'brfalse', label: number): void {
    if (!this.#isDead) this.#targets.add(label);
    this.#emit(op, { kind: 'labels', labels: [this.#name('%', this.#labelName(label))] });
  }

  #labelName(label: number): string {
    return `${this.#func.name}_${label}`;
  }

  /** Locals get their numbers; a value that is stored only to be read at once stays on the stack. */
  #assemble(): Instr[] {
    const reads = new Map<number, number>();
    for (const piece of this.#pieces) if (piece.kind === 'load') reads.set(piece.local, (reads.get(piece.local) ?? 0) + 1);
    const numbers = new Map<number, number>();
    const numberOf = (local: number): number => {
      const number = numbers.get(local) ?? numbers.size;
      numbers.set(local, number);
      return number;
    };
    const instrs: Instr[] = [];
    let labels: Name[] = [];
    const add = (op: Opcode, operand: Operand, flags: readonly Flag[], span: Span): void => {
      instrs.push({ labels, op, flags, operand, comments: noComments, span });
      labels = [];
    };
    for (let at = 0; at < this.#pieces.length; at++) {
      const piece = this.#pieces[at];
      const next = this.#pieces.at(at + 1);
      if (piece.kind === 'label') labels.push({ kind: 'name', sigil: '%', name: this.#labelName(piece.label), span: this.#span });
      else if (piece.kind === 'instr') add(piece.op, piece.operand, piece.flags, piece.span);
      else if (piece.kind === 'store' && next?.kind === 'load' && next.local === piece.local && reads.get(piece.local) === 1) at++;
      else {
        const number = numberOf(piece.local);
        if (piece.kind === 'store') add('stloc', { kind: 'number', value: BigInt(number) }, [], piece.span);
        else if (number < 4) add(`ldloc.${number}` as Opcode, none, [], piece.span);
        else add('ldloc', { kind: 'number', value: BigInt(number) }, [], piece.span);
      }
    }
    if (labels.length > 0) add('nop', none, [], this.#span);
    return instrs;
  }
}

const arithmetic: Partial<Record<BinaryOperator, Opcode>> = {
  '+': 'add', '-': 'sub', '*': 'mul', '/': 'div', '%': 'rem', '&': 'and', '|': 'or', '^': 'xor', '<<': 'shl', '>>': 'shr',
};
const comparisons: Partial<Record<BinaryOperator, Opcode>> = { '==': 'ceq', '<': 'clt', '>': 'cgt' };
/** Comparisons without an instruction: the extra function, and for addresses the instruction that says the opposite. */
const negations: Partial<Record<BinaryOperator, { readonly opposite: Opcode; readonly extra: ExtraUse['key'] }>> = {
  '!=': { opposite: 'ceq', extra: 'cmp.ne' }, '<=': { opposite: 'cgt', extra: 'cmp.le' }, '>=': { opposite: 'clt', extra: 'cmp.ge' },
};

/** Does the node leave a value on the stack? Branches put theirs into a local themselves. */
function hasValue(node: GraphNode): boolean {
  if (node.kind === 'cond' || node.kind === 'match') return false;
  return node.type.kind !== 'void' && !(node.kind === 'call' && node.tail) && node.kind !== 'elided';
}

function partType(type: Type, index: number): Type {
  if (type.kind === 'struct') return type.fields[index];
  if (type.kind === 'array' || type.kind === 'vector') return type.of;
  throw new InternalError(`${typeText(type)} has no parts`, 'compile');
}

/** Calls the visitor for every region, inner ones too. */
function forEachRegion(nodes: readonly GraphNode[], root: Region, visit: (region: Region) => void): void {
  const waiting = [root];
  for (let region = waiting.pop(); region !== undefined; region = waiting.pop()) {
    visit(region);
    for (const id of region.nodes) waiting.push(...regionsOf(nodes[id]));
  }
}

/** What regions give counts as a use; that of the root too. */
function countUses(nodes: readonly GraphNode[], root: Region): Int32Array {
  const uses = new Int32Array(nodes.length);
  const see = (id: ValueId): void => {
    const node = nodes[id];
    uses[id]++;
    if (node.kind === 'conv' && node.how === 'prefix') uses[node.value]++;
  };
  for (const node of nodes) for (const id of operandsOf(node)) see(id);
  forEachRegion(nodes, root, ({ result }) => {
    if (result !== undefined) see(result);
  });
  return uses;
}

/** The region that each value stands in, by its number. */
function homesOf(nodes: readonly GraphNode[], root: Region): Int32Array {
  const home = new Int32Array(nodes.length).fill(-1);
  forEachRegion(nodes, root, ({ index, nodes: own }) => {
    for (const id of own) home[id] = index;
  });
  return home;
}
