/** What counts as executed: a table of small functions, with opcodes that must and must not be found. */
import { describe, expect, test } from 'vitest';
import { Evidence } from './evidence.ts';
import { markText, reachedMarks } from './measure.ts';
import { fullEngines } from './scoreboard.ts';
import { readFile, runFile, type ConformanceFile } from './run.ts';

interface Case {
  readonly title: string;
  readonly text: string;
  readonly shown: readonly string[];
  readonly hidden: readonly string[];
}

const cases: readonly Case[] = [
  {
    title: 'only the branch that is taken',
    text: `func &f (var %x i32) i32 {
  if (lt u1 i32 (dread i32 %x, constval i32 0)) { return (neg i32 (dread i32 %x)) }
  else { return (bnot i32 (dread i32 %x)) }
}
# run: &f(5) == -6`,
    shown: ['op if', 'op lt', 'op bnot', 'op return'],
    hidden: ['op neg'],
  },
  {
    title: 'not what may be skipped within an expression',
    text: `func &f (var %x i32) i32 {
  return (select i32 (cand i32 (lt u1 i32 (dread i32 %x, constval i32 0), gt u1 i32 (dread i32 %x, constval i32 -9)),
    add i32 (dread i32 %x, constval i32 1), sub i32 (dread i32 %x, constval i32 1)))
}
# run: &f(-3) == -2`,
    shown: ['op select', 'op cand', 'op lt'],
    hidden: ['op gt', 'op add', 'op sub'],
  },
  {
    title: 'the condition behind a body if its end is reached',
    text: `func &f (var %x i32) i32 {
  dowhile { return (constval i32 1) } (eq u1 i32 (dread i32 %x, constval i32 0))
  return (constval i32 0)
}
func &g (var %x i32) i32 {
  dowhile { dassign %x (constval i32 4) } (ne u1 i32 (dread i32 %x, constval i32 4))
  return (dread i32 %x)
}
# run: &f(0) == 1
# run: &g(0) == 4`,
    shown: ['op dowhile', 'op ne'],
    hidden: ['op eq'],
  },
  {
    title: 'the first tag alone',
    text: `func &f (var %x i32) i32 {
  multiway (dread i32 %x) @other { (mul i32 (dread i32 %x, constval i32 1)): goto @one (neg i32 (dread i32 %x)): goto @one }
@one
  return (constval i32 1)
@other
  return (constval i32 0)
}
# run: &f(4) == 1`,
    shown: ['op multiway', 'op mul', 'op label'],
    hidden: ['op neg'],
  },
  {
    title: 'a statement that traps, and none behind it',
    text: `func &f () i32 {
  abort
  return (bnot i32 (constval i32 1))
}
# trap: abort &f()`,
    shown: ['op abort'],
    hidden: ['op return', 'op bnot'],
  },
  {
    title: 'types, attributes and declarations of what is used',
    text: `type $P <struct { @a i8, @b i64 }> packed
type $Q <union { @a i8 align(8) }>
var $p <$P>
var $q <$Q>
var $h f32 = 1.5
tempvar $t f64
func &f () i64 { return (dread i64 $p 2) }
func &g () f64 { return (add f64 (dread f64 $t, dread f64 $h)) }
# run: &f() == 0`,
    shown: ['attr packed', 'decl struct', 'decl type', 'decl var', 'prim i64'],
    hidden: ['attr align', 'decl union', 'decl tempvar', 'decl = float', 'prim f64', 'prim f32'],
  },
];

async function factsOf(
  text: string,
  engine: (typeof fullEngines)[number],
): Promise<{ problems: string[]; facts: ReadonlySet<string> }> {
  const file: ConformanceFile = { topic: 'measure', name: 'measure', text: `${text}\n` };
  const { value } = await readFile(file);
  if (value?.ir !== 'maple') throw new Error('not read');
  const marked = markText(file.text, value.module);
  const evidence = new Evidence(value.module);
  const problems = await runFile({ ...file, text: marked.text }, engine, (program) => {
    for (const i of reachedMarks(program, marked, new Set()))
      for (const place of marked.marks[i].places) evidence.place(place);
  });
  return { problems, facts: evidence.facts };
}

describe.each(fullEngines)('$name', (engine) => {
  test.each(cases)('$title', async ({ text, shown, hidden }) => {
    const { problems, facts } = await factsOf(text, engine);
    expect(problems).toEqual([]);
    expect(shown.filter((fact) => !facts.has(fact))).toEqual([]);
    expect(hidden.filter((fact) => facts.has(fact))).toEqual([]);
  });
});
