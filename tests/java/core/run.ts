/** Java programs of tests: through the MAPLE that the front end's layout makes of them, and on a machine of Java. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { programOf } from '../../../scripts/java/program.ts';
import { once } from '../../../src/base/once.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { instantiate, parse, type Engine, type MapleUnit } from '../../../src/driver/index.ts';

const folder = join(import.meta.dirname, 'programs');

/** The programs by name: the class with `main`. */
export const javaPrograms: readonly string[] = readdirSync(folder)
  .filter((name) => name.endsWith('.java'))
  .map((name) => name.slice(0, -'.java'.length))
  .toSorted();

export interface Outcome {
  readonly output: string;
  readonly errors: string;
  readonly status: number;
}

export function javaText(name: string): string {
  return readFileSync(join(folder, `${name}.java`), 'utf8');
}

/** What a machine of Java did with a program, as it was stored. */
export function storedOutcome(name: string): Outcome {
  const text = readFileSync(join(folder, `${name}.out`), 'utf8');
  const [output, errors = '', status = '0'] = text.split(/^-- (?:errors|status)\n/m);
  return { output, errors, status: Number(status) };
}

/** Runs a program in Java on an engine. */
export async function runJava(
  text: string,
  main: string,
  engine: Engine,
  args: readonly string[] = [],
): Promise<Outcome> {
  return runUnit((await parse(javaSource(text, main))).orThrow(), main, engine, args);
}

/** The module of a program. */
export function javaSource(text: string, main: string): SourceFile {
  return new SourceFile(`${main}.mpl`, programOf([text], main));
}

export async function runUnit(
  unit: MapleUnit,
  main: string,
  engine: Engine,
  args: readonly string[] = [],
): Promise<Outcome> {
  const output: Uint8Array[] = [];
  const errors: Uint8Array[] = [];
  const stdout = (bytes: Uint8Array): void => void output.push(bytes.slice());
  const stderr = (bytes: Uint8Array): void => void errors.push(bytes.slice());
  const program = (await instantiate(unit, { engine, stdout, stderr, args: [main, ...args] })).orThrow();
  const status = program.main();
  return { output: String(Buffer.concat(output)), errors: String(Buffer.concat(errors)), status };
}

/** All programs compiled by javac, once. */
const classes = once(() => {
  const place = mkdtempSync(join(tmpdir(), 'samara-java-'));
  process.once('exit', () => rmSync(place, { recursive: true, force: true }));
  const files = javaPrograms.map((name) => join(folder, `${name}.java`));
  const compiled = spawnSync('javac', ['-nowarn', '-encoding', 'UTF-8', '-d', place, ...files]);
  if (compiled.status !== 0) throw new Error(String(compiled.stderr));
  return { place };
});

/** Runs a program on a machine of Java. */
export function runOnJvm(name: string, args: readonly string[] = []): Outcome {
  const options = [
    '-XX:TieredStopAtLevel=1',
    '-Dfile.encoding=UTF-8',
    '-Dstdout.encoding=UTF-8',
    '-cp',
    classes().place,
  ];
  const run = spawnSync('java', [...options, name, ...args], { maxBuffer: 1 << 28 });
  return { output: String(run.stdout), errors: withoutFrames(String(run.stderr)), status: run.status ?? -1 };
}

/** A report without the lines that say where calls were under way, which programs here do not record. */
function withoutFrames(errors: string): string {
  return errors.replace(/^\t+(at .*|\.\.\. \d+ more)\n/gm, '');
}

/** 17 for Java 17. */
export function jvmVersion(): number {
  const { stderr } = spawnSync('java', ['-version']);
  return Number(/version "(\d+)/.exec(String(stderr))?.[1] ?? 0);
}
