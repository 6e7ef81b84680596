/**
 * The part of the run time of dynamic values that is MAPLE code: conversions that run often, and what turns the word
 * `failed` into an exception. `$__pending` and `$__handlers` are those of the lowering of exceptions, which comes
 * after.
 */
import { dynamicTags } from '../../../maple/dynamic-words.ts';
import { dynamicUnary, isJsIntrinsic, jsRows } from '../../../maple/js-intrinsics.ts';
import { ownEntry } from '../../../base/own-entry.ts';

const word = (of: string): string => `retype u64 <u64> (${of})`;
const high = (of: string): string => `cvt u32 u64 (lshr u64 (${word(of)}, constval u32 32))`;
const low = (of: string): string => `cvt u32 u64 (${word(of)})`;
const x = 'dread dynany %x';

interface RuntimeFunction {
  readonly text: string;
  /** What it calls. */
  readonly needs: readonly string[];
}

const runtimeFunctions: Readonly<Record<string, RuntimeFunction | undefined>> = {
  '&__js_check': {
    needs: ['&__js_throw', '&samara_js_thrown'],
    text: `func &__js_check (var %x dynany) void {
  brfalse @raised (ne u1 u32 (${high(x)}, constval u32 ${dynamicTags.failed}))
  return ()
@raised
  call &samara_js_thrown ()
  call &__js_throw (regread dynany %%retval0)
  return ()
}`,
  },
  '&__js_throw': {
    needs: ['&samara_js_uncaught'],
    text: `func &__js_throw (var %x dynany) void {
  brtrue @heard (dread i32 $__handlers)
  call &samara_js_uncaught (${x})
@heard
  throw (${x})
}`,
  },
  '&__js_int32': {
    needs: ['&__js_check', '&samara_JS_INT32'],
    text: `func &__js_int32 (var %x dynany) i32 {
  brfalse @other (eq u1 u32 (${high(x)}, constval u32 ${dynamicTags.i32}))
  return (cvt i32 u32 (${low(x)}))
@other
  call &samara_JS_INT32 (${x}, constval dynundef 0)
  regassign dynany %1 (regread dynany %%retval0)
  call &__js_check (regread dynany %1)
  return (cvt i32 u32 (${low('regread dynany %1')}))
}`,
  },
  '&__js_truth': {
    needs: ['&samara_JS_BOOLEAN'],
    text: `func &__js_truth (var %x dynany) u1 {
  brtrue @other (lt u1 u32 (${high(x)}, constval u32 ${dynamicTags.bool}))
  brtrue @other (gt u1 u32 (${high(x)}, constval u32 ${dynamicTags.u32}))
  return (ne u1 u32 (${low(x)}, constval u32 0))
@other
  call &samara_JS_BOOLEAN (${x}, constval dynundef 0)
  return (ne u1 u32 (${low('regread dynany %%retval0')}, constval u32 0))
}`,
  },
  '&__js_connect': {
    needs: ['&__js_take', '&__js_throw', '&samara_js_connect'],
    text: `func &__js_connect () void {
  call &samara_js_connect (addrof ptr $__pending, addroffunc ptr &__js_take)
  return ()
}`,
  },
  '&__js_take': {
    needs: [],
    text: `func &__js_take () dynany {
  dassign $__pending (constval i32 0)
  return (regread dynany %%thrownval)
}`,
  },
  '&__js_tasks': {
    needs: ['&__js_check', '&samara_js_tasks'],
    text: `func &__js_tasks () void {
  call &samara_js_tasks ()
  regassign dynany %1 (regread dynany %%retval0)
  call &__js_check (regread dynany %1)
  return ()
}`,
  },
};

/** The text of the functions that are wanted, with those that they need: bodies, and prototypes of the host's. */
export function runtimeText(wanted: Iterable<string>): string {
  const found = new Set<string>();
  const open = [...wanted];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(ownEntry(runtimeFunctions, name)?.needs ?? []));
  }
  return [...found].map((name) => ownEntry(runtimeFunctions, name)?.text ?? prototype(name)).join('\n');
}

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

/** What the host's functions take (src/vm/dynamic): an operator dynamic values, an intrinsic what its row says. */
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
