/** What bench/tuyin/tail-calls*.ti do by calls, by a loop. */
const calls = 1_000_000;

/** How many calls, as the programs read it. */
export function callCount() {
  const input = Buffer.alloc(4);
  input.writeInt32LE(calls);
  return input;
}

export function loop(input) {
  let sum = 0;
  for (let n = input.readInt32LE(); n !== 0; n--) sum = (Math.imul(sum, 31) + n) | 0;
  const out = Buffer.alloc(4);
  out.writeInt32LE(sum);
  return { status: 0, out };
}
