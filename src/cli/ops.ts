/** `samara ops`: the operations of an IR from its table, for people and, with `--json`, for programs; named ones in full. */
import { Option } from 'commander';
import { knownEntry } from '../base/own-entry.ts';
import { didYouMean } from '../base/suggest.ts';
import { alignColumns, textWidth } from '../base/text-width.ts';
import type { OpDescription } from '../driver/op-tables.ts';
import { opTables } from '../driver/op-tables.ts';
import type { CommandModule } from './command.ts';
import { textOption } from './command.ts';
import { formatList } from './help-text.ts';
import { operationText } from './operation-text.ts';
import { exit } from './exit.ts';
import type { Io } from './io.ts';
import { printJson } from './results.ts';

export const ops: CommandModule = {
  usage: '[OPERATION…] [options]',
  examples: [
    ['samara ops --ir maple', 'every operation of MAPLE IR, one on each line'],
    ['samara ops dread ldarg', 'some operations in full, of any IR'],
    ['samara ops --ir maple --json', 'everything the table says, for programs'],
  ],
  json: { prints: ['Operation[]'] },
  declare(command) {
    command.argument('[operation...]', 'show only these');
    const option = new Option('--ir <name>', 'which IR (default: "maple"; for names, all)');
    command.addOption(option.choices(Object.keys(opTables)));
  },
  async execute(words, { io, report }) {
    const ir = textOption(words, 'ir');
    if (words.args.length === 0) {
      listAll(knownEntry(opTables, ir ?? 'maple').operations(), io, report.json);
      return exit.done;
    }
    const tables = ir === undefined ? Object.values(opTables) : [knownEntry(opTables, ir)];
    const all = tables.flatMap(({ title, operations }) => operations().map((op) => ({ title, op })));
    const names = all.map(({ op }) => op.name);
    const unknown = words.args.filter((name) => !names.includes(name));
    const owner = ir === undefined ? 'no IR has an' : `${knownEntry(opTables, ir).title} has no`;
    for (const name of unknown) report.wrongUsage(`${owner} operation '${name}'`, didYouMean(name, names));
    const shown = all.filter(({ op }) => words.args.includes(op.name));
    const ops = shown.map(({ op }) => op);
    if (report.json) printJson(io, ops);
    else io.out(shown.map(({ title, op }) => operationText(title, op)).join('\n'));
    return unknown.length === 0 ? exit.done : exit.usage;
  },
};

/** On a terminal as wide as it is, else with all there is to say. */
function listAll(all: readonly OpDescription[], io: Io, json: boolean): void {
  if (json) printJson(io, all);
  else io.out(io.isTerminal.out ? fitted(all, io.columns) : table(all));
}

/** The table if it fits; else names and what they do, which a name as an argument shows in full. */
function fitted(operations: readonly OpDescription[], columns: number): string {
  const whole = table(operations);
  const widest = whole.split('\n').reduce((most, line) => Math.max(most, textWidth(line)), 0);
  if (widest <= columns) return whole;
  return `${formatList(
    operations.map(({ name, description }) => [name, description]),
    columns,
  )}\n`;
}

function table(operations: readonly OpDescription[]): string {
  return alignColumns(operations.map((op) => [op.name, op.syntax, op.section, op.description]));
}
