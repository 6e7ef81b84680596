/**
 * Where a program means something else since decision 0390. Until then a call without values took W bytes of its caller's
 * input, whatever the function read of them, and a function whose W had no bound left with its caller what it had put
 * back. Now a function takes what it reads, and what it put back and has not read goes with it.
 *
 * So the two differ where a function that is called in the middle of another may read less than W on some path, or may have put
 * back what it does not read. For each function two bounds are kept: the least that it takes, and the most that it
 * leaves of what it put back. The least ones of functions that call each other are found from above, round by round; what is still
 * moving after `mostRounds` may be nothing.
 */
import type { Diagnostic } from '../../base/diagnostics.ts';
import { diagnose } from '../../base/diagnostics.ts';
import { streamBits } from '../extra-uses.ts';
import { nameText } from '../names.ts';
import { sizeInBytes } from '../types.ts';
import { graphRules } from './diagnostics.ts';
import type { Graph, GraphFunc, GraphNode, NodeOf, Region } from './nodes.ts';
import { bytesOf } from './streams.ts';

const mostRounds = 64;

/** What a function does to its caller's input: the least that it takes, and the most of its own that is left. */
interface Effect {
  readonly taken: number;
  readonly left: number;
}

/** A warning for each call that may leave other bytes to what follows than it did. */
export function widthChanges(graph: Graph): Diagnostic[] {
  const effects = effectsOf(graph);
  return graph.functions.flatMap(({ body }) =>
    body.kind === 'graph' ? body.nodes.flatMap((node) => changeOf(graph, effects, node)) : [],
  );
}

function changeOf({ functions }: Graph, effects: readonly Effect[], node: GraphNode): Diagnostic[] {
  if (node.kind !== 'call' || node.input.kind !== 'rest' || node.input.values.length > 0 || node.tail) return [];
  const { name, width } = functions[node.callee];
  const { taken, left } = effects[node.callee];
  const symbol = nameText('@', name);
  if (width === 'unbounded')
    return left > 0 ? [diagnose(graphRules, 'TUY2420', node.span, [symbol, 'what it put back stayed'])] : [];
  const before = `it took ${width === 1 ? '1 byte' : `${width} bytes`}, and now takes what it reads, at least ${taken}`;
  return taken < width ? [diagnose(graphRules, 'TUY2420', node.span, [symbol, before])] : [];
}

function effectsOf(graph: Graph): readonly Effect[] {
  const effects = graph.functions.map(({ params, body }): Effect => {
    return { taken: body.kind === 'graph' ? Infinity : bytesOf(params), left: 0 };
  });
  for (let round = 0; ; round++) {
    const moved = graph.functions.filter((func) => settle(effects, func));
    if (moved.length === 0) return effects;
    if (round < mostRounds) continue;
    for (const { id } of moved) effects[id] = { taken: 0, left: Infinity };
    return effects;
  }
}

/** Looks at a function again; has its effect changed? */
function settle(effects: Effect[], func: GraphFunc): boolean {
  if (func.body.kind !== 'graph') return false;
  const { taken, left } = effects[func.id];
  effects[func.id] = new EffectWalk(func.body.nodes, effects).run(bytesOf(func.params), func.body.root);
  return effects[func.id].taken !== taken || effects[func.id].left !== left;
}

class EffectWalk {
  readonly #nodes: readonly GraphNode[];
  readonly #effects: readonly Effect[];
  #taken = 0;
  #left = 0;

  constructor(nodes: readonly GraphNode[], effects: readonly Effect[]) {
    this.#nodes = nodes;
    this.#effects = effects;
  }

  run(params: number, root: Region): Effect {
    this.#take(params);
    this.#region(root);
    return { taken: this.#taken, left: this.#left };
  }

  /** What was put back is taken first. */
  #take(bytes: number): void {
    this.#taken += bytes <= this.#left ? 0 : bytes - Math.min(bytes, this.#left);
    this.#left = bytes === Infinity ? 0 : Math.max(0, this.#left - bytes);
  }

  #region({ nodes }: Region): void {
    for (const id of nodes) this.#node(this.#nodes[id]);
  }

  /** Nesting is bounded by what the parser takes. */
  #node(node: GraphNode): void {
    switch (node.kind) {
      case 'read':
        if (node.from === undefined && node.command !== 'peek') this.#take(node.bytes);
        return;
      case 'command':
        if (node.from === undefined && node.command === 'skip') this.#take(this.#constant(node.count));
        return;
      case 'pushback':
        this.#left += this.#putBack(node);
        return;
      case 'call':
        if (node.input.kind === 'rest') this.#take(this.#takenBy(node));
        return;
      case 'cond':
        return this.#arms([[node.yes], [node.no]]);
      case 'match':
        return this.#arms(
          node.arms.map(({ pattern, body }) => (pattern.kind === 'computed' ? [pattern.region, body] : [body])),
        );
      case 'elided':
        this.#taken = Infinity;
        return;
      case 'extra':
        return this.#extra(node);
      default:
    }
  }

  /** Values are read first. */
  #takenBy({ callee, input }: NodeOf<'call'>): number {
    return Math.max(0, this.#effects[callee].taken - bytesOf(input.values.map((id) => this.#nodes[id].type)));
  }

  #constant(id: number | undefined): number {
    const node = id === undefined ? undefined : this.#nodes[id];
    return node?.kind === 'const' && node.value.kind === 'number' ? Number(BigInt.asUintN(32, node.value.value)) : 0;
  }

  #putBack({ value, content }: NodeOf<'pushback'>): number {
    const { type } = this.#nodes[value];
    if (!content) return bytesOf([type]);
    const size = type.kind === 'pointer' ? sizeInBytes(type.to) : undefined;
    return size === undefined || size === 0 ? Infinity : size;
  }

  #arms(arms: readonly (readonly Region[])[]): void {
    const [taken, left] = [this.#taken, this.#left];
    let [least, most] = [Infinity, 0];
    for (const regions of arms) {
      [this.#taken, this.#left] = [taken, left];
      for (const region of regions) this.#region(region);
      least = Math.min(least, this.#taken);
      if (this.#taken !== Infinity) most = Math.max(most, this.#left);
    }
    [this.#taken, this.#left] = [least, most];
  }

  #extra({ use, args }: NodeOf<'extra'>): void {
    if (use.key === 'io.read' || use.key === 'io.pop')
      this.#take(use.type === undefined ? this.#constant(args[1]) : Math.ceil((streamBits(use.type) ?? 0) / 8));
    else if (use.key === 'io.skip') this.#take(this.#constant(args[1]));
    else if (use.key === 'io.push' || use.key === 'io.copy') this.#left = Infinity;
    else if (use.key === 'io.rewind') [this.#taken, this.#left] = [0, Infinity];
  }
}
