/**
 * `prepare`, which npm runs after it has installed what the tree needs, and before it packs a dependency from git: only
 * then is a build wanted. A development tree builds when it is used (`./samara`, `npm run build`), so `npm ci` is left alone,
 * as is a tree that is built and one without the compilers (`npm install --omit=dev`).
 */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const has = (path) => existsSync(join(root, path));

const isBuilt = has('dist/samara.cjs') && has('dist/lib/index.js');
const canBuild = has('node_modules/esbuild') && has('node_modules/typescript7');
if (process.env.npm_command !== 'ci' && !isBuilt && canBuild)
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit' });
