/** The events of a run: the rule, the statement, what changed; the failed attempt; the final state. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { startLight } from '../../src/driver/light.ts';
import { runMachine } from '../../src/light/engine.ts';
import {
  changeText,
  formatTraceEvent,
  traceJson,
  type TraceEnd,
  type TraceEvent,
  type TraceStep,
} from '../../src/light/trace.ts';
import { program } from './light.ts';

function events(text: string): TraceEvent[] {
  const run = startLight(program(text), {});
  if (typeof run === 'string') throw new Error(run);
  const all: TraceEvent[] = [];
  runMachine(run.machine, 1000, (event) => all.push(event));
  return all;
}

const steps = (text: string): TraceStep[] => events(text).filter((event): event is TraceStep => event.event === 'step');
const end = (text: string): TraceEnd => events(text).at(-1) as TraceEnd;
const changes = (text: string): string[] =>
  steps(text)
    .map(changeText)
    .filter((change) => change !== '');

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
    expect(steps(small).map(({ rule }) => rule)).toEqual([
      'call',
      'seq',
      'callassigned',
      'call',
      'return',
      'returned',
      'skip_seq',
      'seq',
      'regassign_preg',
      'skip_seq',
      'seq',
      'iassign',
      'skip_seq',
      'return',
    ]);
  });

  test('what changed', () => {
    expect(changes(small)).toEqual([
      '&add (Vint 2, Vint 3)',
      '%x of &add := Vint 2; %y of &add := Vint 3',
      'results (Vint 5)',
      '%r of &main := Vint 5',
      '%1 := Vint 5',
      '%s of &main +4 := Vint 5',
      'results (Vint 5)',
    ]);
  });

  test('conditions, selections, jumps, blocks and objects have names and values', () => {
    const text = `srclang 1
type $A <class { @x i32 }>
func &main () i32 {
  var %p <* i32>
  var %r ref
  dassign %p (malloc ptr (constval u64 8))
  free (dread ptr %p)
  dassign %r (gcmalloc ref <$A>)
  incref (dread ref %r)
  if (gt u1 i32 (constval i32 1, constval i32 2)) {
    eval (constval i32 7)
  }
  switch (constval i32 3) @other { 3: goto @three }
@three
  eval (constval i32 8)
@other
  return (constval i32 0)
}
`;
    const found = changes(text).join('\n');
    expect(found).toMatch(/^block (\d+) of 8 bytes made; %p of &main := Vptr \1 \+0$/m);
    expect(found).toMatch(/^Vptr (\d+) \+0; block \1 of 8 bytes freed$/m);
    expect(found).toMatch(/^Vptr (\d+) \+0; object \1 of <\$A>: count 1$/m);
    expect(found).toMatch(/^Vint 0: does not hold$/m);
    expect(found).toMatch(/^Vint 3 → @three$/m);
    expect(found).toMatch(/^Vint 8$/m);
  });

  test('each statement has its line, and a call keeps it until it returns', () => {
    const at = steps(small).map(
      ({ rule, span }) => `${rule} ${span === undefined ? '' : span.source.position(span.start).line}`,
    );
    expect(at.slice(1)).toEqual([
      'seq 8',
      'callassigned 8',
      'call 8',
      'return 3',
      'returned 8',
      'skip_seq 9',
      'seq 9',
      'regassign_preg 9',
      'skip_seq 10',
      'seq 10',
      'iassign 10',
      'skip_seq 11',
      'return 11',
    ]);
  });

  test('as text and as JSON', () => {
    const stored = steps(small).find(({ rule }) => rule === 'iassign') as TraceStep;
    expect(formatTraceEvent(stored)).toMatch(
      /^ +11 {2}iassign +test\.mpl:10:3 +iassign <\* <\$S>> 2 .* %s of &main \+4 := Vint 5$/,
    );
    expect(JSON.parse(traceJson(stored))).toMatchObject({
      event: 'step',
      step: 11,
      rule: 'iassign',
      section: '2.4, 3',
      statement: 'S_iassign',
      func: '&main',
      at: { file: 'test.mpl', line: 10, column: 3 },
      effects: [{ effect: 'store', name: '%s of &main', offset: 4, type: 'i32', value: 'Vint 5' }],
    });
  });

  test('the attempt that failed: the rules tried, the premise, the line', () => {
    const text =
      'func &main () i32 {\n  var %x i32\n  dassign %x (div i32 (constval i32 1, constval i32 0))\n  return (dread i32 %x)\n}\n';
    const last = end(text);
    expect(last).toMatchObject({
      status: 'stuck',
      step: 2,
      attempt: { tried: ['dassign'], rule: 'binary', reason: 'divide-by-zero', statement: 'S_dassign' },
    });
    expect(formatTraceEvent(last)).toMatch(
      /^ +2 {2}\(dassign\) +test\.mpl:3:\d+ .* stuck: in binary, no sem_binary .*: an integer is divided by zero$/,
    );
    expect(JSON.parse(traceJson(last))).toMatchObject({
      attempt: { section: '2.2, 15', at: { line: 3 }, frames: [{ func: '&main', at: { line: 3 } }] },
    });
  });

  test('the final state', () => {
    const last = end(
      'var $g i32 = 258\nfunc &main () i32 {\n  dassign $g (constval i32 3)\n  return (dread i32 $g)\n}\n',
    );
    expect(last).toMatchObject({
      status: 'done',
      results: [{ type: 'i32', value: 'Vint 3' }],
      state: { kind: 'ReturnState', values: [{ value: 'Vint 3' }] },
    });
    expect(last.state.blocks.find(({ name }) => name === '$g')).toMatchObject({
      of: 'global',
      hi: 4,
      contents: '03 00 00 00',
    });
  });

  test('every program can be traced to its end', () => {
    const all = events(readFileSync(join(import.meta.dirname, 'programs/exceptions.mpl'), 'utf8'));
    expect(all.at(-1)).toMatchObject({ event: 'end', status: 'done' });
    expect(all.slice(1).every((event) => formatTraceEvent(event).length > 20)).toBe(true);
    for (const event of all) expect(JSON.parse(traceJson(event))).toHaveProperty('event', event.event);
  });
});
