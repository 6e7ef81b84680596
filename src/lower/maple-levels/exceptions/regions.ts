/**
 * Where the statements of a flat function stand in its try composites. Composites are read from the text: a try opens
 * one, the label of its handler or finally block begins that part, `endtry` closes it (of Java and C++ mostly before the
 * handlers, which then belong to what is outside).
 */
import type { Code, LabelId, Node } from '../../../maple/code.ts';
import { rows } from '../../../maple/opcodes.ts';
import type { TypeId } from '../../../maple/types.ts';

export interface Composite {
  readonly node: Node;
  readonly family: 'js' | 'typed';
  /** In the order in which they are tried. */
  readonly handlers: readonly LabelId[];
  readonly finally: LabelId | undefined;
  readonly outer: Region | undefined;
}

/** A part of a composite, and through it all that is around it. */
export interface Region {
  readonly composite: Composite;
  readonly part: 'try' | 'catch' | 'finally';
}

export interface Regions {
  /** By statement, and by expression; absent outside all composites. */
  readonly of: ReadonlyMap<Node, Region>;
  readonly composites: readonly Composite[];
  /** The composite whose finally block a label marks. */
  readonly byFinally: ReadonlyMap<LabelId, Composite>;
  /** The types that the handler at a label takes; none for a handler that takes everything. */
  readonly catches: ReadonlyMap<LabelId, readonly TypeId[]>;
}

/**
 * Follows the text with the open composites on a stack. A handler or finally block is known by the labels that stand
 * directly before it (`labels`), which the `try` has named.
 */
export function findRegions(code: Code): Regions {
  const of = new Map<Node, Region>();
  const composites: Composite[] = [];
  const byFinally = new Map<LabelId, Composite>();
  const catches = new Map<LabelId, readonly TypeId[]>();
  const stack: Region[] = [];
  let labels: LabelId[] = [];
  for (const n of code.nodes()) {
    const op = code.op(n);
    const { exception, kind } = rows[op];
    if (exception === 'try') {
      const composite = makeComposite(code, n, op === 'jstry' ? 'js' : 'typed', stack.at(-1));
      composites.push(composite);
      if (composite.finally !== undefined) byFinally.set(composite.finally, composite);
      stack.push({ composite, part: 'try' });
    } else if (op === 'endtry') stack.pop();
    else if (op === 'finally') enterPart(stack, 'finally', (composite) => isFinallyAt(composite, labels));
    else if (exception === 'catch') {
      for (const label of labels) catches.set(label, caughtTypes(code, n));
      enterPart(stack, 'catch', ({ handlers }) => labels.some((label) => handlers.includes(label)));
    }
    const region = stack.at(-1);
    if (region !== undefined) of.set(n, region);
    if (kind === 'label') labels.push(code.label(n));
    else if (kind === 'stmt') labels = [];
  }
  return { of, composites, byFinally, catches };
}

function isFinallyAt({ finally: label }: Composite, labels: readonly LabelId[]): boolean {
  return label !== undefined && labels.includes(label);
}

/** None for `jscatch`, which takes everything. */
function caughtTypes(code: Code, n: Node): readonly TypeId[] {
  const op = code.op(n);
  return op === 'javacatch' ? code.types(n) : op === 'cppcatch' ? [code.type(n)] : [];
}

function makeComposite(code: Code, node: Node, family: 'js' | 'typed', outer: Region | undefined): Composite {
  if (family === 'typed') return { node, family, handlers: code.labels(node), finally: undefined, outer };
  const handler = code.label(node);
  const last = code.slot(node, 'label2') as LabelId;
  return { node, family, handlers: handler < 0 ? [] : [handler], finally: last < 0 ? undefined : last, outer };
}

/** The innermost open composite that has such a part goes over to it; what is open inside it ends. */
function enterPart(stack: Region[], part: 'catch' | 'finally', matches: (composite: Composite) => boolean): void {
  const at = stack.findLastIndex(({ composite }) => matches(composite));
  if (at < 0) return;
  stack.splice(at, stack.length - at, { composite: stack[at].composite, part });
}

/** What an exception that is raised in a region reaches first: a composite's handlers, its finally block, or the caller. */
export type Target = { readonly kind: 'handlers' | 'finally'; readonly composite: Composite } | undefined;

export function targetOf(region: Region | undefined): Target {
  for (let at = region; at !== undefined; at = at.composite.outer) {
    const { composite, part } = at;
    if (part === 'try' && composite.handlers.length > 0) return { kind: 'handlers', composite };
    if (part !== 'finally' && composite.finally !== undefined) return { kind: 'finally', composite };
  }
  return undefined;
}
