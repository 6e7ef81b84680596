/**
 * The codes that Tuyin's document gives to what ends a program, and the traps of this house that they are. A code is
 * one kind and a kind has at most one code, so nothing but the kind need travel with a trap; `addTrapCode` writes the
 * code into the message where a trap leaves an engine.
 */
import { Trap, type TrapKind } from '../trap.ts';

export const tuyinTraps = {
  'T-INPUT': 'short-input',
  'T-MATCH': 'no-match',
  'T-BOUNDS': 'out-of-bounds',
  'T-NULL': 'null-pointer',
  'T-DEAD': 'use-after-free',
  'T-RODATA': 'read-only',
  'T-ESCAPE': 'escape',
  'T-DIV0': 'divide-by-zero',
  'T-SHIFT': 'negative-shift',
  'T-POISON': 'poison',
  'T-ELIDED': 'elided',
  'T-THROW': 'uncaught-exception',
  'T-DEPTH': 'stack-overflow',
  'T-FUEL': 'out-of-fuel',
  /** Of the extra functions trap, unreachable and assume; the document has no code for it. */
  'T-TRAP': 'deliberate',
} as const satisfies Record<string, TrapKind>;

export type TrapCode = keyof typeof tuyinTraps;

const codes = new Map(Object.entries(tuyinTraps).map(([code, kind]) => [kind as TrapKind, code]));

/** The code of a kind of trap; some kinds that any program may end with, such as `timeout`, have none. */
export function trapCodeOf(kind: TrapKind): string | undefined {
  return codes.get(kind);
}

export function trapOf(code: TrapCode, detail?: string): Trap {
  return new Trap(tuyinTraps[code], detail);
}

/** `integer division by zero (T-DIV0)`, once. */
export function addTrapCode(trap: Trap): void {
  const code = trapCodeOf(trap.kind);
  if (code !== undefined && !trap.message.endsWith(`(${code})`)) trap.message = `${trap.message} (${code})`;
}
