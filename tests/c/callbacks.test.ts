/** Which functions of the C library call the program back: what exceptions of a program may pass through (driver/libc-complete.ts). */
import { expect, test } from 'vitest';
import { takesFunctions } from '../../src/driver/libc-complete.ts';
import { fileOf } from '../../src/driver/libc-files.ts';
import { headers } from '../../src/frontend/c/headers.ts';

/** `int atexit(void (*function)(void));`, and what has a parameter of such a type by its name. */
function declaredIn(text: string): string[] {
  const types = [...text.matchAll(/^typedef .*\(\*(\w+)\)\(/gm)].map(([, name]) => name);
  const isFunction = (parameters: string): boolean =>
    parameters.includes('(*') || types.some((name) => new RegExp(`\\b${name}\\b`).test(parameters));
  return [...text.matchAll(/^\w[\w *]*?\b(\w+)\((.*)\);$/gm)]
    .filter(([line, , parameters]) => !line.startsWith('typedef') && isFunction(parameters))
    .map(([, name]) => name);
}

test('the table has all functions of the headers that take functions', () => {
  const declared = Object.values(headers).flatMap(declaredIn);
  expect([...new Set(declared)].filter((name) => fileOf(name) !== undefined).sort()).toEqual(
    [...takesFunctions].sort(),
  );
});
