/** Comparing what two versions of a function do: results, traps, and the contents of globals and arrays. */
import type { LinearModule } from '../../src/linear/nodes.ts';
import { layOut } from '../../src/linear/data-layout.ts';
import { cloneFunc } from '../../src/linear/instr.ts';
import { Interp, type InterpOptions } from '../../src/vm/linear/index.ts';
import { Trap } from '../../src/vm/trap.ts';

export function cloneModule(module: LinearModule): LinearModule {
  return { ...module, globals: module.globals.slice(), funcs: module.funcs.map(cloneFunc) };
}

/** What one call does, as text. */
export function behaviour(
  module: LinearModule,
  func: number,
  args: readonly (number | bigint)[],
  options: InterpOptions = {},
): string {
  const interp = new Interp(module, { stackSize: 65536, fuel: 200_000, ...options });
  try {
    const results = interp.call(func, args);
    return `${results.map((value) => (Object.is(value, -0) ? '-0' : String(value))).join(' ')} | ${dataOf(module, interp)}`;
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return `trap ${error.kind}`;
  }
}

/** Where what may change lies: behind the stack, which is behind constant data. */
export function dataStart(module: LinearModule, stackSize: number): number {
  const { addresses } = layOut(module, stackSize);
  const changing = module.globals.findIndex(
    (one) => one.storage === 'array' || (one.storage === 'data' && !one.constant),
  );
  return changing < 0 ? stackSize + 1024 : addresses[changing];
}

/** The bytes of the arrays and data of a module after a run. */
function dataOf(module: LinearModule, interp: Interp): string {
  const from = dataStart(module, 65536);
  return Array.from(interp.memory.bytes.subarray(from, from + 64)).join(' ');
}
