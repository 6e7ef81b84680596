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

type Named = Opcode | keyof typeof opcodeAliases;

const all: Readonly<Record<Named, string>> = {
  ...grammarExamples,
  ...storageExamples,
  ...leafExamples,
  ...unaryExamples,
  ...conversionExamples,
  ...binaryExamples,
  ...naryExamples,
  ...controlExamples,
  ...callExamples,
  ...assignedExamples,
  ...exceptionExamples,
  ...memoryExamples,
  ...otherExamples,
};

/** By the name of an opcode or of an older spelling. */
export const opcodeExamples: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(all).map(([name, text]) => [name, text.trim()]),
);

/** The areas into which the documents divide the opcodes, with the names that have examples there. */
export const opcodeAreas: readonly { readonly title: string; readonly names: readonly string[] }[] = [
  { title: 'Blocks, labels, comments and places', names: Object.keys(grammarExamples) },
  { title: 'Storage access', names: Object.keys(storageExamples) },
  { title: 'Leaves', names: Object.keys(leafExamples) },
  { title: 'Unary operations', names: Object.keys(unaryExamples) },
  { title: 'Conversions', names: Object.keys(conversionExamples) },
  { title: 'Binary operations', names: Object.keys(binaryExamples) },
  { title: 'Operations with more operands', names: Object.keys(naryExamples) },
  { title: 'Control flow', names: Object.keys(controlExamples) },
  { title: 'Calls', names: Object.keys(callExamples) },
  { title: 'Calls with assigned results', names: Object.keys(assignedExamples) },
  { title: 'Exceptions', names: Object.keys(exceptionExamples) },
  { title: 'Memory', names: Object.keys(memoryExamples) },
  { title: 'Assertions, synchronisation and other statements', names: Object.keys(otherExamples) },
];
