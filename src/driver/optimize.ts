/** Passes over a linear module, with everything that the runner offers; hosts of the C and SysY libraries for validation. */
import type { LinearModule } from '../linear/nodes.ts';
import { isLevel, type Level } from '../passes/levels.ts';
import { pipelines } from '../passes/pipelines.ts';
import { runPasses, type RunReport, type RunnerOptions } from '../passes/runner.ts';
import { isPassName, passRows, type PassName } from '../passes/table.ts';
import { comparison, type Solver, type Validation } from './validate.ts';

export { formatTimes } from '../passes/runner.ts';
export { passNames, passRows } from '../passes/table.ts';
export { isLevel, type Level } from '../passes/levels.ts';
export { pipelines } from '../passes/pipelines.ts';

export interface OptimizeOptions extends Omit<RunnerOptions, 'validate'> {
  /** Compare what each function does before and after each pass, on boundary and random arguments. */
  readonly validate?: boolean;
  /** With `validate`: asked first, about functions that it can be told. */
  readonly solver?: Solver;
  /** A level is for a target that computes on vectors. */
  readonly vectors?: boolean;
}

export interface OptimizeReport extends RunReport {
  /** With `validate`. */
  readonly validation?: Validation;
}

/** Runs a level or a list of passes. Changes the module. */
export function optimize(
  module: LinearModule,
  passes: Level | readonly PassName[],
  options: OptimizeOptions = {},
): OptimizeReport {
  const { validate, solver, vectors, ...others } = options;
  const sequence = typeof passes === 'string' ? passesOf(passes, vectors) : passes;
  const asLevel = typeof passes === 'string';
  const own = { skipsSettled: asLevel, joins: asLevel, ...others };
  if (validate !== true) return runPasses(module, sequence, own);
  const validation: Validation = { runs: 0, undecided: 0, ...(solver && { proved: 0, bounded: 0 }) };
  const compare = comparison(validation, solver, others.isWhole);
  return { ...runPasses(module, sequence, { ...own, validate: compare }), validation };
}

/** The passes of a level, for a target with vectors or without. */
export function passesOf(level: Level, vectors = false): readonly PassName[] {
  return pipelines[level].filter((name) => vectors || passRows[name].wantsVectors !== true);
}

/** A level (`O1`) or names of passes with commas between them; the first word that is neither. */
export function parsePasses(
  text: string,
): { readonly passes: Level | readonly PassName[] } | { readonly unknown: string } {
  if (isLevel(text)) return { passes: text };
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const unknown = names.find((name) => !isPassName(name));
  return unknown === undefined ? { passes: names.filter(isPassName) } : { unknown };
}
