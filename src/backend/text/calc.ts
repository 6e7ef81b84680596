/**
 * Operations on values in a language of text: each family of operations has a writer, conversions have one together, and what a formula
 * defines (src/scalar/ops.ts) becomes a function of the file, because a formula reads its operands twice.
 */
import { InternalError } from '../../base/errors.ts';
import { calcRows, formulaOf, formulaStep, letters } from '../../linear/opcodes.ts';
import type { CalcOp, ConversionOp, FamilyName, FormulaFamily, Letter, NumberFamily } from '../../linear/opcodes.ts';
import { expand } from '../../scalar/ops.ts';
import { primary, type Expr } from './expr.ts';
import type { CalcFacts } from './language.ts';

/** What operations need besides the language itself. */
export interface CalcContext<P> {
  /** The name of a function of `support.ts`, which is then part of the file. */
  support(name: string): string;
  /** Adds a function that is made here; the name says all about it, and `text` gets the one that it has. */
  define(name: string, text: (own: string) => string): string;
  /** The number of the place of the instruction, for what may trap. */
  place(): P;
  /** Of the operation that is written; languages that do not ask have none. */
  readonly facts?: CalcFacts | undefined;
}

const scalars = ['i32', 'u32', 'i64', 'u64', 'f32', 'f64'] as const;

/** The type in which the letter reads integers or floats; others were taken away before. */
export function scalarOf(letter: Letter, language: string): (typeof scalars)[number] {
  const found = scalars.find((scalar) => scalar === letters[letter].scalar);
  if (found === undefined) throw new InternalError(`${letter} is taken away before`, language);
  return found;
}

/** Writes a member of a family. `P` is how a language is told of places. */
export type Writer<T extends string, P = Expr<T>> = (
  context: CalcContext<P>,
  operands: readonly Expr<T>[],
  letter: Letter,
) => Expr<T>;

/** A writer for each family that has no formula. */
export type Writers<T extends string, P = Expr<T>> = {
  readonly [F in Exclude<NumberFamily, FormulaFamily>]: Writer<T, P>;
} & { readonly [F in FamilyName]?: Writer<T, P> };

/** The operations of a language. */
export interface Calc<T extends string, P = Expr<T>> {
  /** For internal errors. */
  readonly name: string;
  readonly writers: Writers<T, P>;
  convert(context: CalcContext<P>, op: ConversionOp, operand: Expr<T>): Expr<T>;
  /** A call of a function of the file; `body` is what it gives of `x` and `n`, which have a type. */
  formula(
    context: CalcContext<P>,
    call: { readonly family: string; readonly letter: Letter; readonly operands: readonly Expr<T>[] },
    body: (type: T) => Expr<T>,
  ): Expr<T>;
}

export function writeCalc<T extends string, P>(
  calc: Calc<T, P>,
  context: CalcContext<P>,
  op: CalcOp,
  operands: readonly Expr<T>[],
): Expr<T> {
  const { family, letter } = calcRows[op];
  if (family === undefined || letter === undefined) return calc.convert(context, op as ConversionOp, operands[0]);
  const writer = calc.writers[family];
  if (writer !== undefined) return writer(context, operands, letter);
  const formula = formulaOf(family);
  if (formula === undefined) throw new InternalError(`no code for ${op}`, calc.name);
  return calc.formula(context, { family: family.toLowerCase(), letter, operands }, (type) =>
    expand<Expr<T>>(formula, primary('x', type), primary('n', type), (step, inner) =>
      writeCalc(calc, { ...context, facts: undefined }, formulaStep(step, letter), inner),
    ),
  );
}
