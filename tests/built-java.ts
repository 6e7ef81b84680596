/**
 * Files of Java as programs: a class is compiled and run by a process of its own (java-host/Host.java), which all programs of a test file share,
 * because starting Java takes longer than most of them. It is asked by named pipes, so that a call is answered before it returns.
 */
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idleEnv } from './idle-env.ts';
import { defaultStackSize } from '../src/base/memory-map.ts';
import { legalise, type Lack } from '../src/backend/legalise/index.ts';
import { joinHalves, splitHalves } from '../src/backend/wasm/host-halves.ts';
import type { Grants, Instance } from '../src/driver/engine-row.ts';
import type { EmitGrants, Emitted } from '../src/driver/outputs.ts';
import { startOf, type Func, type LinearModule } from '../src/linear/nodes.ts';
import { finishesLibrary, resetsExceptions, runsConstructors } from '../src/lower/maple-levels/run-time-names.ts';
import type { HostEnv, HostValue } from '../src/vm/host.ts';
import { assemble, flatten, trapIn, type BatchCall } from './built-c.ts';

/** The process, which ends when this one does. */
class JavaHost {
  readonly #to: number;
  readonly #from: number;
  #rest = '';
  #count = 0;

  constructor() {
    const folder = mkdtempSync(join(tmpdir(), 'samara-java-'));
    const [to, from] = [join(folder, 'to'), join(folder, 'from')];
    const made = spawnSync('mkfifo', [to, from]);
    if (made.status !== 0) throw new Error('no named pipes');
    const host = join(import.meta.dirname, 'java-host', 'Host.java');
    const words = ['-Xshare:auto', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-XX:-OmitStackTraceInFastThrow'];
    const child = spawn('java', [...words, host, to, from], { stdio: ['ignore', 'ignore', 'inherit'] });
    child.unref();
    this.#to = openSync(to, 'w');
    this.#from = openSync(from, 'r');
    rmSync(folder, { recursive: true });
    process.once('exit', () => closeSync(this.#to));
  }

  /** The words of the answer; what failed is thrown. */
  ask(...words: readonly string[]): readonly string[] {
    writeAll(this.#to, `${words.join(' ')}\n`);
    const answer = this.#line().split(' ');
    if (answer[0] === 'failed') throw new Error(textOf(answer[1]));
    return answer;
  }

  #line(): string {
    const chunk = Buffer.alloc(1 << 16);
    for (let end = this.#rest.indexOf('\n'); ; end = this.#rest.indexOf('\n')) {
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        return line;
      }
      const count = readSync(this.#from, chunk, 0, chunk.length, null);
      if (count === 0) throw new Error('Java has ended');
      this.#rest += chunk.toString('latin1', 0, count);
    }
  }

  load(text: string): string {
    const id = String(this.#count++);
    this.ask('load', id, 'built', coded(text));
    return id;
  }
}

function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text, 'latin1');
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

const coded = (text: string | Uint8Array): string => Buffer.from(text).toString('base64');
const bytesOf = (word: string): Buffer => Buffer.from(word, 'base64');
const textOf = (word: string): string => bytesOf(word).toString();

let shared: JavaHost | undefined;

export function javaHost(): JavaHost {
  return (shared ??= new JavaHost());
}

type Emitter = (module: LinearModule, grants: EmitGrants) => Emitted;

/** A module as a file of Java: the whole program, or functions that are called one after the other. */
export class BuiltJava implements Instance {
  readonly env: HostEnv;
  readonly #original: LinearModule;
  readonly #module: LinearModule;
  readonly #emit: Emitter;
  readonly #grants: Grants;
  readonly #added: number;
  #library: string | undefined;
  #names: readonly string[] = [];
  #shown = 0;

  constructor(original: LinearModule, emit: Emitter, grants: Grants, lacks: readonly Lack[]) {
    const { module, added } = legalise(original, lacks);
    this.#original = original;
    this.#module = module;
    this.#added = added;
    this.#emit = emit;
    this.#grants = grants;
    this.env = idleEnv(module, grants, module.pointerSize);
  }

  call(name: string, args: readonly HostValue[]): readonly HostValue[] {
    if (finishesLibrary(name) || runsConstructors(name) || resetsExceptions(name)) return [];
    const index = this.#module.funcs.findIndex((func) => func.name === name);
    return index === startOf(this.#module) ? this.#runWhole(this.#module.funcs[index]) : this.#callOne(index, args);
  }

  #text(library: boolean): string {
    const { stackSize = defaultStackSize } = this.#grants;
    const { content, imports } = this.#emit(this.#module, { name: 'built', stackSize, added: this.#added, library });
    if (imports.length > 0) throw new Error(`nobody defines ${imports.join(', ')}`);
    return String(content);
  }

  #input(): string {
    return coded(Buffer.concat([...chunksOf(this.#grants.stdin)]));
  }

  #runWhole({ results }: Func): readonly HostValue[] {
    const host = javaHost();
    const id = host.load(this.#text(false));
    const args = (this.#grants.args ?? []).slice(1).map(coded);
    const [, status, out, errors] = host.ask('run', id, this.#input(), ...args);
    host.ask('drop', id);
    this.#grants.stdout?.(bytesOf(out));
    const ended = { status: Number(status), stdout: bytesOf(out), stderr: textOf(errors) };
    const trap = trapIn(ended);
    const told = trap === undefined ? ended.stderr : ended.stderr.slice(0, ended.stderr.search(/^trap\[/m));
    this.#grants.stderr?.(Buffer.from(told));
    if (trap !== undefined) throw trap;
    return results.map((type) => (type === 'i64' ? BigInt(status) : Number(status)));
  }

  #callOne(index: number, args: readonly HostValue[]): readonly HostValue[] {
    const host = javaHost();
    if (this.#library === undefined) {
      const text = this.#text(true);
      this.#library = host.load(text);
      this.#names = publicNames(text);
      host.ask('open', this.#library, this.#input());
    }
    const func = this.#module.funcs[index];
    const { params, results } = this.#original.funcs[index];
    const name = this.#names[this.#module.funcs.filter((one, i) => i < index && one.exported && !one.extern).length];
    const bits = flatten(func.params, splitHalves(params, args));
    const [word, out, ...found] = host.ask('call', this.#library, name, ...bits);
    this.#grants.stdout?.(bytesOf(out).subarray(this.#shown));
    this.#shown = bytesOf(out).length;
    if (word === 'trap')
      throw trapIn({ status: 3, stdout: Buffer.alloc(0), stderr: textOf(found[0]) }) ?? new Error(textOf(found[0]));
    const values = assemble(
      func.results,
      found.map((one) => BigInt(`0x${one}`)),
    );
    return joinHalves(results, values);
  }
}

/** Many calls of functions with one result, none of which traps. */
export function callInJava(module: LinearModule, text: string, calls: readonly BatchCall[]): readonly HostValue[] {
  const host = javaHost();
  const id = host.load(text);
  host.ask('open', id, '');
  const names = publicNames(text);
  const found: HostValue[] = [];
  for (let from = 0; from < calls.length; from += mostCalls) {
    const part = calls.slice(from, from + mostCalls);
    const words = part.flatMap(({ func, args }) => [names[func], ...flatten(module.funcs[func].params, args), ';']);
    const [, ...bits] = host.ask('calls', id, ...words);
    part.forEach(({ func }, i) => found.push(...assemble(module.funcs[func].results, [BigInt(`0x${bits[i]}`)])));
  }
  host.ask('drop', id);
  return found;
}

/** So many calls one line asks for. */
const mostCalls = 2000;

/** What the file calls the exported functions, in the order of the module. */
function publicNames(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}public static \w+ (\w+)\(/gm)].map(([, name]) => name);
}

function* chunksOf(stdin: Grants['stdin']): Generator<Uint8Array> {
  for (let chunk = stdin?.(); chunk !== undefined; chunk = stdin?.()) yield chunk;
}
