/**
 * Growing text as 16-bit units, with the current column and the possibility to take back what was written since a mark.
 * Layout by trial needs both: write on one line, and if the line becomes too long go back and break it.
 *
 * A line is begun by `line`, which ends the one before; so something can still be added at the end of the last line.
 */
export class TextBuffer {
  #units = new Uint16Array(1 << 15);
  readonly #parts: string[] = [];
  /** Units in the buffer; what was flushed does not count. */
  top = 0;
  #lineStart = 0;
  #empty = true;

  put(text: string): void {
    const { length } = text;
    if (this.top + length > this.#units.length) this.#grow(length);
    const units = this.#units;
    let at = this.top;
    for (let i = 0; i < length; i++) units[at++] = text.charCodeAt(i);
    this.top = at;
  }

  /** One ASCII character by its code. */
  char(code: number): void {
    if (this.top === this.#units.length) this.#grow(1);
    this.#units[this.top++] = code;
  }

  int(value: number): void {
    if (value >= 0 && value < 10) this.char(48 + value);
    else this.put(String(value));
  }

  /** Ends the line and begins the next one with `indent` spaces. */
  line(indent: number): void {
    if (this.top + indent + 1 > this.#units.length) this.#grow(indent + 1);
    if (!this.#empty) this.#units[this.top++] = 10;
    this.#empty = false;
    this.#lineStart = this.top;
    const units = this.#units;
    for (let i = 0; i < indent; i++) units[this.top++] = 32;
  }

  get column(): number {
    return this.top - this.#lineStart;
  }

  /** An empty line goes before the next one. */
  blank(): void {
    if (!this.#empty) this.char(10);
  }

  /** Takes back everything since `top` was `mark`, on the same line. */
  rollback(mark: number): void {
    this.top = mark;
  }

  /** Moves finished text out of the buffer; no mark is valid afterwards. */
  flush(): void {
    if (this.top < 1 << 14) return;
    this.#lineStart -= this.top;
    this.#parts.push(this.#take());
  }

  finish(): string {
    if (!this.#empty) this.char(10);
    this.#parts.push(this.#take());
    return this.#parts.join('');
  }

  #take(): string {
    let text = '';
    for (let i = 0; i < this.top; i += 4096) {
      text += String.fromCharCode.apply(
        null,
        this.#units.subarray(i, Math.min(i + 4096, this.top)) as unknown as number[],
      );
    }
    this.top = 0;
    return text;
  }

  #grow(length: number): void {
    const units = new Uint16Array(Math.max(this.#units.length * 2, this.top + length));
    units.set(this.#units.subarray(0, this.top));
    this.#units = units;
  }
}
