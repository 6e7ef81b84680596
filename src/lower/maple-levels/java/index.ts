/**
 * Programs of Java that import the core (core.ts): what they reach of it enters the module, and the program begins with a
 * function that makes the array of arguments, calls `main`, reports what nobody caught, and lets the threads that were started
 * run to their end.
 */
import type { Func, Item, Module } from '../../../maple/module.ts';
import { javaOwner, javaSignature } from '../../../maple/method-names.ts';
import { isStruct } from '../../../maple/types.ts';
import { rows, type Opcode } from '../../../maple/opcodes.ts';
import type { Code, FuncId, Node } from '../../../maple/code.ts';
import { ownName, ownTemplate, ownText, parseOwn } from '../own-names.ts';
import type { Transformation } from '../rewrite.ts';
import { raisingFunctions } from '../exceptions/java-exceptions.ts';
import { javaLibrary, usesJavaCore } from './core.ts';
import { javaSelector, Needs } from './library.ts';
import { addLibraryTables, fillTables, isVtableModule, needTables } from './vtable-modules.ts';

export const javaCore: Transformation = {
  name: 'java-core',
  doc: 'what a program of Java reaches of the core library, and how it begins',
  rules: {},
  module: linkCore,
};

/** What lowering itself calls, whatever the program says (runtime/java/README.md). */
const always = ['&__java_arguments', '&__java_uncaught', ...raisingFunctions];
const thread = '$Ljava_2Flang_2FThread_3B';

function linkCore(module: Module): Module {
  if (!usesJavaCore(module)) return module;
  const copy = module.mapFuncs((func) => func);
  const needs = needsOfModule(copy);
  for (const name of always) needs.names.add(name);
  // The data of classes are objects, too, which nobody makes.
  needs.made.add('$Ljava_2Flang_2FClass_3B');
  const hasTables = isVtableModule(copy);
  if (hasTables) {
    fillTables(copy, needs);
    needTables(copy, needs);
  }
  const hasThreads = needs.made.has(thread);
  if (hasThreads) for (const name of ['&__java_finish', '&__java_yield']) needs.names.add(name);
  const text = javaLibrary().link(needs, (name) => isDefined(copy, name));
  parseOwn(copy, 'java', ownText(copy, text));
  if (hasTables) addLibraryTables(copy);
  const main = mainOf(copy);
  if (main !== undefined) startWith(copy, main, hasThreads);
  nameInherited(copy);
  copy.funcs.forEach((func, id) => (copy.funcs[id] = known(copy, withoutBody(func))));
  return copy;
}

function isDefined(module: Module, name: string): boolean {
  if (name.startsWith('&')) return module.findFunc(name)?.code !== undefined;
  const variable = module.globals[module.globalByName.get(name) ?? -1] as Module['globals'][number] | undefined;
  return variable?.declared === true && variable.storage !== 'extern';
}

/** A method that nothing reaches is as good as abstract: no object has it. */
function withoutBody(func: Func): Func {
  if (func.code !== undefined || !javaLibrary().has(func.name)) return func;
  return { ...func, attrs: [...func.attrs, { name: 'abstract' }] };
}

/**
 * Methods are called under the names of classes that only inherit them, and nobody declares those: what they take and give is
 * in their names.
 */
function known(module: Module, func: Func): Func {
  const isKnown = func.declared || func.code !== undefined || javaOwner(func.name) === undefined;
  const signature = isKnown ? undefined : javaSignature(func.name);
  if (signature === undefined) return func;
  const types = signature.params.map((prim) => module.types.prim(prim));
  const self = module.types.prim('ref');
  return {
    ...func,
    declared: true,
    signature: true,
    // By class, only methods of objects are called.
    params: [self, ...types].map((type, i) => ({ kind: 'reg' as const, reg: i + 1, type, attrs: [] })),
    results: signature.result === 'void' ? [] : [module.types.prim(signature.result)],
  };
}

// What a program needs

function needsOfModule(module: Module): Needs {
  const needs = new Needs();
  for (const { code } of module.funcs) if (code !== undefined) addNeedsOf(needs, module, code);
  for (const { name, storage } of module.globals) if (storage === 'extern') needs.names.add(name);
  return needs;
}

function addNeedsOf(needs: Needs, module: Module, code: Code): void {
  for (const n of code.nodes()) {
    if (code.has(n, 'func')) addCall(needs, module, code.op(n), module.func(code.func(n)).name);
    if (code.has(n, 'type')) addType(needs, module, code, n);
  }
}

function addCall(needs: Needs, module: Module, op: Opcode, name: string): void {
  const { reaches } = rows[op] as { readonly reaches?: string };
  if (reaches === 'virtual' || reaches === 'interface') needs.selectors.add(javaSelector(name));
  else needs.names.add(inheritedName(module, name) ?? name);
}

function addType(needs: Needs, module: Module, code: Code, n: Node): void {
  const name = classIn(module, code, n);
  if (name === undefined) return;
  const classes = [name, ...ancestorsOf(module, name)];
  const op = code.op(n);
  if (op === 'gcmalloc' || op === 'gcpermalloc') for (const above of classes) needs.made.add(above);
  if (code.has(n, 'intrinsic') && code.text(n, 'intrinsic').startsWith('JAVA_CLINIT_CHECK'))
    for (const above of classes) needs.initialised.add(above);
}

function classIn(module: Module, code: Code, n: Node): string | undefined {
  const type = module.types.get(code.type(n));
  return type.kind === 'name' ? type.name : undefined;
}

/** The names of all classes and interfaces that a class has above it. */
function ancestorsOf(module: Module, name: string): Set<string> {
  const found = new Set<string>();
  const open = [name];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const above of supersOf(module, at)) {
      if (found.has(above)) continue;
      found.add(above);
      open.push(above);
    }
  }
  return found;
}

function supersOf(module: Module, name: string): string[] {
  const def = module.typeDefs.get(name);
  const type = def === undefined ? undefined : module.types.get(def.type);
  if (type === undefined || !isStruct(type)) return [];
  const parents = type.parents.flatMap((parent) => {
    const at = module.types.get(parent);
    return at.kind === 'name' ? [at.name] : [];
  });
  return [...parents, ...type.interfaces];
}

/** The method of an ancestor that a call means which names it by a class that has no such method. */
function inheritedName(module: Module, name: string): string | undefined {
  const owner = javaOwner(name);
  if (owner === undefined || isDefined(module, name) || javaLibrary().has(name)) return undefined;
  const names = [...ancestorsOf(module, owner)].map((above) => `&${above.slice(1)}_7C${javaSelector(name)}`);
  return names.find((other) => isDefined(module, other) || javaLibrary().has(other));
}

/** Under the name that a call has for it, an inherited method is there once more. */
function nameInherited(module: Module): void {
  for (const id of directlyCalled(module)) {
    const func = module.func(id);
    const inherited = func.code === undefined ? inheritedName(module, func.name) : undefined;
    const target = inherited === undefined ? undefined : module.findFunc(inherited);
    if (target?.code !== undefined) module.funcs[id] = { ...target, id, name: func.name };
  }
}

function directlyCalled(module: Module): Set<FuncId> {
  const called = new Set<FuncId>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) if (code.op(n) === 'call' || code.op(n) === 'callassigned') called.add(code.func(n));
  }
  return called;
}

// How it begins

const mainSelector = 'main_7C_28ALjava_2Flang_2FString_3B_29V';

function mainOf(module: Module): Func | undefined {
  const named = module.directives('entryfunc').at(-1)?.values[0];
  const entry = typeof named === 'string' ? module.findFunc(`&${named.replace(/^&/, '')}`) : undefined;
  return entry?.code !== undefined && javaSelector(entry.name) === mainSelector ? entry : undefined;
}

function startWith(module: Module, main: Func, hasThreads: boolean): void {
  parseOwn(module, 'java', mainText(module, main, hasThreads));
  const name = ownName(module, '&__java_main');
  module.replaceItems(module.items.map((item) => entryItem(item, name)));
}

function entryItem(item: Item, name: string): Item {
  if (item.kind !== 'directive' || item.directive.name !== 'entryfunc') return item;
  return { kind: 'directive', directive: { ...item.directive, values: [name] } };
}

/** After an exception that nobody caught in `main`, threads still run, as Java has it. */
function mainText(module: Module, main: Func, hasThreads: boolean): string {
  const own = ownTemplate(module);
  return own`func &__java_main (var %count i32, var %words ptr) i32 {
  var %status i32
  var %thrown ref
  try { @failed }
  call &__java_arguments (dread i32 %count, dread ptr %words)
  call ${main.name} (regread ref %%retval0)
  endtry
  goto @done
@failed
  catch { <* <$Ljava_2Flang_2FThrowable_3B>> }
  dassign %thrown 0 (regread ref %%thrownval)
  call &__java_uncaught (dread ref %thrown)
  dassign %status 0 (constval i32 1)
@done
${hasThreads ? ownText(module, '  call &__java_finish ()\n') : ''}  return (dread i32 %status)
}`;
}
