/** A limit on what may be used: whoever is about to allocate asks first, and gives back what it does not hold any longer. */
export interface Budget {
  readonly limit: number;
  /** False, with nothing counted, beyond the limit. */
  tryCharge(bytes: number): boolean;
  release(bytes: number): void;
  /** Counts work: a unit is as much as looking at a byte. */
  spend(units: number): void;
}

/** A budget of its own; work is not bounded. */
export function budgetOf(limit: number): Budget {
  let used = 0;
  return {
    limit,
    tryCharge(bytes) {
      if (used + bytes > limit) return false;
      used += bytes;
      return true;
    },
    release(bytes) {
      used -= bytes;
    },
    spend() {},
  };
}

/** How much larger than before a buffer becomes, so that growing costs little on the whole; less near the limit. */
const factors = [2, 1.5, 1.25, 1.125, 1.0625];

/**
 * Charges the growth of a buffer from `size` to at least `wanted` and gives the new size; undefined where the limit forbids
 * it. An element of the buffer costs `cost` bytes; it never has more than `most`.
 */
export function chargeGrowth(
  budget: Budget,
  size: number,
  wanted: number,
  cost = 1,
  most = Infinity,
): number | undefined {
  const generous = factors.map((factor) => Math.min(Math.ceil(size * factor), most));
  return [...generous.filter((next) => next > wanted), wanted].find(
    (next) => next <= most && budget.tryCharge(cost * (next - size)),
  );
}
