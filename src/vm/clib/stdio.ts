/**
 * What of stdio.h programs start sooner with (driver/library-hosts.ts), over the three standard streams: a `FILE *` is one of three small numbers,
 * which are no valid addresses, so a program that looks inside a FILE traps. Standard error is not buffered. A program that uses more has
 * the streams in C.
 */
import type { HostEnv, HostEntry, HostVariable } from '../host.ts';
import { flushOutput, host, hostTable, perProgram, variadicHost } from '../host.ts';
import type { InputStream, OutputStream } from '../streams.ts';
import { ByteBuilder, END_OF_INPUT } from '../streams.ts';
import { Trap } from '../trap.ts';
import { setErrno } from './errno.ts';
import { EBADF, EOVERFLOW } from '../error-numbers.ts';
import { format } from './printf.ts';
import type { CharSource } from './scanf.ts';
import { scan } from './scanf.ts';
import { VarArgs, withVaList } from './varargs.ts';

export const STDIN = 16;
export const STDOUT = 32;
export const STDERR = 48;
const EOF = -1;
const NEWLINE = 0x0a;

export const stdioVariables: readonly HostVariable[] = [
  { name: 'stdin', type: 'ptr', value: STDIN },
  { name: 'stdout', type: 'ptr', value: STDOUT },
  { name: 'stderr', type: 'ptr', value: STDERR },
];

/** One buffer serves all formatting: host functions do not call each other while they format. */
const scratchOf = perProgram(({ meter }) => new ByteBuilder(meter));
const failed = perProgram(() => new Set<number>());

function outputOf(env: HostEnv, file: number): OutputStream | undefined {
  if (file === STDOUT) return env.stdout;
  if (file === STDERR) return env.stderr;
  if (file === STDIN) return undefined;
  throw new Trap('host-error', `0x${file.toString(16)} is not a FILE pointer`);
}

function inputOf(env: HostEnv, file: number): InputStream | undefined {
  if (file === STDIN) return env.stdin;
  outputOf(env, file);
  return undefined;
}

function refuse(env: HostEnv, file: number): number {
  setErrno(env, EBADF);
  failed(env).add(file);
  return EOF;
}

function writeTo(env: HostEnv, file: number, bytes: Uint8Array): boolean {
  const stream = outputOf(env, file);
  if (stream === undefined) {
    refuse(env, file);
    return false;
  }
  stream.write(bytes);
  if (file === STDERR) stream.flush();
  return true;
}

function putByte(env: HostEnv, file: number, byte: number): number {
  if (file === STDOUT) env.stdout.writeByte(byte & 0xff);
  else if (!writeTo(env, file, Uint8Array.of(byte))) return EOF;
  return byte & 0xff;
}

// printf

/** The formatted bytes, as a view of the scratch buffer; undefined when a field is too wide. */
function formatted(env: HostEnv, text: number, args: VarArgs): Uint8Array | undefined {
  const scratch = scratchOf(env);
  scratch.clear();
  if (format(env, scratch, text, args)) return scratch.content();
  scratch.clear();
  setErrno(env, EOVERFLOW);
  return undefined;
}

function print(env: HostEnv, file: number, text: number, args: VarArgs): number {
  const bytes = formatted(env, text, args);
  return bytes !== undefined && writeTo(env, file, bytes) ? bytes.length : EOF;
}

/** Writes at most `size` bytes, the terminating zero included, and returns the length of the whole text. */
function printToString(env: HostEnv, target: number, size: number, text: number, args: VarArgs): number {
  const bytes = formatted(env, text, args);
  if (bytes === undefined) return EOF;
  if (size > 0) {
    const length = Math.min(bytes.length, size - 1);
    env.memory.checkWrite(target, length + 1);
    env.memory.writeBytes(target, bytes.subarray(0, length));
    env.memory.writeU8(target + length, 0);
  }
  return bytes.length;
}

const printfFunctions: Readonly<Record<string, HostEntry>> = {
  printf: variadicHost(
    ['ptr'],
    'i32',
    (env) => (text, slots) => print(env, STDOUT, text, new VarArgs(env.memory, slots)),
  ),
  fprintf: variadicHost(
    ['ptr', 'ptr'],
    'i32',
    (env) => (file, text, slots) => print(env, file, text, new VarArgs(env.memory, slots)),
  ),
  sprintf: variadicHost(
    ['ptr', 'ptr'],
    'i32',
    (env) => (target, text, slots) => printToString(env, target, Infinity, text, new VarArgs(env.memory, slots)),
  ),
  snprintf: variadicHost(
    ['ptr', 'size', 'ptr'],
    'i32',
    (env) => (target, size, text, slots) => printToString(env, target, size, text, new VarArgs(env.memory, slots)),
  ),
  vprintf: host(
    ['ptr', 'ptr'],
    'i32',
    (env) => (text, list) => withVaList(env.memory, list, (args) => print(env, STDOUT, text, args)),
  ),
  vfprintf: host(
    ['ptr', 'ptr', 'ptr'],
    'i32',
    (env) => (file, text, list) => withVaList(env.memory, list, (args) => print(env, file, text, args)),
  ),
  vsprintf: host(
    ['ptr', 'ptr', 'ptr'],
    'i32',
    (env) => (target, text, list) =>
      withVaList(env.memory, list, (args) => printToString(env, target, Infinity, text, args)),
  ),
  vsnprintf: host(
    ['ptr', 'size', 'ptr', 'ptr'],
    'i32',
    (env) => (target, size, text, list) =>
      withVaList(env.memory, list, (args) => printToString(env, target, size, text, args)),
  ),
};

// Output by the byte and by the block

function putText(env: HostEnv, file: number, text: number): number {
  return writeTo(env, file, env.memory.stringBytes(text)) ? 1 : EOF;
}

const putCharacter = host(['i32', 'ptr'], 'i32', (env) => (byte, file) => putByte(env, file, byte));

const outputFunctions: Readonly<Record<string, HostEntry>> = {
  putchar: host(['i32'], 'i32', (env) => (byte) => putByte(env, STDOUT, byte)),
  fputc: putCharacter,
  putc: putCharacter,
  puts: host(['ptr'], 'i32', (env) => (text) => {
    env.stdout.write(env.memory.stringBytes(text));
    env.stdout.writeByte(NEWLINE);
    return 1;
  }),
  fputs: host(['ptr', 'ptr'], 'i32', (env) => (text, file) => putText(env, file, text)),
  fwrite: host(
    ['ptr', 'size', 'size', 'ptr'],
    'size',
    (env) => (from, size, count, file) =>
      writeTo(env, file, env.memory.range(from, size * count)) ? (size === 0 ? 0 : count) : 0,
  ),
  fflush: host(['ptr'], 'i32', (env) => (file) => {
    if (file === 0) flushOutput(env);
    else outputOf(env, file)?.flush();
    return 0;
  }),
};

// Input

function getByte(env: HostEnv, file: number): number {
  const stream = inputOf(env, file);
  return stream === undefined ? refuse(env, file) : stream.read();
}

/** As fgets: up to a newline, which is kept; null at the end of input when nothing was read. */
function getLine(env: HostEnv, target: number, size: number, file: number): number {
  const stream = inputOf(env, file);
  if (stream === undefined || size <= 0) {
    if (stream === undefined) refuse(env, file);
    return 0;
  }
  let length = 0;
  while (length < size - 1) {
    const byte = stream.read();
    if (byte === END_OF_INPUT) break;
    env.memory.writeU8(target + length++, byte);
    if (byte === NEWLINE) break;
  }
  if (length === 0 && size > 1) return 0;
  env.memory.writeU8(target + length, 0);
  return target;
}

function readBlock(env: HostEnv, target: number, size: number, count: number, file: number): number {
  const stream = inputOf(env, file);
  if (stream === undefined) refuse(env, file);
  const wanted = size * count;
  if (stream === undefined || wanted === 0) return 0;
  env.memory.checkWrite(target, wanted);
  let length = 0;
  for (; length < wanted; length++) {
    const byte = stream.read();
    if (byte === END_OF_INPUT) break;
    env.memory.writeU8(target + length, byte);
  }
  return Math.floor(length / size);
}

function clearMarks(env: HostEnv, file: number): void {
  failed(env).delete(file);
  const stream = inputOf(env, file);
  if (stream !== undefined) stream.ended = false;
}

const getCharacter = host(['ptr'], 'i32', (env) => (file) => getByte(env, file));

const inputFunctions: Readonly<Record<string, HostEntry>> = {
  getchar: host([], 'i32', (env) => () => env.stdin.read()),
  fgetc: getCharacter,
  getc: getCharacter,
  ungetc: host(['i32', 'ptr'], 'i32', (env) => (byte, file) => {
    if (byte === EOF) return EOF;
    inputOf(env, file)?.unread(byte & 0xff);
    return byte & 0xff;
  }),
  fgets: host(['ptr', 'i32', 'ptr'], 'ptr', (env) => (target, size, file) => getLine(env, target, size, file)),
  fread: host(
    ['ptr', 'size', 'size', 'ptr'],
    'size',
    (env) => (target, size, count, file) => readBlock(env, target, size, count, file),
  ),
  feof: host(['ptr'], 'i32', (env) => (file) => (inputOf(env, file)?.ended === true ? 1 : 0)),
  ferror: host(['ptr'], 'i32', (env) => (file) => (failed(env).has(file) ? 1 : 0)),
  clearerr: host(['ptr'], undefined, (env) => (file) => clearMarks(env, file)),
};

// scanf

class StringSource implements CharSource {
  readonly #env: HostEnv;
  #at: number;

  constructor(env: HostEnv, at: number) {
    this.#env = env;
    this.#at = at;
  }

  read(): number {
    const byte = this.#env.memory.readU8(this.#at);
    if (byte === 0) return END_OF_INPUT;
    this.#env.meter.spend(1);
    this.#at++;
    return byte;
  }

  unread(): void {
    this.#at--;
  }
}

function scanFile(env: HostEnv, file: number, text: number, args: VarArgs): number {
  const stream = inputOf(env, file);
  return stream === undefined ? refuse(env, file) : scan(env, stream, text, args);
}

const scanStdin = variadicHost(
  ['ptr'],
  'i32',
  (env) => (text, slots) => scan(env, env.stdin, text, new VarArgs(env.memory, slots)),
);
const scanStream = variadicHost(
  ['ptr', 'ptr'],
  'i32',
  (env) => (file, text, slots) => scanFile(env, file, text, new VarArgs(env.memory, slots)),
);
const scanString = variadicHost(
  ['ptr', 'ptr'],
  'i32',
  (env) => (from, text, slots) => scan(env, new StringSource(env, from), text, new VarArgs(env.memory, slots)),
);

const scanfFunctions: Readonly<Record<string, HostEntry>> = {
  scanf: scanStdin,
  fscanf: scanStream,
  sscanf: scanString,
  vscanf: host(
    ['ptr', 'ptr'],
    'i32',
    (env) => (text, list) => withVaList(env.memory, list, (args) => scan(env, env.stdin, text, args)),
  ),
  vfscanf: host(
    ['ptr', 'ptr', 'ptr'],
    'i32',
    (env) => (file, text, list) => withVaList(env.memory, list, (args) => scanFile(env, file, text, args)),
  ),
  vsscanf: host(
    ['ptr', 'ptr', 'ptr'],
    'i32',
    (env) => (from, text, list) =>
      withVaList(env.memory, list, (args) => scan(env, new StringSource(env, from), text, args)),
  ),
};

export const stdioFunctions = hostTable({
  ...printfFunctions,
  ...outputFunctions,
  ...inputFunctions,
  ...scanfFunctions,
});
