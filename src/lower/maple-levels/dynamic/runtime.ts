/**
 * The part of the run time of dynamic values that is MAPLE code (src/runtime/dynamic), with prototypes of the functions in C that it
 * calls, unless those are linked already: engines of MAPLE have them in the module, all others get them behind lowering.
 */
import { isJsIntrinsic, jsRows } from '../../../maple/js-intrinsics.ts';
import { hasCode, type Module } from '../../../maple/module.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary } from '../../../scalar/ops.ts';
import { ownEntry } from '../../../base/own-entry.ts';
import { RuntimeLibrary } from '../../../runtime/library.ts';
import { dynamic } from '../../../runtime/texts.ts';
import { ownName, ownText } from '../own-names.ts';
import { fromOutside } from '../run-time-names.ts';

const library = new RuntimeLibrary(dynamic);

/** The text of the functions that are wanted, with those that they need: bodies, and prototypes of those in C. */
export function runtimeText(module: Module, wanted: readonly string[]): string {
  const inC = [...library.reach(wanted)].filter((name) => name.startsWith('&samara_'));
  const text = ownText(module, library.link(wanted));
  if (isLinked(module)) return text.replace(/&\.(?:\d+\.)?(?=samara_js_)|&\.(?:\d+\.)?(?=samara_JS)/g, '&');
  return [text, ...inC.map((name) => ownText(module, prototype(name)))].join('\n');
}

/** The name in this module of a function of the run time. */
export function runtimeName(module: Module, name: string): string {
  return name.startsWith('&samara_') && isLinked(module) ? name : ownName(module, name);
}

/** Is the run time in C a part of the module, from now or from an earlier lowering? */
export function isLinked(module: Module): boolean {
  const func = module.findFunc(dynamicEntries[0]);
  return func !== undefined && hasCode(func);
}

/** Is it a function of the run time in C that is a part of the module? For those, values are words: `u64`. */
export function takesWords(module: Module, name: string): boolean {
  return /^&samara_(?:js_|JS)/.test(name) && isLinked(module);
}

/** What it defines that lowering may have programs call, apart from the intrinsics of the program. */
export const dynamicEntries: readonly string[] = [
  '&samara_js_thrown',
  ...['convert', 'connect', 'wrap', 'wide', 'tasks', 'uncaught', 'collect', 'pin'].map((name) => `&samara_js_${name}`),
  ...[...dynamicBinary, ...dynamicComparisons, ...dynamicUnary].map((op) => `&samara_js_${op}`),
  '&samara_JS_INT32',
  '&samara_JS_BOOLEAN',
  ...fromOutside.map((name) => `&${name}`),
];

const special: Readonly<Record<string, string>> = {
  convert: '(var %a dynany, var %type u32) dynany',
  thrown: '() dynany',
  connect: '(var %pending ptr, var %take ptr) void',
  wrap: '(var %a f64) i64',
  wide: '(var %text ptr) dynany',
  tasks: '() dynany',
  uncaught: '(var %a dynany) void',
  collect: '() void',
  pin: '(var %a dynany) void',
};

/** What the functions take: an operator dynamic values, an intrinsic what its row says. */
function prototype(name: string): string {
  const plain = name.slice('&samara_'.length);
  const own = ownEntry(special, plain.slice(3));
  if (plain.startsWith('js_') && own !== undefined) return `func ${name} ${own}`;
  const row = isJsIntrinsic(plain) ? jsRows[plain] : undefined;
  if (row?.rest === true) return `func ${name} (var %count u32, ...) dynany`;
  const isUnary = dynamicUnary.some((op) => plain === `js_${op}`);
  const params = row?.args ?? (isUnary ? ['dynany'] : ['dynany', 'dynany']);
  return `func ${name} (${params.map((prim, i) => `var %a${i} ${prim}`).join(', ')}) dynany`;
}
