/**
 * What a step of legalisation is. A step changes a copy of a module so that something which a target lacks does not occur
 * in it any more; what the program does stays the same. `takesOp` and `remains` are its promise in a form that can
 * be asked: before the step they say whether there is anything to do, after the step (in tests) that nothing was left.
 */
import type { LinearModule } from '../../linear/nodes.ts';
import type { LinearOp } from '../../linear/opcodes.ts';
import type { Helpers } from './helpers.ts';

/** A module under legalisation: functions are replaced by changed copies in its list, and added behind. */
export interface Draft {
  readonly module: LinearModule;
  readonly helpers: Helpers;
}

export interface StepRow {
  /** What is gone afterwards. */
  readonly takesAway: string;
  /** Which targets ask for it, and what stands there instead. */
  readonly why: string;
  /** Other steps that whoever asks for this one gets too: what it leaves can only be said without those things. */
  readonly implies?: readonly string[];
  /** The forms in which the step leaves the functions that it changes. */
  readonly preserves: 'form' | 'nothing';
  /** The types in which functions of the host are called, and exported ones by it, are others afterwards. */
  readonly changesHost?: boolean;
  /** The operations of which none is left. */
  readonly takesOp: (op: LinearOp) => boolean;
  /** What else is taken away, that is not a matter of operations alone: the first thing found. */
  readonly remains?: (module: LinearModule) => string | undefined;
  readonly run: (draft: Draft) => void;
}
