/**
 * What MapleLight could express as it is written, and would run otherwise than MAPLE says: the document has no
 * monitors, no frames and no global block; its interfaces have no methods with bodies; an assertion, a division or an
 * access that goes wrong is a stuck state there, where Java raises an exception that a handler may be waiting for; its
 * managed arrays do not know their length, and its objects are never reclaimed. Modules with such things are brought
 * into MapleLight by way of the flat level, where they are calls and memory accesses.
 *
 * In C nothing but `throw` raises an exception (decision 0110), which is what the document says: a module of `srclang
 * 1` keeps its tries and its objects.
 */
import { ownTemplate } from '../maple-levels/own-names.ts';
import type { Code, Node } from '../../maple/code.ts';
import type { Module } from '../../maple/module.ts';
import { assertions, dereferencing, managedArrayAllocations, rows, type Opcode } from '../../maple/opcodes.ts';
import { primRows } from '../../scalar/prim-types.ts';
import { sourceLanguage } from '../../maple/source-language.ts';
import { builtinMethods } from '../maple-levels/objects/builtin-methods.ts';
import { usesModuleState } from '../maple-levels/module-state/index.ts';

/** Exceptions of Java when they go wrong, besides integer divisions and calls by the class of an object. */
const faults: ReadonlySet<Opcode> = new Set([
  ...dereferencing.filter((op) => rows[op].dereferences === 'memory'),
  ...managedArrayAllocations,
]);

/** Of a module: which of the things above occur in it. */
const nothingUsed = {
  tries: false,
  raises: false,
  monitors: false,
  managedArrays: false,
  checkedElements: false,
  counting: false,
};

export function needsRunTime(module: Module): boolean {
  if (usesModuleState(module)) return true;
  const seen = whatIsUsed(module);
  if (seen.monitors || hasInterfaceBodies(module) || callsBuiltinMethods(module)) return true;
  if (sourceLanguage(module) === 'c') return false;
  return seen.counting || (seen.tries && seen.raises) || (seen.managedArrays && seen.checkedElements);
}

function whatIsUsed(module: Module): typeof nothingUsed {
  const seen = { ...nothingUsed };
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) {
      const op = code.op(n);
      seen.tries ||= op === 'javatry';
      seen.monitors ||= op === 'syncenter' || op === 'syncexit';
      // The document counts references and reclaims nothing: it does not notice an object that is used after its last one.
      seen.counting ||= rows[op].counts === true;
      seen.managedArrays ||= managedArrayAllocations.has(op);
      seen.checkedElements ||= op === 'array' && code.slot(n, 'flag') === 1;
      seen.raises ||= mayRaise(code, n, op);
    }
  }
  return seen;
}

function mayRaise(code: Code, n: Node, op: Opcode): boolean {
  if (assertions.has(op) || (op === 'array' && code.slot(n, 'flag') === 1)) return true;
  if (op === 'div' || op === 'rem') return primRows[code.prim(n)].kind === 'int';
  const { reaches, through, form } = rows[op];
  const isOnObject = (reaches === 'virtual' || reaches === 'interface') && !through && !form.includes('instant');
  return isOnObject || faults.has(op);
}

/** Methods of built-in classes that are defined nowhere: what they set and give belongs to the run time. */
function callsBuiltinMethods(module: Module): boolean {
  return module.funcs.some(
    ({ code, name }) => code === undefined && builtinMethods(name, ownTemplate(module), () => true) !== undefined,
  );
}

function hasInterfaceBodies(module: Module): boolean {
  return [...module.typeDefs.values()].some(({ type }) => {
    const struct = module.types.get(type);
    return struct.kind === 'interface' && struct.methods.some(({ name }) => module.findFunc(name)?.code !== undefined);
  });
}
