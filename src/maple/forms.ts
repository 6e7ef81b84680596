/**
 * The written form of each opcode as small numbers, for the loops of parser and printer: they switch on the kind of a
 * part and never ask which opcode it belongs to.
 */
import { opcodeByCode, rows, slotSyntax, type SlotName } from './opcodes.ts';

/** Parts of a form by number, so that the hot loop switches on small integers. */
export const Part = {
  operands: 0,
  body: 1,
  else: 2,
  prim: 3,
  from: 4,
  type: 5,
  var: 6,
  func: 7,
  label: 8,
  labels: 9,
  int: 10,
  optionalInt: 11,
  reg: 12,
  value: 13,
  string: 14,
  word: 15,
  raw: 16,
  intrinsic: 17,
  instant: 18,
  cases: 19,
  results: 20,
  types: 21,
  scope: 22,
  tags: 23,
  counter: 24,
} as const;

const tagged = rows.multiway.code;
const partOfKind: Readonly<Record<string, number>> = Part;

/** The parts of each opcode's form, by code. */
export const formParts: readonly Uint8Array[] = Array.from({ length: 256 }, (_, code) => {
  const op = opcodeByCode[code];
  return op === undefined
    ? new Uint8Array(0)
    : Uint8Array.from(rows[op].form, (_part, i, form = rows[op].form) => partNumber(code, form, i));
});

function partNumber(code: number, form: readonly string[], i: number): number {
  const part = form[i];
  if (part === '()') return Part.operands;
  if (part === '{}') return Part.body;
  if (part === 'else') return Part.else;
  const slot = slotSyntax[part as SlotName];
  if (slot.kind === 'prim') return slot.words === 0 ? Part.prim : Part.from;
  if (slot.kind === 'cases' && code === tagged) return Part.tags;
  // An optional integer before another integer cannot be left out: nobody could tell which one it is.
  const next = slotSyntax[form[i + 1] as SlotName] as { kind: string } | undefined;
  if (slot.kind === 'int') return 'optional' in slot && next?.kind !== 'int' ? Part.optionalInt : Part.int;
  return partOfKind[slot.kind];
}
