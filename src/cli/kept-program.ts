/**
 * Programs that were compiled before, by what they were made of: `samara run` of the same files with the same options starts from the code
 * that is kept (decision 0465), and compiles nothing.
 *
 * The key is of the words, the files that they name, the folder and the build. An entry holds those facts, the image of the program
 * (driver/program.ts) and the files that were read for it, or looked for in vain: it counts only while all of them are as they were, byte by
 * byte. Reading is recorded as it happens, so what is noted is what was compiled. Where traps happened is told by compiling again, from the
 * bytes that were compared.
 *
 *     entry:  bytes of the head (u32) | head: JSON | the files, one behind the other | code
 */
import { readFileSync, statSync } from 'node:fs';
import type { ReadWatch } from '../driver/node-files.ts';
import { keyOf, Store } from '../driver/node-store.ts';
import { isKeepable, type AnyProgram, type ProgramImage } from '../driver/program.ts';
import type { Trap } from '../vm/trap.ts';
import type { Words } from './command.ts';
import type { Io } from './io.ts';

/** How a run speaks of its program. */
export interface ProgramNames {
  /** What the program is called, for itself. */
  readonly program: string;
  /** The function with which it starts. */
  readonly start: string | undefined;
  /** The function that `--call` means, as the module names it. */
  readonly call: string | undefined;
}

interface Head {
  readonly names: ProgramNames;
  /** The facts that the key is of, as they were. */
  readonly facts: string;
  /** The bytes of each file; null where there is none. */
  readonly files: Readonly<Record<string, number | null>>;
  readonly image: Omit<ProgramImage, 'code'> & { readonly code: Omit<ProgramImage['code'], 'bytes'> };
}

/** A program that was found, and the files that it was made of. */
export interface FoundProgram {
  readonly names: ProgramNames;
  readonly image: ProgramImage;
  readonly held: ReadonlyMap<string, Uint8Array>;
}

/** What of the options says nothing of the code. */
const otherOptions = new Set(['cache', 'color', 'json', 'dir']);

/** The folder of kept programs; undefined if none are to be kept. */
export function cacheFolder(env: Io['env']): string | undefined {
  const { SAMARA_CACHE: chosen, XDG_CACHE_HOME: caches, LOCALAPPDATA: local, HOME: home } = env;
  if (chosen === 'off') return undefined;
  if (chosen) return `${chosen}/programs`;
  const folder = caches || local || (home && `${home}/.cache`);
  return folder ? `${folder}/samara/programs` : undefined;
}

/** The place of the program of one command line among those that are kept. */
export class KeptProgram {
  readonly #store: Store;
  readonly #facts: string;
  readonly #key: string;
  readonly #files = new Map<string, Uint8Array | null>();
  /** Libraries are searched, not read whole; programs with them are not kept. */
  #isKnown = true;
  /** To be told of what is read when the program is compiled. */
  readonly watch: ReadWatch = {
    opened: (path, bytes) => {
      if (bytes === undefined) this.#isKnown = false;
      else this.#files.set(path, bytes);
    },
    missed: (path) => void this.#files.set(path, null),
  };

  constructor(store: Store, facts: string, contents: readonly Uint8Array[]) {
    this.#store = store;
    this.#facts = facts;
    this.#key = keyOf([facts, ...contents]);
  }

  /** Undefined where nothing is kept: of what is no file, and if it is not wanted. */
  static of(words: Words, { build, env }: Io): KeptProgram | undefined {
    const folder = build === undefined || words.options['cache'] === false ? undefined : cacheFolder(env);
    const contents = folder === undefined ? undefined : contentsOf(words);
    if (build === undefined || folder === undefined || contents === undefined) return undefined;
    const options = Object.entries(words.options).filter(([name]) => !otherOptions.has(name));
    const facts = {
      build,
      node: [process.version, process.arch, ...process.execArgv],
      folder: process.cwd(),
      files: words.args,
      options,
      hasFolders: words.options['dir'] !== undefined,
    };
    return new KeptProgram(new Store(folder), JSON.stringify(facts), contents);
  }

  find(): FoundProgram | undefined {
    const entry = this.#store.read(this.#key);
    return entry && foundIn(entry, this.#facts);
  }

  /** If all of the program is in its code, and there is what it is asked for: what is wrong is told by compiling. */
  keep(names: ProgramNames, program: AnyProgram): void {
    if (!this.#isKnown || !isKeepable(program)) return;
    const isThere = names.call === undefined ? program.hasMain() : program.signature(names.call) !== undefined;
    const image = isThere ? program.imageFor(names.call === undefined ? [] : [names.call]) : undefined;
    if (image !== undefined) this.#write(names, image);
  }

  #write(names: ProgramNames, image: ProgramImage): void {
    const { bytes, ...code } = image.code;
    const sizes = [...this.#files].map(([path, file]) => [path, file && file.length] as const);
    const head: Head = { names, facts: this.#facts, files: Object.fromEntries(sizes), image: { ...image, code } };
    const text = Buffer.from(JSON.stringify(head));
    const size = Buffer.alloc(4);
    size.writeUInt32LE(text.length);
    const files = [...this.#files.values()].filter((file) => file !== null);
    this.#store.write(this.#key, Buffer.concat([size, text, ...files, bytes]));
  }
}

/** Where a trap of the program that was found happened, as the same program says that was compiled for it. */
export function placeByText(trap: Trap, { image }: FoundProgram, program: AnyProgram | undefined): void {
  if (program === undefined || !isKeepable(program)) return;
  const again = program.imageFor([])?.code.bytes;
  if (again !== undefined && Buffer.compare(again, image.code.bytes) === 0) program.placeTrap(trap);
}

/** Of regular files: reading a pipe would empty it. */
function contentsOf({ args }: Words): Uint8Array[] | undefined {
  const contents: Uint8Array[] = [];
  for (const name of args) {
    const bytes = name === '-' ? undefined : bytesOf(name);
    if (bytes === undefined) return undefined;
    contents.push(bytes);
  }
  return contents;
}

/** Undefined for what is no regular file that can be read. */
function bytesOf(path: string): Uint8Array | undefined {
  try {
    return statSync(path).isFile() ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/** The program of an entry, if it is of these facts and all files are as they were. */
function foundIn(entry: Uint8Array, facts: string): FoundProgram | undefined {
  const size = new DataView(entry.buffer, entry.byteOffset).getUint32(0, true);
  const head = JSON.parse(Buffer.from(entry.buffer, entry.byteOffset + 4, size).toString('utf8')) as Head;
  if (head.facts !== facts) return undefined;
  const held = new Map<string, Uint8Array>();
  let at = 4 + size;
  for (const [path, length] of Object.entries(head.files)) {
    const bytes = bytesOf(path);
    const kept = length === null ? undefined : entry.subarray(at, (at += length));
    if (bytes === undefined ? kept !== undefined : kept === undefined || Buffer.compare(bytes, kept) !== 0)
      return undefined;
    if (bytes !== undefined) held.set(path, bytes);
  }
  const code = { ...head.image.code, bytes: new Uint8Array(entry.subarray(at)) };
  return { names: head.names, image: { ...head.image, code }, held };
}
