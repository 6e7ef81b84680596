/** The examples of the reference manual as conformance files of the topic `manual`; those that expect nothing are not run. */
import { opcodeExamples } from '../../src/maple/examples/index.ts';
import type { ConformanceFile } from './run.ts';

const all: readonly ConformanceFile[] = Object.entries(opcodeExamples).map(([name, text]) => ({
  topic: 'manual',
  name: `manual/${name}`,
  text: `${text}\n`,
}));

export function manualExamples(): ConformanceFile[] {
  return all.filter(({ text }) => isRun(text));
}

export function shownExamples(): ConformanceFile[] {
  return all.filter(({ text }) => !isRun(text));
}

function isRun(text: string): boolean {
  return /^# (?:run|trap): /m.test(text);
}
