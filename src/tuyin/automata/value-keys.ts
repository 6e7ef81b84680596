/**
 * What values are, exactly, so that edges can be compared: two keys are equal only if the values are. Constants are told by
 * type and content and are the same in all functions. Every other value is one of its function: operations without
 * effects on equal operands are equal (numbered once, in the order of the nodes), everything else is itself alone.
 */
import { isPure, operandsOf, type Graph, type GraphFunc, type GraphNode, type ValueId } from '../graph/nodes.ts';
import { constantText } from '../graph/printer.ts';
import { extraName } from '../extra-uses.ts';
import { typeText } from '../types.ts';

export class ValueKeys {
  readonly #nodes: readonly GraphNode[];
  readonly #keys: string[] = [];

  constructor(graph: Graph, { id: func }: GraphFunc, nodes: readonly GraphNode[]) {
    this.#nodes = nodes;
    const numbers = new Map<string, number>();
    nodes.forEach((node, id) => {
      if (node.kind === 'const')
        this.#keys.push(`${typeText(node.type)} ${constantText(graph, node.type, node.value)}`);
      else if (node.kind === 'phi' || !isPure(node, nodes)) this.#keys.push(`${func}.${id}`);
      else {
        const content = this.action(id);
        const number = numbers.get(content) ?? id;
        numbers.set(content, number);
        this.#keys.push(`${func}.${number}`);
      }
    });
  }

  of(id: ValueId): string {
    return this.#keys[id];
  }

  list(ids: readonly ValueId[]): string {
    return ids.map((id) => this.of(id)).join(', ');
  }

  /** What a node does with its operands, which stand before it. */
  action(id: ValueId): string {
    const node = this.#nodes[id];
    return `${node.kind} ${typeText(node.type)} ${ownParts(node).join(' ')} (${this.list(operandsOf(node))})`;
  }
}

/** What a node is besides its operands. */
function ownParts(node: GraphNode): readonly (string | number)[] {
  switch (node.kind) {
    case 'un':
    case 'bin':
      return [node.op, ...node.flags];
    case 'conv':
      return [node.how];
    case 'param':
    case 'get':
    case 'with':
      return [node.index];
    case 'element':
    case 'distance':
      return [node.step];
    case 'write':
      return [node.stream, String(node.content)];
    case 'pushback':
    case 'append':
      return [String(node.content)];
    case 'alloc':
      return [node.bytes];
    case 'read':
      return [node.command, node.bytes, String(node.from === undefined)];
    case 'readblock':
    case 'command':
      return [node.command, String(node.from === undefined)];
    case 'extra':
      return [extraName(node.use)];
    default:
      return [];
  }
}
