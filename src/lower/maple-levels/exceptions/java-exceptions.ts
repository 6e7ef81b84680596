/**
 * What Java's machine raises by itself, in programs that have the Java core: objects of its classes, made by functions of the core
 * (src/runtime/java/raised.mpl) that know what the messages say.
 */
import { RETVAL0, type Node } from '../../../maple/code.ts';
import { ownName } from '../own-names.ts';
import type { Rewriter, Statements } from '../rewrite.ts';
import type { Details, Raised } from './checks.ts';

/** How many details each function takes; what a check does not know is 0. */
const details: Readonly<Record<Raised, readonly ('i32' | 'ref')[]>> = {
  bounds: ['i32', 'i32'],
  null: [],
  arithmetic: [],
  cast: ['ref', 'ref'],
  size: ['i32'],
  store: ['ref'],
  monitor: [],
};

function functionOf(kind: string): string {
  return `&__java_raised_${kind}`;
}

/** All of them, as the core spells them. */
export const raisingFunctions: readonly string[] = Object.keys(details).map(functionOf);

export type MakeException = (
  r: Rewriter,
  n: Node,
  kind: Raised,
  given: Details,
) => { readonly before: Statements; readonly value: Node } | undefined;

/** Undefined in programs without the core. */
export const makeJavaException: MakeException = (r, n, kind, given) => {
  const func = r.module.findFunc(ownName(r.module, functionOf(kind)));
  if (func?.code === undefined) return undefined;
  const known = given();
  const args = details[kind].map((prim, i) => known.at(i) ?? r.constant(n, prim, 0));
  return { before: r.make(n, 'call', 'void', [func.id], args), value: r.make(n, 'regread', 'ref', [RETVAL0]) };
};
