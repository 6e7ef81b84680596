/**
 * What JavaScript lacks, and legalisation takes away before code is emitted: integers of 64 bits and everything wider. `switch`, copies and
 * fills, access at any address and the remainder of floats it has, or the functions of `support.ts` do.
 */
import type { Lack } from '../legalise/index.ts';

export const jsLacks = ['quad', 'wide', 'vectors', 'long'] as const satisfies readonly Lack[];
