/**
 * Random programs of objects and arrays: each step is written as MAPLE and done in JavaScript at the same time, and
 * both write what they see.
 */
import { describe, expect, test } from 'vitest';
import { engines, start } from './program.ts';
import { times } from '../../long.ts';

/** A small generator of numbers: the same sequence for the same seed. */
function sequence(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

interface Both {
  readonly maple: string;
  readonly value: unknown;
}

type Bag = Record<string, unknown>;

/** Objects and arrays by number, in both worlds; `%o3` is `objects[3]`. */
class Pair {
  readonly lines: string[] = [];
  readonly output: string[] = [];
  readonly objects: Bag[] = [];
  readonly #next: (below: number) => number;

  constructor(seed: number) {
    this.#next = sequence(seed);
    for (let i = 0; i < 3; i++) this.#create(i % 2 === 0);
    for (let i = 0; i < 60; i++) this.#step();
  }

  #create(isArray: boolean): void {
    const index = this.objects.length;
    this.lines.push(
      `dassign %o${index} (intrinsicop dynany ${isArray ? 'JS_NEW_ARR_ELEMS (constval ptr 0, constval u32 0)' : 'JS_NEW_OBJECT_0 ()'})`,
    );
    this.objects.push((isArray ? [] : {}) as Bag);
  }

  #pick<T>(list: readonly T[]): T {
    return list[this.#next(list.length)];
  }

  #value(): Both {
    const number = this.#next(9) - 4;
    const object = this.#next(this.objects.length);
    return this.#pick([
      { maple: `constval dyni32 ${number}`, value: number },
      { maple: `constval dynf64 ${number}.5`, value: Number(`${number}.5`) },
      { maple: `conststr dynstr "s${number}"`, value: `s${number}` },
      { maple: 'constval dynundef 0', value: undefined },
      { maple: 'constval dynnull 0', value: null },
      { maple: 'constval dynbool 1', value: true },
      { maple: `dread dynany %o${object}`, value: this.objects[object] },
    ]);
  }

  #key(): Both {
    const index = this.#next(4);
    return this.#pick([
      { maple: `constval dyni32 ${index}`, value: index },
      { maple: `conststr dynstr "${index}"`, value: String(index) },
      { maple: 'conststr dynstr "a"', value: 'a' },
      { maple: 'conststr dynstr "length"', value: 'length' },
      { maple: 'conststr dynstr "toString"', value: 'toString' },
      { maple: 'constval dynf64 1.5', value: 1.5 },
      { maple: 'constval dynnull 0', value: null },
    ]);
  }

  #step(): void {
    const at = this.#next(this.objects.length);
    const object = this.objects[at];
    const [key, value] = [this.#key(), this.#value()];
    const name = String(key.value);
    const read = `dread dynany %o${at}`;
    switch (this.#next(6)) {
      case 0:
        // Making text of circles, or an array too long, is not what is tested here.
        if (name === 'length' || name === 'toString') return;
        this.lines.push(`intrinsiccall JSOP_SETPROP (${read}, ${key.maple}, ${value.maple})`);
        Reflect.set(object, name, value.value);
        return;
      case 1:
        return this.#print(
          `intrinsicop dynany JSOP_DELPROP (${read}, ${key.maple})`,
          Reflect.deleteProperty(object, name),
        );
      case 2:
        return this.#print(`intrinsicop dynany JSOP_IN (${key.maple}, ${read})`, name in object);
      case 3:
        return this.#print(
          `intrinsicop dynany JSOP_TYPEOF (intrinsicop dynany JSOP_GETPROP (${read}, ${key.maple}))`,
          typeof object[name],
        );
      case 4:
        return this.#print(
          `intrinsicop dynany JSOP_STRICTEQ (intrinsicop dynany JSOP_GETPROP (${read}, ${key.maple}), ${value.maple})`,
          object[name] === value.value,
        );
      default:
        return this.#walk(at);
    }
  }

  #print(maple: string, value: unknown): void {
    this.lines.push(`intrinsiccall JS_PRINT (${maple})`);
    this.output.push(String(value));
  }

  /** All enumerable names and the types of their values. */
  #walk(at: number): void {
    this.lines.push(`call &walk (dread dynany %o${at})`);
    for (const key in this.objects[at]) this.output.push(`${key} ${typeof this.objects[at][key]}`);
    this.output.push('.');
  }

  text(): string {
    return `
func &walk (var %o dynany) void {
  var %it ptr
  var %key dynany
  dassign %it (intrinsicop ptr JSOP_NEW_ITERATOR (dread dynany %o, constval u32 0))
  while (intrinsicop u32 JSOP_MORE_ITERATOR (dread ptr %it)) {
    dassign %key (intrinsicop dynany JSOP_NEXT_ITERATOR (dread ptr %it))
    intrinsiccall JS_PRINT (dread dynany %key, intrinsicop dynany JSOP_TYPEOF (intrinsicop dynany JSOP_GETPROP (dread dynany %o, dread dynany %key)))
  }
  intrinsiccall JS_PRINT (conststr dynstr ".")
  return ()
}
func &main () i32 {
${this.objects.map((_, i) => `  var %o${i} dynany`).join('\n')}
${this.lines.map((line) => `  ${line}`).join('\n')}
  return (constval i32 0)
}`;
  }
}

describe.each(engines)('%s', (engine) => {
  test.each([1, 2, 3, 4, 5, 6].slice(0, times(2, 6)))('objects, seed %i', async (seed) => {
    const pair = new Pair(seed);
    const { program, output } = await start(pair.text(), engine);
    expect(program.main()).toBe(0);
    expect(output().trimEnd().split('\n')).toEqual(pair.output);
  });
});
