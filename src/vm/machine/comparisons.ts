/**
 * Comparisons of registers and the branches that they are one instruction with. The machine has "equal, not equal, less,
 * less or equal"; the others come about by exchanging the operands. The opposite of a comparison of integers is another
 * comparison; of floats it is none, since NaN makes both false, so those have branches for "does not hold".
 */
import type { Assembler } from './assembler.ts';
import type { LabelRef } from './opcodes.ts';
import type { Slot } from './slots.ts';

type FloatCompare = `${'Eq' | 'Ne' | 'Lt' | 'Le'}F`;
export type RegisterCompare = `${'Eq' | 'Ne'}${'W' | 'L'}` | `${'Lt' | 'Le'}${'W' | 'UW' | 'L' | 'UL'}` | FloatCompare;
export type ImmediateCompare = `${'Eq' | 'Ne' | 'Lt' | 'Le' | 'Gt' | 'Ge'}Wi`;

export type Comparison =
  | { readonly op: RegisterCompare; readonly left: Slot; readonly right: Slot }
  | { readonly op: ImmediateCompare; readonly left: Slot; readonly immediate: number };

const unless = { EqF: 'BrNeF', NeF: 'BrEqF', LtF: 'BrNotLtF', LeF: 'BrNotLeF' } as const;

function isFloatCompare(op: RegisterCompare): op is FloatCompare {
  return op.endsWith('F');
}

/** 1 into a slot if the comparison holds, else 0. */
export function emitComparison(a: Assembler, to: Slot, comparison: Comparison): void {
  if ('immediate' in comparison) a.emit(comparison.op, to, comparison.left, comparison.immediate);
  else a.emit(comparison.op, to, comparison.left, comparison.right);
}

/** A jump if the comparison holds. */
export function jumpIfHolds(a: Assembler, comparison: Comparison, label: LabelRef): void {
  if ('immediate' in comparison) a.emit(`Br${comparison.op}`, comparison.left, comparison.immediate, label);
  else a.emit(`Br${comparison.op}`, comparison.left, comparison.right, label);
}

/** A jump if a comparison of floats does not hold; one of integers is to be given as its opposite. */
export function jumpUnlessHolds(a: Assembler, comparison: Comparison, label: LabelRef): void {
  if ('immediate' in comparison || !isFloatCompare(comparison.op)) jumpIfHolds(a, comparison, label);
  else a.emit(unless[comparison.op], comparison.left, comparison.right, label);
}
