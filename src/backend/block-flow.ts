/**
 * The blocks of a function as a graph to be structured. A switch becomes a tree of tests: runs of close values are
 * jumps through a table, single values are tests for equality, and the middle value decides between halves. The tests
 * that a switch needs beyond the one at the end of its own block become nodes of their own, numbered after the blocks.
 */
import type { Block, Switch } from '../linear/nodes.ts';
import type { FlowGraph, Terminator } from './flow-graph.ts';

/** What a node that belongs to a switch tests; the operand is that of `block`'s switch. */
export type SwitchTest =
  | { readonly kind: 'equal' | 'less'; readonly block: number; readonly value: bigint }
  /** Selector: the operand minus `low`; at or beyond `count` (unsigned) is the default. */
  | { readonly kind: 'table'; readonly block: number; readonly low: bigint; readonly count: number };

export interface BlockFlow extends FlowGraph {
  /** By node; undefined for blocks that do not end in a switch. */
  readonly tests: readonly (SwitchTest | undefined)[];
}

export function flowOfBlocks(blocks: readonly Block[]): BlockFlow {
  const terminators: Terminator[] = [];
  const tests: (SwitchTest | undefined)[] = [];
  const later: { block: number; end: Switch }[] = [];
  blocks.forEach(({ end }, block) => {
    tests.push(undefined);
    switch (end.op) {
      case 'Goto':
        terminators.push({ kind: 'jump', target: end.targets[0] });
        break;
      case 'CondGoto':
        terminators.push({ kind: 'branch', then: end.targets[0], otherwise: end.targets[1] });
        break;
      case 'Switch':
        terminators.push({ kind: 'jump', target: end.targets[end.values.length] });
        if (end.values.length > 0) later.push({ block, end });
        break;
      default:
        terminators.push({ kind: 'leave' });
    }
  });
  for (const { block, end } of later) placeTests(block, end, terminators, tests);
  return { size: terminators.length, entry: 0, terminator: (node) => terminators[node], tests };
}

interface Case {
  readonly value: bigint;
  readonly target: number;
}

function placeTests(block: number, end: Switch, terminators: Terminator[], tests: (SwitchTest | undefined)[]): void {
  const cases = end.values.map((value, i): Case => ({ value: BigInt(value), target: end.targets[i] }));
  cases.sort((a, b) => (a.value < b.value ? -1 : 1));
  const otherwise = end.targets[end.values.length];
  const open = (): number => {
    tests.push(undefined);
    return terminators.push({ kind: 'leave' }) - 1;
  };
  const work = [{ node: block, from: 0, to: cases.length }];
  for (let item = work.pop(); item !== undefined; item = work.pop()) {
    const { node, from, to } = item;
    const { value: low, target } = cases[from];
    if (to - from === 1) {
      terminators[node] = { kind: 'branch', then: target, otherwise };
      tests[node] = { kind: 'equal', block, value: low };
    } else if (isDense(cases, from, to)) {
      const targets = tableOf(cases, from, to, otherwise);
      terminators[node] = { kind: 'switch', targets, otherwise };
      tests[node] = { kind: 'table', block, low, count: targets.length };
    } else {
      const middle = (from + to) >> 1;
      const [then, rest] = [open(), open()];
      terminators[node] = { kind: 'branch', then, otherwise: rest };
      tests[node] = { kind: 'less', block, value: cases[middle].value };
      work.push({ node: then, from, to: middle }, { node: rest, from: middle, to });
    }
  }
}

/** Engines bound the length of a table (65520 entries in V8). */
const mostCases = 20_000;

/** A table is worth its size if at least a third of it is used. */
function isDense(cases: readonly Case[], from: number, to: number): boolean {
  return to - from >= 3 && to - from <= mostCases && cases[to - 1].value - cases[from].value < BigInt(3 * (to - from));
}

function tableOf(cases: readonly Case[], from: number, to: number, otherwise: number): number[] {
  const low = cases[from].value;
  const targets = new Array<number>(Number(cases[to - 1].value - low) + 1).fill(otherwise);
  for (let i = from; i < to; i++) targets[Number(cases[i].value - low)] = cases[i].target;
  return targets;
}
