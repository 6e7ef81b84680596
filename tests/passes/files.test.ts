/**
 * What each pass makes of small functions: one folder a pass, one file a case. A file is a command and the module that it
 * prints; its calls (`run:`) give what the file says before and after the passes, on each engine of the linear IR.
 */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { once } from '../../src/base/once.ts';
import { parseText } from '../../src/linear/parser.ts';
import { SourceFile } from '../../src/base/source.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { unreadGlobals } from '../../src/passes/data-uses.ts';
import { findOpenFunctions } from '../../src/passes/open-functions.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { isPassName, passNames } from '../../src/passes/table.ts';
import { compareBehaviour } from '../../src/vm/compare-behaviour.ts';
import { Trap } from '../../src/vm/trap.ts';
import { enginesOf, type TestEngine } from '../engines.ts';
import { runCommand } from '../files/commands.ts';
import { findingOfCall, type CallExpectation, type Finding, type TestFile } from '../files/notation.ts';
import { only, testFiles } from '../files/runner.ts';
import { cloneModule } from '../linear/laws.ts';

function moduleOf({ path, text }: TestFile): LinearModule {
  const { module, diagnostics } = parseText(text);
  if (module === undefined || diagnostics.length > 0) throw new Error(`${path} is not read`);
  expect(verifyModule(module)).toEqual([]);
  return module;
}

/** The module after the passes that the command names, each verified. */
function changed(file: TestFile, module: LinearModule): LinearModule {
  const [, list] = /--passes (\S+)/.exec(file.command ?? '') ?? [];
  const sequence = (list ?? '').split(',').filter(isPassName);
  expect(sequence.length, `${file.path} names no pass`).toBeGreaterThan(0);
  const copy = cloneModule(module);
  runPasses(copy, sequence, { verifyEach: true });
  return copy;
}

function inSsa(module: LinearModule): LinearModule {
  const copy = cloneModule(module);
  runPasses(copy, [], { leaveIn: 'ssa' });
  return copy;
}

async function findingOn(engine: TestEngine, module: LinearModule, expectation: CallExpectation): Promise<Finding> {
  const unit = { ir: 'linear', source: new SourceFile('test.lir', ''), module: cloneModule(module) } as const;
  const program = await engine.start(unit);
  const { name, args } = expectation.call;
  let found: string;
  try {
    found = program.call(name, args.map(Number)).join(', ');
  } catch (error) {
    if (!(error instanceof Trap)) throw error;
    found = `trap ${error.kind}`;
  }
  const expected = expectation.kind === 'trap' ? `trap ${expectation.trap}` : expectation.results.join(', ');
  return findingOfCall(expectation, found, found === expected);
}

/** Before and after, the calls of the file give what it says, and all functions behave alike. */
async function behaviour(file: TestFile, engine: TestEngine): Promise<Finding[]> {
  const before = moduleOf(file);
  const after = changed(file, before);
  const open = findOpenFunctions(before);
  const unread = once(() => unreadGlobals(inSsa(after), false));
  before.funcs.forEach(
    ({ extern }, i) => extern || !open.has(i) || expect(compareBehaviour(before, after, i, { unread })).toBeUndefined(),
  );
  const findings: Finding[] = [];
  for (const expectation of file.expectations) {
    if (expectation.kind === 'program') continue;
    for (const module of [before, after]) findings.push(await findingOn(engine, module, expectation));
  }
  return findings;
}

const engines = enginesOf('linear');

testFiles({
  folder: import.meta.dirname,
  extensions: ['.lir'],
  columns: () => [{ name: only }, ...engines],
  run: (file, column) => {
    const engine = engines.find(({ name }) => name === column);
    return engine === undefined ? runCommand(file, column) : behaviour(file, engine);
  },
});

test('each pass has a folder with files, and each folder is that of a pass', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(folders.map(({ name }) => name).sort()).toEqual([...passNames].sort());
});
