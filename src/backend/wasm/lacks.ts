/**
 * What WebAssembly lacks, and legalisation takes away before code is emitted: arithmetic on quads and on integers of 128
 * bits, and the remainder of floats. Vectors, `br_table`, copies and fills, and access at any address it has.
 */
import type { Lack } from '../legalise/index.ts';

export const wasmLacks = ['quad', 'wide', 'fmod'] as const satisfies readonly Lack[];
