/** Names that a program in JavaScript leaves alone: keywords, and what the file or its surroundings mean by them. What the file adds begins with `$`. */
const words = new Set(
  `
  abstract arguments async await boolean break byte case catch char class const continue debugger default delete do double else enum
  eval export extends false final finally float for from function get goto if implements import in instanceof int interface let
  long native new null of package private protected public return set short static super switch synchronized this throw throws
  transient true try typeof undefined var void volatile while with yield Infinity NaN
  Array ArrayBuffer BigInt Boolean DataView Date Error Float32Array Float64Array Int16Array Int32Array Int8Array JSON Map Math Number
  Object RangeError Set String Symbol TextDecoder TextEncoder URL Uint16Array Uint32Array Uint8Array console globalThis process
  performance instantiate run Trap memory allocate
`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

export function isReserved(name: string): boolean {
  return words.has(name);
}
