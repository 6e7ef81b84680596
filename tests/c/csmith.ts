/**
 * Random programs of csmith, which are without undefined behaviour, against gcc at -O0 and -O2. From a seed follow the options of
 * csmith, so that all of C that it knows has its turn, and the engines: wasm and interp always, the slow ones now and then.
 *
 * Some seeds have addresses of 4 bytes, with us and with gcc.
 *
 * A program on which gcc disagrees with itself, or that takes long, says nothing: such are counted, not compared.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samara } from '../cli/samara.ts';
import type { Tallied } from '../fuzz/kinds.ts';
import { hasNarrowGcc, narrowFlags } from './narrow.ts';

/** Where csmith's own headers are. */
export const HEADERS = '/usr/include/csmith';

/** Those of gcc for all machines. */
const builtins = ['--builtins', '--disable-builtin-kinds', 'x86'];

/** Each seed takes one of each line. Sizes first: most programs are as csmith makes them, some small enough to be read. */
const variations: readonly (readonly (readonly string[])[])[] = [
  [[], ['--max-funcs', '4'], [], ['--max-block-depth', '3', '--max-expr-complexity', '5'], ['--max-funcs', '20']],
  [[], ['--no-bitfields'], []],
  [[], ['--no-packed-struct']],
  [[], [...builtins], [], [...builtins, '--builtin-function-prob', '60'], []],
  [[], [], ['--no-volatiles'], ['--float']],
  [[], ['--inline-function'], []],
  [[], [], [], ['--no-unions'], ['--max-struct-fields', '20', '--max-union-fields', '10']],
  [[], ['--max-pointer-depth', '4'], ['--no-pointers'], []],
  [[], [], ['--no-arg-structs', '--no-return-structs'], ['--fixed-struct-fields']],
  [[], ['--const-as-condition', '--max-array-dim', '5', '--max-array-len-per-dim', '4'], []],
];

/** One engine in so many seeds; an engine that is not named has its turn with all of them. */
const turns: Readonly<Record<string, number>> = { wasm: 1, interp: 1, vm: 10, light: 40 };

/** Milliseconds after which a program of gcc is a long one: on a busy machine, or on ours, it may take too long. */
const LONG = 100;
/** Seconds. */
const TIMEOUT = 60;

/** The options of csmith for a seed. */
function optionsOf(seed: bigint): readonly string[] {
  const random = choices(seed);
  return variations.flatMap((line) => line[random() % line.length]);
}

/** Numbers that follow from a seed: xorshift, begun by a multiplication that spreads small seeds. */
function choices(seed: bigint): () => number {
  let state = Number(BigInt.asUintN(32, seed * 0x9e3779b1n + 0x85ebca6bn)) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) >>> 8;
  };
  for (let i = 0; i < 8; i++) next();
  return next;
}

export function enginesOf(seed: bigint): readonly string[] {
  return Object.keys(turns).filter((engine) => seed % BigInt(turns[engine]) === 0n);
}

/** One in four has addresses of 4 bytes, where gcc has them. */
export function isNarrowSeed(seed: bigint): boolean {
  return seed % 4n === 3n && hasNarrowGcc();
}

/** Writes the program of a seed. csmith leaves a file where it runs. */
export function writeProgram(folder: string, seed: bigint): string {
  const file = join(folder, 'random.c');
  const words = ['--seed', String(seed), '--no-argc', ...optionsOf(seed), '-o', file];
  spawnSync('csmith', words, { cwd: folder, stdio: 'ignore', timeout: 30_000 });
  return file;
}

interface Native {
  readonly text: string;
  readonly milliseconds: number;
}

/** What gcc's program prints; nothing where it does not end well. */
function native(folder: string, file: string, level: string, model: readonly string[]): Native | undefined {
  const binary = join(folder, 'random');
  rmSync(binary, { force: true });
  spawnSync('gcc', ['-w', level, ...model, '-I', HEADERS, '-o', binary, file, '-lm'], { stdio: 'ignore' });
  const started = performance.now();
  const { status, stdout } = spawnSync(binary, { encoding: 'utf8', timeout: 1000 });
  return status === 0 ? { text: stdout, milliseconds: performance.now() - started } : undefined;
}

/** What is expected of a program, or why it says nothing. */
function expected(folder: string, file: string, model: readonly string[]): Native | string {
  const plain = native(folder, file, '-O0', model);
  if (plain === undefined) return 'skipped: does not build or end with gcc';
  const optimised = native(folder, file, '-O2', model);
  return optimised?.text === plain.text ? plain : 'skipped: gcc -O0 and -O2 differ';
}

/** The program of a seed on its engines, to which other words may be said. One that fails is kept, with a script that reduces it. */
export async function checkCsmith(
  seed: bigint,
  engines = enginesOf(seed),
  words: readonly string[] = [],
): Promise<Tallied> {
  const folder = mkdtempSync(join(tmpdir(), 'samara-csmith-'));
  try {
    const file = writeProgram(folder, seed);
    const isNarrow = isNarrowSeed(seed);
    const wanted = expected(folder, file, isNarrow ? narrowFlags : []);
    if (typeof wanted === 'string') return { counted: [wanted] };
    const counted: string[] = isNarrow ? ['addresses of 4 bytes'] : [];
    for (const engine of engines) {
      const found = await compare(file, engine, wanted, [...words, ...(isNarrow ? ['--pointer-size', '4'] : [])]);
      if (found.problem !== undefined)
        return { counted, problem: `${found.problem}\n${keep(seed, engine, found.problem)}` };
      counted.push(found.what);
    }
    return { counted };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  file: string,
  engine: string,
  wanted: Native,
  model: readonly string[],
): Promise<{ what: string; problem?: string }> {
  const words = [file, ...model, '-I', HEADERS, '--engine', engine, '--timeout', String(TIMEOUT)];
  const { status, out, err } = await samara('run', ...words);
  const mayBeLong = engine === 'light' || wanted.milliseconds > LONG;
  if (mayBeLong && err.includes('trap[timeout]')) return { what: `skipped: too long for ${engine}` };
  if (engine === 'light' && /error\[MPL40/.test(err)) return { what: 'skipped: outside of the profile of light' };
  if (status === 0 && out === wanted.text && err === '') return { what: engine };
  const found = `${engine}: ${out}${err.slice(0, 2000)}status ${status}`;
  return { what: engine, problem: `${found}\ngcc: ${wanted.text}status 0` };
}

/** Where a failing program lies. */
function folderOf(seed: bigint): string {
  return join(tmpdir(), `samara-csmith-${seed}`);
}

/** A failing program is kept, with what cvise asks of each smaller one. */
function keep(seed: bigint, engine: string, problem: string): string {
  const folder = folderOf(seed);
  mkdirSync(folder, { recursive: true });
  writeProgram(folder, seed);
  const refusal = /error\[\w+\]/.exec(problem)?.[0];
  writeFileSync(join(folder, 'interesting.sh'), interesting(engine, refusal, isNarrowSeed(seed)), { mode: 0o755 });
  return `kept in ${folder}; to make it smaller: npm run fuzz -- --kind csmith --seed ${seed} --reduce`;
}

/** gcc finds nothing wrong with the program, and we still refuse it in the same way, or print something else. */
function interesting(engine: string, refusal: string | undefined, isNarrow: boolean): string {
  const samaraCommand = join(import.meta.dirname, '..', '..', 'samara');
  const gcc = `gcc ${isNarrow ? narrowFlags.join(' ') : ''} -I ${HEADERS} random.c`;
  const model = isNarrow ? '--pointer-size 4' : '';
  const suspicious =
    'uninitialized|end of non-void|return-type|implicit|incompatible|without a cast|sequence-point|bounds';
  const differs =
    refusal === undefined
      ? "! cmp -s plain.txt ours.txt && ! grep -q 'error\\[' ours.err"
      : `grep -qF '${refusal}' ours.err`;
  return `#!/bin/sh
${gcc} -O1 -Wall -c -o warned.o 2>&1 | grep -qE '${suspicious}' && exit 1
${gcc} -w -O0 -o plain && timeout 5 ./plain > plain.txt || exit 1
${gcc} -w -O2 -o optimised && timeout 5 ./optimised | cmp -s - plain.txt || exit 1
${gcc} -w -O1 -fsanitize=address,undefined -fno-sanitize-recover=all -o sound || exit 1
timeout 10 ./sound | cmp -s - plain.txt || exit 1
timeout ${TIMEOUT} ${samaraCommand} run random.c ${model} -I ${HEADERS} --engine ${engine} > ours.txt 2> ours.err
${differs}
`;
}

/** The smaller program that cvise finds; what cvise says of its work goes to standard error. */
export async function reduceCsmith(seed: bigint): Promise<string> {
  const { problem } = await checkCsmith(seed);
  if (problem === undefined) return 'nothing wrong with this seed';
  const cwd = folderOf(seed);
  execFileSync('cvise', ['--n', '2', '--timeout', '120', 'interesting.sh', 'random.c'], { cwd, stdio: [0, 2, 2] });
  return readFileSync(join(cwd, 'random.c'), 'utf8');
}

export function showCsmith(seed: bigint): string {
  const folder = mkdtempSync(join(tmpdir(), 'samara-csmith-'));
  try {
    return readFileSync(writeProgram(folder, seed), 'utf8');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
