/**
 * `node --import count.mjs passes-child.mjs N KIND…`: the steps of each analysis, of each change of form and of each pass alone, and of
 * each pass among those of a level, on functions of these kinds, as JSON.
 */
import {
  Analyses,
  analysisNames,
  analysisRows,
  type OfFunction,
  type OfModule,
} from '../../src/linear/analysis/table.ts';
import { toCfg } from '../../src/linear/cfg.ts';
import { cloneFunc } from '../../src/linear/instr.ts';
import { fromSsa } from '../../src/linear/leave-ssa.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { toSsa } from '../../src/linear/ssa.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { emitModule } from '../../src/backend/wasm/emit.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { passNames, type PassName } from '../../src/passes/table.ts';
import { functions } from './functions.ts';

declare function countSteps(): number;

function copyOf(module: LinearModule): LinearModule {
  return { ...module, globals: [...module.globals], funcs: module.funcs.map((func) => cloneFunc(func)) };
}

/** Steps of passes, each application that the runner times. */
function stepsOfPasses(module: LinearModule, sequence: readonly PassName[]): Record<string, number> {
  let total = 0;
  countSteps();
  const { applications } = runPasses(module, sequence, { isWhole: true, clock: () => (total += countSteps()) });
  const steps: Record<string, number> = {};
  for (const { pass, time } of applications) steps[pass] = (steps[pass] ?? 0) + time;
  return steps;
}

function measure(text: string): Record<string, number> {
  const steps: Record<string, number> = {};
  const note = <T>(name: string, work: () => T): T => {
    countSteps();
    const result = work();
    steps[name] = countSteps();
    return result;
  };
  const { module, diagnostics } = note('read', () => parseText(text));
  if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
  const problems = note('verify', () => verifyModule(module));
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  note('print', () => printModule(module));
  note('to blocks', () => module.funcs.forEach(toCfg));
  note('write as WebAssembly', () => emitModule(copyOf(module)));
  const ssa = copyOf(module);
  note('to SSA', () => ssa.funcs.forEach(toSsa));
  note('from SSA', () => copyOf(ssa).funcs.forEach((func) => fromSsa(func)));
  const few = copyOf(ssa);
  runPasses(few, ['copies', 'dead-code'], { leaveIn: 'ssa' });
  note('joined, from SSA', () => few.funcs.forEach((func) => fromSsa(func, { joins: true })));
  const analyses = new Analyses(ssa);
  for (const name of analysisNames)
    note(`analysis ${name}`, () =>
      analysisRows[name].of === 'module'
        ? analyses.ofModule(name as keyof OfModule)
        : ssa.funcs.forEach((func) => analyses.of(name as keyof OfFunction, func)),
    );
  for (const pass of passNames) steps[`${pass} alone`] = stepsOfPasses(copyOf(module), [pass])[pass];
  for (const level of ['O2', 'O3'] as const)
    for (const [pass, count] of Object.entries(stepsOfPasses(copyOf(module), pipelines[level])))
      steps[`${pass} at ${level}`] = count;
  return steps;
}

const [, , size, ...names] = process.argv;
process.stdout.write(
  JSON.stringify(Object.fromEntries(names.map((name) => [name, measure(functions[name](Number(size)))]))),
);
