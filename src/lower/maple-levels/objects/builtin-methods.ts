/** The methods of built-in classes that work without a class library: constructors, and what needs no fields. */
import type { ownTemplate } from '../own-names.ts';
import { isBuiltinClass } from '../../../maple/builtin-classes.ts';
import { ownEntry } from '../../../base/own-entry.ts';

/**
 * The text of a method of a built-in class, or of a class that inherits it (`inherits` knows those), by its mangled name;
 * undefined for what must come from a library.
 */
export function builtinMethods(
  name: string,
  own: ReturnType<typeof ownTemplate>,
  inherits: (className: string) => boolean,
): string | undefined {
  const [owner, method, signature] = partsOf(name);
  if (owner === undefined || method === undefined) return undefined;
  const isBuiltin = isBuiltinClass(`$${owner}`);
  if (!isBuiltin && !inherits(`$${owner}`)) return undefined;
  if (method === '_3Cinit_3E' && isBuiltin) return constructorText(name, own, signature);
  if ((method === 'getMessage' || method === 'getLocalizedMessage') && signature?.startsWith('_28_29') === true)
    return own`func ${name} (var %this ref) ref { call &__message_of (dread ref %this) return (regread ref %%retval0) }`;
  if (method === 'hashCode' && signature === '_28_29I')
    return `func ${name} (var %this ref) i32 { return (cvt i32 u64 (cvt u64 ptr (dread ptr %this))) }`;
  if (method === 'equals')
    return `func ${name} (var %this ref, var %other ref) u1 { return (eq u1 ref (dread ref %this, dread ref %other)) }`;
  return undefined;
}

/** A constructor; one whose first parameter is a string keeps that as the message of an exception. */
function constructorText(name: string, own: ReturnType<typeof ownTemplate>, signature: string | undefined): string {
  const hasMessage = signature?.startsWith('_28Ljava_2Flang_2FString_3B') === true;
  const store = hasMessage ? own` call &__set_message (dread ref %this, dread ref %p0)` : '';
  return `func ${name} (var %this ref${parametersOf(signature)}) void {${store} return () }`;
}

/** `&Owner_7Cmethod_7Csignature`. */
function partsOf(name: string): readonly (string | undefined)[] {
  return name.slice(1).split('_7C');
}

/** The parameters of `_28Ljava_2Flang_2FString_3BI_29V` behind the receiver. */
function parametersOf(signature = ''): string {
  const inside = /^_28(.*)_29/.exec(signature)?.[1] ?? '';
  const letters = inside.match(/A*(L.*?_3B|[ZBCSIJFD])/g) ?? [];
  return letters.map((letter, i) => `, var %p${i} ${primOf(letter)}`).join('');
}

function primOf(letter: string): string {
  return ownEntry({ Z: 'u1', B: 'i8', C: 'u16', S: 'i16', I: 'i32', J: 'i64', F: 'f32', D: 'f64' }, letter) ?? 'ref';
}
