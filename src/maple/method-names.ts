/**
 * How a method is named, apart from its class: what an overriding method has in common with the one that it overrides.
 *
 *     &LDog_3B_7Cspeak_7C_28_29V   Java, mangled      speak_7C_28_29V
 *     &LDog;|speak|V               Java               speak|V
 *     &_ZN3Dog5speakEv             C++                5speakEv
 *     &Dog_speak  &Dog.speak       class and method   speak
 *     &speak                       anything else      speak
 *
 * (docs/decisions/0074-methods-and-selectors.md)
 */
import { ownEntry } from '../base/own-entry.ts';
import type { PrimType } from '../scalar/prim-types.ts';

/** The part of a method's name that does not depend on its class (`className` with its sigil). */
export function selectorOf(method: string, className: string): string {
  const name = method.slice(1);
  const owner = className.slice(1);
  if (name.startsWith(`${owner}_7C`)) return name.slice(owner.length + 3);
  if (name.startsWith(`${owner}|`)) return name.slice(owner.length + 1);
  if (name.startsWith(`_ZN${owner.length}${owner}`)) return name.slice(3 + String(owner.length).length + owner.length);
  if (name.startsWith(`_ZNK${owner.length}${owner}`)) return name.slice(4 + String(owner.length).length + owner.length);
  return name.startsWith(owner) && /^[._$|]+[A-Za-z0-9_]/.test(name.slice(owner.length))
    ? name.slice(owner.length).replace(/^[._$|]+/, '')
    : name;
}

/** The class whose mangled name begins the name of a Java method, with its sigil. */
export function javaOwner(method: string): string | undefined {
  const at = method.search(/_7C|\|/);
  return at < 2 ? undefined : `$${method.slice(1, at)}`;
}

/** Is it a constructor or a class initialiser? Those are never found by the class of an object. */
export function isInitialiser(selector: string): boolean {
  return /^(_3C|<)(cl)?init(_3E|>)/.test(selector);
}

const javaPrims: Readonly<Record<string, PrimType>> = {
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

/** What a Java method takes, apart from the object, and gives, by its mangled name; undefined if the name does not say it. */
export function javaSignature(
  method: string,
): { readonly params: readonly PrimType[]; readonly result: PrimType } | undefined {
  const [, inside, result] = /_7C_28(.*)_29([^|]*)$/.exec(method) ?? [];
  if (inside === undefined) return undefined;
  const letters = inside.match(/A*(?:L.*?_3B|[ZBCSIJFD])/g) ?? [];
  if (letters.join('') !== inside) return undefined;
  return { params: letters.map(primOfLetter), result: primOfLetter(result) };
}

function primOfLetter(letter: string): PrimType {
  return ownEntry(javaPrims, letter) ?? 'ref';
}
