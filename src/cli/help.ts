/** The one-screen help that `samara` alone prints: what it is, the commands, and examples to begin with. */
import { knownEntry } from '../base/own-entry.ts';
import { commands } from './commands.ts';

export function overview(): string {
  const names = Object.keys(commands);
  const width = Math.max(...names.map((name) => name.length));
  const list = names.map((name) => `  ${name.padEnd(width)}   ${knownEntry(commands, name).summary}`);
  return `samara: a compiler-IR toolchain for MAPLE IR, MapleLight, a linear three-address IR and Tuyin IR

Usage: samara COMMAND [OPTIONS] FILE…

Commands:
${list.join('\n')}

Examples:
  samara run examples/hello.mpl        run a program; its result is the exit status
  samara check src/*.mpl               report every mistake, with the place and the reason
  samara explain MPL1001               what a diagnostic means, with a bad and a good example
  samara ops --ir maple                every operation of an IR on one line each

samara COMMAND --help explains a command; --version prints the version.
Exit status: 0 done, 1 the files have errors, 2 wrong usage, 3 the program trapped; run gives the program's own.
`;
}
