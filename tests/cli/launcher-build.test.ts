/** The launcher where building goes wrong: copies of it in folders of their own, whose build writes a command of one line. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, test } from 'vitest';
import { needs } from '../needs.ts';

const launcher = resolve(import.meta.dirname, '../../samara');
const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

const build = "require('node:fs').writeFileSync('dist/samara.cjs', 'console.log(\"ran\")');";

function checkout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'samara-checkout-'));
  folders.push(folder);
  chmodSync(folder, 0o755);
  cpSync(launcher, join(folder, 'samara'));
  for (const name of ['src', 'scripts', 'node_modules/esbuild', '.git'])
    mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }');
  writeFileSync(
    join(folder, 'scripts/build.mjs'),
    `import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);\n${build}`,
  );
  return folder;
}

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

interface StartOptions {
  readonly uid?: number;
  readonly path?: string;
  /** Sees what the launcher has said of itself so far, whenever it says more. */
  readonly onMessage?: (said: string) => void;
}

async function start(folder: string, options: StartOptions = {}): Promise<Ended> {
  const env = options.path === undefined ? process.env : { ...process.env, PATH: options.path };
  const child = spawn('/bin/sh', [join(folder, 'samara')], {
    env,
    uid: options.uid,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const status = new Promise<number | null>((done) => child.on('close', done));
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => options.onMessage?.((said += chunk.toString())));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await status, out, err: err.replaceAll(folder, 'HOME') };
}

describe.concurrent('the launcher', () => {
  // It looks for sources that are newer than what was built.
  needs('find');
  test('builds once, however many are started at a time', async () => {
    const folder = checkout();
    const all = await Promise.all([1, 2, 3, 4].map(() => start(folder)));
    expect(all.map(({ status, out }) => ({ status, out }))).toEqual(all.map(() => ({ status: 0, out: 'ran\n' })));
    expect(all.map(({ err }) => err).join('')).toBe('samara: first use: building\n');
  });

  test('a lock that is given back between two looks at it', async () => {
    const folder = checkout();
    const tools = join(folder, 'tools');
    mkdirSync(tools);
    // The first attempt to take the lock fails, and then there is none.
    const script = `#!/bin/sh\ncase "$*" in *.building) [ -e "${tools}/tried" ] || { : > "${tools}/tried"; exit 1; } ;; esac\nexec /bin/mkdir "$@"\n`;
    writeFileSync(join(tools, 'mkdir'), script, { mode: 0o755 });
    const expected = { status: 0, out: 'ran\n', err: 'samara: first use: building\n' };
    expect(await start(folder, { path: `${tools}:${process.env['PATH'] ?? ''}` })).toEqual(expected);
    expect(existsSync(join(tools, 'tried'))).toBe(true);
  });

  test('takes over a lock whose owner is gone, and one that nobody has signed', async () => {
    const [gone, unsigned] = [checkout(), checkout()];
    const { pid } = spawnSync('true');
    for (const folder of [gone, unsigned]) mkdirSync(join(folder, 'dist/.building'), { recursive: true });
    writeFileSync(join(gone, 'dist/.building/pid'), `${pid}\n`);
    const expected = { status: 0, out: 'ran\n', err: 'samara: first use: building\n' };
    expect(await Promise.all([start(gone), start(unsigned)])).toEqual([expected, expected]);
    expect(existsSync(join(unsigned, 'dist/.building'))).toBe(false);
  });

  test('says for whom it waits', async () => {
    const folder = checkout();
    mkdirSync(join(folder, 'dist/.building'), { recursive: true });
    writeFileSync(join(folder, 'dist/.building/pid'), `${process.pid}\n`);
    // The one that builds is done as soon as it has been seen that somebody waits.
    const onMessage = (said: string): void => {
      if (said.includes('waiting for')) rmSync(join(folder, 'dist/.building'), { recursive: true, force: true });
    };
    expect((await start(folder, { onMessage })).err).toBe(
      `samara: waiting for process ${process.pid}, which is building the command\nsamara: first use: building\n`,
    );
  });

  // Root may write everywhere, so these run as somebody else; others cannot become somebody else.
  test.skipIf(process.getuid?.() !== 0)('a checkout that cannot be written', async () => {
    const folder = checkout();
    expect(await start(folder, { uid: 65534 })).toEqual({
      status: 70,
      out: '',
      err: 'samara: cannot build the command: HOME is not writable\n',
    });
    await start(folder);
    utimesSync(join(folder, 'package.json'), new Date(), new Date(Date.now() + 60_000));
    const { status, out, err } = await start(folder, { uid: 65534 });
    expect({ status, out, err }).toEqual({
      status: 0,
      out: 'ran\n',
      err: expect.stringContaining('HOME is not writable') as string,
    });
  });

  test('without node', async () => {
    expect(await start(checkout(), { path: '/nowhere' })).toEqual({
      status: 70,
      out: '',
      err: 'samara: needs Node.js 20.16 or newer (there is no `node` on the PATH)\n',
    });
  });
});
