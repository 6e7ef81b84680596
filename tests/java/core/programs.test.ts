/**
 * The core library by programs in Java: what a machine of Java did with each is stored beside it, and compared again where
 * there is such a machine. The programs use every class, and long random sequences of operations.
 */
import { describe, expect, test } from 'vitest';
import { coreFiles } from '../../../scripts/java/core.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { encode, parse, parseBinary, verify, write, type MapleUnit } from '../../../src/driver/index.ts';
import { java } from '../../../src/runtime/java-texts.ts';
import { fullEngines, namesOf } from '../../engines.ts';
import { atMost, inTurn, isWhole } from '../../long.ts';
import { skipWithout } from '../../needs.ts';
import { doubleText, floatText } from './number-texts.ts';
import { javaPrograms, javaSource, javaText, jvmVersion, runJava, runOnJvm, runUnit, storedOutcome } from './run.ts';

/** A quick run takes a part of the programs, and asks no machine of Java: tests/java/openark does. */
const chosen = atMost(2, javaPrograms).map((name, place) => ({ name, place }));
const engines = namesOf(fullEngines('maple'));
/** Reading and lowering the core takes two seconds: one engine for each program, all where the files are asked for by name. */
const enginesOf = (place: number): readonly string[] => inTurn(engines, place, engines.length, engines.length);

describe.each(chosen)('$name', ({ name, place }) => {
  test.each(enginesOf(place))('on %s', async (engine) => {
    expect(await runJava(javaText(name), name, engine)).toEqual(storedOutcome(name));
  });

  test.runIf(isWhole)('on a machine of Java', (context) => {
    skipWithout('java', context);
    const { output, errors, status } = runOnJvm(name);
    const stored = storedOutcome(name);
    expect({ errors, status }).toEqual({ errors: stored.errors, status: stored.status });
    expect(jvmVersion() >= 19 ? output : withNumbersOf(stored.output, output)).toBe(stored.output);
  });
});

/** Before version 19 Java wrote some numbers with more digits than they need: such a one becomes the shorter one. */
function withNumbersOf(stored: string, output: string): string {
  const shorter = stored.split(/([ ,\n])/);
  const parts = output.split(/([ ,\n])/);
  return parts.map((part, i) => (isLongerTextOf(part, shorter[i] ?? '') ? shorter[i] : part)).join('');
}

function isLongerTextOf(long: string, short: string): boolean {
  if (!/^-?\d+\.\d+(E-?\d+)?$/.test(short) || long.length < short.length) return false;
  return Number(long) === Number(short) || Math.fround(Number(long)) === Math.fround(Number(short));
}

test('numbers have the shortest text, and of two the nearest', () => {
  const texts = storedOutcome('RandomDoubles').output.trim().split('\n');
  expect(texts.length).toBeGreaterThan(700);
  for (const [i, text] of texts.entries()) {
    if (/^-?\d/.test(text)) expect(text).toBe(i % 2 === 0 ? doubleText(Number(text)) : floatText(Number(text)));
  }
});

describe('a program in another form reaches the core as well', () => {
  test.each(isWhole ? [true, false] : [])('binary, stripped: %s', async (strip) => {
    const unit = (await parse(javaSource(javaText('Shapes'), 'Shapes'))).orThrow();
    const bytes = (await encode(unit, { strip })).orThrow();
    const read = (await parseBinary(bytes, 'Shapes.bpl', 'maple-binary')).orThrow() as MapleUnit;
    expect(await runUnit(read, 'Shapes', 'wasm')).toEqual(storedOutcome('Shapes'));
  });

  // In a quick run, the programs of tests/json are enough.
  test.runIf(isWhole)('JSON', async () => {
    const unit = (await parse(javaSource(javaText('Shapes'), 'Shapes'))).orThrow();
    const text = String((await write(unit, 'maple-json')).orThrow());
    const read = (await parse(new SourceFile('Shapes.mpl.json', text), 'maple-json')).orThrow() as MapleUnit;
    expect(await runUnit(read, 'Shapes', 'wasm')).toEqual(storedOutcome('Shapes'));
  });
});

describe('the files of the core', () => {
  test('are what the Java files make', () => {
    for (const text of coreFiles().values()) expect(java).toContain(text);
  });

  test('verify', async () => {
    const source = new SourceFile('core.mpl', java.join('\n'));
    const { value, diagnostics } = await parse(source);
    const found = [...diagnostics, ...(value === undefined ? [] : await verify(value))];
    expect(found.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
  });

  test('define nothing twice', () => {
    const heads = java.flatMap((text) => [...text.matchAll(/^(?:func|type|var) (\S+)(?! extern)/gm)]);
    const names = heads
      .map(([, name]) => name)
      .filter((name) => !/^&__[a-z_]+\d*$/.test(name) || name.startsWith('&__java'));
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});
