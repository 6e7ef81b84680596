/**
 * Programs of Java as the OpenArk compiler gives them, `.mpl` and vtable module with a binary `.mplt`: they print and end as on a Java machine, on
 * every engine. What the Java machine did is stored; where there is one, it is asked again, and the files are made again.
 * (`SAMARA_BLESS=1` stores what comes of that.)
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fullEngines, namesOf } from '../../engines.ts';
import { inTurn, isWhole } from '../../long.ts';
import { needs } from '../../needs.ts';
import { samara } from '../../cli/samara.ts';
import { makeJava } from './make.ts';

const folder = join(import.meta.dirname, 'programs');
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.java'))
  .map((name) => name.slice(0, -'.java'.length));
const engines = namesOf(fullEngines('maple'));
const isBlessing = process.env.SAMARA_BLESS === '1';

function pathOf(name: string, extension: string): string {
  return join(folder, `${name}.${extension}`);
}

/** The stored file of a program, or what it should be. */
function stored(name: string, extension: string, content: string | Uint8Array): Buffer {
  const path = pathOf(name, extension);
  if (isBlessing) writeFileSync(path, content);
  return readFileSync(path);
}

/**
 * As the front end gives a program, and behind the middle end: calls through tables, references that are counted. A long run takes one form of each
 * program on one engine, as reading the core takes seconds; where the files are asked for by name, both on all.
 */
const kinds = ['mpl', 'VtableImpl.mpl'];
const runs = names
  .flatMap((name) => kinds.map((kind) => ({ name, kind })))
  .flatMap((program, place) =>
    inTurn(engines, place, engines.length, engines.length).map((engine) => ({
      ...program,
      engine,
      place,
    })),
  )
  // Two programs in a quick run, in one form or the other.
  .filter(({ name, kind, place }) => (isWhole ? inTurn(kinds, names.indexOf(name)).includes(kind) : place === 16));
/** Compiling takes seconds: a quick run asks the Java machine about some. */
const compiled = isWhole || isBlessing ? names : ['Shapes'];

describe('programs of Java', () => {
  test.each(runs)('$name ($kind) on $engine', async ({ name, kind, engine }) => {
    const { out, err, status } = await samara('run', '--engine', engine, pathOf(name, kind));
    expect(out).toBe(readFileSync(pathOf(name, 'out'), 'utf8'));
    expect(status).toBe(name === 'Uncaught' ? 1 : 0);
    expect(err).toBe(
      name === 'Uncaught'
        ? 'Exception in thread "main" Uncaught$Failure: at 2\nCaused by: java.lang.ArithmeticException: / by zero\n'
        : '',
    );
  });

  test('the binary file of types is needed', async () => {
    const { out } = await samara('dis', pathOf('Shapes', 'mplt'));
    expect(out).toContain('type $LShapes_24Tile_3B <class <$LShapes_24Square_3B> {');
    expect(out).toContain('@LShapes_24Shape_3B_7Cmade i32 static');
    expect(out).toContain('&LShapes_24Named_3B_7Cname_7C_28_29Ljava_2Flang_2FString_3B public virtual abstract');
  });

  test('calls through tables have the numbers that are known of real files', () => {
    const code = readFileSync(pathOf('Handover', 'VtableImpl.mpl'), 'utf8');
    // println(String) of PrintStream.
    expect(code).toContain('constval u32 312)');
  });

  test.runIf(isWhole)('methods are called, and shown, by the names that people write', async () => {
    const file = pathOf('Numbers', 'mpl');
    expect((await samara('run', file, '--call', 'Numbers.f', '17', '5')).out).toBe('3002\n');
    expect((await samara('run', file, '--call', 'Numbers.fib(int)', '20')).out).toBe('6765\n');
    const { err } = await samara('run', file, '--call', 'Numbers.f', '1', '0');
    expect(err).toContain('java.lang.ArithmeticException');
    expect(err).toContain('in Numbers.f(int, int) ');
  });
});

describe('the files of the programs', () => {
  needs('java');

  test.each(compiled)('%s is what the front end makes of its source', (name) => {
    const { translated, run } = makeJava(pathOf(name, 'java'), name);
    expect(stored(name, 'mpl', translated.mpl).toString()).toBe(translated.mpl);
    expect(stored(name, 'VtableImpl.mpl', translated.vtable).toString()).toBe(translated.vtable);
    expect(Buffer.compare(stored(name, 'mplt', translated.mplt), Buffer.from(translated.mplt))).toBe(0);
    expect(stored(name, 'out', run.output).toString()).toBe(run.output);
    expect(run.status).toBe(name === 'Uncaught' ? 1 : 0);
  });
});
