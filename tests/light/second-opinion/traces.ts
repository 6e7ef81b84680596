/** The trace of a run as lines of JSON, at most so many steps of it. */
import { runMachine } from '../../../src/light/engine.ts';
import { traceJson } from '../../../src/light/trace.ts';
import type { KnownRun } from '../runs.ts';

export function traceOf(run: KnownRun, limit: number): string[] {
  const lines: string[] = [];
  runMachine(run.start().machine, limit, (event) => lines.push(traceJson(event)));
  return lines;
}
