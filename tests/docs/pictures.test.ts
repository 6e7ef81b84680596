/** Pictures can be read on light and on dark pages: what is written and drawn stands out from the page in both. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { toSvg } from '../../src/base/picture.ts';

const docs = resolve(import.meta.dirname, '../../docs');

const drawn = toSvg({
  title: 'of samara graph',
  nodes: [{ lines: [{ text: 'a', style: 'code' }] }],
  edges: [{ from: 0, to: 0, label: 'T', kind: 'true' }],
});
const files = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.svg'));
const pictures: readonly (readonly [string, string])[] = [
  ['a picture of `samara graph`', drawn],
  ...files.map((name) => [name, readFileSync(join(docs, name), 'utf8')] as const),
];

/** `.class property` → colour. */
type Colours = ReadonlyMap<string, string>;

function coloursOf(css: string): Colours {
  const rules = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  return new Map(
    rules.flatMap(([, selectors, body]) =>
      selectors
        .split(',')
        .flatMap((selector) =>
          [...body.matchAll(/(fill|stroke): (#[0-9a-f]{6})/g)].map(
            ([, property, colour]) => [`${selector.trim().replace(/^\.picture /, '')} ${property}`, colour] as const,
          ),
        ),
    ),
  );
}

/** WCAG 2.1. */
function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [r, g, b] = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** What cannot be seen well: text below 4.5 to 1, lines below 3 to 1. Labels have a rim in the colour of the page. */
function faint(colours: Colours): string[] {
  const page = colours.get('.page fill') ?? '';
  const boxes = [...colours].filter(([name]) => /^\.(?:box|ir|run) fill$/.test(name)).map(([, colour]) => colour);
  return [...colours].flatMap(([name, colour]) => {
    if (/^(?:text|\.small|\.source|\.note|\.label) fill$/.test(name))
      return [page, ...boxes].flatMap((behind) =>
        contrast(colour, behind) < 4.5 ? [`${name} ${colour} on ${behind}`] : [],
      );
    const isLine = (name.endsWith(' stroke') && name !== '.label stroke') || name.endsWith('-tip fill');
    return isLine && contrast(colour, page) < 3 ? [`${name} ${colour} on ${page}`] : [];
  });
}

describe.each(pictures)('%s', (_name, svg) => {
  const [light, dark] =
    /<style>(.*?)@media \(prefers-color-scheme: dark\) \{(.*)\}\s*<\/style>/s.exec(svg)?.slice(1) ?? [];

  test('has colours for dark pages, and a page of its own', () => {
    expect(dark).toBeDefined();
    expect(svg).toContain('<rect class="page"');
  });

  test('can be read on both', () => {
    const ofLight = coloursOf(light);
    expect(ofLight.size).toBeGreaterThan(5);
    expect(faint(ofLight)).toEqual([]);
    expect(faint(new Map([...ofLight, ...coloursOf(dark)]))).toEqual([]);
    expect(faint(new Map([...ofLight, ['.page fill', '#0d1117']]))).not.toEqual([]);
  });
});
