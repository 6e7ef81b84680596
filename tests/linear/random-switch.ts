/** Seeded random functions with switches of which most ways only bring constants, and some do more or come from elsewhere too. */
import { ModuleBuilder } from '../../src/linear/builder.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { paramTypes, type RandomFunc } from './random-func.ts';

export function randomSwitch(seed: number): RandomFunc {
  const random = seededRandom(seed ^ 0x5317c4);
  const below = (n: number): number => Math.floor(random() * n);
  const m = new ModuleBuilder({ pointerSize: random() < 0.5 ? 8 : 4 });
  const b = m.func('f', paramTypes, ['i32', 'i64', 'f64']);
  const [narrow, wide] = [b.local('i32'), b.local('i64')];
  const reach = [1, 100, 1000, 40_000, 2 ** 31][below(5)];
  const constant = (): number => Math.round((random() * 2 - (random() < 0.5 ? 0 : 1)) * (reach - 1)) | 0;
  for (let k = 1 + below(3); k > 0; k--) {
    const least = below(30) - 20;
    const isWide = random() < 0.3;
    // Numbers that are close to each other, or far apart.
    const apart = [1, 1, 977, 100_003][below(4)];
    const chosen = Array.from({ length: 12 }, (_, i) => (least + i) * apart).filter(() => random() < 0.8);
    const labels = Array.from({ length: 1 + below(chosen.length) }, () => b.newLabel());
    const [other, end] = [b.newLabel(), b.newLabel()];
    const ways = [...labels, other, ...(random() < 0.3 ? [end] : [])];
    const close = b.calc('SubI', b.calc('BandI', b.param(0), b.i32(15)), b.i32(below(24)));
    const some = apart === 1 ? close : b.calc('MulI', close, b.i32(apart));
    b.switch(
      isWide ? b.calc('IToL', some) : some,
      chosen.map((value) => [isWide ? BigInt(value) : value, ways[below(ways.length)]] as const),
      random() < 0.2 ? end : other,
    );
    const bothChange = random() < 0.4;
    for (const label of [...labels, other]) {
      b.label(label);
      const isOther = label === other && random() < 0.5;
      if (isOther) b.assign(narrow, b.calc('AddI', narrow, b.param(1)));
      else if (random() < 0.9) b.assign(narrow, b.i32(constant()));
      if (bothChange) b.assign(wide, b.i64(BigInt(constant()) * 3n));
      if (random() < 0.05) b.condGoto(b.param(1), other, end);
      else b.goto(end);
    }
    b.label(end);
    b.assign(wide, b.calc('AddL', b.calc('MulL', wide, b.i64(31n)), b.calc('IToL', narrow)));
  }
  b.return(narrow, wide, b.f64(0));
  b.finish();
  return { module: m.finish(), func: b.index };
}
