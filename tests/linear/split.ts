/**
 * A program as several: its text is cut into functions and globals, which are dealt out to parts at random, each with declarations of
 * what it uses of the others. Works on text alone, so that it knows nothing of the linker.
 */

/** A function or global of a text: its name, its definition, and how another part declares it. */
interface Chunk {
  readonly name: string;
  readonly text: string;
  readonly declaration: string;
}

export interface Split {
  readonly head: string;
  readonly chunks: readonly Chunk[];
  /** Declarations of the host's functions, by name. */
  readonly externs: ReadonlyMap<string, string>;
}

const nameIn = /[@]("(?:[^"\\]|\\.)*"|[\w$.]+)/;

export function cut(text: string): Split {
  const lines = text.split('\n');
  const head: string[] = [];
  const chunks: Chunk[] = [];
  const externs = new Map<string, string>();
  for (let i = 0; i < lines.length; i++) {
    const name = nameIn.exec(lines[i])?.[1] ?? '';
    if (/^(?:profile|entry) /.test(lines[i])) head.push(lines[i]);
    else if (/^extern /.test(lines[i])) externs.set(name, lines[i]);
    else if (/^(?:export )?func /.test(lines[i])) {
      const start = i;
      while (lines[i] !== 'func end') i++;
      chunks.push({ name, text: lines.slice(start, i + 1).join('\n'), declaration: funcDeclaration(lines, start) });
    } else if (/^global /.test(lines[i])) {
      const start = i;
      if (lines[i].endsWith('{')) while (lines[i] !== '}') i++;
      const declaration = `extern ${lines[start].replace(/ = .*/, '')}`;
      chunks.push({ name, text: lines.slice(start, i + 1).join('\n'), declaration });
    }
  }
  return { head: head.join('\n'), chunks, externs };
}

function funcDeclaration(lines: readonly string[], start: number): string {
  const [, results, name] = /^(?:export )?func (\([^)]*\)|\S+) (@"(?:[^"\\]|\\.)*"|@[\w$.]+)/.exec(lines[start]) ?? [];
  const params: string[] = [];
  for (let i = start + 1; /^ {2}fparam /.test(lines[i]); i++) params.push(/fparam (\S+)/.exec(lines[i])?.[1] ?? '');
  return `extern func ${results} ${name}(${params.join(', ')})${lines[start].includes(', variadic') ? ', variadic' : ''}`;
}

/** The texts of so many parts; the line `entry` stands in the part that has the function. */
export function deal({ head, chunks, externs }: Split, parts: number, random: () => number): string[] {
  const [profile, entry] = head.split('\n');
  const declared = new Map([...externs, ...chunks.map(({ name, declaration }) => [name, declaration] as const)]);
  const dealt: Chunk[][] = Array.from({ length: parts }, () => []);
  for (const chunk of chunks) dealt[Math.floor(random() * parts)].push(chunk);
  return dealt.map((own) => {
    const names = new Set(own.map(({ name }) => name));
    const body = own.map(({ text }) => text).join('\n\n');
    const used = new Set([...body.matchAll(/[@&]("(?:[^"\\]|\\.)*"|[\w$.]+)/g)].map((match) => match[1]));
    const lines = [...used].filter((name) => !names.has(name)).flatMap((name) => declared.get(name) ?? []);
    const start = nameIn.exec(entry ?? '')?.[1];
    const own1 = start !== undefined && names.has(start) ? [entry] : [];
    return [profile, ...own1, ...lines, body, ''].join('\n');
  });
}
