/**
 * Programs about random structures and unions: members of all types, bit-fields, packed and aligned ones, in each other. Each
 * program prints sizes and offsets, sets members, and prints the bytes.
 */
import { Random } from '../scalar/random.ts';

const scalars = ['char', 'unsigned char', 'short', 'unsigned', 'int', 'long', 'float', 'double', '_Bool', 'char *'];
const bitTypes = [
  ['int', 31],
  ['unsigned', 32],
  ['signed char', 8],
  ['unsigned short', 16],
  ['long', 63],
  ['unsigned long', 64],
  ['_Bool', 1],
] as const;

/** `long` has so many bytes. */
export function randomRecords(seed: bigint, long: 4 | 8 = 8): string {
  const random = new Random(seed);
  const records = Array.from({ length: 6 }, (_, i) => record(random, i, long));
  return `#include <stdio.h>
#include <stddef.h>
#include <string.h>
static void show(const char *name, const void *from, unsigned long size) {
  printf("%s", name);
  for (unsigned long i = 0; i < size; i++) printf(" %02x", ((const unsigned char *)from)[i]);
  printf("\\n");
}
${records.map(({ text }) => text).join('')}
int main(void) {
${records.map(({ body }) => body).join('')}  return 0;
}
`;
}

function record(random: Random, number: number, long: 4 | 8): { text: string; body: string } {
  const word = random.below(4) === 0 ? 'union' : 'struct';
  const pack = random.pick([0, 0, 0, 1, 2, 4]);
  const attribute = random.pick(['', '', '', ' __attribute__((packed))', ' __attribute__((aligned(16)))']);
  const lines: string[] = [];
  const body: string[] = [];
  const name = `${word} r${number}`;
  const isPacked = pack > 0 || attribute.includes('packed');
  for (let i = 0; i < 1 + random.below(7); i++) {
    const kind = random.below(number > 0 ? 8 : 7);
    if (kind < 3) {
      const [type, most] = random.pick(bitTypes);
      const width = Math.min(1 + random.below(most), long * 8);
      lines.push(`  ${type} m${i} : ${width};`);
      body.push(`    x.m${i} = ${random.below(1000) - 500}; printf("%ld ", (long)x.m${i});`);
    } else if (kind === 3 && !isPacked && word === 'struct')
      lines.push(`  ${random.pick(['int', 'char', 'long'])} : ${random.pick([0, 3, 5])};`);
    else if (kind === 7) {
      lines.push(`  struct r${random.below(number)}_t m${i};`);
      body.push(`    printf("%zu ", offsetof(${name}, m${i}));`);
    } else {
      const type = random.pick(scalars);
      lines.push(`  ${type} m${i}${random.below(4) === 0 ? '[3]' : ''};`);
      body.push(`    printf("%zu ", offsetof(${name}, m${i}));`);
    }
  }
  const text = `${pack > 0 ? `#pragma pack(push, ${pack})\n` : ''}${name} {\n${lines.join('\n')}\n}${attribute};\n${pack > 0 ? '#pragma pack(pop)\n' : ''}struct r${number}_t { char before; ${name} in; };\n`;
  const statements = `  {
    ${name} x;
    memset(&x, 0, sizeof x);
    printf("r${number} %zu %zu %zu: ", sizeof x, _Alignof(${name}), offsetof(struct r${number}_t, in));
${body.join('\n')}
    show("", &x, sizeof x);
  }
`;
  return { text, body: statements };
}
