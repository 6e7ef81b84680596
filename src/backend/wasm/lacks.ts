/**
 * What WebAssembly lacks, and legalisation takes away before code is emitted: arithmetic on quads and on integers of 128
 * bits, and the remainder of floats. Vectors, `br_table`, copies and fills, and access at any address it has.
 */
import { stepRows, type Lack } from '../legalise/index.ts';
import type { LinearOp } from '../../linear/opcodes.ts';

export const wasmLacks: readonly Lack[] = ['quad', 'wide', 'fmod'];

export function isTakenAway(op: LinearOp): boolean {
  return wasmLacks.some((lack) => stepRows[lack].takesOp(op));
}
