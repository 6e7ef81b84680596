/** Optimisation of the linear IR: `import { runPasses } from 'samara-ir/passes'`. */
export type { OwnPass, PassRow, PassWork, Sweep } from './pass.ts';
export { pipelines } from './pipelines.ts';
export type { Level } from './levels.ts';
export { formatTimes, runPasses } from './runner.ts';
export type { Application, CompareBehaviour, RunReport, RunnerOptions, WatchedState } from './runner.ts';
export { passNames, passRows } from './table.ts';
export type { PassName } from './table.ts';
export { differenceOf } from './equivalence.ts';
