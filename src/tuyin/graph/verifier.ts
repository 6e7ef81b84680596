/**
 * What every graph must obey, wherever it comes from: elaboration, bitcode, the optimiser.
 *
 *   GRAPH-1  ids exist; a node stands in one place: once in a region, or as a phi in its branch
 *   GRAPH-2  a definition stands before its uses, in the same region or around it
 *   GRAPH-3  a phi has an input for each arm of its branch, of its type
 *   GRAPH-4  operands and results have the types that their node wants
 *   GRAPH-5  regions give what their branch or function gives: its type or a subtype
 *   GRAPH-6  nothing follows a tail call, and its value is the function's
 *   GRAPH-7  calls: the callee exists, its parameters get their types
 *   GRAPH-8  addresses of memory that ends with the function are not stored in memory of a caller
 *   GRAPH-9  patterns are as wide as what is matched
 *   GRAPH-10 globals, entries and constants refer to what exists; the bytes of a global are within its size
 *
 * Not checked here: extra functions beyond the number and types of their operands, and stack code (see ../stack).
 */
import { streamBits, typesOfUse } from '../extra-uses.ts';
import {
  blockType,
  i1,
  i32,
  isNumeric,
  isSubtype,
  sameType,
  sizeInBits,
  typeText,
  voidType,
  type Type,
} from '../types.ts';
import { partType } from './layout.ts';
import { isComparison } from './folding.ts';
import {
  operandsOf,
  type BitRange,
  type Constant,
  type Graph,
  type GraphBody,
  type GraphFunc,
  type GraphNode,
  type NodeOf,
  type Region,
  type ValueId,
} from './nodes.ts';
import { isRegion } from './streams.ts';

export interface GraphFault {
  readonly rule: string;
  /** Undefined: the graph as a whole. */
  readonly func: string | undefined;
  readonly node: ValueId | undefined;
  readonly message: string;
}

const mostFaults = 100;

export function verifyGraph(graph: Graph): GraphFault[] {
  const faults: GraphFault[] = [];
  const report = (rule: number, func: string | undefined, node: ValueId | undefined, message: string): void => {
    if (faults.length < mostFaults) faults.push({ rule: `GRAPH-${rule}`, func, node, message });
  };
  verifyWhole(graph, (message) => report(10, undefined, undefined, message));
  for (const func of graph.functions) {
    if (func.body.kind === 'graph')
      new FuncVerifier(graph, func, func.body, (rule, node, message) => report(rule, func.name, node, message)).run();
  }
  return faults;
}

function verifyWhole(graph: Graph, report: (message: string) => void): void {
  const { functions, globals, aliases, init, main } = graph;
  functions.forEach(({ id, name }, i) => {
    if (id !== i) report(`function ${name} has the number ${id} at place ${i}`);
  });
  globals.forEach(({ id, name, size, bytes, relocations }, i) => {
    if (id !== i) report(`global ${name} has the number ${id} at place ${i}`);
    if (bytes.length > size) report(`global ${name} has more bytes than its size`);
    for (const { at, target } of relocations)
      if (at < 0 || at + 4 > size || !constantExists(graph, target))
        report(`global ${name} has an address at ${at} that cannot be`);
  });
  for (const { name, target } of aliases)
    if (target.kind === 'func' ? functions[target.func] === undefined : globals[target.global] === undefined)
      report(`alias ${name} names nothing`);
  for (const id of main === undefined ? init : [...init, main])
    if (functions[id] === undefined) report(`the entry ${id} does not exist`);
  if (new Set(init).size < init.length || (main !== undefined && init.includes(main))) report('an entry stands twice');
}

function constantExists(graph: Graph, constant: Constant): boolean {
  const work = [constant];
  for (let next = work.pop(); next !== undefined; next = work.pop()) {
    if (next.kind === 'address' && graph.globals[next.global] === undefined) return false;
    if (next.kind === 'label' && graph.functions[next.func] === undefined) return false;
    if (next.kind === 'distance') work.push(next.from, next.to);
    if (next.kind === 'aggregate') work.push(...next.elements);
  }
  return true;
}

class FuncVerifier {
  readonly #graph: Graph;
  readonly #func: GraphFunc;
  readonly #nodes: readonly GraphNode[];
  readonly #root: Region;
  readonly #report: (rule: number, node: ValueId | undefined, message: string) => void;
  /** 1: seen and visible here, 2: seen, but not visible any more. */
  readonly #state: Uint8Array;
  readonly #here = new Set<ValueId>();
  readonly #outside = new Set<ValueId>();

  constructor(
    graph: Graph,
    func: GraphFunc,
    body: Extract<GraphBody, { kind: 'graph' }>,
    report: (rule: number, node: ValueId | undefined, message: string) => void,
  ) {
    this.#graph = graph;
    this.#func = func;
    this.#nodes = body.nodes;
    this.#root = body.root;
    this.#report = report;
    this.#state = new Uint8Array(body.nodes.length);
  }

  run(): void {
    this.#region(this.#root, this.#func.result, true);
    this.#nodes.forEach((_, id) => {
      if (this.#state[id] === 0) this.#report(1, id, 'stands nowhere');
    });
  }

  /** Checks a region; what it defines is invisible afterwards, which the caller does when it has read the results. */
  #region(region: Region, type: Type, isTail: boolean): ValueId[] {
    const defined: ValueId[] = [];
    region.nodes.forEach((id, i) => {
      const node = this.#nodes[id];
      if (node === undefined || node.kind === 'phi')
        return this.#report(1, id, node === undefined ? 'there is no such node' : 'a phi stands in a region');
      const isLast = isTail && i === region.nodes.length - 1;
      this.#node(id, node, isLast && (region.result === id || type.kind === 'void'));
      this.#define(id, defined);
    });
    this.#result(region, type);
    return defined;
  }

  #define(id: ValueId, defined: ValueId[]): void {
    if (this.#state[id] !== 0) this.#report(1, id, 'stands twice');
    this.#state[id] = 1;
    defined.push(id);
  }

  #hide(ids: readonly ValueId[]): void {
    for (const id of ids) this.#state[id] = 2;
  }

  #result(region: Region, type: Type): void {
    const { result, nodes } = region;
    if (result === undefined) {
      if (type.kind !== 'void' && !this.#neverEnds(region))
        this.#report(5, nodes.at(-1), `gives nothing where ${typeText(type)} is wanted`);
      return;
    }
    if (!this.#use(result, undefined)) return;
    if (type.kind === 'void') return this.#report(5, result, 'gives a value where nothing is wanted');
    const given = this.#nodes[result].type;
    if (!isSubtype(given, type)) this.#report(5, result, `gives ${typeText(given)} where ${typeText(type)} is wanted`);
  }

  /** Does something in the region keep control from its end? */
  #neverEnds({ nodes }: Region): boolean {
    return nodes.some((id) => {
      const node = this.#nodes[id];
      if (node?.kind === 'cond') return [node.yes, node.no].every((region) => this.#neverEnds(region));
      if (node?.kind === 'match')
        return node.arms.every(({ pattern, body }) => pattern.kind === 'elided' || this.#neverEnds(body));
      return node?.kind === 'elided';
    });
  }

  /** Is the value visible here? */
  #use(id: ValueId, by: ValueId | undefined): boolean {
    if (this.#nodes[id] === undefined) {
      this.#report(1, by, `uses %${id}, which does not exist`);
      return false;
    }
    if (this.#state[id] !== 1) this.#report(2, by, `uses %${id} where it has no value`);
    return true;
  }

  #node(id: ValueId, node: GraphNode, isTail: boolean): void {
    const operands = operandsOf(node);
    if (!operands.map((operand) => this.#use(operand, id)).every(Boolean)) return;
    this.#origins(id, node);
    if (node.kind === 'cond') return this.#cond(id, node, isTail);
    if (node.kind === 'match') return this.#match(id, node, isTail);
    const wrong = this.#typeFault(node);
    if (wrong !== undefined) this.#report(4, id, wrong);
    if (node.kind === 'call') this.#call(id, node, isTail);
    if (node.kind === 'const' && !constantExists(this.#graph, node.value))
      this.#report(10, id, 'a constant names what does not exist');
    if (node.kind === 'extra') this.#extra(id, node);
  }

  #type(id: ValueId): Type {
    return this.#nodes[id].type;
  }

  // Branches

  #cond(id: ValueId, node: NodeOf<'cond'>, isTail: boolean): void {
    if (!sameType(this.#type(node.test), i1)) this.#report(4, id, 'tests what is no i1');
    this.#arms(id, node.phis, [node.yes, node.no], node.type, isTail);
  }

  #match(id: ValueId, node: NodeOf<'match'>, isTail: boolean): void {
    const bits = streamBits(this.#type(node.scrutinee));
    if (bits === undefined || Math.ceil(bits / 8) !== node.width)
      this.#report(9, id, `matches ${node.width} bytes of ${typeText(this.#type(node.scrutinee))}`);
    for (const { pattern } of node.arms) {
      if (pattern.kind === 'computed') this.#hide(this.#region(pattern.region, blockType(node.width * 8), false));
      if (pattern.kind === 'set' && !isOrdered(pattern.ranges, node.width * 8))
        this.#report(9, id, 'has a set of bits that is empty, out of order or too wide');
      if (pattern.kind === 'literal' && !fitsBits(pattern.value, node.width * 8))
        this.#report(9, id, 'a literal is wider than what is matched');
    }
    const bodies = node.arms.map(({ body }) => body);
    const isElided = node.arms.map(({ pattern }) => pattern.kind === 'elided');
    this.#arms(id, node.phis, bodies, node.type, isTail, isElided);
  }

  /** `ends`: control never gets into these arms. */
  #arms(
    branch: ValueId,
    phis: readonly ValueId[],
    regions: readonly Region[],
    type: Type,
    isTail: boolean,
    ends: readonly boolean[] = [],
  ): void {
    const inputs = phis.map((id) => this.#phi(branch, id, regions.length));
    regions.forEach((region, arm) => {
      const defined = this.#region(region, ends[arm] === true ? voidType : type, isTail && phis.length === 0);
      phis.forEach((id, i) => {
        const input = inputs[i]?.[arm];
        if (input === undefined || !this.#use(input, id)) return;
        if (!sameType(this.#type(input), this.#type(id)))
          this.#report(3, id, `gets ${typeText(this.#type(input))} and is ${typeText(this.#type(id))}`);
      });
      this.#hide(defined);
    });
    for (const id of phis) if (this.#nodes[id] !== undefined) this.#define(id, []);
  }

  #phi(branch: ValueId, id: ValueId, arity: number): readonly ValueId[] | undefined {
    const node = this.#nodes[id];
    if (node?.kind !== 'phi' || node.branch !== branch) return this.#noPhi(id, 'is no phi of the branch that lists it');
    if (node.inputs.length !== arity) return this.#noPhi(id, `has ${node.inputs.length} inputs for ${arity} arms`);
    return node.inputs;
  }

  #noPhi(id: ValueId, message: string): undefined {
    this.#report(3, id, message);
  }

  // Types

  /** What is wrong with the types of a node; undefined if nothing is. */
  #typeFault(node: GraphNode): string | undefined {
    switch (node.kind) {
      case 'const':
        return this.#constantFault(node.type, node.value);
      case 'param':
        return sameTypes(this.#func.params[node.index], node.type, 'a parameter');
      case 'un':
        return (
          sameTypes(this.#type(node.value), node.type, node.op) ??
          (isNumeric(scalar(node.type)) ? undefined : `${node.op} of ${typeText(node.type)}`)
        );
      case 'bin':
        return this.#binaryFault(node);
      case 'conv':
        return this.#conversionFault(node);
      case 'read':
        return sameTypes(blockType(node.bytes * 8), node.type, 'a read') ?? this.#streamFault(node.from);
      case 'readblock':
        return this.#streamFault(node.from) ?? sameTypes(i32, this.#type(node.count), 'a count');
      case 'command':
        return (
          this.#streamFault(node.from) ??
          (node.count === undefined ? undefined : sameTypes(i32, this.#type(node.count), 'a count'))
        );
      case 'append':
        return isRegion(this.#type(node.region))
          ? sameTypes(this.#type(node.region), node.type, 'an append')
          : 'appends to what is no region';
      case 'pushback':
      case 'write':
        return this.#type(node.value).kind === 'void' || (node.content && this.#type(node.value).kind !== 'pointer')
          ? 'sends what has no bytes'
          : undefined;
      case 'store':
        return (
          this.#pointerFault(node.pointer, this.#type(node.value)) ??
          sameTypes(this.#type(node.pointer), node.type, 'a store')
        );
      case 'load':
        return this.#pointerFault(node.pointer, node.type);
      case 'element':
        return this.#type(node.pointer).kind !== 'pointer' || node.type.kind !== 'pointer'
          ? 'an element of what is no pointer'
          : integerFault(this.#type(node.index));
      case 'distance':
        return (
          sameTypes(i32, node.type, 'a distance') ??
          sameTypes(this.#type(node.left), this.#type(node.right), 'a distance') ??
          (node.step > 0 ? undefined : 'a step of 0')
        );
      case 'alloc':
        return node.type.kind === 'pointer' && node.type.to.kind === 'block' && node.type.to.bits === node.bytes * 8
          ? undefined
          : 'allocates another size';
      case 'aggregate':
        return this.#aggregateFault(node);
      case 'get':
        return this.#partFault(node.of, node.index, node.type);
      case 'with':
        return (
          this.#partFault(node.of, node.index, this.#type(node.value)) ??
          sameTypes(this.#type(node.of), node.type, 'a changed aggregate')
        );
      case 'index': {
        const of = this.#type(node.of);
        return of.kind === 'array' || of.kind === 'vector'
          ? (sameTypes(this.#resolve(of.of), node.type, 'an element') ?? integerFault(this.#type(node.index)))
          : 'an element of what has none';
      }
      default:
        return undefined;
    }
  }

  #resolve(type: Type): Type {
    return type.kind === 'named' ? (this.#graph.types.get(type.name) ?? type) : type;
  }

  #constantFault(type: Type, value: Constant): string | undefined {
    switch (value.kind) {
      case 'number': {
        const bits = sizeInBits(type);
        const isScalar = isNumeric(type) || type.kind === 'block' || type.kind === 'pointer';
        if (!isScalar || bits === undefined) return `a number as ${typeText(type)}`;
        const signed = type.kind === 'fixed' || (type.kind === 'int' && bits > 1);
        return (signed ? BigInt.asIntN(bits, value.value) : BigInt.asUintN(bits, value.value)) === value.value
          ? undefined
          : `${value.value} is no ${typeText(type)}`;
      }
      case 'address':
      case 'distance':
      case 'label':
        return type.kind === 'pointer' || sizeInBits(type) === 32 ? undefined : `an address as ${typeText(type)}`;
      case 'aggregate':
        return this.#elementsFault(type, value);
      default:
        return undefined;
    }
  }

  #elementsFault(type: Type, { elements, types }: Extract<Constant, { kind: 'aggregate' }>): string | undefined {
    const count =
      type.kind === 'struct'
        ? type.fields.length
        : type.kind === 'array' || type.kind === 'vector'
          ? type.count
          : (types?.length ?? -1);
    if (elements.length !== count) return `${elements.length} parts as ${typeText(type)}`;
    for (const [i, element] of elements.entries()) {
      const fault = this.#constantFault(types?.[i] ?? partType(type, i) ?? type, element);
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #binaryFault({ op, left, right, type }: NodeOf<'bin'>): string | undefined {
    const [a, b] = [this.#type(left), this.#type(right)];
    if (op === '<<' || op === '>>') return sameTypes(a, type, op) ?? integerFault(scalar(a)) ?? integerFault(scalar(b));
    const wanted = isComparison(op) ? i1 : a;
    const isBitwise = op === '&' || op === '|' || op === '^';
    if (isBitwise && scalar(a).kind !== 'int') return `${op} of ${typeText(a)}`;
    if (!isNumeric(scalar(a)) && !(a.kind === 'pointer' && isComparison(op))) return `${op} of ${typeText(a)}`;
    return sameTypes(a, b, op) ?? sameTypes(wanted, type, op);
  }

  #conversionFault({ how, value, type: to }: NodeOf<'conv'>): string | undefined {
    const from = this.#type(value);
    const wrong = `${how} from ${typeText(from)} to ${typeText(to)}`;
    switch (how) {
      case 'prefix':
        return from.kind === 'struct' && isSubtype(from, to) ? undefined : wrong;
      case 'bits':
        return streamBits(from) !== undefined && streamBits(from) === streamBits(to) ? undefined : wrong;
      case 'address': {
        const isAddress = (type: Type): boolean => type.kind === 'pointer' || type.kind === 'int';
        return isAddress(from) && isAddress(to) ? undefined : wrong;
      }
      default:
        return isNumeric(scalar(from)) && isNumeric(scalar(to)) && hasSameLanes(from, to) ? undefined : wrong;
    }
  }

  #streamFault(from: ValueId | undefined): string | undefined {
    return from === undefined || isRegion(this.#type(from)) ? undefined : 'a command to what is no region';
  }

  #pointerFault(pointer: ValueId, type: Type): string | undefined {
    const { kind, ...rest } = this.#type(pointer);
    if (kind !== 'pointer' || !('to' in rest)) return 'an access through what is no pointer';
    return isSubtype(type, this.#resolve(rest.to)) ? undefined : `${typeText(type)} where ${typeText(rest.to)} stands`;
  }

  #aggregateFault({ elements, type }: NodeOf<'aggregate'>): string | undefined {
    const count =
      type.kind === 'struct' ? type.fields.length : type.kind === 'array' || type.kind === 'vector' ? type.count : -1;
    if (elements.length !== count) return `${elements.length} parts as ${typeText(type)}`;
    for (const [i, element] of elements.entries()) {
      const fault = sameTypes(partType(type, i) ?? type, this.#type(element), 'a part');
      if (fault !== undefined) return fault;
    }
    return undefined;
  }

  #partFault(of: ValueId, index: number, type: Type): string | undefined {
    const found = partType(this.#type(of), index);
    return found === undefined ? `there is no part ${index}` : sameTypes(this.#resolve(found), type, 'a part');
  }

  // Calls

  #call(id: ValueId, { callee, input, tail, type }: NodeOf<'call'>, isTail: boolean): void {
    const func = this.#graph.functions[callee];
    if (func === undefined) return this.#report(7, id, `calls function ${callee}, which does not exist`);
    if (!sameType(func.result, type))
      this.#report(7, id, `gives ${typeText(type)}; ${func.name} gives ${typeText(func.result)}`);
    if (
      (input.kind === 'values' || input.values.length > 0) &&
      (func.item?.signature !== undefined || func.body.kind === 'host')
    )
      this.#arguments(id, func, input.values, input.kind === 'values');
    if (tail && !isTail) this.#report(6, id, 'is a tail call, but something follows it');
    if (tail && this.#func.result.kind !== 'void' && !isSubtype(type, this.#func.result))
      this.#report(6, id, 'is a tail call of another type');
  }

  /** `all`: none is read from the input. */
  #arguments(id: ValueId, { name, params }: GraphFunc, values: readonly ValueId[], all: boolean): void {
    if (all && values.length < params.length)
      this.#report(7, id, `gives ${values.length} values to ${name}, which takes ${params.length}`);
    params.slice(0, values.length).forEach((param, i) => {
      if (!isSubtype(this.#type(values[i]), param))
        this.#report(7, id, `gives ${typeText(this.#type(values[i]))} for ${typeText(param)}`);
    });
  }

  #extra(id: ValueId, { use, args, type }: NodeOf<'extra'>): void {
    const given = args.map((arg) => this.#type(arg));
    const found = typesOfUse(use, given, (type) => this.#resolve(type));
    if (typeof found === 'string') return this.#report(4, id, found);
    if (found.takes.length !== args.length)
      return this.#report(4, id, `${use.key} takes ${found.takes.length} operands`);
    found.takes.forEach((wanted, i) => {
      if (wanted !== undefined && !isSubtype(given[i], wanted))
        this.#report(4, id, `${use.key} takes ${typeText(wanted)}`);
    });
    if (found.gives !== undefined && !sameType(found.gives, type))
      this.#report(4, id, `${use.key} gives ${typeText(found.gives)}`);
  }

  // Escape

  #origins(id: ValueId, node: GraphNode): void {
    const follow = (of: ValueId): void => {
      if (this.#here.has(of)) this.#here.add(id);
      if (this.#outside.has(of)) this.#outside.add(id);
    };
    switch (node.kind) {
      case 'alloc':
      case 'readblock':
        this.#here.add(id);
        return;
      case 'param':
        if (node.type.kind === 'pointer') this.#outside.add(id);
        return;
      case 'conv':
        return follow(node.value);
      case 'element':
        return follow(node.pointer);
      case 'aggregate':
        if (node.elements.some((element) => this.#here.has(element))) this.#here.add(id);
        return;
      case 'append':
        this.#escape(id, node.region, node.value, node.content);
        return follow(node.region);
      case 'store':
        this.#escape(id, node.pointer, node.value, false);
        return follow(node.pointer);
      default:
    }
  }

  #escape(id: ValueId, place: ValueId, value: ValueId, content: boolean): void {
    if (!content && this.#outside.has(place) && this.#here.has(value))
      this.#report(8, id, 'keeps an address of this frame in memory of a caller');
  }
}

function scalar(type: Type): Type {
  return type.kind === 'vector' ? type.of : type;
}

function sameTypes(a: Type | undefined, b: Type, what: string): string | undefined {
  return a !== undefined && sameType(a, b)
    ? undefined
    : `${what}: ${a === undefined ? 'nothing' : typeText(a)} and ${typeText(b)}`;
}

function integerFault(type: Type): string | undefined {
  return type.kind === 'int' ? undefined : `${typeText(type)} is no integer`;
}

/** As a signed or as an unsigned number. */
function fitsBits(value: bigint, bits: number): boolean {
  return BigInt.asUintN(bits, value) === value || BigInt.asIntN(bits, value) === value;
}

function hasSameLanes(a: Type, b: Type): boolean {
  return (a.kind === 'vector' ? a.count : 0) === (b.kind === 'vector' ? b.count : 0);
}

/** Does each range end before the next one begins, and all in so many bits? */
function isOrdered(ranges: readonly BitRange[], bits: number): boolean {
  const inside = ranges.every(({ low, high }) => low >= 0n && low <= high && BigInt.asUintN(bits, high) === high);
  return ranges.length > 0 && inside && ranges.slice(1).every(({ low }, i) => low > ranges[i].high + 1n);
}
