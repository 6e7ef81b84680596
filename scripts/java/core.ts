/**
 * The core library: the Java files of `core` as the MAPLE files of src/runtime/java. The literals of all of
 * them stand in a file of their own.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SourceFile } from '../../src/base/source.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { literalText, shown } from './literals.ts';
import { parseJava } from './parser.ts';
import { JavaError } from './tokens.ts';
import type { ClassTree } from './tree.ts';
import { World, type Class } from './world.ts';
import { ClassWriter } from './writer.ts';

const folder = fileURLToPath(new URL('core/', import.meta.url));

function coreTrees(): ClassTree[][] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.java'));
  return files.toSorted().map((name) => parseJava(readFileSync(folder + name, 'utf8'), name));
}

/** The classes of the core, to be referred to. */
export function coreWorld(): World {
  const world = new World();
  world.add(coreTrees().flat(), false);
  return world;
}

/** The files of src/runtime/java that are made of Java, by name. */
export function coreFiles(): ReadonlyMap<string, string> {
  const world = new World();
  const trees = coreTrees();
  const classes = world.add(trees.flat(), true);
  const literals = new Set<string>();
  const files = new Map<string, string>();
  for (const file of trees) {
    const own = classes.filter(({ tree }) => file.includes(tree));
    const written = new ClassWriter(world, { namesReceiver: false }).write(own);
    for (const text of written.literals) literals.add(text);
    if (written.text.trim() !== '') files.set(fileName(own[0]), checked(written.text, own[0].name));
  }
  files.set('texts.mpl', checked(literalFile(literals), 'texts'));
  return files;
}

function literalFile(literals: ReadonlySet<string>): string {
  const sorted = [...literals].toSorted();
  return `# The string literals of the core library.\n${sorted.map((text) => `\n# ${shown(text)}\n${literalText(text)}\n`).join('')}`;
}

/** `java.util.ArrayList.mpl`. */
function fileName({ name }: Class): string {
  return `${name.replaceAll('/', '.')}.mpl`;
}

/** The text, which must be MAPLE. */
function checked(text: string, name: string): string {
  const { diagnostics } = parseMaple(new SourceFile(`${name}.mpl`, text));
  const wrong = diagnostics.find(({ severity }) => severity === 'error');
  if (wrong !== undefined) throw new JavaError(`${name}: ${wrong.message}`);
  return text;
}
