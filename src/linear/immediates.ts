/** The immediates of a module, each number of a type one operand: most functions use the same few. */
import { entryOf } from '../base/once.ts';
import type { Operand } from './nodes.ts';
import type { ValueType } from './opcodes.ts';

const mostSmall = 256;

/** Makes immediates; equal ones are one object. */
export class Immediates {
  readonly #byType = new Map<ValueType, Map<number | bigint, Operand>>();
  /** A map takes 0 and -0 for one key. */
  readonly #negativeZeros = new Map<ValueType, Operand>();
  /** Those of 32 bits that most functions use. */
  readonly #small: (Operand | undefined)[] = new Array<Operand | undefined>(mostSmall).fill(undefined);
  /** Of 64 bits, by numbers that hold them. */
  readonly #longs = new Map<number, Operand>();

  of(type: ValueType, value: number | bigint): Operand {
    const made = this.#byType.get(type)?.get(value);
    if (made !== undefined && (value !== 0 || type === 'i32')) return made;
    return this.#find(type, value);
  }

  /** An i32 of a number in its range. */
  i32(value: number): Operand {
    return value >= 0 && value < mostSmall ? (this.#small[value] ??= this.of('i32', value)) : this.of('i32', value);
  }

  #find(type: ValueType, value: number | bigint): Operand {
    if (value === 0 && Object.is(value, -0))
      return entryOf(this.#negativeZeros, type, () => ({ kind: 'v', type, value }));
    const made = entryOf(this.#byType, type, () => new Map<number | bigint, Operand>());
    return entryOf(made, value, () => ({ kind: 'v', type, value }));
  }

  /** An i64 that a number holds exactly. */
  long(value: number): Operand {
    return (
      this.#longs.get(value) ?? entryOf(this.#longs, value, () => this.of('i64', BigInt.asIntN(64, BigInt(value))))
    );
  }
}
