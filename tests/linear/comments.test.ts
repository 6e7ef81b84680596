/** Comments of `.lir` files: each is printed at its place again, and none is lost. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bringToForm } from '../../src/driver/linear-forms.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { printModule } from '../../src/linear/printer.ts';
import { Random } from '../scalar/random.ts';

function parsed(text: string): LinearModule {
  const { module, diagnostics } = parseText(text);
  expect(diagnostics.map(({ message }) => message)).toEqual([]);
  if (module === undefined) throw new Error('no module');
  return module;
}

const everywhere = `# the file
#
# more of it
profile full, pointer 8 # 64 bits
# starts here
entry @main # at the end
# first
constructor @first, priority 7 # early
# a number
global i32 @n = 5 # five
extern func void @out(i64) # host

# the main function
# has two lines
func i32 @main, param 1 # one parameter
  # p
  fparam i32 p0 # number
  local i32 l1
  # counts
  local i32 l2 # down
lbl0: # again
  # the call
  rparam @n
  rparam p0
  t3 = call @second, param 2 # gives t3
  # the end
  return t3 #!
  # nothing more
func end # of main

func i32 @second, param 2, form ssa
  fparam i32 p0.0 # a
  fparam i32 p1.0
# entry
block B0: # no predecessors
  # jump
  ucond goto B1
block B1:
  return p0.0
func end

func void @first, param 0
  return
func end

# behind everything
# is this
`;

test('a file with comments everywhere prints as itself', () => {
  const text = everywhere.replace('  rparam @n\n  rparam p0\n', '  rparam p0\n  rparam p0\n');
  expect(printModule(parsed(text))).toBe(text);
});

test('comments within something move in front of it; the other mark and blanks at ends go', () => {
  const text = `global i32[4] @a = { // sizes
  0: 1, # one
  1: 2
} // done \t
func i32 @f, param 1
  fparam i32 p0
  # before
  rparam p0 # the argument
  # between
  t1 = call @f, param 1
  return t1
func end`;
  expect(printModule(parsed(text))).toBe(`profile full, pointer 8
# sizes
# one
global i32[4] @a = {0: 1, 1: 2} # done

func i32 @f, param 1
  fparam i32 p0
  # before
  # the argument
  # between
  rparam p0
  t1 = call @f, param 1
  return t1
func end
`);
});

test('what stands apart at the top of a file stays there', () => {
  const f = 'func void @f, param 0\n  return\nfunc end\n';
  expect(printModule(parsed(`# license\n# more\n\n# of f\n${f}`))).toBe(
    `# license\n# more\nprofile full, pointer 8\n\n# of f\n${f}`,
  );
  expect(printModule(parsed('# nothing else\n'))).toBe('profile full, pointer 8\n\n# nothing else\n');
});

test('from labels to blocks and back', () => {
  const module = parsed('func void @f, param 0\n# round\nlbl0: # and round\n  goto lbl0\nfunc end\n');
  bringToForm(module, 'cfg');
  expect(printModule(module)).toContain('# round\nblock B1: # and round\n');
  bringToForm(module, 'ssa');
  bringToForm(module, 'linear');
  expect(printModule(module)).toContain('# round\nlbl0: # and round\n');
});

/** Canonical texts with a comment at every place at which the printer writes some. */
test('comments at any of the places of a canonical text', () => {
  const random = new Random(11n);
  const folder = 'tests/passes';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.lir'));
  expect(files.length).toBeGreaterThan(20);
  for (const text of [everywhere, ...files.map((name) => readFileSync(join(folder, name), 'utf8'))]) {
    const plain = printModule(parsed(text.replace(/^ *#.*\n| *#[^\n"]*$/gm, '')));
    for (const share of [1, 2, 5]) {
      const commented = withComments(plain, random, share);
      expect(printModule(parsed(commented))).toBe(commented);
    }
  }
});

function withComments(text: string, random: Random, share: number): string {
  let isWithin = false;
  let isCall = false;
  let count = 0;
  const lines = text.split('\n').flatMap((line) => {
    // Not within braces, and not between the lines of a call.
    const [before, after] = [!isWithin && !isCall, !/\{$/.test(line) && !(isWithin && !/^\}/.test(line))];
    if (/\{$/.test(line)) isWithin = true;
    else if (/^\}/.test(line)) isWithin = false;
    isCall = /^ *rparam/.test(line);
    if (line === '') return [''];
    const indent = line === 'func end' ? '  ' : /^ */.exec(line)?.[0];
    const isChosen = (): boolean => random.below(share) === 0;
    const own = after && !isCall && isChosen() ? `${line} # after ${count++}` : line;
    return before && isChosen() ? [`${indent}# before ${count++}`, own] : [own];
  });
  return lines.join('\n');
}
