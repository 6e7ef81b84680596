/** The generated parts of docs/ir/linear.md: letters, families, conversions, other instructions, traps and rules from their tables. */
import { linearRules, ruleCodes } from '../../src/linear/rules.ts';
import {
  conversions,
  families,
  letterRows,
  memTypes,
  structuralRows,
  type ConversionRow,
  type Family,
} from '../../src/linear/opcodes.ts';
import { valueTypesOf } from '../../src/linear/mem-types.ts';
import { trapKinds } from '../../src/vm/trap.ts';
import { table } from './markdown.mjs';

const familyRows: Readonly<Record<string, Family>> = families;
const conversionRows: Readonly<Record<string, ConversionRow>> = conversions;

export function letters(): string {
  return table(
    ['Letter', 'Values are', 'Read as'],
    Object.entries(letterRows).map(([letter, { value, scalar }]) => [`\`${letter}\``, value, scalar]),
  );
}

export function cells(): string {
  return table(
    ['Cell', 'Bytes', 'Value', 'Loading'],
    Object.entries(memTypes).map(([cell, { size, signed }]) => {
      const values = valueTypesOf(cell as keyof typeof memTypes);
      return [`\`${cell}\``, size, values.join(' or '), extension(values.length, signed)];
    }),
  );
}

function extension(values: number, signed: boolean): string {
  return values === 1 ? '' : signed ? 'extends by the sign' : 'extends with zeros';
}

/** Letters, those that trap in bold. */
export function operations(): string {
  return table(
    ['Family', 'Sign', 'Letters', 'What it gives'],
    Object.entries(familyRows).map(([name, { on, sign, doc, traps = [] }]) => [
      `\`${name}\``,
      sign === undefined ? '' : `\`${sign}\``,
      on.map((letter) => (traps.includes(letter) ? `**${letter}**` : letter)).join(' '),
      doc,
    ]),
  );
}

export function conversionList(): string {
  const rows = Object.entries(conversionRows);
  const names = (bits: boolean): string =>
    rows
      .filter(([, row]) => (row.bits === true) === bits)
      .map(([name]) => `\`${name}\``)
      .join(' ');
  return `Of the value: ${names(false)}.\n\nOf the bits: ${names(true)}.`;
}

export function structure(): string {
  return table(
    ['Written', 'What it does', 'Core'],
    Object.values(structuralRows).map(({ form, doc, core }) => [`\`${form}\``, doc, core === true ? 'yes' : '']),
  );
}

export function traps(): string {
  return table(
    ['Kind', 'What happened'],
    Object.entries(trapKinds).map(([kind, sentence]) => [`\`${kind}\``, sentence]),
  );
}

/** The explanation of a rule begins with its id. */
export function rules(): string {
  return table(
    ['Rule', 'What it demands', 'Code'],
    Object.entries(ruleCodes).map(([id, code]) => [
      id,
      linearRules[code].explain.slice(id.length + 2),
      `[${code}](../diagnostics.md#${code.toLowerCase()})`,
    ]),
  );
}
