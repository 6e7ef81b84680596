/** Java as a file: a whole program with `main`, or a library. */
import { emitJava } from '../backend/java/emit.ts';
import type { Emit } from './outputs.ts';
import { textOptions } from './text-output.ts';

export const emitJavaFile: Emit = (module, grants) => {
  const { text, imports } = emitJava(module, { ...textOptions(module, grants), file: grants.fileName });
  return { content: text, imports };
};
