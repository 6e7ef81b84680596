/** The examples of the reference manual as conformance files of the topic `manual`. */
import { opcodeExamples } from '../../src/maple/examples/index.ts';
import type { ConformanceFile } from './run.ts';

export function manualExamples(): ConformanceFile[] {
  return Object.entries(opcodeExamples).map(([name, text]) => ({ topic: 'manual', name: `manual/${name}`, text: `${text}\n` }));
}
