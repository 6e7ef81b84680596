/** `JSON` (ECMA-262, section 25.5). */
import { HIDDEN } from '../objects.ts';
import { put } from '../properties.ts';
import type { Realm } from '../realm.ts';
import { installMethods, type Methods } from './install.ts';
import { parseJson } from './json-parse.ts';
import { writeJson } from './json-write.ts';

export function installJson(realm: Realm): void {
  const json = realm.object();
  installMethods(realm, json, functions);
  put(realm, realm.global, 'JSON', json, HIDDEN);
}

const functions: Methods = [
  ['parse', 2, (r, _, [text, reviver]) => parseJson(r, r.text(text), reviver)],
  ['stringify', 3, (r, _, [value, replacer, space]) => writeJson(r, value, replacer, space)],
];
