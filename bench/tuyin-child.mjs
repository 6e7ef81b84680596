/**
 * One program of examples/ on one input, as the child of bench/tuyin.mjs, so that no program warms the code of another: Tuyin IR, the
 * same by hand and a library take turns. Prints the best milliseconds of each, the input's size, and the library's name.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import peggy from 'peggy';
import { byHand } from './tuyin/by-hand.mjs';
import { inputOf } from './tuyin/inputs.mjs';

/** Milliseconds for each program, in which at least three rounds have to fit. */
const budget = 6000;

const jsonGrammar = `
text = blank value blank
value = ("{" blank (member ("," blank member)*)? "}" / "[" blank (element ("," blank element)*)? "]" / string / number / "true" / "false" / "null") blank
member = string blank ":" blank value
element = value
string = '"' ([^"\\\\\\x00-\\x1f] / "\\\\" (["\\\\/bfnrt] / "u" hex hex hex hex))* '"'
hex = [0-9a-fA-F]
number = "-"? ("0" / [1-9][0-9]*) ("." [0-9]+)? ([eE][+-]?[0-9]+)?
blank = [ \\t\\r\\n]*
`;

/** What people take instead, with its name. What has one here takes text where it cannot take bytes. */
const libraries = {
  json: () => {
    const parser = peggy.generate(jsonGrammar);
    return ['peggy', (input) => parser.parse(input.toString('latin1'))];
  },
  'json-pretty': () => [
    'JSON.parse, JSON.stringify',
    (input) => Buffer.from(JSON.stringify(JSON.parse(input.toString()), undefined, 2)),
  ],
  base64: () => ['Buffer', (input) => Buffer.from(input.toString('base64'))],
  'base64-decode': () => ['Buffer', (input) => Buffer.from(input.toString('latin1'), 'base64')],
  utf8: () => {
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return ['TextDecoder', (input) => [...decoder.decode(input)].length];
  },
};

/** A run of the program: compiled anew and timed from its first step to its last. */
async function tuyin(name, input) {
  const { SourceFile } = await import('../src/base/source.ts');
  const { parse, instantiate } = await import('../src/driver/index.ts');
  const { chooseWasmCompiler } = await import('../src/driver/node-wasm.ts');
  const path = fileURLToPath(new URL(`../examples/${name}.ti`, import.meta.url));
  const { value: unit } = await parse(new SourceFile(path, readFileSync(path, 'utf8')), 'tuyin');
  return async () => {
    const left = [input];
    const parts = [];
    const { value: program, diagnostics } = await instantiate(unit, {
      engine: 'wasm',
      optimize: 'O2',
      stdin: () => left.pop(),
      stdout: (bytes) => void parts.push(bytes.slice()),
      beforeCompile: chooseWasmCompiler,
    });
    if (program === undefined) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
    const started = performance.now();
    const status = program.main();
    return { time: performance.now() - started, status, out: Buffer.concat(parts) };
  };
}

function timed(action) {
  return () => {
    const started = performance.now();
    const { status, out } = action() ?? {};
    return { time: performance.now() - started, status, out };
  };
}

const name = process.argv[2];
const input = inputOf(name);
const [library, use] = libraries[name]?.() ?? [];
const candidates = [await tuyin(name, input), timed(() => byHand[name](input))];
if (use !== undefined) candidates.push(timed(() => void use(input)));
const best = candidates.map(() => Infinity);
const end = performance.now() + budget;
for (let round = 0; round < 3 || performance.now() < end; round++) {
  const found = [];
  for (const [i, candidate] of candidates.entries()) {
    found.push(await candidate());
    best[i] = Math.min(best[i], found[i].time);
  }
  const [own, other] = found;
  if (own.status !== 0 || other.status !== 0 || !own.out.equals(other.out)) throw new Error(`${name}: results differ`);
}
console.log(JSON.stringify({ best, bytes: input.length, library }));
