/**
 * What is known of the functions of a file of the library without their bodies (linear/nodes.ts), as bytes; what is known of a function
 * is read when it is asked for. The build writes them, and nobody else, so that they are believed.
 *
 *     operations that occur: count, names   functions: count, length of each   for each: operations, uses, which are taken, effects, code
 */
import { ByteReader, ByteWriter } from '../base/bytes.ts';
import type { Outline, Use } from '../linear/nodes.ts';
import type { LinearOp } from '../linear/opcodes.ts';

/** In the order of the functions; undefined for declarations. */
export function writeOutlines(outlines: readonly (Outline | undefined)[]): Uint8Array {
  const ops = [...new Set(outlines.flatMap((outline) => outline?.ops ?? []))];
  const parts = outlines.map((outline) => (outline === undefined ? undefined : writeOutline(outline, ops)));
  const out = new ByteWriter(4096);
  out.uleb(ops.length);
  for (const op of ops) out.string(op);
  out.uleb(parts.length);
  for (const part of parts) out.uleb(part?.length ?? 0);
  for (const part of parts) if (part !== undefined) out.bytes(part);
  return out.toBytes();
}

function writeOutline({ ops, uses, taken, effects, compiled }: Outline, all: readonly LinearOp[]): Uint8Array {
  const out = new ByteWriter(1024);
  out.uleb(ops.length);
  for (const op of ops) out.uleb(all.indexOf(op));
  out.uleb(uses.length);
  for (const { kind, index } of uses) out.uleb(2 * index + (kind === 'f' ? 0 : 1));
  out.uleb(taken.length);
  for (const index of taken) out.uleb(index);
  out.uleb(effects === undefined ? 0 : effects + 1);
  if (compiled !== undefined) out.bytes(compiled);
  return out.toBytes();
}

/** The outlines of a file, by the numbers of its functions. */
export class OutlineFile {
  readonly #bytes: Uint8Array;
  readonly #ops: readonly LinearOp[];
  /** Where each begins, and the end of the last. */
  readonly #starts: readonly number[];

  constructor(bytes: Uint8Array) {
    const input = new ByteReader(bytes);
    this.#bytes = bytes;
    this.#ops = Array.from({ length: input.uleb() }, () => input.string() as LinearOp);
    const lengths = Array.from({ length: input.uleb() }, () => input.uleb());
    let next = input.offset;
    this.#starts = [next, ...lengths.map((length) => (next += length))];
  }

  at(func: number): Outline | undefined {
    const [start, end] = this.#starts.slice(func, func + 2);
    if (start === end) return undefined;
    const input = new ByteReader(this.#bytes, start, end);
    const list = (): number[] => Array.from({ length: input.uleb() }, () => input.uleb());
    const ops = list().map((op) => this.#ops[op]);
    const uses = list().map((word): Use => ({ kind: word % 2 === 0 ? 'f' : 'g', index: word >> 1 }));
    const taken = list();
    const noted = input.uleb();
    const effects = noted === 0 ? undefined : noted - 1;
    return { ops, uses, taken, effects, compiled: input.atEnd ? undefined : input.bytes(input.remaining) };
  }
}
