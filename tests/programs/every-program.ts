/** Every program in every way (subjects.ts, ways.ts), but for what is listed here with its reason. */
import { everySubject, type Subject } from './subjects.ts';
import { Outside } from '../engines.ts';
import type { Way } from './ways.ts';

export interface Exception {
  /** The program, or the beginning of its name, and the way. */
  readonly program: string;
  readonly way: RegExp;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    program: 'light/exceptions.mpl',
    way: /^(?!light)/,
    reason:
      'in a handler, %%thrownval is what the handler caught; the document has one register, which a throw that was caught inside changes',
  },
  {
    program: 'conformance/declarations/directives',
    way: /flat/,
    reason: 'the text imports a file, which only the suite finds',
  },
];

export function exceptionFor(subject: Subject, way: Way): Exception | undefined {
  return exceptions.find((one) => subject.name.startsWith(one.program) && one.way.test(way.name));
}

/** What went wrong with the program in some way, with the name of the way. */
export async function problemsOf(subject: Subject, ways: readonly Way[] = subject.ways): Promise<string[]> {
  const found: string[] = [];
  for (const way of ways) {
    if (exceptionFor(subject, way) !== undefined) continue;
    const problems = await subject
      .problems(way)
      .catch((error: unknown) => (error instanceof Outside ? [] : [`${subject.name}: ${String(error)}`]));
    found.push(...problems.map((problem) => `${way.name}: ${problem}`));
  }
  return found;
}

let subjects: readonly Subject[] | undefined;

/** The program of a seed, one after the other. */
export async function checkEveryProgram(seed: bigint): Promise<string | undefined> {
  subjects ??= everySubject();
  const problems = await problemsOf(subjects[Number(seed % BigInt(subjects.length))]);
  return problems.length === 0 ? undefined : problems.join('\n').slice(0, 4000);
}
