/** The generated parts of docs/ir/passes.md: the passes and the analyses from their tables. */
import { analysisNames, analysisRows } from '../../src/linear/analysis/table.ts';
import { pipelines } from '../../src/passes/pipelines.ts';
import { passNames, passRows } from '../../src/passes/table.ts';
import { table } from './markdown.mjs';

export function passList(): string {
  return table(
    ['Pass', 'What it does', 'Wants', 'Keeps', 'At'],
    passNames.map((name) => {
      const { help, requires, preserves } = passRows[name];
      const levels = Object.entries(pipelines).flatMap(([level, list]) =>
        list.some((pass) => pass === name) ? [`\`-${level}\``] : [],
      );
      return [`\`${name}\``, help, requires, preserves === 'nothing' ? '' : preserves, levels.join(' ')];
    }),
  );
}

export function analysisList(): string {
  return table(
    ['Analysis', 'What it finds', 'Of', 'Asks for', 'Steps', 'Stays true while'],
    analysisNames.map((name) => {
      const row = analysisRows[name];
      const stays = row.of === 'module' ? 'no function changes' : `its ${row.reads} are the same`;
      const needs = row.needs.map((one) => `\`${one}\``).join(' ');
      return [`\`${name}\``, row.help, row.of, needs, row.cost, stays];
    }),
  );
}
