/** Linking many small modules, beside `llvm-link` on like content. A language is a row of `languages`. */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { linearPart, llvmPart, maplePart, tuyinPart } from './generate-parts.mjs';
import { timeCommands } from './measure.mjs';

export const title = 'Linking';
export const about =
  'Modules of 100 functions each, which call one another within and across modules; whole processes that read the files, verify, ' +
  'link and write one binary file, the candidates taking turns, medians of 3 rounds. The last column is the time for one module as ' +
  'a multiple of the same at 250 modules: 1 or less where the cost is linear.';

const sizes = [250, 1_000];
const perModule = 100;
const rounds = 3;
const child = fileURLToPath(new URL('link-child.mjs', import.meta.url));
const samara = fileURLToPath(new URL('../samara', import.meta.url));

/** `assemble` and `link` are the tools of others; `from` and `to` are formats by their names in our driver. */
const languages = [
  { name: 'MAPLE', text: 'mpl', binary: 'bpl', from: 'maple', to: 'maple-binary', generate: maplePart },
  { name: 'linear IR', text: 'lir', binary: 'lirb', from: 'linear', to: 'linear-binary', generate: linearPart },
  { name: 'Tuyin IR', text: 'ti', binary: 'tb', from: 'tuyin', to: 'tuyin-bitcode', generate: tuyinPart },
  { name: 'LLVM', text: 'll', binary: 'bc', generate: llvmPart, link: 'llvm-link', assemble: 'llvm-as' },
];

export async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'samara-link-bench-'));
  try {
    const absent = languages.filter(({ link, assemble: tool }) => [link, tool].some(isMissing));
    const candidates = [];
    for (const language of languages.filter((one) => !absent.includes(one)))
      for (const kind of ['text', 'binary'])
        for (const size of sizes) candidates.push(prepare(language, kind, size, folder));
    const times = timeCommands(new Map(candidates.map(({ name, command }) => [name, command])), rounds);
    return [
      ['Language', 'Files', 'Modules', 'Size', 'Median', 'Growth'],
      ...rowsOf(candidates, times),
      ...absent.map(absentRow),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function isMissing(tool) {
  return tool !== undefined && spawnSync(tool, ['--version']).status !== 0;
}

function absentRow({ name, link, assemble: tool }) {
  return [name, `not measured: ${link} or ${tool} is not here`, '', '', '', ''];
}

/** The files of a candidate, and its command. */
function prepare(language, kind, size, parent) {
  const folder = join(parent, `${language.text}-${kind}-${size}`);
  mkdirSync(folder);
  const names = Array.from({ length: size }, (_, m) => `m${m}.${language.text}`);
  names.forEach((name, m) => writeFileSync(join(folder, name), language.generate(m, size, perModule)));
  const files = kind === 'text' ? names : assemble(language, names, folder);
  const bytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  const out = join(folder, `out.${language.binary}`);
  const paths = files.map((file) => join(folder, file));
  const command = language.link ? [language.link, ...paths, '-o', out] : [samara, 'link', ...paths, '-o', out];
  return { name: `${language.text} ${kind} ${size}`, language, extension: language[kind], size, bytes, command };
}

/** The binary forms of text files; those of Samara by one process. */
function assemble({ text, binary, from, to, assemble: tool }, names, folder) {
  const outs = names.map((name) => name.replace(/\w+$/, binary));
  if (tool !== undefined) names.forEach((name, i) => execFileSync(tool, [name, '-o', outs[i]], { cwd: folder }));
  else execFileSync(process.execPath, [child, folder, String(names.length), text, from, binary, to]);
  return outs;
}

function rowsOf(candidates, times) {
  return candidates.map(({ name, language, extension, size, bytes }, i) => {
    const { median } = times.get(name);
    const least = candidates[i - sizes.indexOf(size)];
    const growth = median / size / (times.get(least.name).median / least.size);
    return [
      language.name,
      `.${extension}`,
      String(size),
      `${(bytes / 1e6).toFixed(1)} MB`,
      `${median.toFixed(0)} ms`,
      growth.toFixed(2),
    ];
  });
}
