/** Every name that the library exports has a docstring. (`npm run docs:api` makes the reference of them, with their links.) */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const parts = Object.values(packageJson.exports).flatMap((target) =>
  typeof target === 'string' ? [] : [target.source],
);

/** The names that a file passes on, each with the file that it takes it from. */
function passedOn(path: string): { name: string; from: string }[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';/gm)].flatMap(([, names, from]) =>
    names
      .split(',')
      .map((each) => /^\s*(?:type )?(\w+)/.exec(each)?.[1] ?? '')
      .filter((name) => name !== '')
      .map((name) => ({ name, from: join(dirname(path), from) })),
  );
}

/** Where a name is declared, through files that only pass it on, and the line before. */
function declarationOf(name: string, path: string): { path: string; before: string } | undefined {
  const lines = readFileSync(path, 'utf8').split('\n');
  const at = lines.findIndex((line) =>
    new RegExp(
      String.raw`^export (?:declare )?(?:abstract )?(?:async )?(?:function|class|interface|type|const) ${name}\b`,
    ).test(line),
  );
  if (at >= 0) return { path, before: lines[at - 1] ?? '' };
  const next = passedOn(path).find((each) => each.name === name);
  return next === undefined ? undefined : declarationOf(name, next.from);
}

test.each(parts.map((part) => [part] as const))('%s', (part) => {
  const names = passedOn(join(root, part));
  expect(existsSync(join(root, part)) && names.length > 0).toBe(true);
  const missing = names.flatMap(({ name, from }) => {
    const found = declarationOf(name, from);
    if (found === undefined) return [`${name}: no declaration in ${relative(root, from)}`];
    return found.before.trimEnd().endsWith('*/') ? [] : [`${name} (${relative(root, found.path)})`];
  });
  expect(missing).toEqual([]);
});
