/** The page of wrong C programs: what we say of each mistake beside what gcc and clang say, from tests/c/wrong. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDiagnostic } from '../../src/base/code-frame.ts';
import {
  diagnosticsOf,
  folder,
  messagesOf,
  names,
  plantedIn,
  readProgram,
  scoreOf,
  type Message,
} from '../../tests/c/wrong.ts';
import { escapeCell } from './markdown.mjs';

type Others = Readonly<
  Record<
    string,
    { readonly version: string; readonly words: string; readonly files: Readonly<Record<string, readonly Message[]>> }
  >
>;

/** The whole page. */
export function cDiagnosticsPage(): string {
  const others = JSON.parse(readFileSync(join(folder, 'others.json'), 'utf8')) as Others;
  const intro = `# Mistakes in C programs, and what is said of them

Samara tells every mistake of a file in one go, with the place, the way through macros and headers, and where there is one, what to write instead
(\`samara check --fix\` writes what leaves no doubt). Here are ${names.length} wrong programs. Each mistake was planted and stands behind \`//!\` in its line; one message in
a line with a mistake counts as having found it, further ones and those elsewhere as followers, which tell nothing new. The programs are ours, so that
they are no measure of the compilers; they are there to see how the messages read, and so that none gets lost.

Samara: \`samara check -Wall -Wextra\`. ${Object.entries(others)
    .map(([name, { version, words }]) => `${name} ${version}: \`${name} ${words}\``)
    .join(
      '; ',
    )}. (gcc finds some warnings only in files without errors.) Messages of the other two are stored; \`node scripts/wrong-oracle.mjs\` asks them again.
[Warnings and their switches](c-warnings.md) are a page of their own, and [each code](../diagnostics.md) is explained.
`;
  return [intro, countTable(others), ...names.map((name) => programPart(name, others))].join('\n');
}

function countTable(others: Others): string {
  const total = { planted: 0, cells: new Map<string, [number, number]>() };
  const rows = names.map((name) => {
    const text = readProgram(name);
    const planted = [...plantedIn(text).planted.values()].reduce((a, b) => a + b, 0);
    total.planted += planted;
    const cells = [...columnsOf(name, others)].map(([column, messages]) => {
      const { found, followers } = scoreOf(text, messages);
      const [a, b] = total.cells.get(column) ?? [0, 0];
      total.cells.set(column, [a + found, b + followers]);
      return `${found} | ${followers === 0 ? '' : followers}`;
    });
    return `| [${name}](#${name.replaceAll('.', '')}) | ${planted} | ${cells.join(' | ')} |`;
  });
  const sums = [...total.cells.values()].map(([found, followers]) => `**${found}** | **${followers}**`);
  return `## Counts

| program | planted | Samara | followers | gcc | followers | clang | followers |
|---|--:|--:|--:|--:|--:|--:|--:|
${rows.join('\n')}
| **all** | **${total.planted}** | ${sums.join(' | ')} |
`;
}

function columnsOf(name: string, others: Others): ReadonlyMap<string, readonly Message[]> {
  return new Map([
    ['Samara', messagesOf(name)],
    ...Object.entries(others).map(([compiler, { files }]) => [compiler, files[name] ?? []] as const),
  ]);
}

function programPart(name: string, others: Others): string {
  const columns = columnsOf(name, others);
  const lines = [...new Set([...columns.values()].flat().map(([line]) => line))].sort((a, b) => a - b);
  const cell = (messages: readonly Message[], line: number): string =>
    messages
      .filter(([at]) => at === line)
      .map(([, text]) => escapeCell(text))
      .join('<br>');
  const rows = lines.map(
    (line) =>
      `| ${line === 0 ? '' : line} | ${[...columns.values()].map((messages) => cell(messages, line)).join(' | ')} |`,
  );
  return `## ${name}

\`\`\`c
${readProgram(name).trimEnd()}
\`\`\`

| line | Samara | gcc | clang |
|--:|---|---|---|
${rows.join('\n')}
${shown(name)}`;
}

/** One of the messages as a terminal shows it, where there is a fix. */
function shown(name: string): string {
  const found = diagnosticsOf(name).find(({ fix, span }) => fix !== undefined && fix.span.source === span?.source);
  return found === undefined ? '' : `\n\`\`\`\n${formatDiagnostic(found)}\n\`\`\`\n`;
}
