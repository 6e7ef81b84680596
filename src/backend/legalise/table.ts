/**
 * The steps of legalisation by name, in the order in which they run. A name says what a target lacks; an output lists
 * those names (`needs` in its row) and gets modules without these things.
 */
import { blockStep } from './block-operations.ts';
import { quadStep } from './quad-floats.ts';
import { remainderStep } from './float-remainder.ts';
import { longStep } from './long-integers.ts';
import type { StepRow } from './step.ts';
import { switchStep } from './switches.ts';
import { tailCallStep } from './tail-calls.ts';
import { unalignedStep } from './unaligned.ts';
import { vectorStep } from './vectors.ts';
import { wideStep } from './wide-integers.ts';

export const steps = {
  'tail-calls': tailCallStep,
  quad: quadStep,
  wide: wideStep,
  fmod: remainderStep,
  vectors: vectorStep,
  blocks: blockStep,
  unaligned: unalignedStep,
  switch: switchStep,
  long: longStep,
} as const satisfies Record<string, StepRow>;

/** What a target may lack. */
export type Lack = keyof typeof steps;

/** The steps of legalisation, by what they take away. */
export const stepRows: Readonly<Record<Lack, StepRow>> = steps;

/** Everything that a target may lack, in the order of the steps. */
export const lacks: readonly Lack[] = Object.keys(steps) as Lack[];
