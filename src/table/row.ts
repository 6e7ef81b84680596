/**
 * What every opcode row of every IR has in common: primitive effects, and the conclusions drawn from them.
 *
 * A row states facts (`effects`); passes ask conclusions (`isPure`, `canRemoveIfUnused`) and never list
 * opcodes themselves.
 */
export type Effect =
  /** reads memory or state that others may write */
  | 'reads'
  /** writes memory or state that others may read */
  | 'writes'
  /** may end the program with a trap */
  | 'traps'
  /** may raise an exception that a handler catches */
  | 'throws'
  /** runs code that is not visible here: reads, writes, traps, throws, may not return */
  | 'calls'
  /** gives fresh memory */
  | 'allocates'
  /** control does not simply go on to the next statement */
  | 'jumps';

export interface EffectRow {
  readonly code: number;
  readonly effects?: readonly Effect[];
  readonly doc: string;
}

export function hasEffect(row: EffectRow, effect: Effect): boolean {
  return row.effects !== undefined && row.effects.includes(effect);
}

/** The result depends on the operands alone and nothing else happens. */
export function isPure(row: EffectRow): boolean {
  return row.effects === undefined || row.effects.length === 0;
}

/** Nobody can tell that it was not executed, if its result is not used. */
export function canRemoveIfUnused(row: EffectRow): boolean {
  return row.effects === undefined || row.effects.every((effect) => effect === 'reads' || effect === 'allocates');
}
