/**
 * The one way in which a scalar operation can fail at run time. The machine that runs the operation catches it and adds
 * the place in the program; the constant folder catches it and leaves the operation alone.
 */
export type ScalarTrapKind = 'divide-by-zero';

/** A scalar operation has no result: a division by zero. */
export class ScalarTrap extends Error {
  readonly kind: ScalarTrapKind;

  constructor(kind: ScalarTrapKind) {
    super(kind);
    this.name = 'ScalarTrap';
    this.kind = kind;
  }
}

export function trapDivideByZero(): never {
  throw new ScalarTrap('divide-by-zero');
}
