/** The page of the switches of warnings, from their table and the catalogues. */
import type { Catalogue } from '../../src/base/diagnostics.ts';
import { cCatalogue, preprocessorCatalogue, warningCatalogue, warningRows } from '../../src/frontend/c/index.ts';
import { escapeCell } from './markdown.mjs';

const sets = {
  default: 'On without being asked for',
  all: 'With `-Wall`',
  extra: 'With `-Wextra`',
  pedantic: 'With `-Wpedantic`',
  everything: 'By name, or with `-Weverything`',
} as const;

/** The whole page. */
export function cWarningsPage(): string {
  const catalogue: Catalogue = { ...preprocessorCatalogue, ...cCatalogue, ...warningCatalogue };
  const tables = Object.entries(sets).map(([set, title]) => {
    const rows = Object.entries(warningRows).filter(([, row]) => row.in === set);
    const lines = rows.map(([option]) => {
      const entries = Object.entries(catalogue).filter(([, entry]) => entry.option === option);
      const codes = entries.map(([code]) => `[${code}](../diagnostics.md#${code.toLowerCase()})`).join(' ');
      return `| \`-W${option}\` | ${codes} | ${entries.map(([, { explain }]) => escapeCell(explain.split(/(?<=[.:;]) /)[0])).join('<br>')} |`;
    });
    return `## ${title}\n\n| switch | codes | |\n|---|---|---|\n${lines.join('\n')}\n`;
  });
  return `# Warnings of C

Switches are called as gcc and clang call them and are typed as there, with all commands that read C (\`check\`, \`run\`, \`build\`, \`lower\`, \`step\` …) and in the library
(\`compileC(source, { warnings: ['all', 'no-unused'] })\`):

\`\`\`sh
samara check -Wall -Wextra prog.c             # the usual ones
samara check -Wall -Wno-unused prog.c         # but for some
samara build -Wall -Werror -c prog.c          # each is an error
samara check -Werror=format -w prog.c         # -w: none at all
\`\`\`

What names one switch counts more than what names many, in any order. \`-Wunused\` and the like stand for all switches that begin so; names that only one of the
two compilers has are understood. \`#pragma GCC diagnostic push\`, \`ignored "-Wformat"\`, \`warning\`, \`error\` and \`pop\` (or with \`clang\` for \`GCC\`, or in \`_Pragma\`) hold from their place
on. Nothing is told of our own headers, and of files with \`#pragma GCC system_header\`. No warning changes the code that is made. \`run\` shows warnings when a switch
is given. ([Why these sets](../decisions/0326-warnings-of-c.md); [what is said of wrong programs](c-diagnostics.md).)

${tables.join('\n')}`;
}
