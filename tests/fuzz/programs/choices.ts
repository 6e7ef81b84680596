/** Seeded choices (sfc32): the same seed always chooses the same. Made for many small choices, so it stays in 32 bits. */
export class Choices {
  #a: number;
  #b: number;
  #c: number;
  #count = 1;

  constructor(seed: bigint) {
    this.#a = Number(BigInt.asIntN(32, seed));
    this.#b = Number(BigInt.asIntN(32, seed >> 32n));
    this.#c = 0x9e3779b9;
    for (let i = 0; i < 12; i++) this.word();
  }

  /** 32 bits, unsigned. */
  word(): number {
    const sum = (this.#a + this.#b + this.#count++) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  below(limit: number): number {
    return this.word() % limit;
  }

  /** True once in `times`. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)];
  }

  bits(width: number): bigint {
    let value = 0n;
    for (let done = 0; done < width; done += 32) value = (value << 32n) | BigInt(this.word());
    return BigInt.asUintN(width, value);
  }
}
