/**
 * Pages that are programs: the fenced blocks of a page are done from top to bottom, in a folder of their own.
 *
 *     ```mpl till.mpl       a file, whole (any language)
 *     ```diff till.mpl      a change of it: lines that stay, `-` lines that go, `+` lines that come; @@ between places
 *     ```ts embed.ts        a file that lies beside the page, quoted whole (or py)
 *     ```console            `$ samara …` with what it prints, `$ printf '…' | samara …` (with \n, \r, \t, \211), `< file`, `> file`;
 *                           `$ npx tsx embed.ts` and `$ python3 change.py file` run a file that lies beside the page
 *                           `$ cat file` shows what a command wrote
 *
 * What a command prints is both of its streams, then `[exit status N]` if that is not 0. A line `…` stands for any
 * number of lines. Blocks without a name, of any other language, are only read. BLESS=1 writes what commands print now,
 * and the files that are quoted, into the page.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { samaraWith } from '../cli/samara.ts';
import { pythonCommand } from '../needs.ts';

export interface PageBlock {
  /** The first word behind the fence. */
  readonly language: string;
  /** The second: a file name. */
  readonly name: string | undefined;
  readonly text: string;
  /** The number of the line of its fence, from 1. */
  readonly line: number;
  /** The heading that it stands under. */
  readonly heading: string;
}

/** The fenced blocks of a page of Markdown, in order. */
export function blocksOf(page: string): PageBlock[] {
  const blocks: PageBlock[] = [];
  let heading = '';
  let open: { language: string; name: string | undefined; line: number; text: string } | undefined;
  page.split('\n').forEach((text, i) => {
    const fence = /^```(\S*) ?(.*)$/.exec(text);
    if (open === undefined) {
      if (fence !== null) open = { language: fence[1], name: fence[2] || undefined, line: i + 1, text: '' };
      else heading = /^#+ (.*)$/.exec(text)?.[1] ?? heading;
    } else if (text === '```') {
      blocks.push({ ...open, heading });
      open = undefined;
    } else open.text += `${text}\n`;
  });
  if (open !== undefined) throw new Error(`line ${open.line}: the block has no end`);
  return blocks;
}

/** One command of a console block and what stands below it. */
export interface Exchange {
  readonly command: string;
  readonly printed: string;
}

export function exchangesOf(text: string): Exchange[] {
  if (!text.startsWith('$ ')) throw new Error('a console block begins with `$ `');
  return text
    .split(/^\$ /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { command: part.slice(0, end), printed: part.slice(end + 1) };
    });
}

/** The files that a page has written so far, in a folder. */
export class PageFolder {
  /** Where the page writes. */
  readonly folder: string;
  /** Where the page lies. */
  readonly home: string;
  /** What `samara run` has to agree on where it names no engine. */
  readonly engines: readonly string[];
  readonly #files = new Map<string, string>();

  constructor(folder: string, home: string, engines: readonly string[] = []) {
    this.folder = folder;
    this.home = home;
    this.engines = engines;
  }

  read(name: string): string {
    const text = this.#files.get(name);
    if (text === undefined) throw new Error(`the page has no file ${name} yet`);
    return text;
  }

  write(name: string, text: string): void {
    this.#files.set(name, text);
    writeFileSync(this.#path(name), text);
  }

  /** The file beside the page that a block quotes. */
  quoted({ language, name }: PageBlock): string | undefined {
    return (language === 'ts' || language === 'py') && name !== undefined
      ? readFileSync(join(this.home, name), 'utf8')
      : undefined;
  }

  /** Makes or changes the file that a block names. */
  take({ language, name, text, line }: PageBlock): void {
    if (name === undefined) return;
    this.write(name, language === 'diff' ? patched(this.read(name), text, line) : text);
  }

  /** Runs a command line; the folder is left out of what it prints. */
  async run(command: string): Promise<string> {
    const script = /^npx tsx ([\w-]+\.ts)$/.exec(command)?.[1];
    if (script !== undefined) return this.#script(script);
    const shown = /^cat ([\w.-]+)$/.exec(command)?.[1];
    if (shown !== undefined) return readFileSync(this.#path(shown), 'utf8').replaceAll(`${this.folder}/`, '');
    const python = /^python3 ([\w-]+\.py) (.*)$/.exec(command);
    if (python !== null) return this.#python(python[1], wordsOf(python[2]));
    const { input, words, target } = this.#understand(command);
    if (words[0] !== 'run' || words.includes('--engine')) return this.#samara(input, words, target);
    const printed = await this.#samara(input, words, target);
    for (const engine of this.engines) {
      const other = await this.#samara(input, ['run', '--engine', engine, ...words.slice(1)], target);
      if (other !== printed) return `${printed}[but on ${engine}]\n${other}`;
    }
    return printed;
  }

  async #samara(input: string | Uint8Array, words: readonly string[], target: string | undefined): Promise<string> {
    const { status, out, err } = await samaraWith(input, words);
    if (target !== undefined) this.write(target, out);
    const printed = (target === undefined ? out : '') + err + (status === 0 ? '' : `[exit status ${status}]\n`);
    return printed.replaceAll(`${this.folder}/`, '');
  }

  /** What a module writes to the console while it is loaded. */
  async #script(name: string): Promise<string> {
    const { log } = console;
    let printed = '';
    console.log = (...values: unknown[]) =>
      void (printed += `${values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' ')}\n`);
    try {
      await import(pathToFileURL(join(this.home, name)).href);
    } finally {
      console.log = log;
    }
    return printed;
  }

  /** A file that lies beside the page, in the folder of its files. */
  #python(name: string, words: readonly string[]): string {
    const { stdout, stderr, status } = spawnSync(pythonCommand(), [join(this.home, name), ...words], {
      cwd: this.folder,
      encoding: 'utf8',
    });
    return stdout + stderr + (status === 0 ? '' : `[exit status ${status}]\n`);
  }

  /** `printf 'TEXT' | samara WORD… < FILE > FILE`. */
  #understand(command: string): { input: string | Uint8Array; words: string[]; target: string | undefined } {
    const [, piped, line] = /^(?:printf '([^']*)' \| )?samara (.*)$/.exec(command) ?? [];
    if (line === undefined) throw new Error(`not a command of a page: ${command}`);
    const words = wordsOf(line);
    const from = words.indexOf('<') < 0 ? undefined : words.splice(words.indexOf('<'), 2)[1];
    const target = words.indexOf('>') < 0 ? undefined : words.splice(words.indexOf('>'), 2)[1];
    const input = piped === undefined ? (from === undefined ? '' : this.read(from)) : printfBytes(piped);
    const isFile = (word: string, at: number): boolean => words[at - 1] === '-o' || this.#names(word);
    return { input, words: words.map((word, at) => (isFile(word, at) ? this.#path(word) : word)), target };
  }

  /** Is the word a file of the page, or one that a command may write? */
  #names(word: string): boolean {
    return this.#files.has(word) || /^[\w.-]+\.(?:svg|dot|html|lir|tb|json|sar|info)$/.test(word);
  }

  #path(name: string): string {
    return join(this.folder, name);
  }
}

const escapes: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '\\': '\\' };

/** What the shell's printf makes of a text: escapes are bytes. */
function printfBytes(text: string): Uint8Array {
  const bytes = Buffer.from(text).toString('latin1');
  const written = bytes.replace(/\\([nrt\\]|[0-7]{1,3})/g, (_, word: string) =>
    Object.hasOwn(escapes, word) ? escapes[word] : String.fromCharCode(Number.parseInt(word, 8)),
  );
  return Buffer.from(written, 'latin1');
}

/** The words of a command line; quotes hold one together. */
function wordsOf(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

/** The text after a change. Each place of the change has to be there, exactly once behind the place before. */
export function patched(text: string, change: string, line: number): string {
  let done = '';
  let rest = text;
  for (const place of change.split(/^@@.*\n/m)) {
    const lines = place.split('\n').slice(0, -1);
    const unmarked = (marks: string): string =>
      lines
        .filter((each) => each === '' || marks.includes(each[0]))
        .map((each) => `${each.slice(1)}\n`)
        .join('');
    const before = unmarked(' -');
    const at = rest.indexOf(before);
    if (before === '' || at < 0 || rest.indexOf(before, at + 1) >= 0)
      throw new Error(`the change in line ${line} does not fit exactly one place:\n${before}`);
    done += rest.slice(0, at) + unmarked(' +');
    rest = rest.slice(at + before.length);
  }
  return done + rest;
}

/** What a block should print, with `…` in place of lines that it leaves out, if the printed text agrees with it. */
export function agreed(expected: string, printed: string): string {
  const pattern = expected
    .split(/^…\n/m)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('(?:.*\\n)*?');
  return new RegExp(`^${pattern}$`).test(printed) ? expected : printed;
}

/** Writes what the commands of a console block print now into its page. */
export function bless(path: string, { line }: PageBlock, text: string): void {
  const lines = readFileSync(path, 'utf8').split('\n');
  const end = lines.indexOf('```', line);
  lines.splice(line, end - line, ...text.split('\n').slice(0, -1));
  writeFileSync(path, lines.join('\n'));
}
