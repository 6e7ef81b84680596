/** JavaScript as a file: a whole program that node runs, or a library. */
import { emitJs } from '../backend/js/emit.ts';
import { isRuntimeSource, finishesLibrary, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { Emit } from './outputs.ts';

export const emitJsFile: Emit = (module, { name, original = module, stackSize, added, debug, library }) => {
  const names = module.funcs.map((func) => func.name);
  const { text, declarations, imports } = emitJs(module, {
    name,
    original,
    stackSize,
    added,
    isRuntime: isRuntimeSource,
    before: names.filter(runsConstructors),
    after: names.filter(finishesLibrary),
    debug,
    library,
  });
  return { content: text, header: declarations, imports };
};
