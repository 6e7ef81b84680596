/** What writes the code of an operation, and what it may use. */
import type { Operand } from '../../linear/nodes.ts';
import type { BodyWriter } from './body-writer.ts';
import type { ValType } from './module.ts';

/** What a sequence may use: the writer, scratch locals. */
export interface CalcTarget {
  readonly body: BodyWriter;
  /** A local that nobody else uses until it is given back. */
  takeLocal(type: ValType): number;
  giveLocal(type: ValType, local: number): void;
  /** Traps if the number on the stack is 0, where WebAssembly's own trap will not do; it stays there. */
  readonly refuseZero?: (type: 'i32' | 'i64') => void;
}

/** Writes an operation on operands that are on the stack. */
export type Sequence = (target: CalcTarget, operands: readonly Operand[]) => void;
