/**
 * What makes a command of a built file: in node, if it is the file that was started, the program gets the streams and arguments of the
 * process, and files of the folders that SAMARA_DIRS grants, one `HOST:PLACE:rw` a line (`PLACE` and `rw` may be left out).
 */

/** Files of granted folders, as functions of the system interface give them; errors are minus the numbers of Linux. */
const filesText = `
// \`.\` and \`..\` are taken away before the system sees a name, and links that lead out of a granted folder are refused.
function $files(fs, grants) {
  const plain = (name) => {
    const parts = [];
    for (const part of name.split('/')) {
      if (part === '..') parts.pop();
      else if (part !== '' && part !== '.') parts.push(part);
    }
    return parts.map((part) => \`/\${part}\`).join('');
  };
  const folders = grants.split('\\n').filter((line) => line !== '').map((line) => {
    const [host, place = host, mode] = line.split(':');
    return { host, place: plain(place), writable: mode === 'rw' };
  });
  const numbers = { EEXIST: -17, ENOENT: -2, EISDIR: -21, ENOTDIR: -20, ENOTEMPTY: -39, EXDEV: -18, ENOSPC: -28 };
  const attempt = (run) => {
    try {
      return run();
    } catch (error) {
      return numbers[error.code] ?? -13;
    }
  };
  // Without links, as far as there is something; a link to nowhere is somewhere else.
  const real = (name) => {
    try {
      return fs.realpathSync(name);
    } catch {
      const at = name.lastIndexOf('/');
      if (at <= 0 || fs.lstatSync(name, { throwIfNoEntry: false })?.isSymbolicLink()) return '';
      return real(name.slice(0, at)) + name.slice(at);
    }
  };
  // The name for the system, below the folder whose place is the longest; or minus an error.
  const below = (name, writes) => {
    if (name === '') return -2;
    const wanted = plain(name);
    const found = folders
      .filter(({ place }) => wanted === place || wanted.startsWith(\`\${place}/\`))
      .sort((a, b) => b.place.length - a.place.length)[0];
    if (found === undefined) return -2;
    const host = found.host + wanted.slice(found.place.length);
    if (!\`\${real(host)}/\`.startsWith(\`\${real(found.host).replace(/\\/$/, '')}/\`)) return -13;
    return writes && !found.writable ? -30 : host;
  };
  const open = new Map();
  const file = (number, flag) => {
    const found = open.get(number);
    return found !== undefined && (flag === 0 || (found.flags & flag) !== 0) ? found : undefined;
  };
  return {
    open(name, flags) {
      const writes = (flags & 14) !== 0, host = below(name, writes);
      if (typeof host === 'number') return host;
      return attempt(() => {
        const isThere = fs.existsSync(host);
        if (isThere && (flags & 36) === 36) return -17;
        if (!isThere && (flags & 4) === 0) return -2;
        if (isThere && fs.statSync(host).isDirectory()) return writes ? -21 : -13;
        let number = 3;
        while (open.has(number)) number++;
        if (number >= 64) return -24;
        const mode = !writes ? 'r' : !isThere || (flags & 8) !== 0 ? 'w+' : 'r+';
        open.set(number, { descriptor: fs.openSync(host, mode), flags, at: 0 });
        return number;
      });
    },
    close(number) {
      const found = file(number, 0);
      if (found === undefined) return -9;
      fs.closeSync(found.descriptor);
      open.delete(number);
      return 0;
    },
    read(number, bytes) {
      const found = file(number, 1);
      if (found === undefined) return -9;
      return attempt(() => {
        const count = fs.readSync(found.descriptor, bytes, 0, bytes.length, found.at);
        found.at += count;
        return count;
      });
    },
    write(number, bytes) {
      const found = file(number, 2);
      if (found === undefined) return -9;
      return attempt(() => {
        if ((found.flags & 16) !== 0) found.at = fs.fstatSync(found.descriptor).size;
        const count = fs.writeSync(found.descriptor, bytes, 0, bytes.length, found.at);
        found.at += count;
        return count;
      });
    },
    seek(number, offset, from) {
      const found = file(number, 0);
      if (found === undefined) return -9;
      const base = from === 0 ? 0 : from === 1 ? found.at : from === 2 ? fs.fstatSync(found.descriptor).size : NaN;
      if (!(base + offset >= 0)) return -22;
      return (found.at = base + offset);
    },
    path(what, a, b) {
      const from = below(a, true), to = what === 2 && b !== undefined ? below(b, true) : -22;
      if (typeof from === 'number') return from;
      if (what === 2 && typeof to === 'number') return to;
      return attempt(() => {
        if (what === 1) fs.statSync(from).isDirectory() ? fs.rmdirSync(from) : fs.unlinkSync(from);
        else if (what === 2) fs.renameSync(from, to);
        else if (what === 3) fs.mkdirSync(from);
        else return -38;
        return 0;
      });
    },
  };
}
`;

/** `hasFiles`: the program opens some. */
export function commandText(hasFiles: boolean): string {
  return `${hasFiles ? filesText : ''}
// A command, if node was started with this file.
if (globalThis.process?.versions?.node !== undefined) {
  const builtIn = (name) => import(\`node:\${name}\`);
  const fs = await builtIn('fs');
  const { pathToFileURL } = await builtIn('url');
  const isStarted = (file) => file !== undefined && fs.existsSync(file) && pathToFileURL(fs.realpathSync(file)).href === import.meta.url;
  const { isMainThread, Worker, workerData } = await builtIn('worker_threads');
  const isDebugged = process.execArgv.some((word) => word.startsWith('--inspect'));
  if (!isStarted(process.argv[1])) {
    // Somebody imports it.
  } else if (isMainThread && !isDebugged) {
    // The thread that node starts with has room for a few thousand open calls.
    const options = { argv: process.argv.slice(2), workerData: process.argv[1], resourceLimits: { stackSizeMb: 64 } };
    new Worker(new URL(import.meta.url), options).on('exit', (status) => {
      process.exitCode = status;
    });
  } else {
    // A pipe may be full, or have nothing yet.
    const patiently = (run) => {
      for (;;) {
        try {
          return run();
        } catch (error) {
          if (error.code === 'EOF') return 0;
          if (error.code !== 'EAGAIN') throw error;
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        }
      }
    };
    const output = (file) => (bytes) => {
      for (let at = 0; at < bytes.length; ) at += patiently(() => fs.writeSync(file, bytes, at));
    };
    const input = new Uint8Array(65536);
    try {
      process.exitCode = run({
        args: [workerData ?? process.argv[1], ...process.argv.slice(2)],
        stdin: () => {
          const count = patiently(() => fs.readSync(0, input));
          return count === 0 ? undefined : input.slice(0, count);
        },
        stdout: output(1),
        stderr: output(2),
        clock: () => process.cpuUsage().user / 1000,${hasFiles ? "\n        files: $files(fs, process.env.SAMARA_DIRS ?? '')," : ''}
      });
    } catch (error) {
      if (!(error instanceof Trap)) throw error;
      output(2)(new TextEncoder().encode(error.report));
      process.exitCode = 3;
    }
  }
}
`;
}
