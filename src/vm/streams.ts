/**
 * Byte streams between a program and its host: a growing byte buffer, buffered output, and input that is pulled.
 *
 * Output reaches the caller's sink only when the buffer is full or `flush` is called; engines flush when the program
 * ends, however it ends. Input is pulled a chunk at a time through a synchronous callback; `undefined` means the end.
 */

const KEPT_BUFFER = 1 << 20;

/** Bytes that grow at the end. `bytes.subarray(0, length)` is the content. */
export class ByteBuilder {
  bytes = new Uint8Array(256);
  length = 0;

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

  /** Empties the builder; a buffer that has become large is given up. */
  clear(): void {
    this.length = 0;
    if (this.bytes.length > KEPT_BUFFER) this.bytes = new Uint8Array(256);
  }

  #reserve(count: number): void {
    const larger = new Uint8Array(Math.max(this.bytes.length * 2, this.length + count));
    larger.set(this.content());
    this.bytes = larger;
  }
}

/** One character for each byte, whatever the length. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

export type ByteSink = (bytes: Uint8Array) => void;
/** The next bytes of the input; nothing, or an empty array as `read(2)` gives it, is its end. */
export type ByteSource = () => Uint8Array | undefined;

const OUTPUT_BUFFER = 16384;

/** Buffered output. The sink must use the bytes before it returns: they are a view of the buffer. */
export class OutputStream {
  readonly #sink: ByteSink;
  readonly #buffer: Uint8Array;
  #length = 0;

  constructor(sink: ByteSink, capacity: number = OUTPUT_BUFFER) {
    this.#sink = sink;
    this.#buffer = new Uint8Array(capacity);
  }

  writeByte(byte: number): void {
    if (this.#length === this.#buffer.length) this.flush();
    this.#buffer[this.#length++] = byte;
  }

  write(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#buffer.length) this.flush();
    if (bytes.length > this.#buffer.length) {
      this.#sink(bytes);
      return;
    }
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
  }

  flush(): void {
    if (this.#length === 0) return;
    const content = this.#buffer.subarray(0, this.#length);
    this.#length = 0;
    this.#sink(content);
  }
}

export const END_OF_INPUT = -1;

/** Input by the byte, with any number of bytes pushed back. */
export class InputStream {
  readonly #source: ByteSource;
  readonly #beforePull: () => void;
  #chunk = new Uint8Array(0);
  #next = 0;
  readonly #pushedBack: number[] = [];
  /** Set by a read that found the end (`feof`); cleared by `unread`. */
  ended = false;

  /** `beforePull` runs before the source is asked, so that a prompt is visible before the program waits for input. */
  constructor(source: ByteSource, beforePull: () => void = () => {}) {
    this.#source = source;
    this.#beforePull = beforePull;
  }

  /** The next byte, or END_OF_INPUT. */
  read(): number {
    if (this.#pushedBack.length > 0) return this.#pushedBack.pop() ?? END_OF_INPUT;
    if (this.#next < this.#chunk.length) return this.#chunk[this.#next++];
    return this.#pull() ? this.#chunk[this.#next++] : END_OF_INPUT;
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
    this.#chunk = new Uint8Array(chunk);
    this.#next = 0;
    return true;
  }
}
