/** Python as a file: a script, or a library that is imported. */
import { emitPython } from '../backend/python/emit.ts';
import { isRuntimeSource, finishesLibrary, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { Emit } from './outputs.ts';

export const emitPythonFile: Emit = (module, { name, stackSize, added, library }) => {
  const names = module.funcs.map((func) => func.name);
  const { text, imports } = emitPython(module, {
    name,
    stackSize,
    added,
    isRuntime: isRuntimeSource,
    before: names.filter(runsConstructors),
    after: names.filter(finishesLibrary),
    library,
  });
  return { content: text, imports };
};
