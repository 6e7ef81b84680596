/**
 * The reserved words of MAPLE text, gathered from the tables, each with a small number (its atom). The scanner starts
 * from this list, so that "is this word an opcode, and which?" is an array access in the parser.
 */
import { primAliases, primByCode, primRows, isPrimType } from '../scalar/prim-types.ts';
import { ownEntry } from '../base/own-entry.ts';
import { attrRows, isAttribute } from './attributes.ts';
import { directiveRows } from './directives.ts';
import { isOpcode, opcodeAliases, opcodeNames, rows } from './opcodes.ts';

/** Words that open a declaration or belong to the grammar of types, and are neither opcode, type nor attribute. */
export const declarationWords = [
  'var',
  'tempvar',
  'reg',
  'type',
  'func',
  'javaclass',
  'javainterface',
  'else',
  'SCOPE',
  'ALIAS',
  'TYPEALIAS',
  'ENUMERATION',
  'pragma',
  'staticvalue',
  'func_ex',
  'func_var',
] as const;
export const structWords = [
  'struct',
  'union',
  'class',
  'interface',
  'structincomplete',
  'classincomplete',
  'interfaceincomplete',
] as const;
export const storageWords = ['extern', 'fstatic', 'pstatic'] as const;
export const floatWords = ['nan', 'nanf', 'inf', 'inff'] as const;

/** Every reserved word once; the position is its atom. */
export const keywords: readonly string[] = [
  ...new Set([
    ...opcodeNames,
    ...Object.keys(opcodeAliases),
    ...primByCode,
    ...Object.keys(primAliases),
    ...Object.keys(attrRows),
    ...Object.keys(directiveRows),
    ...declarationWords,
    ...structWords,
    ...storageWords,
    ...floatWords,
  ]),
];

/** What a word is, by atom; 0 or -1 where it is not of the kind. */
export const exprOpOfAtom = new Uint8Array(keywords.length);
export const stmtOpOfAtom = new Uint8Array(keywords.length);
export const primOfAtom = new Int8Array(keywords.length).fill(-1);
export const attrOfAtom = new Uint8Array(keywords.length);

keywords.forEach((word, atom) => {
  if (isOpcode(word)) {
    const { kind, code } = rows[word];
    if (kind === 'expr') exprOpOfAtom[atom] = code;
    else if (kind === 'stmt' || kind === 'loc') stmtOpOfAtom[atom] = code;
  }
  const prim = isPrimType(word) ? word : ownEntry(primAliases, word);
  if (prim !== undefined) primOfAtom[atom] = primRows[prim].code;
  if (isAttribute(word)) attrOfAtom[atom] = 1;
});

export const exprOpNames = opcodeNames.filter((op) => rows[op].kind === 'expr');
export const stmtOpNames = opcodeNames.filter((op) => rows[op].kind === 'stmt' || rows[op].kind === 'loc');
export const moduleWords = [
  ...Object.entries(directiveRows)
    .filter(([, { where }]) => where === 'module')
    .map(([name]) => name),
  'var',
  'tempvar',
  'type',
  'func',
  'javaclass',
  'javainterface',
  'LOC',
  'SCOPE',
  'TYPEALIAS',
  'ENUMERATION',
  'pragma',
];
