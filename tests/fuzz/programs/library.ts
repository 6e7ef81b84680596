/** Calls of the C library: printing in every format, strings in buffers that are large enough, functions that call back. */
import { mix } from './checksums.ts';
import { converted } from './conversions.ts';
import { expression } from './expressions.ts';
import { randomPlace } from './places.ts';
import { isFloat, isInteger, isWide, type Prim } from './types.ts';
import { emit, freshLocal, freshRegister, type Scope, type World } from './world.ts';

/** Widths that `printf` knows, as text behind `%` and flags, by type. */
function conversionFor(scope: Scope, type: Prim): { format: string; type: Prim } {
  const { choices } = scope;
  const flags = `${choices.pick(['', '-', '0', '+', ' ', '#'])}${choices.pick(['', '', '1', '12'])}`;
  if (isFloat(type))
    return {
      format: `%${flags}${choices.pick(['', '.0', '.3', '.10'])}${choices.pick(['f', 'e', 'g', 'a', 'G', 'E'])}`,
      type: 'f64',
    };
  if (type === 'i64') return { format: `%${flags}lld`, type };
  if (type === 'u64') return { format: `%${flags}${choices.pick(['llu', 'llx', 'llo', 'llX'])}`, type };
  if (type.startsWith('i')) return { format: `%${flags}${choices.pick(['d', 'i', 'hd', 'hhd'])}`, type: 'i32' };
  return { format: `%${flags}${choices.pick(['u', 'x', 'o', 'X', 'hhu', 'hx'])}`, type: 'u32' };
}

/** One to three values with their formats: the format, and the arguments behind it. */
function formatted(scope: Scope): { format: string; values: string[] } {
  const pieces = Array.from({ length: 1 + scope.choices.below(3) }, () => {
    const { read, prim } = randomPlace(scope);
    const known: Prim = (isInteger(prim) && !isWide(prim)) || prim === 'f32' || prim === 'f64' ? prim : 'i32';
    const conversion = conversionFor(scope, known);
    const value = known === prim ? converted(read, prim, conversion.type) : undefined;
    return { format: conversion.format, value: value ?? expression(scope, conversion.type, 2) };
  });
  return { format: pieces.map(({ format }) => format).join(' '), values: pieces.map(({ value }) => value) };
}

export function printStatement(scope: Scope): void {
  const { choices } = scope;
  if (choices.once(5))
    return emit(
      scope,
      `call &printf (conststr ptr "%s|%${choices.pick(['5', '-5', '.2', ''])}s|%c\\n", conststr ptr "text", conststr ptr "more", constval i32 ${65 + choices.below(26)})`,
    );
  const { format, values } = formatted(scope);
  if (choices.once(3)) return printToBuffer(scope, format, values);
  emit(scope, `call &printf (conststr ptr "${format}\\n", ${values.join(', ')})`);
}

/** Cut to the buffer's size; the result is the length without cutting. */
function printToBuffer(scope: Scope, format: string, values: readonly string[]): void {
  const { choices, world } = scope;
  world.needed.add('func &snprintf extern varargs (var %to <* u8>, var %n u64, var %format <* u8>, ...) i32');
  const buffer = byteBuffer(scope);
  const length = freshRegister(scope, 'i32', 'constval i32 0');
  emit(
    scope,
    `callassigned &snprintf (addrof ptr ${buffer}, constval u64 ${choices.pick([1, 4, 16, 32])}, conststr ptr "${format}", ${values.join(', ')}) { regassign i32 ${length} }`,
  );
  emit(scope, `call &printf (conststr ptr "[%s] %d\\n", addrof ptr ${buffer}, regread i32 ${length})`);
}

function byteBuffer(scope: Scope): string {
  return freshLocal(
    scope,
    '<[32] u8>',
    `[${Array.from({ length: 32 }, (_, i) => (i < 3 ? 97 + scope.choices.below(3) : 0)).join(', ')}]`,
  );
}

const text = (scope: Scope): string =>
  `conststr ptr "${scope.choices.pick(['', 'a', 'abc', 'abd', 'b\\x01c', 'bca', '12', '-7x'])}"`;

export function stringStatement(scope: Scope): void {
  scope.choices.pick([copyString, compareStrings, lengthOfString, findInString, parseNumber])(scope);
}

function copyString(scope: Scope): void {
  const { choices, world } = scope;
  const buffer = byteBuffer(scope);
  const [name, extra] = choices.pick([
    ['strcpy', ''],
    ['strcat', ''],
    ['strncpy', sizeOf(world)],
    ['strncat', sizeOf(world)],
  ] as const);
  world.needed.add(
    `func &${name} extern (var %to <* u8>, var %from <* u8>${extra === '' ? '' : `, var %n ${extra}`}) <* u8>`,
  );
  emit(
    scope,
    `call &${name} (addrof ptr ${buffer}, ${text(scope)}${extra === '' ? '' : `, constval ${extra} ${choices.below(9)}`})`,
  );
  emit(scope, `call &printf (conststr ptr "%.12s\\n", addrof ptr ${buffer})`);
}

function compareStrings(scope: Scope): void {
  const result = freshRegister(scope, 'i32', 'constval i32 0');
  emit(scope, `regassign i32 ${result} (intrinsicop i32 C_strcmp (${text(scope)}, ${text(scope)}))`);
  mix(scope, `cmp i32 i32 (regread i32 ${result}, constval i32 0)`, 'i32');
}

function lengthOfString(scope: Scope): void {
  const buffer = byteBuffer(scope);
  mix(scope, `intrinsicop u64 C_strlen (${scope.choices.once(2) ? `addrof ptr ${buffer}` : text(scope)})`, 'u64');
}

function findInString(scope: Scope): void {
  const { choices, world } = scope;
  world.needed.add('func &strchr extern (var %s <* u8>, var %c i32) <* u8>');
  const found = freshLocal(scope, '<* u8>', '0');
  emit(
    scope,
    `callassigned &strchr (conststr ptr "abcabc", constval i32 ${96 + choices.below(5)}) { dassign ${found} }`,
  );
  emit(
    scope,
    `if (ne u1 ptr (dread ptr ${found}, constval ptr 0)) { call &printf (conststr ptr "%s\\n", dread ptr ${found}) }`,
  );
}

/** As `long long`, which has 64 bits whatever addresses have. */
function parseNumber(scope: Scope): void {
  scope.world.needed.add('func &strtoll extern (var %s <* u8>, var %end <* <* u8>>, var %base i32) i64');
  const result = freshRegister(scope, 'i64', 'constval i64 0');
  emit(
    scope,
    `callassigned &strtoll (${text(scope)}, constval ptr 0, constval i32 ${scope.choices.pick([0, 8, 10, 16])}) { regassign i64 ${result} }`,
  );
  mix(scope, `regread i64 ${result}`, 'i64');
}

export const callbackFunctions = [
  'func &order (var %x <* i32>, var %y <* i32>) i32 {',
  '  dassign $hash (add u64 (dread u64 $hash, constval u64 1))',
  '  return (cmp i32 i32 (iread i32 <* i32> 0 (dread ptr %x), iread i32 <* i32> 0 (dread ptr %y)))',
  '}',
  'func &orderBytes (var %x <* u8>, var %y <* u8>) i32 {',
  '  return (sub i32 (iread u32 <* u8> 0 (dread ptr %y), iread u32 <* u8> 0 (dread ptr %x)))',
  '}',
  'func &goodbye () void {',
  '  call &printf (conststr ptr "goodbye %llx\\n", dread u64 $hash)',
  '  return ()',
  '}',
];

/** `size_t` of the program's addresses: the library is that of its data model. */
const sizeOf = ({ pointerSize }: World): 'u32' | 'u64' => (pointerSize === 4 ? 'u32' : 'u64');
const order = 'var %order <* <func (<* void>, <* void>) i32>>';
const qsort = (size: string): string =>
  `func &qsort extern (var %base <* void>, var %n ${size}, var %size ${size}, ${order}) void`;
const bsearch = (size: string): string =>
  `func &bsearch extern (var %key <* void>, var %base <* void>, var %n ${size}, var %size ${size}, ${order}) <* void>`;

/** Functions that call back, and what runs at the end. */
export function libraryStatement(scope: Scope): void {
  const { choices, world } = scope;
  const type = choices.pick(['i32', 'u8'] as const);
  const [size, compare] = type === 'i32' ? [4, '&order'] : [1, '&orderBytes'];
  const sizeType = sizeOf(world);
  const count = 1 + choices.below(7);
  const array = freshLocal(
    scope,
    `<[${count}] ${type}>`,
    `[${Array.from({ length: count }, () => choices.below(20)).join(', ')}]`,
  );
  if (choices.once(6)) {
    world.needed.add('func &atexit extern (var %f <* <func () void>>) i32');
    emit(scope, 'call &atexit (addroffunc ptr &goodbye)');
  }
  world.needed.add(qsort(sizeType));
  emit(
    scope,
    `call &qsort (addrof ptr ${array}, constval ${sizeType} ${count}, constval ${sizeType} ${size}, addroffunc ptr ${compare})`,
  );
  for (let i = 0; i < count; i++)
    mix(scope, `iread ${type} <* ${type}> 0 (add ptr (addrof ptr ${array}, constval i64 ${i * size}))`, type);
  if (type === 'i32' && choices.once(2)) search(scope, array, count);
}

function search(scope: Scope, array: string, count: number): void {
  const sizeType = sizeOf(scope.world);
  scope.world.needed.add(bsearch(sizeType));
  const key = freshLocal(scope, 'i32', String(scope.choices.below(20)));
  const found = freshLocal(scope, '<* i32>', '0');
  emit(
    scope,
    `callassigned &bsearch (addrof ptr ${key}, addrof ptr ${array}, constval ${sizeType} ${count}, constval ${sizeType} 4, addroffunc ptr &order) { dassign ${found} }`,
  );
  mix(scope, `eq u1 ptr (dread ptr ${found}, constval ptr 0)`, 'u1');
}
