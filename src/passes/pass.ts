/**
 * What a pass is: a row with a name, a function, the form it needs, what it leaves intact, and a line of help. Passes
 * change one function of a module; they never print, verify or time themselves: the runner does (`runner.ts`).
 */
import type { FuncEffects } from '../linear/analysis/effects.ts';
import type { GlobalUses } from '../linear/analysis/global-uses.ts';
import type { Analyses } from '../linear/analysis/table.ts';
import type { Func, LinearModule } from '../linear/nodes.ts';

/** The row of a pass. */
export type PassRow = PassFacts & PassWork;

interface PassFacts {
  readonly help: string;
  /** The form in which the pass gets the function and leaves it. */
  readonly requires: 'cfg' | 'ssa';
  /** `blocks`: the blocks and the edges between them are as before. */
  readonly preserves: 'blocks' | 'nothing';
  /** Values keep their numbers: symbols that were there keep their places and get no new version, and those that it adds are temporaries. */
  readonly keepsValues?: boolean;
  /**
   * What of the module it looks at and changes. Passes that see the `function` alone, and those that know of others what their calls may do
   * (`effects`), come one after another for one function before the next; `module`, if nothing is said, looks at others as they are, and comes alone.
   */
  readonly sees?: 'function' | 'effects' | 'module';
  /** A function that nobody else can call may do something else afterwards for arguments that no call passes. */
  readonly assumesCalls?: boolean;
  /** A level has it for targets that compute on vectors only: others would take these apart again. */
  readonly wantsVectors?: boolean;
  /** Where the method is described. */
  readonly source: string;
  /** Told at a glance, in any form: false where the pass finds nothing in the function. */
  readonly concerns?: (func: Func) => boolean;
}

/** What a pass does: to functions one by one, or to all of them with what it has found out about the module. */
export type PassWork =
  /** Whether anything changed. */
  | { readonly run: (module: LinearModule, func: Func, analyses: Analyses) => boolean }
  | { readonly sweep: (module: LinearModule, known: Known) => Sweep };

/** What is known of a module from outside. */
export interface Known {
  /** It is a whole program: no other module uses what it defines. */
  readonly isWhole: boolean;
  /** The function with which it starts is called once, by whoever runs it, and before any but those that are called unasked. */
  readonly startsOnce: boolean;
  /** Somebody calls the function, by index, from outside, by its name. */
  isCalledByName(func: number): boolean;
  /** All calls of the function, by index, stand in bodies that are read: nobody calls it from outside, by name or through a pointer. */
  isPrivate(func: number): boolean;
  /** What a call of the function does is what its body says: no other module can put another body in place of it, as of what is weak. */
  isOwnBody(func: Func): boolean;
  /** What calls of each function may do, by index; found when it is first asked for. Passes make that no more than it was. */
  effects(): readonly FuncEffects[];
  /** Which globals pointers of unknown origin lead to, and which something reads; found when it is first asked for, and passes make neither more. */
  globalUses(): GlobalUses;
  /** What is known of its functions as they are before the pass changes them, and stays known where passes preserve it. */
  readonly analyses: Analyses;
}

/** A pass at work on a module whose functions are all in the form that it requires. */
export interface Sweep {
  /** The functions in the order in which they are to be changed; those left out stay as they are. A pass that does not see the module takes all, in theirs. */
  readonly order: Iterable<number>;
  /** Changes one function, by index; whether anything changed. */
  readonly run: (func: number) => boolean;
}

/** A pass of one's own: given to the runner in place of a name. */
export type OwnPass = Pick<PassFacts, 'requires' | 'concerns'> &
  Partial<Pick<PassFacts, 'preserves' | 'keepsValues' | 'sees' | 'assumesCalls'>> &
  PassWork & {
    /** What reports, prints and messages call it. */
    readonly name: string;
  };

/** The pass at work, whichever kind it is. */
export function sweepOf(pass: PassWork, module: LinearModule, known: Known): Sweep {
  if ('sweep' in pass) return pass.sweep(module, known);
  return { order: module.funcs.keys(), run: (func) => pass.run(module, module.funcs[func], known.analyses) };
}
