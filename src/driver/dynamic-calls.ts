/**
 * Dynamic values for who calls a program from outside. They are data of the program's own run time (runtime/dynamic): text goes through
 * the program's memory, numbers and the like are words already.
 */
import { doubleWord, wordOf } from '../maple/dynamic-words.ts';
import { fromOutside } from '../lower/maple-levels/run-time-names.ts';
import { f64ToBits } from '../scalar/float-bits.ts';
import type { Instance } from './engine-row.ts';
import { Trap } from '../vm/trap.ts';

const [ofText, asText] = fromOutside;

/** Words from JavaScript's primitive values, and words as text. */
export interface DynamicThunks {
  word(value: string | number | boolean | null | undefined): bigint;
  /** A string in quotes, other values as JavaScript makes text of them. */
  text(word: bigint): string;
}

export function dynamicCalls(engine: Instance): DynamicThunks {
  const { allocator, memory, pointerSize } = engine.env;
  return {
    word(value) {
      if (typeof value !== 'string') return primitiveWord(value);
      const bytes = new TextEncoder().encode(`${value}\0`);
      const address = allocator.malloc(bytes.length);
      if (address === 0) throw new Trap('out-of-memory');
      memory.writeBytes(address, bytes);
      const [word] = engine.call(ofText, [pointerSize === 8 ? BigInt(address) : address]);
      allocator.free(address);
      return BigInt.asUintN(64, BigInt(word));
    },
    text(word) {
      const [address] = engine.call(asText, [BigInt.asUintN(64, word)]);
      return memory.readString(Number(address));
    },
  };
}

function primitiveWord(value: number | boolean | null | undefined): bigint {
  if (value === undefined) return wordOf('undefined', 0);
  if (value === null) return wordOf('null', 0);
  if (typeof value === 'boolean') return wordOf('bool', value ? 1 : 0);
  return value === (value | 0) && !Object.is(value, -0) ? wordOf('i32', value) : doubleWord(f64ToBits(value));
}
