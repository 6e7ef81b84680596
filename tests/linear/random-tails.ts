/**
 * Seeded random functions whose ways end much alike: with the same few steps, of which some read other values, or are others. What is computed in front of them
 * some read and others do not.
 */
import { ModuleBuilder } from '../../src/linear/builder.ts';
import type { Operand } from '../../src/linear/nodes.ts';
import { seededRandom } from '../unit/random-graph.ts';
import { paramTypes, type RandomFunc } from './random-func.ts';

export function randomTails(seed: number): RandomFunc {
  const random = seededRandom(seed ^ 0x7a115);
  const below = (n: number): number => Math.floor(random() * n);
  const pick = <T>(...some: readonly T[]): T => some[below(some.length)];
  const m = new ModuleBuilder({ pointerSize: random() < 0.5 ? 8 : 4 });
  const global = m.global('n', 'i32', 5);
  const callee = m.func('g', ['i32', 'i32'], ['i32']);
  if (random() < 0.7) callee.assign(global, callee.calc('AddI', global, callee.param(0)));
  callee.return(callee.calc('SubI', global, callee.param(1)));
  callee.finish();
  const b = m.func('f', paramTypes, ['i32', 'i64', 'f64']);
  const slot = b.slot(16);
  const [x, y, counter] = [b.local('i32'), b.local('i32'), b.local('i32')];
  b.fill(slot, b.i32(3), b.i32(16));
  const value = (): Operand => pick<Operand>(x, x, y, counter, b.param(0), b.i32(below(9)), global);
  type Step = (changed: boolean) => void;
  const step = (): Step => {
    const [kind, first, second, place] = [below(8), value(), value(), 4 * below(3)];
    const one = (changed: boolean): Operand => (changed && random() < 0.5 ? value() : first);
    const op = pick('AddI', 'SubI', 'MulI', 'BxorI', 'DivI');
    const into = pick(x, y);
    return (changed) => {
      if (kind < 3) b.assign(into, b.calc(op, one(changed), second));
      else if (kind === 3) b.store('i32', slot, one(changed), place);
      else if (kind === 4) b.assign(into, b.calc('AddI', into, b.load('i32', slot, changed ? pick(place, 4) : place)));
      else if (kind === 5) b.assign(global, one(changed));
      else if (kind === 6) b.assign(into, b.call(callee.index, one(changed), second));
      else b.assign(into, b.calc('AddI', b.calc(op, one(changed), second), b.calc('MulI', first, b.i32(3))));
    };
  };
  const finish = (): void => b.return(x, b.calc('IToL', y), b.f64(0));
  b.doWhile(
    () => {
      const before = Array.from({ length: below(4) }, () => b.calc(pick('MulI', 'AddI'), value(), value()));
      const steps = Array.from({ length: 1 + below(6) }, step);
      const [labels, end, other] = [
        Array.from({ length: 2 + below(4) }, () => b.newLabel()),
        b.newLabel(),
        b.newLabel(),
      ];
      b.switch(
        b.calc('BandI', pick<Operand>(x, b.param(0), counter), b.i32(7)),
        labels.map((label, i) => [i, label] as const),
        pick(...labels),
      );
      for (const label of labels) {
        b.label(label);
        for (const temporary of before) if (random() < 0.4) b.assign(x, b.calc('AddI', x, temporary));
        for (let k = below(3); k > 0; k--) step()(false);
        for (const one of steps) one(random() < 0.25);
        const way = random();
        if (way < 0.6) b.goto(end);
        else if (way < 0.75) finish();
        else if (way < 0.9) b.condGoto(b.calc('LessI', x, b.i32(40)), end, other);
        else b.goto(other);
      }
      b.label(other);
      b.assign(y, b.calc('AddI', y, b.i32(1)));
      b.label(end);
      b.assign(counter, b.calc('AddI', counter, b.i32(1)));
    },
    () => b.calc('LessI', counter, b.i32(1 + below(5))),
  );
  b.assign(x, b.calc('BxorI', x, b.load('i32', slot, pick(0, 4))));
  finish();
  b.finish();
  return { module: m.finish(), func: b.index };
}
