/**
 * Exceptions of all flavours to a pending value (docs/decisions/0075-exceptions.md). Works on flat code with plain calls.
 *
 *     throw (v)             %%thrownval := v;  $__pending := token;  goto the handler, or leave the function
 *     call &f (…)           call &f (…);  brtrue @handler ($__pending)      if &f may throw
 *     @h jscatch            @h  %v := %%thrownval;  $__pending := 0
 *     gosub @f … retsub     a number says where to go on; 0: the exception that is outstanding
 *
 * `$__handlers` counts the calls under way that have a handler around them: a throw that nobody can catch ends the program
 * where it stands, with its stack. Checks (assertions, checked `array`) raise an exception of Java's where somebody may
 * catch it, and trap elsewhere.
 */
import type { Diagnostic } from '../../../base/diagnostics.ts';
import { InternalError } from '../../../base/errors.ts';
import { SourceFile } from '../../../base/source.ts';
import { declareBuiltinClass, mangledClass } from '../../../maple/builtin-classes.ts';
import { globalVar } from '../../../maple/code.ts';
import type { Module } from '../../../maple/module.ts';
import { rows, opcodeNames, type Opcode } from '../../../maple/opcodes.ts';
import { Layout } from '../../../maple/layout.ts';
import { parseInto } from '../../../maple/parser.ts';
import { pointerSizeOf } from '../../../maple/pointer-size.ts';
import { transformFunc, type Transformation } from '../rewrite.ts';
import { structuredControl } from '../structured-control.ts';
import { FunctionExceptions, type ExceptionState } from './function.ts';
import { Matching } from './matching.ts';
import { Throwing } from './throwing.ts';

export const exceptions: Transformation = {
  name: 'exceptions',
  doc: 'exceptions to a pending value that is tested after calls that can throw',
  rules: {},
  module: lowerExceptions,
};

const markers: ReadonlySet<Opcode> = new Set(opcodeNames.filter((op) => rows[op].at.startsWith('3.12')));

const raised = {
  bounds: 'java.lang.ArrayIndexOutOfBoundsException',
  null: 'java.lang.NullPointerException',
  arithmetic: 'java.lang.ArithmeticException',
  cast: 'java.lang.ClassCastException',
} as const;

function lowerExceptions(module: Module, diagnostics: Diagnostic[]): Module {
  const used = opcodesOf(module);
  if (![...markers].some((op) => used.has(op)) && !usesRaisingIntrinsics(module)) return module;
  const copy = module.mapFuncs((func) => func);
  for (const name of Object.values(raised)) declareBuiltinClass(copy, mangledClass(name));
  const matching = new Matching(copy, used.has('javacatch') && !used.has('cppcatch'));
  const throwing = new Throwing(copy, matching);
  const state: ExceptionState = {
    module: copy,
    layout: new Layout(copy, pointerSizeOf(copy)),
    diagnostics,
    matching,
    throwing,
    pending: variable(copy, '$__pending'),
    handlers: variable(copy, '$__handlers'),
    typeName: copy.funcNamed('&__thrown_name'),
    uncaught: copy.funcNamed('&samara_uncaught'),
    classOf: (kind) => copy.types.name(mangledClass(raised[kind])),
  };
  const before = copy.funcs.length;
  for (let i = 0; i < before; i++) copy.funcs[i] = lowerFunc(state, i);
  addRuntime(copy, matching.names);
  return copy;
}

function lowerFunc(state: ExceptionState, index: number): Module['funcs'][number] {
  const original = state.module.funcs[index];
  if (original.code === undefined) return original;
  const lowering = new FunctionExceptions(state, original, original.code);
  return lowering.hasWork() ? transformFunc(state.module, original, lowering.transformation()) : original;
}

function opcodesOf(module: Module): Set<Opcode> {
  const found = new Set<Opcode>();
  for (const { code } of module.funcs) if (code !== undefined) for (const n of code.nodes()) found.add(code.op(n));
  return found;
}

function usesRaisingIntrinsics(module: Module): boolean {
  return module.funcs.some(
    ({ code }) =>
      code !== undefined &&
      [...code.nodes()].some((n) => code.has(n, 'intrinsic') && code.text(n, 'intrinsic').startsWith('JAVA_THROW_')),
  );
}

function addRuntime(module: Module, names: readonly string[]): void {
  const table =
    names.length === 0 ? ['conststr ptr "?"'] : names.map((name) => `conststr ptr "${name.replace(/["\\]/g, '')}"`);
  const text = `
var $__pending i32
var $__handlers i32
var $__thrown_names <[${table.length}] ptr> const = [${table.join(', ')}]
func &samara_uncaught (var %name ptr) void
func &__thrown_name () ptr {
  var %name ptr
  dassign %name (conststr ptr "null")
  if (ne u1 i32 (dread i32 $__pending, constval i32 1)) {
    dassign %name (iread ptr <* ptr> 0 (array 0 ptr <* <[${table.length}] ptr>> (addrof ptr $__thrown_names, sub i32 (dread i32 $__pending, constval i32 2))))
  }
  else {
    if (ne u1 ref (regread ref %%thrownval, constval ref 0)) {
      dassign %name (ireadoff ptr 0 (ireadoff ptr -16 (regread ref %%thrownval)))
    }
  }
  dassign $__pending (constval i32 0)
  return (dread ptr %name)
}`;
  const problems = parseInto(module, new SourceFile('<exceptions>', text));
  if (problems.length > 0) throw new InternalError(`${problems[0].code} ${problems[0].message}`, 'exceptions');
  const added = module.findFunc('&__thrown_name');
  if (added !== undefined) module.funcs[added.id] = transformFunc(module, added, structuredControl);
}

function variable(module: Module, name: string): ExceptionState['pending'] {
  let index = module.globalByName.get(name);
  if (index === undefined) {
    index =
      module.globals.push({
        name,
        type: module.types.prim('i32'),
        storage: undefined,
        attrs: [],
        temp: false,
        declared: false,
        start: 0,
        end: 0,
      }) - 1;
    module.globalByName.set(name, index);
  }
  return globalVar(index);
}
