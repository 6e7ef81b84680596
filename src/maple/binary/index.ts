/**
 * The binary form of MAPLE modules (`.bpl`; files of types, `.mplt`, too), version 2, in a container (base/container.ts).
 * [docs/ir/maple.md "The binary form"; decision 0267]
 *
 *      1 texts      2 sources     3 types     4 symbols     5 places of the symbols
 *      6 texts of the bodies      7 shapes of nodes         8 bodies     9 places in the bodies     10 places of the types
 *
 * Sections 1 to 5 are the symbol tables. Bodies lie one behind the other, their lengths in the heads of their functions, so
 * that a module is opened without looking at one, and each is read by itself. Without comments and sections 2, 5, 9 and 10
 * (`strip`) a file holds what a program means. The text of what is read is the text of what was written, and written again
 * it is the same bytes; these depend on the module alone.
 *
 * Nothing that is read is believed: numbers are checked against what they name before they are used, and what a file
 * unfolds to (a byte can name a long text) is bounded by its size.
 */
export { decodeMaple } from './decode.ts';
export type { MapleDecodeOptions, MapleDecodeResult } from './decode.ts';
export { encodeMaple } from './encode.ts';
export type { MapleEncodeOptions } from './encode.ts';
export { isMapleBinary } from './format.ts';
export { listMaple } from './listing.ts';
