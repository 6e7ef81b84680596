/** A program in Java as a MAPLE module that imports the core library, laid out as the OpenArk front end does. */
import { mangled } from './descriptors.ts';
import { coreWorld } from './core.ts';
import { literalText } from './literals.ts';
import { parseJava } from './parser.ts';
import { ClassWriter } from './writer.ts';

/** The module of the classes in these files; `main` names the class that the program begins with. */
export function programOf(texts: readonly string[], main: string): string {
  const world = coreWorld();
  const trees = texts.flatMap((text, i) => parseJava(text, `${main}.java${texts.length > 1 ? ` (${i + 1})` : ''}`));
  const classes = world.add(trees, true);
  const writer = new ClassWriter(world, { namesReceiver: true });
  const written = writer.write(classes);
  const entry = mangled(`L${main};|main|([Ljava/lang/String;)V`);
  const head = `flavor 1\nsrclang 3\nimport "libjava-core.mplt"\nentryfunc &${entry}`;
  const literals = [...written.literals].map(literalText).join('\n');
  return [head, writer.prototypes(written), literals, written.text].filter((part) => part !== '').join('\n\n');
}
