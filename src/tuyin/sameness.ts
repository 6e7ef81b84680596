/**
 * Do two functions or globals of a program mean the same? Names, places and comments do not count, nor does in which module
 * something stands: what they refer to must mean the same in its turn. (docs/ir/tuyin.md, "Modules": two definitions of
 * a name that are both `unnamed_addr` are one if they are identical.)
 *
 * Each thing is a text without names and a list of what it refers to; two things are the same if their texts are equal and
 * their references are the same, pair by pair. A pair that is being compared counts as the same, so circles are no trouble.
 */
import type { Constant, Graph, GraphBody, GraphFunc, GraphGlobal } from './graph/nodes.ts';
import { constantText, printGraphFunc } from './graph/printer.ts';
import { rows } from './opcodes.ts';
import { printExpr } from './printer.ts';
import type { Reference, RunnableCode } from './stack/program.ts';
import { typeText } from './types.ts';

/** What something means, without names: a text, and what that refers to. */
export interface Shape {
  readonly text: string;
  readonly references: readonly Reference[];
}

type CodeOf = (func: GraphFunc) => RunnableCode;

export class Sameness {
  readonly #graph: Graph;
  readonly #codeOf: CodeOf;
  /** The graph as a printer sees it that must not show names. */
  readonly #nameless: Graph;
  /** Pairs that are the same, or about to be. */
  readonly #same = new Set<string>();

  constructor(graph: Graph, codeOf: CodeOf) {
    this.#graph = graph;
    this.#codeOf = codeOf;
    const nameless = <T>(entries: readonly T[]): T[] => entries.map((entry) => ({ ...entry, name: '' }));
    this.#nameless = { ...graph, functions: nameless(graph.functions), globals: nameless(graph.globals) };
  }

  areSame(first: Reference, second: Reference): boolean {
    const assumed: string[] = [];
    const open = [[first, second] as const];
    for (let pair = open.pop(); pair !== undefined; pair = open.pop()) {
      const [a, b] = pair;
      const key = `${a.kind} ${a.id} ${b.id}`;
      if (a.kind === b.kind && (a.id === b.id || this.#same.has(key))) continue;
      const [left, right] = [this.shapeOf(a), this.shapeOf(b)];
      if (a.kind !== b.kind || left.text !== right.text || left.references.length !== right.references.length) {
        for (const wrong of assumed) this.#same.delete(wrong);
        return false;
      }
      this.#same.add(key);
      assumed.push(key);
      left.references.forEach((reference, i) => open.push([reference, right.references[i]]));
    }
    return true;
  }

  shapeOf({ kind, id }: Reference): Shape {
    if (kind === 'global') return this.#global(this.#graph.globals[id]);
    const func = this.#graph.functions[id];
    return func.body.kind === 'code' ? this.#code(func) : this.#func(func);
  }

  #global({ type, byValue, value, align }: GraphGlobal): Shape {
    return {
      text: `${byValue} ${align} ${typeText(type)} ${constantText(this.#nameless, type, value)}`,
      references: [...referencesOf(value)],
    };
  }

  #func(func: GraphFunc): Shape {
    const body =
      func.body.kind === 'graph'
        ? { ...func.body, nodes: func.body.nodes.map((node) => ({ ...node, name: undefined })) }
        : func.body;
    return {
      text: printGraphFunc(this.#nameless, { ...func, name: '', body }),
      references: graphReferences(func.body),
    };
  }

  #code(func: GraphFunc): Shape {
    const code = this.#codeOf(func);
    const references: Reference[] = [];
    const lines = code.types.code.instrs.map(({ op, flags }, at) => {
      const types = code.types.instrs[at];
      if (types === undefined) return 'unreached';
      if (types.callee !== undefined) references.push({ kind: 'func', id: code.func(types.callee) });
      return `${op} ${flags} ${this.#operand(code, at, references)}`;
    });
    return { text: [`${func.params.map(typeText).join()} ${typeText(func.result)}`, ...lines].join('\n'), references };
  }

  /** The operand of an instruction, by what the places in the pools of its module hold. */
  #operand(code: RunnableCode, at: number, references: Reference[]): string {
    const { instrs, tables, pool } = code.types.code;
    const { op, a, b } = instrs[at];
    switch (rows[op].operand) {
      case 'labels':
        return tables[a].join();
      case 'float32':
      case 'float64':
        return printExpr(pool.constants[a]);
      case 'const': {
        const { type, value } = code.constant(a);
        references.push(...referencesOf(value));
        return `${typeText(type)} ${constantText(this.#nameless, type, value)}`;
      }
      case 'string':
        references.push({ kind: 'global', id: code.string(a) });
        return '';
      case 'symbol':
        if (op !== 'ldglb') return pool.symbols[a];
        references.push(code.symbol(pool.symbols[a]));
        return '';
      case 'callee':
        return String(b);
      default:
        return `${a} ${b}`;
    }
  }
}

function* referencesOf(constant: Constant): Iterable<Reference> {
  const open = [constant];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.kind === 'address') yield { kind: 'global', id: next.global };
    else if (next.kind === 'label') yield { kind: 'func', id: next.func };
    else if (next.kind === 'distance') open.push(next.from, next.to);
    else if (next.kind === 'aggregate') open.push(...next.elements);
  }
}

function graphReferences(body: GraphBody): Reference[] {
  if (body.kind !== 'graph') return [];
  return body.nodes.flatMap((node): Reference[] => {
    if (node.kind === 'call') return [{ kind: 'func', id: node.callee }];
    return node.kind === 'const' ? [...referencesOf(node.value)] : [];
  });
}
