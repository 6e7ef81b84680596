/** A language, an engine and an output of one row each, added from outside: they are in help, messages, commands and suites at once. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  addEngine,
  addLanguage,
  addOutput,
  emit,
  instantiate,
  LinearModuleBuilder,
  linearLevels,
  outputs,
  parse,
  Result,
  SourceFile,
  type AnyUnit,
  type Diagnostic,
  type EngineRow,
  type LanguageRow,
  type LinearModule,
  type LinearOperand,
  type LinearUnit,
  type OutputRow,
} from '../../src/index.ts';
import { instantiateInterp } from '../../src/vm/linear/index.ts';
import { samara } from '../cli/samara.ts';
import { enginesOf, namesOf, outputColumn } from '../engines.ts';

// A language: `3 4 + 2 *` is a program whose status is 14.

interface RpnUnit extends AnyUnit {
  readonly ir: 'rpn';
  readonly module: readonly string[];
}

const operations = { '+': 'AddI', '-': 'SubI', '*': 'MulI' } as const;

function isOperation(word: string): word is keyof typeof operations {
  return Object.hasOwn(operations, word);
}

function mistakesIn({ module, source }: RpnUnit): Diagnostic[] {
  let depth = 0;
  const mistake = (message: string): Diagnostic[] => [
    { code: 'RPN1', severity: 'error', message, span: { source, start: 0, end: source.text.length }, notes: [] },
  ];
  for (const word of module) {
    depth += isOperation(word) ? -1 : 1;
    if (depth < 1) return mistake(`\`${word}\` takes two values`);
  }
  return depth === 1 ? [] : mistake(`${depth} values are left`);
}

function moduleOf(words: readonly string[]): LinearModule {
  const builder = new LinearModuleBuilder({ pointerSize: 8 });
  const main = builder.func('main', [], ['i32'], { exported: true });
  const values: LinearOperand[] = [];
  for (const word of words) {
    if (!isOperation(word)) values.push(main.i32(Number(word)));
    else {
      const [b, a] = [values.pop(), values.pop()];
      if (a !== undefined && b !== undefined) values.push(main.calc(operations[word], a, b));
    }
  }
  main.return(values[0]);
  main.finish();
  return builder.finish();
}

const rpn: LanguageRow<RpnUnit> = {
  title: 'reverse Polish notation',
  formats: {
    rpn: {
      title: 'reverse Polish notation',
      extensions: ['.rpn'],
      read: (source) =>
        Promise.resolve(new Result<RpnUnit>({ ir: 'rpn', source, module: source.text.trim().split(/\s+/) })),
    },
  },
  levels: linearLevels(({ module, source }) =>
    Promise.resolve(new Result<LinearUnit>({ ir: 'linear', source, module: moduleOf(module) })),
  ),
  has: [],
  starts: 'no expression',
  verify: (unit) => Promise.resolve(mistakesIn(unit)),
  print: ({ module }) => Promise.resolve(`${module.join(' ')}\n`),
};

// An engine: the interpreter, but every call is counted.

let calls = 0;
const counting: EngineRow = {
  title: 'an interpreter that counts the calls from outside',
  level: 'linear',
  has: { steps: 'calls from outside' },
  load: () =>
    Promise.resolve((module, grants) => {
      const instance = instantiateInterp(module, grants);
      return {
        env: instance.env,
        get steps() {
          return calls;
        },
        call(name, args) {
          calls++;
          return instance.call(name, args);
        },
      };
    }),
};

// An output: the names of the functions.

const names: OutputRow = {
  title: 'a list of the functions',
  extension: '.txt',
  needs: ['switch'],
  system: 'a reader',
  runs: ['cat', 'FILE'],
  load: () =>
    Promise.resolve(({ funcs }) => ({
      content: funcs.map(({ name, extern }) => `${extern ? 'extern ' : ''}${name}\n`).join(''),
      imports: funcs.filter(({ extern }) => extern).map(({ name }) => name),
    })),
};

let folder = '';
let takeBack: readonly (() => void)[] = [];

beforeEach(() => {
  calls = 0;
  folder = mkdtempSync(join(tmpdir(), 'samara-toys-'));
  takeBack = [addLanguage('rpn', rpn), addEngine('counting', counting), addOutput('names', names)];
});

afterEach(() => {
  for (const take of takeBack) take();
  rmSync(folder, { recursive: true });
});

const program = (text: string): string => {
  const name = join(folder, 'program.rpn');
  writeFileSync(name, text);
  return name;
};

test('the library reads, runs and builds the language, on every engine of the linear IR', async () => {
  const unit = (await parse(new SourceFile('p.rpn', '3 4 + 2 *'), 'rpn')).orThrow();
  expect(namesOf(enginesOf('rpn'))).toEqual(['wasm', 'interp', 'counting']);
  for (const engine of namesOf(enginesOf('rpn')))
    expect((await instantiate(unit, { engine })).orThrow().main()).toBe(14);
  expect((await emit(unit, 'names')).orThrow().content).toBe('main\n');
});

test('the command knows the language by its extension', async () => {
  const name = program('3 4 + 2 *\n');
  expect(await samara('run', name)).toMatchObject({ status: 14, err: '' });
  expect(await samara('fmt', '--check', name)).toMatchObject({ status: 0 });
  expect((await samara('lower', name, '--to', 'ssa')).out).toContain('AddI 3, 4');
  const wrong = await samara('check', program('3 +\n'));
  expect(wrong).toMatchObject({
    status: 1,
    err: expect.stringContaining('error[RPN1]: `+` takes two values') as string,
  });
  expect((await samara('run', program('1'), '--memory-report')).err).toContain('not for reverse Polish notation');
});

test('the command runs programs on the engine, of other languages too', async () => {
  expect(await samara('run', program('1 2 +'), '--engine', 'counting', '--count')).toMatchObject({
    status: 3,
    err: '1 steps\n',
  });
  expect((await samara('run', 'examples/hello.mpl', '--engine', 'counting')).out).toBe('Hello from MAPLE IR\n');
  const refused = await samara('run', program('1'), '--engine', 'counting', '--undef', 'trap');
  expect(refused).toMatchObject({
    status: 2,
    err: expect.stringContaining('--undef trap is for --engine interp') as string,
  });
});

test('the command builds for the output', async () => {
  const out = join(folder, 'names.txt');
  const built = await samara('build', 'examples/hello.mpl', '--target', 'names', '-o', out);
  expect(built).toMatchObject({ status: 0, err: `note: ${out} imports puts\n` });
  expect(namesOf(outputColumn())).toEqual(Object.keys(outputs).map((name) => `built-${name}`));
  expect(namesOf(outputColumn()).at(-1)).toBe('built-names');
  const hello = new SourceFile('hello.mpl', readFileSync('examples/hello.mpl', 'utf8'));
  const written: string[] = [];
  const runs = await outputColumn()
    .slice(-1)[0]
    .start((await parse(hello, 'maple')).orThrow(), {
      stdout: (bytes) => void written.push(Buffer.from(bytes).toString()),
    });
  expect(runs.main()).toBe(0);
  expect(written.join('')).toMatch(/^puts$/m);
});

test('help has all three, and not any more when they are taken back', async () => {
  const help = async (): Promise<string[]> =>
    Promise.all(
      ['run', 'build', 'lower', 'check'].map(async (name) => (await samara(name, '--help')).out.replace(/\s+/g, ' ')),
    );
  const [run, build, lower, check] = await help();
  expect(run).toContain('counting an interpreter that counts the calls from outside');
  expect(run).toContain('calls from outside (counting)');
  expect(build).toContain('a list of the functions');
  for (const text of [run, build, lower, check]) expect(text).toContain('rpn');
  for (const take of takeBack) take();
  for (const text of await help()) expect(text).not.toMatch(/rpn|counting|names\b.*functions/);
  expect((await samara('run', program('1'), '--engine', 'counting')).status).toBe(2);
});

test('a name is free, and is one', () => {
  expect(() => addLanguage('maple', rpn)).toThrow('there is a language `maple` already');
  expect(() => addEngine('my engine', counting)).toThrow('is no name for a new engine');
});
