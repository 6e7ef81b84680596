/**
 * What a program made of its input, as a tree: each function with the bytes that it read, and where it did not go on, what it
 * would have gone on with.
 *
 *     main     0 .. 5   `[1,2]`
 *       value    0 .. 5   `[1,2]`
 *         array …
 *
 * A call in tail position is a part of its caller, since its bytes are. A loop of such calls comes back to a function that is open
 * already; then that goes on, so a loop is one node, whatever it reads.
 *
 * The *farthest place* is the last byte at which a pattern was tried and did not fit. What was expected there are the patterns that were tried
 * there, less what of them fitted already; and the end of the input, if the program asked for it or has an arm that takes any byte before one
 * that takes the end.
 */
import type { BitRange, Pattern } from '../../tuyin/graph/nodes.ts';
import { formatValue } from './value-text.ts';
import type { Value } from './values.ts';
import type { Probe, ProbedCall, Tried } from './probe.ts';

/** A function, and the bytes of the input from `start` up to `end` that it has read. */
export interface ParseNode {
  readonly name: string;
  readonly start: number;
  end: number;
  /** What it gave; undefined also if it did not return. */
  value: string | undefined;
  readonly parts: ParseNode[];
}

/** More nodes than anybody looks at. */
const mostNodes = 100_000;

interface Open {
  readonly node: ParseNode;
  /** Was it called in tail position, and ends with its caller? */
  readonly isTail: boolean;
}

/** The record of one run. */
export class ParseRecord implements Probe {
  readonly roots: ParseNode[] = [];
  /** Functions that are not in the tree because it is too large. */
  missing = 0;
  farthest = 0;
  readonly #input: Uint8Array;
  readonly #open: Open[] = [];
  #count = 0;
  #expected = new Map<string, undefined>();

  constructor(input: Uint8Array) {
    this.#input = input;
  }

  /** In the order in which it was tried. */
  get expected(): readonly string[] {
    return [...this.#expected.keys()];
  }

  onEnter({ func, position, readsProgramInput }: ProbedCall, isTail: boolean): void {
    const at = readsProgramInput ? Math.max(0, position) : (this.#open.at(-1)?.node.end ?? 0);
    if (isTail && this.#goesOn(func.name, at)) return;
    const node: ParseNode = { name: func.name, start: at, end: at, value: undefined, parts: [] };
    if (++this.#count > mostNodes) this.missing++;
    else (this.#open.at(-1)?.node.parts ?? this.roots).push(node);
    this.#open.push({ node, isTail });
  }

  /** Is a function of this chain of tail calls the same? Then those that it called are over. */
  #goesOn(name: string, position: number): boolean {
    let at = this.#open.length - 1;
    while (at > 0 && this.#open[at].isTail && this.#open[at].node.name !== name) at--;
    if (at < 0 || this.#open[at].node.name !== name) return false;
    for (const { node } of this.#open.splice(at + 1)) node.end = Math.max(node.start, position);
    return true;
  }

  onLeave({ func, position, readsProgramInput }: ProbedCall, value: Value | undefined): void {
    const text = value === undefined ? undefined : formatValue(func.result, value);
    for (let isTail = true; isTail;) {
      const left = this.#open.pop();
      if (left === undefined) return;
      ({ isTail } = left);
      const { node } = left;
      node.value = text;
      node.end = Math.max(node.start, readsProgramInput ? position : node.end);
    }
  }

  /** Where a function was that did not return. */
  stop(position: number): void {
    for (const { node } of this.#open.splice(0)) node.end = Math.max(node.start, position);
  }

  onNode(call: ProbedCall, nodes: Tried['nodes'], id: Tried['id']): void {
    const node = nodes[id];
    const isQuestion = node.kind === 'command' && node.command === 'eof' && node.from === undefined;
    if (isQuestion && call.readsProgramInput && call.position < this.#input.length) this.#expect(call.position, end);
  }

  onTry({ nodes, id, way, fits, looked }: Tried): void {
    const node = nodes[id];
    if (looked === undefined || node.kind !== 'match' || !this.#isInput(looked.at, looked.bytes)) return;
    const { pattern } = node.arms[way];
    if (fits) {
      const takesEnd = node.arms.slice(way + 1).some((arm) => arm.pattern.kind === 'any');
      if (takesEnd && takesAny(pattern, node.width)) this.#expect(looked.at, end);
    } else for (const { at, text } of textsOf(pattern, node.width, looked.bytes)) this.#expect(looked.at + at, text);
  }

  /** What was put back looks like input and is none. */
  #isInput(at: number, bytes: Uint8Array): boolean {
    return at >= 0 && bytes.every((byte, i) => this.#input[at + i] === byte);
  }

  #expect(at: number, text: string): void {
    if (at < this.farthest) return;
    if (at > this.farthest) [this.farthest, this.#expected] = [at, new Map()];
    this.#expected.set(text, undefined);
  }
}

const end = 'the end of the input';

function takesAny(pattern: Pattern, width: number): boolean {
  return (
    pattern.kind === 'set' &&
    pattern.ranges.some(({ low, high }) => low === 0n && high === (1n << BigInt(8 * width)) - 1n)
  );
}

/** What of a pattern did not fit, and how many bytes of it did. */
function textsOf(pattern: Pattern, width: number, found: Uint8Array): { at: number; text: string }[] {
  if (pattern.kind === 'literal') return [literalText(pattern.value, width, found)];
  if (pattern.kind !== 'set') return [];
  return pattern.ranges.map((range) =>
    range.low === range.high ? literalText(range.low, width, found) : { at: 0, text: rangeText(range, width) },
  );
}

function literalText(value: bigint, width: number, found: Uint8Array): { at: number; text: string } {
  const bytes = bytesOf(value, width);
  let at = 0;
  while (at < found.length && bytes[at] === found[at]) at++;
  return { at, text: quote(bytes.subarray(at)) };
}

function rangeText({ low, high }: BitRange, width: number): string {
  if (width === 1) return `${quote(bytesOf(low, 1))} .. ${quote(bytesOf(high, 1))}`;
  return `${low} .. ${high}`;
}

/** As a stream holds it. */
function bytesOf(value: bigint, width: number): Uint8Array {
  return Uint8Array.from({ length: width }, (_, i) => Number((value >> BigInt(8 * i)) & 255n));
}

/** Bytes as a string of the language, or between `'` where that is easier to read. */
export function quote(bytes: Uint8Array): string {
  const mark = bytes.includes(34) && !bytes.includes(39) ? "'" : '"';
  const texts = Array.from(bytes, (byte) =>
    byte < 32 || byte > 126 || byte === 92 || byte === mark.charCodeAt(0)
      ? `\\${byte.toString(16).toUpperCase().padStart(2, '0')}`
      : String.fromCharCode(byte),
  );
  return mark + texts.join('') + mark;
}
