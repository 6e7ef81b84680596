/**
 * The graph as text, for people and tests:
 *
 *     subset @loop W=4 result [6400]*
 *       %0 = input.peek(4) : [32]
 *       %1 = bits %0 : i32
 *       %2 = const 1 : i32
 *       %3 = %1 + %2 : i32
 *       %6 = cond %5 : [6400]*
 *       yes .1
 *         %7 = alloc 800 : [6400]*
 *         gives %7
 *       no .2
 *         ...
 *       gives %6
 *
 * Values are `%<id>`; those that the text names show it as `%x.<branch>.<version>`, where the branch is the region's number.
 */
import { unreachable } from '../../base/errors.ts';
import { extraName } from '../extra-uses.ts';
import { nameText, quote } from '../names.ts';
import { floatText, integerText } from '../numbers.ts';
import { typeText, type Type } from '../types.ts';
import { partType } from './layout.ts';
import type { Constant, Graph, GraphBody, GraphFunc, GraphNode, Pattern, Region, ValueId } from './nodes.ts';

/** A graph as text. */
export function printGraph(graph: Graph): string {
  const parts = [
    ...[...graph.types].map(([name, type]) => `${nameText('%', name)} = type ${typeText(type)}`),
    ...graph.globals.map(
      ({ name, type, byValue, value, align }) =>
        `${nameText('@', name)} = ${byValue ? 'value' : 'memory'} ${typeText(type)} ${constantText(graph, type, value)}, align ${align}`,
    ),
    ...graph.aliases.map(
      ({ name, target }) =>
        `${nameText('@', name)} = alias ${nameText('@', target.kind === 'func' ? graph.functions[target.func].name : graph.globals[target.global].name)}`,
    ),
    ...graph.init.map((id) => `init ${nameText('@', graph.functions[id].name)}`),
    ...(graph.main === undefined ? [] : [`main ${nameText('@', graph.functions[graph.main].name)}`]),
    ...graph.functions.map((func) => printGraphFunc(graph, func)),
  ];
  return `${parts.join('\n')}\n`;
}

/** A function of a graph as text. */
export function printGraphFunc(graph: Graph, func: GraphFunc): string {
  const { name, form, params, width, result, body } = func;
  const head = `${form} ${nameText('@', name)}${params.length > 0 ? `(${params.map(typeText).join(', ')})` : ''} W=${width} result ${typeText(result)}`;
  if (body.kind !== 'graph') return `${head} ${body.kind}`;
  return [head, ...new FuncPrinter(graph, body).region(body.root, '  ')].join('\n');
}

class FuncPrinter {
  readonly #graph: Graph;
  readonly #nodes: readonly GraphNode[];

  constructor(graph: Graph, body: Extract<GraphBody, { kind: 'graph' }>) {
    this.#graph = graph;
    this.#nodes = body.nodes;
  }

  region({ nodes, result }: Region, indent: string): string[] {
    const lines = nodes.flatMap((id) => this.#node(id, indent));
    return result === undefined ? lines : [...lines, `${indent}gives ${this.#name(result)}`];
  }

  #name(id: ValueId): string {
    const name = this.#nodes[id]?.name;
    return name === undefined ? `%${id}` : nameText('%', name);
  }

  #names(ids: readonly ValueId[]): string {
    return ids.map((id) => this.#name(id)).join(', ');
  }

  #node(id: ValueId, indent: string): string[] {
    const node = this.#nodes[id];
    const flags = 'flags' in node && node.flags.length > 0 ? `, ${node.flags.join(', ')}` : '';
    const line = `${indent}${this.#name(id)} = ${this.#text(node)}${flags} : ${typeText(node.type)}`;
    return [line, ...this.#below(node, indent)];
  }

  #below(node: GraphNode, indent: string): string[] {
    const inner = `${indent}  `;
    const lines: string[] = [];
    if (node.kind === 'cond') {
      lines.push(
        `${indent}yes .${node.yes.index}`,
        ...this.region(node.yes, inner),
        `${indent}no .${node.no.index}`,
        ...this.region(node.no, inner),
      );
    } else if (node.kind === 'match') {
      for (const { pattern, body } of node.arms) {
        lines.push(`${indent}| ${this.#pattern(pattern, node.width)} .${body.index}`);
        if (pattern.kind === 'computed') lines.push(...this.region(pattern.region, `${inner}? `));
        lines.push(...this.region(body, inner));
      }
    } else return lines;
    for (const phi of node.phis) lines.push(...this.#node(phi, indent));
    return lines;
  }

  #pattern(pattern: Pattern, width: number): string {
    switch (pattern.kind) {
      case 'literal':
        return `${pattern.class} ${integerText(BigInt.asUintN(width * 8, pattern.value))}`;
      case 'set':
        return `${pattern.class} ${pattern.ranges.map(({ low, high }) => (low === high ? `${low}` : `${low} .. ${high}`)).join(' | ')}`;
      case 'computed':
        return `computed .${pattern.region.index}`;
      case 'any':
        return '_';
      case 'never':
      case 'elided':
        return pattern.kind;
    }
  }

  #stream(from: ValueId | undefined): string {
    return from === undefined ? 'input' : this.#name(from);
  }

  #text(node: GraphNode): string {
    const content = 'content' in node && node.content ? 'content of ' : '';
    switch (node.kind) {
      case 'const':
        return `const ${constantText(this.#graph, node.type, node.value)}`;
      case 'param':
        return `param ${node.index}`;
      case 'un':
        return `${node.op} ${this.#name(node.value)}`;
      case 'bin':
        return `${this.#name(node.left)} ${node.op} ${this.#name(node.right)}`;
      case 'conv':
        return `${node.how} ${this.#name(node.value)}`;
      case 'cond':
        return `cond ${this.#name(node.test)}`;
      case 'match':
        return `match ${this.#name(node.scrutinee)}`;
      case 'phi':
        return `phi ${this.#names(node.inputs)}`;
      case 'call':
        return this.#call(node);
      case 'read':
        return `${this.#stream(node.from)}.${node.command}(${node.bytes})${node.short ? ' short' : ''}`;
      case 'readblock':
        return `block ${this.#stream(node.from)}.${node.command}(${this.#name(node.count)})`;
      case 'command':
        return `${this.#stream(node.from)}.${node.command}(${node.count === undefined ? '' : this.#name(node.count)})`;
      case 'pushback':
        return `input <- ${content}${this.#name(node.value)}`;
      case 'append':
        return `${this.#name(node.region)} <- ${content}${this.#name(node.value)}`;
      case 'write':
        return `${node.stream} <- ${content}${this.#name(node.value)}`;
      case 'store':
        return `store ${this.#name(node.pointer)}, ${this.#name(node.value)}`;
      case 'load':
        return `load ${this.#name(node.pointer)}`;
      case 'element':
        return `element ${this.#name(node.pointer)} + ${this.#name(node.index)} * ${node.step}`;
      case 'distance':
        return `distance ${this.#name(node.left)}, ${this.#name(node.right)} / ${node.step}`;
      case 'alloc':
        return `alloc ${node.bytes}`;
      case 'aggregate':
        return `(${this.#names(node.elements)})`;
      case 'get':
        return `${this.#name(node.of)}[${node.index}]`;
      case 'with':
        return `${this.#name(node.of)} with [${node.index}] = ${this.#name(node.value)}`;
      case 'index':
        return `${this.#name(node.of)}[${this.#name(node.index)}]`;
      case 'extra':
        return `${nameText('@', extraName(node.use))}(${this.#names(node.args)})`;
      case 'elided':
        return '...';
      default:
        return unreachable(node);
    }
  }

  #call({ callee, input, tail }: Extract<GraphNode, { kind: 'call' }>): string {
    const from = `${input.values.length > 0 || input.kind === 'values' ? `(${this.#names(input.values)})` : ''}${input.kind === 'rest' ? ' rest' : ''}`;
    return `${tail ? 'tail ' : ''}call ${nameText('@', this.#graph.functions[callee].name)}${from}`;
  }
}

/** A constant as the text of the language writes it. */
export function constantText(graph: Pick<Graph, 'globals' | 'functions'>, type: Type, constant: Constant): string {
  switch (constant.kind) {
    case 'number': {
      const { value } = constant;
      if (type.kind === 'float') return floatText(value, type.name);
      return integerText(value);
    }
    case 'address':
      return `${nameText('@', graph.globals[constant.global].name)}${constant.offset === 0 ? '' : ` + ${constant.offset} bytes`}`;
    case 'distance':
      return `distance from ${constantText(graph, type, constant.from)} to ${constantText(graph, type, constant.to)}`;
    case 'label':
      return `blockaddress(${nameText('@', graph.functions[constant.func].name)}, ${nameText('%', constant.label)})`;
    case 'zero':
      return type.kind === 'pointer' ? 'null' : 'zeroinitializer';
    case 'undef':
      return 'undef';
    case 'aggregate':
      return aggregateText(graph, type, constant);
  }
}

function aggregateText(
  graph: Pick<Graph, 'globals' | 'functions'>,
  type: Type,
  { elements, types }: Extract<Constant, { kind: 'aggregate' }>,
): string {
  const text = asciiText(type, elements);
  if (text !== undefined) return `c${quote(text)}`;
  const parts = elements.map((element, i) => {
    const part = types?.[i] ?? partType(type, i) ?? type;
    return `${types === undefined ? '' : `${typeText(part)} `}${constantText(graph, part, element)}`;
  });
  return type.kind === 'struct' ? `(${parts.join(', ')}${parts.length === 1 ? ',' : ''})` : `[${parts.join(', ')}]`;
}

/** An array of bytes that are all ASCII is shorter as a string. */
function asciiText(type: Type, elements: readonly Constant[]): string | undefined {
  const isBytes = type.kind === 'array' && type.of.kind === 'int' && type.of.bits === 8;
  if (!isBytes || !elements.every(({ kind }) => kind === 'number')) return undefined;
  const text = elements.map((element) =>
    String.fromCharCode(Number(BigInt.asUintN(8, element.kind === 'number' ? element.value : 0n))),
  );
  return text.every((char) => char < '\x80') ? text.join('') : undefined;
}
