/**
 * What the grammar guarantees of a tree and bytes do not: a file that is read must be a module that a text could have been read as.
 *
 *   names     words where the grammar wants words; a name without a sigil is one that neither its body nor its module defines;
 *             no value has the name of a type, in front of which it would be read as one
 *   types     in front of a value no function types, and only names that the module defines; function types in brackets
 *   numbers   within the bounds of their place (pools.ts, and the operands of instructions below)
 *   bodies    at least one statement; labels without an instruction only at the end; each item has the parts of its form
 *   comments  one line of text without blanks at its end
 *
 * The tests print what was read and read that text again (tests/tuyin/bitcode).
 */
import { reservedWords } from '../keywords.ts';
import type { Expr, Instr, Operand } from '../nodes.ts';
import { isIoCommand } from '../nodes.ts';
import { allowsFlag, rows, type Flag, type Opcode } from '../opcodes.ts';
import type { Coder } from './coder.ts';

const wordPattern = /^[A-Za-z_][A-Za-z0-9_]*$/;
const typePattern = /^(?:void|half|float|double|fp128|[if][0-9]+)$/;

/** A word that is no type; it may be reserved. */
export function isBareWord(text: string): boolean {
  return wordPattern.test(text) && !typePattern.test(text);
}

export function isBareName(text: string): boolean {
  return isBareWord(text) && !reservedWords.has(text);
}

/** A comment as the scanner gives it. */
export function isComment(text: string): boolean {
  return !/[\n\r]|[\s\u3000]$/.test(text);
}

/** `read(1)` is a command of the input; called by another name it is a function. */
export function checkCallee(c: Coder, callee: Expr): void {
  if (callee.kind === 'name' && callee.sigil === '')
    c.check(!isIoCommand(callee.name), `a call of \`${callee.name}\`, which is a command`);
}

/** Flags that the instruction has, and labels where there is nothing else. */
export function checkSpelling(
  c: Coder,
  op: Opcode | undefined,
  flags: readonly Flag[],
  labels: number,
  said: boolean,
): void {
  c.check(flags.length > 0 === said, 'no flags');
  if (op === undefined) c.check(labels > 0 && flags.length === 0, 'an instruction without anything');
  else for (const flag of flags) c.check(allowsFlag(op, flag), `${op} has no flag ${flag}`);
}

const mostIndex = 2n ** 32n - 1n;

/** The operand that the row of an instruction wants. */
export function checkOperand(c: Coder, op: Opcode, operand: Operand): void {
  const { operand: kind } = rows[op];
  if (operand.kind === 'number') {
    const { value } = operand;
    const fits =
      kind === 'index' ? value >= 0n && value <= mostIndex : BigInt.asIntN(kind === 'int32' ? 32 : 64, value) === value;
    c.check(fits, `${value} is no operand of ${op}`);
  } else if (operand.kind === 'labels')
    c.check(kind === 'labels' ? operand.labels.length > 0 : operand.labels.length === 1, `${op} has other labels`);
  else if (operand.kind === 'callee') c.check(operand.count <= 0xffff, 'too many arguments');
  else if (operand.kind === 'const' && kind !== 'const') c.check(isFloat(operand.value), `${op} has no number`);
}

function isFloat(value: Expr): boolean {
  const literal = value.kind === 'unary' && value.op === '-' ? value.operand : value;
  return literal.kind === 'decimal' || literal.kind === 'hexfloat';
}

/** Labels without an instruction stand before the closing brace. */
export function checkInstrs(c: Coder, instrs: readonly Instr[]): void {
  instrs.forEach(({ op }, i) => c.check(op !== undefined || i === instrs.length - 1, 'labels without an instruction'));
}
