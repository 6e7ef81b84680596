/**
 * One pass over the code of every function before any is lowered: which locals must be in memory, which functions and
 * labels have their addresses taken.
 */
import { isLocal, RETVAL0, varIndex, type Code, type FuncId, type Node } from '../../maple/code.ts';
import { rows } from '../../maple/opcodes.ts';
import type { Uses } from './context.ts';

/** 1 for the codes of opcodes that say something: most say nothing. */
const isSeen = new Uint8Array(256);
for (const op of ['addrof', 'addrofoff', 'dreadoff', 'dassignoff', 'addroffunc', 'addroflabel', 'regread'] as const)
  isSeen[rows[op].code] = 1;

export function scanCode(code: Code, addressTaken: Set<FuncId>): Uses {
  const inMemory = new Set<number>();
  const takenLabels = new Set<number>();
  let readsResults = false;
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    if (isSeen[code.words[n] & 0xffff] === 0) continue;
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
        break;
      default:
    }
  }
  return { inMemory, readsResults, takenLabels };
}
