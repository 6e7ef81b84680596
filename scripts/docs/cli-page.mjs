/** docs/cli.md: the help of the command and of each of its commands, as they print it, and what `--json` prints. */
import { describeCommands } from '../../src/cli/describe-all.ts';
import { jsonText, shapes } from '../../src/cli/json-shapes.ts';
import { main } from '../../src/cli/main.ts';
import { code, generatedNote, table } from './markdown.mjs';

const isTerminal = { out: false, err: false };

export async function cliPage() {
  const commands = await describeCommands();
  const sections = await Promise.all(
    commands.map(async ({ name }) => `## samara ${name}\n\n${code(await outputOf([name, '--help']))}`),
  );
  return `${generatedNote("the commands' own help texts in src/cli")}

# The command line

${code(await outputOf([]))}

${sections.join('\n\n')}

## JSON

\`--json\` makes the result one JSON document on standard output, and the diagnostics one on standard error: a
\`Diagnostic[]\`, or nothing where there are none. (For \`check\` the diagnostics are the result.) Fields may be added in
later versions; those that are here keep their names and meanings. A field with \`?\` may be missing.

${table(
  ['command', 'standard output'],
  commands.map(({ name, json }) => [name, 'prints' in json ? code1(jsonText(json)) : jsonText(json)]),
)}

${Object.entries(shapes).map(shapeSection).join('\n\n')}`;
}

function shapeSection([name, { about, fields }]) {
  const rows = Object.entries(fields).map(([field, [type, meaning]]) => [code1(field), code1(type), meaning]);
  return `### ${name}\n\n${about.charAt(0).toUpperCase()}${about.slice(1)}.\n\n${table(['field', 'type', 'meaning'], rows)}`;
}

function code1(text) {
  return `\`${text}\``;
}

async function outputOf(argv) {
  let text = '';
  const io = { out: (more) => void (text += more), err() {}, input() {}, isTerminal, columns: 80, env: {} };
  await main(argv, io);
  return text;
}
