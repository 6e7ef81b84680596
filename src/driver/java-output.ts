/** Java as a file: a whole program with `main`, or a library. */
import { emitJava } from '../backend/java/emit.ts';
import { finishesLibrary, isRuntimeSource, runsConstructors } from '../lower/maple-levels/run-time-names.ts';
import type { Emit } from './outputs.ts';

export const emitJavaFile: Emit = (module, { name, fileName, stackSize, added, library }) => {
  const names = module.funcs.map((func) => func.name);
  const { text, imports } = emitJava(module, {
    name,
    file: fileName,
    stackSize,
    added,
    isRuntime: isRuntimeSource,
    before: names.filter(runsConstructors),
    after: names.filter(finishesLibrary),
    library,
  });
  return { content: text, imports };
};
