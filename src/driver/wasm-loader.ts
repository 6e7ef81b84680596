/**
 * A module of JavaScript that loads a module of WebAssembly, with its types: for pages, node and bundlers.
 *
 *     import { load } from './sums.mjs';
 *     const { functions, text } = await load({ ask: (n) => n + 1 });
 *     functions.sum(100n);
 *
 * What traps throws a `Trap` with the calls that led there, as far as the engine tells them.
 */
import { hostName } from '../base/host-name.ts';
import { ownEntry } from '../base/own-entry.ts';
import type { Func, LinearModule, Signature } from '../linear/nodes.ts';
import type { ValueType } from '../linear/opcodes.ts';
import { runsConstructors } from '../lower/maple-levels/run-time-names.ts';

/** What is loaded. */
export interface Loaded {
  /** As places of the source name it. */
  readonly program: string;
  /** The name of the file of the module, in the folder of the loader. */
  readonly fileName: string;
  readonly module: LinearModule;
  /** What it exports and imports, by the names that it has there. */
  readonly exports: readonly string[];
  readonly imports: readonly string[];
}

/** The text of the loader and that of its types. */
export function loaderOf(loaded: Loaded): { readonly code: string; readonly types: string } {
  return { code: codeOf(loaded), types: typesOf(loaded) };
}

/** What the loader reads files with, where it runs in node; bundlers for pages leave it alone. */
const nodeFiles = `import(${['/* @vite-ignore */', '/* webpackIgnore: true */', "'node:fs/promises'"].join(' ')})`;

const quoted = (text: string): string => JSON.stringify(text).replaceAll('\u2028', '\\u2028');

function comment({ program }: Loaded, text: string): string {
  return `/** ${program.replaceAll('*/', '* /').replaceAll(/\s+/g, ' ')}: ${text} */\n`;
}

function codeOf(loaded: Loaded): string {
  const { fileName, exports, imports } = loaded;
  const functions = functionsOf(loaded).map(({ name }) => `      ${quoted(name)}: call(exports[${quoted(name)}]),\n`);
  const starts = exports.filter(runsConstructors).map((name) => `  exports[${quoted(name)}]();\n`);
  return `${comment(loaded, 'loads its module. Made by samara.')}
/** What the program did has no meaning; \`cause\` is what the engine says. */
export class Trap extends Error {
  constructor(cause) {
    super(cause.message, { cause });
    this.name = 'Trap';
    const frames = String(cause.stack).matchAll(/^\\s*(?:at )?(.*?)[ @(]+\\S*wasm-function\\[\\d+\\]/gm);
    this.calls = [...frames].map(([, name]) => (name.startsWith(${quoted(`${loaded.program}.`)}) ? name.slice(${loaded.program.length + 1}) : name));
  }
}

const isTrap = (error) => error instanceof WebAssembly.RuntimeError || (error instanceof RangeError && /stack/i.test(error.message));

const call = (run) => (...values) => {
  try {
    return run(...values);
  } catch (error) {
    throw isTrap(error) ? new Trap(error) : error;
  }
};

/** The bytes of the module: of a file, where there are files, else of the net. */
async function bytesOf(source) {
  if (!(source instanceof URL) && typeof source !== 'string') return source;
  const url = new URL(source, import.meta.url);
  if (url.protocol !== 'file:') return (await fetch(url)).arrayBuffer();
  const { readFile } = await ${nodeFiles};
  return readFile(url);
}

const wanted = [${imports.map(quoted).join(', ')}];

export async function load(imports = {}, source = new URL(${quoted(fileName)}, import.meta.url)) {
  for (const name of wanted) if (typeof imports[name] !== 'function') throw new TypeError(\`the program calls \${name}: give a function of that name\`);
  const module = await WebAssembly.compile(await bytesOf(source));
  const { exports } = await WebAssembly.instantiate(module, { env: imports });
  const { memory } = exports;
${starts.join('')}  return {
    functions: {
${functions.join('')}    },
    memory,
    text(address) {
      const bytes = new Uint8Array(memory.buffer, Number(address));
      const end = bytes.indexOf(0);
      return new TextDecoder().decode(bytes.slice(0, end < 0 ? bytes.length : end));
    },
  };
}
`;
}

/** The functions that are exported, other than what is called when the module is loaded. */
function functionsOf({ module, exports }: Loaded): { readonly name: string; readonly func: Func }[] {
  return module.funcs
    .filter(({ name, extern }) => !extern && exports.includes(name) && !runsConstructors(name))
    .map((func) => ({ name: func.name, func }));
}

function typesOf(loaded: Loaded): string {
  const { module, imports } = loaded;
  const own = functionsOf(loaded).map(({ name, func }) => `  ${propertyName(name)}${typeOf(func, func)};\n`);
  const wanted = imports.flatMap((name) => {
    const func = module.funcs.find((one) => one.extern && hostName(one.name) === name);
    return func === undefined ? [] : [`  ${propertyName(name)}${typeOf(func, func)};\n`];
  });
  const address = module.pointerSize === 8 ? 'number | bigint' : 'number';
  return `${comment(loaded, 'what its module has. Made by samara.')}
/** Functions that the program calls and does not have: addresses point into \`memory\`. */
export interface Imports {
${wanted.join('')}}

export interface Functions {
${own.join('')}}

export interface Program {
  readonly functions: Functions;
  readonly memory: WebAssembly.Memory;
  /** The text at an address, up to its zero. */
  text(address: ${address}): string;
}

/** What the program did has no meaning; \`cause\` is what the engine says. */
export declare class Trap extends Error {
  /** The functions that were open, innermost first. */
  readonly calls: readonly string[];
}

/** \`source\`: where the module is, or its bytes; unless given, the file beside this one. */
export declare function load(imports${wanted.length === 0 ? '?' : ''}: Imports, source?: URL | string | BufferSource): Promise<Program>;
`;
}

function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name);
}

const types: Readonly<Partial<Record<ValueType, string>>> = { i64: 'bigint', v128: 'bigint, bigint' };

/** Vectors come and go as two halves, the lower first. */
function typeOf({ symbols }: Func, { params, results }: Signature): string {
  const names = new Set<string>();
  const parameters = params.flatMap((type, i) => {
    const all = (ownEntry(types, type) ?? 'number').split(', ');
    return all.map((one, k) => `${parameterName(symbols[i]?.name, i, names)}${k > 0 ? 'High' : ''}: ${one}`);
  });
  const given = results.flatMap((type) => (ownEntry(types, type) ?? 'number').split(', '));
  const result = given.length === 0 ? 'void' : given.length === 1 ? given[0] : `[${given.join(', ')}]`;
  return `(${parameters.join(', ')}): ${result}`;
}

const reserved =
  /^(?:arguments|await|break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|eval|export|extends|false|finally|for|function|if|implements|import|in|instanceof|interface|let|new|null|package|private|protected|public|return|static|super|switch|this|throw|true|try|typeof|var|void|while|with|yield)$/;

function parameterName(name: string | undefined, index: number, taken: Set<string>): string {
  const own =
    name !== undefined && /^[A-Za-z_$][\w$]*$/.test(name) && !reserved.test(name) && !taken.has(name)
      ? name
      : `a${index}`;
  taken.add(own);
  return own;
}
