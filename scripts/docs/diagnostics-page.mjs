/** docs/diagnostics.md: every code with its sentence, explanation and examples, from the catalogues. */
import { catalogues, genericMessage } from '../../src/driver/catalogues.ts';
import { code, generatedNote } from './markdown.mjs';

export function diagnosticsPage() {
  const texts = (entries) => Object.entries(entries).map(entryText).join('\n\n');
  const sections = catalogues.map(({ topic, entries }) => `## ${topic}\n\n${texts(entries)}`);
  return `${generatedNote('the catalogues in src/*/diagnostics.ts')}

# Diagnostics

Every diagnostic has a code that does not change. \`samara explain CODE\` prints the same text.

${sections.join('\n\n')}`;
}

function entryText([name, entry]) {
  return `### ${name}

**${entry.severity}**: ${genericMessage(entry)}${entry.rule === undefined ? '' : `\n\nRule ${entry.rule}.`}

${entry.explain}

Wrong:

${code(entry.bad)}

Right:

${code(entry.good)}`;
}
