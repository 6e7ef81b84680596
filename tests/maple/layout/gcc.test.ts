/** The layout of structures against gcc: sizes, alignments, offsets, and the very bits of bit-fields. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Layout } from '../../../src/maple/layout.ts';
import { Random } from '../../scalar/random.ts';
import { randomStructs, type RandomStruct } from './random-structs.ts';
import { times } from '../../long.ts';
import { needs } from '../../needs.ts';

/**
 * What gcc prints for a structure: `size align`, then a line a field: offset and size in bytes for a plain one, the hex
 * bytes of the structure with all bits of the field set for a bit-field.
 */
function cProgram(structs: readonly RandomStruct[], layout: Layout): string {
  const body = structs.map((struct) => {
    const lines = struct.paths.map((path, i) => {
      if (path === undefined) return 'puts("-");';
      const isBits = layout.field(struct.type, i + 1)?.bitSize !== undefined;
      if (isBits) return `{ static ${struct.name} s; memset(&s, 0, sizeof s); s.${path} = -1; dump(&s, sizeof s); }`;
      return `{ static ${struct.name} s; printf("%ld %zu\\n", (char *)&s.${path} - (char *)&s, sizeof s.${path}); }`;
    });
    return `void show_${struct.name}(void) { printf("%zu %zu\\n", sizeof(${struct.name}), _Alignof(${struct.name})); ${lines.join('\n')} }`;
  });
  return `#include <stdio.h>\n#include <string.h>
static void dump(const void *p, size_t n) { for (size_t i = 0; i < n; i++) printf("%02x", ((const unsigned char *)p)[i]); puts(""); }
${structs.map((struct) => struct.declaration).join('\n')}
${body.join('\n')}
int main(void) { ${structs.map((struct) => `show_${struct.name}();`).join(' ')} }\n`;
}

function ourLines(struct: RandomStruct, layout: Layout): string[] {
  const size = layout.sizeOf(struct.type);
  const fields = struct.paths.map((path, i) => {
    const place = layout.field(struct.type, i + 1);
    if (path === undefined) return '-';
    if (place === undefined) return 'no such field';
    if (place.bitSize === undefined) return `${place.offset} ${layout.sizeOf(place.type)}`;
    const first = place.offset * 8 + (place.bitOffset ?? 0);
    const mask = ((1n << BigInt(place.bitSize)) - 1n) << BigInt(first);
    return Array.from({ length: size }, (_, byte) =>
      ((mask >> BigInt(byte * 8)) & 255n).toString(16).padStart(2, '0'),
    ).join('');
  });
  return [`${size} ${layout.alignOf(struct.type)}`, ...fields];
}

function compileAndRun(source: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'samara-layout-'));
  try {
    writeFileSync(join(folder, 'layout.c'), source);
    execFileSync('gcc', ['-O0', '-w', '-o', join(folder, 'layout'), join(folder, 'layout.c')], { stdio: 'ignore' });
    return execFileSync(join(folder, 'layout'), { encoding: 'utf8', maxBuffer: 1 << 28 })
      .trimEnd()
      .split('\n');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('structures as gcc lays them out', () => {
  needs('gcc');
  test.each([0n, 1n, 2n, 3n].slice(0, times(2, 4)))('random structures, seed %s', (seed) => {
    const { module, structs } = randomStructs(new Random(seed), 150);
    const layout = new Layout(module, 8);
    const lines = compileAndRun(cProgram(structs, layout));
    let at = 0;
    for (const struct of structs) {
      const theirs = lines.slice(at, (at += struct.paths.length + 1));
      expect({ c: struct.declaration, lines: ourLines(struct, layout) }).toEqual({
        c: struct.declaration,
        lines: theirs,
      });
      expect(layout.fieldCount(struct.type)).toBe(struct.paths.length);
    }
    expect(at).toBe(lines.length);
  });

  test('a storage unit lies inside the structure and covers its bits', () => {
    const { module, structs } = randomStructs(new Random(4n), 300);
    const layout = new Layout(module, 8);
    let units = 0;
    for (const struct of structs) {
      for (let id = 1; id <= struct.paths.length; id++) {
        const place = layout.field(struct.type, id);
        if (place?.bitSize === undefined || place.split || place.bitSize === 0 || struct.paths[id - 1] === undefined)
          continue;
        const unit = layout.sizeOf(module.types.prim(place.unit ?? 'void'));
        expect(place.bitOffset).toBeGreaterThanOrEqual(0);
        expect((place.bitOffset ?? 0) + place.bitSize).toBeLessThanOrEqual(unit * 8);
        expect(place.offset + unit).toBeLessThanOrEqual(layout.sizeOf(struct.type));
        units++;
      }
    }
    expect(units).toBeGreaterThan(200);
  });
});
