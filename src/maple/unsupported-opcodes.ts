/** Why the instructions that no engine executes are not executed: for the diagnostic and the trap of the VM. */
import type { Opcode } from './opcodes.ts';

const reasons: { readonly [O in Opcode]?: string } = {
  asm: 'machine instructions are for one processor, and this is none',
  regassign: 'a program does not move its frame, its stack or its code',
};

/** A sentence for an opcode; of registers, those that a program may not assign to are left. */
export function whyNotExecutable(op: Opcode): string {
  return reasons[op] ?? 'it has no translation';
}
