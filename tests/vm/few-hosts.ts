/** A few functions of the C library as functions of the host, for tests of what engines do with such. */
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { host, hostTable, type HostEnv, type HostTable } from '../../src/vm/host.ts';
import { Exit } from '../../src/vm/trap.ts';

/** As a heap, which needs no second block. */
function sort(env: HostEnv, base: number, count: number, size: number, order: number): void {
  const compare = env.bindFunction(order, ['ptr', 'ptr'], 'i32');
  const at = (i: number): number => base + i * size;
  const isLess = (i: number, j: number): boolean => Number(compare(at(i), at(j))) < 0;
  const sink = (from: number, end: number): void => {
    for (let i = from, child = 2 * i + 1; child < end; i = child, child = 2 * i + 1) {
      if (child + 1 < end && isLess(child, child + 1)) child++;
      if (!isLess(i, child)) return;
      exchange(env, at(i), at(child), size);
    }
  };
  for (let i = (count >> 1) - 1; i >= 0; i--) sink(i, count);
  for (let end = count - 1; end > 0; end--) {
    exchange(env, at(0), at(end), size);
    sink(0, end);
  }
}

function exchange({ memory }: HostEnv, left: number, right: number, size: number): void {
  const kept = memory.range(left, size).slice();
  memory.copy(left, right, size);
  memory.writeBytes(right, kept);
}

function leave(status: number): never {
  throw new Exit(status);
}

export const fewHosts: HostTable = {
  ...hostFunctions,
  ...hostTable({
    qsort: host(
      ['ptr', 'size', 'size', 'ptr'],
      undefined,
      (env) => (base, count, size, order) => sort(env, base, count, size, order),
    ),
    exit: host(['i32'], undefined, () => leave),
    strlen: host(
      ['ptr'],
      'size',
      ({ memory }) =>
        (text) =>
          memory.stringBytes(text).length,
    ),
    strcmp: host(
      ['ptr', 'ptr'],
      'i32',
      ({ memory }) =>
        (left, right) =>
          Buffer.compare(memory.stringBytes(left), memory.stringBytes(right)),
    ),
  }),
};
