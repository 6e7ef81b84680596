/** What lies beside a module for WebAssembly: its loader with types, its source map; what it says it wants; and that another engine runs it. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import wabt from 'wabt';
import { samara } from '../cli/samara.ts';

const folder = mkdtempSync(join(tmpdir(), 'samara-wasm-output-'));
afterAll(() => rmSync(folder, { recursive: true }));
const at = (name: string): string => join(folder, name);

async function build(name: string, text: string, ...words: string[]): Promise<string> {
  writeFileSync(at(name), text);
  const out = at(name.replace(/\..*/, '.wasm'));
  const { status, err } = await samara('build', at(name), '--target', 'wasm', ...words, '-o', out);
  if (status !== 0) throw new Error(err);
  return err;
}

const sums = `func &ask extern (var %n i32) i32
func &sum (var %n i64) i64 {
  var %s i64
  while (gt u1 i64 (dread i64 %n, constval i64 0)) {
    dassign %s (add i64 (dread i64 %s, dread i64 %n))
    dassign %n (sub i64 (dread i64 %n, constval i64 1))
  }
  return (dread i64 %s)
}
func &share (var %a i32, var %b i32) i32 {
  return (div i32 (dread i32 %a,
    dread i32 %b))
}
func &class (var %default i32) i32 { return (dread i32 %default) }
func &asks (var %n i32) i32 {
  callassigned &ask (dread i32 %n) { regassign i32 %1 }
  return (add i32 (regread i32 %1, constval i32 1))
}
func &hello () ptr { return (conststr ptr "hellö") }
`;

/** Runs lines of JavaScript that may use the loader of a module. */
function inNode(lines: string): string {
  writeFileSync(at('script.mjs'), `import { load, Trap } from './sums.mjs';\n${lines}`);
  return execFileSync(process.execPath, [at('script.mjs')]).toString();
}

test('the loader: functions, text, what is missing, and traps with their calls', async () => {
  await build('sums.mpl', sums, '--loader', '-O0');
  const printed = inNode(`const { functions, text, memory } = await load({ ask: (n) => n * 10 });
console.log(functions.sum(100n), functions.asks(4), text(functions.hello()), memory instanceof WebAssembly.Memory);
try { functions.share(1, 0); } catch (error) { console.log(error instanceof Trap, error.message, error.calls.join()); }
await load().catch((error) => console.log(error.message));
`);
  expect(printed).toBe(`5050n 41 hellö true
true divide by zero share
the program calls ask: give a function of that name
`);
});

test('its types say what there is, whatever things are called', async () => {
  const types = readFileSync(at('sums.d.mts'), 'utf8');
  expect(/interface Imports \{\n([^}]*)\}/.exec(types)?.[1]).toBe('  ask(a0: number): number;\n');
  expect(/interface Functions \{\n([^}]*)\}/.exec(types)?.[1]).toBe(`  sum(n: bigint): bigint;
  share(a: number, b: number): number;
  class(a0: number): number;
  asks(n: number): number;
  hello(): bigint;
`);
});

interface SourceMap {
  readonly sources: readonly string[];
  readonly sourcesContent: readonly string[];
  readonly mappings: string;
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function numbersOf(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const char of segment) {
    const digit = digits.indexOf(char);
    value += (digit & 31) << shift;
    shift += 5;
    if ((digit & 32) !== 0) continue;
    numbers.push((value & 1) === 0 ? value >> 1 : -(value >> 1));
    [value, shift] = [0, 0];
  }
  return numbers;
}

/** The place of the last segment at or before an offset: source, line and column from 1 on. */
function placeAt({ mappings, sources }: SourceMap, offset: number): string | undefined {
  const at = [0, 0, 0, 0];
  let place: string | undefined;
  for (const segment of mappings.split(',')) {
    const numbers = numbersOf(segment);
    numbers.forEach((number, i) => (at[i] += number));
    if (at[0] > offset) return place;
    place = numbers.length === 1 ? undefined : `${sources[at[1]]}:${at[2] + 1}:${at[3] + 1}`;
  }
  return place;
}

test.each(['-O0', '-O2'])('the source map knows the place of a byte that V8 names (%s)', async (level) => {
  await build('sums.mpl', sums, '-g', level);
  const bytes = readFileSync(at('sums.wasm'));
  const map = JSON.parse(readFileSync(at('sums.wasm.map'), 'utf8')) as SourceMap;
  expect(map.sourcesContent).toEqual([sums]);
  const module = new WebAssembly.Module(bytes);
  expect(Buffer.from(WebAssembly.Module.customSections(module, 'sourceMappingURL')[0]).subarray(1).toString()).toBe(
    'sums.wasm.map',
  );
  const { exports } = new WebAssembly.Instance(module, { env: { ask: () => 0 } });
  const offsets: number[] = [];
  try {
    (exports.share as (a: number, b: number) => number)(1, 0);
  } catch (error) {
    offsets.push(
      ...[...String((error as Error).stack).matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g)].map(([, hex]) =>
        Number.parseInt(hex, 16),
      ),
    );
  }
  expect(offsets.map((offset) => placeAt(map, offset))).toEqual([`${at('sums.mpl')}:11:11`]);
});

const debugged = { timeout: 60_000 };
test.each(['wasm', 'wasi'])(
  'a debugger stops at lines of the source, and knows variables by their names (%s)',
  debugged,
  async (target) => {
    const text = `int sum(int n) {
  int total = 0;
  for (int i = 1; i <= n; i++) {
    total += i * i;
  }
  return total;
}
int main(void) {
  return sum(3);
}
`;
    await build('stops.c', text, '-g', '-O0', '--target', target);
    const stops = (line: number, name: string): string =>
      execFileSync(process.execPath, [
        join(import.meta.dirname, 'breakpoints.mjs'),
        at('stops.wasm'),
        String(line),
        name,
      ]).toString();
    expect(stops(4, 'i')).toBe('line 4: i is 1\nline 4: i is 2\nline 4: i is 3\n14\n');
    expect(stops(6, 'total')).toBe('line 6: total is 14\n14\n');
  },
);

test('features are stated, in a section and in words, and wabt accepts the module with those alone', async () => {
  const text = `double trunc(double);
unsigned char small;
long f(double x) { return (long)x; }
int g(signed char c) { return (signed char)(c + small); }
struct s { int a[100]; } one, two;
void copy(void) { one = two; }
int copied(int i) { return one.a[i]; }
`;
  const err = await build('wants.c', text, '--features');
  expect(err).toContain('uses bulk-memory, mutable-globals, nontrapping-fptoint, sign-ext\n');
  const bytes = readFileSync(at('wants.wasm'));
  const [section] = WebAssembly.Module.customSections(new WebAssembly.Module(bytes), 'target_features');
  expect(Buffer.from(section).toString('latin1')).toBe(
    '\x04+\x0bbulk-memory+\x0fmutable-globals+\x13nontrapping-fptoint+\x08sign-ext',
  );
  const none = {
    sat_float_to_int: false,
    sign_extension: false,
    bulk_memory: false,
    mutable_globals: true,
    reference_types: false,
    simd: false,
    multi_value: false,
  };
  const tools = await wabt();
  const wanted = { ...none, sat_float_to_int: true, sign_extension: true, bulk_memory: true };
  expect(() => tools.readWasm(new Uint8Array(bytes), wanted).validate()).not.toThrow();
  expect(() => tools.readWasm(new Uint8Array(bytes), none).validate()).toThrow(/./);
});

test('an interpreter of WebAssembly runs the file', async () => {
  const text = `static int fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
int twenty(void) { return fib(20); }
double half(void) { return 0.5; }
long large(void) { return 1L << 40; }
`;
  await build('interpreted.c', text);
  const printed = execFileSync('node_modules/.bin/wasm-interp', [
    '--run-all-exports',
    at('interpreted.wasm'),
  ]).toString();
  expect(printed).toBe('twenty() => i32:6765\nhalf() => f64:0.500000\nlarge() => i64:1099511627776\n');
});

test('lower prints texts of outputs, without passes', async () => {
  writeFileSync(at('small.mpl'), 'func &main () i32 { return (constval i32 7) }\n');
  const { out, status } = await samara('lower', at('small.mpl'), '--to', 'wat');
  expect(status).toBe(0);
  const module = new WebAssembly.Module(new Uint8Array((await wabt()).parseWat('small.wat', out).toBinary({}).buffer));
  expect((new WebAssembly.Instance(module).exports.main as () => number)()).toBe(7);
  expect((await samara('lower', at('small.mpl'), '--to', 'c')).out).toContain('int main(void)');
});

test('what runs before a program is called by the loader', async () => {
  await build(
    'constructed.c',
    'static int set; __attribute__((constructor)) static void begin(void) { set = 42; }\nint get(void) { return set; }\n',
    '--loader',
  );
  const { load } = (await import(pathToFileURL(at('constructed.mjs')).href)) as {
    load: () => Promise<{ functions: { get: () => number } }>;
  };
  expect((await load()).functions.get()).toBe(42);
});
