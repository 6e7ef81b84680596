/** The help of a command as text, within the width of a terminal: what `--help` prints, and what the reference quotes. */
import { padText, textWidth } from '../base/text-width.ts';
import type { CommandModule } from './command.ts';
import type { ArgumentDescription, CommandDescription, OptionDescription, Part } from './describe.ts';

/** Wider lines are harder to read, whatever the terminal. */
const widest = 100;
const widestName = 24;

export function formatHelp(description: CommandDescription, columns: number): string {
  const width = Math.max(40, Math.min(columns, widest));
  const { name, usage, summary, about, args, options, examples } = description;
  const sections = [
    hang(`Usage: samara ${name} `, usage, width),
    `${capitalise(summary)}.`,
    ...formatParts(about, width),
    args.length === 0 ? '' : `Arguments:\n${formatList(args.map(argumentItem), width)}`,
    `Options:\n${formatList([...options.map(optionItem), ['-h, --help', 'print this help']], width)}`,
    examples.length === 0 ? '' : `Examples:\n${formatExamples(examples, width)}`,
  ];
  return `${sections.filter((section) => section !== '').join('\n\n')}\n`;
}

function argumentItem({ name, help }: ArgumentDescription): readonly [string, string] {
  return [name, help];
}

export function optionItem({ flags, help, choices, standard }: OptionDescription): readonly [string, string] {
  const facts = [choices.join(', '), standard === undefined ? '' : `default: ${standard}`];
  const known = facts.filter((fact) => fact !== '').join('; ');
  return [flags, known === '' ? help : `${help} (${known})`];
}

/** A paragraph that leads to a list stands directly above it. */
function formatParts(parts: readonly Part[], width: number): string[] {
  const texts: string[] = [];
  parts.forEach((part, i) => {
    const before = parts.at(i - 1);
    const text = part.kind === 'list' ? formatList(part.items, width) : wrap(part.text, width);
    const isLed = i > 0 && part.kind === 'list' && before?.kind === 'paragraph' && before.text.endsWith(':');
    if (isLed) texts[texts.length - 1] += `\n${text}`;
    else texts.push(text);
  });
  return texts;
}

/** Names in one column, texts in another; a name that is too long stands on a line of its own. */
export function formatList(items: readonly (readonly [name: string, text: string])[], width: number): string {
  const column = Math.max(0, ...items.map(([name]) => textWidth(name)).filter((length) => length <= widestName));
  const indent = ' '.repeat(column + 4);
  return items
    .map(([name, text]) => {
      if (textWidth(name) > column) return `  ${name}\n${hang(indent, text, width)}`;
      return hang(`  ${padText(name, column)}  `, text, width);
    })
    .join('\n');
}

/** The first line begins with the given text, the others are indented by as much. */
export function hang(first: string, text: string, width: number): string {
  const indent = textWidth(first);
  return `${first}${wrap(text, width - indent).replaceAll('\n', `\n${' '.repeat(indent)}`)}`.trimEnd();
}

/** Breaks a paragraph at blanks into lines of at most `width` columns; a longer word stands alone. */
export function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines[lines.length - 1];
    if (line === '') lines[lines.length - 1] = word;
    else if (textWidth(line) + 1 + textWidth(word) <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}

/** The comments in the column in which most of them fit; the others stand below their examples. */
function formatExamples(examples: CommandModule['examples'], width: number): string {
  const fits = (column: number, [text, comment]: CommandModule['examples'][number]): boolean =>
    text.length <= column && column + comment.length + 5 <= width;
  const fitting = (column: number): number => examples.filter((example) => fits(column, example)).length;
  const column = examples
    .map(([text]) => text.length)
    .reduce((best, length) => (fitting(length) > fitting(best) ? length : best), 0);
  return examples
    .map((example) => {
      const [text, comment] = example;
      if (comment === '') return `  ${text}`;
      return fits(column, example)
        ? `  ${text.padEnd(column)}   ${comment}`
        : `  ${text}\n${hang('      ', comment, width)}`;
    })
    .join('\n');
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
