/**
 * A word of a frame or of the global block that is a counted reference, has a type tag behind it, or both. Whatever
 * such a word holds it holds one reference to (docs/decisions/0116-counted-words.md):
 *
 *     store to a counted word       what it gets is counted once more, unless the value is a new object or the result
 *                                   of a call, which bring their reference along; what it held is let go
 *     store to a tagged word        a plain value of 32 bits sets the tag of its type
 *     counted and tagged            only what the tag says is an address is counted
 */
import type { Node, VarRef } from '../../../maple/code.ts';
import { dynamicTags } from '../../../maple/dynamic-words.ts';
import { WORD } from '../../../maple/module-state.ts';
import { primRows, type PrimType } from '../../../scalar/prim-types.ts';
import type { Rewriter, Statements } from '../rewrite.ts';

/** The tags of plain values; wider ones bring their own. */
const tags: { readonly [T in PrimType]?: number } = {
  u1: dynamicTags.bool,
  i8: dynamicTags.i32,
  i16: dynamicTags.i32,
  i32: dynamicTags.i32,
  u8: dynamicTags.u32,
  u16: dynamicTags.u32,
  u32: dynamicTags.u32,
  f32: dynamicTags.f32,
  a32: dynamicTags.ptr,
};

export class MarkedWord {
  readonly #variable: VarRef;
  readonly #offset: number;
  readonly #isCounted: boolean;
  readonly #isTagged: boolean;

  constructor(variable: VarRef, offset: number, isCounted: boolean, isTagged: boolean) {
    this.#variable = variable;
    this.#offset = offset;
    this.#isCounted = isCounted;
    this.#isTagged = isTagged;
  }

  /** May a value of this type be a reference here? */
  isReference(prim: PrimType): boolean {
    return this.#isCounted && (primRows[prim].kind === 'address' || (this.#isTagged && primRows[prim].bits === 64));
  }

  assign(r: Rewriter, n: Node, prim: PrimType, store: Node, givesReference: boolean): Statements {
    const tag = this.#isTagged ? this.#setTag(r, n, prim) : [];
    if (!this.#isCounted) return [store, tag];
    const old = this.#hold(r, n);
    const retain = givesReference || !this.isReference(prim) ? [] : this.retain(r, n);
    return [
      old.hold,
      store,
      tag,
      retain,
      this.#guarded(r, n, old.tag, () => r.make(n, 'decref', 'void', [], [old.object()])),
    ];
  }

  retain(r: Rewriter, n: Node): Statements {
    return this.#guarded(
      r,
      n,
      () => this.#tag(r, n),
      () => r.make(n, 'incref', 'void', [], [this.#object(r, n)]),
    );
  }

  release(r: Rewriter, n: Node): Statements {
    return this.#guarded(
      r,
      n,
      () => this.#tag(r, n),
      () => r.make(n, 'decref', 'void', [], [this.#object(r, n)]),
    );
  }

  #object(r: Rewriter, n: Node): Node {
    if (!this.#isTagged) return r.make(n, 'dreadoff', 'ref', [this.#variable, this.#offset]);
    return r.make(n, 'cvt', 'ref', ['u32'], [r.make(n, 'dreadoff', 'u32', [this.#variable, this.#offset])]);
  }

  #tag(r: Rewriter, n: Node): Node {
    return r.make(n, 'dreadoff', 'u32', [this.#variable, this.#offset + WORD]);
  }

  #setTag(r: Rewriter, n: Node, prim: PrimType): Statements {
    const tag = tags[prim];
    return tag === undefined
      ? []
      : r.make(n, 'dassignoff', 'u32', [this.#variable, this.#offset + WORD], [r.constant(n, 'u32', tag)]);
  }

  /** What the word holds now, in registers. */
  #hold(r: Rewriter, n: Node): { readonly hold: Statements; readonly object: () => Node; readonly tag: () => Node } {
    const [object, tag] = [r.newPreg(n, 'ref'), r.newPreg(n, 'u32')];
    const holdObject = r.make(n, 'regassign', 'ref', [object], [this.#object(r, n)]);
    const holdTag = this.#isTagged ? [r.make(n, 'regassign', 'u32', [tag], [this.#tag(r, n)])] : [];
    return {
      hold: [holdObject, holdTag],
      object: () => r.make(n, 'regread', 'ref', [object]),
      tag: () => r.make(n, 'regread', 'u32', [tag]),
    };
  }

  /** Does it where the word, if it is tagged, holds an address. */
  #guarded(r: Rewriter, n: Node, tag: () => Node, action: () => Node): Statements {
    if (!this.#isTagged) return action();
    const skip = r.newLabel(n, 'untagged');
    const isAddress = r.make(n, 'eq', 'u1', ['u32'], [tag(), r.constant(n, 'u32', dynamicTags.ptr)]);
    return [r.make(n, 'brfalse', 'void', [skip], [isAddress]), action(), r.place(n, skip)];
  }
}
