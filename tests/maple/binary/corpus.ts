/** Every MAPLE module that there is: files of tests, examples and documents, samples of opcodes, the manual, random programs. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { generateModule } from '../../../bench/generate-maple.mjs';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import type { Module } from '../../../src/maple/module.ts';
import { parseMaple } from '../../../src/maple/parser.ts';
import { manualExamples } from '../../conformance/manual.ts';
import { generate } from '../../fuzz/generate.ts';
import { generateProgram } from '../../fuzz/programs/program.ts';
import { times } from '../../long.ts';
import { moduleOf, readSamples } from '../samples.ts';

export interface Sample {
  readonly name: string;
  readonly text: string;
}

const root = resolve(import.meta.dirname, '../../..');
const types = join(root, 'tests/conformance');

/** Texts of files, as they are found. */
function files(): Sample[] {
  return ['tests', 'examples', 'docs', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
    )
    .filter((name) => /\.(mpl|mplt)$/.test(name))
    .sort()
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
}

/** Modules in pages of documents. */
function pages(): Sample[] {
  return readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [...readFileSync(join(root, 'docs', name), 'utf8').matchAll(/```(?:maple|mpl)?\n(.*?)```/gs)].map(
        ([, text], i) => ({
          name: `docs/${name} ${i}`,
          text,
        }),
      ),
    );
}

function random(): Sample[] {
  return Array.from({ length: times(6, 60) }, (_, seed) => seed).flatMap((seed) => [
    { name: `expressions ${seed}`, text: generate(BigInt(seed)).text },
    { name: `program ${seed}`, text: generateProgram(BigInt(seed), 'full', []).text },
  ]);
}

export function everySample(): readonly Sample[] {
  return [
    ...files(),
    ...pages(),
    ...readSamples().map((sample) => ({ name: `opcodes: ${sample.key}`, text: moduleOf(sample) })),
    ...manualExamples().map(({ name, text }) => ({ name: `manual: ${name}`, text })),
    ...random(),
    { name: 'a large module', text: generateModule(200_000, 1) },
  ];
}

/** The module of a text; nothing of one with mistakes. Imports lie beside the file, or where conformance tests have theirs. */
export function moduleFrom({ name, text }: Sample): Module | undefined {
  const { module, diagnostics } = parseMaple(new SourceFile(name, text), {
    resolveImport(wanted, [path = '.']) {
      for (const folder of [join(root, dirname(name)), join(types, path)]) {
        const found = textOf(join(folder, wanted));
        if (found !== undefined) return new SourceFile(wanted, found);
      }
      return undefined;
    },
  });
  return hasErrors(diagnostics) ? undefined : module;
}

function textOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
