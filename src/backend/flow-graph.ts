/**
 * What structuring needs to know of a function: its blocks and how each of them ends. Conditions, selectors and the
 * instructions themselves stay with the caller, who is referred to them by block numbers.
 */
import { unreachable } from '../base/errors.ts';

/** How a node of control flow ends. */
export type Terminator =
  | { readonly kind: 'jump'; readonly target: number }
  | { readonly kind: 'branch'; readonly then: number; readonly otherwise: number }
  /** Selector i goes to `targets[i]`, any other to `otherwise`. */
  | { readonly kind: 'switch'; readonly targets: readonly number[]; readonly otherwise: number }
  /** Return, trap, tail call: anything that leaves the function. */
  | { readonly kind: 'leave' };

/** Control flow as nodes with one or two successors. */
export interface FlowGraph {
  readonly size: number;
  readonly entry: number;
  terminator(block: number): Terminator;
}

/** A block, or a node that was added to make the graph reducible: those are numbered after the blocks. */
export type Node =
  | Terminator
  | { readonly kind: 'set'; readonly value: number; readonly target: number }
  | { readonly kind: 'dispatch'; readonly targets: readonly number[]; readonly otherwise: number };

export function targetsOf(node: Node): readonly number[] {
  switch (node.kind) {
    case 'jump':
    case 'set':
      return [node.target];
    case 'branch':
      return [node.then, node.otherwise];
    case 'switch':
    case 'dispatch':
      return [...node.targets, node.otherwise];
    case 'leave':
      return [];
    default:
      return unreachable(node);
  }
}

export function mapTargets(node: Node, map: (target: number) => number): Node {
  switch (node.kind) {
    case 'jump':
    case 'set':
      return { ...node, target: map(node.target) };
    case 'branch':
      return { ...node, then: map(node.then), otherwise: map(node.otherwise) };
    case 'switch':
    case 'dispatch':
      return { ...node, targets: node.targets.map(map), otherwise: map(node.otherwise) };
    case 'leave':
      return node;
    default:
      return unreachable(node);
  }
}
