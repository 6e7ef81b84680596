/**
 * Makes graphs smaller without changing what programs do: constants are folded and branches on them decided,
 * trivial functions are inlined, what nobody needs is dropped. Each part can be switched off.
 *
 * A body is rewritten in one walk in the order of its regions, so that operands are final before their users are looked at.
 * Sums and products of floats are left alone: no flag requires a change, and rounding is the engines' affair. Only the
 * number of steps and the depth of calls may differ afterwards.
 */
import { blockType, isNumeric, sameType, type Type } from '../types.ts';
import { inliningOf } from './attributes.ts';
import { isInRanges } from './pattern-sets.ts';
import { dropUnused, mapNode, markTailCalls, type FuncGraph } from './cleanup.ts';
import { calculateTyped, foldConversion, isComparison, patternOf, wrap } from './folding.ts';
import {
  neverMakesPoison,
  operandsOf,
  type Constant,
  type Graph,
  type GraphFunc,
  type GraphNode,
  type NodeOf,
  type Region,
  type ValueId,
} from './nodes.ts';

export interface OptimizeOptions {
  readonly fold?: boolean;
  readonly inline?: boolean;
  /** Branches without effects whose results nobody needs. */
  readonly dead?: boolean;
}

/** Nodes of a function that is inlined: as many as a call costs anyway. With `alwaysinline`, more. */
const mostInlined = 12;
const mostAlways = 200;
const rounds = 2;

export function optimizeGraph(graph: Graph, options: OptimizeOptions = {}): Graph {
  let result = graph;
  for (let round = 0; round < rounds; round++) {
    const current = result;
    const inlined = options.inline === false ? new Map<number, Inlined>() : inlinable(current);
    result = { ...current, functions: current.functions.map((func) => optimizeFunc(func, inlined, options)) };
  }
  return result;
}

function optimizeFunc(func: GraphFunc, inlined: ReadonlyMap<number, Inlined>, options: OptimizeOptions): GraphFunc {
  const { body } = func;
  if (body.kind !== 'graph') return func;
  const rewritten = new Rewriter(inlined, func.id, options.fold !== false).run(body, func.result);
  return {
    ...func,
    body: { kind: 'graph', ...markTailCalls(dropUnused(rewritten, options.dead !== false), func.result) },
  };
}

// What may be inlined

interface Inlined {
  readonly body: FuncGraph;
  readonly params: readonly Type[];
}

function inlinable(graph: Graph): Map<number, Inlined> {
  const found = new Map<number, Inlined>();
  const entries = new Set([...graph.init, ...(graph.main === undefined ? [] : [graph.main])]);
  for (const func of graph.functions) {
    const { body } = func;
    if (body.kind !== 'graph' || entries.has(func.id)) continue;
    const inlining = inliningOf(graph, func);
    const most = inlining === 'alwaysinline' ? mostAlways : mostInlined;
    if (inlining === 'noinline' || body.nodes.length > most || body.nodes.some((node) => needsFrame(node, body.nodes)))
      continue;
    found.set(func.id, { body, params: func.params });
  }
  return found;
}

/** Memory of a frame, its input, other calls, and what may end the program stay in a function of their own; so do addresses that are stored. */
function needsFrame(node: GraphNode, nodes: readonly GraphNode[]): boolean {
  switch (node.kind) {
    case 'alloc':
    case 'readblock':
    case 'call':
    case 'pushback':
    case 'elided':
    case 'extra':
      return true;
    case 'read':
    case 'command':
      return node.from === undefined;
    case 'store':
    case 'append':
      return !isNumeric(nodes[node.value].type) && nodes[node.value].type.kind !== 'block';
    case 'match':
      return node.arms.some(({ pattern }) => pattern.kind === 'elided');
    default:
      return false;
  }
}

class Rewriter {
  readonly #inlined: ReadonlyMap<number, Inlined>;
  readonly #self: number;
  readonly #folds: boolean;
  readonly #out: GraphNode[] = [];
  /** Values that are certainly no poison. */
  readonly #sound: boolean[] = [];
  #list: ValueId[] = [];
  #regions = 0;

  constructor(inlined: ReadonlyMap<number, Inlined>, self: number, folds: boolean) {
    this.#inlined = inlined;
    this.#self = self;
    this.#folds = folds;
  }

  run(graph: FuncGraph, result: Type): FuncGraph {
    const root = this.#region(new Source(graph.nodes), graph.root, result);
    return { nodes: this.#out, root };
  }

  #emit(node: GraphNode): ValueId {
    const id = this.#out.length;
    this.#out.push(node);
    this.#sound.push(neverMakesPoison(node) && operandsOf(node).every((operand) => this.#isSound(operand)));
    if (node.kind !== 'phi') this.#list.push(id);
    return id;
  }

  #isSound(id: ValueId): boolean {
    return this.#sound[id] ?? false;
  }

  #region(source: Source, region: Region, type: Type): Region {
    const outer = this.#list;
    const nodes: ValueId[] = [];
    this.#list = nodes;
    const index = this.#regions++;
    const result = this.#splice(source, region);
    this.#list = outer;
    return { index, nodes, result: type.kind === 'void' ? undefined : result };
  }

  /** The nodes of a region, here; its result. */
  #splice(source: Source, { nodes, result }: Region): ValueId | undefined {
    for (const id of nodes) source.values[id] = this.#node(source, id);
    return result === undefined ? undefined : source.values[result];
  }

  /** The new value of a node; undefined if it has none. */
  #node(source: Source, id: ValueId): ValueId | undefined {
    const node = source.nodes[id];
    if (node.kind === 'cond') return this.#cond(source, id, node);
    if (node.kind === 'match') return this.#match(source, id, node);
    const moved = mapNode(node, (operand) => source.value(operand));
    if (moved.kind === 'call') return this.#call(moved);
    const known = this.#folds ? this.#fold(moved) : undefined;
    if (typeof known === 'number') return known;
    return this.#emit(
      known === undefined
        ? moved
        : { kind: 'const', value: known, type: moved.type, span: moved.span, name: moved.name },
    );
  }

  // Branches

  #cond(source: Source, id: ValueId, node: NodeOf<'cond'>): ValueId | undefined {
    const test = source.value(node.test);
    const decided = this.#number(test);
    if (decided !== undefined) return this.#decide(source, node, [node.yes, node.no], decided !== 0n ? 0 : 1);
    const [yes, no] = [this.#region(source, node.yes, node.type), this.#region(source, node.no, node.type)];
    const branch = this.#emit({ ...node, test, yes, no, phis: [] });
    this.#out[branch] = { ...node, test, yes, no, phis: this.#phis(source, node.phis, branch) };
    source.values[id] = branch;
    return branch;
  }

  #match(source: Source, id: ValueId, node: NodeOf<'match'>): ValueId | undefined {
    const scrutinee = source.value(node.scrutinee);
    const arm = this.#decidedArm(node, scrutinee);
    const bodies = node.arms.map(({ body }) => body);
    if (arm !== undefined) return this.#decide(source, node, bodies, arm);
    const arms = node.arms.map(({ pattern, body, span }) => ({
      pattern:
        pattern.kind === 'computed'
          ? { kind: 'computed' as const, region: this.#region(source, pattern.region, blockType(node.width * 8)) }
          : pattern,
      body: this.#region(source, body, node.type),
      span,
    }));
    const branch = this.#emit({ ...node, scrutinee, arms, phis: [] });
    this.#out[branch] = { ...node, scrutinee, arms, phis: this.#phis(source, node.phis, branch) };
    source.values[id] = branch;
    return branch;
  }

  #phis(source: Source, phis: readonly ValueId[], branch: ValueId): ValueId[] {
    return phis.map((id) => {
      const node = source.nodes[id];
      const phi = this.#emit(
        node.kind === 'phi' ? { ...node, branch, inputs: node.inputs.map((input) => source.value(input)) } : node,
      );
      source.values[id] = phi;
      return phi;
    });
  }

  /** Only one arm is left: it stands where the branch stood. */
  #decide(source: Source, node: NodeOf<'cond' | 'match'>, arms: readonly Region[], arm: number): ValueId | undefined {
    const result = this.#splice(source, arms[arm]);
    for (const id of node.phis) {
      const phi = source.nodes[id];
      if (phi.kind === 'phi') source.values[id] = source.value(phi.inputs[arm]);
    }
    if (result !== undefined) return this.#asType(result, node.type, node);
    // Nobody can look at it: it is void, or the program has ended in the arm.
    return node.type.kind === 'void'
      ? undefined
      : this.#emit({ kind: 'const', value: { kind: 'undef' }, type: node.type, span: node.span, name: undefined });
  }

  /** A longer struct where a shorter one is expected. */
  #asType(id: ValueId, type: Type, { span }: GraphNode): ValueId {
    return type.kind === 'void' || sameType(this.#out[id].type, type)
      ? id
      : this.#emit({ kind: 'conv', how: 'prefix', value: id, type, span, name: undefined });
  }

  /** The first arm that fits a constant, if that can be said. */
  #decidedArm({ arms, width }: NodeOf<'match'>, scrutinee: ValueId): number | undefined {
    const value = this.#number(scrutinee);
    if (value === undefined) return undefined;
    const bits = patternOf(this.#out[scrutinee].type, value);
    for (const [i, { pattern }] of arms.entries()) {
      if (pattern.kind === 'any') return i;
      if (pattern.kind === 'literal' && BigInt.asUintN(width * 8, pattern.value) === bits) return i;
      if (pattern.kind === 'set' && isInRanges(pattern.ranges, bits)) return i;
      if (pattern.kind === 'computed' || pattern.kind === 'elided') return undefined;
    }
    return undefined;
  }

  // Calls

  #call(node: NodeOf<'call'>): ValueId | undefined {
    const call = { ...node, tail: false };
    const inlined = node.callee === this.#self ? undefined : this.#inlined.get(node.callee);
    const { values } = node.input;
    // Values become parameters byte by byte: with the same types they are the parameters.
    const agrees =
      inlined?.params.every((type, i) => i < values.length && sameType(this.#out[values[i]].type, type)) === true;
    // A poison that is passed on ends the program; in place it would not.
    if (inlined === undefined || !agrees || values.some((value) => !this.#isSound(value))) return this.#emit(call);
    const { body } = inlined;
    const source = new Source(body.nodes);
    for (const [id, inner] of body.nodes.entries()) if (inner.kind === 'param') source.values[id] = values[inner.index];
    const result = this.#splice(source, {
      ...body.root,
      nodes: body.root.nodes.filter((id) => body.nodes[id].kind !== 'param'),
    });
    return result === undefined ? undefined : this.#asType(result, node.type, node);
  }

  // Constants

  #number(id: ValueId): bigint | undefined {
    const node = this.#out[id];
    if (!this.#folds || node.kind !== 'const') return undefined;
    if (node.value.kind === 'number') return node.value.value;
    return node.value.kind === 'zero' &&
      node.type.kind !== 'struct' &&
      node.type.kind !== 'array' &&
      node.type.kind !== 'vector'
      ? 0n
      : undefined;
  }

  /** The value of a node: a constant, or another node. */
  #fold(node: GraphNode): Constant | ValueId | undefined {
    switch (node.kind) {
      case 'bin':
        return this.#binary(node);
      case 'un': {
        const value = this.#number(node.value);
        if (value === undefined || node.type.kind !== 'int') return undefined;
        return { kind: 'number', value: wrap(node.type, node.op === '-' ? -value : ~value) };
      }
      case 'conv':
        return this.#conversion(node);
      case 'get':
        return this.#part(node);
      default:
        return undefined;
    }
  }

  #binary({ op, left, right }: NodeOf<'bin'>): Constant | ValueId | undefined {
    const { type } = this.#out[left];
    if (type.kind !== 'int') return undefined;
    const [a, b] = [this.#number(left), this.#number(right)];
    if (b === undefined) return undefined;
    if (a !== undefined) {
      const value = calculateTyped(op, type, a, b);
      return value === undefined ? undefined : { kind: 'number', value };
    }
    const isNeutral =
      b === 0n ? /^(?:[-+|^]|<<|>>)$/.test(op) : b === 1n && type.bits > 1 && (op === '*' || op === '/');
    return isNeutral && !isComparison(op) ? left : undefined;
  }

  #conversion({ how, value, type }: NodeOf<'conv'>): Constant | ValueId | undefined {
    const from = this.#out[value];
    // The same bits twice: what was in between does not matter.
    if (how === 'bits' && from.kind === 'conv' && from.how === 'bits' && sameType(this.#out[from.value].type, type))
      return from.value;
    const number = this.#number(value);
    const isScalar = type.kind === 'int' || type.kind === 'fixed' || type.kind === 'float' || type.kind === 'block';
    if (number === undefined || !isScalar || from.type.kind === 'pointer') return undefined;
    const result = foldConversion(how, from.type, type, number);
    return result === undefined ? undefined : { kind: 'number', value: result };
  }

  #part({ of, index, type }: NodeOf<'get'>): Constant | ValueId | undefined {
    const whole = this.#out[of];
    if (whole.kind === 'aggregate') {
      const id = whole.elements[index];
      return sameType(this.#out[id].type, type) ? id : undefined;
    }
    if (whole.kind !== 'const') return undefined;
    return whole.value.kind === 'aggregate'
      ? whole.value.elements[index]
      : whole.value.kind === 'zero'
        ? { kind: 'zero' }
        : undefined;
  }
}

/** A body that is read, and what its values have become. */
class Source {
  readonly nodes: readonly GraphNode[];
  readonly values: (ValueId | undefined)[];

  constructor(nodes: readonly GraphNode[]) {
    this.nodes = nodes;
    this.values = new Array<ValueId | undefined>(nodes.length).fill(undefined);
  }

  value(id: ValueId): ValueId {
    return this.values[id] ?? -1;
  }
}
