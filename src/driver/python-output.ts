/** Python as a file: a script, or a library that is imported. */
import { emitPython } from '../backend/python/emit.ts';
import type { Emit } from './outputs.ts';
import { textOptions } from './text-output.ts';

export const emitPythonFile: Emit = (module, grants) => {
  const { text, imports } = emitPython(module, textOptions(module, grants));
  return { content: text, imports };
};
