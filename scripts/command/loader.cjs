#!/usr/bin/env node
/**
 * Starts the command from its chunks (scripts/command/chunks.mjs): each is evaluated when something that needs it is, with the code that
 * V8 compiled of it before where there is some. They are read in packs (packs.mjs) from one file that holds them all.
 *
 * That code belongs to one version of node and its flags. A build leaves some beside the chunks; where there is none that
 * fits (in an installed package, or on another node), a process keeps what it compiled in the user's cache folder, for the
 * processes after it. Nothing of this may fail: what cannot be read or written is done without.
 *
 *     cache file:  bytes of the index (u32) | index: { "pack": [start, end], … } | compiled code
 */
'use strict';
const { existsSync, mkdirSync, openSync, readSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { dirname } = require('node:path');
const { Script } = require('node:vm');

/** Where each pack is in the file, and what is no text. */
const places = PLACES;
/** The pack of each chunk. */
const packs = PACKS;
const file = `${__dirname}/COMMAND.cjs`;
const texts = openSync(file, 'r');
const loaded = new Map();
/** What evaluates the chunks of each pack that has been read. */
const opened = new Map();
/** What has been compiled here: pack and script. */
const fresh = new Map();

function read(descriptor, start, end) {
  const bytes = Buffer.allocUnsafe(end - start);
  let at = 0;
  while (at < bytes.length) {
    const count = readSync(descriptor, bytes, at, bytes.length - at, start + at);
    if (count === 0) throw new Error(`${file} has been cut`);
    at += count;
  }
  return bytes;
}

/** The cache in a file; undefined if there is none. */
function openCache(path) {
  try {
    const descriptor = openSync(path, 'r');
    const first = 4 + read(descriptor, 0, 4).readUInt32LE();
    const index = JSON.parse(read(descriptor, 4, first).latin1Slice());
    return { path, descriptor, first, index, isRejected: false };
  } catch {
    return undefined;
  }
}

/** The file of what this version of node compiles with these flags. */
function cacheName() {
  const flags = process.execArgv.join('').replace(/[^\w=]+/g, '-');
  return `COMMAND-${process.version}-${process.arch}${flags}.cache`;
}

function userFolder() {
  const { SAMARA_CACHE, XDG_CACHE_HOME, LOCALAPPDATA, HOME } = process.env;
  if (SAMARA_CACHE) return SAMARA_CACHE === 'off' ? undefined : SAMARA_CACHE;
  const folder = XDG_CACHE_HOME || LOCALAPPDATA || (HOME && `${HOME}/.cache`);
  return folder && `${folder}/samara`;
}

const built = openCache(`${__dirname}/${cacheName()}`);
const folder = built === undefined ? userFolder() : undefined;
const cache = built ?? (folder && openCache(`${folder}/${cacheName()}`));

function cachedCode(name) {
  const place = cache?.index[name];
  if (place === undefined || cache.isRejected) return undefined;
  try {
    return read(cache.descriptor, cache.first + place[0], cache.first + place[1]);
  } catch {
    return undefined;
  }
}

/** The functions of a pack, by their chunks. */
function open(pack) {
  const before = opened.get(pack);
  if (before !== undefined) return before;
  const [start, end] = places[pack];
  const cachedData = cachedCode(pack);
  const script = new Script(read(texts, start, end).latin1Slice(), { filename: `${file}/${pack}.cjs`, cachedData });
  if (script.cachedDataRejected) cache.isRejected = true;
  if (cachedData === undefined || script.cachedDataRejected) fresh.set(pack, script);
  const functions = script.runInThisContext();
  opened.set(pack, functions);
  return functions;
}

function load(name) {
  const before = loaded.get(name);
  if (before !== undefined) return before;
  const exported = open(packs[name])[name](load, later, bytes, require);
  loaded.set(name, exported);
  return exported;
}

/** A part of the file that is no text. */
function bytes(name) {
  const [start, end] = places[name];
  return read(texts, start, end);
}

/** What `import()` gives: a chunk, whose code runs after the code that asks for it, or a module of node. */
function later(name) {
  return Promise.resolve().then(() => (name.startsWith('node:') ? require(name) : load(name)));
}

/** Writes what has been compiled here, and what the cache held before. */
function keep(folder) {
  const parts = new Map([...fresh].map(([name, script]) => [name, script.createCachedData()]));
  if (cache !== undefined && !cache.isRejected)
    for (const name of Object.keys(cache.index)) if (!parts.has(name)) parts.set(name, cachedCode(name));
  const index = {};
  let end = 0;
  for (const [name, { length }] of parts) index[name] = [end, (end += length)];
  const head = Buffer.from(JSON.stringify(index), 'latin1');
  const size = Buffer.alloc(4);
  size.writeUInt32LE(head.length);
  const path = `${folder}/${cacheName()}`;
  const temporary = `${path}.${process.pid}.tmp`;
  try {
    writeFileSync(temporary, Buffer.concat([size, head, ...parts.values()]));
    renameSync(temporary, path);
  } catch {
    rmSync(temporary, { force: true });
  }
}

function keepForUser() {
  if (fresh.size === 0) return;
  try {
    // Not `recursive`: node 20 never comes back from that in /proc.
    for (const each of [dirname(folder), folder]) if (!existsSync(each)) mkdirSync(each);
    keep(folder);
  } catch {
    // A folder that cannot be had.
  }
}

if (require.main === module) {
  if (folder) process.once('exit', keepForUser);
  load('samara').start('COMMAND');
} else module.exports = { load, loaded, keep };
