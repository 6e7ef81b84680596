/** Calls that leave their caller's input in another way than version 0.1 did, and those that do not. */
import { describe, expect, test } from 'vitest';
import { widthChanges } from '../../../src/tuyin/graph/width-changes.ts';
import { graphRules } from '../../../src/tuyin/graph/diagnostics.ts';
import { programOfText } from '../graphs.ts';
import { readPrograms } from '../program-files.ts';

function changes(text: string): string[] {
  return widthChanges(programOfText(text).graph).map(({ message }) => message.replace(/^.*0\.1: /, ''));
}

const main = 'subset @main\n  a = f\n  a + i8 input.read(1)\n';
const stayed = 'what it put back stayed';

function took(width: number, least: number): string {
  return `it took ${width === 1 ? '1 byte' : `${width} bytes`}, and now takes what it reads, at least ${least}`;
}

describe('calls that leave other bytes', () => {
  test.each<readonly [what: string, f: string, found: readonly string[]]>([
    ['a function that reads all that it can', 'i8 input.read(1)', []],
    ['one that only looks', 'i8 input.peek(1)', [took(1, 0)]],
    ['one that looks and takes', 'input.peek(4) + input.pop()', []],
    ['one that reads less on a path', 'i8 input.read(1) == 1 ? 2 : i8 input.read(1)', [took(2, 1)]],
    ['both paths alike', 'i8 input.read(1) == 1 ? i8 input.read(1) : 3 + i8 input.read(1)', []],
    ['an arm that is not there', '(i8 input.read(1) == 1 ? i8 input.read(1) : ...)', []],
    ['the loop of the document', 'input.peek(4) + 1 > 100 ? 3 : input <- input.pop() + 1 f', [took(4, 0)]],
    ['a read that is put back and read', 'input <- i8 input.read(1); i8 input.pop()', []],
    ['a read that is put back and left', 'input <- i8 input.read(1); 3', []],
    ['put back where the width has no bound', 'input.eof() ? 1 : (input <- i8 3; 4)', [stayed]],
    ['read to the end', 'input.eof() ? 1 : i8 input.read(1) + f', []],
    ['a pattern that reads', 'match input.read(1) with | input.read(1) -> 1 | _ -> 2', [took(2, 1)]],
  ])('%s', (_, f, found) => {
    const body = f.includes('(input <-')
      ? '  input.eof()\n  input <- i8 3\n  4'
      : `  ${f.replaceAll('; ', '\n  ').replace(/ \| /g, '\n  | ')}`;
    expect(changes(`subset @f\n${body}\n${main}`)).toEqual(found);
  });
  test('not of calls in tail position, nor with values', () => {
    expect(changes('subset @f\n  i8 input.peek(1)\nsubset @main\n  input.eof() ? f(i8 1) : f\n')).toEqual([]);
  });
  test('functions that call each other', () => {
    const text = `subset @f\n  i8 input.read(1) == 1 ? g : 5\nsubset @g\n  i8 input.read(1) == 1 ? f : 6\n${main}`;
    expect(changes(text)).toEqual([]);
  });
  test('the examples of the catalogue', () => {
    const { bad, good } = graphRules.TUY2420;
    expect([changes(bad).length, changes(good).length]).toEqual([1, 0]);
  });
});

test('of the programs of tests, those that were written for the rule', () => {
  const changed = readPrograms().filter(({ cases, text }) => cases.length > 0 && changes(text).length > 0);
  expect(changed.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "06-lookahead-consumes-nothing.ti",
      "06-put-back-ends-with-its-function.ti",
      "06-put-back-in-depth.ti",
      "06-what-is-not-read-stays.ti",
      "062-ranges-and-alternatives.ti",
      "18-3-loop-and-line.ti",
    ]
  `);
});
