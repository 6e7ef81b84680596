/**
 * Programs that want more than they are given, and how each must end. A program that nobody stops in time hangs the test;
 * one whose memory nobody counts ends with `timeout` in place of `out-of-memory`. Time is counted in looks at the clock.
 */
import type { Engine } from '../../src/driver/index.ts';
import type { TrapKind } from '../../src/vm/trap.ts';

/** How a program ends: with a trap, or by itself. */
export type End = TrapKind | 'done';

export interface Hostile {
  readonly name: string;
  readonly text: string;
  readonly ends: End;
  /** Engines on which it ends in another way, and why that is right. */
  readonly on?: { readonly [E in Engine]?: End };
  /** Bytes that it may have, where a smaller limit is reached sooner. */
  readonly memory?: number;
  /** What standard input has without end. */
  readonly input?: string;
}
