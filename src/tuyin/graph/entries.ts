/** What is left of the entries of a program in its graph. */
import { voidType } from '../types.ts';
import type { GraphFunc, GraphGlobal } from './nodes.ts';
import { unknownType, type FuncEntry, type GlobalEntry } from './program.ts';

export function plainFunc(entry: FuncEntry): GraphFunc {
  const { id, name, form, linkage, params, variadic, result, width, body, module, item, span } = entry;
  const known = result === unknownType ? voidType : result;
  return { id, name, form, linkage, params, variadic, result: known, width, body, module, item, span };
}

export function plainGlobal(entry: GlobalEntry): GraphGlobal {
  const { id, name, linkage, type, byValue, value, size, bytes, relocations, align, module, item, span } = entry;
  const known = type === unknownType ? voidType : type;
  return { id, name, linkage, type: known, byValue, value, size, bytes, relocations, align, module, item, span };
}
