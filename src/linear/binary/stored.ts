/** Functions of a file that is open: their bodies are read when something of them is asked for. */
import type { Diagnostic } from '../../base/diagnostics.ts';
import { Result } from '../../base/result.ts';
import type { Block, Commented, Comments, Func, Instr, LinearSymbol, Outline, StoredBody } from '../nodes.ts';

/**
 * A function with the head of `own`, whose body comes when `load` has filled it in; that says what is wrong with it. The properties
 * are those of the function itself, so that a copy (`{ ...func }`) has the body too.
 */
export function storedFunc(own: Func, load: () => readonly Diagnostic[], outline?: Outline): Func {
  let problems: readonly Diagnostic[] | undefined;
  const read = (): readonly Diagnostic[] => (problems ??= load());
  const body = (): Func => new Result(own, read()).orThrow();
  const func: Func & { comments: Comments | undefined; end: Commented | undefined } = {
    ...own,
    get symbols(): LinearSymbol[] {
      return body().symbols;
    },
    get instrs(): Instr[] {
      return body().instrs;
    },
    set instrs(value) {
      body().instrs = value;
    },
    get blocks(): Block[] {
      return body().blocks;
    },
    set blocks(value) {
      body().blocks = value;
    },
    get comments() {
      return body().comments;
    },
    set comments(value) {
      body().comments = value;
    },
    get end() {
      return body().end;
    },
    set end(value) {
      body().end = value;
    },
  };
  const stored: StoredBody = {
    read,
    get outline() {
      return problems === undefined ? outline : undefined;
    },
  };
  return Object.defineProperty(func, 'stored', { value: stored });
}
