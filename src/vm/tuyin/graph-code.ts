/**
 * A function's graph as a list of steps with jumps, made once before it first runs: branches and patterns nest in the
 * graph, and a call inside of them must be able to wait without the interpreter waiting in a recursion of its own.
 *
 * A step belongs to a node. Constants take none: they are in `values`, with which each call begins.
 *
 *     cond    branch -> no;  yes…, leave;  jump -> end;  no: …, leave;  end:
 *     match   for each arm:  mark; pattern…; compare -> next;  body…, leave; jump -> end;  next: …  none: trap
 */
import { unreachable } from '../../base/errors.ts';
import { isInRanges } from '../../tuyin/graph/pattern-sets.ts';
import {
  operandsOf,
  type GraphFunc,
  type GraphNode,
  type NodeOf,
  type Region,
  type ValueId,
} from '../../tuyin/graph/nodes.ts';
import type { Type } from '../../tuyin/types.ts';
import type { GraphActivation } from './graph-activation.ts';
import { workOf } from './costs.ts';
import { actionOf } from './graph-actions.ts';
import { conditionOf } from './graph-values.ts';
import type { Machine, Request } from './machine.ts';
import { prefixFor } from './values.ts';
import type { Probe } from './probe.ts';
import type { Value } from './values.ts';

/** What a node does; its value. */
export type Action = (frame: GraphActivation) => Value | undefined;

/** What a call asks of the machine. */
export type CallRequest = Extract<Request, { readonly kind: 'call' }>;

type Test = (frame: GraphActivation) => boolean;

/** A pattern that is computed. */
interface Attempt {
  readonly region: Region;
  readonly condition: (frame: GraphActivation) => bigint | undefined;
  readonly next: Label;
}

/** Control of a graph as a flat list: nested conditions and matches are branches and labels here. */
export type Step =
  | { readonly kind: 'do'; readonly id: ValueId; readonly act: Action }
  | { readonly kind: 'call'; readonly id: ValueId; readonly request: (frame: GraphActivation) => CallRequest }
  /** Goes on if the test holds, else at `otherwise`. */
  | { readonly kind: 'branch'; readonly id: ValueId; readonly test: Test; readonly otherwise: Label }
  | { readonly kind: 'jump'; readonly id: ValueId; readonly to: Label }
  /** Values of a branch: each `from` becomes the value of `to`. */
  | { readonly kind: 'leave'; readonly id: ValueId; readonly copies: readonly Copy[] }
  | { readonly kind: 'return'; readonly id: ValueId | undefined };

/** Values that a branch hands to the node behind it, as a phi does. */
export interface Copy {
  readonly from: ValueId;
  readonly to: ValueId;
}

/** A place in the list, known when everything before it is. */
export interface Label {
  at: number;
}

/** A compiled graph, shared by all of its activations. */
export interface GraphCode {
  readonly func: GraphFunc;
  readonly nodes: readonly GraphNode[];
  readonly steps: readonly Step[];
  /** Constants at their places. */
  readonly values: readonly (Value | undefined)[];
  /** Nodes of parameters with what they are. */
  readonly params: readonly { readonly id: ValueId; readonly index: number }[];
  readonly resultType: Type;
}

export function compileGraph(machine: Machine, func: GraphFunc, nodes: readonly GraphNode[], root: Region): GraphCode {
  const writer = new CodeWriter(machine, nodes);
  writer.region(root);
  writer.steps.push({ kind: 'return', id: root.result });
  const { image } = machine;
  const values = nodes.map((node) => (node.kind === 'const' ? image.valueOf(node.value, node.type) : undefined));
  const params = nodes.flatMap((node, id) => (node.kind === 'param' ? [{ id, index: node.index }] : []));
  const resultType = root.result === undefined ? func.result : nodes[root.result].type;
  return { func, nodes, steps: writer.steps, values, params, resultType };
}

/** Writes the steps of one graph, depth first; labels are bound when their place is reached. */
class CodeWriter {
  readonly steps: Step[] = [];
  readonly #machine: Machine;
  readonly #nodes: readonly GraphNode[];

  constructor(machine: Machine, nodes: readonly GraphNode[]) {
    this.#machine = machine;
    this.#nodes = nodes;
  }

  /** Nesting is bounded by what the parser takes. */
  region({ nodes }: Region): void {
    for (const id of nodes) this.#node(id);
  }

  #node(id: ValueId): void {
    const node = this.#nodes[id];
    switch (node.kind) {
      case 'const':
      case 'param':
      case 'phi':
        return;
      case 'cond':
        return this.#cond(id, node);
      case 'match':
        return this.#match(id, node);
      case 'call': {
        const { params } = this.#machine.graph.functions[node.callee];
        this.steps.push({ kind: 'call', id, request: requestOf(node, this.#nodes, params) });
        return;
      }
      default:
        this.steps.push({
          kind: 'do',
          id,
          act: this.#probed(id, this.#paid(node, actionOf(node, id, this.#nodes, this.#machine))),
        });
    }
  }

  /** An action on what is large says so before. */
  #paid(node: GraphNode, act: Action): Action {
    const {
      graph: { types },
      meter,
    } = this.#machine;
    const work = workOf([node.type, ...operandsOf(node).map((id) => this.#nodes[id].type)], types);
    if (work === 0) return act;
    return (frame) => {
      meter.spend(work);
      return act(frame);
    };
  }

  /** Tells a probe of the node, and keeps for it what is looked at. */
  #probed(id: ValueId, act: Action): Action {
    const { probe } = this.#machine;
    if (probe === undefined) return act;
    const node = this.#nodes[id];
    return (frame) => {
      probe.onNode?.(frame, this.#nodes, id);
      if (node.kind === 'read' && node.from === undefined && frame.readsProgramInput) {
        frame.looks ??= new Map();
        frame.looks.set(id, { at: frame.position, bytes: frame.input.peekShort(node.bytes).bytes });
      }
      return act(frame);
    };
  }

  /** The test, of which a probe is told; `looked`: the node of what is matched. */
  #tried(id: ValueId, way: number, test: Test, looked?: ValueId): Test {
    const { probe } = this.#machine;
    if (probe?.onTry === undefined) return test;
    const tell: Probe['onTry'] = probe.onTry.bind(probe);
    return (call) => {
      const fits = test(call);
      tell({
        call,
        nodes: this.#nodes,
        id,
        way,
        fits,
        looked: looked === undefined ? undefined : call.looks?.get(looked),
      });
      return fits;
    };
  }

  #cond(id: ValueId, { test, yes, no, phis }: NodeOf<'cond'>): void {
    const otherwise: Label = { at: 0 };
    const end: Label = { at: 0 };
    this.#branch(
      id,
      this.#tried(id, 0, (frame) => frame.isTrue(test)),
      otherwise,
    );
    this.region(yes);
    this.#leave(id, yes, phis, 0);
    this.steps.push({ kind: 'jump', id, to: end });
    this.#place(otherwise);
    this.region(no);
    this.#leave(id, no, phis, 1);
    this.#place(end);
  }

  #match(id: ValueId, node: NodeOf<'match'>): void {
    const end: Label = { at: 0 };
    node.arms.forEach((arm, index) => {
      const next: Label = { at: 0 };
      if (!this.#pattern(id, index, node, next)) return;
      this.region(arm.body);
      this.#leave(id, arm.body, node.phis, index);
      this.steps.push({ kind: 'jump', id, to: end });
      this.#place(next);
    });
    this.steps.push({ kind: 'do', id, act: (frame) => frame.noMatch(node) });
    this.#place(end);
  }

  /** Control goes on behind it if the pattern fits, else at `next`. False: it never fits. */
  #pattern(id: ValueId, way: number, { scrutinee, width, arms }: NodeOf<'match'>, next: Label): boolean {
    const { pattern } = arms[way];
    const branch = (test: Test): void => this.#branch(id, this.#tried(id, way, test, scrutinee), next);
    const condition = conditionOf(this.#nodes, scrutinee, width);
    switch (pattern.kind) {
      case 'any':
        if (this.#machine.probe?.onTry !== undefined) branch(() => true);
        return true;
      case 'never':
        return false;
      case 'elided':
        this.steps.push({ kind: 'do', id, act: (frame) => frame.elided() });
        return false;
      case 'literal': {
        const wanted = BigInt.asUintN(8 * width, pattern.value);
        branch((frame) => !frame.isShort(scrutinee) && condition(frame) === wanted);
        return true;
      }
      case 'set': {
        const { ranges } = pattern;
        branch((frame) => !frame.isShort(scrutinee) && isInRanges(ranges, condition(frame)));
        return true;
      }
      case 'computed':
        // What is too short fits no pattern but `_`, so there is nothing to compute.
        this.#branch(id, (frame) => !frame.isShort(scrutinee), next);
        this.#attempt(id, way, { region: pattern.region, condition, next });
        return true;
      default:
        return unreachable(pattern);
    }
  }

  /** Computes what is to be matched; where it differs, what the computation read is put back. */
  #attempt(id: ValueId, way: number, { region, condition, next }: Attempt): void {
    this.steps.push({ kind: 'do', id, act: (frame) => frame.mark() });
    this.region(region);
    const fits: Test = (frame) => frame.closeMark(condition(frame) === frame.bitsOf(region.result));
    this.#branch(id, this.#tried(id, way, fits), next);
  }

  #leave(id: ValueId, { result }: Region, phis: readonly ValueId[], index: number): void {
    const copies: Copy[] = [];
    for (const phi of phis) {
      const node = this.#nodes[phi];
      if (node.kind === 'phi') copies.push({ from: node.inputs[index], to: phi });
    }
    if (result !== undefined) copies.push({ from: result, to: id });
    if (copies.length > 0) this.steps.push({ kind: 'leave', id, copies });
  }

  #branch(id: ValueId, test: Test, otherwise: Label): void {
    this.steps.push({ kind: 'branch', id, test, otherwise });
  }

  #place(label: Label): void {
    label.at = this.steps.length;
  }
}

function requestOf(
  { callee, input, tail }: NodeOf<'call'>,
  nodes: readonly GraphNode[],
  params: readonly Type[],
): (frame: GraphActivation) => CallRequest {
  const { kind, values } = input;
  return (frame) => {
    const given = values.map((id, i) => ({ type: nodes[id].type, value: prefixFor(params.at(i), frame.value(id)) }));
    return { kind: 'call', callee, tail, input: { kind, values: given } };
  };
}
