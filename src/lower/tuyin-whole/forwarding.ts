/**
 * State that a function puts in front of its input for the one that it goes on with, which reads it at once, stays in registers:
 *
 *     input <- (lines, words) count          lines and words into registers of @count, then to its entry for those
 *     subset @count
 *       lines = i32 input.read(4)      ──▶   entry: what is read first   another entry: the registers instead
 *       words = i32 input.read(4)            … the rest, once …
 *
 * Both are in one group (index.ts), so going on is a jump. What stands between the reads is executed on either way.
 */
import type { FuncId } from '../../tuyin/graph/nodes.ts';
import type { RunnableCode } from '../../tuyin/stack/program.ts';
import { extraRows } from '../../tuyin/extras.ts';
import { rows } from '../../tuyin/opcodes.ts';
import { targetsOfCode } from '../../tuyin/stack/assembler.ts';
import { KnownNumbers, type Call } from './facts.ts';
import { packedSize, type Part, type Shapes } from './parts.ts';

/** A read at the beginning of a function. */
interface EarlyRead {
  readonly at: number;
  readonly parts: readonly Part[];
}

/** How a function is entered with what it reads first in registers. */
export interface Forwarding {
  readonly reads: readonly EarlyRead[];
  /** Behind the last of them, where both ways meet. */
  readonly end: number;
}

/** The reads of a function before anything else that concerns its input or where control goes. */
export function earlyReads(runnable: RunnableCode, shapes: Shapes): readonly EarlyRead[] {
  const { code, instrs, before } = runnable.types;
  const targets = new Set(targetsOfCode(code));
  const streams = new KnownNumbers(runnable);
  const found: EarlyRead[] = [];
  for (let at = 0; at < code.instrs.length && !targets.has(at); at++) {
    const { use, takes = [] } = instrs[at] ?? {};
    const stack = before[at];
    if (stack === 'unreached' || rows[code.instrs[at].op].flow !== 'next') {
      if (code.instrs[at].op !== 'callx' || use === undefined) break;
    }
    if (use !== undefined && (extraRows[use.key].flow !== undefined || use.key.startsWith('io.'))) {
      const depth = (stack === 'unreached' ? 0 : (stack?.depth ?? 0)) - takes.length;
      const isRead = use.key === 'io.read' && use.suffixes.length === 0 && streams.at(at, depth) === 0;
      const parts = isRead && use.type !== undefined ? shapes.of(use.type) : undefined;
      if (parts === undefined) break;
      found.push({ at, parts });
    }
    streams.pass(at);
  }
  return found;
}

/** The way into a function for values of these scalars; undefined if it does not read just them. */
export function forwardingFor(reads: readonly EarlyRead[], pushed: readonly Part[]): Forwarding | undefined {
  const all: Part[] = [];
  for (let i = 0; i < reads.length; i++) {
    all.push(...reads[i].parts);
    if (all.length < pushed.length) continue;
    const isSame = all.length === pushed.length && all.every((part, j) => fits(part, pushed[j]));
    return isSame ? { reads: reads.slice(0, i + 1), end: reads[i].at + 1 } : undefined;
  }
  return undefined;
}

/** Pointers stay in the input, where the run time finds them when blocks move. */
function fits(read: Part, pushed: Part): boolean {
  return read.size === pushed.size && read.native === pushed.native && pushed.type.kind !== 'pointer';
}

/** The call in tail position that directly follows something that is put back. */
export function callBehind(
  { types: { code, instrs } }: RunnableCode,
  at: number,
  calls: ReadonlyMap<number, Call>,
): FuncId | undefined {
  if (instrs[at]?.use?.key !== 'io.push' || instrs[at + 1]?.use?.key !== 'call.rest') return undefined;
  const call = code.instrs.at(at + 2)?.op === 'call' ? calls.get(at + 2) : undefined;
  return call?.isTail === true && call.count === 0 && call.input === 'rest' ? call.callee : undefined;
}

/** Entries of a group by what is handed over. */
export function keyOf(pushed: readonly Part[]): string {
  return `${packedSize(pushed)}: ${pushed.map(({ size }) => size).join(' ')}`;
}
