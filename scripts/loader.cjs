#!/usr/bin/env node
// Starts the command from one file, with its compiled code where this node accepts it (see scripts/build.mjs).
'use strict';
const { readFileSync } = require('node:fs');
const { Script } = require('node:vm');

const file = `${__dirname}/COMMAND.cjs`;
let cachedData;
try {
  cachedData = readFileSync(`${__dirname}/COMMAND.cache`);
} catch {}
const source = `(function(exports,require,module){${readFileSync(file, 'latin1')}\n})`;
const command = { exports: {} };
new Script(source, { filename: file, cachedData }).runInThisContext()(command.exports, require, command);
command.exports.start();
