/**
 * One file for each mistake that was made once: its command and what comes of it (tests/files/notation.ts). Files without a command
 * (what others import) stand in folders of their own.
 */
import { readdirSync } from 'node:fs';
import { commandColumns, runCommand } from '../files/commands.ts';
import { testFiles } from '../files/runner.ts';
import { inTurn } from '../long.ts';

const folder = import.meta.dirname;
const entries = readdirSync(folder, { withFileTypes: true });
const extensions = new Set(entries.filter((entry) => entry.isFile()).map(({ name }) => /\.\w+$/.exec(name)?.[0] ?? ''));
extensions.delete('.ts');

testFiles({
  folder,
  extensions: [...extensions],
  except: entries.filter((entry) => entry.isDirectory()).map(({ name }) => name),
  // A quick run takes each file on one of its engines.
  columns: (file, place) => inTurn(commandColumns(file), place),
  atMost: 80,
  run: (file, column) => {
    if (file.expectations.some(({ kind }) => kind !== 'program'))
      throw new Error(`${file.path}: calls are not made here`);
    return runCommand(file, column);
  },
});
