/** The generated part of docs/guide/java-core.md: the public classes of the core library and their methods, from its MAPLE files. */

const typeHead = /^type \$(L\w+) <(class|interface)(?: <\$(L\w+)>)?/;
const method = /^ {2}&(\w+) (.*?\()/;
const primitives: Readonly<Record<string, string>> = {
  Z: 'boolean',
  B: 'byte',
  C: 'char',
  S: 'short',
  I: 'int',
  J: 'long',
  F: 'float',
  D: 'double',
  V: 'void',
};

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
  const [, name, attributes] = method.exec(line) ?? [];
  if (name === undefined || !/\b(public|protected)\b/.test(attributes) || name.endsWith('_3Cclinit_3E_7C_28_29V'))
    return [];
  const [, called, descriptor] = name.split('_7C');
  const inside = /^_28(.*)_29/.exec(descriptor)?.[1] ?? '';
  const params = inside.match(/A*(?:L\w*?_3B|[ZBCSIJFD])/g) ?? [];
  return [`${called === '_3Cinit_3E' ? owner : called}(${params.map(typeOf).join(', ')})`];
}

/** `Ljava_2Flang_2FObject_3B` → `java.lang.Object`. */
function plain(mangled: string): string {
  const body = mangled.slice(1, -'_3B'.length).replaceAll('_2F', '.');
  return body.replaceAll('_24', '.').replaceAll('__', '_');
}

function simple(name: string): string {
  return name.split('.').at(-1) ?? name;
}

function typeOf(descriptor: string): string {
  const dims = /^A*/.exec(descriptor)?.[0].length ?? 0;
  const base = descriptor.slice(dims);
  return (primitives[base] ?? simple(plain(base))) + '[]'.repeat(dims);
}
