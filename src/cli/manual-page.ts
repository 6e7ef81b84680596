/**
 * The manual page in roff, from the same descriptions as the help.
 *
 * Requests stand at the beginning of a line: `.SH` section, `.SS` part, `.PP` paragraph, `.TP` item whose name is the next
 * line, `.nf` and `.fi` around lines that stay as they are. Text of ours never begins with a dot or quote unescaped.
 */
import { capitalise, optionItem } from './help-text.ts';
import type { CommandDescription, Part } from './describe.ts';
import { exitStatuses, purpose } from './help.ts';
import { jsonText, shapes, type Shape } from './json-shapes.ts';
import { version } from './version.ts';

export function manualPage(commands: readonly CommandDescription[]): string {
  const lines = [
    `.TH SAMARA 1 "" "samara ${version}" "User Commands"`,
    ...section('NAME', [`samara \\- ${roff(purpose)}`]),
    ...section('SYNOPSIS', ['.B samara', `.I COMMAND`, roff('[OPTIONS] FILE…')]),
    ...section('DESCRIPTION', [
      roff(`Samara is ${purpose}. Standard output carries results only, everything else goes to standard error.`),
      ...commands.flatMap(({ name, summary }) => itemLines(name, summary)),
    ]),
    ...section('COMMANDS', commands.flatMap(commandLines)),
    ...section('EXIT STATUS', itemsOf(exitStatuses)),
    ...section('ENVIRONMENT', itemsOf(environment)),
    ...section('JSON', jsonLines(commands)),
  ];
  return `${lines.join('\n')}\n`;
}

function itemsOf(items: readonly (readonly [name: string, meaning: string])[]): string[] {
  return items.flatMap(([name, meaning]) => itemLines(name, meaning));
}

/** What each command prints, then the shapes that they name. */
function jsonLines(commands: readonly CommandDescription[]): string[] {
  const shapeRows: readonly (readonly [string, Shape])[] = Object.entries(shapes);
  return [
    roff('What --json prints on standard output. Diagnostics are then a Diagnostic[] on standard error.'),
    ...commands.flatMap(({ name, json }) => itemLines(name, jsonText(json))),
    ...shapeRows.flatMap(([name, shape]) => shapeLines(name, shape)),
  ];
}

const environment: readonly (readonly [string, string])[] = [
  ['NO_COLOR', 'if it is set, nothing is coloured unless --color always says so'],
  ['FORCE_COLOR', 'if it is set and not 0, errors are coloured also where there is no terminal'],
  ['NODE_OPTIONS', '--max-old-space-size=MEGABYTES makes room for larger files'],
];

function section(title: string, lines: readonly string[]): string[] {
  return [`.SH ${title}`, ...lines];
}

function commandLines({ name, usage, summary, about, args, options, examples }: CommandDescription): string[] {
  return [
    `.SS samara ${name}`,
    `.B samara ${name}`,
    ...(usage === '' ? [] : [roff(usage)]),
    '.PP',
    roff(`${capitalise(summary)}.`),
    ...about.flatMap(partLines),
    ...args.flatMap(({ name: argument, help }) => itemLines(argument, help, '.I')),
    ...options.flatMap((option) => itemLines(...optionItem(option))),
    ...(examples.length === 0 ? [] : ['.PP', 'Examples:']),
    ...examples.flatMap(([text, comment]) => itemLines(text, comment)),
  ];
}

function partLines(part: Part): string[] {
  if (part.kind === 'paragraph') return ['.PP', roff(part.text)];
  return part.items.flatMap(([name, text]) => itemLines(name, text));
}

function shapeLines(name: string, { about, fields }: Shape): string[] {
  const rows = Object.entries(fields).flatMap(([field, [type, meaning]]) =>
    itemLines(field, meaning === '' ? type : `${type}: ${meaning}`, '.I'),
  );
  return [`.SS ${name}`, roff(`${capitalise(about)}.`), ...rows];
}

function itemLines(name: string, text: string, font: '.B' | '.I' = '.B'): string[] {
  return ['.TP', `${font} ${roffArgument(name)}`, roff(text)];
}

/** An argument of a request: quotes would group its words. */
function roffArgument(text: string): string {
  return `"${escapeRoff(text).replaceAll('"', '\\(dq')}"`;
}

/** A line of text. */
function roff(text: string): string {
  return escapeRoff(text).replace(/^[.']/, String.raw`\&$&`);
}

/** Characters beyond ASCII by their numbers, so that no encoding matters; dashes as they are typed. */
function escapeRoff(text: string): string {
  return text
    .replaceAll('\\', '\\(rs')
    .replaceAll('-', '\\-')
    .replaceAll('`', '\\(ga')
    .replaceAll("'", '\\(aq')
    .replaceAll('^', '\\(ha')
    .replaceAll('~', '\\(ti')
    .replace(
      /[^\x20-\x7e]/gu,
      (char) => `\\[u${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    );
}
