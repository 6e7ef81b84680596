/** A seeded generator (splitmix64), so that a failing case can be repeated. */
export class Random {
  #state: bigint;

  constructor(seed: bigint) {
    this.#state = BigInt.asUintN(64, seed);
  }

  next64(): bigint {
    this.#state = BigInt.asUintN(64, this.#state + 0x9e37_79b9_7f4a_7c15n);
    let z = this.#state;
    z = BigInt.asUintN(64, (z ^ (z >> 30n)) * 0xbf58_476d_1ce4_e5b9n);
    z = BigInt.asUintN(64, (z ^ (z >> 27n)) * 0x94d0_49bb_1331_11ebn);
    return z ^ (z >> 31n);
  }

  bits(count: number): bigint {
    return BigInt.asUintN(count, (this.next64() << 64n) | this.next64());
  }

  /** An integer in [0, limit). */
  below(limit: number): number {
    return Number(this.next64() % BigInt(limit));
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }
}
