/** Seeded random functions that load and store through addresses that are chosen among objects of the frame, by `select` and by the way. */
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { Operand } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { paramTypes, type RandomFunc } from './random-func.ts';

export function randomChoices(seed: number): RandomFunc {
  const random = seededRandom(seed ^ 0xc01ce);
  const below = (n: number): number => Math.floor(random() * n);
  const pick = <T>(...some: readonly T[]): T => some[below(some.length)];
  const m = new ModuleBuilder({ pointerSize: random() < 0.5 ? 8 : 4 });
  const b = m.func('f', paramTypes, ['i32', 'i64', 'f64']);
  const size = m.module.pointerSize;
  const isWide = size === 8;
  const slots = Array.from({ length: 2 + below(3) }, () => b.slot(24));
  const [sum, wide, address, counter] = [
    b.local('i32'),
    b.local('i64'),
    b.local(isWide ? 'i64' : 'i32'),
    b.local('i32'),
  ];
  for (const slot of slots) {
    b.fill(slot, b.i32(0), b.i32(24));
    b.store('i64', slot, b.i64(BigInt(below(1000) - 500)));
    b.store('i64', slot, b.i64(BigInt(below(1000) - 500) << 20n), 8);
  }
  const condition = (): Operand =>
    b.calc(pick('LessI', 'EqualI', 'GreaterI'), pick(sum, counter, b.param(0)), b.i32(below(20) - 5));
  const place = (): Operand => {
    const slot = pick(...slots);
    return random() < 0.2 ? b.calc(isWide ? 'AddL' : 'AddI', slot, isWide ? b.i64(4n) : b.i32(4)) : slot;
  };
  const chosen = (): Operand => {
    const one = condition();
    if (random() < 0.6) return b.calc(isWide ? 'SelectL' : 'SelectI', one, place(), place());
    b.ifElse(
      one,
      () => b.assign(address, pick(...slots)),
      () => b.assign(address, pick(...slots)),
    );
    return address;
  };
  const access = (): void => {
    const at = random() < 0.8 ? chosen() : place();
    const offset = pick(0, 0, 4, 8);
    const mem = pick('i32', 'i32', 'i64', 'u8', 'i16') as 'i32';
    if (random() < 0.04) b.assign(sum, b.calc('AddI', sum, b.calc(isWide ? 'EqualL' : 'EqualI', at, pick(...slots))));
    else if (random() < 0.5) {
      const value = b.load(mem, at, offset);
      if (b.typeOf(value) === 'i64') b.assign(wide, b.calc('AddL', b.calc('MulL', wide, b.i64(3n)), value));
      else b.assign(sum, b.calc('AddI', b.calc('MulI', sum, b.i32(5)), value));
    } else b.store(mem, at, (mem as string) === 'i64' ? wide : pick<Operand>(sum, b.param(0), counter), offset);
  };
  b.assign(sum, b.i32(1));
  b.assign(wide, b.i64(7n));
  b.assign(counter, b.i32(0));
  b.doWhile(
    () => {
      for (let n = 2 + below(5); n > 0; n--) access();
      b.assign(counter, b.calc('AddI', counter, b.i32(1)));
    },
    () => b.calc('LessI', counter, b.i32(1 + below(6))),
  );
  for (const slot of slots)
    b.assign(wide, b.calc('AddL', b.calc('MulL', wide, b.i64(31n)), b.load('i64', slot, pick(0, 8))));
  b.return(sum, wide, b.f64(0));
  b.finish();
  return { module: m.finish(), func: b.index };
}
