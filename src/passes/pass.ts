/**
 * What a pass is: a row with a name, a function, the form it needs, what it leaves intact, and a line of help. Passes
 * change one function of a module; they never print, verify or time themselves: the runner does (`runner.ts`).
 */
import type { Func, LinearModule } from '../linear/nodes.ts';

/** The row of a pass. */
export interface PassRow {
  readonly help: string;
  /** The form in which the pass gets the function and leaves it. */
  readonly requires: 'cfg' | 'ssa';
  /** `blocks`: the blocks and the edges between them are as before. */
  readonly preserves: 'blocks' | 'nothing';
  /** Where the method is described. */
  readonly source: string;
  /** Whether anything changed. */
  readonly run: (module: LinearModule, func: Func) => boolean;
}

/** A pass of one's own: given to the runner in place of a name. */
export interface OwnPass extends Pick<PassRow, 'requires' | 'run'> {
  /** What reports, prints and messages call it. */
  readonly name: string;
}
