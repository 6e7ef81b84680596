/**
 * Writes what the sources hold as texts of other languages: src/runtime/texts.ts, the MAPLE files of each library of src/runtime;
 * java-texts.ts likewise, a file of its own because it is long and only Java programs load it; libc-texts.ts, the part of the C
 * library that is written in C with SysY's, Tuyin's and the system interface of WASI, and libc-index.ts, which of its files defines what; and src/frontend/c/headers.ts, the headers of C.
 * Everything that reads the sources (build, tests, checks) imports this file first; it writes nothing if
 * nothing has changed.
 */
import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));
const runtime = join(source, 'runtime');
const headers = join(source, 'frontend/c/include');

function textsOf(library) {
  const files = readdirSync(join(runtime, library)).filter((name) => name.endsWith('.mpl'));
  const texts = files.toSorted().map((name) => JSON.stringify(readFileSync(join(runtime, library, name), 'utf8')));
  return `export const ${library} = [\n${texts.map((text) => `  ${text},\n`).join('')}];\n`;
}

/** Headers by the names by which programs include them. */
function headerTexts() {
  const names = readdirSync(headers, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.h'));
  const entry = (name) =>
    [name.replaceAll('\\', '/'), readFileSync(join(headers, name), 'utf8')].map((text) => JSON.stringify(text));
  return names.toSorted().map((name) => `  ${entry(name).join(': ')},\n`);
}

/** Files of a folder by their names. */
function filesIn(folder, isWanted) {
  const names = readdirSync(folder).filter(isWanted).toSorted();
  return names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]);
}

const entries = (pairs) => pairs.map((pair) => `  ${pair.map((text) => JSON.stringify(text)).join(': ')},\n`).join('');

/** Entries of the run time of dynamic values, which are written by macros (runtime/dynamic/entries.c). */
function dynamicEntries(text) {
  const macro = /^(?:ENTRY|OPERATION|ALONE|QUICK|CALLING|PRINTING|ERROR_CLASS)\((\w+)/gm;
  const named = (name) => (/^(?:js_|JS)/.test(name) ? `samara_${name}` : `samara_js_${name}`);
  return [...text.matchAll(macro)].map(([, name]) => named(name));
}

/**
 * The functions and variables that a C file defines: they begin at the beginning of a line. `NAME(f)` is `f` with the ending that the
 * file gives it before it includes the text that has it for several types; `FLOAT_OF_1(f)` defines `ff` (math-wide.h).
 */
function definedIn(text, texts) {
  const included = [...text.matchAll(/^#include "(.*)"/gm)].map(([, name]) => texts.get(name) ?? '');
  const ending = /^#define NAME\(name\) name(?:##(\w+))?/m.exec(text)?.[1] ?? '';
  const definition = /^(?!static\b|typedef\b|else\b)[A-Za-z_][\w *]*?(?:NAME\((\w+)\)|\b(\w+))\([^;{]*\)\s*\{/gm;
  const variable =
    /^(?!static\b|typedef\b|extern\b|(?:struct|union|enum) \w+;)[A-Za-z_][\w *]*[ *](?:(\w+)(?:\[[^\]]*\])*( =[^]*?)?|\(\*(\w+)\)\(.*\)( =.*)?);/gm;
  const variables = [...text.matchAll(variable)].map(([, name, , pointer]) => name ?? pointer);
  const functions = [text, ...included].flatMap((one) =>
    [...one.matchAll(definition)].map(([, made, plain]) => plain ?? `${made}${ending}`),
  );
  const floats = [...text.matchAll(/^FLOAT_OF_\d\((\w+)\)/gm)].map(([, name]) => `${name}f`);
  return [...functions, ...floats, ...variables, ...included.flatMap(dynamicEntries)];
}

/** Files in folders are parts of units. */
const isUnit = (name) => name.endsWith('.c') && !name.includes('/');

function libcIndex(texts) {
  const sources = [...texts].filter(([name]) => isUnit(name));
  return sources
    .flatMap(([file, text]) => definedIn(text, texts).map((name) => [name, file]))
    .toSorted((a, b) => (String(a) < String(b) ? -1 : 1));
}

function write(file, text) {
  const target = join(source, file);
  const contents = `// Written by scripts/runtime.mjs.\n${text}`;
  if (existsSync(target) && readFileSync(target, 'utf8') === contents) return;
  const temporary = `${target}.${process.pid}.tmp`;
  writeFileSync(temporary, contents);
  renameSync(temporary, target);
}

const folders = readdirSync(runtime, { withFileTypes: true }).filter((entry) => entry.isDirectory());
const ofC = ['libc', 'memory', 'sysy', 'tuyin', 'wasi'];
const libraries = folders.map(({ name }) => name).filter((name) => name !== 'java' && !ofC.includes(name));
write('runtime/texts.ts', libraries.map(textsOf).join(''));
write('runtime/java-texts.ts', textsOf('java'));
const isC = (name) => /\.[ch]$/.test(name);
const dynamicParts = filesIn(join(runtime, 'dynamic'), isC).map(([name, text]) => [`dynamic/${name}`, text]);
const ofLanguages = ['sysy', 'tuyin'].flatMap((language) =>
  filesIn(join(runtime, language), isC).map(([name, text]) => [`${language}-${name}`, text]),
);
const libc = new Map([
  ...['libc', 'memory', 'wasi'].flatMap((name) => filesIn(join(runtime, name), isC)),
  ...ofLanguages,
  ...dynamicParts,
]);
write('runtime/libc-texts.ts', `export const libc = {\n${entries([...libc])}};\n`);
write('runtime/libc-index.ts', `export const libcIndex = {\n${entries(libcIndex(libc))}};\n`);
write('frontend/c/headers.ts', `export const headers = {\n${headerTexts().join('')}};\n`);
