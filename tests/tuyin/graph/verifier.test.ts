/** Graphs that were broken on purpose: one change each, and the rule that it breaks. */
import { expect, test } from 'vitest';
import { elaborate } from '../../../src/tuyin/graph/elaborate.ts';
import type { Graph, GraphFunc, GraphNode, NodeKind, NodeOf, Region, ValueId } from '../../../src/tuyin/graph/nodes.ts';
import { verifyGraph } from '../../../src/tuyin/graph/verifier.ts';
import { parseTuyin } from '../../../src/tuyin/parser.ts';
import { blockType, bytePointer, i1, i8, intType } from '../../../src/tuyin/types.ts';

const text = `@text = "abc"
@words = global [64] [@text, @text]
define i32 @f(i32 %n, i32** %p) {
  x = 1
  match input.read(4) with
  | 1 -> x = %n
  | input.read(4) -> y = 3
  | _ -> x = 2
  t = (x, %n > 2)
  block = [8]
  block <- t
  s = @tuyin.math.abs(x)
  %n > 0 ? @f(s - 1, %p) : t[0]
}
subset @g
  input.read(4) + 1
subset @h
  g + 1
subset @main
  g
`;

function graphOf(): Graph {
  const { graph } = elaborate(parseTuyin(text).module);
  return graph ?? expect.fail('no graph');
}

type GraphBody = Extract<GraphFunc['body'], { kind: 'graph' }>;

/** The graph with another body of the function. */
function withBody(name: string, change: (body: GraphBody) => GraphBody): Graph {
  const graph = graphOf();
  return {
    ...graph,
    functions: graph.functions.map((func) =>
      func.name === name && func.body.kind === 'graph' ? { ...func, body: change(func.body) } : func,
    ),
  };
}

/** The graph in which the n-th node of a kind is another one. */
function withNode<K extends NodeKind>(
  kind: K,
  change: (node: NodeOf<K>, id: ValueId) => GraphNode,
  func = 'f',
  n = 0,
): Graph {
  return withBody(func, (body) => {
    let seen = 0;
    const isKind = (node: GraphNode): node is NodeOf<K> => node.kind === kind;
    const nodes = body.nodes.map((node, id) => (isKind(node) && seen++ === n ? change(node, id) : node));
    expect(seen).toBeGreaterThan(n);
    return { ...body, nodes };
  });
}

function withRoot(change: (root: Region) => Region): Graph {
  return withBody('f', (body) => ({ ...body, root: change(body.root) }));
}

const broken: readonly (readonly [rule: string, what: string, graph: () => Graph])[] = [
  ['GRAPH-1', 'a node stands twice', () => withRoot((root) => ({ ...root, nodes: [root.nodes[0], ...root.nodes] }))],
  ['GRAPH-1', 'a node stands nowhere', () => withRoot((root) => ({ ...root, nodes: root.nodes.slice(1) }))],
  [
    'GRAPH-1',
    'a region lists what does not exist',
    () => withRoot((root) => ({ ...root, nodes: [999, ...root.nodes] })),
  ],
  [
    'GRAPH-1',
    'an operand that does not exist',
    () => withNode('aggregate', (node) => ({ ...node, elements: [999, 0] })),
  ],
  ['GRAPH-2', 'a use before the definition', () => withRoot((root) => ({ ...root, nodes: [...root.nodes].reverse() }))],
  [
    'GRAPH-2',
    'a use of what an arm defines',
    () =>
      withBody('f', (body) => {
        const match = body.nodes.find((node) => node.kind === 'match');
        const inner = match?.kind === 'match' ? match.arms.flatMap((arm) => arm.body.nodes)[0] : 0;
        return {
          ...body,
          nodes: body.nodes.map((node) => (node.kind === 'extra' ? { ...node, args: [inner] } : node)),
        };
      }),
  ],
  [
    'GRAPH-3',
    'a phi with too few inputs',
    () => withNode('phi', (node) => ({ ...node, inputs: node.inputs.slice(1) })),
  ],
  ['GRAPH-3', 'a phi of another branch', () => withNode('phi', (node) => ({ ...node, branch: node.branch + 1 }))],
  ['GRAPH-3', 'a phi of another type', () => withNode('phi', (node) => ({ ...node, type: intType(64) }))],
  ['GRAPH-4', 'operands of two types', () => withNode('bin', (node) => ({ ...node, right: node.left, left: 1 }))],
  ['GRAPH-4', 'a comparison that is no i1', () => withNode('bin', (node) => ({ ...node, op: '<' }), 'g')],
  ['GRAPH-4', 'bits of another width', () => withNode('conv', (node) => ({ ...node, type: intType(16) }), 'g')],
  ['GRAPH-4', 'a read of another width', () => withNode('read', (node) => ({ ...node, bytes: 2 }), 'g')],
  ['GRAPH-4', 'a parameter of another type', () => withNode('param', (node) => ({ ...node, type: bytePointer }))],
  [
    'GRAPH-4',
    'a constant that is too large',
    () => withNode('const', (node) => ({ ...node, type: i8, value: { kind: 'number', value: 128n } })),
  ],
  ['GRAPH-4', 'a part that is not there', () => withNode('get', (node) => ({ ...node, index: 2 }))],
  [
    'GRAPH-4',
    'a struct of other fields',
    () => withNode('aggregate', (node) => ({ ...node, type: { kind: 'struct', fields: [i1, i1] } })),
  ],
  ['GRAPH-4', 'a test that is no i1', () => withNode('cond', (node) => ({ ...node, test: 0 }))],
  ['GRAPH-4', 'a command of what is no region', () => withNode('append', (node) => ({ ...node, region: 0 }))],
  ['GRAPH-4', 'an allocation of another size', () => withNode('alloc', (node) => ({ ...node, bytes: 4 }))],
  ['GRAPH-4', 'an extra function with another result', () => withNode('extra', (node) => ({ ...node, type: i1 }))],
  [
    'GRAPH-5',
    'a result of another type',
    () => withRoot((root) => ({ ...root, result: root.nodes.find((id) => id === 1) })),
  ],
  ['GRAPH-5', 'no result', () => withRoot((root) => ({ ...root, result: undefined }))],
  ['GRAPH-6', 'a tail call that is not the end', () => withNode('call', (node) => ({ ...node, tail: true }), 'h')],
  ['GRAPH-7', 'a call of nothing', () => withNode('call', (node) => ({ ...node, callee: 99 }))],
  [
    'GRAPH-7',
    'a call with too few values',
    () => withNode('call', (node) => ({ ...node, input: { kind: 'values', values: [] } })),
  ],
  ['GRAPH-7', 'a call of another type', () => withNode('call', (node) => ({ ...node, type: i1 }))],
  [
    'GRAPH-8',
    'an address that outlives its block',
    () =>
      withBody('f', (body) => {
        const block = body.nodes.findIndex(({ kind }) => kind === 'alloc');
        const append = body.nodes.findIndex(({ kind }) => kind === 'append');
        const store: GraphNode = {
          kind: 'store',
          pointer: 1,
          value: block,
          type: body.nodes[1].type,
          span: body.nodes[1].span,
          name: undefined,
        };
        return { ...body, nodes: body.nodes.map((node, id) => (id === append ? store : node)) };
      }),
  ],
  [
    'GRAPH-9',
    'a literal that is too wide',
    () =>
      withNode('match', (node) => ({
        ...node,
        arms: node.arms.map((arm) =>
          arm.pattern.kind === 'literal' ? { ...arm, pattern: { ...arm.pattern, value: 1n << 32n } } : arm,
        ),
      })),
  ],
  ['GRAPH-9', 'another width than what is matched', () => withNode('match', (node) => ({ ...node, width: 8 }))],
  [
    'GRAPH-10',
    'an address of nothing',
    () =>
      withNode('const', (node) => ({ ...node, type: bytePointer, value: { kind: 'address', global: 77, offset: 0 } })),
  ],
  ['GRAPH-10', 'an entry that does not exist', () => ({ ...graphOf(), main: 50 })],
  ['GRAPH-10', 'an entry twice', () => ({ ...graphOf(), init: [2, 2] })],
  [
    'GRAPH-10',
    'a relocation behind the end',
    () => ({ ...graphOf(), globals: graphOf().globals.map((global) => ({ ...global, size: 6 })) }),
  ],
  [
    'GRAPH-10',
    'a function in the wrong place',
    () => ({ ...graphOf(), functions: [...graphOf().functions].reverse() }),
  ],
];

test('the graph is right before it is broken', () => {
  expect(verifyGraph(graphOf())).toEqual([]);
});

test.each(broken)('%s: %s', (rule, _, graph) => {
  expect(verifyGraph(graph()).map((fault) => fault.rule)).toContain(rule);
});

test('a computed pattern of another width', () => {
  const graph = withNode('read', (node) => ({ ...node, bytes: 2, type: blockType(16) }), 'f', 1);
  expect(verifyGraph(graph).map(({ rule }) => rule)).toEqual(['GRAPH-5']);
});

test('faults are counted, not collected without end', () => {
  const graph = withBody('f', (body) => ({
    ...body,
    nodes: body.nodes.concat(Array.from({ length: 5000 }, () => body.nodes[0])),
  }));
  expect(verifyGraph(graph).length).toBe(100);
});
