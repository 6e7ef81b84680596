/**
 * Stuck states: no rule of the document applies. A `Stuck` says which rule was tried, which premise of it failed, at
 * which node, and why; notes add where a block was allocated or freed. It is thrown inside a step and caught by the
 * machine, which adds the stack of calls.
 */
import type { Span } from '../base/source.ts';
import { formatPlace } from '../base/source.ts';
import type { RuleName } from './rules.ts';

/** The closed list of reasons, with a sentence each. */
export const stuckReasons = {
  uninitialised: 'a read of memory that was never written',
  'unset-register': 'a read of a pseudo-register that was never assigned',
  'out-of-bounds': 'an access outside its block of memory',
  'read-only': 'a store into a string or a constant',
  'use-after-free': 'an access to memory that has been freed',
  'after-lifetime': 'an access to a variable whose life has ended',
  'double-free': 'a block of memory is freed twice',
  'invalid-free': 'an address is freed that malloc did not give',
  'free-of-managed': 'an object that only the garbage collector may free is freed',
  'null-pointer': 'an access through a null pointer',
  'no-pointer': 'a number is used as an address',
  'pointer-as-number': 'an address is used as a number',
  'mixed-address': 'an address is read whose bytes come from different values',
  'misuse-of-ref': 'a reference does not lead to the start of an object',
  'wrong-dynamic-type': 'an object has not the type that is wanted of it',
  'array-bounds': 'an array index is out of range',
  'divide-by-zero': 'an integer is divided by zero',
  'signed-overflow': 'the result of an operation on signed numbers does not fit its type',
  'bad-shift': 'a shift that C does not define',
  'float-overflow': 'a number is converted to an integer type that does not hold it',
  'pointer-outside': 'an address is moved out of its object',
  'unrelated-pointers': 'addresses of different objects are compared or subtracted',
  misaligned: 'an access at an address that is not a multiple of what its type demands',
  'invalid-value': 'a truth value is read that is neither 0 nor 1',
  overlap: 'bytes are copied onto some of themselves',
  'wrong-function-type': 'a function is called as one of another type',
  'no-function': 'an address is called that is no function of the program',
  'missing-function': 'a function is called that nobody supplies',
  'argument-count': 'a call passes another number of arguments than the function takes',
  'no-label': 'a jump to a label that the function does not have',
  'no-result': 'a function that gives results ends without return',
  'no-method': 'a class has no method of this name',
  'uncaught-exception': 'an exception is thrown and not caught',
  'no-rule': 'no rule applies',
  'out-of-memory': 'the memory limit is reached',
  'stack-overflow': 'the limit of nested calls is reached',
  unsupported: 'the machine does not offer what is asked for',
  external: 'a function outside the program failed',
} as const satisfies Record<string, string>;

/** Why no rule applies. */
export type StuckReason = keyof typeof stuckReasons;

/** Where something is being evaluated: the rule, and the source of the node. One per compiled node. */
export interface Site {
  readonly rule: RuleName;
  readonly span: Span | undefined;
}

export interface StuckNote {
  readonly message: string;
  readonly span?: Span;
}

export interface StuckFrame {
  readonly func: string;
  readonly span?: Span;
}

/** No rule applies to the state: the premise that failed, with its place. Thrown by `Machine.step`. */
export class Stuck extends Error {
  readonly reason: StuckReason;
  readonly rule: RuleName;
  readonly span: Span | undefined;
  /** The premise that failed, as the document writes it. */
  readonly premise: string;
  notes: readonly StuckNote[];
  /** The arena address that was read, where memory does not know the block: the machine finds the variable. */
  readonly address: number | undefined;
  /** Innermost first; filled in by the machine. */
  frames: readonly StuckFrame[] = [];

  constructor(
    reason: StuckReason,
    site: Site,
    premise: string,
    detail?: string,
    notes: readonly StuckNote[] = [],
    address?: number,
  ) {
    super(detail === undefined ? stuckReasons[reason] : `${stuckReasons[reason]}: ${detail}`);
    this.name = 'Stuck';
    this.reason = reason;
    this.rule = site.rule;
    this.span = site.span;
    this.premise = premise;
    this.notes = notes;
    this.address = address;
  }

  /** The same as something that happened inside a function of the library. */
  inside(name: string): Stuck {
    const stuck = new Stuck(this.reason, this, `${name}: ${this.premise}`, undefined, this.notes);
    stuck.message = this.message;
    stuck.cause = this.cause;
    return stuck;
  }
}

/**
 * The report as it is shown to the user:
 *
 *     stuck: an access to memory that has been freed: 4 bytes at block 9 +0
 *       rule iread (2.2, 3): deref_loc t'' m loc (ofs + delta) = Some v
 *       at &main (uaf.mpl:9:12)
 *       block 9: 8 bytes, allocated by malloc (uaf.mpl:4:15)
 *       freed (uaf.mpl:8:3)
 */
export function formatStuck(stuck: Stuck, sectionOf: (rule: RuleName) => string): string {
  const place = (span: Span | undefined): string => (span === undefined ? '' : ` (${formatPlace(span)})`);
  return [
    `stuck: ${stuck.message}`,
    `  rule ${stuck.rule} (${sectionOf(stuck.rule)}): ${stuck.premise}`,
    ...stuck.frames.map(({ func, span }) => `  at ${func}${place(span)}`),
    ...stuck.notes.map(({ message, span }) => `  ${message}${place(span)}`),
  ].join('\n');
}

/** Names as C has them: `x` for `%x`, `f` for `&f`. */
export function withoutSigils(text: string): string {
  return text.replace(/[%$&](?=[A-Za-z_])/g, '');
}
