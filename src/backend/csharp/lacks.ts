/**
 * What C# lacks, and legalisation takes away before code is emitted: numbers of 128 bits and vectors. `switch`, copies and fills, access
 * at any address and the remainder of floats it has, or the functions of `support.ts` do.
 */
import type { Lack } from '../legalise/index.ts';

export const csharpLacks = ['quad', 'wide', 'vectors'] as const satisfies readonly Lack[];
