/** What stands on the stack while an expression is lowered, each with its place in the text. */
import type { Operand } from '../../linear/nodes.ts';
import type { Placed } from './events.ts';
import type { Jump } from './flow.ts';
import type { NumberType, Variable } from './symbols.ts';

/** A number that has been computed or is known. */
export type Scalar = Placed & { readonly kind: 'scalar'; readonly type: NumberType; readonly operand: Operand };

/** A variable, or an array with `level` of its indices given; `index` counts sub-arrays of that level, row by row. */
export type Place = Placed & {
  readonly kind: 'place';
  readonly variable: Variable;
  readonly level: number;
  readonly index: Operand | undefined;
};

/**
 * A scalar, a variable that has not been read, an array as an argument, a condition of which only the jumps are written, the
 * result of a void function, the format of `putf`.
 */
export type Value =
  | Scalar
  | Place
  | (Placed & { readonly kind: 'pointer'; readonly type: NumberType; readonly operand: Operand })
  | (Placed & Jump & { readonly kind: 'jump' })
  | (Placed & { readonly kind: 'void'; readonly name: string })
  | (Placed & { readonly kind: 'string' })
  /** A mistake that is reported. */
  | (Placed & { readonly kind: 'bad' });

const typeNames = { i32: 'int', f32: 'float' } as const;

/** For messages: `an array of ints`. */
export function describeValue(value: Value): string {
  switch (value.kind) {
    case 'void':
      return `the result of \`${value.name}\`, which is void`;
    case 'pointer':
      return `an array of ${typeNames[value.type]}s`;
    case 'string':
      return 'a string';
    case 'scalar':
      return `a number of type ${typeNames[value.type]}`;
    default:
      return 'a condition';
  }
}
