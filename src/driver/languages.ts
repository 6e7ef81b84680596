/** The languages, in the order in which their files are recognised. */
import { knownEntry } from '../base/own-entry.ts';
import type { LanguageRow } from './language-row.ts';
import { c } from './languages/c.ts';
import { linear } from './languages/linear.ts';
import { maple } from './languages/maple.ts';
import { sysy } from './languages/sysy.ts';
import { tuyin } from './languages/tuyin.ts';
import { addRow } from './rows.ts';
import type { AnyUnit } from './unit.ts';

/** The rows of the languages, by name. */
export const languages: Readonly<Record<string, LanguageRow>> = { maple, linear, tuyin, sysy, c };

/** Adds a language, whose units have its name in `ir`; the function that is returned takes it back. */
export function addLanguage<U extends AnyUnit>(name: string, row: LanguageRow<U>): () => void {
  return addRow<LanguageRow>('language', languages, name, row);
}

export function languageOf(unit: AnyUnit): LanguageRow {
  return knownEntry(languages, unit.ir);
}
