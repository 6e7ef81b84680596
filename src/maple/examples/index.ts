/**
 * One small program for each opcode, with what it gives: the reference manual and `samara ops NAME` show it, and the test
 * suite runs it on every engine. A program is a whole module; comments say what calls give, in the notation of the
 * conformance files:
 *
 *     # run: &f(3, 7) == 7              the results of a call
 *     # trap: divide-by-zero &f(0)      the trap in which a call ends (`a/b`: engines may say either)
 *
 * A row of the opcode table without an entry does not compile.
 */
import type { Opcode, opcodeAliases } from '../opcodes.ts';
import { assignedExamples, callExamples } from './calls.ts';
import { controlExamples, grammarExamples } from './control.ts';
import { exceptionExamples } from './exceptions.ts';
import { memoryExamples, otherExamples } from './memory.ts';
import { binaryExamples, conversionExamples, naryExamples, unaryExamples } from './operators.ts';
import { leafExamples, storageExamples } from './storage.ts';

/** Not executed by any engine: they address code by its place, or an outgoing argument area that no engine has. */
type NotRun = 'iassignpcoff' | 'ireadpcoff' | 'addroffpc' | 'iassignspoff';

const all: Readonly<Record<Exclude<Opcode, NotRun> | keyof typeof opcodeAliases, string>> = {
  ...grammarExamples, ...storageExamples, ...leafExamples, ...unaryExamples, ...conversionExamples, ...binaryExamples,
  ...naryExamples, ...controlExamples, ...callExamples, ...assignedExamples, ...exceptionExamples, ...memoryExamples,
  ...otherExamples, foreach: controlExamples.foreachelem.replace('foreachelem', 'foreach'),
};

/** By the name of an opcode or of an older spelling. */
export const opcodeExamples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).map(([name, text]) => [name, text.trim()]),
);
