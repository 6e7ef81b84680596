/** `samara link` and several files of Tuyin IR, text and bitcode: as a user meets them. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { samara } from './samara.ts';
import { workFolder } from './work-folder.ts';

const { at, file } = workFolder('link-tuyin');

const main = file(
  'main.ti',
  'import "lib.ti"\ndeclare i32 @value(i32)\nsubset @main\n  output <- "x"\n  @value(4) + seen\n',
);
const lib = file('lib.ti', 'subset @seen\n  @hidden()\nhidden subset @hidden\n  1\nsubset @unused\n  2\n');
const value = file('value.ti', 'define i32 @value(i32 %n) {\n  %n * 10\n}\n');

test('several files run as one program, an imported one is there once', async () => {
  for (const engine of ['graph', 'stack', 'interp', 'wasm'])
    expect(await samara('run', main, value, lib, '--engine', engine)).toEqual({ status: 41, out: 'x', err: '' });
});

test('text and bitcode become one module, which runs by itself', async () => {
  expect((await samara('as', value, '-o', at('value.tb'))).status).toBe(0);
  for (const out of ['program.ti', 'program.tb']) {
    expect(await samara('link', main, at('value.tb'), '-o', at(out))).toEqual({ status: 0, out: '', err: '' });
    expect((await samara('run', at(out), '--engine', 'graph')).status).toBe(41);
  }
  const text = readFileSync(at('program.ti'), 'utf8');
  expect(text).toContain('internal subset @hidden\n');
  expect(text).not.toContain('import');
  expect((await samara('dis', at('program.tb'))).out).toBe(text);
});

test('the bytes do not depend on folders, nor on the order of files', async () => {
  mkdirSync(at('other'));
  const names = ['main.ti', 'lib.ti', 'value.ti'];
  for (const name of names) file(join('other', name), readFileSync(at(name), 'utf8'));
  const [here, there] = [at('one.tb'), at(join('other', 'one.tb'))];
  expect((await samara('link', ...names.map(at), '-o', here)).status).toBe(0);
  expect((await samara('link', ...names.toReversed().map((name) => at(join('other', name))), '-o', there)).status).toBe(
    0,
  );
  expect(readFileSync(there)).toEqual(readFileSync(here));
});

test('what is not reached, and what somebody else supplies', async () => {
  expect((await samara('link', main, value, '--gc', '-o', at('small.ti'))).status).toBe(0);
  expect(readFileSync(at('small.ti'), 'utf8')).not.toContain('unused');
  expect((await samara('link', main, '-o', at('open.ti'))).err).toContain('error[LNK0002]: `@value`');
  expect((await samara('link', main, '--extern', 'value', '-o', at('open.ti'))).status).toBe(0);
  expect(readFileSync(at('open.ti'), 'utf8')).toContain('declare i32 @value(i32)\n');
});

test('mistakes of several files', async () => {
  const again = file('again.ti', 'subset @value\n  3\n');
  const { status, err } = await samara('run', main, value, again);
  expect([status, err.match(/again\.ti|value\.ti/g)]).toEqual([1, ['value.ti', 'again.ti']]);
  expect(err).toContain('error[LNK0001]: `@value` is defined twice');
});
