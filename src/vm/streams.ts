/**
 * Byte streams between a program and its host: a growing byte buffer, buffered output, and input that is pulled.
 *
 * Output reaches the caller's sink only when the buffer is full or `flush` is called; engines flush when the program
 * ends, however it ends. Input is pulled a chunk at a time through a synchronous callback; `undefined` means the end.
 */
import { Meter } from './meter.ts';

const LEAST_BUFFER = 256;
const KEPT_BUFFER = 1 << 20;

/**
 * Bytes that grow at the end. `bytes.subarray(0, length)` is the content. What it grows to is charged to the program that
 * it grows for, until it is cleared.
 */
export class ByteBuilder {
  bytes = new Uint8Array(LEAST_BUFFER);
  length = 0;
  readonly #meter: Meter;

  constructor(meter: Meter = new Meter()) {
    this.#meter = meter;
  }

  push(byte: number): void {
    if (this.length === this.bytes.length) this.#reserve(1);
    this.bytes[this.length++] = byte;
  }

  pushBytes(bytes: Uint8Array): void {
    if (this.length + bytes.length > this.bytes.length) this.#reserve(bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** Text of code units below 256, one byte each. */
  pushLatin1(text: string): void {
    if (this.length + text.length > this.bytes.length) this.#reserve(text.length);
    for (let i = 0; i < text.length; i++) this.bytes[this.length++] = text.charCodeAt(i);
  }

  pushRepeated(byte: number, count: number): void {
    if (count <= 0) return;
    if (this.length + count > this.bytes.length) this.#reserve(count);
    this.bytes.fill(byte, this.length, this.length + count);
    this.length += count;
  }

  /** A view of the content, valid until the next push. */
  content(): Uint8Array {
    return this.bytes.subarray(0, this.length);
  }

  /** Takes the last byte away. */
  pop(): number {
    return this.bytes[--this.length];
  }

  /** Empties the builder; a buffer that has become large is given up. */
  clear(): void {
    this.length = 0;
    if (this.bytes.length > KEPT_BUFFER) this.#replace(LEAST_BUFFER);
  }

  #reserve(count: number): void {
    const old = this.content();
    this.#replace(Math.max(this.bytes.length * 2, this.length + count));
    this.bytes.set(old);
  }

  #replace(capacity: number): void {
    this.#meter.charge(capacity);
    this.#meter.release(this.bytes.length);
    this.bytes = new Uint8Array(capacity);
  }
}

/** What one call takes as arguments. */
const PIECE = 8192;

/** One character for each byte, whatever the length. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
}

export type ByteSink = (bytes: Uint8Array) => void;
/** The next bytes of the input, which stay as they are until it is called again; nothing, or an empty array as `read(2)` gives it, is its end. */
export type ByteSource = () => Uint8Array | undefined;

const OUTPUT_BUFFER = 16384;

/** Buffered output. The sink must use the bytes before it returns: they are a view of the buffer. */
export class OutputStream {
  readonly #sink: ByteSink;
  readonly #buffer: Uint8Array;
  readonly #meter: Meter;
  #length = 0;
  /** Called before anything is written or delivered: what the program keeps of this stream comes first (`writePending` of system.ts). */
  before: (() => void) | undefined;

  constructor(sink: ByteSink, meter: Meter = new Meter(), capacity: number = OUTPUT_BUFFER) {
    this.#sink = sink;
    this.#meter = meter;
    this.#buffer = new Uint8Array(capacity);
  }

  writeByte(byte: number): void {
    this.before?.();
    if (this.#length === this.#buffer.length) this.#makeRoom();
    this.#buffer[this.#length++] = byte;
  }

  write(bytes: Uint8Array): void {
    this.before?.();
    if (this.#length + bytes.length > this.#buffer.length) this.#makeRoom();
    if (bytes.length > this.#buffer.length) {
      this.#sink(bytes);
      this.#meter.spend(bytes.length);
      return;
    }
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  /** Spends nothing: what a program wrote before it reached a bound is delivered. */
  flush(): void {
    this.before?.();
    this.#deliver();
  }

  #deliver(): void {
    if (this.#length === 0) return;
    const content = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    this.#sink(content);
  }

  #makeRoom(): void {
    const { length } = this.#buffer;
    this.#deliver();
    this.#meter.spend(length);
  }
}

export const END_OF_INPUT = -1;

/** Input by the byte, with any number of bytes pushed back. */
export class InputStream {
  readonly #source: ByteSource;
  readonly #beforePull: () => void;
  readonly #meter: Meter;
  #chunk: Uint8Array = new Uint8Array(0);
  #next = 0;
  readonly #pushedBack: ByteBuilder;
  /** Set by a read that found the end (`feof`); cleared by `unread`. */
  ended = false;

  /** `beforePull` runs before the source is asked, so that a prompt is visible before the program waits for input. */
  constructor(source: ByteSource, beforePull: () => void = () => {}, meter: Meter = new Meter()) {
    this.#source = source;
    this.#beforePull = beforePull;
    this.#meter = meter;
    this.#pushedBack = new ByteBuilder(meter);
  }

  /** The next byte, or END_OF_INPUT. */
  read(): number {
    if (this.#pushedBack.length > 0) return this.#pushedBack.pop();
    if (this.#next < this.#chunk.length) return this.#chunk[this.#next++];
    return this.#pull() ? this.#chunk[this.#next++] : END_OF_INPUT;
  }

  /** The next bytes, at most so many and at least one; none at the end. */
  take(most: number): Uint8Array {
    if (this.#pushedBack.length > 0) return Uint8Array.of(this.#pushedBack.pop());
    if (this.#next === this.#chunk.length && !this.#pull()) return new Uint8Array(0);
    const bytes = this.#chunk.subarray(this.#next, this.#next + most);
    this.#next += bytes.length;
    return bytes;
  }

  /** Makes `byte` the next to be read. Pushing back END_OF_INPUT does nothing. */
  unread(byte: number): void {
    if (byte === END_OF_INPUT) return;
    this.#pushedBack.push(byte);
    this.ended = false;
  }

  /** The end is asked for anew on each read, as a terminal may go on after it. */
  #pull(): boolean {
    this.#beforePull();
    const chunk = this.#source();
    this.ended = chunk === undefined || chunk.length === 0;
    if (chunk === undefined || chunk.length === 0) return false;
    this.#meter.spend(chunk.length);
    // A view, and a plain one: copying large chunks takes longer than many programs, and parts of a Buffer are slow to make.
    this.#chunk = new Uint8Array(chunk.buffer, chunk.byteOffset, chunk.length);
    this.#next = 0;
    return true;
  }
}
