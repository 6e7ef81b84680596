/** The generated parts of docs/ir/dynamic-types.md: tags, operators, intrinsics, the numbers of built-in objects and strings. */
import { dynamicTags, tagOfType, type DynamicTag } from '../../src/maple/dynamic-words.ts';
import { builtinObjects, builtinStrings, jsRows, type JsRow } from '../../src/maple/js-intrinsics.ts';
import { dynamicBinary, dynamicComparisons, dynamicUnary, type DynamicOperator } from '../../src/scalar/ops.ts';
import { primByCode } from '../../src/scalar/prim-types.ts';
import { table } from './markdown.mjs';

const payloads: Readonly<Record<Exclude<DynamicTag, 'failed'>, string>> = {
  undefined: '0',
  null: '0',
  hole: '0',
  bool: '0 or 1',
  i32: 'the number',
  u32: 'the number',
  f32: 'the bits of the number',
  ptr: 'an address; 0 is null',
  str: 'the address of C text, or from 0xf0000000 the number of a string',
  obj: 'the number of an object',
  none: '0; reads as undefined',
};

export function tags(): string {
  const names = (Object.keys(payloads) as Exclude<DynamicTag, 'failed'>[]).map((tag) => {
    const types = primByCode.filter((prim) => tagOfType(prim) === tag).map((prim) => `\`${prim}\``);
    return [String(dynamicTags[tag]), types.join(' '), payloads[tag]];
  });
  return table(
    ['Tag word', 'Type', 'Payload word'],
    [...names, ['0x10000 and up', '`dynf64`', 'both words: the bits of the number plus 2^48']],
  );
}

const spelled: Readonly<Record<DynamicOperator, string>> = {
  add: 'a + b',
  sub: 'a - b',
  mul: 'a * b',
  div: 'a / b',
  rem: 'a % b',
  band: 'a & b',
  bior: 'a | b',
  bxor: 'a ^ b',
  shl: 'a << b',
  ashr: 'a >> b',
  lshr: 'a >>> b',
  max: 'Math.max(a, b)',
  min: 'Math.min(a, b)',
  neg: '-a',
  bnot: '~a',
  abs: 'Math.abs(a)',
  eq: 'a == b',
  ne: 'a != b',
  lt: 'a < b',
  le: 'a <= b',
  gt: 'a > b',
  ge: 'a >= b',
  cmp: '-1, 0 or 1 as < and == say; else 1',
  cmpl: '-1, 0 or 1 as > and == say; else -1',
  cmpg: 'as cmp',
};

export function operators(): string {
  const names: DynamicOperator[] = [...dynamicBinary, ...dynamicUnary, ...dynamicComparisons];
  return table(
    ['Opcode', 'JavaScript'],
    names.map((op) => [`\`${op}\``, spelled[op].replaceAll('|', '\\|')]),
  );
}

function intrinsicRow([name, row]: [string, JsRow]): string[] {
  const args = `${row.args.join(', ')}${row.rest === true ? ', …' : ''}`;
  return [
    `\`${name}\``,
    `\`${row.result} (${args})\``,
    row.throws === false ? '' : 'yes',
    row.doc.replaceAll('|', '\\|'),
  ];
}

export function jsIntrinsicTable(): string {
  return table(['Intrinsic', 'Signature', 'May throw', 'Meaning'], Object.entries(jsRows).map(intrinsicRow));
}

export function builtins(): string {
  const rows = Array.from({ length: Math.max(builtinObjects.length, builtinStrings.length) }, (_, i) => [
    String(i),
    builtinObjects[i] === undefined ? '' : `\`${builtinObjects[i]}\``,
    builtinStrings[i] === undefined ? '' : `\`"${builtinStrings[i]}"\``,
  ]);
  return table(['Number', 'JS_GET_BIOBJECT', 'JS_GET_BISTRING'], rows);
}
