/** The generated part of docs/guide/java-core.md: the public classes of the core library and their methods, from its MAPLE files. */
import { readableClass, readableMethod } from '../../src/base/java-names.ts';

const typeHead = /^type \$(L\w+) <(class|interface)(?: <\$(L\w+)>)?/;
const method = /^ {2}&(\w+) (.*?\()/;
/** One line a class: `**java.util.List** (Collection): add(Object), …`. */
export function javaClasses(files: ReadonlyMap<string, string>): string {
  const rows = [...files.values()].flatMap((text) => text.split(/^(?=java(?:class|interface) )/m).flatMap(classRow));
  return `| class or interface | extends, implements | constructors and methods |\n|---|---|---|\n${rows.toSorted().join('\n')}\n`;
}

function classRow(text: string): string[] {
  const lines = text.split('\n');
  const isPublic = / public\b/.test(lines[0]) && lines[0].startsWith('java');
  const at = lines.findIndex((line) => typeHead.test(line));
  if (!isPublic || at < 0) return [];
  const [, mangled, , parent] = typeHead.exec(lines[at]) ?? [];
  const end = lines.findIndex((line, i) => i >= at && line.endsWith('}>'));
  const body = lines.slice(at + 1, end);
  const interfaces = body.flatMap((line) => /^ {2}\$(L\w+),?$/.exec(line)?.[1] ?? []);
  const above = [...(parent === undefined ? [] : [parent]), ...interfaces].map((name) => simple(plain(name)));
  const methods = body.flatMap((line) => methodsIn(line, simple(plain(mangled))));
  return [
    `| \`${plain(mangled)}\` | ${above.filter((name) => name !== 'Object').join(', ')} | ${[...new Set(methods)].join(', ')} |`,
  ];
}

function methodsIn(line: string, owner: string): string[] {
  const [, mangled, attributes] = method.exec(line) ?? [];
  if (mangled === undefined || !/\b(public|protected)\b/.test(attributes)) return [];
  const [, name, params] = /([^.]*)\((.*)\)$/.exec(readableMethod(mangled) ?? '') ?? [];
  if (name === undefined || name === '<clinit>') return [];
  return [`${name === '<init>' ? owner : name}(${params.replaceAll(/\w*\$/g, '')})`];
}

/** `Ljava_2Futil_2FMap_24Entry_3B` → `java.util.Map.Entry`. */
function plain(mangled: string): string {
  return readableClass(mangled).replaceAll('$', '.');
}

function simple(name: string): string {
  return name.split('.').at(-1) ?? name;
}
