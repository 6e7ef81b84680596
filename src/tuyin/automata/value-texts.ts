/**
 * Values of a function's graph as short texts, for the labels of automata: `%total + 1`, `eof()`, `"\0A"`.
 *
 * A text is for people: it is made from the graph alone, so that it is the same for text and bitcode, conversions that
 * do not change the kind of a number are left out, and it is cut where it gets long. Cost is bounded for each text: what
 * lies deeper than `deepest` operators is `…`.
 */
import { unreachable } from '../../base/errors.ts';
import { extraName } from '../extra-uses.ts';
import { constantText } from '../graph/printer.ts';
import {
  operandsOf,
  type Graph,
  type GraphNode,
  type LiteralClass,
  type NodeOf,
  type ValueId,
} from '../graph/nodes.ts';
import { nameText, quote, textOfBytes } from '../names.ts';
import { floatText } from '../numbers.ts';
import { typeText } from '../types.ts';

const deepest = 4;
const longest = 36;

export function cutText(text: string, most = longest): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text;
}

export class ValueTexts {
  readonly #graph: Graph;
  readonly #nodes: readonly GraphNode[];
  /** Bytes that were read, under the name that the program gives them, through conversions. */
  readonly #names = new Map<ValueId, string>();

  constructor(graph: Graph, nodes: readonly GraphNode[]) {
    this.#graph = graph;
    this.#nodes = nodes;
    nodes.forEach((node, id) => {
      if (node.name === undefined) return;
      const source = this.withoutConversions(id);
      if (!this.#names.has(source)) this.#names.set(source, localName(node.name));
    });
  }

  of(id: ValueId): string {
    return cutText(this.#text(id, 0));
  }

  list(ids: readonly ValueId[]): string {
    return cutText(ids.map((id) => this.#text(id, 0)).join(', '));
  }

  /** What a node does, as an action: `%mem = [1024]`, `output <- "\0A"`. */
  action(id: ValueId): string {
    const node = this.#nodes[id];
    const { name } = node;
    const isSent = node.kind === 'append' || node.kind === 'store';
    const text = isSent
      ? `${this.#text(node.kind === 'append' ? node.region : node.pointer, 0)} <- ${this.#text(node.value, 0)}`
      : this.#ownText(node, 0, false);
    return cutText(name === undefined || isSent ? text : `${localName(name)} = ${text}`);
  }

  /** The bits of a literal pattern, beside what is matched. */
  literal(bits: bigint, width: number, kind: LiteralClass, scrutinee: ValueId): string {
    const { type } = this.#nodes[scrutinee];
    const float =
      kind === 'float'
        ? (
            [
              ['half', 2],
              ['float', 4],
              ['double', 8],
              ['fp128', 16],
            ] as const
          ).find(([, size]) => size === width)?.[0]
        : undefined;
    if (float !== undefined) return floatText(bits, float);
    if (kind !== 'string')
      return String(type.kind === 'int' && type.bits === 1 ? bits : BigInt.asIntN(8 * width, bits));
    const bytes = Uint8Array.from({ length: Math.min(width, longest) }, (_, i) =>
      Number((bits >> BigInt(8 * i)) & 255n),
    );
    return cutText(quote(textOfBytes(bytes.subarray(0, bytes.findLastIndex((byte) => byte !== 0) + 1))));
  }

  /** The name that the program gives a value. */
  nameOf(id: ValueId): string | undefined {
    const { name, kind } = this.#nodes[id];
    // `eof()` and its like say more than a name.
    if (kind === 'command') return undefined;
    return name === undefined ? this.#names.get(id) : localName(name);
  }

  /** What a value is made of by conversions alone. Operands stand in front of their uses, so the way ends. */
  withoutConversions(id: ValueId): ValueId {
    let at = id;
    for (let node = this.#nodes[at]; node.kind === 'conv'; node = this.#nodes[at]) at = node.value;
    return at;
  }

  /** `isPart`: an operator stands beside it. */
  #text(id: ValueId, depth: number, isPart = false): string {
    const name = this.nameOf(id);
    if (name !== undefined) return name;
    const node = this.#nodes[id];
    return depth > deepest && operandsOf(node).length > 0 ? '…' : this.#ownText(node, depth, isPart);
  }

  #ownText(node: GraphNode, depth: number, isPart: boolean): string {
    const inner = (value: ValueId): string => this.#text(value, depth + 1, true);
    const inList = (values: readonly ValueId[]): string =>
      values
        .slice(0, 8)
        .map((value) => this.#text(value, depth + 1))
        .join(', ') + (values.length > 8 ? ', …' : '');
    switch (node.kind) {
      case 'const':
        return this.#constant(node);
      case 'param':
        return `$arg${node.index}`;
      case 'un':
        return `${node.op}${inner(node.value)}`;
      case 'bin':
        return this.#binary(node, depth, isPart);
      case 'conv':
        return this.#conversion(node, depth, isPart);
      case 'cond':
        return this.#choice(node, depth, isPart);
      case 'match':
        return `match ${inner(node.scrutinee)}`;
      case 'phi':
        return 'one of several';
      case 'call':
        return `${nameText('@', this.#graph.functions[node.callee].name)}${node.input.kind === 'values' ? `(${inList(node.input.values)})` : '()'}`;
      case 'read':
        return `${this.#stream(node.from, depth)}${node.command}(${node.bytes})`;
      case 'readblock':
        return `${this.#stream(node.from, depth)}${node.command}(${this.#text(node.count, depth + 1)})`;
      case 'command':
        return `${this.#stream(node.from, depth)}${node.command}(${node.count === undefined ? '' : inner(node.count)})`;
      case 'pushback':
        return `input <- ${this.#text(node.value, depth + 1)}`;
      case 'append':
        // A chain of appends is the region.
        return inner(node.region);
      case 'write':
        return `${node.stream} <- ${this.#text(node.value, depth + 1)}`;
      case 'store':
        return inner(node.pointer);
      case 'load':
        return `*${inner(node.pointer)}`;
      case 'element':
        return `${inner(node.pointer)}[${this.#text(node.index, depth + 1)}]`;
      case 'distance':
        return `${inner(node.left)} - ${inner(node.right)}`;
      case 'alloc':
        return `new [${node.bytes}]`;
      case 'aggregate':
        return `(${inList(node.elements)})`;
      case 'get':
        return `${inner(node.of)}.${node.index}`;
      case 'with':
        return `${inner(node.of)} with .${node.index} = ${inner(node.value)}`;
      case 'index':
        return `${inner(node.of)}[${this.#text(node.index, depth + 1)}]`;
      case 'extra':
        return `${nameText('@', extraName(node.use))}(${inList(node.args)})`;
      case 'elided':
        return '...';
      default:
        return unreachable(node);
    }
  }

  #stream(from: ValueId | undefined, depth: number): string {
    return from === undefined ? '' : `${this.#text(from, depth + 1)}.`;
  }

  #constant({ type, value }: NodeOf<'const'>): string {
    if (value.kind === 'zero' && type.kind !== 'pointer') return '0';
    const global = value.kind === 'address' && value.offset === 0 ? this.#graph.globals[value.global] : undefined;
    // Strings in expressions have no name of their own.
    if (global?.item === undefined && global?.type.kind === 'array') {
      const bytes = new Uint8Array(Math.min(global.size, longest));
      bytes.set(global.bytes.subarray(0, bytes.length));
      return quote(textOfBytes(bytes));
    }
    return cutText(constantText(this.#graph, type, value));
  }

  #choice({ type, test, yes, no }: NodeOf<'cond'>, depth: number, isPart: boolean): string {
    const [first, second] = [yes, no].map(({ result }) =>
      result === undefined ? '' : this.#text(result, depth + 1, true),
    );
    const condition = this.#text(test, depth + 1, true);
    const isLogic = typeText(type) === 'i1';
    const text =
      isLogic && second === '0'
        ? `${condition} && ${first}`
        : isLogic && first === '1'
          ? `${condition} || ${second}`
          : `${condition} ? ${first} : ${second}`;
    return isPart ? `(${text})` : text;
  }

  #binary({ op, left, right }: NodeOf<'bin'>, depth: number, isPart: boolean): string {
    const other = this.#nodes[right];
    const isNot =
      op === '==' &&
      typeText(this.#nodes[left].type) === 'i1' &&
      other.kind === 'const' &&
      this.#constant(other) === '0';
    if (isNot) return `!${this.#text(left, depth + 1, true)}`;
    const text = `${this.#text(left, depth + 1, true)} ${op} ${this.#text(right, depth + 1, true)}`;
    return isPart ? `(${text})` : text;
  }

  /** Only what turns one kind of number into another is worth its place. */
  #conversion({ type, value, how }: NodeOf<'conv'>, depth: number, isPart: boolean): string {
    const from = this.#nodes[value].type;
    const isPlain = (how !== 'number' && how !== 'unsigned' && how !== 'saturate') || from.kind === type.kind;
    return isPlain ? this.#text(value, depth, isPart) : `${typeText(type)} ${this.#text(value, depth + 1, true)}`;
  }
}

/** `%x` of `x.0.1`. */
function localName(name: string): string {
  return nameText('%', name.replace(/\.\d+\.\d+$/, ''));
}
