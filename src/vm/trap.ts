/**
 * How a running program ends early: a trap (it did something that has no meaning, or reached a bound), or an exit (it
 * called `exit`). Both are thrown by engines and host functions and caught at the call that started the program;
 * neither is a bug of ours, and neither is a diagnostic. `trapKinds` is the closed list: a kind and its sentence.
 */
import type { Span } from '../base/source.ts';
import { formatPlace } from '../base/source.ts';

/** The kinds of traps with their sentences. */
export const trapKinds = {
  'divide-by-zero': 'integer division by zero',
  'integer-overflow': 'the result of an integer operation does not fit its type',
  'float-to-int': 'a floating-point value does not fit the integer type it is converted to',
  'out-of-bounds': "an access outside the program's memory",
  'null-pointer': 'an access through a null pointer',
  'array-bounds': 'an array index out of range',
  'use-after-free': 'an access to memory that has been freed',
  uninitialized: 'a read of memory that was never written',
  'bad-object': 'counting references of an address that is no managed object',
  'double-free': 'a block of memory was freed twice',
  'invalid-free': 'an address was freed that is not the start of an allocated block',
  'heap-corruption': "the allocator's records were overwritten",
  unreachable: 'control reached a place declared unreachable',
  'stack-overflow': 'the call stack is exhausted',
  'out-of-memory': 'the memory limit is reached',
  'out-of-fuel': 'the fuel given to the program is used up',
  timeout: 'the time given to the program is used up',
  cancelled: 'the host has stopped the program',
  'bad-indirect-call': 'a call through a pointer that is not a function of the expected type',
  'missing-function': 'a call of a function that nobody supplies',
  assertion: 'an assertion failed',
  'uncaught-exception': 'an exception was thrown and not caught',
  abort: 'the program called abort',
  unsupported: 'the program asked for something that this engine does not offer',
  'host-error': 'a host function failed',
  'short-input': 'the input has fewer bytes than are wanted',
  'no-match': 'no arm of a match fits',
  'read-only': 'a store into memory that cannot be changed',
  escape: 'a pointer was stored where it would outlive what it points to',
  'negative-shift': 'a shift by a negative number of bits',
  'bad-shift': 'a shift by more bits than there are, or of bits that do not fit',
  'unrelated-pointers': 'addresses of different objects were compared or subtracted',
  misaligned: 'an access at an address that its type does not allow',
  'invalid-value': 'a truth value that is neither 0 nor 1',
  overlap: 'bytes were copied onto some of themselves',
  poison: 'a value that has no meaning was used',
  deliberate: 'the program ended itself',
  elided: 'control reached a place that was left out',
} as const satisfies Record<string, string>;

/** Why a program was trapped; `formatTrap` and the message have the sentence. */
export type TrapKind = keyof typeof trapKinds;

/** One call of the stack trace, innermost first in a list. */
export interface TrapFrame {
  readonly func: string;
  readonly span?: Span;
}

/** A running program did something without meaning, or reached a bound: the kind, and the calls that led there. */
export class Trap extends Error {
  readonly kind: TrapKind;
  /** Filled in by the engine as the trap leaves it; host functions leave it empty. */
  frames: readonly TrapFrame[];

  /** `detail` says what exactly happened and follows the kind's sentence. */
  constructor(kind: TrapKind, detail?: string, frames: readonly TrapFrame[] = []) {
    super(detail === undefined ? trapKinds[kind] : `${trapKinds[kind]}: ${detail}`);
    this.name = 'Trap';
    this.kind = kind;
    this.frames = frames;
  }
}

/** The program asked to end with this status (`exit`, `_Exit`). */
export class Exit extends Error {
  readonly code: number;

  /** Only the low 8 bits of a status reach a process's parent; the full value is kept for library users. */
  constructor(code: number) {
    super(`exit with status ${code}`);
    this.name = 'Exit';
    this.code = code;
  }
}

/**
 * The message and the stack, as it is shown to the user:
 *
 *     trap: integer division by zero
 *       at divide (sum.mpl:4:10)
 *       at main
 */
export function formatTrap(trap: Trap): string {
  const place = ({ span }: TrapFrame): string => (span === undefined ? '' : ` (${formatPlace(span)})`);
  const lines = trap.frames.map((frame) => `  at ${frame.func}${place(frame)}`);
  return [`trap: ${trap.message}`, ...lines].join('\n');
}
