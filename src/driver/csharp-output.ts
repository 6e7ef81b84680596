/** C# as a file: a whole program with `Main`, or a library. */
import { emitCSharp } from '../backend/csharp/emit.ts';
import type { Emit } from './outputs.ts';
import { textOptions } from './text-output.ts';

export const emitCSharpFile: Emit = (module, grants) => {
  const { text, imports } = emitCSharp(module, { ...textOptions(module, grants), file: grants.fileName });
  return { content: text, imports };
};
