/**
 * The blocks of a function as a graph to be structured. A switch becomes a tree of tests (`switch-tests.ts`): the first of
 * them stands at the end of the switch's own block, the others are nodes of their own, numbered after the blocks.
 */
import type { Block, Switch } from '../linear/nodes.ts';
import type { FlowGraph, Terminator } from './flow-graph.ts';
import { testsOf, type SwitchTest } from './switch-tests.ts';

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
export function flowOfBlocks(blocks: readonly Block[]): BlockFlow {
  const terminators: Terminator[] = [];
  const tests: (NodeTest | undefined)[] = [];
  const later: { block: number; end: Switch }[] = [];
  blocks.forEach(({ terminator }, block) => {
    tests.push(undefined);
    switch (terminator.op) {
      case 'Goto':
        terminators.push({ kind: 'jump', target: terminator.targets[0] });
        break;
      case 'CondGoto':
        terminators.push({ kind: 'branch', then: terminator.targets[0], otherwise: terminator.targets[1] });
        break;
      case 'Switch':
        terminators.push({ kind: 'jump', target: terminator.targets[terminator.values.length] });
        if (terminator.values.length > 0) later.push({ block, end: terminator });
        break;
      default:
        terminators.push({ kind: 'leave' });
    }
  });
  for (const { block, end } of later) {
    const behind = terminators.length - 1;
    const nodeOf = (test: number): number => (test === 0 ? block : behind + test);
    testsOf(end, true).forEach((test, k) => {
      terminators[nodeOf(k)] = terminatorOf(test, end.targets[end.values.length], nodeOf);
      tests[nodeOf(k)] = { block, test };
    });
  }
  return { size: terminators.length, entry: 0, terminator: (node) => terminators[node], tests };
}

function terminatorOf(test: SwitchTest, otherwise: number, nodeOf: (test: number) => number): Terminator {
  switch (test.kind) {
    case 'equal':
      return { kind: 'branch', then: test.target, otherwise };
    case 'less':
      return { kind: 'branch', then: nodeOf(test.then), otherwise: nodeOf(test.rest) };
    case 'table':
      return { kind: 'switch', targets: test.targets, otherwise };
  }
}
