/** Programs of Tuyin IR that people would write, against the same by hand in JavaScript and a library. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { names } from './tuyin/inputs.mjs';

export const title = 'Tuyin: programs of examples/';
export const about =
  'Milliseconds of `examples/*.ti` on WebAssembly (`-O2`, from the first step to the last), of the same by hand in JavaScript, and of what people ' +
  'take instead: packages of npm, a parser that [peggy](https://peggyjs.org) generates, or what Node has. `tail-calls` are a million calls of a function by itself, and of two in turn, beside a loop. The best of several rounds in one process for each program, ' +
  'the candidates taking turns; all must give the same. `SAMARA_ONLY=json,wc` measures some.';

const child = fileURLToPath(new URL('tuyin-child.mjs', import.meta.url));
const tsx = new URL('../node_modules/tsx/dist/loader.mjs', import.meta.url).href;

function measure(name) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--import', tsx, child, name], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  return JSON.parse(stdout);
}

export async function run() {
  const only = process.env.SAMARA_ONLY?.split(',');
  const rows = names
    .filter((name) => only?.includes(name) ?? true)
    .map((name) => {
      const { best, bytes, library } = measure(name);
      const [own, hand, other] = best;
      return [
        name,
        `${Math.round(bytes / 1000)} kB`,
        ms(own),
        ms(hand),
        (own / hand).toFixed(1),
        other === undefined ? '' : `${ms(other)} (${library})`,
      ];
    });
  return [['Program', 'Input', 'Tuyin IR', 'By hand', 'Tuyin / by hand', 'Library'], ...rows];
}

const ms = (value) => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
