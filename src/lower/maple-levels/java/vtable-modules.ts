/**
 * Modules of Java behind the middle end of the OpenArk compiler (`.VtableImpl.mpl`), which call through tables that its loader
 * fills:
 *
 *     $__muid_func_def_tab$$J      the functions of the module J
 *     $__muid_func_undef_tab$$J    functions of others, by the ids in $__muid_func_undef_muid_tab$$J
 *     $__vtb_C, $__itb_C           of the class C: 4 (i + 1): function i of the others; 4 (i + 1) + 2: of its own
 *     $__cinf_C                    what the class word of an object points to: field 5 the itab, 6 the vtab
 *
 * What the loader does is done here, before anything is lowered: numbers in tables become addresses. The library's classes get
 * tables of the same form: slots are those of the superclass and then the class's own methods in the order in which it lists
 * them, as the compiler numbers them. Interface methods of the library's classes are found by their names.
 */
import { globalVar, varIndex, type Code, type Node } from '../../../maple/code.ts';
import type { Init, Module, Variable } from '../../../maple/module.ts';
import { isStruct } from '../../../maple/types.ts';
import { parseOwn } from '../own-names.ts';
import { transformFunc, type ExpressionRule, type Transformation } from '../rewrite.ts';
import { javaLibrary, usesJavaCore } from './core.ts';
import type { Needs } from './library.ts';
import { lowMuid } from './muid.ts';

const undefIds = '$__muid_func_undef_muid_tab$$';
const undefTable = '$__muid_func_undef_tab$$';
const defTable = '$__muid_func_def_tab$$';
const secondHash = '&MCC_getFuncPtrFromItabSecondHash64';
const object = '$Ljava_2Flang_2FObject_3B';

export function isVtableModule(module: Module): boolean {
  return module.globals.some(({ name }) => name.startsWith(undefIds));
}

// The tables of the module

/** Fills the tables of each archive that the module holds; the functions that they name are needed. */
export function fillTables(module: Module, needs: Needs): void {
  for (const { name } of module.globals.filter((variable) => variable.name.startsWith(undefIds))) {
    const archive = name.slice(undefIds.length);
    const undefined_ = undefinedFunctions(module, archive, needs);
    const defined = definedFunctions(module, archive);
    replaceInit(module, `${undefTable}${archive}`, () => listOf(undefined_.map((func) => field(1, func))));
    for (const variable of module.globals)
      if (/^\$__[vi]tb_/.test(variable.name))
        replaceInit(module, variable.name, (init) => filled(init, undefined_, defined));
  }
}

function variableNamed(module: Module, name: string): Variable | undefined {
  return module.globals.at(module.globalByName.get(name) ?? module.globals.length);
}

function replaceInit(module: Module, name: string, change: (init: Init) => Init): void {
  const index = module.globalByName.get(name);
  const variable = index === undefined ? undefined : module.globals[index];
  if (index !== undefined && variable?.init !== undefined)
    module.globals[index] = { ...variable, init: change(variable.init) };
}

const nobody: Init = { kind: 'int', value: 0n, hex: false };

function listOf(items: readonly Init[]): Init {
  return { kind: 'list', items };
}

function field(number: number, value: Init): Init {
  return listOf([{ kind: 'field', field: number, value }]);
}

/** The functions of other modules, where they are in the program or in the library. */
function undefinedFunctions(module: Module, archive: string, needs: Needs): Init[] {
  const known = new Map<bigint, string>();
  const names = [...module.funcs.map(({ name }) => name), ...javaLibrary().functions];
  for (const name of names) known.set(lowMuid(name.slice(1)), name);
  const ids = itemsOf(variableNamed(module, `${undefIds}${archive}`)?.init);
  return ids.map((id) => {
    const low = fieldOf(id, 1);
    const name = low?.kind === 'int' ? known.get(BigInt.asUintN(64, low.value)) : undefined;
    if (name === undefined) return nobody;
    needs.names.add(name);
    return { kind: 'addroffunc', prim: 'ptr', func: module.funcNamed(name) };
  });
}

function definedFunctions(module: Module, archive: string): Init[] {
  return itemsOf(variableNamed(module, `${defTable}${archive}`)?.init).map((entry) => fieldOf(entry, 1) ?? nobody);
}

function itemsOf(init: Init | undefined): readonly Init[] {
  return init?.kind === 'list' ? init.items : [];
}

function fieldOf(init: Init, number: number): Init | undefined {
  const found = itemsOf(init).find((item) => item.kind === 'field' && item.field === number);
  return found?.kind === 'field' ? found.value : undefined;
}

/** A number of a dispatch table as the function that it means. */
function filled(table: Init, others: readonly Init[], own: readonly Init[]): Init {
  return listOf(
    itemsOf(table).map((entry) => {
      if (entry.kind !== 'int' || entry.value === 0n) return entry;
      const at = Number(entry.value >> 2n) - 1;
      return ((entry.value & 2n) === 0n ? others : own).at(at) ?? nobody;
    }),
  );
}

// What calls through tables need

/** The slots by which code calls, and the interface methods that it looks for by name. */
interface Calls {
  readonly slots: ReadonlySet<number>;
  readonly texts: ReadonlySet<string>;
}

/** A call through a table adds a constant to its address. */
function callsOf(module: Module): Calls {
  const slots = new Set<number>();
  const texts = new Set<string>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) {
      const offset = code.op(n) === 'add' ? code.operand(n, 1) : undefined;
      if (offset !== undefined && code.op(offset) === 'constval' && code.bits(offset) % 8n === 0n)
        slots.add(Number(code.bits(offset) / 8n));
      if (code.op(n) === 'conststr' && /^[^|]+\|\(/.test(code.text(n, 'string'))) texts.add(code.text(n, 'string'));
    }
  }
  return { slots, texts };
}

/** The library's methods that calls through tables may reach. */
export function needTables(module: Module, needs: Needs): void {
  const { slots, texts } = callsOf(module);
  for (const name of javaLibrary().classNames) {
    const own = librarySlots(name);
    for (const slot of slots) if (slot < own.length) needs.selectors.add(own[slot]);
  }
  for (const text of texts) needs.selectors.add(mangledSelector(text));
  for (const { code } of module.funcs) if (code !== undefined) needInitialisers(module, code, needs);
}

/** `MPL_CLINIT_CHECK (addrof ptr $__cinf_C)` */
function needInitialisers(module: Module, code: Code, needs: Needs): void {
  for (const n of code.nodes()) {
    if (code.op(n) !== 'addrof') continue;
    const name = /^\$__cinf_(.*)$/.exec(module.globals.at(varIndex(code.var(n)))?.name ?? '')?.[1];
    if (name !== undefined) needs.initialised.add(`$${name}`);
  }
}

/** `foo|()V` as `foo_7C_28_29V`. */
function mangledSelector(text: string): string {
  return text.replace(/[^A-Za-z0-9]/g, (c) => {
    if (c === '_') return '__';
    return c === '[' ? 'A' : `_${c.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
  });
}

/** The selectors of the slots of a class of the library, in their order. */
function librarySlots(name: string): readonly string[] {
  const chain: string[] = [];
  for (let at: string | undefined = name; at !== undefined && chain.length < 100; at = javaLibrary().parentOf(at))
    chain.unshift(at);
  const slots: string[] = [];
  for (const one of chain)
    for (const selector of javaLibrary().virtualsOf(one)) if (!slots.includes(selector)) slots.push(selector);
  return slots;
}

// Tables of the library's classes

/** Defines what stands for the library's loader: classes that the module only announces, and the search by name. */
export function addLibraryTables(module: Module): void {
  const { slots, texts } = callsOf(module);
  const made = [...allocated(module)];
  const lines = made.flatMap((name) => (hasTables(module, name) ? [] : tablesText(module, name, slots)));
  for (const { name, init } of module.globals) {
    const owner = /^\$__cinf_(.*)$/.exec(name)?.[1];
    const isOurs = owner !== undefined && init === undefined && !made.includes(`$${owner}`);
    if (isOurs) lines.push(`var ${name} <$__class_meta__>`);
  }
  if (module.findFunc(secondHash) !== undefined) lines.push(searchText(module, made, texts));
  parseOwn(module, 'java', lines.join('\n'));
}

/** The classes of which the program makes objects. */
function allocated(module: Module): Set<string> {
  const found = new Set<string>();
  for (const { code } of module.funcs) {
    if (code === undefined) continue;
    for (const n of code.nodes()) {
      const type = code.op(n) === 'gcmalloc' ? module.types.get(code.type(n)) : undefined;
      if (type?.kind === 'name') found.add(type.name);
    }
  }
  return found;
}

function hasTables(module: Module, name: string): boolean {
  return variableNamed(module, `$__cinf_${name.slice(1)}`)?.init !== undefined;
}

function tablesText(module: Module, name: string, wanted: ReadonlySet<number>): string[] {
  const key = name.slice(1);
  const entries = librarySlots(name).map((selector, slot) => {
    const method = wanted.has(slot) ? resolve(module, name, selector) : undefined;
    return method === undefined ? '0' : `addroffunc ptr ${method}`;
  });
  return [
    `var $__vtb_${key} <[${Math.max(1, entries.length)}] <* void>> = [${entries.join(', ') || '0'}]`,
    `var $__itb_${key} <[${itabSize}] <* void>>`,
    `var $__cinf_${key} <$__class_meta__> = [5= addrof ptr $__itb_${key}, 6= addrof ptr $__vtb_${key}]`,
  ];
}

/** Entries of the table in which interface methods are looked for first. */
const itabSize = 32;

/** The function that answers a selector in a class: its own, that of a superclass, the default one of an interface. */
function resolve(module: Module, name: string, selector: string): string | undefined {
  const seen = new Set([name]);
  const interfaces: string[] = [];
  for (const at of seen) {
    const method = `&${at.slice(1)}_7C${selector}`;
    if (module.findFunc(method)?.code !== undefined) return method;
    const def = module.typeDefs.get(at);
    const type = def === undefined ? undefined : module.types.get(def.type);
    if (type === undefined || !isStruct(type)) continue;
    interfaces.push(...type.interfaces);
    for (const parent of type.parents) {
      const above = module.types.get(parent);
      if (above.kind === 'name') seen.add(above.name);
    }
    // Interfaces come after all superclasses.
    if (type.parents.length === 0) for (const other of interfaces) seen.add(other);
  }
  return undefined;
}

/** The search for an interface method by the table of a class and the method's text. */
function searchText(module: Module, classes: readonly string[], texts: ReadonlySet<string>): string {
  const rows = classes.flatMap((name) =>
    [...texts].flatMap((text) => {
      const method = resolve(module, name, mangledSelector(text));
      const table = `$__itb_${name.slice(1)}`;
      const isThere = method !== undefined && variableNamed(module, table) !== undefined;
      return isThere || (method !== undefined && !hasTables(module, name))
        ? [`[1= addrof ptr ${table}, 2= conststr ptr "${text}", 3= addroffunc ptr ${method}]`]
        : [];
    }),
  );
  const count = Math.max(1, rows.length);
  return `type $__java_itab_row <struct {@table ptr, @text ptr, @method ptr}>
var $__java_itab_rows <[${count}] <$__java_itab_row>> = [${rows.join(', ') || '[1= 0, 2= 0, 3= 0]'}]
func &strcmp extern (var %a ptr, var %b ptr) i32
func ${secondHash} (var %table ptr, var %hash u64, var %text ptr) ptr {
  var %i i32
  var %row <* <$__java_itab_row>>
  doloop %i (constval i32 0, lt u1 i32 (dread i32 %i, constval i32 ${rows.length}), constval i32 1) {
    dassign %row (array 0 ptr <* <[${count}] <$__java_itab_row>>> (addrof ptr $__java_itab_rows, dread i32 %i))
    if (eq u1 ptr (iread ptr <* <$__java_itab_row>> 1 (dread ptr %row), dread ptr %table)) {
      callassigned &strcmp (iread ptr <* <$__java_itab_row>> 2 (dread ptr %row), dread ptr %text) {}
      if (eq u1 i32 (regread i32 %%retval0, constval i32 0)) { return (iread ptr <* <$__java_itab_row>> 3 (dread ptr %row)) }
    }
  }
  return (constval ptr 0)
}`;
}

// Objects

/** New objects of vtable modules point to the data of their classes. */
export const javaClassWords: Transformation = {
  name: 'java-class-words',
  doc: 'objects of vtable modules of Java point to the data of their classes',
  rules: {},
  module(module) {
    if (!isVtableModule(module) || !usesJavaCore(module)) return module;
    const copy = module.mapFuncs((func) => func);
    const transformation: Transformation = { ...javaClassWords, module: undefined, expressions: { gcmalloc: setWord } };
    copy.funcs.forEach((func, id) => (copy.funcs[id] = transformFunc(copy, func, transformation)));
    return copy;
  },
};

const setWord: ExpressionRule = (r, n) => {
  const type = r.module.types.get(r.code.type(n));
  const data = type.kind === 'name' ? r.module.globalByName.get(`$__cinf_${type.name.slice(1)}`) : undefined;
  if (data === undefined) return undefined;
  const { types } = r.module;
  const made = r.hold(n, r.code.prim(n), r.copyExpression(n));
  const address: Node = r.make(n, 'addrof', 'ptr', [globalVar(data), 0]);
  r.before(r.make(n, 'iassign', 'void', [types.pointer(types.name(object)), 1], [made(), address]));
  return made();
};
