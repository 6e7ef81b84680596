/**
 * W, the input signature of a function (docs/ir/tuyin.md, "Streams"): the greatest number of bytes of its input that
 * any path reaches before it returns, where what is put back counts as not taken, and a call that reads on from the
 * same input takes the W of its callee. Nothing but warnings hang on it: calls take what they read (decision 0390). Where no such number exists W is unbounded: reads of computed widths, recursion
 * that takes more than it gives back, questions about the rest of the input (size, eof, pos).
 *
 * The least solution for all functions is found component by component of the call graph, callees first. A component in
 * which the numbers still grow after as many rounds as it can need has no bound.
 */
import { extraRows } from '../extras.ts';
import { streamBits, type ExtraUse } from '../extra-uses.ts';
import { sizeInBytes, type Type } from '../types.ts';
import { bytesOf } from './streams.ts';
import type { GraphNode, NodeOf, Region, ValueId } from './nodes.ts';
import type { FuncEntry } from './program.ts';

export type Width = number | 'unbounded';

/** More bytes than any input holds are as good as no bound; stack code writes widths with up to nine digits. */
const mostWidth = 999_999_999;
const mostRounds = 64;

export interface WidthBody {
  readonly func: FuncEntry;
  readonly nodes: readonly GraphNode[];
  readonly root: Region;
}

/** What widths are before anything is known of bodies: the least that they can be. */
export function beginWidths(functions: readonly FuncEntry[], entries: ReadonlySet<FuncEntry>): void {
  for (const func of functions) func.width = bytesOf(func.params);
  for (const func of entries) func.width = 'unbounded';
}

/** Sets `width` of functions that call each other; those of their callees are known. */
export function inferComponent(
  component: readonly WidthBody[],
  functions: readonly FuncEntry[],
  entries: ReadonlySet<FuncEntry>,
): void {
  for (let round = 0; ; round++) {
    const growing = component.filter((body) => {
      if (entries.has(body.func)) return false;
      const before = body.func.width;
      body.func.width = new WidthWalk(body, functions).run();
      return before !== body.func.width;
    });
    if (growing.length === 0) return;
    if (round <= Math.min(component.length, mostRounds)) continue;
    for (const { func } of growing) func.width = 'unbounded';
  }
}

/** Positions are relative to where the function began to read; below 0 after putting back more than was taken. */
class WidthWalk {
  readonly #body: WidthBody;
  readonly #functions: readonly FuncEntry[];
  #reach = 0;
  #at = 0;

  constructor(body: WidthBody, functions: readonly FuncEntry[]) {
    this.#body = body;
    this.#functions = functions;
  }

  run(): Width {
    this.#take(bytesOf(this.#body.func.params));
    this.#region(this.#body.root);
    return this.#reach > mostWidth ? 'unbounded' : this.#reach;
  }

  #peek(bytes: number): void {
    this.#reach = Math.max(this.#reach, this.#at + bytes);
  }

  #take(bytes: number): void {
    this.#peek(bytes);
    this.#at += bytes;
  }

  #region({ nodes }: Region): void {
    for (const id of nodes) this.#node(this.#body.nodes[id]);
  }

  #node(node: GraphNode): void {
    switch (node.kind) {
      case 'read':
        if (node.from !== undefined) return;
        if (node.command === 'peek') this.#peek(node.bytes);
        else this.#take(node.bytes);
        return;
      case 'readblock':
        if (node.from === undefined) this.#take(Infinity);
        return;
      case 'command':
        return this.#command(node);
      case 'pushback':
        this.#at -= this.#givenBack(node);
        return;
      case 'call':
        if (node.input.kind === 'rest')
          this.#call(node, bytesOf(node.input.values.map((id) => this.#body.nodes[id].type)));
        return;
      case 'cond':
        return this.#arms([node.yes, node.no]);
      case 'match':
        return this.#match(node);
      case 'extra':
        return this.#extra(node);
      default:
    }
  }

  #command({ command, from, count }: NodeOf<'command'>): void {
    if (from !== undefined) return;
    if (command !== 'skip') return this.#take(Infinity);
    const node = count === undefined ? undefined : this.#body.nodes[count];
    this.#take(
      node?.kind === 'const' && node.value.kind === 'number' ? Number(BigInt.asUintN(32, node.value.value)) : Infinity,
    );
  }

  /** Of a region whose size is not known nothing is counted. */
  #givenBack({ value, content }: NodeOf<'pushback'>): number {
    const { type } = this.#body.nodes[value];
    if (!content) return bytesOf([type]);
    return type.kind === 'pointer' ? (sizeInBytes(type.to) ?? 0) : 0;
  }

  /** `given`: bytes of values that it reads first. */
  #call({ callee }: NodeOf<'call'>, given: number): void {
    const { width } = this.#functions[callee];
    this.#take(width === 'unbounded' ? Infinity : Math.max(0, width - given));
  }

  #arms(regions: readonly Region[]): void {
    const start = this.#at;
    let furthest = -Infinity;
    for (const region of regions) {
      this.#at = start;
      this.#region(region);
      furthest = Math.max(furthest, this.#at);
    }
    this.#at = furthest;
  }

  /** A pattern that does not fit gives back what it read. */
  #match({ arms }: NodeOf<'match'>): void {
    const start = this.#at;
    let furthest = -Infinity;
    for (const { pattern, body } of arms) {
      this.#at = start;
      if (pattern.kind === 'computed') this.#region(pattern.region);
      this.#region(body);
      furthest = Math.max(furthest, this.#at);
    }
    this.#at = arms.length === 0 ? start : furthest;
  }

  #extra({ use, args }: NodeOf<'extra'>): void {
    if (
      !use.key.startsWith('io.') ||
      use.key === 'io.write' ||
      use.key === 'io.copy' ||
      extraRows[use.key].operands[0] !== 'i32'
    )
      return;
    const stream = this.#constant(args[0]);
    if (stream !== undefined && stream !== 0) return;
    if (use.key === 'io.push') this.#at -= bytesOf([this.#body.nodes[args[1]].type]);
    else {
      const bytes = this.#bytesRead(use, args[1]) ?? Infinity;
      if (use.key === 'io.peek') this.#peek(bytes);
      else this.#take(bytes);
    }
  }

  /** As its type says, or the count that it is given; undefined where that is computed. */
  #bytesRead({ key, type }: ExtraUse, count: ValueId): number | undefined {
    if (key === 'io.skip' || (type === undefined && /read|peek|pop/.test(key))) return this.#constant(count);
    return type === undefined ? undefined : sizeOf(type);
  }

  #constant(id: ValueId): number | undefined {
    const node = this.#body.nodes[id];
    if (node.kind !== 'const') return undefined;
    return node.value.kind === 'zero' ? 0 : node.value.kind === 'number' ? Number(node.value.value) : undefined;
  }
}

function sizeOf(type: Type): number {
  return Math.ceil((streamBits(type) ?? 0) / 8);
}
