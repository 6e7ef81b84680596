/**
 * How two values may be ordered: less, equal, greater, as a set of three bits, with signs and without. A comparison that has given something leaves some of
 * them; one whose orders are all left is true, and one of which none is left is false.
 *
 *     x LessI y is 0: equal or greater       so y LessEqualI x is 1, and x GreaterEqualI y too
 */
import type { Comparison } from './facts.ts';

const [less, equal, greater] = [1, 2, 4];
const any = 7;

const setOf: Readonly<Record<Comparison['order'], number>> = {
  Equal: equal,
  NotEqual: less | greater,
  Less: less,
  LessEqual: less | equal,
  Greater: greater,
  GreaterEqual: greater | equal,
};

type Pair = readonly [number, number];

/** Of pairs of values, by their numbers. */
export class Orders {
  readonly #known = new Map<string, number>();
  readonly #before: { readonly key: string; readonly set: number | undefined }[] = [];

  get size(): number {
    return this.#before.length;
  }

  forgetTo(size: number): void {
    while (this.#before.length > size) {
      const last = this.#before.pop();
      if (last?.set !== undefined) this.#known.set(last.key, last.set);
      else if (last !== undefined) this.#known.delete(last.key);
    }
  }

  learn(comparison: Comparison, isTrue: boolean, pair: Pair): void {
    const { order, isUnsigned } = comparison;
    const set = setOf[order];
    const left = isTrue ? set : any & ~set;
    // Being equal, or not, does not depend on the sign.
    const hasSign = order !== 'Equal' && order !== 'NotEqual';
    for (const unsigned of hasSign ? [isUnsigned] : [false, true]) this.#narrow(unsigned, pair, left);
    if (hasSign && (left & equal) === 0) this.#narrow(!isUnsigned, pair, less | greater);
  }

  #narrow(isUnsigned: boolean, [a, b]: Pair, set: number): void {
    const key = keyOf(isUnsigned, a, b);
    const old = this.#known.get(key);
    this.#before.push({ key, set: old });
    this.#known.set(key, (old ?? any) & (a < b ? set : turned(set)));
  }

  /** What the comparison gives, if that is known. */
  decide({ order, isUnsigned }: Comparison, [a, b]: Pair): boolean | undefined {
    const found = a === b ? equal : this.#known.get(keyOf(isUnsigned, a, b));
    if (found === undefined || found === 0) return undefined;
    const left = a < b ? found : turned(found);
    const set = setOf[order];
    if ((left & set) === 0) return false;
    return (left & ~set) === 0 ? true : undefined;
  }
}

function keyOf(isUnsigned: boolean, a: number, b: number): string {
  return `${isUnsigned ? 'u' : 's'}${Math.min(a, b)} ${Math.max(a, b)}`;
}

/** The same of the pair the other way round. */
function turned(set: number): number {
  return (set & equal) | ((set & less) === 0 ? 0 : greater) | ((set & greater) === 0 ? 0 : less);
}
