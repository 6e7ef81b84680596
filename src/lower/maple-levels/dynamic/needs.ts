/** Which functions of the run time of dynamic values the lowering of a program will call, before it is lowered. */
import { isJsIntrinsic } from '../../../maple/js-intrinsics.ts';
import type { Node } from '../../../maple/code.ts';
import type { Module } from '../../../maple/module.ts';
import { dynamicUse } from './explicit.ts';
import { dynamicEntries } from './runtime.ts';

/** By names without sigils; none for a program without dynamic values, or one that defines such functions itself. */
export function dynamicNeeds(module: Module): string[] {
  if (!dynamicUse(module).uses) return [];
  const names = [...new Set([...dynamicEntries, ...intrinsicsIn(module)])];
  return names.some((name) => module.findFunc(name) !== undefined) ? [] : names.map((name) => name.slice(1));
}

function intrinsicsIn(module: Module): Set<string> {
  const found = new Set<string>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
      const name = code.has(n, 'intrinsic') ? code.text(n, 'intrinsic') : '';
      if (isJsIntrinsic(name)) found.add(`&samara_${name}`);
    }
  }
  return found;
}
