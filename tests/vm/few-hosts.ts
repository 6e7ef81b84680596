/** A few functions of the C library as functions of the host, for tests of what engines do with such. */
import { hostFunctions } from '../../src/vm/clib/hosts.ts';
import { host, hostTable, type HostEnv, type HostTable } from '../../src/vm/host.ts';
import { Exit } from '../../src/vm/trap.ts';

/** By exchanging neighbours, which needs no second block. */
function sort(env: HostEnv, base: number, count: number, size: number, order: number): void {
  const compare = env.bindFunction(order, ['ptr', 'ptr'], 'i32');
  for (let end = count - 1; end > 0; end--)
    for (let i = 0; i < end; i++) {
      const [left, right] = [base + i * size, base + (i + 1) * size];
      if (Number(compare(left, right)) > 0) exchange(env, left, right, size);
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
