/**
 * Binary files with changed bits: each is refused with a diagnostic, or is a module whose binary form is just these bytes,
 * which can be said as text, and which runs alike on two machines. (Of some forms several files mean the same; there, what
 * would be written means what was read.) A binary form is a row of `forms`.
 */
import { hasErrors, type Diagnostic } from '../../src/base/diagnostics.ts';
import { once } from '../../src/base/once.ts';
import { SourceFile } from '../../src/base/source.ts';
import { openArkText } from '../../src/maple/openark/index.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { printMaple } from '../../src/maple/printer.ts';
import { decodeTuyin, encodeTuyin } from '../../src/tuyin/bitcode/index.ts';
import type { Module } from '../../src/tuyin/module.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { sample, structures } from '../maple/openark/samples.ts';
import { writeOpenArk } from '../maple/openark/writer.ts';
import { linearForms } from '../linear/binary/mutants.ts';
import { described, unsayable } from '../tuyin/bitcode/described.ts';
import { corpus } from '../tuyin/corpus.ts';
import { readPrograms } from '../tuyin/program-files.ts';
import { damaged } from './byte-damage.ts';
import { Choices } from './programs/choices.ts';
import { difference, linked } from './tuyin-mutants.ts';

/** What a campaign is about (`npm run fuzz -- --kind bytes-linear`). */
export type BytesKind = 'tuyin' | 'linear' | 'openark';

export interface BinaryForm {
  readonly kind: BytesKind;
  readonly name: string;
  /** Files that are right. */
  readonly samples: readonly Uint8Array[];
  /** What is wrong with how the bytes are received. */
  readonly problem: (bytes: Uint8Array) => string | undefined;
  readonly isRead: (bytes: Uint8Array) => boolean;
}

const forms = once((): readonly BinaryForm[] => [
  {
    kind: 'tuyin',
    name: 'tb, with comments and places',
    samples: bitcodes(false),
    problem: (bytes) => bitcodeProblem(bytes, false),
    isRead: isBitcode,
  },
  {
    kind: 'tuyin',
    name: 'tb',
    samples: bitcodes(true),
    problem: (bytes) => bitcodeProblem(bytes, true),
    isRead: isBitcode,
  },
  ...linearForms,
  {
    kind: 'openark',
    name: 'mplt of the OpenArk compiler',
    samples: (['A', 'C'] as const).flatMap((age) => [
      writeOpenArk(age, sample(age)),
      writeOpenArk(age, structures),
      writeOpenArk(age, { classes: [], enumerations: [{ name: 'E', values: [['a', 1]] }] }),
    ]),
    problem: openArkProblem,
    isRead: (bytes) => openArkText(bytes, 'mutant.mplt').source !== undefined,
  },
]);

function bitcodes(strip: boolean): Uint8Array[] {
  const texts = [corpus, ...readPrograms().map(({ text }) => text)];
  return texts.flatMap((text) => {
    const { module, diagnostics } = parseTuyin(new SourceFile('sample.ti', text));
    return hasErrors(diagnostics) ? [] : [encodeTuyin(module, { strip })];
  });
}

const isBitcode = (bytes: Uint8Array): boolean => decodeTuyin(bytes, 'mutant.tb').module !== undefined;

function bitcodeProblem(bytes: Uint8Array, strip: boolean): string | undefined {
  const { module, diagnostics } = decodeTuyin(bytes, 'mutant.tb');
  if (module === undefined) return hasErrors(diagnostics) ? undefined : 'neither a module nor an error';
  return unsayable(module) ?? rewritingProblem(module, strip) ?? runProblem(module, diagnostics);
}

/** The same module may be said by other bytes than those that are written, but those say it too. */
function rewritingProblem(module: Module, strip: boolean): string | undefined {
  const bytes = encodeTuyin(module, { strip });
  const { module: again } = decodeTuyin(bytes, 'mutant.tb');
  if (again === undefined) return 'what was read is written as bytes that are not read';
  if (described(again) !== described(module)) return 'what was read is written as another module';
  return Buffer.compare(encodeTuyin(again, { strip }), bytes) === 0 ? undefined : 'it is written in two ways';
}

/** There is no writer beside the one of the tests, so what is read must be a text that stays the same when it is read. */
function openArkProblem(bytes: Uint8Array): string | undefined {
  const { source, diagnostics } = openArkText(bytes, 'mutant.mplt');
  if (source === undefined) return hasErrors(diagnostics) ? undefined : 'neither a text nor an error';
  const { module, diagnostics: problems } = parseMaple(source);
  if (hasErrors(problems)) return `its text is not read: ${problems[0].message}\n${source.text}`;
  const text = printMaple(module);
  const again = printMaple(parseMaple(new SourceFile('mutant.mplt', text)).module);
  return again === text ? undefined : `its text is another when it is read:\n${text}`;
}

function runProblem(module: Module, diagnostics: readonly Diagnostic[]): string | undefined {
  const code = hasErrors(diagnostics) ? undefined : linked(module);
  return code?.graph.main === undefined ? undefined : difference(code, Uint8Array.of(1, 2, 3, 65, 66, 10));
}

function mutantOf(seed: bigint, kind?: BytesKind): { form: BinaryForm; bytes: Uint8Array } {
  const choices = new Choices(seed);
  const form = choices.pick(forms().filter((one) => kind === undefined || one.kind === kind));
  return { form, bytes: damaged(choices, form.samples) };
}

export function isRead(seed: bigint): boolean {
  const { form, bytes } = mutantOf(seed);
  return form.isRead(bytes);
}

/** Of one kind, or of any. */
export async function checkBytes(seed: bigint, kind?: BytesKind): Promise<string | undefined> {
  const { form, bytes } = mutantOf(seed, kind);
  const problem = form.problem(bytes);
  return problem && `${form.name}: ${problem}\n${Buffer.from(bytes).toString('hex')}`;
}
