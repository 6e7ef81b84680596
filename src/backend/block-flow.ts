/**
 * The blocks of a function as a graph to be structured. A switch becomes a tree of tests (`switch-tests.ts`): the first of
 * them stands at the end of the switch's own block, the others are nodes of their own, numbered after the blocks.
 */
import type { Block, Switch } from '../linear/nodes.ts';
import type { FlowGraph, Terminator } from './flow-graph.ts';
import { testsOf, type SwitchTest, type Tables } from './switch-tests.ts';

/** What a node that belongs to a switch tests; the operand is that of `block`'s switch. */
export interface NodeTest {
  readonly block: number;
  readonly test: SwitchTest;
}

/** The control flow of a function, ready to be structured. */
export interface BlockFlow extends FlowGraph {
  /** By node; undefined for blocks that do not end in a switch. */
  readonly tests: readonly (NodeTest | undefined)[];
}

/** The control flow of a function as a graph of nodes that end in one or two ways. */
export function flowOfBlocks(blocks: readonly Block[], tables: Tables = 'dense'): BlockFlow {
  const terminators = blocks.map(({ terminator }) => endOfBlock(terminator));
  const tests: (NodeTest | undefined)[] = blocks.map(() => undefined);
  blocks.forEach(({ terminator }, block) => {
    if (terminator.op === 'Switch') addTests(terminators, tests, { block, end: terminator, tables });
  });
  return { size: terminators.length, entry: 0, terminator: (node) => terminators[node], tests };
}

/** How a block's own node ends; a switch without values is a jump to its default, others get their tests later. */
function endOfBlock(terminator: Block['terminator']): Terminator {
  switch (terminator.op) {
    case 'Goto':
      return { kind: 'jump', target: terminator.targets[0] };
    case 'CondGoto':
      return { kind: 'branch', then: terminator.targets[0], otherwise: terminator.targets[1] };
    case 'Switch':
      return { kind: 'jump', target: terminator.targets[terminator.values.length] };
    default:
      return { kind: 'leave' };
  }
}

/** The first test of a switch replaces the end of its block; test k > 0 becomes a new node. */
function addTests(
  terminators: Terminator[],
  tests: (NodeTest | undefined)[],
  { block, end, tables }: { readonly block: number; readonly end: Switch; readonly tables: Tables },
): void {
  const behind = terminators.length - 1;
  const nodeOf = (test: number): number => (test === 0 ? block : behind + test);
  testsOf(end, tables).forEach((test, k) => {
    terminators[nodeOf(k)] = nodeEnd(test, end.targets[end.values.length], nodeOf);
    tests[nodeOf(k)] = { block, test };
  });
}

function nodeEnd(test: SwitchTest, otherwise: number, nodeOf: (test: number) => number): Terminator {
  switch (test.kind) {
    case 'equal':
      return { kind: 'branch', then: test.target, otherwise };
    case 'less':
      return { kind: 'branch', then: nodeOf(test.then), otherwise: nodeOf(test.rest) };
    case 'table':
      return { kind: 'switch', targets: test.targets, otherwise };
  }
}
