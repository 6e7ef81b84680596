/**
 * Looking at the interpreter of graphs while it runs: parsing (`samara tuyin parse`) and coverage are told of calls, of what matches look
 * at, and of each pattern that is tried. Code that is compiled for a machine without a probe asks nothing.
 */
import type { GraphFunc, GraphNode, ValueId } from '../../tuyin/graph/nodes.ts';
import type { Value } from './values.ts';

/** The open call in which something happens. */
export interface ProbedCall {
  readonly func: GraphFunc;
  /** Of the stream that is its input. */
  readonly position: number;
  /** Is its input that of the program? */
  readonly readsProgramInput: boolean;
}

/** Bytes of the program's input that a match looks at. */
export interface Looked {
  /** Where they begin. */
  readonly at: number;
  /** As many as there are. */
  readonly bytes: Uint8Array;
}

/** A pattern was tried. `arms`: one for each arm of a match, from 0; of a condition 0 is yes and 1 no. */
export interface Tried {
  readonly call: ProbedCall;
  readonly nodes: readonly GraphNode[];
  readonly id: ValueId;
  readonly way: number;
  readonly fits: boolean;
  /** Unless something else than bytes of the program's input is matched. */
  readonly looked: Looked | undefined;
}

/** What is told; all of it may be left out. */
export interface Probe {
  onEnter?(call: ProbedCall, isTail: boolean): void;
  /** Before the call is closed. */
  onLeave?(call: ProbedCall, value: Value | undefined): void;
  onTry?(tried: Tried): void;
  /** A node is executed. */
  onNode?(call: ProbedCall, nodes: readonly GraphNode[], id: ValueId): void;
}
