/**
 * Exceptions of all flavours to a pending value (docs/decisions/0075-exceptions.md). Works on flat code with plain calls.
 *
 *     throw (v)             $.thrown := v;  $.pending := token;  goto the handler, or leave the function
 *     call &f (…)           call &f (…);  brtrue @handler ($.pending)       if &f may throw
 *     @h jscatch            @h  %v := $.thrown;  $.pending := 0
 *     gosub @f … retsub     a number says where to go on; 0: the exception that is outstanding
 *
 * The state is two words and the cells of the value (thrown-cells.ts):
 *
 *     $.pending     0: none is on its way; else what was thrown: 1 an object, from 2 on a number for each other type
 *     $.handlers    how many calls under way are inside of a try
 *     $.thrown …    the value; meaningful while $.pending is not 0, and in the handler that has set it to 0
 *
 * Between a throw and its handler nothing of the program runs but code that leaves functions and finally blocks; a finally
 * block saves $.pending, runs with 0, and restores it if it ends normally.
 *
 * `$.handlers` counts the calls under way that have a handler around them: a throw that nobody can catch ends the program
 * where it stands, with its stack. Checks (assertions, checked `array`) raise an exception of Java's where somebody may
 * catch it, and trap elsewhere.
 */
import type { Diagnostic } from '../../../base/diagnostics.ts';
import { declareBuiltinClass, mangledClass, plainClass } from '../../../maple/builtin-classes.ts';
import { globalVar, hasIntrinsic, hasOpcode, type Census } from '../../../maple/code.ts';
import type { Module } from '../../../maple/module.ts';
import { exceptionOpcodes, opcodeNames, rows, type Opcode } from '../../../maple/opcodes.ts';
import { Layout } from '../../../maple/layout.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import { isStruct } from '../../../maple/types.ts';
import { RuntimeLibrary } from '../../../runtime/library.ts';
import { exceptions as exceptionTexts } from '../../../runtime/texts.ts';
import { ownName, ownTemplate, ownText, ownVariable, parseOwn } from '../own-names.ts';
import { occurringIn, transformFunc, type Transformation } from '../rewrite.ts';
import { runtimeName } from '../dynamic/runtime.ts';
import { classField, classFields, objectLibrary } from '../objects/runtime.ts';
import { structuredControl } from '../structured-control.ts';
import { FunctionExceptions, type ExceptionState } from './function.ts';
import { isC, isJava } from './faults.ts';
import { makeJavaException } from './java-exceptions.ts';
import { FIRST_TOKEN, Matching } from './matching.ts';
import { thrownStructures } from './structures.ts';
import { ThrownCells } from './thrown-cells.ts';
import { isDynamicSource, RESET_EXCEPTIONS } from '../run-time-names.ts';
import { Throwing } from './throwing.ts';

export const exceptions: Transformation = {
  name: 'exceptions',
  doc: 'exceptions to a pending value that is tested after calls that can throw',
  rules: {},
  module: lowerExceptions,
};

/** What of the run time does not depend on the program. */
const exceptionLibrary = new RuntimeLibrary(exceptionTexts);
/** How a program ends whose exception nobody catches. */
const END = '&__uncaught';

const raised = {
  bounds: 'java.lang.ArrayIndexOutOfBoundsException',
  null: 'java.lang.NullPointerException',
  arithmetic: 'java.lang.ArithmeticException',
  cast: 'java.lang.ClassCastException',
  size: 'java.lang.NegativeArraySizeException',
  store: 'java.lang.ArrayStoreException',
  monitor: 'java.lang.IllegalMonitorStateException',
} as const;

function lowerExceptions(module: Module, diagnostics: Diagnostic[]): Module {
  const census = occurringIn(module);
  const used = opcodesOf(census);
  if (![...exceptionOpcodes].some((op) => used.has(op)) && !usesRaisingIntrinsics(census)) return module;
  const copy = module.mapFuncs((func) => func);
  const state = stateOf(copy, used, diagnostics);
  const before = copy.funcs.length;
  for (let i = 0; i < before; i++) copy.funcs[i] = lowerFunc(state, i);
  addRuntime(copy, state.matching.names, state.cells);
  return copy;
}

/** What all functions of the program share; declares the classes and variables of the run time. */
function stateOf(copy: Module, used: ReadonlySet<Opcode>, diagnostics: Diagnostic[]): ExceptionState {
  const spell = copy.typeDefs.has(plainClass('java.lang.Throwable')) ? plainClass : mangledClass;
  for (const name of Object.values(raised)) declareBuiltinClass(copy, spell(name));
  const matching = new Matching(copy, used.has('javacatch') && !used.has('cppcatch'));
  const raising = { checks: !isC(copy), faults: isJava(copy, used) };
  const throwing = new Throwing(copy, matching, raising);
  const layout = new Layout(copy, pointerSizeOf(copy));
  const structures = thrownStructures(copy, layout);
  const analyses = { layout, matching, throwing, raising, structures };
  return {
    ...analyses,
    module: copy,
    diagnostics,
    cells: new ThrownCells(copy, throwing.hasChecks, structures.size),
    pending: globalVar(ownVariable(copy, '$__pending')),
    handlers: globalVar(ownVariable(copy, '$__handlers')),
    endUncaught: copy.funcNamed(ownName(copy, '&__end_uncaught')),
    setMessage: copy.funcNamed(ownName(copy, '&__set_message')),
    classOf: (kind) => copy.types.name(spell(raised[kind])),
    makeException: (r, n, kind, details) => makeJavaException(r, n, kind, details),
  };
}

function lowerFunc(state: ExceptionState, index: number): Module['funcs'][number] {
  const original = state.module.funcs[index];
  // What takes exceptions of the program by itself (runtime/dynamic/functions.c) is not to be left by them.
  if (original.code === undefined || isDynamicSource(original.source.name)) return original;
  const lowering = new FunctionExceptions(state, original, original.code);
  return lowering.hasWork() ? transformFunc(state.module, original, lowering.transformation()) : original;
}

function opcodesOf(census: Census): Set<Opcode> {
  return new Set(opcodeNames.filter((op) => hasOpcode(census, rows[op].code)));
}

function usesRaisingIntrinsics(census: Census): boolean {
  return hasIntrinsic(census, (name) => name.startsWith('JAVA_THROW_'));
}

function addRuntime(module: Module, names: readonly string[], cells: ThrownCells): void {
  const fixed = ownText(module, `${exceptionLibrary.link(exceptionLibrary.names)}\n`);
  const ends =
    module.findFunc(ownName(module, END))?.code === undefined ? ownText(module, `${objectLibrary.link([END])}\n`) : '';
  parseOwn(module, 'exceptions', fixed + ends + runtimeText(module, names, cells));
  for (const name of ['&__end_uncaught', RESET_EXCEPTIONS]) {
    const added = module.findFunc(ownName(module, name));
    if (added !== undefined) module.funcs[added.id] = transformFunc(module, added, structuredControl);
  }
}

/** The name of what `$__end_uncaught` tells the host, the message of a built-in exception; then nothing is pending. */
function runtimeText(
  module: Module,
  names: readonly string[],
  { objectText: object, dynamicText: dynamic }: ThrownCells,
): string {
  const own = ownTemplate(module);
  const readsMessages = hasPlainStrings(module);
  const table =
    names.length === 0 ? ['conststr ptr "?"'] : names.map((name) => `conststr ptr "${name.replace(/["\\]/g, '')}"`);
  const readMessage = own`
      dassign %at (iread i32 <* <$__classHead>> ${classField('message')} (ireadoff ptr -16 (${object})))
      if (dread i32 %at) { dassign %message (ireadoff ptr 0 (add ptr (${object}, cvt ptr i32 (dread i32 %at)))) }`;
  // A dynamic value has a text of its own (runtime/dynamic).
  const endDynamic = own`
  if (eq u1 i32 (dread i32 $__pending, constval i32 ${names.indexOf('dynany') + FIRST_TOKEN})) {
    dassign $__pending (constval i32 0)
    call ${runtimeName(module, '&samara_js_uncaught')} (${dynamic})
  }`;
  return own`
type $__classHead <struct {${classFields()}}>
var $__thrown_names <[${table.length}] ptr> const = [${table.join(', ')}]
func &__end_uncaught () void {
  var %name ptr
  var %message ptr
  var %at i32${names.includes('dynany') ? endDynamic : ''}
  dassign %name (conststr ptr "null")
  if (ne u1 i32 (dread i32 $__pending, constval i32 1)) {
    dassign %name (iread ptr <* ptr> 0 (array 0 ptr <* <[${table.length}] ptr>> (addrof ptr $__thrown_names, sub i32 (dread i32 $__pending, constval i32 ${FIRST_TOKEN}))))
  }
  else {
    if (ne u1 ref (${object}, constval ref 0)) {
      dassign %name (ireadoff ptr 0 (ireadoff ptr -16 (${object})))${readsMessages ? readMessage : ''}
    }
  }
  dassign $__pending (constval i32 0)
  call &__uncaught (dread ptr %name, dread ptr %message)
  return ()
}`;
}

/** Is java.lang.String the built-in class, whose objects hold their text? */
function hasPlainStrings(module: Module): boolean {
  return [mangledClass, plainClass].every((spell) => {
    const def = module.typeDefs.get(spell('java.lang.String'));
    const type = def === undefined ? undefined : module.types.get(def.type);
    return type === undefined || (isStruct(type) && type.fields.length === 0);
  });
}
