/** Strings and arrays of expressions: constants in memory, each content once. */
import { bytesOfText } from '../names.ts';
import { i8, typeText, type Type } from '../types.ts';
import type { Interning } from './constants.ts';
import { numberOf, type Typed } from './exact.ts';
import { dataOf } from './data.ts';
import type { Constant } from './nodes.ts';
import type { GlobalEntry, Program } from './program.ts';

export class ConstantPool implements Interning {
  readonly #program: Program;
  readonly #known = new Map<string, Typed>();
  #count = 0;

  constructor(program: Program) {
    this.#program = program;
  }

  string(text: string): Typed {
    const key = `"${text}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const bytes = bytesOfText(text);
    const value: Constant = {
      kind: 'aggregate',
      elements: Array.from(bytes, (byte) => numberOf(BigInt.asIntN(8, BigInt(byte)))),
    };
    return this.#enter(key, { kind: 'array', count: bytes.length, of: i8 }, value);
  }

  array(type: Type, value: Constant): Typed {
    const key = `[${typeText(type)} ${JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? part.toString(16) : part))}`;
    return this.#known.get(key) ?? this.#enter(key, type, value);
  }

  #enter(key: string, type: Type, value: Constant): Typed {
    const name = this.#program.uniqueName(`.str.${this.#count++}`);
    const global = this.#program.addGlobal({
      name,
      linkage: 'private',
      module: 0,
      item: undefined,
      byValue: false,
      space: 0,
      span: undefined,
    });
    fillGlobal(global, type, value);
    const typed: Typed = {
      type: { kind: 'pointer', to: type, space: 0 },
      value: { kind: 'address', global: global.id, offset: 0 },
    };
    this.#known.set(key, typed);
    return typed;
  }
}

export function fillGlobal(global: GlobalEntry, type: Type, value: Constant): void {
  const { size, bytes, relocations, align } = dataOf(type, value);
  Object.assign(global, { type, value, size, bytes, relocations, align: Math.max(align, global.align) });
}
