/** docs/c-undefined.md: what `--check-ub` says of the programs in tests/c/undefined, beside gcc's sanitizers and valgrind. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { table } from './markdown.mjs';

const folder = join(import.meta.dirname, '..', '..', 'tests', 'c', 'undefined');
const { versions, programs } = JSON.parse(readFileSync(join(folder, 'others.json'), 'utf8'));

const intro = `# Undefined behaviour of C

\`samara run program.c --check-ub\` runs a program on the formal machine of MapleLight under the rules of C17. What C leaves undefined ends it, with
the line, the rule of the semantics whose premise failed, the paragraph of the standard where the check is one of C's, and the history: where
the object was allocated or declared, where it was freed or its block was left. [Decision 0335](decisions/0335-rules-of-c.md) has the list of checks.
Without the option the machine runs the program as MAPLE defines it, where numbers wrap and shifts take their count modulo the width, and
still finds every misuse of memory.

Such a report of [use-after-free.c](../tests/c/undefined/use-after-free.c) has all three places:

\`\`\`
REPORT\`\`\`

The machine is a few thousand times slower than a processor. It sees what a run does: other inputs may do other things. It also refuses
what compilers let pass and the semantics has no meaning for: the bytes of an address read one by one as numbers, arithmetic on addresses as
integers beyond moving them, numbers of 128 bits, \`long double\`.

## Beside other tools

Each program of [tests/c/undefined](../tests/c/undefined) has one mistake. Beside our report stand what the program says when it is built with
\`gcc -O0 -fsanitize=address,undefined\` (GCC), and what valgrind says of it, built without; nothing where they find nothing. Both were run once; their
words are kept with the programs.

`;

/** The comment that a program begins with. */
function summaryOf(file) {
  return /^\/\* (.*?) \*\//s.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';
}

function reportOf(file) {
  const kept = join(folder, file.replace(/\.c$/, '.report'));
  return existsSync(kept) ? readFileSync(kept, 'utf8') : '';
}

/** The kind of trap and the line. */
function shortReport(file) {
  const text = reportOf(file);
  const kind = /^trap\[([\w-]+)\]/.exec(text)?.[1];
  const line = /--> [\w.-]+:(\d+)/.exec(text)?.[1];
  return kind === undefined ? '—' : `\`${kind}\`${line === undefined ? '' : `, line ${line}`}`;
}

const cell = (text) => text.replaceAll('|', '\\|').replaceAll('_', '\\_').replaceAll('*', '\\*') || '—';
const count = (files, finds) => files.filter(finds).length;

export function undefinedPage() {
  const files = readdirSync(folder).filter((name) => name.endsWith('.c'));
  const wrong = files.filter((name) => !name.startsWith('fine'));
  const rows = wrong.map((file) => {
    const { sanitizers, valgrind } = programs[file];
    return [
      `[${file}](../tests/c/undefined/${file})`,
      cell(summaryOf(file)),
      shortReport(file),
      cell(sanitizers),
      cell(valgrind),
    ];
  });
  const found = `Of ${wrong.length} mistakes, \`--check-ub\` finds ${count(wrong, (file) => reportOf(file) !== '')}, the sanitizers of
${versions.gcc} ${count(wrong, (file) => programs[file].sanitizers !== '')}, ${versions.valgrind} ${count(wrong, (file) => programs[file].valgrind !== '')}.
The three that \`--check-ub\` does not find are no facts of a run: which of several orders a compiler takes, which type an object of bytes has, and
what a \`restrict\` promises. ${files.length - wrong.length} further programs without a mistake (\`fine-….c\`) run without a report on all of them.

`;
  const heads = ['program', 'the mistake', '`--check-ub`', 'sanitizers', 'valgrind'];
  return intro.replace('REPORT', reportOf('use-after-free.c')) + found + table(heads, rows);
}
