/** The one-screen help that `samara` alone prints: what it is, the commands, and examples to begin with. */
import { knownEntry } from '../base/own-entry.ts';
import { wrap } from './help-text.ts';
import { commands } from './commands.ts';

export const purpose = 'a compiler-IR toolchain for MAPLE IR, MapleLight, a linear three-address IR and Tuyin IR';

export const exitStatuses: readonly (readonly [status: string, meaning: string])[] = [
  ['0', 'done'],
  ['1', 'the files have errors'],
  ['2', 'wrong usage'],
  ['3', 'the program trapped'],
  ['70', 'a mistake of samara itself'],
  ['others', 'of `run`: the result of the program'],
];

export function overview(): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const list = names.map((name) => `  ${name.padEnd(width)}   ${knownEntry(commands, name).summary}`);
  const statuses = exitStatuses.slice(0, 4).map(([status, meaning]) => `${status} ${meaning}`);
  return `${wrap(`samara: ${purpose}`, 80)}

Usage: samara COMMAND [OPTIONS] FILE…

Commands:
${list.join('\n')}

Examples:
  samara run examples/hello.mpl   run a program; its result is the exit status
  samara check src                report every mistake in the files of a folder
  samara explain MPL1001          a diagnostic, with a bad and a good example
  samara ops --ir maple           every operation of an IR

samara COMMAND --help explains a command; --version prints the version.
${wrap(`Exit status: ${statuses.join(', ')}; run gives the program's own.`, 80)}
`;
}
