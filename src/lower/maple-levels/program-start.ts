/**
 * What attributes of functions say about the start of a program and about names (GCC's meaning, which front ends of C write):
 *
 *     func &c constructor constructor_priority(101) () void      runs before the program, lower numbers first
 *     func &d destructor destructor_priority(101) () void        runs after the program, lower numbers last
 *     func &g alias("f") () i32                                  another name of &f: calls and addresses of &g are those of &f
 *
 * `&.run_constructors` calls each constructor once. The entry function begins with it, and whoever calls a function of the
 * program from outside calls it first. Before it calls any, it registers `&.run_destructors` by `atexit`, so that they run
 * behind the handlers that the program registers. Functions with parameters are those of objects, which nobody runs.
 */
import { CodeWriter, type Code, type FuncId, type Node } from '../../maple/code.ts';
import { isInitialiser, javaOwner, selectorOf } from '../../maple/method-names.ts';
import type { Func, Init, Module } from '../../maple/module.ts';
import { hasOwn, ownName, ownTemplate, ownText, parseOwn, settleOwnNames } from './own-names.ts';
import { transformFunc, type Transformation } from './rewrite.ts';
import { RUN_CONSTRUCTORS } from './run-time-names.ts';

export const programStart: Transformation = {
  name: 'program-start',
  doc: 'functions that run before and after the program, and other names of functions',
  rules: {},
  module(module) {
    settleOwnNames(module);
    return withConstructors(withAliases(module));
  },
};

// Constructors

/** GCC's priority of those without one. */
const lastPriority = 65535;

function withConstructors(module: Module): Module {
  const constructors = calls(module, 'constructor');
  const destructors = calls(module, 'destructor').reverse();
  if (constructors.length + destructors.length === 0 || hasOwn(module, RUN_CONSTRUCTORS)) return module;
  const copy = module.mapFuncs((func) => func);
  if (destructors.length > 0) parseOwn(copy, 'start', destructorsText(copy, destructors));
  parseOwn(copy, 'start', constructorsText(copy, constructors, destructors.length > 0));
  const entry = entryOf(copy);
  if (entry?.code !== undefined)
    copy.funcs[entry.id] = beginWith(copy, entry, copy.funcNamed(ownName(copy, RUN_CONSTRUCTORS)));
  return copy;
}

function destructorsText(module: Module, calls: readonly string[]): string {
  return ownTemplate(module)`func &__atexit extern (var %f ptr) i32
func &__run_destructors () void {
${calls.join('')}  return ()
}`;
}

/** The function runs once, although a program may call its entry again. */
function constructorsText(module: Module, calls: readonly string[], hasDestructors: boolean): string {
  const atExit = '  call &__atexit (addroffunc ptr &__run_destructors)\n';
  return ownTemplate(module)`var $__constructed u8
func &__run_constructors () void {
  brtrue @done (dread u8 $__constructed)
  dassign $__constructed 0 (constval u8 1)
${hasDestructors ? ownText(module, atExit) : ''}${calls.join('')}@done
  return ()
}`;
}

/** Calls of the functions with this attribute. */
function calls(module: Module, attr: 'constructor' | 'destructor'): string[] {
  return marked(module, attr).map(({ name }) => `  call ${name} ()\n`);
}

/** The functions with an attribute, lower priorities first. */
function marked({ funcs }: Module, attr: 'constructor' | 'destructor'): Func[] {
  return funcs
    .filter(
      ({ name, attrs, code, params }) =>
        code !== undefined &&
        params.length === 0 &&
        attrs.some(({ name }) => name === attr || name === `${attr}_priority`) &&
        !isJavaInitialiser(name),
    )
    .toSorted((a, b) => priorityOf(a, attr) - priorityOf(b, attr));
}

/** What has to run before the program, each function with its priority, in order. */
export function constructorsOf(module: Module): readonly { readonly func: FuncId; readonly priority: number }[] {
  return marked(module, 'constructor').map((func) => ({ func: func.id, priority: priorityOf(func, 'constructor') }));
}

/** The initialiser of a class is marked as a constructor, and runs when the class is used. */
function isJavaInitialiser(name: string): boolean {
  const owner = javaOwner(name);
  return owner !== undefined && isInitialiser(selectorOf(name, owner));
}

/** `constructor_priority(200)`, as the OpenArk compiler writes it, or `constructor(200)`, as the C front end does. */
function priorityOf({ attrs }: Func, attr: 'constructor' | 'destructor'): number {
  const given = attrs.find(({ name, args }) => name === `${attr}_priority` || (name === attr && args !== undefined))
    ?.args?.[0];
  return given === undefined ? lastPriority : Number(given);
}

function beginWith(module: Module, func: Func, callee: FuncId): Func {
  return transformFunc(module, func, {
    name: 'program-start',
    doc: '',
    prologue: (r) => r.make(r.code.root, 'call', 'void', [callee]),
    // A block stands in every function: without a rule that applies, nothing would be done.
    rules: { block: (r, n) => r.statements(n) },
  });
}

function entryOf(module: Module): Func | undefined {
  const named = module.directives('entryfunc').at(-1)?.values[0];
  const entry = typeof named === 'string' ? module.findFunc(named.startsWith('&') ? named : `&${named}`) : undefined;
  return entry ?? module.findFunc('&main');
}

// Aliases

function withAliases(module: Module): Module {
  const targets = new Map<FuncId, FuncId>();
  for (const func of module.funcs) {
    const target = aliasOf(module, func);
    if (target !== undefined) targets.set(func.id, target.id);
  }
  if (targets.size === 0) return module;
  const copy = module.mapFuncs((func) => redirected(module, func, targets));
  copy.replaceItems(
    copy.items.map((item) => (item.kind === 'func' && targets.has(item.func) ? { ...item, body: true } : item)),
  );
  copy.globals.forEach((variable, i) => {
    if (variable.init !== undefined) copy.globals[i] = { ...variable, init: redirectedInit(variable.init, targets) };
  });
  return copy;
}

/** The function that a chain of aliases ends with. */
export function aliasOf(module: Module, func: Func): Func | undefined {
  let at: Func | undefined = func;
  for (let steps = 0; at !== undefined && at.code === undefined && steps <= module.funcs.length; steps++) {
    const name: unknown = at.attrs.find((attr) => attr.name === 'alias')?.args?.[0];
    at = typeof name === 'string' ? module.findFunc(`&${name.replace(/^&/, '')}`) : undefined;
  }
  return at === func || at?.code === undefined ? undefined : at;
}

/** Under its other name, for calls from outside, a function is there once more. */
function redirected(module: Module, func: Func, targets: ReadonlyMap<FuncId, FuncId>): Func {
  const target = targets.get(func.id);
  if (target !== undefined) {
    const attrs = func.attrs.filter(({ name }) => name !== 'alias');
    return redirected(
      module,
      { ...module.func(target), id: func.id, name: func.name, attrs },
      new Map([...targets].filter(([id]) => id !== func.id)),
    );
  }
  if (func.code === undefined) return func;
  const locals = func.locals.map((local) =>
    local.init === undefined ? local : { ...local, init: redirectedInit(local.init, targets) },
  );
  return { ...func, locals, code: redirectedCode(func.code, targets) };
}

function redirectedCode(code: Code, targets: ReadonlyMap<FuncId, FuncId>): Code {
  const mentioned = [...code.nodes()].some((n) => code.has(n, 'func') && targets.has(code.func(n)));
  if (!mentioned) return code;
  const writer = CodeWriter.rewriting(code);
  const made = new Int32Array(code.words.length);
  for (let n = 0 as Node; n < code.words.length; n = code.next(n)) {
    const copy = writer.copy(
      code,
      n,
      code.operands(n).map((operand) => made[operand] as Node),
    );
    const target = code.has(n, 'func') ? targets.get(code.func(n)) : undefined;
    if (target !== undefined) writer.setSlot(copy, 'func', target);
    made[n] = copy;
  }
  return writer.finish(made[code.root] as Node);
}

function redirectedInit(init: Init, targets: ReadonlyMap<FuncId, FuncId>): Init {
  switch (init.kind) {
    case 'addroffunc':
      return { ...init, func: targets.get(init.func) ?? init.func };
    case 'list':
      return { ...init, items: init.items.map((item) => redirectedInit(item, targets)) };
    case 'field':
      return { ...init, value: redirectedInit(init.value, targets) };
    default:
      return init;
  }
}
