/**
 * Packs: chunks that the same commands load are read and compiled as one script, since each script costs a tenth of a millisecond and
 * there are 150 of them in a C program that runs. Which chunks these are is found by running the commands below, each in a process of
 * its own, on a build in which every chunk is a pack by itself.
 *
 *     pack:  ({"chunk": (function ($load, $later, $bytes, require) { … }), … })
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Packs by names, each with the names of its chunks: those that no command loads are alone. */
export function makePacks(root, folder, names) {
  const words = commandsOf(join(root, 'examples'), join(root, 'scripts/command/library.c'));
  const loads = words.map((each) => new Set(loadedBy(root, folder, each)));
  const packs = new Map();
  for (const name of names) {
    const users = loads.map((one) => (one.has(name) ? 1 : 0)).join('');
    const pack = users.includes('1') ? `pack-${users}` : name;
    packs.set(pack, [...(packs.get(pack) ?? []), name]);
  }
  return packs;
}

/** Every chunk is a pack. */
export function singlePacks(names) {
  return new Map(names.map((name) => [name, [name]]));
}

export function packText(chunks, names) {
  return `({${names.map((name) => `${JSON.stringify(name)}:${chunks.get(name)}`)}})`;
}

function commandsOf(examples, library) {
  return [
    ['--version'],
    ['check', `${examples}/hello.mpl`],
    ['check', `${examples}/hello.c`],
    ['run', `${examples}/hello.mpl`],
    ['run', `${examples}/hello.c`],
    ['run', '--library', 'c', `${examples}/hello.c`],
    ['run', library],
    // What was compiled above is started again.
    ['run', `${examples}/hello.c`],
  ];
}

function loadedBy(root, folder, words) {
  const script = join(root, 'scripts/command/loads.cjs');
  const env = { ...process.env, SAMARA_CACHE: folder };
  return execFileSync(process.execPath, [script, folder, ...words], { encoding: 'utf8', env })
    .trimEnd()
    .split(' ');
}
