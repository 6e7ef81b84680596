/** C as a file: a whole program with `main`, or a library. */
import { emitC } from '../backend/c/emit.ts';
import { isRuntimeSource, finishesLibrary, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { Emit } from './outputs.ts';

export const emitCFile: Emit = (module, { name, stackSize, added, debug, library }) => {
  const names = module.funcs.map((func) => func.name);
  const { text, header, imports } = emitC(module, {
    name,
    stackSize,
    added,
    isRuntime: isRuntimeSource,
    before: names.filter(runsConstructors),
    after: names.filter(finishesLibrary),
    debug,
    library,
  });
  return { content: text, header, imports };
};
