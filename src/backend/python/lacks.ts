/** What Python lacks: numbers of 128 bits as values of the linear IR, vectors, and `switch`, which it has from 3.10 on only. */
import type { Lack } from '../legalise/index.ts';

export const pythonLacks = ['quad', 'wide', 'vectors', 'switch'] as const satisfies readonly Lack[];
