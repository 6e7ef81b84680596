/**
 * The conformance files on the formal machine. Two lists say where it differs, and why: files outside MapleLight, with the
 * codes that say so, and functions whose behaviour is undefined, with the trap that the machine's stuck state becomes (the
 * other engines give 0 there).
 */
import { describe, expect, test } from 'vitest';
import { instantiate } from '../../src/driver/index.ts';
import { conformanceFiles, readUnit, runFile, type EngineRow } from '../conformance/run.ts';

const outside: Readonly<Record<string, readonly string[]>> = {
  'calls/host-defined': ['MPL4002', 'MPL4010'],
  'calls/varargs': ['MPL4006', 'MPL4003'],
  'control/computed-goto': ['MPL4011', 'MPL4002'],
  'convert/rounding': ['MPL4002'],
  'intrinsics/atomics': ['MPL4003'],
  'intrinsics/bits': ['MPL4003'],
  'memory/stack': ['MPL4002'],
  'statements/asm': ['MPL4002'],
  'statements/boundary-assertions': ['MPL4002'],
  'storage/offsets': ['MPL4002', 'MPL4010'],
  'structs/bit-fields': ['MPL4004'],
  'structs/packed': ['MPL4004'],
};

const undefinedBehaviour: readonly (readonly [file: string, func: string, trap: string])[] = [
  // A function with results that ends without return: rule skip_return.
  ['calls/direct', 'noresult', 'unreachable'],
  // A variable that is read before it is assigned: rule dread.
  ['storage/variables', 'unset', 'uninitialized'],
  ['programs/pointers32', 'walk', 'uninitialized'],
];

const light: EngineRow = {
  name: 'light',
  start: async (unit, options) => {
    const { value, diagnostics } = await instantiate(unit, { ...options, engine: 'light' });
    if (value === undefined) throw new Error(diagnostics.map(({ code, message }) => `${code}: ${message}`).join('\n'));
    return value;
  },
};

/** Topics of the managed run time (Java's own classes, monitors, dynamic types) are beyond the document. */
const topics = new Set([
  'binary', 'calls', 'compare', 'control', 'convert', 'intrinsics', 'leaves', 'memory', 'programs', 'statements', 'storage', 'structs', 'unary',
]);

const files = conformanceFiles().filter(({ topic }) => topics.has(topic));

describe('conformance on the formal machine', () => {
  test.each(files.filter(({ name }) => outside[name] === undefined))('$name', async (file) => {
    const problems = await runFile(file, light);
    const known = undefinedBehaviour.filter(([name]) => name === file.name).map(([, func, trap]) => `&${func} gave trap ${trap}`);
    expect(problems.filter((problem) => !known.some((text) => problem.includes(text)))).toEqual([]);
    for (const text of known) expect(problems.some((problem) => problem.includes(text)), `${text} is no longer so`).toBe(true);
  });

  test.each(files.filter(({ name }) => outside[name] !== undefined))('$name is outside', async (file) => {
    const { diagnostics } = await instantiate(await readUnit(file), { engine: 'light' });
    expect([...new Set(diagnostics.map(({ code }) => code))]).toEqual(outside[file.name]);
  });
});
