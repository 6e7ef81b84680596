/**
 * Everything that must be shown to work, by kind, from the tables of the language; and what cannot be shown yet or at all,
 * with the reason. The coverage test fails for what is neither shown nor excused, and for an excuse that is not needed.
 */
import { attrRows } from '../../src/maple/attributes.ts';
import { directiveRows } from '../../src/maple/directives.ts';
import { declarationWords, storageWords, structWords } from '../../src/maple/keywords.ts';
import { opcodeAliases, opcodeNames } from '../../src/maple/opcodes.ts';
import { primByCode } from '../../src/scalar/prim-types.ts';

export type FactKind = 'op' | 'prim' | 'attr' | 'decl';

/** Parts of other declarations, and words that are reserved without a meaning. */
const noDeclarations: ReadonlySet<string> = new Set(['else', 'staticvalue', 'func_ex', 'func_var']);

const declarations = [
  ...declarationWords.filter((word) => !noDeclarations.has(word)),
  'LOC',
  'prototype',
  'var parameter',
  'reg parameter',
  '...',
  ...storageWords,
  ...structWords,
  'bit-field',
  '<* T>',
  '<[n] T>',
  '<[] T>',
  '<func>',
  '<$name>',
  '<$name{…}>',
  '<!T>',
  '= int',
  '= float',
  '= list',
  '= field',
  '= addrof',
  '= addroffunc',
  '= addroflabel',
  '= conststr',
  '= conststr16',
  '= string',
];

/** Names in the order of their tables. */
export const universe: Readonly<Record<FactKind, readonly string[]>> = {
  op: [...opcodeNames, ...Object.keys(opcodeAliases)],
  prim: primByCode,
  attr: Object.keys(attrRows).filter((name) => attrRows[name].acts === true),
  decl: [...declarations, ...Object.keys(directiveRows)],
};

/** What no engine executes, by reason. */
export const excused: Readonly<Record<string, readonly string[]>> = {
  'no type of values: stands for types that a front end has not decided': ['prim gen', 'prim unknown'],
};
