/** Programs of several modules: a folder each, whose main.mpl says what the others are and what comes of all (tests/files/notation.ts). */
import { commandColumns, runCommand } from '../../../files/commands.ts';
import { testFiles } from '../../../files/runner.ts';
import { inTurn } from '../../../long.ts';

testFiles({
  folder: import.meta.dirname,
  extensions: ['main.mpl'],
  // A quick run takes half of the engines of a file.
  columns: (file, place) => {
    const columns = commandColumns(file);
    return inTurn(columns, place, Math.min(2, columns.length));
  },
  run: runCommand,
});
