/**
 * Arrays of numbers for the work on one function, of which passes and analyses make millions. Memory of its own for each would cost ten times the work
 * of most: these share it in pieces, each of which lives as long as any array in it. What is kept for long has an array of its own.
 */

/** Bytes of a piece, and of the largest array that has its place in one. */
const pieceSize = 1 << 16;
const largest = pieceSize >> 3;

let piece = new ArrayBuffer(0);
let used = 0;

/** Integers of 32 bits, all `value`. */
export function scratchInts(length: number, value = 0): Int32Array {
  if (4 * length > largest) return new Int32Array(length).fill(value);
  const at = take(4 * length);
  const array = new Int32Array(piece, at, length);
  return value === 0 ? array : array.fill(value);
}

/** Bytes, all 0. */
export function scratchBytes(length: number): Uint8Array {
  if (length > largest) return new Uint8Array(length);
  const at = take(length);
  return new Uint8Array(piece, at, length);
}

/** The integers of a list. */
export function scratchCopy(list: ArrayLike<number>): Int32Array {
  const copy = scratchInts(list.length);
  for (let i = 0; i < list.length; i++) copy[i] = list[i];
  return copy;
}

/** The integers from 0 on. */
export function scratchNumbers(length: number): Int32Array {
  const numbers = scratchInts(length);
  for (let i = 0; i < length; i++) numbers[i] = i;
  return numbers;
}

/** Where in the piece, which may be a new one, there are that many bytes that nobody has had. */
function take(bytes: number): number {
  const aligned = (bytes + 3) & ~3;
  if (used + aligned > piece.byteLength) {
    piece = new ArrayBuffer(pieceSize);
    used = 0;
  }
  const at = used;
  used += aligned;
  return at;
}
