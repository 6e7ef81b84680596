/**
 * A run forwards with a picture of every state, then to random positions and step by step backwards: every state comes back
 * as it was, the end included, and nothing is written twice.
 */
import { stuckText } from '../../src/driver/light.ts';
import type { LightEnd } from '../../src/light/engine.ts';
import { History } from '../../src/light/history.ts';
import type { Machine } from '../../src/light/machine.ts';
import type { Memory } from '../../src/light/memory.ts';
import type { Cont } from '../../src/light/state.ts';
import { activations } from '../../src/light/trace.ts';
import type { Random } from '../scalar/random.ts';
import type { KnownRun } from './runs.ts';

/** What is wrong, or undefined. `limit`: the steps that are looked at. */
export function checkHistory(run: KnownRun, random: Random, limit: number): string | undefined {
  let written = '';
  const started = run.start({ stdout: (bytes) => (written += Buffer.from(bytes).toString('latin1')) });
  const flush = (): void => void started.finish({ status: 'out-of-fuel' });
  const history = new History(started.machine, {
    interval: 1 + random.below(50),
    maxCheckpoints: 2 + random.below(20),
    onCall: flush,
  });
  const seen: { readonly at: number; readonly picture: string }[] = [{ at: 0, picture: picture(history.machine) }];
  while (seen.length <= limit && typeof history.forward() === 'string')
    seen.push({ at: history.position, picture: picture(history.machine) });
  const [end, output] = [history.end, written];
  for (let i = 0; i < 25; i++) {
    const problem = i % 5 === 4 ? stepsBack(history, seen, random) : jump(history, seen, random);
    if (problem !== undefined) return `${run.name}: ${problem}`;
  }
  history.goTo(seen.at(-1)?.at ?? 0);
  if (end !== undefined && endText(history.forward() as LightEnd) !== endText(end)) return `${run.name}: another end`;
  return written === output ? undefined : `${run.name}: output was written again`;
}

type Seen = readonly { readonly at: number; readonly picture: string }[];

/** To any number of steps: the last state that so many lead to. */
function jump(history: History, seen: Seen, random: Random): string | undefined {
  const target = random.below((seen.at(-1)?.at ?? 0) + 1);
  history.goTo(target);
  return compare(
    history,
    seen,
    seen.findLastIndex(({ at }) => at <= target),
    `go to ${target}`,
  );
}

function stepsBack(history: History, seen: Seen, random: Random): string | undefined {
  let i = seen.findIndex(({ at }) => at === history.position);
  for (let steps = 1 + random.below(12); steps > 0 && i > 0; steps--) {
    if (!history.back()) return 'no step back';
    const problem = compare(history, seen, --i, 'a step back');
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function compare({ machine, position }: History, seen: Seen, i: number, how: string): string | undefined {
  if (position !== seen[i].at) return `${how}: at step ${position}, not ${seen[i].at}`;
  const now = picture(machine);
  return now === seen[i].picture ? undefined : `${how}: step ${position} is ${now}, was ${seen[i].picture}`;
}

function endText(end: LightEnd): string {
  return end.status === 'stuck'
    ? stuckText(end)
    : JSON.stringify(end, (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
}

/** Everything that anybody could see of a state, in a form that compares. */
export function picture(machine: Machine): string {
  const { memory, kind, s, k, values, oe } = machine;
  const conts: string[] = [];
  for (let at: Cont | undefined = k; at !== undefined; at = at.next)
    conts.push(`${at.kind} ${at.stmt?.syntax.span?.start ?? at.stmt?.syntax.kind ?? ''}`);
  const locals = activations(machine).map(({ func, vars, pregs, thrownval }) => [
    func.id,
    vars.map(({ id, base }) => [id, base]),
    pregs,
    thrownval,
  ]);
  const all = [
    machine.steps,
    kind,
    machine.callee?.id,
    kind === 'NormalState' ? [s.syntax.kind, s.syntax.span?.start] : '',
    conts,
    locals,
    values,
    hash(memory),
    memory.next,
    memory.size,
    [...memory.blocks.values()].map(({ id, base, hi, kind: of }) => [id, base, hi, of]),
    [...oe].map(([id, { count }]) => [id, count]),
  ];
  return JSON.stringify(all, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));
}

/** What bytes mean: undefined ones hold nothing, those of pointers their pointer. */
function hash(memory: Memory): number {
  let h = 0;
  const { bytes, flags, size } = memory;
  for (let i = 0; i < size; i++)
    h = Math.imul(h ^ (flags[i] === 0 ? 0 : flags[i] === 1 ? 256 | bytes[i] : partOf(memory, i)), 0x01000193) + 1;
  return h;
}

function partOf(memory: Memory, address: number): number {
  const byte = memory.byteAt(address);
  return byte.kind === 'Fragment'
    ? 512 | (Math.imul(byte.v.b, 31) + Number(BigInt.asIntN(20, BigInt(byte.v.p))) + byte.n)
    : 0;
}
