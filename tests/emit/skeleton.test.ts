/** The emitter of src/backend/README.md is `skeleton.ts`, compiled with the tests; here it runs, and the page shows it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseText } from '../../src/linear/parser.ts';
import { emit } from './skeleton.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the page shows the skeleton', () => {
  const shown = read('skeleton.ts').replaceAll("'../../src/backend/", "'./").replaceAll("'../../src/", "'../");
  expect(read('../../src/backend/README.md')).toContain(`\`\`\`ts\n${shown}\`\`\``);
});

test('it finds the structure, and meets nothing that it said its target lacks', () => {
  const { module } = parseText(`global data 4 align 1 @text = {0: "abc"}
export func f64 @rest, param 2
  fparam f64 p0
  fparam f64 p1
  goto lbl0
lbl0:
  t2 = GreaterD p0, p1
  goto t2 ? lbl1 : lbl2
lbl1:
  p0 = ModD p0, p1
  goto lbl0
lbl2:
  return p0
func end
`);
  if (module === undefined) throw new Error('the program cannot be read');
  const text = emit(module);
  expect(text).toMatch(/^at \d+: 97 98 99\nrest:\n/);
  expect(text.split('.fmod:')[0]).toMatch(/loop[^]*Call; Assign[^]*break/);
  expect(text).not.toContain('ModD');
});
