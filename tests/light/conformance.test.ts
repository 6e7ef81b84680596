/**
 * The conformance files, all of them, on the formal machine. A file is outside where it needs what the document has no
 * counterpart of: `foreign` says what that is, and nothing else keeps a file out. Everything else must give what it gives
 * on the other engines, but for the calls whose behaviour is undefined: the machine is stuck there, at the rule that is named.
 */
import { describe, expect, test } from 'vitest';
import { checkProfile, instantiate } from '../../src/driver/index.ts';
import type { RuleName } from '../../src/light/rules.ts';
import { Trap } from '../../src/vm/trap.ts';
import { conformanceFiles, readUnit, runFile, type ConformanceFile } from '../conformance/run.ts';
import { engineNamed } from '../engines.ts';
import { parseTestFile, type CallExpectation } from '../files/notation.ts';
import { isLong } from '../long.ts';

/** Diagnostics of the profile check about constructs of MAPLE that the document lacks: the code, what it names, why. */
const foreign: readonly { readonly code: string; readonly names: RegExp; readonly why: string }[] = [
  { code: 'MPL4001', names: /^type (i128|u128|f128|c64|c128)$/, why: 'numbers of at most 64 bits' },
  { code: 'MPL4001', names: /^type v\d+[iuf]\d+$/, why: 'no vectors' },
  { code: 'MPL4001', names: /^type (dyn\w+|simplestr|simpleobj)$/, why: 'no dynamic types' },
  {
    code: 'MPL4002',
    names: /^(asm|indexgoto)$/,
    why: 'statements of the document have no addresses',
  },
  { code: 'MPL4002', names: /^(addroffpc|ireadpcoff|iassignpcoff)$/, why: 'there is no program counter' },
  { code: 'MPL4003', names: /^vector_/, why: 'no vectors' },
  { code: 'MPL4003', names: /^JS/, why: 'no dynamic types' },
  { code: 'MPL4004', names: /./, why: 'a field is a type at a byte offset' },
  { code: 'MPL4005', names: /./, why: 'alignment is the only attribute of a member' },
  { code: 'MPL4011', names: /./, why: 'labels are places, not values' },
];

interface Undefined {
  readonly file: string;
  /** The call as the file writes it. */
  readonly call: string;
  /** The rule of the document at which the machine is stuck. */
  readonly rule: RuleName;
  /** Why the other engines give a result; they trap where this is absent. */
  readonly others?: string;
}

const undefinedBehaviour: readonly Undefined[] = [
  {
    file: 'calls/direct',
    call: '&noresult()',
    rule: 'skip_return',
    others: 'a function that ends without return gives 0',
  },
  { file: 'declarations/types', call: '&unfinished(0)', rule: 'dread', others: 'local variables begin with 0' },
  { file: 'storage/variables', call: '&unset()', rule: 'dread', others: 'local variables begin with 0' },
  { file: 'memory/stack', call: '&aligned()', rule: 'binary', others: 'addresses are numbers' },
  // What is no object has nothing in front of it: the machine sees that before it can be looked at.
  { file: 'objects/misuse', call: '&increfRaw()', rule: 'iread' },
  { file: 'objects/misuse', call: '&decrefRaw()', rule: 'iread' },
];

const light = engineNamed('light', 'maple');

/** What keeps a file out: `MPL4002 asm`. */
async function outsideBecause(file: ConformanceFile): Promise<string[]> {
  const found = await checkProfile(await readUnit(file), 'light');
  return [
    ...new Set(
      found.map(
        ({ code, message }) => `${code} ${/`([^`]+)`/.exec(message)?.[1] ?? /type \S+$/.exec(message)?.[0] ?? message}`,
      ),
    ),
  ];
}

function isForeign(reason: string): boolean {
  const code = reason.slice(0, 7);
  return foreign.some((entry) => entry.code === code && entry.names.test(reason.slice(8)));
}

function expectationOf(file: ConformanceFile, { call }: Undefined): CallExpectation {
  const lines = file.text.split('\n');
  const found = parseTestFile(file.name, file.text).expectations.find(
    ({ kind, line }) => kind !== 'program' && lines[line - 1].includes(call),
  );
  if (found === undefined || found.kind === 'program')
    throw new Error(`${file.name} does not expect anything of ${call}`);
  return found;
}

/** The rule at which a call is stuck. */
async function stuckRule(file: ConformanceFile, entry: Undefined): Promise<string | undefined> {
  const { call } = expectationOf(file, entry);
  const program = await light.start(await readUnit(file), {});
  try {
    program.call(call.name, call.args.map(Number));
  } catch (error) {
    if (error instanceof Trap) return /rule (\w+) \(/.exec(error.message)?.[1];
    throw error;
  }
  return undefined;
}

const files = await Promise.all(
  conformanceFiles().map(async (file) => ({ file, name: file.name, outside: await outsideBecause(file) })),
);

describe('conformance on the formal machine', () => {
  test.each(files.filter(({ outside }, i) => outside.length === 0 && (isLong || i % 4 === 0)))(
    '$name',
    async ({ file }) => {
      const undefinedLines = undefinedBehaviour
        .filter((entry) => entry.file === file.name)
        .map((entry) => expectationOf(file, entry).line);
      const problems = await runFile(file, light);
      expect(
        problems.filter((problem) => !undefinedLines.some((line) => problem.startsWith(`${file.name}.mpl:${line}:`))),
      ).toEqual([]);
    },
  );

  test.each(files.filter(({ outside }, i) => outside.length > 0 && (isLong || i % 3 === 0)))(
    '$name is outside: $outside',
    async ({ file, outside }) => {
      expect(outside.filter((reason) => !isForeign(reason))).toEqual([]);
      expect((await instantiate(await readUnit(file), { engine: 'light' })).value).toBeUndefined();
    },
  );

  test.each(undefinedBehaviour)('$file $call is stuck at $rule', async (entry) => {
    const found = files.find(({ name }) => name === entry.file);
    if (found === undefined) throw new Error(`no file ${entry.file}`);
    expect(await stuckRule(found.file, entry)).toBe(entry.rule);
    expect(expectationOf(found.file, entry).kind).toBe(entry.others === undefined ? 'trap' : 'run');
  });
});
