/** Checks that raise an exception instead of trapping: assertions, casts, indices of arrays. */
import type { Code, Node } from '../../../maple/code.ts';
import type { Layout } from '../../../maple/layout.ts';
import type { PrimType } from '../../../scalar/prim-types.ts';
import { isBelow } from '../managed-arrays.ts';
import type { Rewriter, Statements } from '../rewrite.ts';

/** The built-in exceptions by what went wrong. */
export type Raised = 'bounds' | 'null' | 'arithmetic' | 'cast' | 'size' | 'store' | 'monitor';

/** What the message of an exception names, made where it is wanted. */
export type Details = () => readonly Node[];

type Raise = (r: Rewriter, n: Node, kind: Raised, details: Details) => Statements;

const none: Details = () => [];

export class Checks {
  readonly #code: Code;
  readonly #layout: Layout;
  readonly #raise: Raise;

  constructor(code: Code, layout: Layout, raise: Raise) {
    this.#code = code;
    this.#layout = layout;
    this.#raise = raise;
  }

  /** Raises an exception unless the condition holds. */
  unless(r: Rewriter, n: Node, holds: Node, kind: Raised, details: Details = none): Statements {
    const passed = r.newLabel(n, 'passed');
    return [r.make(n, 'brtrue', 'void', [passed], [holds]), this.#raise(r, n, kind, details), r.place(n, passed)];
  }

  assert(r: Rewriter, n: Node): Statements {
    const op = this.#code.op(n);
    const prim = this.#code.prim(this.#code.operand(n, 0));
    if (op.endsWith('nonnull')) {
      return this.unless(r, n, r.make(n, 'ne', 'u1', [prim], [r.operand(n, 0), r.constant(n, prim, 0)]), 'null');
    }
    if (this.#code.count(n) < 2) return r.copyStatement(n);
    const relation = op.endsWith('ge') ? 'ge' : op.endsWith('lt') ? 'lt' : 'le';
    return this.unless(r, n, r.make(n, relation, 'u1', [prim], [r.operand(n, 0), r.operand(n, 1)]), 'bounds');
  }

  cast(r: Rewriter, n: Node): Node {
    const type = this.#code.type(n);
    const object = r.hold(n, 'ref', r.operand(n, 0));
    const isNull = r.make(n, 'eq', 'u1', ['ref'], [object(), r.constant(n, 'ref', 0)]);
    const isInstance = r.make(n, 'intrinsicopwithtype', 'u1', [type, 'JAVA_INSTANCE_OF'], [object()]);
    const wanted = (): Node => r.make(n, 'intrinsicopwithtype', 'ref', [type, 'JAVA_CONST_CLASS']);
    r.before(this.unless(r, n, r.make(n, 'lior', 'u1', [], [isNull, isInstance]), 'cast', () => [object(), wanted()]));
    return object();
  }

  /** May the array take the value? */
  arrayStore(r: Rewriter, n: Node): Statements {
    const value = r.hold(n, 'ref', r.operand(n, 1));
    const canStore = r.make(n, 'intrinsicop', 'u1', ['MCCCheckArrayStore'], [r.operand(n, 0), value()]);
    return this.unless(r, n, canStore, 'store', () => [value()]);
  }

  /** A checked index raises an exception; the address is then computed without a check. */
  array(r: Rewriter, n: Node): Node {
    const { dims } = this.#layout.array(this.#code.type(n));
    const base = r.operand(n, 0);
    const given = this.#code.operands(n).slice(1);
    const indices = given.map((_, i) => this.#checkedIndex(r, n, i + 1, dims[i]));
    return r.make(n, 'array', this.#code.prim(n), [0, this.#code.type(n)], [base, ...indices]);
  }

  /** Operand `at` of an array, held in a register after its check; one of an unknown dimension cannot be checked. */
  #checkedIndex(r: Rewriter, n: Node, at: number, size: number | undefined): Node {
    if (size === undefined) return r.operand(n, at);
    const prim = this.#code.prim(this.#code.operand(n, at));
    const index = r.hold(n, prim, r.operand(n, at));
    const isInside = isBelow(r, n, prim, index, size, (type) => r.constant(n, type, size));
    const details = (): Node[] => [asInt(r, n, prim, index()), r.constant(n, 'i32', size)];
    r.before(this.unless(r, n, isInside, 'bounds', details));
    return index();
  }
}

/** A number as Java's messages name it. */
export function asInt(r: Rewriter, n: Node, prim: PrimType, value: Node): Node {
  return prim === 'i32' || prim === 'u32' ? value : r.make(n, 'cvt', 'i32', [prim], [value]);
}
