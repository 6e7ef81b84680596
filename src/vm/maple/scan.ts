/**
 * One pass over the code of a function before it is compiled: what must be in memory, whether it loops, which results
 * it reads.
 */
import { callOpcodes, intrinsicCallOpcodes, type Opcode } from '../../maple/opcodes.ts';
import { type Code, type FuncId, isLocal, type Node, RETVAL0, varIndex } from '../../maple/code.ts';

/** What a function does anywhere in its code; decides what its frame must have. */
export interface Uses {
  /** Locals that are accessed in ways that need an address. */
  readonly inMemory: ReadonlySet<number>;
  readonly loops: boolean;
  readonly readsResults: boolean;
  /** Results are only read by assignments that directly follow the call. */
  readonly readsAtOnce: boolean;
  readonly allocates: boolean;
  /** Expressions contain calls (`malloc`, intrinsics). */
  readonly callsInside: boolean;
}

/** Conservative where it is not exact: a backward jump counts as a loop, any label in front of a computed jump as its target. */
export function scanCode(code: Code): Uses {
  const inMemory = new Set<number>();
  const seenLabels = new Set<number>();
  let [loops, allocates, callsInside, reads] = [false, false, false, 0];
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    switch (code.op(n)) {
      case 'addrof':
      case 'addrofoff':
      case 'dreadoff':
      case 'dassignoff':
        if (isLocal(code.var(n))) inMemory.add(varIndex(code.var(n)));
        break;
      case 'label':
        seenLabels.add(code.label(n));
        break;
      case 'goto':
      case 'brtrue':
      case 'brfalse':
        loops ||= seenLabels.has(code.label(n));
        break;
      case 'switch':
      case 'rangegoto':
      case 'igoto':
      case 'indexgoto':
        loops ||= seenLabels.size > 0;
        break;
      case 'alloca':
      case 'stackmalloc':
        allocates = true;
        break;
      case 'malloc':
      case 'intrinsicopwithtype':
        callsInside = true;
        break;
      case 'intrinsicop':
        callsInside = true;
        allocates ||= code.text(n, 'intrinsic') === 'C_alloca_with_align';
        break;
      case 'intrinsiccall':
        allocates ||= code.text(n, 'intrinsic') === 'C_alloca_with_align';
        break;
      case 'regread':
        if (code.reg(n) <= RETVAL0) reads++;
        break;
      case 'regassign':
        // Assigned results must outlive other calls.
        if (code.reg(n) <= RETVAL0) reads += Infinity;
        break;
      default:
    }
  }
  const readsAtOnce = reads === 0 || reads === readsBehindCalls(code);
  return { inMemory, loops, allocates, callsInside, readsResults: reads > 0, readsAtOnce };
}

const calls: ReadonlySet<Opcode> = new Set([...callOpcodes, ...intrinsicCallOpcodes]);

/** How many reads of results are the whole right-hand side of assignments in a row behind a call. */
function readsBehindCalls(code: Code): number {
  let count = 0;
  for (let block = 0 as Node; block < code.words.length; block = code.next(block)) {
    if (code.op(block) !== 'block') continue;
    let behindCall = false;
    for (const n of code.operands(block)) {
      const op = code.op(n);
      if (calls.has(op)) behindCall = true;
      else if (behindCall && (op === 'dassign' || op === 'regassign') && isResult(code, code.operand(n, 0))) count++;
      else behindCall = false;
    }
  }
  return count;
}

function isResult(code: Code, n: Node): boolean {
  return code.op(n) === 'regread' && code.reg(n) <= RETVAL0;
}

/** Functions whose addresses are taken by code: they may be called with arguments that are not canonical. */
export function addressesTaken(code: Code, taken: Set<FuncId>): void {
  for (let n = 0 as Node; n < code.words.length; n = code.next(n))
    if (code.op(n) === 'addroffunc') taken.add(code.func(n));
}
