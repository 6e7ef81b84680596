/**
 * Literal patterns as a tree over bytes, so that an arm is found in as many steps as the patterns need bytes to be told
 * apart, and not one by one (docs/ir/tuyin.md, "Match"). The first arm that matches is the one that would match first
 * in order.
 *
 *     | 1 ->  | 2 ->  | 257 ->        byte 0:  1 -> (byte 1:  0 -> arm 0, 1 -> arm 2),  2 -> (byte 1: 0 -> arm 1)
 *
 * Only arms in front of the first computed or elided pattern, or the first set of too many values, take part; `rest` is where
 * trying goes on. A path is compared
 * as a whole where nothing branches off (`check`), so the tree is not larger than its patterns.
 */
import type { NodeOf, Pattern } from './nodes.ts';

export type TrieNode =
  /** Bytes `at`, `at + 1`, … must be these, then goes on; else nothing here matches. */
  | { readonly kind: 'check'; readonly at: number; readonly bytes: Uint8Array; readonly then: TrieNode }
  | { readonly kind: 'branch'; readonly at: number; readonly next: ReadonlyMap<number, TrieNode> }
  | { readonly kind: 'arm'; readonly arm: number };

export interface LiteralTrie {
  /** Undefined if no literal stands in front of `rest`. */
  readonly root: TrieNode | undefined;
  /** The arm to try, in order, if no literal matched: the first that is neither a literal nor `never`; the number of arms if there is none. */
  readonly rest: number;
}

/** More than this are not compiled: patterns of megabytes are better compared where they stand. */
const mostBytes = 1 << 20;

/** Sets of more values are asked one range after the other; all values of one byte are few. */
const mostValues = 16n;

interface Literal {
  readonly arm: number;
  readonly bytes: Uint8Array;
}

export function literalTrie({ arms, width }: Pick<NodeOf<'match'>, 'arms' | 'width'>): LiteralTrie | undefined {
  const found = arms.map(({ pattern }) => literalsOf(pattern, width));
  const end = found.indexOf(undefined);
  const rest = end < 0 ? arms.length : end;
  const values = found.slice(0, rest).map((list) => list ?? []);
  if (values.reduce((sum, list) => sum + list.length, 0) * width > mostBytes) return undefined;
  const seen = new Set<bigint>();
  const literals: Literal[] = [];
  values.forEach((list, arm) => {
    for (const bits of list) {
      if (!seen.has(bits)) literals.push({ arm, bytes: bytesOfBits(bits, width) });
      seen.add(bits);
    }
  });
  return { root: literals.length === 0 ? undefined : build(literals, width), rest };
}

/** The bits that a pattern fits; undefined if it is none of constants, or a set of too many. */
export function literalsOf(pattern: Pattern, width: number): readonly bigint[] | undefined {
  if (pattern.kind === 'never') return [];
  if (pattern.kind === 'literal') return [BigInt.asUintN(width * 8, pattern.value)];
  if (pattern.kind !== 'set') return undefined;
  const size = pattern.ranges.reduce((sum, { low, high }) => sum + high - low + 1n, 0n);
  if (width > 1 && size > mostValues) return undefined;
  return pattern.ranges.flatMap(({ low, high }) =>
    Array.from({ length: Number(high - low) + 1 }, (_, i) => low + BigInt(i)),
  );
}

/** Little-endian. */
function bytesOfBits(bits: bigint, width: number): Uint8Array {
  const digits = bits.toString(16).padStart(width * 2, '0');
  return Uint8Array.from({ length: width }, (_, i) =>
    Number.parseInt(digits.slice(2 * (width - 1 - i), 2 * (width - i)), 16),
  );
}

/** A branch whose children are being found: the byte that leads to each. */
interface Open {
  readonly at: number;
  readonly children: (readonly [byte: number, node: TrieNode])[];
}

/** A finished part; how it begins depends on the byte from which it is needed. */
interface Part {
  readonly node: (from: number) => TrieNode;
  /** One of its literals. */
  readonly literal: number;
}

/** Literals that differ, sorted: equal beginnings stand together. Works from the ends of the paths to the root. */
function build(literals: readonly Literal[], width: number): TrieNode {
  const sorted = [...literals].sort((a, b) => compareBytes(a.bytes, b.bytes));
  // shared[i]: how many first bytes the literals i and i+1 have in common.
  const shared = sorted.slice(1).map(({ bytes }, i) => commonLength(sorted[i].bytes, bytes));
  const leaf = (i: number, from: number): TrieNode =>
    checked(sorted[i].bytes, from, width, { kind: 'arm', arm: sorted[i].arm });
  const stack: Open[] = [];
  let carried: Part = { node: (from) => leaf(0, from), literal: 0 };
  for (let i = 0; i <= shared.length; i++) {
    const depth = i < shared.length ? shared[i] : -1;
    let top = stack.at(-1);
    while (top !== undefined && top.at > depth) {
      const { at, children } = top;
      add(top, carried, sorted);
      stack.pop();
      const literal = carried.literal;
      const branch: TrieNode = { kind: 'branch', at, next: new Map(children) };
      carried = { node: (from) => checked(sorted[literal].bytes, from, at, branch), literal };
      top = stack.at(-1);
    }
    if (i === shared.length) break;
    if (top === undefined || top.at < depth) {
      top = { at: depth, children: [] };
      stack.push(top);
    }
    add(top, carried, sorted);
    const next = i + 1;
    carried = { node: (from) => leaf(next, from), literal: next };
  }
  return carried.node(0);
}

function add({ at, children }: Open, { node, literal }: Part, sorted: readonly Literal[]): void {
  children.push([sorted[literal].bytes[at], node(at + 1)]);
}

/** The bytes from `from` up to `to` have one way to go on. */
function checked(bytes: Uint8Array, from: number, to: number, then: TrieNode): TrieNode {
  return from >= to ? then : { kind: 'check', at: from, bytes: bytes.slice(from, to), then };
}

function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const at = commonLength(a, b);
  return at === a.length ? 0 : a[at] - b[at];
}

function commonLength(a: Uint8Array, b: Uint8Array): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length++;
  return length;
}

/** The arm whose literal these bytes are; undefined if none is. */
export function findLiteral({ root }: LiteralTrie, bytes: Uint8Array): number | undefined {
  let node = root;
  while (node !== undefined && node.kind !== 'arm') {
    if (node.kind === 'branch') node = node.next.get(bytes[node.at]);
    else {
      const { at, bytes: wanted, then } = node;
      node = wanted.every((byte, i) => bytes[at + i] === byte) ? then : undefined;
    }
  }
  return node?.arm;
}
