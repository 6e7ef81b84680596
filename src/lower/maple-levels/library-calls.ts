/**
 * The functions of the C library that lowering calls for a program, by names without sigils: whoever links the library before lowering has to
 * know of them. Of intrinsics, maple/intrinsic-uses.ts knows.
 */
import { hostName, isLoweringName } from '../../base/host-name.ts';
import { intrinsicsIn } from '../../maple/intrinsic-uses.ts';
import type { Module } from '../../maple/module.ts';
import type { Opcode } from '../../maple/opcodes.ts';
import { usesJavaCore } from './java/core.ts';
import { javaCore } from './java/index.ts';
import { programStart } from './program-start.ts';
import { transformModule } from './rewrite.ts';

/** What operations become calls of: `multiway` compares texts; MapleLight has neither rounding to the nearest nor a statement that ends all. */
const ofOperations: readonly (readonly [op: Opcode, calls: readonly string[]])[] = [
  ['multiway', ['strcmp']],
  ['round', ['round', 'roundf']],
  ['abort', ['abort']],
];

/** What intrinsics become calls of, in what is added to a program for them (src/runtime/objects). */
const ofIntrinsics: readonly (readonly [name: string, calls: readonly string[]])[] = [['JAVA_STR_TO_JSTR', ['strlen']]];

export function libraryCalls(module: Module): string[] {
  const ops = opcodesIn(module);
  const intrinsics = intrinsicsIn(module);
  return [
    ...ofIntrinsics.flatMap(([name, calls]) => (intrinsics.has(name) ? calls : [])),
    ...ofOperations.flatMap(([op, calls]) => (ops.has(op) ? calls : [])),
    ...callsOfStart(usesJavaCore(module) ? transformModule(module, javaCore) : module),
  ];
}

function opcodesIn({ funcs }: Module): Set<Opcode> {
  const found = new Set<Opcode>();
  for (const { code } of funcs) if (code !== undefined) for (const n of code.nodes()) found.add(code.op(n));
  return found;
}

/** The Java core calls some, and so does a program with destructors before it begins. */
function callsOfStart(module: Module): string[] {
  return transformModule(module, programStart).funcs.flatMap(({ code, name }) =>
    code === undefined && isLoweringName(name.slice(1)) ? [hostName(name.slice(1))] : [],
  );
}
