/** Files of C# as programs (built-c.ts): compiled by mcs and run by Mono, as a command or as a library whose functions are called as the words say. */
import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TextTools } from './built-c.ts';
import type { LinearModule, ValueType } from '../src/linear/nodes.ts';

export const toolsOfCSharp: TextTools = {
  name: 'csharp',
  make(folder, name, text) {
    const program = join(folder, name);
    copyFileSync(compiledOnce(text), `${program}.exe`);
    writeFileSync(program, `#!/bin/sh\nexec mono ${program}.exe "$@"\n`);
    chmodSync(program, 0o755);
    return program;
  },
  withCalls: (module, content) => content + harnessOf(module, content),
};

let shared: string | undefined;
const compiled = new Map<string, string>();

/** The program of a text. Each call of a function is a run of its own (built-c.ts), and starting the compiler takes longer than most of them. */
function compiledOnce(text: string): string {
  const known = compiled.get(text);
  if (known !== undefined) return known;
  if (shared === undefined) {
    const folder = (shared = mkdtempSync(join(tmpdir(), 'samara-csharp-')));
    process.once('exit', () => rmSync(folder, { recursive: true }));
  }
  const file = join(shared, `${compiled.size}.cs`);
  const program = `${file}.exe`;
  writeFileSync(file, text);
  compileCSharp(program, [file]);
  rmSync(file);
  compiled.set(text, program);
  return program;
}

/** What the compiler says is thrown. */
export function compileCSharp(program: string, files: readonly string[]): void {
  const { status, stdout, stderr, error } = spawnSync('mcs', ['-unsafe', '-optimize', `-out:${program}`, ...files]);
  if (error !== undefined) throw error;
  if (status !== 0 || stdout.length + stderr.length > 0)
    throw new Error(`mcs: ${stderr.toString()}${stdout.toString()}`);
}

const types: Readonly<Record<string, string>> = { i64: 'long', f32: 'float', f64: 'double' };
const typeOf = (type: ValueType): string => types[type] ?? 'int';

/** What the file calls the exported functions, in the order of the module. */
function publicNames(text: string): readonly string[] {
  return [...text.matchAll(/^ {2}public static \w+ (\w+)\(.*\) \{\n {4}Call\* \w+ = begin/gm)].map(([, name]) => name);
}

/** `Main` of a library: its words are calls, the index of a function and the bits of its arguments. */
function harnessOf({ funcs }: LinearModule, content: string): string {
  const names = publicNames(content);
  const owner = /^public static unsafe class (\w+)/m.exec(content)?.[1] ?? '';
  const exported = funcs.flatMap((func, index) => (func.exported && !func.extern ? [{ func, index }] : []));
  const cases = exported.map(({ func, index }, i) => {
    const args = func.params.map((type, k) => `*(${typeOf(type)}*)&h_words[${k}]`);
    const call = `${owner}.${names[i]}(${args.join(', ')})`;
    const write = (value: string, type: ValueType): string =>
      `{ ulong bits = 0; *(${typeOf(type)}*)&bits = ${value}; h_line += h_bits(bits, "${type}"); }`;
    const results =
      func.results.length > 1
        ? `var all = ${call}; ${func.results.map((type, k) => write(`all.r${k}`, type)).join(' ')}`
        : func.results.length === 1
          ? write(call, func.results[0])
          : `${call};`;
    return `      case ${index}: { ${results} break; }\n`;
  });
  return `
static unsafe class Harness {
  static string h_bits(ulong bits, string type) {
    if (type == "f32" && (bits & 0x7fffffff) > 0x7f800000) bits = 0x7fc00000;
    if (type == "f64" && (bits & 0x7fffffffffffffff) > 0x7ff0000000000000) bits = 0x7ff8000000000000;
    return bits.ToString("x") + " ";
  }

  static string h_call(string words) {
    string[] parts = words.Split(new[] { ' ' });
    ulong* h_words = stackalloc ulong[64];
    string h_line = "";
    for (int k = 1; k < parts.Length && k < 64; k++) h_words[k - 1] = Convert.ToUInt64(parts[k], 16);
    switch (int.Parse(parts[0])) {
${cases.join('')}    }
    return h_line;
  }

  static int h_run(string[] words) {
    using (StreamWriter answers = new StreamWriter(words[0]))
      for (int i = 1; i < words.Length; i++)
        try {
          answers.Write(h_call(words[i]) + "\\n");
        } catch (${owner}.Trap trapped) {
          Console.Error.Write(trapped.report());
          return 3;
        }
    return 0;
  }

  static int Main(string[] words) {
    int status = 1;
    Thread thread = new Thread(() => status = h_run(words), 0x4000000);
    thread.Start();
    thread.Join();
    Environment.Exit(status);
    return status;
  }
}
`;
}
