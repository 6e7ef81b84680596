/**
 * The run-time library of the SysY language (SysY 2022, "runtime library"): integers and floats in and out, arrays with
 * their length in front, and timers that report to standard error when the program ends. Floats are written with `%a`.
 * Reads that find no number give 0; `getch` gives -1 at the end of the input.
 */
import type { HostEnv } from './host.ts';
import { atExit, host, hostTable, perProgram, variadicHost } from './host.ts';
import { formatHex } from './clib/float-text.ts';
import { format } from './clib/printf.ts';
import { isSpace, parseFloatText, withText } from './clib/number-text.ts';
import { VarArgs } from './clib/varargs.ts';
import { ByteBuilder } from './streams.ts';

// Output

function putText(env: HostEnv, text: string): void {
  for (let i = 0; i < text.length; i++) env.stdout.writeByte(text.charCodeAt(i));
}

function floatText(value: number): string {
  if (Number.isNaN(value)) return 'nan';
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return Math.abs(value) === Infinity ? `${sign}inf` : `${sign}0x${formatHex(Math.abs(value), undefined, false)}`;
}

/** `n: a b c` and a newline. */
function putArray(env: HostEnv, count: number, element: (index: number) => string): void {
  putText(env, `${count}:`);
  for (let i = 0; i < count; i++) {
    env.meter.spend(1);
    putText(env, ` ${element(i)}`);
  }
  putText(env, '\n');
}

// Input

function skipSpace(env: HostEnv): number {
  let byte = env.stdin.read();
  while (isSpace(byte)) byte = env.stdin.read();
  return byte;
}

/** Reads as `%d` does; the value wraps to 32 bits. */
function readInt(env: HostEnv): number {
  const { stdin } = env;
  let byte = skipSpace(env);
  const negative = byte === 0x2d;
  if (negative || byte === 0x2b) byte = stdin.read();
  let value = 0;
  for (; byte >= 0x30 && byte <= 0x39; byte = stdin.read()) value = (Math.imul(value, 10) + byte - 0x30) | 0;
  stdin.unread(byte);
  return negative ? -value | 0 : value;
}

const FLOAT_BYTE = /[0-9a-zA-Z.+-]/;

/** Reads as `%a` does, up to the first byte that no number contains. */
function readFloat(env: HostEnv): number {
  const text = new ByteBuilder(env.meter);
  let byte = skipSpace(env);
  while (byte >= 0 && FLOAT_BYTE.test(String.fromCharCode(byte))) {
    text.push(byte);
    byte = env.stdin.read();
  }
  env.stdin.unread(byte);
  const { value, length } = withText(env.meter, text.content(), (number) => parseFloatText(number, 32));
  while (text.length > length) env.stdin.unread(text.pop());
  text.clear();
  return value;
}

function readArray(env: HostEnv, readElement: (index: number) => void): number {
  const count = readInt(env);
  for (let i = 0; i < count; i++) {
    env.meter.spend(1);
    readElement(i);
  }
  return count;
}

// Timers

interface Interval {
  readonly from: number;
  readonly to: number;
  readonly microseconds: number;
}

/** What one of them may take, and its line in the report. */
const intervalBytes = 256;

class Timers {
  readonly #env: HostEnv;
  readonly #intervals: Interval[] = [];
  #line = 0;
  #started = 0;

  constructor(env: HostEnv) {
    this.#env = env;
    atExit(env, () => this.#report());
  }

  start(line: number): void {
    this.#line = line;
    this.#started = this.#env.now();
  }

  stop(line: number): void {
    this.#env.meter.charge(intervalBytes);
    const microseconds = Math.round((this.#env.now() - this.#started) * 1000);
    this.#intervals.push({ from: this.#line, to: line, microseconds });
  }

  #report(): void {
    const lines = this.#intervals.map(
      ({ from, to, microseconds }) =>
        `Timer@${String(from).padStart(4, '0')}-${String(to).padStart(4, '0')}: ${clockText(microseconds)}\n`,
    );
    const total = this.#intervals.reduce((sum, { microseconds }) => sum + microseconds, 0);
    this.#env.stderr.write(new TextEncoder().encode(`${lines.join('')}TOTAL: ${clockText(total)}\n`));
  }
}

/** `0H-0M-1S-234567us` */
function clockText(microseconds: number): string {
  const seconds = Math.floor(microseconds / 1_000_000);
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}H-${minutes % 60}M-${seconds % 60}S-${microseconds % 1_000_000}us`;
}

const timersOf = perProgram((env) => new Timers(env));

const startTimer = (env: HostEnv) => (line: number) => timersOf(env).start(line);
const stopTimer = (env: HostEnv) => (line: number) => timersOf(env).stop(line);

/** The functions of SysY's library, by name. */
export const sysyFunctions = hostTable({
  getint: host([], 'i32', (env) => () => readInt(env)),
  getch: host([], 'i32', (env) => () => env.stdin.read()),
  getfloat: host([], 'f32', (env) => () => readFloat(env)),
  getarray: host(
    ['ptr'],
    'i32',
    (env) => (array) => readArray(env, (index) => env.memory.writeU32(array + index * 4, readInt(env))),
  ),
  getfarray: host(
    ['ptr'],
    'i32',
    (env) => (array) => readArray(env, (index) => env.memory.writeF32(array + index * 4, readFloat(env))),
  ),
  putint: host(['i32'], undefined, (env) => (value) => putText(env, String(value))),
  putch: host(['i32'], undefined, (env) => (byte) => env.stdout.writeByte(byte & 0xff)),
  putfloat: host(['f32'], undefined, (env) => (value) => putText(env, floatText(value))),
  putarray: host(
    ['i32', 'ptr'],
    undefined,
    (env) => (count, array) => putArray(env, count, (index) => String(env.memory.readI32(array + index * 4))),
  ),
  putfarray: host(
    ['i32', 'ptr'],
    undefined,
    (env) => (count, array) => putArray(env, count, (index) => floatText(env.memory.readF32(array + index * 4))),
  ),
  putf: variadicHost(['ptr'], undefined, (env) => (text, slots) => {
    const out = new ByteBuilder(env.meter);
    format(env, out, text, new VarArgs(env.memory, slots));
    env.stdout.write(out.content());
    out.clear();
  }),
  /** The source forms are macros that pass the line; a front end that keeps them as calls passes nothing. */
  starttime: host([], undefined, (env) => () => startTimer(env)(0)),
  stoptime: host([], undefined, (env) => () => stopTimer(env)(0)),
  _sysy_starttime: host(['i32'], undefined, startTimer),
  _sysy_stoptime: host(['i32'], undefined, stopTimer),
});
