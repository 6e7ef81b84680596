/** Prints the names of the chunks that a command loads, with compiled programs in SAMARA_CACHE: `node scripts/command/loads.cjs DIST WORD…` */
'use strict';
const { join } = require('node:path');

const [dist, ...words] = process.argv.slice(2);
const { load, loaded } = require(join(dist, 'samara.cjs'));
const { env } = process;
const io = { out() {}, err() {}, input() {}, isTerminal: { out: false, err: false }, columns: 80, env, build: 'build' };

async function work() {
  await load('samara').main(words, io);
  console.log([...loaded.keys()].join(' '));
}
void work();
