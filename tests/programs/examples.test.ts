/** Every MAPLE example on every engine, plain and optimised, and built, against what JavaScript computes in its own way. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { parse } from '../../src/driver/index.ts';
import { samaraWith } from '../cli/samara.ts';
import { linearEngines, missingTool, namesOf, outputsFor, type RunnableUnit } from '../engines.ts';

const root = resolve(import.meta.dirname, '../..');
const input = readFileSync(join(root, 'README.md'), 'utf8');

/** Name → the whole standard output. `wc` reads the README. */
const oracles: Readonly<Record<string, () => string>> = {
  hello: () => 'Hello from MAPLE IR\n',
  leaks: () => 'done\n',
  fact: () => `10! = ${[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].reduce((a, b) => a * b)}\n`,
  wc: () =>
    `${input.split('\n').length - 1} lines, ${input.trim().split(/\s+/).length} words, ${Buffer.byteLength(input)} bytes\n`,
  sha256: () =>
    (
      [
        ['', 1],
        ['abc', 1],
        ['maple', 12],
        ['0123456789', 20000],
      ] as const
    )
      .map(
        ([text, times]) => `${createHash('sha256').update(text.repeat(times)).digest('hex')}  ${times} x "${text}"\n`,
      )
      .join(''),
  queens,
  list,
  matmul,
  mandelbrot,
  interpreter,
};

/** All permutations, the wrong ones thrown away; the program shows the first board of eight that it finds. */
function queens(): string {
  let text = '';
  for (let n = 1; n <= 8; n++) {
    const boards = permutations(n).filter((board) =>
      board.every((column, row) =>
        board.every((other, below) => below <= row || Math.abs(column - other) !== below - row),
      ),
    );
    if (n === 8) {
      const first = boards.map((board) => board.join('')).sort()[0];
      text += [...first]
        .map((column) => `${Array.from({ length: 8 }, (_, i) => (i === Number(column) ? 'Q ' : '. ')).join('')}\n`)
        .join('');
    }
    text += `${n} queens: ${boards.length} ways\n`;
  }
  return text;
}

function permutations(n: number): number[][] {
  if (n === 0) return [[]];
  return permutations(n - 1).flatMap((shorter) =>
    Array.from({ length: n }, (_, at) => [...shorter.slice(0, at), n - 1, ...shorter.slice(at)]),
  );
}

function list(): string {
  const keys: number[] = [];
  for (let seed = 7; keys.length < 12;) keys.push((seed = (seed * 37 + 11) % 101));
  const show = (items: number[]): string => items.map((key) => ` ${key}(${key ** 2})`).join('');
  const sorted = keys.sort((a, b) => a - b);
  return `sorted:${show(sorted)}\neven:${show(sorted.filter((key) => key % 2 === 0))}\n`;
}

function matmul(): string {
  const n = 48;
  const a = Array.from({ length: n }, (_, i) => Array.from({ length: n }, (__, j) => (i + 1) / (j + 1)));
  const product = (i: number, j: number): number => a[i].reduce((sum, value, k) => sum + value * a[j][k], 0);
  let trace = 0;
  for (let i = 0; i < n; i++) trace += product(i, i);
  return `trace = ${trace.toFixed(6)}\ncorner = ${Number(product(47, 0).toPrecision(12))}\n`;
}

function mandelbrot(): string {
  const shades = ' .:-=+*#%@';
  let text = '';
  for (let row = 0; row < 24; row++) {
    for (let column = 0; column < 72; column++) {
      const [re, im] = [column / 24 - 2.2, row / 10 - 1.15];
      let [x, y, rounds] = [0, 0, 0];
      for (; rounds < 200 && x * x + y * y <= 4; rounds++) [x, y] = [x * x - y * y + re, 2 * (x * y) + im];
      text += shades[Math.min(9, Math.max(0, Math.floor(Math.log2(Math.max(1, rounds)))))];
    }
    text += '\n';
  }
  return text;
}

/** Each postfix program as an expression of JavaScript; `;` prints, and the last program stops at what it cannot read. */
function interpreter(): string {
  const values = [1 + 2, 9 * 8 - 7 + 6, 1 + 2 - 3 * (4 + 5), 0, Math.trunc(8 / 4 / 2)];
  const postfix = (program: string): number[] => {
    const stack: number[] = [];
    const printed: number[] = [];
    for (const char of program) {
      if (char >= '0' && char <= '9') stack.push(Number(char));
      else if (char === ';') printed.push(stack.pop() ?? NaN);
      else {
        const [right, left] = [stack.pop() ?? NaN, stack.pop() ?? NaN];
        stack.push(
          char === '+'
            ? left + right
            : char === '-'
              ? left - right
              : char === '*'
                ? left * right
                : Math.trunc(left / right),
        );
      }
    }
    return printed;
  };
  const programs = ['12+;', '98*7-6+;', '12345+-*+;99*99*9*-;', '84/2/;'];
  const printed = programs.flatMap(postfix);
  expect([printed[0], printed[1], printed.at(-1)]).toEqual([values[0], values[1], values[4]]);
  return `${printed.join('\n')}\nstatus 1\n`;
}

describe('examples', () => {
  test('each one has an oracle', () => {
    const names = readdirSync(join(root, 'examples'))
      .filter((name) => name.endsWith('.mpl'))
      .map((name) => name.slice(0, -4));
    expect(names.sort()).toEqual(Object.keys(oracles).sort());
  });

  const ways = namesOf(linearEngines('maple')).flatMap((engine) => ['0', '1'].map((level) => [engine, level] as const));
  describe.each(ways)('%s -O%s', (engine, level) => {
    test.each(Object.keys(oracles))('%s', async (name) => {
      const words = ['run', join(root, `examples/${name}.mpl`), '--engine', engine, '-O', level];
      expect(await samaraWith(name === 'wc' ? input : '', words)).toEqual({ status: 0, out: oracles[name](), err: '' });
    });
  });

  const built = Object.keys(oracles).flatMap((name, place) => outputsFor(place, 2).map((output) => ({ name, output })));
  test.for(built)('$name, $output.name', async ({ name, output: { name: outputName, start } }, { skip }) => {
    const tool = missingTool({ name: outputName });
    skip(tool !== undefined, `needs ${tool}`);
    const path = join(root, `examples/${name}.mpl`);
    const unit = (await parse(new SourceFile(path, readFileSync(path, 'utf8')))).orThrow();
    const left = name === 'wc' ? [Buffer.from(input)] : [];
    const written: Uint8Array[] = [];
    const program = await start(unit as RunnableUnit, {
      stdin: () => left.pop(),
      stdout: (bytes) => void written.push(bytes.slice()),
    });
    expect(program.main()).toBe(0);
    expect(Buffer.concat(written).toString()).toBe(oracles[name]());
  });
});
