/** Times of whole processes, fairly: the candidates take turns, so that a slow moment of the machine hits all. */
import { spawnSync } from 'node:child_process';

/** Median, fastest and slowest milliseconds of each command (`[program, ...words]`) in `rounds` runs after a warm-up. */
export function timeCommands(commands, rounds, options = {}) {
  const times = new Map([...commands.keys()].map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, [program, ...words]] of commands) {
      const started = performance.now();
      const { status, error, stderr } = spawnSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
      const time = performance.now() - started;
      if (error) throw error;
      if (status !== 0) throw new Error(`${name}: exit status ${status}: ${stderr}`);
      if (round >= 0) times.get(name).push(time);
    }
  }
  return new Map([...times].map(([name, list]) => [name, summarise(list)]));
}

function summarise(list) {
  list.sort((a, b) => a - b);
  return { median: list[list.length >> 1], fastest: list[0], slowest: list[list.length - 1] };
}

/**
 * The fastest of some runs of each command, with the same words and input; they take turns. All must print the same, and a program that
 * fails or prints something else is an error.
 */
export function timeTogether(commands, rounds, { words, input }) {
  const times = new Map([...commands.keys()].map((name) => [name, Infinity]));
  let expected;
  for (let round = 0; round < rounds; round++) {
    for (const [name, [program, ...own]] of commands) {
      const { time, stdout, stderr, status } = timed(program, [...own, ...words], input);
      times.set(name, Math.min(times.get(name), time));
      if (status !== 0) throw new Error(`${name} ${words.join(' ')}: exit status ${status}: ${stderr}`);
      expected ??= stdout;
      if (stdout !== expected) throw new Error(`${name} prints ${stdout}, not ${expected}`);
    }
  }
  return times;
}

/** `node:wasi` of Node 20 ends in a fault now and then when memory has grown; a run that a signal ended is made again. */
function timed(program, words, input) {
  for (let tries = 1; ; tries++) {
    const started = performance.now();
    const { stdout, stderr, status } = spawnSync(program, words, { input, encoding: 'utf8' });
    const time = performance.now() - started;
    if (status !== null || tries === 8) return { time, stdout, stderr, status };
  }
}
