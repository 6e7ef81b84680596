/** Methods of Java by their mangled names, as people write them: for traces, and for who calls them by name. */
import { ownEntry } from './own-entry.ts';

const javaWords: Readonly<Record<string, string>> = {
  Z: 'boolean',
  B: 'byte',
  C: 'char',
  S: 'short',
  I: 'int',
  J: 'long',
  F: 'float',
  D: 'double',
};

/** `java.util.List.add(Object)` for `Ljava_2Futil_2FList_3B_7Cadd_7C_28Ljava_2Flang_2FObject_3B_29Z`; undefined for other names. */
export function readableMethod(mangled: string): string | undefined {
  const [, owner, method, inside] = /^L(.*?)_3B_7C(.*?)_7C_28(.*)_29/.exec(mangled) ?? [];
  if (owner === undefined) return undefined;
  const params = inside.match(/A*(?:L.*?_3B|[ZBCSIJFD])/g) ?? [];
  return `${plainJava(owner)}.${plainJava(method)}(${params.map(readableType).join(', ')})`;
}

/** Classes of parameters without their packages, as Java's documentation has them. */
function readableType(letters: string): string {
  const [, arrays, type] = /^(A*)(.*)$/.exec(letters) ?? [];
  const name = ownEntry(javaWords, type) ?? readableClass(type).replace(/^.*\./, '');
  return name + '[]'.repeat(arrays.length);
}

/** `java.util.List` for `Ljava_2Futil_2FList_3B`. */
export function readableClass(mangled: string): string {
  return plainJava(mangled.slice(1, -3));
}

/** What was mangled, with dots between packages. */
function plainJava(text: string): string {
  return text
    .replace(/__|_u([0-9a-f]{4})|_([0-9A-F]{2})/g, (all, unit: string | undefined, byte: string | undefined) =>
      all === '__' ? '_' : String.fromCharCode(Number.parseInt(unit ?? byte ?? '', 16)),
    )
    .replaceAll('/', '.');
}
