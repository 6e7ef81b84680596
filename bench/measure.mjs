/** Times of whole processes, fairly: the candidates take turns, so that a slow moment of the machine hits all of them. */
import { spawnSync } from 'node:child_process';

/** Median, fastest and slowest milliseconds of each command (`[program, ...words]`), `rounds` runs each after one warm-up. */
export function timeCommands(commands, rounds, options = {}) {
  const times = new Map([...commands.keys()].map((name) => [name, []]));
  for (let round = -1; round < rounds; round++) {
    for (const [name, [program, ...words]] of commands) {
      const started = performance.now();
      const { status, error, stderr } = spawnSync(program, words, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
      const time = performance.now() - started;
      if (error || status !== (options.status ?? 0)) throw new Error(`${name}: ${error ?? `exit status ${status}: ${stderr}`}`);
      if (round >= 0) times.get(name).push(time);
    }
  }
  return new Map([...times].map(([name, list]) => [name, summarise(list)]));
}

function summarise(list) {
  list.sort((a, b) => a - b);
  return { median: list[list.length >> 1], fastest: list[0], slowest: list[list.length - 1] };
}
