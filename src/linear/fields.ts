/**
 * What instructions other than calculations hold, as a table: how many destinations and operands, and which further fields. What
 * reads and writes instructions in other forms than text goes by it; the types say that a node has these fields and no others.
 */
import type { Instr } from './nodes.ts';
import { structuralRows, type LinearOp, type StructuralOp } from './opcodes.ts';

type Common = 'op' | 'dest' | 'dests' | 'operands' | 'span' | 'comments';
/** The fields of an instruction beyond those that many have. */
export type FieldsOf<K extends StructuralOp> = Exclude<string & keyof NodeOf<K>, Common>;
type NodeOf<K extends StructuralOp, I = Instr> = I extends { readonly op: infer O } ? (K extends O ? I : never) : never;
export type Field = { [K in StructuralOp]: FieldsOf<K> }[StructuralOp];

interface Layout<F extends string> {
  readonly dests: 0 | 1 | 'any';
  readonly operands: number | 'any';
  /** How many targets; of a switch one more than values. */
  readonly targets?: 1 | 2 | 'one more';
  readonly fields: { readonly [K in F]-?: true };
}

const none = {};
const access = { mem: true, offset: true, volatile: true } as const;

const layouts: { readonly [K in StructuralOp]: Layout<FieldsOf<K>> } = {
  Label: { dests: 0, operands: 0, fields: { label: true } },
  Assign: { dests: 1, operands: 1, fields: none },
  ArrayLoad: { dests: 1, operands: 2, fields: none },
  ArrayStore: { dests: 0, operands: 3, fields: none },
  Goto: { dests: 0, operands: 0, targets: 1, fields: { targets: true } },
  CondGoto: { dests: 0, operands: 1, targets: 2, fields: { targets: true } },
  Call: { dests: 'any', operands: 'any', fields: { func: true } },
  Return: { dests: 0, operands: 'any', fields: none },
  Phi: { dests: 1, operands: 'any', fields: { sources: true } },
  Load: { dests: 1, operands: 1, fields: access },
  Store: { dests: 0, operands: 2, fields: access },
  Copy: { dests: 0, operands: 3, fields: none },
  Fill: { dests: 0, operands: 3, fields: none },
  ICall: { dests: 'any', operands: 'any', fields: { signature: true } },
  Switch: { dests: 0, operands: 1, targets: 'one more', fields: { values: true, targets: true } },
  Trap: { dests: 0, operands: 0, fields: { trap: true } },
  Alloca: { dests: 1, operands: 1, fields: none },
  Release: { dests: 0, operands: 1, fields: none },
};

/** The same table under a widened type. */
export const instrLayouts: Readonly<
  Record<StructuralOp, Layout<never> & { readonly fields: Partial<Record<Field, true>> }>
> = layouts;

const structuralNames: ReadonlySet<string> = new Set(Object.keys(structuralRows));

export function isStructuralOp(op: LinearOp): op is StructuralOp {
  return structuralNames.has(op);
}
