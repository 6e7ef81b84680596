// The binary forms of the files m0, m1, … of a folder, for bench/link.mjs: a process for each would take minutes.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFile } from '../dist/lib/base/source.js';
import { parse, write } from '../dist/lib/driver/index.js';

const [folder, count, text, from, binary, to] = process.argv.slice(2);
for (let m = 0; m < Number(count); m++) {
  const name = `m${m}.${text}`;
  const unit = await parse(new SourceFile(name, readFileSync(join(folder, name), 'utf8')), from).orThrow();
  writeFileSync(join(folder, `m${m}.${binary}`), await write(unit, to).orThrow());
}
