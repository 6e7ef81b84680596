/** docs/ir/IR-operations.md for each IR: its operations by section, from its opcode table. */
import { opTables } from '../../src/driver/op-tables.ts';
import { generatedNote, table } from './markdown.mjs';

export function opsPages() {
  return Object.entries(opTables).map(([name, tableOf]) => [
    `docs/ir/${name}-operations.md`,
    () => page(name, tableOf),
  ]);
}

function page(name, { title, source, operations }) {
  const all = operations();
  const rows = all.map((op) => {
    const effects = op.effects.join(' ') || '–';
    return [op.name, `\`${op.syntax}\``, op.section, effects, op.levels.join(' '), describe(op)];
  });
  return `${generatedNote(`the opcode table in ${source}`)}

# Operations of ${title}

${all.length} operations. *Section* is the section of the defining document. *Effects* are what an operation does beyond
computing its result. \`samara ops --ir ${name}\` prints the same table, with \`--json\` for programs.

${table(['Operation', 'Written', 'Section', 'Effects', 'Levels', 'What it does'], rows)}`;
}

function describe(op) {
  const aliases = op.aliases.map((name) => `\`${name}\``).join(', ');
  return aliases === '' ? op.description : `${op.description} (also read: ${aliases})`;
}
