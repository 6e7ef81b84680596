/**
 * `samara explain CODE`: what a diagnostic means, a bad and a good example; without a code, the list of all. Operations,
 * intrinsics and traps are explained too, by their names.
 */
import { nearestName } from '../base/suggest.ts';
import type { CatalogueEntry } from '../base/diagnostics.ts';
import { allCodes, catalogues, findEntry, genericMessage } from '../driver/catalogues.ts';
import type { OpDescription } from '../driver/op-tables.ts';
import type { OtherWord } from '../driver/other-words.ts';
import type { CommandModule } from './command.ts';
import { exit } from './exit.ts';
import { hang, wrap } from './help-text.ts';
import { printJson } from './results.ts';
import { operationText } from './operation-text.ts';

export const explain: CommandModule = {
  usage: '[CODE…] [options]',
  examples: [
    ['samara explain SAM0005', 'one diagnostic'],
    ['samara explain dread', 'one operation, with an example'],
    ['samara explain JS_PRINT out-of-bounds', 'an intrinsic, a trap'],
    ['samara explain', 'all codes, one on each line'],
    ['samara explain SAM0005 --json', 'the same as a JSON list'],
  ],
  json: { prints: ['Explanation[]', 'Operation[]', 'Word[]'] },
  declare: (command) =>
    command.argument('[code...]', 'codes as they stand in brackets after `error` or `trap`, operations, intrinsics'),
  async execute({ args }, { io, report }) {
    const wanted = args.length === 0 ? allCodes() : args;
    const operations = await findOperations(wanted.filter((word) => findEntry(word) === undefined));
    const rest = wanted.filter(
      (word) => findEntry(word) === undefined && !operations.some(({ op }) => op.name === word),
    );
    const others = await findOthers(rest);
    const unknown = rest.filter((word) => !others.some(({ name }) => name === word));
    for (const word of unknown) report.wrongUsage(`unknown code '${word}'`, await suggestion(word));
    const known = wanted.map(findEntry).filter((found) => found !== undefined);
    if (report.json) printJson(io, [...known.map(toJson), ...operations.map(({ op }) => op), ...others]);
    else if (args.length === 0) io.out(listCodes(io.isTerminal.out ? io.columns : Infinity));
    else io.out(explanations(known, operations, others));
    return unknown.length === 0 ? exit.done : exit.usage;
  },
};

type Known = NonNullable<ReturnType<typeof findEntry>>;
type FoundOperation = { readonly title: string; readonly op: OpDescription };

/** Diagnostics, then operations, then everything else, with an empty line between. */
function explanations(
  known: readonly Known[],
  operations: readonly FoundOperation[],
  others: readonly OtherWord[],
): string {
  return [
    ...known.map(({ code, entry }) => describe(code, entry)),
    ...operations.map(({ title, op }) => operationText(title, op)),
    ...others.map(({ syntax, description }) => `${syntax}\n\n${wrap(description, 80)}\n`),
  ].join('\n');
}

/** The operations of these names in every IR; their tables are loaded only if a word is no code. */
async function findOperations(names: readonly string[]): Promise<FoundOperation[]> {
  if (names.length === 0) return [];
  const { opTables } = await import('../driver/op-tables.ts');
  return Object.values(opTables).flatMap(({ title, operations }) =>
    operations()
      .filter((op) => names.includes(op.name))
      .map((op) => ({ title, op })),
  );
}

async function findOthers(names: readonly string[]): Promise<OtherWord[]> {
  if (names.length === 0) return [];
  const { otherWord } = await import('../driver/other-words.ts');
  return names.map(otherWord).filter((found) => found !== undefined);
}

async function suggestion(word: string): Promise<string> {
  const { opTables } = await import('../driver/op-tables.ts');
  const names = Object.values(opTables).flatMap(({ operations }) => operations().map((op) => op.name));
  const { otherWords } = await import('../driver/other-words.ts');
  const near =
    nearestName(word.toUpperCase(), allCodes()) ?? nearestName(word, names) ?? nearestName(word, otherWords());
  return near === undefined ? 'samara explain lists all codes' : `Did you mean ${near}?`;
}

/** One line a code; on a terminal, within its width. */
function listCodes(width: number): string {
  const sections = catalogues.map(({ topic, entries }) => {
    const lines = Object.entries(entries).map(
      ([code, entry]) => `${hang(`  ${code}  ${entry.severity.padEnd(7)}  `, genericMessage(entry), width)}\n`,
    );
    return `${topic}\n${lines.join('')}`;
  });
  return sections.join('\n');
}

function describe(code: string, entry: CatalogueEntry): string {
  const rule = entry.rule === undefined ? '' : `Rule ${entry.rule}.\n\n`;
  return `${entry.severity}[${code}]: ${genericMessage(entry)}

${rule}${wrap(entry.explain, 80)}

Wrong:

${indent(entry.bad)}

Right:

${indent(entry.good)}
`;
}

function toJson({ code, entry }: { code: string; entry: CatalogueEntry }): object {
  const { severity, rule, explain: text, bad, good } = entry;
  return { code, severity, message: genericMessage(entry), rule, explain: text, bad, good };
}

function indent(text: string): string {
  return text
    .trim()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
