/**
 * One program of examples/ on one input, as the child of bench/tuyin.mjs, so that no program warms the code of another: Tuyin IR, the
 * same by hand and a library take turns. Prints the best milliseconds of each, the input's size, and the library's name.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { byHand } from './tuyin/by-hand.mjs';
import { loop } from './tuyin/loops.mjs';
import { inputOf } from './tuyin/inputs.mjs';
import { libraries } from './tuyin/libraries.mjs';

/** Milliseconds for each program, in which at least three rounds have to fit. */
const budget = 6000;

/**
 * A run of the program: made anew and timed from its first step to its last. V8 keeps code only as long as somebody has it, and compiles it
 * within the program's time, function by function: `kept` has it, as code of JavaScript is there from the rounds before.
 */
async function tuyin(name, input) {
  const { SourceFile } = await import('../src/base/source.ts');
  const { parse, instantiate } = await import('../src/driver/index.ts');
  const { chooseWasmCompiler } = await import('../src/driver/node-wasm.ts');
  const path = fileURLToPath(
    new URL(`${Object.hasOwn(byHand, name) ? '../examples' : 'tuyin'}/${name}.ti`, import.meta.url),
  );
  const { value: unit } = await parse(new SourceFile(path, readFileSync(path, 'utf8')), 'tuyin');
  let kept;
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
    kept ??= program;
    const started = performance.now();
    const status = program.main();
    return { time: performance.now() - started, status, out: Buffer.concat(parts) };
  };
}

function timed(action) {
  return () => {
    const started = performance.now();
    const made = action();
    return { time: performance.now() - started, ...made };
  };
}

const name = process.argv[2];
const input = inputOf(name);
const [library, use] = libraries[name]?.() ?? [];
const candidates = [await tuyin(name, input), timed(() => (byHand[name] ?? loop)(input))];
if (use !== undefined) candidates.push(timed(() => ({ out: use(input) })));
const best = candidates.map(() => Infinity);
const end = performance.now() + budget;
for (let round = 0; round < 3 || performance.now() < end; round++) {
  const found = [];
  for (const [i, candidate] of candidates.entries()) {
    found.push(await candidate());
    best[i] = Math.min(best[i], found[i].time);
  }
  const [own, other, theirs] = found;
  const isSame = own.out.equals(other.out) && (theirs?.out?.equals(own.out) ?? true);
  if (own.status !== 0 || other.status !== 0 || !isSame) throw new Error(`${name}: results differ`);
}
console.log(JSON.stringify({ best, bytes: input.length, library }));
