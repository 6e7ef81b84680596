/**
 * Legalisation: from linear to linear, on request. An output says what its target lacks; each lack is a step of the table
 * (`table.ts`) that replaces it by what every target has, if necessary by a call of a function that it adds.
 *
 *     const { module, added } = legalise(original, ['quad', 'wide', 'fmod']);
 *
 * Steps run in the order of the table. The original is not changed, and is the result where nothing was to be done. Spans
 * stay: what replaces an instruction has its span, so traps name their lines; added functions have none.
 */
import { InternalError } from '../../base/errors.ts';
import type { LinearModule } from '../../linear/nodes.ts';
import type { LinearOp } from '../../linear/opcodes.ts';
import { findUses, type ModuleUses } from '../module-uses.ts';
import { Helpers } from './helpers.ts';
import type { Draft } from './step.ts';
import { lacks, stepRows, type Lack } from './table.ts';

export { lacks, stepRows, type Lack } from './table.ts';

/** A legalised module. */
export interface Legalised {
  readonly module: LinearModule;
  /** The functions from this index on were added; before it they are those of the original, in their order. */
  readonly added: number;
  /** Of the result. */
  readonly uses: ModuleUses;
}

/** A module without what a target lacks. */
export function legalise(original: LinearModule, lacking: readonly Lack[]): Legalised {
  const added = original.funcs.length;
  let uses = findUses(original);
  let draft: Draft | undefined;
  for (const step of stepsFor(lacking)) {
    if (remaining(step, draft?.module ?? original, uses) === undefined) continue;
    draft ??= begin(original);
    stepRows[step].run(draft);
    uses = findUses(draft.module);
  }
  return { module: draft?.module ?? original, added, uses };
}

/** The first thing found in a module that a step takes away, in words; undefined if there is none. `uses` is of the module. */
export function remaining(step: Lack, module: LinearModule, uses: ModuleUses): string | undefined {
  const { takesOp, remains } = stepRows[step];
  return [...uses.ops].find(takesOp) ?? remains?.(module);
}

/** Is the operation gone from modules without these things? */
export function takesAway(lacking: readonly Lack[], op: LinearOp): boolean {
  return lacking.some((lack) => stepRows[lack].takesOp(op));
}

/** The steps for what is lacking, with those that they imply, in order. */
export function stepsFor(lacking: readonly Lack[]): readonly Lack[] {
  const wanted = new Set<string>(lacking.flatMap((lack) => [lack, ...(stepRows[lack].implies ?? [])]));
  return lacks.filter((lack) => wanted.has(lack));
}

function begin(original: LinearModule): Draft {
  const inSsa = original.funcs.find(({ form }) => form === 'ssa');
  if (inSsa !== undefined) throw new InternalError('leave SSA form first', `legalise: ${inSsa.name}`);
  const module = { ...original, globals: original.globals.slice(), funcs: original.funcs.slice() };
  return { module, helpers: new Helpers(module) };
}
