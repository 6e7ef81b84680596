/**
 * Away with integers of 64 bits: every value becomes two of 32 bits, the lower half first. Addresses are the lower halves, so the module has
 * pointers of 4 bytes afterwards; in memory, pointers keep the room that they had. Functions of the host are called with
 * halves, too, and exported ones are called so: this is for outputs that bring what is around the program.
 *
 *     t3 = AddL p0, p1     becomes     t4 = AddI p0, p2;  t5 = AddI p1, p3;  t6 = LessUI t4, p0;  t7 = AddI t5, t6
 */
import type { DataGlobal, LinearModule } from '../../linear/nodes.ts';
import { dropDeadHalves } from './dead-halves.ts';
import { isOnLongs, longHalving } from './long-halves.ts';
import { isProduct } from './long-functions.ts';
import { splitModule } from './split.ts';
import type { StepRow } from './step.ts';

export const longStep: StepRow = {
  takesAway: 'integers of 64 bits',
  why: 'JavaScript counts exactly up to 2^53; pairs of 32 bits stand there',
  implies: ['quad', 'wide', 'vectors'],
  preserves: 'form',
  changesHost: true,
  takesOp: isOnLongs,
  remains: findLong,
  run: ({ module, helpers }) => {
    if (module.pointerSize === 8)
      module.globals.forEach((global, i) => {
        if (global.storage === 'data' && global.relocations.length > 0) module.globals[i] = shortenAddresses(global);
      });
    const added = module.funcs.length;
    splitModule(module, longHalving(helpers));
    const isPure = (index: number): boolean => index >= added && isProduct(module.funcs[index]);
    module.funcs.forEach((func, i) => (module.funcs[i] = dropDeadHalves(func, isPure)));
  },
};

/** An address in data is its lower half from now on; what is added to it may have an upper one, which stands behind. */
function shortenAddresses(global: DataGlobal): DataGlobal {
  const end = Math.max(global.bytes.length, ...global.relocations.map(({ at }) => at + 8));
  const bytes = new Uint8Array(end);
  bytes.set(global.bytes);
  const view = new DataView(bytes.buffer);
  const relocations = global.relocations.map((relocation) => {
    const addend = relocation.addend | 0;
    view.setInt32(relocation.at + 4, (relocation.addend - addend) / 2 ** 32, true);
    return { ...relocation, addend };
  });
  return { ...global, bytes, relocations };
}

function findLong({ pointerSize, funcs, globals }: LinearModule): string | undefined {
  if (pointerSize === 8) return 'addresses of 64 bits';
  const global = globals.find((one) => one.storage === 'scalar' && one.type === 'i64');
  if (global !== undefined) return `the global ${global.name}`;
  const func = funcs.find(
    ({ results, symbols }) => results.includes('i64') || symbols.some(({ type }) => type === 'i64'),
  );
  return func && `a value of ${func.name}`;
}
