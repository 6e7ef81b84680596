/**
 * Do two signatures agree? Parameters and results pair by pair have types of the same kind and width: what a caller passes
 * by one is what a function takes by the other. Signs, and what pointers point to, do not count (decision 0051).
 */
import { bitsOf, primRows } from '../scalar/prim-types.ts';
import type { SourceFile, Span } from '../base/source.ts';
import type { Layout } from './layout.ts';
import type { Func } from './module.ts';
import { isStruct, type TypeId } from './types.ts';
import { describeType, primName, registerBits, type Verification } from './verification.ts';

export interface Shape {
  readonly params: readonly TypeId[];
  readonly results: readonly TypeId[];
}

/** What is different in `other`, as the end of a sentence. */
export function signatureProblem(layout: Layout, other: Shape, own: Shape): string | undefined {
  const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;
  if (other.params.length !== own.params.length)
    return `has ${count(other.params.length, 'parameter')}, not ${own.params.length}`;
  if (other.results.length !== own.results.length)
    return `has ${count(other.results.length, 'result')}, not ${own.results.length}`;
  return (
    pairProblem(layout, 'parameter', other.params, own.params) ??
    pairProblem(layout, 'result', other.results, own.results)
  );
}

function pairProblem(
  layout: Layout,
  what: string,
  other: readonly TypeId[],
  own: readonly TypeId[],
): string | undefined {
  const i = other.findIndex((type, at) => !isAlike(layout, type, own[at]));
  if (i < 0) return undefined;
  return `has ${describeType(layout, other[i])} as ${what} ${i + 1}, not ${describeType(layout, own[i])}`;
}

/** Of what is not known here nothing is said. */
function isAlike(layout: Layout, a: TypeId, b: TypeId): boolean {
  if (layout.resolveId(a) === layout.resolveId(b)) return true;
  const x = primRows[layout.primOf(a)];
  const y = primRows[layout.primOf(b)];
  if (x.kind === 'unknown' || y.kind === 'unknown' || x.kind === 'dynamic' || y.kind === 'dynamic') return true;
  if (x.kind === 'aggregate' && y.kind === 'aggregate')
    return !hasSize(layout, a) || !hasSize(layout, b) || layout.sizeOf(a) === layout.sizeOf(b);
  const isWord = (kind: string): boolean => kind === 'int' || kind === 'address';
  if (isWord(x.kind) && isWord(y.kind))
    return registerBits(x.code, layout.pointerSize) === registerBits(y.code, layout.pointerSize);
  return (
    x.kind === y.kind && bitsOf(primName(x.code), layout.pointerSize) === bitsOf(primName(y.code), layout.pointerSize)
  );
}

function hasSize(layout: Layout, type: TypeId): boolean {
  const resolved = layout.resolve(type);
  return resolved.kind === 'array' ? resolved.size !== undefined : isStruct(resolved) && !resolved.incomplete;
}

/** SYM-14. */
export function checkDeclarations(v: Verification, func: Func): void {
  const own = shapeOf(func);
  for (const other of func.others ?? []) {
    // `int f()` of C declares no parameters.
    const params = other.params.length === 0 || own.params.length === 0 ? own.params : other.params;
    const problem = signatureProblem(v.layout, { params, results: other.results }, own);
    if (problem === undefined) continue;
    const notes = [{ message: 'the declaration that counts is here', span: spanOf(func.source, func) }];
    v.report('MPL2510', spanOf(other.source, other), [func.name, problem], { notes });
  }
}

export function shapeOf(func: Func): Shape {
  const params = func.params.map((param) => (param.kind === 'var' ? func.locals[param.local].type : param.type));
  return { params, results: func.results };
}

function spanOf(source: SourceFile, { start, end }: { readonly start: number; readonly end: number }): Span {
  return { source, start, end };
}
