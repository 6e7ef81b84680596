/** Seeded random functions with loops that only compute: sums of polynomials of what they count, and bits that are taken away until none is left. */
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { Operand } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { paramTypes, type RandomFunc } from './random-func.ts';

export function randomSums(seed: number): RandomFunc {
  const random = seededRandom(seed ^ 0x50a5);
  const below = (n: number): number => Math.floor(random() * n);
  const m = new ModuleBuilder({ pointerSize: random() < 0.5 ? 8 : 4 });
  const b = m.func('f', paramTypes, ['i32', 'i64', 'f64']);
  const [sum, wide, i, j, k] = [b.local('i32'), b.local('i64'), b.local('i32'), b.local('i32'), b.local('i64')];
  const pick = <T>(...some: readonly T[]): T => some[below(some.length)];
  const small = (): Operand => pick(b.i32(below(9) - 4), b.calc('BandI', b.param(0), b.i32(15)), b.param(0));
  const value = (): Operand => pick<Operand>(i, j, sum, b.i32(below(7) - 3), b.param(0), b.calc('LToI', wide));
  const add = (): void => {
    for (let n = 1 + below(3); n > 0; n--)
      if (random() < 0.6)
        b.assign(sum, b.calc(pick('AddI', 'SubI'), sum, pick(value(), b.calc('MulI', pick(i, j), value()))));
      else if (random() < 0.5) b.assign(wide, b.calc('AddL', wide, b.calc(pick('IToL', 'UIToL'), pick(i, j))));
      else
        b.assign(j, b.calc(pick('AddI', 'SubI', 'MulI'), j, pick<Operand>(i, b.i32(3), b.calc('ShlI', i, b.i32(2)))));
  };
  const counted = (depth: number): void => {
    const [start, step] = [b.i32(below(9) - 4), pick(1, 1, -1, 2, -3)];
    const bound = random() < 0.5 ? b.i32(below(60) * (step > 0 ? 1 : -1)) : b.calc('BandI', b.param(0), b.i32(63));
    const counter = depth === 0 ? i : j;
    b.assign(counter, start);
    const [head, end] = [b.newLabel(), b.newLabel()];
    const test = (): Operand =>
      step === 1 && random() < 0.3
        ? b.calc(pick('LessUI', 'LessI', 'NotEqualI'), counter, bound)
        : b.calc(step > 0 ? 'LessI' : 'GreaterI', counter, bound);
    if (random() < 0.5) b.condGoto(b.calc(step > 0 ? 'LessI' : 'GreaterI', counter, bound), head, end);
    b.label(head);
    add();
    if (depth === 0 && random() < 0.3) counted(1);
    b.assign(counter, b.calc('AddI', counter, b.i32(step)));
    b.condGoto(test(), head, end);
    b.label(end);
  };
  const emptied = (): void => {
    const isWide = random() < 0.4;
    const [x, s] = isWide ? [k, 'L'] : [j, 'I'];
    const one = isWide ? b.i64(1n) : b.i32(1);
    b.assign(x, pick<Operand>(isWide ? b.calc('IToL', b.param(0)) : small(), isWide ? b.i64(0n) : b.i32(below(99))));
    const [head, end] = [b.newLabel(), b.newLabel()];
    if (random() < 0.6) b.condGoto(b.calc(`NotEqual${s}` as 'NotEqualI', x, isWide ? b.i64(0n) : b.i32(0)), head, end);
    b.label(head);
    const bit = b.calc(`Band${s}` as 'BandI', x, one);
    if (random() < 0.6) b.assign(sum, b.calc('AddI', sum, isWide ? b.calc('LToI', bit) : bit));
    if (random() < 0.6) b.assign(wide, b.calc('AddL', wide, b.i64(BigInt(below(5)))));
    if (random() < 0.5) b.assign(x, b.calc(`ShrU${s}` as 'ShrUI', x, one));
    else b.assign(x, b.calc(`Band${s}` as 'BandI', x, b.calc(`Sub${s}` as 'SubI', x, one)));
    b.condGoto(b.calc(`NotEqual${s}` as 'NotEqualI', x, isWide ? b.i64(0n) : b.i32(0)), head, end);
    b.label(end);
  };
  /** Counts for its test, mostly, while others go on by a constant, of which something is made that no formula tells. */
  const walked = (): void => {
    const isUp = random() < 0.5;
    const rounds = pick<Operand>(
      b.i32(1 + below(40)),
      b.calc('BorI', b.calc('BandI', b.param(0), b.i32(31)), b.i32(1)),
    );
    b.assign(i, isUp ? b.i32(0) : rounds);
    b.assign(k, b.calc('IToL', b.param(0)));
    b.assign(j, small());
    const [far, near] = [pick(8n, -8n, 1n, 3n, 1n << 33n), pick(1, -1, 5, 4, 0)];
    const head = b.newLabel();
    b.label(head);
    const read = pick<Operand>(j, b.calc('LToI', k), b.calc('LToI', k));
    b.assign(sum, b.calc('MulI', b.calc('BxorI', sum, random() < 0.1 ? b.calc('AddI', read, i) : read), b.i32(3)));
    b.assign(k, b.calc('AddL', k, b.i64(far)));
    b.assign(j, b.calc('AddI', j, b.i32(near)));
    b.assign(i, b.calc(isUp ? 'AddI' : 'SubI', i, b.i32(1)));
    const test = isUp ? b.calc(pick('LessI', 'LessUI', 'NotEqualI'), i, rounds) : b.calc('NotEqualI', i, b.i32(0));
    const end = b.newLabel();
    if (random() < 0.3) b.condGoto(b.calc('NotI', test), end, head);
    else b.condGoto(test, head, end);
    b.label(end);
    if (random() < 0.8) b.assign(i, b.i32(below(9)));
  };
  b.assign(sum, b.i32(0));
  b.assign(wide, b.i64(0n));
  for (let n = 1 + below(3); n > 0; n--) pick(() => counted(0), emptied, walked)();
  b.return(b.calc('AddI', sum, b.calc('MulI', i, b.i32(31))), b.calc('AddL', wide, b.calc('IToL', j)), b.f64(0));
  b.finish();
  return { module: m.finish(), func: b.index };
}
