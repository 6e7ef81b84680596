/** C as a file: a whole program with `main`, or a library. */
import { emitC } from '../backend/c/emit.ts';
import type { Emit } from './outputs.ts';
import { textOptions } from './text-output.ts';

export const emitCFile: Emit = (module, grants) => {
  const { text, header, imports } = emitC(module, textOptions(module, grants));
  return { content: text, header, imports };
};
