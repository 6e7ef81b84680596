/**
 * The language that a module was compiled from: what `srclang` says, by number or by word. The numbers of C++ and Java were
 * once exchanged, so 3 and 4 may be either.
 */
import { ownEntry } from '../base/own-entry.ts';
import type { Module } from './module.ts';

export type SourceLanguage = 'unknown' | 'c' | 'javascript' | 'java or c++' | 'c++';

const byNumber: readonly SourceLanguage[] = ['unknown', 'c', 'javascript', 'java or c++', 'java or c++'];

/** Words that files give instead. */
const byWord: Readonly<Record<string, SourceLanguage>> = {
  unknown: 'unknown',
  c: 'c',
  'c++': 'c++',
  java: 'java or c++',
  javascript: 'javascript',
  js: 'javascript',
};

/** `unknown` for modules that do not say it, and for languages that nothing here depends on. */
export function sourceLanguage(module: Module): SourceLanguage {
  const value = module.directives('srclang').at(-1)?.values[0] ?? 0;
  return byNumber[Number(value)] ?? ownEntry(byWord, String(value).toLowerCase()) ?? 'unknown';
}
