/** Words of C23 that are names in C17: they mean this where a program has not given them another meaning. */
import { SourceFile } from '../../base/source.ts';
import type { Meaning } from './scope.ts';
import { intType, pointerTo, voidType, type Type } from './types.ts';

const span = { source: new SourceFile('<C23>', ''), start: 0, end: 0 };

function constant(name: string, value: bigint, type: Type): readonly [string, Meaning] {
  return [name, { kind: 'constant', name, value, type, span }];
}

export const laterWords: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ['bool', { kind: 'typedef', name: 'bool', type: intType('_Bool'), used: true, span }],
  constant('true', 1n, intType('int')),
  constant('false', 0n, intType('int')),
  constant('nullptr', 0n, pointerTo(voidType)),
]);
