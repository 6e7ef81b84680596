/**
 * Instructions as they are read, before types are known: literals have no settled type, and signs stand for operations.
 * `parse-body.ts` makes them, `infer-types.ts` finds types that are not written, `resolve.ts` makes instructions of them.
 */
import type { Span } from '../base/source.ts';
import type { Dest, Func, Instr, MemType, Signature, ValueType } from './nodes.ts';
import type { DraftOperand, Reader } from './reader.ts';

/** An instruction whose types are not settled yet. Fields beyond the first four belong to single operations. */
export interface Draft {
  readonly op: Instr['op'] | 'Infix' | 'Prefix';
  readonly span: Span;
  readonly dests: readonly Dest[];
  readonly operands: readonly DraftOperand[];
  readonly sign?: string;
  readonly mem?: MemType;
  readonly memOffset?: number;
  readonly loadType?: ValueType;
  readonly volatile?: boolean;
  readonly func?: number;
  readonly signature?: Signature;
  readonly values?: readonly Extract<DraftOperand, { kind: 'literal' }>[];
  readonly targets?: readonly number[];
  readonly sources?: readonly number[];
  readonly label?: number;
  readonly trap?: string;
}

/** Drafts of a body: one list in linear form, one list a block in the others. */
export interface DraftBody {
  readonly form: Func['form'];
  readonly lists: Draft[][];
}

export function isJumpWithoutTargets({ op, targets }: Draft): boolean {
  return (op === 'Goto' || op === 'CondGoto') && targets === undefined;
}

export function isEnd(draft: Draft): boolean {
  return (
    draft.op === 'Goto' ||
    draft.op === 'CondGoto' ||
    draft.op === 'Switch' ||
    draft.op === 'Return' ||
    draft.op === 'Trap'
  );
}

/** Brings the values of phis into the order of the blocks; those without blocks belong to the predecessors in theirs. */
export function settlePhis(lists: Draft[][], reader: Reader): Draft[][] {
  const hasPhis = lists.some((list) => list[0]?.op === 'Phi');
  if (!hasPhis) return lists;
  const preds = predecessorsOf(lists);
  return lists.map((list, b) => list.map((draft) => (draft.op === 'Phi' ? settlePhi(draft, preds[b], reader) : draft)));
}

function settlePhi(phi: Draft, preds: readonly number[], reader: Reader): Draft {
  const { operands, sources } = phi;
  if (sources === undefined) {
    if (operands.length !== preds.length)
      reader.report('LIN1033', phi.span, operands.length, preds.map((b) => `B${b}`).join(' '));
    return { ...phi, sources: preds };
  }
  const order = [...sources.keys()].sort((a, b) => sources[a] - sources[b]);
  return { ...phi, operands: order.map((i) => operands[i]), sources: order.map((i) => sources[i]) };
}

/** The distinct predecessors of each block, ascending. */
function predecessorsOf(lists: readonly (readonly Draft[])[]): number[][] {
  const preds: number[][] = lists.map(() => []);
  lists.forEach((list, from) => {
    for (const target of list.at(-1)?.targets ?? []) if (preds[target]?.at(-1) !== from) preds[target]?.push(from);
  });
  return preds;
}
