/**
 * Finally blocks of one function: a number says where a block goes on when it ends. 0 is the exception that is outstanding,
 * which is put away meanwhile, for the block may throw and catch others.
 */
import type { Code, LabelId, Node, Reg } from '../../../maple/code.ts';
import type { Rewriter, Statements } from '../rewrite.ts';
import type { Composite, Region, Regions } from './regions.ts';

/** Where a composite's finally block goes on, and what is outstanding. */
interface FinallyState {
  readonly next: Reg;
  readonly token: Reg;
  readonly returns: LabelId[];
}

/** What finally blocks need of the function's exceptions. */
export interface Pending {
  set(r: Rewriter, n: Node, token: Node): Node;
  /** Keeps the thrown value while a block runs, and gives it back. */
  save(r: Rewriter, n: Node, region: Region): Statements;
  restore(r: Rewriter, n: Node, region: Region): Statements;
  get(r: Rewriter, n: Node): Node;
  /** Goes to the target with an exception pending. */
  raise(r: Rewriter, n: Node, region: Region | undefined): Statements;
  /** Code that stands behind that of the function. */
  later(piece: (r: Rewriter) => Statements): void;
}

export class FinallyBlocks {
  readonly #code: Code;
  readonly #regions: Regions;
  readonly #pending: Pending;
  readonly #states = new Map<Composite, FinallyState>();

  constructor(code: Code, regions: Regions, pending: Pending) {
    this.#code = code;
    this.#regions = regions;
    this.#pending = pending;
  }

  #stateOf(r: Rewriter, n: Node, composite: Composite): FinallyState {
    let state = this.#states.get(composite);
    if (state === undefined) {
      state = { next: r.newPreg(n, 'i32'), token: r.newPreg(n, 'i32'), returns: [] };
      this.#states.set(composite, state);
    }
    return state;
  }

  /** Runs a block with an exception outstanding. */
  unwind(r: Rewriter, composite: Composite, label: LabelId): Statements {
    const n = composite.node;
    const { next, token } = this.#stateOf(r, n, composite);
    return [
      r.place(n, label),
      r.make(n, 'regassign', 'i32', [token], [this.#pending.get(r, n)]),
      this.#pending.save(r, n, { composite, part: 'finally' }),
      this.#pending.set(r, n, r.constant(n, 'i32', 0)),
      r.make(n, 'regassign', 'i32', [next], [r.constant(n, 'i32', 0)]),
      r.jump(n, composite.finally as LabelId),
    ];
  }

  gosub(r: Rewriter, n: Node): Statements {
    const label = this.#code.label(n);
    const composite = this.#regions.byFinally.get(label);
    if (composite === undefined) return r.jump(n, label);
    const { next, returns } = this.#stateOf(r, n, composite);
    const back = r.newLabel(n, 'back');
    returns.push(back);
    return [
      r.make(n, 'regassign', 'i32', [next], [r.constant(n, 'i32', returns.length)]),
      r.jump(n, label),
      r.place(n, back),
    ];
  }

  /** The places to go back to are known when all of the function was seen. */
  retsub(r: Rewriter, n: Node): Statements {
    const composite = this.#around(n);
    if (composite === undefined) return [];
    const label = r.newLabel(n, 'retsub');
    this.#pending.later((rewriter) => this.#goOn(rewriter, n, composite, label));
    return r.jump(n, label);
  }

  #around(n: Node): Composite | undefined {
    for (let at = this.#regions.of.get(n); at !== undefined; at = at.composite.outer)
      if (at.part === 'finally') return at.composite;
    return undefined;
  }

  #goOn(r: Rewriter, n: Node, composite: Composite, label: LabelId): Statements {
    const { next, token, returns } = this.#stateOf(r, n, composite);
    const again = r.newLabel(n, 'rethrow');
    const cases = returns.map((back, i) => ({ value: BigInt(i + 1), label: back }));
    return [
      r.place(n, label),
      cases.length === 0 ? [] : r.make(n, 'switch', 'void', [again, cases], [r.make(n, 'regread', 'i32', [next])]),
      r.place(n, again),
      this.#pending.restore(r, n, { composite, part: 'finally' }),
      this.#pending.set(r, n, r.make(n, 'regread', 'i32', [token])),
      this.#pending.raise(r, n, composite.outer),
    ];
  }
}
