/** MapleLight: the formal semantics of MAPLE's core, executable. See README.md. */
export { runLight, startMachine, stepMachine } from './engine.ts';
export type { LightEnd, LightResult, LightRunOptions, StartProblem, TypedValue } from './engine.ts';
export { Exited, noExterns } from './externs.ts';
export type { ExternCall, Externs } from './externs.ts';
export { History } from './history.ts';
export type { HistoryOptions } from './history.ts';
export { Machine } from './machine.ts';
export type { MachineOptions, StateKind } from './machine.ts';
export { printExpr, printProgram, printStatement, printType } from './printer.ts';
export { ruleNames, ruleRows, rules, sectionOf } from './rules.ts';
export type { RuleName, RuleRow } from './rules.ts';
export { Stuck, formatStuck, stuckReasons } from './stuck.ts';
export type { StuckReason } from './stuck.ts';
export { formatTraceEvent, traceEnd, traceJson, traceStart, traceStep } from './trace.ts';
export type { TraceEnd, TraceEvent, TraceStart, TraceStep } from './trace.ts';
export type { Effect } from './step-effects.ts';
export { InvalidProgram, validateProgram } from './validate.ts';
