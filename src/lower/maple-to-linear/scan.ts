/**
 * One pass over the code of every function before any is lowered: which locals must be in memory, which functions and
 * labels have their addresses taken, how far accesses reach from the frame pointer.
 */
import { isLocal, RETVAL0, specialRegs, varIndex, type Code, type FuncId, type Node } from '../../maple/code.ts';
import { bitsOf } from '../../scalar/prim-types.ts';
import type { Uses } from './context.ts';

export function scanCode(code: Code, pointerSize: 4 | 8, addressTaken: Set<FuncId>): Uses {
  const inMemory = new Set<number>();
  const takenLabels = new Set<number>();
  let readsResults = false;
  let frameLow = 0;
  let frameHigh = 0;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    switch (code.op(n)) {
      case 'addrof':
      case 'addrofoff':
      case 'dreadoff':
      case 'dassignoff':
        if (isLocal(code.var(n))) inMemory.add(varIndex(code.var(n)));
        break;
      case 'addroffunc':
        addressTaken.add(code.func(n));
        break;
      case 'addroflabel':
        takenLabels.add(code.label(n));
        break;
      case 'regread':
        if (code.reg(n) <= RETVAL0) readsResults = true;
        else if (code.reg(n) === specialRegs['%%FP']) frameHigh = Math.max(frameHigh, 1);
        break;
      case 'ireadfpoff':
      case 'iassignfpoff':
        frameLow = Math.min(frameLow, code.offset(n));
        frameHigh = Math.max(frameHigh, code.offset(n) + Math.max(1, bitsOf(code.prim(n), pointerSize) / 8));
        break;
      default:
    }
  }
  return { inMemory, readsResults, takenLabels, frameLow, frameHigh };
}
