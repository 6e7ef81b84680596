/** The generated parts of docs/ir/json.md: the shapes of the documents of each IR, a section each, as lists of members. */
import { taggedRecord } from '../../src/base/json/check.ts';
import type { ChoiceShape, Member, NamedShape, RecordShape, Shape } from '../../src/base/json/shapes.ts';
import { jsonDocuments } from './schema-pages.ts';

/** A part of the page for each IR. */
export const jsonParts: Readonly<Record<string, () => string>> = Object.fromEntries(
  Object.entries(jsonDocuments).map(([language, shape]) => [language, () => new ShapeText(language).document(shape)]),
);

/** Words that a line shows; the rest are in the tables of operations. */
const mostWords = 60;

class ShapeText {
  readonly #language: string;
  readonly #named = new Map<string, NamedShape>();

  constructor(language: string) {
    this.#language = language;
  }

  document(shape: RecordShape): string {
    const parts = [this.#members(shape.members, '')];
    // Shapes that are met on the way are described in turn.
    for (const [name, named] of this.#named) parts.push(`### ${this.#title(name)}`, this.#section(named.shape()));
    return parts.join('\n\n');
  }

  #title(name: string): string {
    return `${name} (${this.#language})`;
  }

  #section(shape: Shape): string {
    switch (shape.kind) {
      case 'record':
        return `${shape.doc}\n\n${this.#members(shape.members, '')}`;
      case 'choice':
        return this.#choice(shape);
      case 'either': {
        const objects = shape.of.filter(({ kind }) => kind === 'record' || kind === 'choice');
        return [`${capital(this.#cell(shape))}.`, ...objects.map((other) => this.#section(other))].join('\n\n');
      }
      default:
        return `${capital(this.#cell(shape))}.`;
    }
  }

  #choice({ by, rows }: ChoiceShape): string {
    const items = rows.map((row) => {
      const words = row.words.slice(0, mostWords).map((word) => `\`${word}\``);
      const more = row.words.length > mostWords ? ` and ${row.words.length - mostWords} more` : '';
      const { [by]: _, ...others } = taggedRecord(by, row).members;
      return `- \`"${by}"\` ${words.join(' ')}${more}${row.record.doc === '' ? '' : `: ${row.record.doc}`}\n${this.#members(others, '  ')}`;
    });
    return items.join('\n');
  }

  #members(members: Readonly<Record<string, Member>>, indent: string): string {
    const entries = Object.entries(members);
    // Every object may have these; the text before says what they are.
    const plain = entries.filter(([name]) => name !== 'at' && name !== 'comments');
    const rest = entries.filter((entry) => !plain.includes(entry)).map(([name]) => `\`${name}\`?`);
    const lines = plain.map(
      ([name, { shape, doc, optional }]) =>
        `${indent}- \`${name}\`${optional === true ? '?' : ''}: ${this.#cell(shape)}${doc === '' ? '' : `, ${doc}`}`,
    );
    if (rest.length > 0) lines.push(`${indent}- ${rest.join(' ')}`);
    return lines.join('\n');
  }

  /** A shape in a few words. */
  #cell(shape: Shape): string {
    switch (shape.kind) {
      case 'named':
        this.#named.set(shape.name, this.#named.get(shape.name) ?? shape);
        return `[${shape.name}](#${shape.name}-${this.#language})`;
      case 'text':
        return shape.title;
      case 'word':
        return shape.words.length > 20 ? shape.title : shape.words.map((word) => `\`"${word}"\``).join(' ');
      case 'integer':
        return 'whole number';
      case 'number':
        return 'number';
      case 'flag':
        return 'true or false';
      case 'null':
        return '`null`';
      case 'list':
        return shape.least === shape.most
          ? `list of ${shape.least}: ${this.#cell(shape.of)}`
          : `list of ${this.#cell(shape.of)}`;
      case 'either':
        return shape.of.map((other) => this.#cell(other)).join(' or ');
      case 'record':
        return `{ ${this.#inline(shape.members)} }`;
      case 'choice':
        return 'one of these objects';
    }
  }

  #inline(members: Readonly<Record<string, Member>>): string {
    return Object.entries(members)
      .map(([name, { shape, optional }]) => `\`${name}\`${optional === true ? '?' : ''}: ${this.#cell(shape)}`)
      .join(', ');
  }
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
