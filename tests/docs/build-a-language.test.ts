/** The calculator of docs/howto/build-a-language.md: it is quoted whole, it is short, and it calculates. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { compile, run } from '../../docs/howto/calculator.ts';
import { verifyModule } from '../../src/linear/verifier.ts';

async function printed(text: string): Promise<number[]> {
  const values: number[] = [];
  await run('test.calc', text, (value) => void values.push(value));
  return values;
}

const fibonacci = (n: number): number => (n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2));

describe('the calculator', () => {
  test('calculates as JavaScript does', async () => {
    expect(await printed('print 1 + 2 * 3 - 4 / 8 print -(2 - 5) * 1.5 print 1 < 2 print 3 <= 2')).toEqual([
      1 + 2 * 3 - 4 / 8,
      4.5,
      1,
      0,
    ]);
  });

  test('has functions and conditionals', async () => {
    const text =
      'def fib(n) = if n < 2 then n else fib(n - 1) + fib(n - 2)\ndef twice(x, y) = x + x * y\nprint fib(20)\nprint twice(3, fib(3))\n';
    expect(await printed(text)).toEqual([fibonacci(20), 3 + 3 * fibonacci(3)]);
    expect(verifyModule(compile('fib.calc', text).module)).toEqual([]);
  });

  test('names the place of a mistake', () => {
    expect(() => compile('bad.calc', 'print 1 +\n  twice(2)')).toThrow('bad.calc:2:8: there is no function twice');
    expect(() => compile('bad.calc', 'print (1')).toThrow(') is missing');
    expect(() => compile('bad.calc', 'def f(x) = x print f(1, 2)')).toThrow('f takes 1 arguments, not 2');
  });

  test('is quoted whole in the guide, and has less than 150 lines', () => {
    const code = readFileSync('docs/howto/calculator.ts', 'utf8');
    const guide = readFileSync('docs/howto/build-a-language.md', 'utf8');
    expect(guide).toContain(`\`\`\`ts\n${code}\`\`\`\n`);
    expect(code.trimEnd().split('\n').length).toBeLessThan(150);
  });
});
