/**
 * Structured control flow against the graph it came from: both are walked with the same random decisions and must visit
 * the same blocks in the same order.
 */
import { describe, expect, test } from 'vitest';
import { flattenGraph } from '../../src/base/graph.ts';
import { findLoops, isReducible } from '../../src/base/loops.ts';
import { targetsOf, type FlowGraph, type Terminator } from '../../src/backend/flow-graph.ts';
import { structure, type Event, type StructuredCode } from '../../src/backend/structure.ts';
import { largeGraphs, seededRandom } from './random-graph.ts';
import { times } from '../long.ts';

function flowOf(terminators: readonly Terminator[]): FlowGraph {
  return { size: terminators.length, entry: 0, terminator: (block) => terminators[block] };
}

function randomFlow(seed: number, most: number): FlowGraph {
  const random = seededRandom(seed);
  const size = 1 + Math.floor(random() * most);
  const pick = (n: number): number => Math.floor(random() * n);
  /** Mostly nearby targets, so that loops nest; sometimes anything. */
  const target = (block: number): number =>
    random() < 0.3 ? pick(size) : Math.min(size - 1, Math.max(0, block + pick(5) - 1));
  return flowOf(
    Array.from({ length: size }, (_, block): Terminator => {
      const kind = random();
      if (kind < 0.2) return { kind: 'jump', target: target(block) };
      if (kind < 0.78) return { kind: 'branch', then: target(block), otherwise: target(block) };
      if (kind < 0.9)
        return {
          kind: 'switch',
          targets: Array.from({ length: pick(4) }, () => target(block)),
          otherwise: target(block),
        };
      return { kind: 'leave' };
    }),
  );
}

const isReducibleFlow = (flow: FlowGraph): boolean =>
  isReducible(
    findLoops(flattenGraph({ size: flow.size, entry: flow.entry, successors: (n) => targetsOf(flow.terminator(n)) })),
  );

const mostSteps = 80;

function walkGraph(flow: FlowGraph, decide: () => number): string[] {
  const trace: string[] = [];
  let block = flow.entry;
  while (trace.length < mostSteps) {
    trace.push(`code ${block}`);
    const end = flow.terminator(block);
    switch (end.kind) {
      case 'leave':
        return [...trace, `leave ${block}`];
      case 'jump':
        block = end.target;
        break;
      case 'branch':
        block = end.then === end.otherwise || decide() < 0.5 ? end.then : end.otherwise;
        break;
      case 'switch': {
        const selector = Math.floor(decide() * (end.targets.length + 2));
        block = end.targets[selector] ?? end.otherwise;
      }
    }
  }
  return trace;
}

/** Walks the events with a stack of open constructs, as a target machine would; a jump must name an open label. */
function walkEvents({ events }: StructuredCode, flow: FlowGraph, decide: () => number): string[] {
  const endOf = new Map(events.flatMap((event, i) => (event.op === 'end' ? [[event.label, i]] : [])));
  const elseOf = new Map(events.flatMap((event, i) => (event.op === 'else' ? [[event.label, i]] : [])));
  const trace: string[] = [];
  const open: { label: number; at: number; loop: boolean }[] = [];
  let at = 0;
  let variable = -1;
  const jump = (label: number): void => {
    while (open.length > 0 && open[open.length - 1].label !== label) open.pop();
    const target = open[open.length - 1];
    if (target === undefined) throw new Error(`label ${label} is not open`);
    if (target.loop) at = target.at + 1;
    else {
      open.pop();
      at = (endOf.get(label) ?? Number.NaN) + 1;
    }
  };
  while (trace.length < mostSteps) {
    const event: Event = events[at++];
    if (event === undefined) throw new Error('ran off the end');
    switch (event.op) {
      case 'block':
      case 'loop':
        open.push({ label: event.label, at: at - 1, loop: event.op === 'loop' });
        break;
      case 'if':
        open.push({ label: event.label, at: at - 1, loop: false });
        if (decide() < 0.5 !== event.negate) break;
        if (elseOf.has(event.label)) at = (elseOf.get(event.label) ?? 0) + 1;
        else jump(event.label);
        break;
      case 'else':
        jump(event.label);
        break;
      case 'end': {
        const closed = open.pop();
        if (closed?.label !== event.label || closed.loop) throw new Error('an end that closes nothing, or a loop');
        break;
      }
      case 'code':
        trace.push(`code ${event.block}`);
        break;
      case 'leave':
        return [...trace, `leave ${event.block}`];
      case 'br':
        jump(event.label);
        break;
      case 'brIf':
        if (decide() < 0.5 !== event.negate) jump(event.label);
        break;
      case 'set':
        variable = event.value;
        break;
      case 'dispatch':
        jump(event.labels[variable] ?? event.label);
        break;
      case 'switch': {
        const end = flow.terminator(event.block);
        const selector = Math.floor(decide() * (end.kind === 'switch' ? end.targets.length + 2 : Number.NaN));
        jump(event.labels[selector] ?? event.label);
      }
    }
  }
  return trace;
}

function depthOf(events: readonly Event[]): number {
  let depth = 0;
  let deepest = 0;
  for (const { op } of events) {
    if (op === 'block' || op === 'loop' || op === 'if') deepest = Math.max(deepest, ++depth);
    else if (op === 'end') depth--;
  }
  expect(depth).toBe(0);
  return deepest;
}

describe('random graphs', () => {
  test.each([
    [6, times(200, 1500)],
    [15, times(120, 1000)],
    [60, times(30, 200)],
  ])('of up to %i blocks visit the same blocks', (most, count) => {
    let irreducible = 0;
    for (let seed = 0; seed < count; seed++) {
      const flow = randomFlow(seed * 7 + most, most);
      const code = structure(flow);
      depthOf(code.events);
      expect(code.hasDispatch).toBe(!isReducibleFlow(flow));
      if (code.hasDispatch) irreducible++;
      for (let run = 0; run < 4; run++) {
        expect(walkEvents(code, flow, seededRandom(run))).toEqual(walkGraph(flow, seededRandom(run)));
      }
      const placed = code.events.flatMap((event) => (event.op === 'code' ? [event.block] : []));
      expect(new Set(placed).size, 'no block is placed twice').toBe(placed.length);
    }
    expect(irreducible).toBeGreaterThan(count / 80);
  });
});

/** Events in one line each, for the shapes below. */
function show(event: Event): string {
  const rest = Object.entries(event).filter(([key]) => key !== 'op' && key !== 'label');
  return [event.op, ...rest.map(([key, value]) => (key === 'negate' ? (value ? 'not' : '') : String(value)))]
    .filter((s) => s !== '')
    .join(' ');
}

const shape = (...terminators: Terminator[]): string[] => structure(flowOf(terminators)).events.map(show);
const jump = (target: number): Terminator => ({ kind: 'jump', target });
const branch = (then: number, otherwise: number): Terminator => ({ kind: 'branch', then, otherwise });
const leave: Terminator = { kind: 'leave' };

describe('shapes', () => {
  test('straight line', () => {
    expect(shape(jump(1), jump(2), leave)).toEqual(['code 0', 'code 1', 'code 2', 'leave 2']);
  });

  test('if and else join without a block', () => {
    expect(shape(branch(1, 2), jump(3), jump(3), leave)).toEqual([
      'code 0',
      'if 0',
      'code 1',
      'else',
      'code 2',
      'end',
      'code 3',
      'leave 3',
    ]);
  });

  test('if without else', () => {
    expect(shape(branch(1, 2), jump(2), leave)).toEqual([
      'block',
      'code 0',
      'brIf 0 not',
      'code 1',
      'end',
      'code 2',
      'leave 2',
    ]);
  });

  test('while loop: what follows it is outside', () => {
    expect(shape(jump(1), branch(2, 3), jump(1), leave)).toEqual([
      'code 0',
      'block',
      'loop',
      'code 1',
      'brIf 1 not',
      'code 2',
      'br',
      'end',
      'end',
      'code 3',
      'leave 3',
    ]);
  });

  test('do-while loop', () => {
    expect(shape(jump(1), branch(1, 2), leave)).toEqual([
      'code 0',
      'block',
      'loop',
      'code 1',
      'brIf 1',
      'br',
      'end',
      'end',
      'code 2',
      'leave 2',
    ]);
  });
});

describe('large graphs', () => {
  /** The shape's edges: one is a jump, two a branch, three a switch. */
  function flowOfGraph(graph: { size: number; successors(n: number): readonly number[] }): FlowGraph {
    return {
      size: graph.size,
      entry: 0,
      terminator(block) {
        const next = graph.successors(block);
        if (next.length === 0) return leave;
        if (next.length === 1) return jump(next[0]);
        return next.length === 2
          ? branch(next[0], next[1])
          : { kind: 'switch', targets: next.slice(1), otherwise: next[0] };
      },
    };
  }
  const graphs = largeGraphs(20_000);
  test.each(Object.keys(graphs))('%s: 20,000 blocks', (name) => {
    const flow = flowOfGraph(graphs[name]);
    const code = structure(flow);
    expect(code.events.filter((event) => event.op === 'code').length).toBe(flow.size);
    expect(walkEvents(code, flow, seededRandom(1))).toEqual(walkGraph(flow, seededRandom(1)));
  });

  test('a chain of tests nests ifs no deeper than its logarithm and the bound of else', () => {
    const n = 20_000;
    const tests = Array.from({ length: n }, (_, i) => branch(n + i, i + 1));
    const arms = Array.from({ length: n }, () => leave);
    const flow = flowOf([...tests, leave, ...arms.slice(1)]);
    expect(depthOf(structure(flow).events)).toBeLessThan(50);
  });

  test('loops one after another do not nest', () => {
    const n = 10_000;
    const flow = flowOf([...Array.from({ length: n }, (_, i) => branch(i, i + 1)), leave]);
    expect(depthOf(structure(flow).events)).toBeLessThan(5);
  });
});
