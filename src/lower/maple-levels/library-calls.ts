/**
 * The functions of the C library that lowering calls for a program, by names without sigils: whoever links the library before lowering has to
 * know of them. Of intrinsics, maple/intrinsic-uses.ts knows.
 */
import { hostName, isLoweringName } from '../../base/host-name.ts';
import { hasOpcode } from '../../maple/code.ts';
import { censusOf } from '../../maple/module-census.ts';
import type { Module } from '../../maple/module.ts';
import { rows, type Opcode } from '../../maple/opcodes.ts';
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
  const census = censusOf(module);
  return [
    ...ofIntrinsics.flatMap(([name, calls]) => (census.intrinsics.has(name) ? calls : [])),
    ...ofOperations.flatMap(([op, calls]) => (hasOpcode(census, rows[op].code) ? calls : [])),
    ...callsOfStart(usesJavaCore(module) ? transformModule(module, javaCore) : module),
  ];
}

/** The Java core calls some, and so does a program with destructors before it begins. */
function callsOfStart(module: Module): string[] {
  return transformModule(module, programStart).funcs.flatMap(({ code, name }) =>
    code === undefined && isLoweringName(name.slice(1)) ? [hostName(name.slice(1))] : [],
  );
}
