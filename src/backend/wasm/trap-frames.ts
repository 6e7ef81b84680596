/**
 * What an exception that left WebAssembly means, and where it happened.
 *
 * Engines name the failing operation only in the text of a RuntimeError, each in its own words; the calls are lines of
 * `stack` that end in `wasm-function[3]:0x1a4`: a function index, and an offset in the module's bytes.
 */
import { InternalError } from '../../base/errors.ts';
import { openCalls, type Span } from '../../base/source.ts';
import { Exit, Trap, type TrapFrame, type TrapKind } from '../../vm/trap.ts';

/** Where the code of each function lies, with its marks. */
export interface FrameTable {
  /**
   * The frame of a function, by its index in the module, at a byte offset; undefined for functions that nobody wrote.
   */
  frameAt(func: number, offset: number): TrapFrame | undefined;
}

/** The words of V8, SpiderMonkey and JavaScriptCore for each kind of failure; the first pattern that fits counts. */
const kinds: readonly (readonly [RegExp, TrapKind])[] = [
  [/divide by zero|division by zero|remainder by zero/i, 'divide-by-zero'],
  [/unrepresentable|integer overflow/i, 'integer-overflow'],
  [/signature mismatch|null function|call_indirect|indirect call|table index|table entry/i, 'bad-indirect-call'],
  [/out of bounds|out-of-bounds/i, 'out-of-bounds'],
  [/unreachable/i, 'unreachable'],
  [/stack|recursion/i, 'stack-overflow'],
];

/** The trap or exit that an exception stands for, without its calls where there is no table. Bugs of ours are thrown on. */
export function trapOf(error: unknown, table: FrameTable | undefined): Trap | Exit {
  if (error instanceof Exit) return error;
  if (!(error instanceof Error) || error instanceof InternalError) throw error;
  const trap = error instanceof Trap ? error : new Trap(kindOf(error), detailOf(error));
  if (table === undefined) trap.stack = error.stack;
  else if (trap.frames.length === 0) trap.frames = framesOf(error.stack ?? '', table);
  return trap;
}

/** An overflow of the stack is no RuntimeError: it is JavaScript's, a RangeError or Mozilla's InternalError. */
function kindOf(error: Error): TrapKind {
  if (error instanceof WebAssembly.RuntimeError)
    return kinds.find(([pattern]) => pattern.test(error.message))?.[1] ?? 'unreachable';
  const isRecursion = error instanceof RangeError || error.name === 'InternalError';
  return isRecursion && /stack|recursion/i.test(error.message) ? 'stack-overflow' : 'host-error';
}

/** The kind's own sentence says it all, except where a host function failed. */
function detailOf(error: Error): string | undefined {
  return kindOf(error) === 'host-error' ? `${error.name}: ${error.message}` : undefined;
}

/** The index of a function in the module and, where the engine tells it, an offset in the module's bytes. */
const place = /wasm-function\[(\d+)\](?::0x([0-9a-f]+))?/;

/** The calls of the module in the text of a stack. */
export function framesOf(stack: string, table: FrameTable): TrapFrame[] {
  const frames: TrapFrame[] = [];
  for (const line of stack.split('\n')) {
    const found = place.exec(line);
    if (found === null) continue;
    const frame = table.frameAt(Number(found[1]), Number.parseInt(found[2] ?? '-1', 16));
    if (frame !== undefined) frames.push(...openCalls(frame.func, frame.span));
  }
  return frames;
}

/** The span of the last mark at or before an offset. */
export function spanAt(
  offsets: readonly number[],
  spans: readonly (Span | undefined)[],
  offset: number,
): Span | undefined {
  let low = 0;
  let high = offsets.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (offsets[middle] <= offset) low = middle + 1;
    else high = middle;
  }
  return spans[low - 1];
}
