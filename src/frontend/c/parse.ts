/** C text to a tree of which every name and type is known, and all that is wrong with it. */
import type { Diagnostic } from '../../base/diagnostics.ts';
import type { SourceFile } from '../../base/source.ts';
import { externalDeclaration } from './declarations.ts';
import { typeName } from './declarators.ts';
import { assignment, constantExpression, expression } from './expressions.ts';
import { Parser, Recover, type Grammar } from './parser.ts';
import { predefinedMacros, predefinedDeclarations, features } from './predefined.ts';
import { Preprocessor, type PreprocessorOptions } from './preprocessor/preprocessor.ts';
import { Kind } from './preprocessor/token.ts';
import { enumSpecifier, recordSpecifier } from './records.ts';
import { blockInScope, statementExpression } from './statements.ts';
import type { TranslationUnit } from './tree.ts';
import { typeText } from './type-text.ts';
import { isComplete, isVoid } from './types.ts';
import { checkScope, checkUnit } from './warnings/declarations.ts';

/** What C files are compiled with: where headers are, macros, warnings. */
export type ParseOptions = Omit<PreprocessorOptions, 'predefined' | 'features'>;

const grammar: Grammar = {
  expression,
  assignment,
  constantExpression,
  statementExpression,
  blockInScope,
  typeName,
  recordSpecifier,
  enumSpecifier,
  checkScope,
};

export interface Parsed {
  readonly unit: TranslationUnit;
  readonly diagnostics: readonly Diagnostic[];
}

export function parseC(source: SourceFile, options: ParseOptions): Parsed {
  const predefined = `${predefinedMacros()}${predefinedDeclarations}`;
  const preprocessor = new Preprocessor(source, { ...options, predefined, features });
  const parser = new Parser(preprocessor, grammar);
  tellUnknown(parser);
  while (parser.tokens.peek().kind !== Kind.end) readDeclaration(parser);
  checkTentative(parser);
  checkUnit(parser);
  const { variables, functions } = parser;
  return { unit: { variables, functions }, diagnostics: inOrder([...preprocessor.diagnostics, ...parser.diagnostics]) };
}

/** What was declared without a first value is defined at the end of the file after all, and must be complete then [6.9.2]. */
function checkTentative(parser: Parser): void {
  for (const { defined, init, type, name, span, storage } of parser.variables) {
    const isOpen = type.kind === 'array' && type.size === undefined;
    if (!defined || init !== undefined || storage === 'auto' || isOpen || isComplete(type) || isVoid(type)) continue;
    if (!parser.isWrongLine(span)) parser.report('CC2124', span, [name, typeText(type)]);
  }
}

/** Words behind `-W` that are no switches. */
function tellUnknown(parser: Parser): void {
  for (const { word, nearest } of parser.switches.unknown) parser.reportPlaceless('CC4000', [word, nearest]);
}

function readDeclaration(parser: Parser): void {
  const before = parser.tokens.peek();
  try {
    externalDeclaration(parser);
  } catch (error) {
    if (!(error instanceof Recover)) throw error;
    parser.func = undefined;
    if (parser.tokens.peek() === before) parser.tokens.next();
    parser.skipToNext();
    if (parser.tokens.at('}')) parser.tokens.next();
  }
}

/** Those of one file by their places; files in the order in which something was first found in them. */
function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const files = [...new Set(diagnostics.map(({ span }) => span?.source))];
  const start = ({ span }: Diagnostic): number => span?.start ?? 0;
  return diagnostics.toSorted(
    (a, b) => files.indexOf(a.span?.source) - files.indexOf(b.span?.source) || start(a) - start(b),
  );
}
