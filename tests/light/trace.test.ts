/** A line for each step: the rule, the statement, what changed. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startLight } from '../../src/driver/light.ts';
import { runMachine } from '../../src/light/engine.ts';
import { formatTraceLine, traceJson, type TraceLine } from '../../src/light/trace.ts';
import { program } from './light.ts';

function trace(text: string): TraceLine[] {
  const run = startLight(program(text), {});
  if (typeof run === 'string') throw new Error(run);
  const lines: TraceLine[] = [];
  runMachine(run.machine, 1000, (line) => lines.push(line));
  return lines;
}

const small = `type $S <struct { @a i8, @b i32 }>
func &add (var %x i32, var %y i32) i32 {
  return (add i32 (dread i32 %x, dread i32 %y))
}
func &main () i32 {
  var %s <$S>
  var %r i32
  callassigned &add (constval i32 2, constval i32 3) { dassign %r }
  regassign i32 %1 (dread i32 %r)
  iassign <* <$S>> 2 (addrof ptr %s, regread i32 %1)
  return (dread i32 %s 2)
}
`;

describe('trace', () => {
  test('the rules of a small program, in order', () => {
    expect(trace(small).map(({ rule }) => rule)).toEqual([
      'call', 'seq', 'callassigned', 'call', 'return', 'returned', 'skip_seq', 'seq', 'regassign_preg', 'skip_seq', 'seq', 'iassign', 'skip_seq', 'return',
    ]);
  });

  test('what changed', () => {
    const changes = trace(small).map(({ change }) => change).filter((change) => change !== '');
    expect(changes).toEqual([
      '&add (Vint 2, Vint 3)', 'results (Vint 5)', '1 result', '%1 := Vint 5', '%s of &main +4 := Vint 5', 'results (Vint 5)',
    ]);
  });

  test('as text and as JSON', () => {
    const lines = trace(small);
    const stored = lines.find(({ rule }) => rule === 'iassign') as TraceLine;
    expect(formatTraceLine(stored)).toMatch(/^ +11 {2}iassign +test\.mpl:10:3 +iassign <\* <\$S>> 2 .* %s of &main \+4 := Vint 5$/);
    expect(JSON.parse(traceJson(stored))).toMatchObject({
      step: 11, rule: 'iassign', section: '2.4, 3', statement: 'S_iassign', func: '&main', at: { file: 'test.mpl', line: 10, column: 3 },
    });
  });

  test('every program can be traced to its end', () => {
    const text = readFileSync(join(import.meta.dirname, 'programs/exceptions.mpl'), 'utf8');
    const lines = trace(text);
    expect(lines.at(-1)?.rule).toBe('return');
    expect(lines.every((line) => formatTraceLine(line).length > 20)).toBe(true);
  });
});
