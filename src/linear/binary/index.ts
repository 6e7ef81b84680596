/** The binary form of the linear IR: `.lirb`. */
export { decodeLinear, isLinearBinary, LinearFile, openLinear } from './decode.ts';
export type { DecodedModule, LinearDecodeOptions } from './decode.ts';
export { listLinear } from './listing.ts';
export { encodeLinear } from './encode.ts';
export type { EncodeOptions } from './encode.ts';
