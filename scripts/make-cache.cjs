// Runs the bundled command on an example, so that V8 compiles what commands use, and writes the compiled code.
//   node FLAGS scripts/make-cache.cjs BUNDLE OUTPUT EXAMPLES
'use strict';
const { readFileSync, writeFileSync } = require('node:fs');
const { Script } = require('node:vm');

const [file, output, examples] = process.argv.slice(2);
// The same text and file name as in loader.cjs: V8 compares.
const source = `(function(exports,require,module){${readFileSync(file, 'latin1')}\n})`;
const script = new Script(source, { filename: file });
const command = { exports: {} };
script.runInThisContext()(command.exports, require, command);

const io = { out() {}, err() {}, input() {}, isTerminal: { out: false, err: false }, columns: 80, env: {} };
const lines = [
  ['run', `${examples}/hello.mpl`],
  ['check', `${examples}/sha256.mpl`],
  ['fmt', `${examples}/sha256.mpl`],
  [],
];

async function work() {
  for (const words of lines) {
    // A command that fails is for its tests to find; the build goes on with what has been compiled.
    try {
      await command.exports.main(words, io);
    } catch {}
  }
  writeFileSync(output, script.createCachedData());
}
void work();
