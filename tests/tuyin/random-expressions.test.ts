/** Random expressions (random-expressions.ts) as functions with parameters, which are called, on the machines. */
import { describe, expect, test } from 'vitest';
import { instantiateCode, machines } from './instances.ts';
import { Trap } from '../../src/vm/trap.ts';
import { Dice } from '../vm/gcc.ts';
import { programOfText } from './graphs.ts';
import { bitsOf, kinds, Maker, ModelTrap, nameOf, randomValue, type Kind, type Val } from './random-expressions.ts';
import { times } from '../long.ts';

/** NaNs of the machine may differ from the one of the model where only their sign was turned. */
function isSame({ bits, float }: Kind, found: bigint, value: Val): boolean {
  const nan = bits === 32 ? 0x7f800000n : 0x7ff0000000000000n;
  if (float && Number.isNaN(value)) return BigInt.asUintN(bits - 1, found) > nan;
  return found === bitsOf({ bits, float }, value);
}

describe.each(machines)('engine %s', (engine) => {
  test.each([1, 2, 3, 4].slice(0, times(2, 4)))('seed %i', (seed) => {
    const dice = new Dice(seed * 7919);
    const funcs = Array.from({ length: 40 }, (_, i) => {
      const params = Array.from({ length: 1 + dice.below(4) }, () => dice.pick(kinds));
      const leaves = params.map((kind, p) => ({
        text: `%p${p}`,
        kind,
        eval: (given: readonly Val[]) => given[p],
      }));
      const body = new Maker(dice, leaves).make(1 + dice.below(4));
      return { name: `f${i}`, params, body };
    });
    const text = funcs
      .map(
        ({ name, params, body }) =>
          `define ${nameOf(body.kind)} @${name}(${params.map((kind, i) => `${nameOf(kind)} %p${i}`).join(', ')}) {\n  ${body.text}\n}\n`,
      )
      .join('');
    const program = instantiateCode(programOfText(text), { engine });
    for (const { name, params, body } of funcs) {
      const signature = program.func(name)?.params ?? [];
      for (let round = 0; round < 8; round++) {
        const args = params.map((kind) => randomValue(dice, kind));
        const values = args.map((arg, i) => ({ type: signature[i], value: bitsOf(params[i], arg) }));
        const run = (): bigint | string => {
          try {
            return program.call(name, values)?.value as bigint;
          } catch (error) {
            if (error instanceof Trap) return error.message.replace(/^.*\((T-.*)\)$/, '$1');
            throw error;
          }
        };
        const found = run();
        let expected: Val | string;
        try {
          expected = body.eval(args);
        } catch (error) {
          if (!(error instanceof ModelTrap)) throw error;
          expected = error.message;
        }
        const same =
          typeof expected === 'string'
            ? found === expected
            : typeof found === 'bigint' && isSame(body.kind, found, expected);
        if (!same)
          expect.fail(
            `${body.text}\nof ${args.join(', ')} as ${params.map(nameOf).join(', ')}: ${found}, and not ${String(expected)}`,
          );
      }
    }
  });
});
