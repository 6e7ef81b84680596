/**
 * Works through examples with the built command, so that V8 compiles what commands use, and keeps the compiled code beside
 * the chunks, with compiled programs in SAMARA_CACHE: `node FLAGS scripts/command/make-cache.cjs DIST EXAMPLES`
 */
'use strict';
const { join } = require('node:path');

const [dist, examples] = process.argv.slice(2);
const { keep, load } = require(join(dist, 'samara.cjs'));
const { env } = process;
const io = { out() {}, err() {}, input() {}, isTerminal: { out: false, err: false }, columns: 80, env, build: 'build' };
const lines = [
  ['run', '-O0', `${examples}/hello.mpl`],
  ['run', '-O2', `${examples}/hello.mpl`],
  ['run', '-O2', `${examples}/sha256.mpl`],
  ['run', `${examples}/hello.c`],
  // It has been compiled, and is started again.
  ['run', `${examples}/hello.c`],
  ['run', '--library', 'c', `${examples}/hello.c`],
  ['run', '--library', 'c', join(__dirname, 'library.c')],
  ['check', `${examples}/sha256.mpl`],
  ['fmt', `${examples}/sha256.mpl`],
  ['lower', '--to', 'linear', `${examples}/sha256.mpl`],
  [],
];

async function work() {
  const { main } = load('samara');
  for (const words of lines) {
    // A command that fails is for its tests to find; the build goes on with what has been compiled.
    try {
      await main(words, io);
    } catch {}
  }
  keep(dist);
}
void work();
