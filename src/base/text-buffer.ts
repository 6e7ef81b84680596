/**
 * Text that is put together of many small pieces: their characters are written into one block of memory, which costs less than
 * strings that are joined and then joined again.
 */
import { encodeUtf8 } from './utf8.ts';

/** Small enough for the arguments of one call. */
const mostAtOnce = 4096;

export class TextBuffer {
  #units = new Uint16Array(32);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  text(text: string): void {
    const length = this.#length;
    const end = length + text.length;
    if (end > this.#units.length) this.#grow(end);
    const units = this.#units;
    for (let i = 0; i < text.length; i++) units[length + i] = text.charCodeAt(i);
    this.#length = end;
  }

  /** A number that is whole and not negative, in decimal digits. */
  number(value: number): void {
    if (value >= 1_000_000_000) return this.text(String(value));
    let end = this.#length + 1;
    for (let least = 10; value >= least; least *= 10) end++;
    if (end > this.#units.length) this.#grow(end);
    const units = this.#units;
    for (let at = end, rest = value; at > this.#length; rest = (rest / 10) | 0) units[--at] = 48 + (rest % 10);
    this.#length = end;
  }

  /** What was written since it was asked last. */
  take(): string {
    const units = this.#units;
    const length = this.#length;
    let text = '';
    for (let at = 0; at < length; at += mostAtOnce)
      text += String.fromCharCode.apply(
        null,
        units.subarray(at, Math.min(at + mostAtOnce, length)) as unknown as number[],
      );
    this.#length = 0;
    return text;
  }

  /** The same as UTF-8. */
  takeBytes(): Uint8Array {
    const units = this.#units;
    const bytes = new Uint8Array(this.#length);
    let seen = 0;
    for (let i = 0; i < bytes.length; i++) {
      bytes[i] = units[i];
      seen |= units[i];
    }
    if (seen >= 0x80) return encodeUtf8(this.take());
    this.#length = 0;
    return bytes;
  }

  #grow(size: number): void {
    const units = new Uint16Array(2 * size);
    units.set(this.#units);
    this.#units = units;
  }
}
