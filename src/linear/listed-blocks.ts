/**
 * Blocks as the compiler that [IR Design] describes lists them: numbered as it pleases, with jumps that name no block
 * and their successors behind the last instruction.
 *
 *     ....Block B4                                    ....Block B9 [Exit]
 *     i32 t5 = i32 l0 < i32 10                        ....Block End
 *     cond goto i32 t5
 *     ....Block End [True] B6 [False] B7
 *
 * An unconditional jump has one successor, and so may a block without a jump; that of `return` is the virtual exit,
 * which has no code and disappears. The blocks are numbered anew in their order.
 */
import type { Span } from '../base/source.ts';
import { isEnd, isJumpWithoutTargets, type Draft } from './draft.ts';
import type { Reader } from './reader.ts';

/** Numbers of blocks as they are written. */
export interface Successors {
  readonly ifTrue: number | undefined;
  /** The successor of an unconditional jump too. */
  readonly other: number | undefined;
}

interface ListedBlock {
  readonly number: number;
  readonly span: Span;
  readonly list: Draft[];
  successors: Successors;
}

/** `[True] B5 [False] B6`, `[Next] B5` or `B5`, behind `....Block End`. */
export function parseSuccessors(reader: Reader, target: () => number): Successors {
  let ifTrue: number | undefined;
  let other: number | undefined;
  while (!reader.atLineEnd) {
    const isTrue = reader.tokens.text(reader.at + 1) === 'True';
    if (reader.take('[')) {
      reader.at++;
      reader.expect(']');
    }
    if (isTrue) ifTrue = target();
    else other = target();
  }
  return { ifTrue, other };
}

export class ListedBlocks {
  readonly #reader: Reader;
  readonly #blocks: ListedBlock[] = [];
  readonly #numbers = new Set<number>();

  constructor(reader: Reader) {
    this.#reader = reader;
  }

  /** The list for the instructions of a block; `at` is the token of its number. */
  begin(number: number, at: number): Draft[] {
    const list: Draft[] = [];
    if (this.#numbers.has(number)) this.#reader.fail('LIN1013', at, `B${number}`);
    this.#numbers.add(number);
    this.#blocks.push({
      number,
      span: this.#reader.tokens.span(at),
      list,
      successors: { ifTrue: undefined, other: undefined },
    });
    return list;
  }

  end(successors: Successors): void {
    const block = this.#blocks.at(-1);
    if (block !== undefined) block.successors = successors;
  }

  /** The blocks with jumps that name their targets, which are numbered in the order of the text. */
  finish(): Draft[][] {
    const kept = this.#blocks.filter((block) => !isExit(block));
    const numbers = new Map(kept.map(({ number }, i) => [number, i]));
    for (const block of kept) this.#close(block);
    return kept.map(({ list }) => list.map((draft) => this.#renumber(draft, numbers)));
  }

  #close({ number, span, list, successors }: ListedBlock): void {
    const last = list.at(-1);
    if (last !== undefined && isEnd(last) && !isJumpWithoutTargets(last)) return;
    const targets =
      last?.op === 'CondGoto' ? [successors.ifTrue, successors.other] : [successors.other ?? successors.ifTrue];
    if (last !== undefined && isEnd(last)) list.pop();
    const known = targets.filter((target) => target !== undefined);
    if (known.length < targets.length) this.#reader.report('LIN1031', last?.span ?? span, `B${number}`);
    else if (last?.op === 'CondGoto') list.push({ ...last, targets: known });
    else list.push({ op: 'Goto', span: last?.span ?? span, dests: [], operands: [], targets: known });
  }

  #renumber(draft: Draft, numbers: ReadonlyMap<number, number>): Draft {
    const renumber = (written: number): number => {
      const number = numbers.get(written);
      if (number === undefined) this.#reader.report('LIN1032', draft.span, `B${written}`);
      return number ?? 0;
    };
    return { ...draft, targets: draft.targets?.map(renumber), sources: draft.sources?.map(renumber) };
  }
}

/** The virtual exit: nothing happens there, and nothing follows. */
function isExit({ list, successors }: ListedBlock): boolean {
  return list.every(({ op }) => op === 'Phi') && successors.ifTrue === undefined && successors.other === undefined;
}
