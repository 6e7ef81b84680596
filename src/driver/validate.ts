/**
 * What `--validate` does with a function before and after a pass: a solver, if there is one, is asked whether any arguments make a difference; what
 * it cannot be told or does not settle, and what it was told only some rounds of, is called with boundary and random arguments.
 */
import type { LinearModule } from '../linear/nodes.ts';
import { unreadGlobals } from '../passes/data-uses.ts';
import { differenceOf, hasLoops } from '../passes/equivalence.ts';
import type { CompareBehaviour } from '../passes/runner.ts';
import { hostFunctions } from '../vm/clib/hosts.ts';
import { compareBehaviour } from '../vm/compare-behaviour.ts';

/** Whether the assertions of a script of SMT-LIB can all hold, and the values of its constants for which they do. */
export type Solver = (script: string) => {
  readonly verdict: 'sat' | 'unsat' | 'unknown';
  readonly model: string;
};

/** How many calls were compared in all, and how many proved nothing; with a solver, how many applications it settled. */
export interface Validation {
  runs: number;
  undecided: number;
  /** For all arguments. */
  proved?: number;
  /** For all arguments for which no more rounds of loops are begun than the solver was told. */
  bounded?: number;
}

/** Rounds of loops that a solver is told. */
const rounds = 3;

/** Compares, and counts in `validation` what it has done. What a whole program leaves in data that it never reads means nothing. */
export function comparison(validation: Validation, solver: Solver | undefined, isWhole = false): CompareBehaviour {
  const onRun = (isCompared: boolean): void => void (isCompared ? validation.runs++ : validation.undecided++);
  return (before, after, func) => {
    const answer = solver && ask(solver, before, after, func);
    if (answer?.verdict === 'sat') return `a solver has found arguments: ${answer.model}`;
    if (answer?.verdict === 'unsat') {
      const isBounded = [before, after].some(({ funcs }) => hasLoops(funcs[func]));
      if (!isBounded) return void (validation.proved = (validation.proved ?? 0) + 1);
      validation.bounded = (validation.bounded ?? 0) + 1;
    }
    const unread = (): ReadonlySet<number> => unreadGlobals(after, isWhole);
    return compareBehaviour(before, after, func, { hosts: hostFunctions, onRun, unread });
  };
}

function ask(solver: Solver, before: LinearModule, after: LinearModule, func: number): ReturnType<Solver> | undefined {
  const question = differenceOf(before, after, func, rounds);
  return question === undefined ? undefined : solver(question);
}
