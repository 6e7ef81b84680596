/** Granted folders under attack, in built C: whatever links there are, nothing outside of the folder is read, made, changed or removed. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cCompilers, compileC } from '../built-c.ts';
import { samara } from '../cli/samara.ts';
import { has, needs } from '../needs.ts';

needs('tcc');
needs('gcc');

const work = mkdtempSync(join(tmpdir(), 'samara-c-folders-'));
afterAll(() => rmSync(work, { recursive: true }));
const at = (name: string): string => join(work, name);

/** Each line of input is a call: what it gave is a line of output. */
const program = `#include <errno.h>
#include <stdio.h>
#include <string.h>
int __sys_path(int what, const char *a, const char *b);
int main(void) {
  char line[9000];
  while (fgets(line, sizeof line, stdin)) {
    char *name = line + 2, *second, text[100];
    line[strcspn(line, "\\n")] = 0;
    second = strchr(name, '|');
    if (second) *second++ = 0;
    errno = 0;
    if (line[0] == 'r' || line[0] == 'w') {
      FILE *file = fopen(name, line[0] == 'r' ? "r" : "w");
      size_t n = file && line[0] == 'r' ? fread(text, 1, 99, file) : 0;
      if (file && line[0] == 'w') fputs("written", file);
      if (file) fclose(file);
      text[n] = 0;
      if (file) puts(line[0] == 'r' ? text : "0");
      else printf("%d\\n", -errno);
      continue;
    }
    printf("%d\\n", __sys_path(line[0] == 'd' ? 1 : line[0] == 'n' ? 2 : 3, name, second));
  }
  return 0;
}
`;

let built = '';
beforeAll(async () => {
  if (!has('gcc')) return;
  for (const name of ['in', 'in/sub', 'out']) mkdirSync(at(name));
  for (const name of ['in/a', 'in/sub/b', 'out/secret']) writeFileSync(at(name), name);
  symlinkSync('a', at('in/inside'));
  symlinkSync('sub', at('in/subs'));
  symlinkSync('../out/secret', at('in/file'));
  symlinkSync(at('out'), at('in/folder'));
  symlinkSync('..', at('in/up'));
  symlinkSync('round', at('in/round'));
  symlinkSync('../out/made', at('in/dangling'));
  symlinkSync('/dev/zero', at('in/zero'));
  symlinkSync('/proc/self/root', at('in/root'));
  execFileSync('mkfifo', [at('in/pipe')]);
  writeFileSync(at('calls.c'), program);
  const { err } = await samara('build', at('calls.c'), '--target', 'c', '-o', at('built.c'));
  if (err !== '') throw new Error(err);
  built = compileC(work, 'calls', readFileSync(at('built.c'), 'utf8'), cCompilers.gcc);
}, 180_000);

function answers(calls: readonly string[], grant = `${at('in')}:/:rw`): string[] {
  const env = { ...process.env, SAMARA_DIRS: grant };
  const { stdout, status, stderr } = spawnSync(built, { input: `${calls.join('\n')}\n`, env, timeout: 20_000 });
  if (status !== 0) throw new Error(`status ${status}: ${stderr.toString()}`);
  return stdout.toString().trimEnd().split('\n');
}

/** As `samara run` has them (folders.test.ts); a link that leads to nothing outside is refused as one that leads out. */
const reads: readonly (readonly [string, string])[] = [
  ['a', 'in/a'],
  ['./sub/../sub//b', 'in/sub/b'],
  ['inside', 'in/a'],
  ['subs/b', 'in/sub/b'],
  ['subs/../a', 'in/a'],
  ['../out/secret', '-2'],
  ['file', '-13'],
  ['folder/secret', '-13'],
  ['folder', '-13'],
  ['up/out/secret', '-13'],
  ['up/in/a', 'in/a'],
  ['root/etc/passwd', '-13'],
  ['round', '-40'],
  ['round/a', '-40'],
  ['dangling', '-2'],
  ['zero', '-13'],
  ['pipe', '-13'],
  ['sub', '-21'],
  ['a/b', '-20'],
  ['/', '-21'],
  ['..', '-21'],
];

test('names and links are read as by samara run', () => {
  expect(answers(reads.map(([name]) => `r ${name}`))).toEqual(reads.map(([, expected]) => expected));
});

test('nothing outside is written, removed, renamed or made', () => {
  const calls = ['file', 'folder/new', 'folder/secret', 'up/new', 'dangling', 'zero', 'pipe', 'root/tmp/new'].map(
    (name) => `w ${name}`,
  );
  for (const name of ['folder/secret', 'up/out/secret', '../out/secret'])
    calls.push(
      `d ${name}`,
      `n ${name}|taken`,
      `n a|${name}2`.replace('../', 'up/'),
      `m ${name}3`.replace('../', 'up/'),
    );
  calls.push('d /');
  expect(answers(calls).filter((answer) => Number(answer) >= 0)).toEqual([]);
  expect([readdirSync(at('out')), readFileSync(at('out/secret'), 'utf8'), existsSync(at('new'))]).toEqual([
    ['secret'],
    'out/secret',
    false,
  ]);
});

test('folders are made and removed, links are removed and not what they lead to', () => {
  symlinkSync(at('out/secret'), at('in/gone'));
  expect(
    answers([
      'm made',
      'm made',
      'm made/inner',
      'w made/inner/file',
      'n made/inner/file|moved',
      'd made',
      'd made/inner',
      'd gone',
    ]),
  ).toEqual(['0', '-17', '0', '0', '0', '-39', '0', '0']);
  expect([
    statSync(at('in/made')).isDirectory(),
    readFileSync(at('in/moved'), 'utf8'),
    existsSync(at('out/secret')),
  ]).toEqual([true, 'written', true]);
  expect(answers(['w a', 'm new', 'r a'], at('in') + ':/')).toEqual(['-30', '-30', 'in/a']);
});
