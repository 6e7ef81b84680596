/** JavaScript as a file: a whole program that node runs, or a library. */
import { emitJs } from '../backend/js/emit.ts';
import type { Emit } from './outputs.ts';
import { textOptions } from './text-output.ts';

export const emitJsFile: Emit = (module, grants) => {
  const { text, declarations, imports } = emitJs(module, {
    ...textOptions(module, grants),
    original: grants.original ?? module,
  });
  return { content: text, header: declarations, imports };
};
