/** docs/ir/conformance.md: what the conformance suite showed, from the outcomes of a run (tests/conformance/scoreboard.ts). */
import { countInteractions, families } from '../../tests/conformance/interactions.ts';
import { columns, countFacts, engineColumns as engines, type Outcome } from '../../tests/conformance/scoreboard.ts';
import { excused, universe, type FactKind } from '../../tests/conformance/universe.ts';
import { table } from './markdown.mjs';

export function conformancePage(outcomes: readonly Outcome[]): string {
  const counts = new Map(columns.map((column) => [column, countFacts(outcomes, column)]));
  const programs = new Set(outcomes.map(({ program }) => program)).size;
  const section = (kind: FactKind, head: string, shown: readonly string[]): string =>
    table(
      [head, ...shown],
      universe[kind].map((name) => [
        `\`${name}\``,
        ...shown.map((column) => counts.get(column)?.get(`${kind} ${name}`) || '–'),
      ]),
    );
  return `<!-- Written by \`npm run conformance -- --write\` from a run of the suite. -->

# Conformance

${programs} programs say in comments what they give: those of \`tests/conformance\` by topic, and the examples of the
[manual](maple.md). Each runs on every engine; the numbers below are programs. *parse*, *print*, *verify* and *lower* count
the programs that contain something and went through that tool: read; printed and read again with the same text; accepted;
brought to the linear IR. The columns of engines count the programs that met all their expectations and **executed** it: a
copy of each program, with a mark in front of each statement, says which statements were reached. \`light\` is the formal
machine of [MapleLight](light.md): it refuses what the document does not have, and the programs that it does not pass make a call
whose behaviour the document leaves undefined.

\`npm run conformance\` prints the first table from a fresh run; a test compares this page with one.

## Topics

${topicTable(outcomes)}

## Opcodes

${section('op', 'Opcode', columns)}

## Primitive types

Of values that were computed, read, assigned, passed or returned.

${section('prim', 'Type', engines)}

## Attributes with an effect

${section('attr', 'Attribute', engines)}

## Declarations, types and first values

\`= x\` are kinds of initialisers. A directive counts where it stands in a program that ran, whether or not it changes anything.

${section('decl', 'Declaration', engines)}

## Interactions

For two kinds of features, how many programs executed something of both (of one, on the diagonal; \`·\`: none). ${emptyPairs(outcomes)} Random
programs cross all of them: \`npm run fuzz -- --kind programs\`.

${interactionTable(outcomes)}

## What is not shown

${Object.entries(excused)
  .map(
    ([reason, facts]) => `- ${facts.map((fact) => `\`${fact.slice(fact.indexOf(' ') + 1)}\``).join(', ')}: ${reason}.`,
  )
  .join('\n')}
`;
}

/** Topic by engine: programs that met all expectations, of those that the engine takes. */
function topicRows(outcomes: readonly Outcome[]): string[][] {
  const topics = [...new Set(outcomes.map(({ topic }) => topic))];
  return topics.map((topic) => [
    topic,
    ...engines.map((engine) => {
      const own = outcomes.filter(
        (outcome) => outcome.topic === topic && outcome.column === engine && !outcome.outside,
      );
      return own.length === 0 ? '–' : `${own.filter(({ problems }) => problems.length === 0).length}/${own.length}`;
    }),
  ]);
}

const topicTable = (outcomes: readonly Outcome[]): string => table(['Topic', ...engines], topicRows(outcomes));

/** One row a family; the columns have the rows' numbers, so that the table stays narrow. */
function interactionTable(outcomes: readonly Outcome[]): string {
  const counts = countInteractions(outcomes, 'vm');
  const names = Object.keys(families);
  const rows = names.map((name, row) => [
    `${row + 1} ${name}`,
    ...names.map((other, at) => (at > row ? '' : String(counts[name][other] || '·'))),
  ]);
  return table(['Feature', ...names.map((_, i) => String(i + 1))], rows);
}

function emptyPairs(outcomes: readonly Outcome[]): string {
  const counts = countInteractions(outcomes, 'vm');
  const pairs = Object.keys(families).flatMap((name, row) =>
    Object.keys(families)
      .slice(0, row)
      .map((other) => counts[name][other]),
  );
  return `${pairs.filter((count) => count > 0).length} of ${pairs.length} pairs meet somewhere in the suite, ${pairs.filter((count) => count > 2).length} in at least three programs.`;
}
