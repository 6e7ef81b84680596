/** Output that grows. */
export class Writer {
  #bytes = Buffer.alloc(1 << 16);
  #length = 0;

  byte(value) {
    if (this.#length === this.#bytes.length) this.#grow(1);
    this.#bytes[this.#length++] = value;
  }

  text(text) {
    if (this.#length + 3 * text.length > this.#bytes.length) this.#grow(3 * text.length);
    this.#length += this.#bytes.write(text, this.#length, 'latin1');
  }

  done() {
    return this.#bytes.subarray(0, this.#length);
  }

  #grow(more) {
    const larger = Buffer.alloc(2 * this.#bytes.length + more);
    this.#bytes.copy(larger);
    this.#bytes = larger;
  }
}
