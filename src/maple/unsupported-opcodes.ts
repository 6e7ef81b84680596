/** Why the instructions that no engine executes are not executed: for the diagnostic and the trap of the VM. */
import type { Opcode } from './opcodes.ts';

const noCodeAddress = 'code has no addresses that data could stand at';

const reasons: { readonly [O in Opcode]?: string } = {
  asm: 'machine instructions are for one processor, and this is none',
  ireadpcoff: noCodeAddress,
  iassignpcoff: noCodeAddress,
  addroffpc: noCodeAddress,
  regread: noCodeAddress,
  regassign: 'a program does not move its frame, its stack or its code',
};

/** A sentence for an opcode; registers are those that only %%PC and the like are left of. */
export function whyNotExecutable(op: Opcode): string {
  return reasons[op] ?? 'it has no translation';
}
