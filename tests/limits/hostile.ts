/**
 * Programs that want more than they are given, and how each must end. A program that nobody stops in time hangs the test;
 * one whose memory nobody counts ends with `timeout` in place of `out-of-memory`. Time is counted in looks at the clock.
 */
import type { Engine } from '../../src/driver/index.ts';
import type { TrapKind } from '../../src/vm/trap.ts';

/** How a program ends: with a trap, or by itself. */
export type End = TrapKind | 'done';

/** What a program can take too much of: its own steps, those of library functions, memory, data that it begins with, … */
export const resources = ['steps', 'library', 'memory', 'data', 'stack', 'input', 'output'] as const;
export type Resource = (typeof resources)[number];

export interface Hostile {
  readonly name: string;
  /** The one program of its language that stands for a resource in the suite. The others are for `npm run fuzz -- --kind limits`. */
  readonly standsFor?: Resource;
  readonly text: string;
  readonly ends: End;
  /** Engines on which it ends in another way, and why that is right. */
  readonly on?: { readonly [E in Engine]?: End };
  /** Bytes that it may have, where a smaller limit is reached sooner. */
  readonly memory?: number;
  /** What standard input has without end. */
  readonly input?: string;
}
