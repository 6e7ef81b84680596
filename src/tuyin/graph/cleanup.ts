/**
 * What every finished body goes through: nodes that nobody needs are dropped (pure ones, and phis), the others numbered
 * anew in their order, and calls after which nothing happens become tail calls.
 */
import { sameType, type Type } from '../types.ts';
import {
  isPure,
  neverMakesPoison,
  operandsOf,
  regionsOf,
  type CallInput,
  type GraphNode,
  type MatchArm,
  type Region,
  type ValueId,
} from './nodes.ts';

export interface FuncGraph {
  readonly nodes: readonly GraphNode[];
  readonly root: Region;
}

/** With `branches`, those without effects go too. */
export function dropUnused({ nodes, root }: FuncGraph, branches = false): FuncGraph {
  const live = findLive(nodes, root, branches);
  const numbers = new Int32Array(nodes.length).fill(-1);
  let count = 0;
  for (let id = 0; id < nodes.length; id++) if (live[id] === 1) numbers[id] = count++;
  const renumber = (id: ValueId): ValueId => numbers[id];
  const kept = nodes.filter((_, id) => live[id] === 1).map((node) => mapNode(node, renumber));
  return { nodes: kept, root: mapRegion(root, renumber) };
}

function findLive(nodes: readonly GraphNode[], root: Region, branches: boolean): Uint8Array {
  const live = new Uint8Array(nodes.length);
  const sound = branches ? soundValues(nodes) : [];
  const work: ValueId[] = [];
  const need = (id: ValueId): void => {
    if (live[id] === 1) return;
    live[id] = 1;
    work.push(id);
  };
  needRegion(root);
  for (let id = work.pop(); id !== undefined; id = work.pop()) {
    const node = nodes[id];
    if (node.kind === 'phi') need(node.branch);
    for (const operand of operandsOf(node)) need(operand);
    for (const region of regionsOf(node)) needRegion(region);
  }
  return live;

  function needRegion({ nodes: listed, result }: Region): void {
    for (const id of listed) if (!isPure(nodes[id], nodes) && !(branches && isIdle(nodes, id, sound))) need(id);
    if (result !== undefined) need(result);
  }
}

/** Which values are certainly no poison. Operands have lower numbers than their users; where not, nothing is said. */
function soundValues(nodes: readonly GraphNode[]): boolean[] {
  const sound: boolean[] = [];
  for (const node of nodes)
    sound.push(neverMakesPoison(node) && operandsOf(node).every((operand) => sound[operand] ?? false));
  return sound;
}

/** A branch that does nothing but give a value, and always gets to its end: branching on poison would end the program. */
function isIdle(nodes: readonly GraphNode[], id: ValueId, sound: readonly boolean[]): boolean {
  const node = nodes[id];
  if (node.kind === 'match' && !node.arms.some(({ pattern }) => pattern.kind === 'any')) return false;
  if (node.kind === 'match' && node.arms.some(({ pattern }) => pattern.kind === 'elided')) return false;
  if (node.kind !== 'cond' && node.kind !== 'match') return false;
  if (!sound[node.kind === 'cond' ? node.test : node.scrutinee]) return false;
  return regionsOf(node).every((region) =>
    region.nodes.every((inner) => isPure(nodes[inner], nodes) || isIdle(nodes, inner, sound)),
  );
}

function mapRegion({ index, nodes, result }: Region, to: (id: ValueId) => ValueId): Region {
  return {
    index,
    nodes: nodes.map(to).filter((id) => id >= 0),
    result: result === undefined || to(result) < 0 ? undefined : to(result),
  };
}

function mapArm({ pattern, body, span }: MatchArm, to: (id: ValueId) => ValueId): MatchArm {
  return {
    pattern: pattern.kind === 'computed' ? { kind: 'computed', region: mapRegion(pattern.region, to) } : pattern,
    body: mapRegion(body, to),
    span,
  };
}

/** A branch with other regions, of its patterns too; any other node as it is. */
export function withRegions(node: GraphNode, to: (region: Region) => Region): GraphNode {
  if (node.kind === 'cond') return { ...node, yes: to(node.yes), no: to(node.no) };
  if (node.kind !== 'match') return node;
  const arms = node.arms.map(({ pattern, body, span }) => ({
    pattern: pattern.kind === 'computed' ? { kind: 'computed' as const, region: to(pattern.region) } : pattern,
    body: to(body),
    span,
  }));
  return { ...node, arms };
}

/** The nodes that the regions list, numbered in the order in which they stand: those of a branch before itself, its phis behind it. */
export function inOrder({ nodes, root }: FuncGraph): FuncGraph {
  const order: ValueId[] = [];
  visit(root);
  const numbers = new Int32Array(nodes.length).fill(-1);
  order.forEach((id, number) => (numbers[id] = number));
  const renumber = (id: ValueId): ValueId => numbers[id];
  return { nodes: order.map((id) => mapNode(nodes[id], renumber)), root: mapRegion(root, renumber) };

  function visit({ nodes: listed }: Region): void {
    for (const id of listed) {
      const node = nodes[id];
      for (const region of regionsOf(node)) visit(region);
      order.push(id);
      if (node.kind === 'cond' || node.kind === 'match') order.push(...node.phis);
    }
  }
}

function mapInput(input: CallInput, to: (id: ValueId) => ValueId): CallInput {
  return { ...input, values: input.values.map(to) };
}

/** The node with other ids; unused phis (below 0) leave their list. */
export function mapNode(node: GraphNode, to: (id: ValueId) => ValueId): GraphNode {
  const optional = (id: ValueId | undefined): ValueId | undefined => (id === undefined ? undefined : to(id));
  switch (node.kind) {
    case 'const':
    case 'param':
    case 'alloc':
    case 'elided':
      return node;
    case 'un':
    case 'conv':
    case 'pushback':
    case 'write':
      return { ...node, value: to(node.value) };
    case 'bin':
    case 'distance':
      return { ...node, left: to(node.left), right: to(node.right) };
    case 'cond':
      return {
        ...node,
        test: to(node.test),
        yes: mapRegion(node.yes, to),
        no: mapRegion(node.no, to),
        phis: node.phis.map(to).filter((id) => id >= 0),
      };
    case 'match':
      return {
        ...node,
        scrutinee: to(node.scrutinee),
        arms: node.arms.map((arm) => mapArm(arm, to)),
        phis: node.phis.map(to).filter((id) => id >= 0),
      };
    case 'phi':
      return { ...node, branch: to(node.branch), inputs: node.inputs.map(to) };
    case 'call':
      return { ...node, input: mapInput(node.input, to) };
    case 'read':
      return { ...node, from: optional(node.from) };
    case 'readblock':
      return { ...node, from: optional(node.from), count: to(node.count) };
    case 'command':
      return { ...node, from: optional(node.from), count: optional(node.count) };
    case 'append':
      return { ...node, region: to(node.region), value: to(node.value) };
    case 'store':
      return { ...node, pointer: to(node.pointer), value: to(node.value) };
    case 'load':
      return { ...node, pointer: to(node.pointer) };
    case 'element':
      return { ...node, pointer: to(node.pointer), index: to(node.index) };
    case 'aggregate':
      return { ...node, elements: node.elements.map(to) };
    case 'get':
      return { ...node, of: to(node.of) };
    case 'with':
      return { ...node, of: to(node.of), value: to(node.value) };
    case 'index':
      return { ...node, of: to(node.of), index: to(node.index) };
    case 'extra':
      return { ...node, args: node.args.map(to) };
  }
}

/** Marks the calls whose value is the function's and after which nothing is left to do. */
export function markTailCalls({ nodes, root }: FuncGraph, result: Type): FuncGraph {
  const marked = [...nodes];
  const work = [root];
  for (let region = work.pop(); region !== undefined; region = work.pop()) {
    const last = region.nodes.at(-1);
    if (last === undefined || (last !== region.result && result.kind !== 'void')) continue;
    const node = marked[last];
    if (node.kind === 'call') {
      const agrees = result.kind === 'void' || isPrefix(node.type, result);
      if (agrees) marked[last] = { ...node, tail: true };
    } else
      work.push(
        ...(node.kind === 'cond'
          ? [node.yes, node.no]
          : node.kind === 'match'
            ? node.arms.map(({ body }) => body)
            : []),
      );
  }
  return { nodes: marked, root };
}

function isPrefix(from: Type, to: Type): boolean {
  if (sameType(from, to)) return true;
  return (
    from.kind === 'struct' &&
    to.kind === 'struct' &&
    to.fields.length <= from.fields.length &&
    to.fields.every((field, i) => sameType(field, from.fields[i]))
  );
}
