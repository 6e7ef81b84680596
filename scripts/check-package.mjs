/**
 * The package as its users get it: packs the tarball, installs it in a fresh project, and there
 *
 *   compiles tests/package/project in strict mode, for `nodenext` and `bundler`, with the oldest TypeScript that works,
 *   runs it, bundles it into a page and lets Chromium show that, and runs the installed command on deep recursion;
 *   then bundles single names, which must be small, and what a page loads that only parses MAPLE IR;
 *
 * and installs it once more as npm does from git, from a clone of the commit that is checked out.
 *
 * Needs a registry for TypeScript, and Chromium for the page: what is missing is said, and the rest is done.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';

/** As docs/guide/library.md states it. */
const oldestTypeScript = '5.7.2';
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'samara-package-'));
const wanted = ['42 (logged 42)', 'trap: integer division by zero', 'call,return done', 'doubles true,gvn false'];
const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
let failures = 0;

function say(isGood, what, detail = '') {
  console.log(`${isGood ? 'ok    ' : 'FAILED'}  ${what}${isGood || detail === '' ? '' : `\n${detail}`}`);
  if (!isGood) failures++;
}

function run(program, ...words) {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd: folder,
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { isDone: status === 0, out: stdout ?? '', said: `${stdout ?? ''}${stderr ?? ''}${error ?? ''}` };
}

function install() {
  execFileSync('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz'));
  say(true, `the tarball has ${(statSync(join(folder, tarball)).size / 1e6).toFixed(1)} MB`);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }\n');
  const installed = run('npm', 'install', ...quiet, join(folder, tarball));
  say(installed.isDone, 'npm installs it', installed.said);
  const compiler = run('npm', 'install', ...quiet, `typescript@${oldestTypeScript}`);
  if (!compiler.isDone)
    console.log(`skip    compiling with TypeScript ${oldestTypeScript}: the registry does not give it`);
  return compiler.isDone;
}

function compile() {
  for (const [module, moduleResolution] of [
    ['nodenext', 'nodenext'],
    ['esnext', 'bundler'],
  ]) {
    const compilerOptions = { module, moduleResolution, strict: true, skipLibCheck: false, noEmit: true };
    const config = {
      compilerOptions: { ...compilerOptions, target: 'ES2022', lib: ['ES2023', 'DOM'], types: [] },
      include: ['*.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const { isDone, said } = run(process.execPath, 'node_modules/typescript/bin/tsc', '-p', '.');
    say(isDone, `TypeScript ${oldestTypeScript} compiles a strict project (${moduleResolution})`, said);
  }
}

const shared = { bundle: true, format: 'esm', minify: true, logLevel: 'warning', absWorkingDir: folder };

async function runProgram() {
  await build({ ...shared, entryPoints: ['node.ts'], outfile: 'node.js', packages: 'external', platform: 'node' });
  const { out, said } = run(process.execPath, 'node.js');
  say(out.trim() === wanted.join('\n'), 'node runs the project', said);
}

async function showPage() {
  const chromium = ['chromium', 'chromium-browser', 'google-chrome'].find((name) => run(name, '--version').isDone);
  if (chromium === undefined) return console.log('skip    the page: there is no chromium');
  // One script in the page itself: modules from files are not loaded.
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ['page.ts'],
    write: false,
    platform: 'browser',
    charset: 'utf8',
  });
  const script = outputFiles[0].text.replaceAll('</script', '<\\/script');
  writeFileSync(
    join(folder, 'page.html'),
    `<!doctype html><meta charset="utf-8"><body>not yet<script type="module">${script}</script>`,
  );
  const words = ['--headless', '--no-sandbox', '--disable-gpu', '--virtual-time-budget=20000', '--dump-dom'];
  const { out, said } = run(chromium, ...words, `file://${folder}/page.html`);
  say(
    wanted.every((line) => out.includes(line)),
    'Chromium shows the page',
    said.slice(-2000),
  );
}

function runCommand() {
  writeFileSync(
    join(folder, 'deep.mpl'),
    `func &down (var %n i32) i32 {
  var %rest i32
  if (eq u1 i32 (dread i32 %n, constval i32 0)) { return (constval i32 0) }
  callassigned &down (sub i32 (dread i32 %n, constval i32 1)) { dassign %rest }
  return (add i32 (dread i32 %rest, constval i32 1))
}
func &main () i32 {
  var %depth i32
  callassigned &down (constval i32 1000000) { dassign %depth }
  return (eq i32 i32 (dread i32 %depth, constval i32 1000000))
}
`,
  );
  const { status, stderr } = spawnSync('node_modules/.bin/samara', ['run', 'deep.mpl'], {
    cwd: folder,
    encoding: 'utf8',
  });
  say(status === 1, 'the installed command recurses 1,000,000 deep', `status ${status}: ${stderr}`);
  const denied = { ...process.env, HOME: '/proc/none', XDG_CACHE_HOME: '/proc/none' };
  const version = spawnSync('node_modules/.bin/samara', ['--version'], { cwd: folder, env: denied, encoding: 'utf8' });
  say(version.status === 0, 'it needs no cache folder', version.stderr);
}

/** Bytes of a bundle that uses one name. */
async function bundled(name, part) {
  const contents = `import { ${name} } from 'samara-ir${part}'; console.log(${name});`;
  const stdin = { contents, resolveDir: folder };
  const { outputFiles } = await build({ ...shared, stdin, write: false, platform: 'browser' });
  return outputFiles[0].contents;
}

async function weigh() {
  for (const name of ['formatPlace', 'hasErrors', 'SourceFile', 'InternalError']) {
    const { length } = await bundled(name, '');
    say(length < 2000, `${name} alone is ${length} bytes (less than 2000)`);
  }
  const { length } = gzipSync(await bundled('parseMaple', '/maple'));
  say(length < 100_000, `parseMaple alone is ${length} bytes, compressed (less than 100,000)`);
}

/** Compressed bytes that a page loads which parses MAPLE IR: at its start, and with the chunks that `parse` imports. */
async function weighParse() {
  const contents = `import { parse } from 'samara-ir'; console.log(await parse('func &main () void { return () }'));`;
  const { outputFiles, metafile } = await build({
    ...shared,
    stdin: { contents, resolveDir: folder },
    splitting: true,
    metafile: true,
    write: false,
    outdir: 'page',
    platform: 'browser',
  });
  const chunks = Object.entries(metafile.outputs);
  const chunkOf = (end) => chunks.find(([, { entryPoint }]) => entryPoint?.endsWith(end))[0];
  const sizes = new Map(outputFiles.map(({ path, contents }) => [basename(path), gzipSync(contents).length]));
  const start = loadedWith(metafile, chunkOf('<stdin>'));
  const all = new Set([...start, ...loadedWith(metafile, chunkOf('/maple/parser.js'))]);
  const [first, total] = [start, all].map((set) => [...set].reduce((sum, name) => sum + sizes.get(basename(name)), 0));
  say(total < 100_000, `parse loads ${total} bytes, compressed, ${first} of them at the start (less than 100,000)`);
}

/** A chunk and all that it imports before it runs. */
function loadedWith({ outputs }, name, seen = new Set()) {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const { path, kind } of outputs[name].imports)
    if (kind === 'import-statement') loadedWith({ outputs }, path, seen);
  return seen;
}

/** From a clone, since npm takes what is committed; its `prepare` builds. */
function installFromGit() {
  const clone = join(folder, 'clone');
  const project = join(folder, 'from-git');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  mkdirSync(project);
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }\n');
  const inProject = { cwd: project, encoding: 'utf8', timeout: 600_000 };
  const installed = spawnSync('npm', ['install', ...quiet, `git+file://${clone}`], inProject);
  say(installed.status === 0, 'npm installs it from git', `${installed.stdout}${installed.stderr}`);
  if (installed.status !== 0) return;
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const command = spawnSync('node_modules/.bin/samara', ['--version'], inProject);
  say(command.stdout.includes(version), 'the command from git says its version', `${command.stdout}${command.stderr}`);
  writeFileSync(
    join(project, 'use.js'),
    `import { instantiate, parse } from 'samara-ir';
const program = await instantiate(await parse('func &f () i32 { return (constval i32 42) }').orThrow()).orThrow();
console.log(program.call('f', []));
`,
  );
  const used = spawnSync(process.execPath, ['use.js'], inProject);
  say(used.stdout.trim() === '[ 42 ]', 'the library from git runs a program', `${used.stdout}${used.stderr}`);
}

try {
  mkdirSync(folder, { recursive: true });
  const hasCompiler = install();
  cpSync(join(root, 'tests/package/project'), folder, { recursive: true });
  if (hasCompiler) compile();
  await runProgram();
  await showPage();
  runCommand();
  await weigh();
  await weighParse();
  installFromGit();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failures === 0 ? 0 : 1;
