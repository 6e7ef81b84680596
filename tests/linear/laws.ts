/** Comparing what two versions of a function do: results, traps, and the contents of globals and arrays. */
import type { LinearModule } from '../../src/linear/nodes.ts';
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
    return `${results.map((value) => (Object.is(value, -0) ? '-0' : String(value))).join(' ')} | ${dataOf(interp)}`;
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    return `trap ${error.kind}`;
  }
}

/** The bytes of the arrays and data of a module after a run. */
function dataOf(interp: Interp): string {
  const from = 65536 + 1024;
  return Array.from(interp.memory.bytes.subarray(from, from + 64)).join(' ');
}
