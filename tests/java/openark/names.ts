/** Names and types as the front end spells them, and its string literals. */
import { createHash } from 'node:crypto';
import type { T } from '../../maple/openark/writer.ts';

/** `LA;|main|([Ljava/lang/String;)V` as `LA_3B_7Cmain_7C_28ALjava_2Flang_2FString_3B_29V`. */
export function mangle(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, (c) => {
    if (c === '_') return '__';
    if (c === '[') return 'A';
    const code = c.charCodeAt(0);
    return code < 0x80
      ? `_${code.toString(16).toUpperCase().padStart(2, '0')}`
      : `_u${code.toString(16).padStart(4, '0')}`;
  });
}

/** `java/lang/String` as `Ljava_2Flang_2FString_3B`; the class of an array by its descriptor. */
export function classSymbol(name: string): string {
  return mangle(name.startsWith('[') ? name : `L${name};`);
}

export function methodSymbol(owner: string, name: string, descriptor: string): string {
  return `&${classSymbol(owner)}${mangle(`|${name}|${descriptor}`)}`;
}

export function fieldSymbol(owner: string, name: string): string {
  return `$${classSymbol(owner)}${mangle(`|${name}`)}`;
}

const prims: Readonly<Record<string, string>> = {
  Z: 'u1',
  B: 'i8',
  C: 'u16',
  S: 'i16',
  I: 'i32',
  J: 'i64',
  F: 'f32',
  D: 'f64',
  V: 'void',
};

/** The primitive type as which a value of a descriptor is read. */
export function primOf(descriptor: string): string {
  return prims[descriptor] ?? 'ref';
}

export function typeText(descriptor: string): string {
  if (descriptor.startsWith('[')) return `<* <[] ${typeText(descriptor.slice(1))}>>`;
  return prims[descriptor] ?? `<* <$${mangle(descriptor)}>>`;
}

/** The same for a file of types. */
export function typeRecord(descriptor: string): T {
  if (descriptor.startsWith('[')) return { ptr: { jarray: typeRecord(descriptor.slice(1)) } };
  return prims[descriptor] ?? { ptr: { class: mangle(descriptor) } };
}

export function parametersOf(descriptor: string): string[] {
  return /^\((.*)\)/.exec(descriptor)?.[1].match(/\[*(?:[ZBCSIJFD]|L[^;]*;)/g) ?? [];
}

export function resultOf(descriptor: string): string {
  return descriptor.slice(descriptor.indexOf(')') + 1);
}

/** The name and the words of a literal: class word, monitor and count, hash, characters, in whole words. */
export function literalOf(text: string): { readonly name: string; readonly declaration: string } {
  const utf16 = Buffer.from(text, 'utf16le');
  const name = `_C_STR_${utf16.length <= 15 ? utf16.toString('hex') : createHash('md5').update(utf16).digest('hex')}`;
  const isCompressed = text !== '' && [...text].every((c) => c.charCodeAt(0) < 127);
  const units = isCompressed ? Buffer.from(text, 'latin1') : utf16;
  const bytes = Buffer.alloc(8 * Math.ceil((20 + units.length) / 8));
  bytes.writeUInt32LE(2 * text.length + (isCompressed ? 1 : 0), 12);
  let hash = 0;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(31, hash) + text.charCodeAt(i)) | 0;
  bytes.writeInt32LE(hash, 16);
  units.copy(bytes, 20);
  const words = Array.from({ length: bytes.length / 8 }, (_, i) => {
    const word = bytes.readBigInt64LE(8 * i);
    return word > 1024n ? `0x${word.toString(16)}` : String(word);
  });
  return { name, declaration: `var $${name} fstatic <[${words.length}] u64> readonly = [${words.join(', ')}]` };
}
