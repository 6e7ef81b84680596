/**
 * How a module of the linear IR is laid out in bytes: the sections of its container, and what the numbers in them come from.
 *
 *      1 module       profile, pointers, entry, constructors      8 constants    floats and long integers in code
 *      2 names        of globals and functions                    9 words        names of symbols, kinds of traps
 *      3 signatures                                              10 code         the bodies, one behind the other
 *      4 globals      declarations                               11 places       where in the sources all this stands
 *      5 functions    declarations; lengths of their code,       12 comments
 *                     places and comments                        13 sources      names, and the lengths of their lines
 *      6 values       initial values of globals
 *      7 shapes       what kinds of instructions occur (shapes.ts)
 *
 * Sections 1 to 6 say all that others need of a module; a body is read when it is asked for, from its parts of 10 to 12 and from the
 * tables in 7 to 9. Without 11 to 13 (`strip`) a file holds what the program means and nothing else.
 */
import type { ContainerKind } from '../../base/container.ts';
import { fingerprintOf, type Fact } from '../../base/fingerprint.ts';
import { instrLayouts } from '../fields.ts';
export { inliningNames } from '../inlining.ts';
import {
  calcRows,
  memTypes,
  structuralRows,
  valueTypes,
  type CalcOp,
  type MemType,
  type StructuralOp,
} from '../opcodes.ts';

export const section = {
  module: 1,
  names: 2,
  signatures: 3,
  globals: 4,
  functions: 5,
  values: 6,
  shapes: 7,
  constants: 8,
  words: 9,
  code: 10,
  places: 11,
  comments: 12,
  sources: 13,
} as const;
export type SectionName = keyof typeof section;

export const container: ContainerKind = {
  magic: 'LIRB',
  version: 1,
  fingerprint: fingerprintOf(tableFacts),
  sections: Object.fromEntries(Object.entries(section).map(([name, id]) => [id, name])),
};

/** Types by their place in these lists: append, never insert. */
export { valueTypes };
export const memTypeNames = Object.keys(memTypes) as readonly MemType[];
export const formNames = ['linear', 'cfg', 'ssa'] as const;
export const linkageNames = [undefined, 'weak', 'static'] as const;

/** What a reader of code must agree on with its writer. */
function tableFacts(): Fact {
  const calcs = (Object.keys(calcRows) as CalcOp[]).map((op): [string, Fact] => {
    const { code, operands, result } = calcRows[op];
    return [op, [code, operands, result]];
  });
  const others = (Object.keys(structuralRows) as StructuralOp[]).map((op): [string, Fact] => {
    const { dests, operands, targets, fields } = instrLayouts[op];
    return [op, [structuralRows[op].code, dests, operands, targets, Object.keys(fields)]];
  });
  return { types: valueTypes, cells: memTypeNames, operations: Object.fromEntries([...calcs, ...others]) };
}

/** As the text bounds them: sizes of globals and slots in bytes, alignments, parameters. */
export const mostBytes = 2 ** 31;
export const mostAlign = 4096;
export const mostParams = 65535;

/**
 * What a file may amount to beyond its own size: zeros between the bytes of data, and numbers of temporaries that nothing mentions.
 * Writers spell out what goes beyond.
 */
export const slack = 2 ** 24;
/** Versions of all symbols of a function, which are numbered densely in memory; or as many as four times the bytes of the file. */
export const mostVersions = 2 ** 20;
