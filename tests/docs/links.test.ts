/** Links inside the repository: each leads to a file, and to a heading of it; docs/README.md leads to every page. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const pages = [
  ...readdirSync(root),
  ...['docs', 'src', 'examples'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)),
  ),
].filter((path) => path.endsWith('.md'));

/** What stands outside of code. */
function prose(path: string): string {
  return readFileSync(join(root, path), 'utf8')
    .replace(/^(```+)[^]*?^\1$/gm, '')
    .replace(/`[^`\n]*`/g, 'code');
}

/** As GitHub makes them: lower case, without punctuation, spaces as hyphens. */
function headingsOf(path: string): Set<string> {
  const text = readFileSync(join(root, path), 'utf8').replace(/^(```+)[^]*?^\1$/gm, '');
  return new Set(
    [...text.matchAll(/^#+ (.*)$/gm)].map(([, title]) =>
      title
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    ),
  );
}

function linksOf(path: string): string[] {
  return [...prose(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target).filter((to) => !/^\w+:/.test(to));
}

function problemOf(path: string, target: string): string | undefined {
  const [file, heading] = target.split('#');
  const to = file === '' ? path : relative(root, resolve(root, dirname(path), file));
  if (!existsSync(join(root, to))) return `${target}: there is no ${to}`;
  if (heading === undefined || statSync(join(root, to)).isDirectory()) return undefined;
  return headingsOf(to).has(heading) ? undefined : `${target}: ${to} has no heading for it`;
}

test.each(pages.map((path) => [path] as const))('%s', (path) => {
  expect(linksOf(path).flatMap((target) => problemOf(path, target) ?? [])).toEqual([]);
});

describe('docs/README.md', () => {
  test('leads to every page', () => {
    const linked = new Set(linksOf('docs/README.md').map((target) => relative('.', join('docs', target))));
    const wanted = pages.filter((path) => path.startsWith('docs/') && !path.startsWith('docs/decisions/'));
    expect(wanted.filter((path) => path !== 'docs/README.md' && !linked.has(path))).toEqual([]);
  });
});
