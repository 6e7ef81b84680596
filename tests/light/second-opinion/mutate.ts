/**
 * Traces with one mistake: a value, a place, a rule, an effect, a whole step that is not as it was. What functions outside
 * the program did is given, so nothing is changed there.
 */
import type { Random } from '../../scalar/random.ts';

type Json = { [field: string]: unknown };

const kinds = [
  'value',
  'rule',
  'line',
  'lost effect',
  'other effect',
  'missing step',
  'repeated step',
  'swapped steps',
  'state',
  'function',
  'final state',
  'end',
] as const;

export type MutationKind = (typeof kinds)[number];

export interface Mutant {
  readonly kind: MutationKind;
  readonly lines: readonly string[];
}

/** One change that makes a difference; undefined where the trace has nothing to change. */
export function mutate(lines: readonly string[], random: Random): Mutant | undefined {
  for (let attempt = 0; attempt < 20; attempt++) {
    const kind = kinds[random.below(kinds.length)];
    const changed = change(kind, lines, random);
    if (changed !== undefined && changed.join('\n') !== lines.join('\n')) return { kind, lines: changed };
  }
  return undefined;
}

function change(kind: MutationKind, lines: readonly string[], random: Random): readonly string[] | undefined {
  const end = lines.length - 1;
  if (kind === 'end' || kind === 'final state') {
    const last = JSON.parse(lines[end]) as Json;
    return (kind === 'end' ? changeEnd(last) : changeState(last['state'] as Json, random))
      ? [...lines.slice(0, end), JSON.stringify(last)]
      : undefined;
  }
  const at = 1 + random.below(Math.max(1, end - 1));
  const step = JSON.parse(lines[at]) as Json;
  if (step['event'] !== 'step' || step['rule'] === 'external') return undefined;
  switch (kind) {
    case 'missing step':
      return [...lines.slice(0, at), ...lines.slice(at + 1)];
    case 'repeated step':
      return [...lines.slice(0, at + 1), ...lines.slice(at)];
    case 'swapped steps':
      return at + 1 >= end ? undefined : [...lines.slice(0, at), lines[at + 1], lines[at], ...lines.slice(at + 2)];
    default:
      return changeStep(kind, step, random)
        ? [...lines.slice(0, at), JSON.stringify(step), ...lines.slice(at + 1)]
        : undefined;
  }
}

const rules = ['seq', 'skip_seq', 'dassign', 'if', 'call', 'return', 'returned', 'goto', 'eval'];
const states = ['NormalState', 'CallState', 'ReturnState', 'ExceptionState'];

function changeStep(kind: MutationKind, step: Json, random: Random): boolean {
  const effects = step['effects'] as Json[];
  switch (kind) {
    case 'rule':
      step['rule'] = rules[random.below(rules.length)];
      return true;
    case 'state':
      step['state'] = states[random.below(states.length)];
      return true;
    case 'function':
      step['func'] = `${String(step['func'])}x`;
      return true;
    case 'line': {
      const place = step['at'] as Json | undefined;
      if (place !== undefined) place[random.below(2) === 0 ? 'line' : 'column'] = 1 + random.below(500);
      return place !== undefined;
    }
    case 'lost effect':
      return effects.length > 0 && effects.splice(random.below(effects.length), 1).length > 0;
    default:
      return effects.length > 0 && changeEffect(kind, effects[random.below(effects.length)], random);
  }
}

function changeEffect(kind: MutationKind, effect: Json, random: Random): boolean {
  if (kind === 'value') {
    const holders = [effect, ...((effect['values'] ?? effect['arguments'] ?? []) as Json[])].filter(
      ({ value }) => typeof value === 'string',
    );
    if (holders.length > 0) return changeValue(holders[random.below(holders.length)]);
    return typeof effect['contents'] === 'string' && changeContents(effect);
  }
  const fields = ['block', 'offset', 'lo', 'hi', 'holds', 'label', 'name', 'type', 'count', 'function', 'of'].filter(
    (field) => effect[field] !== undefined,
  );
  // A new block may have any number that is new.
  const able = effect['effect'] === 'alloc' ? fields.filter((field) => field !== 'block') : fields;
  if (able.length === 0) return false;
  const field = able[random.below(able.length)];
  const old = effect[field];
  effect[field] = typeof old === 'number' ? old + 1 : typeof old === 'boolean' ? !old : `${String(old)}x`;
  return true;
}

/** `Vint 5` to `Vint 6`, `Vptr 7 +4` to `Vptr 7 +5`, `Vdouble 0.5` to another. */
function changeValue(holder: Json): boolean {
  const value = String(holder['value']);
  const match = /^(V\w+(?: \d+)?) ([+-]?\d+)$/.exec(value);
  holder['value'] =
    match === null
      ? `${value.split(' ')[0]} 12.25`
      : `${match[1]} ${match[1].startsWith('Vptr') ? '+' : ''}${BigInt(match[2].replace('+', '')) + 1n}`;
  return true;
}

function changeContents(holder: Json): boolean {
  const cells = String(holder['contents'])
    .split(' ')
    .filter((cell) => cell !== '');
  if (cells.length === 0) return false;
  cells[cells.length - 1] = cells[cells.length - 1] === '??' ? '00' : '??';
  holder['contents'] = cells.join(' ');
  return true;
}

function changeEnd(last: Json): boolean {
  if (last['status'] === 'done') {
    const results = last['results'] as Json[];
    return results.length > 0 ? changeValue(results[0]) : (last['status'] = 'exit') === 'exit';
  }
  if (last['status'] === 'stuck') {
    const attempt = last['attempt'] as Json;
    attempt['rule'] = attempt['rule'] === 'dread' ? 'iread' : 'dread';
    return true;
  }
  if (last['status'] !== 'exit') return false;
  last['status'] = 'done';
  last['results'] = [];
  return true;
}

function changeState(state: Json, random: Random): boolean {
  const blocks = (state['blocks'] as Json[]).filter(({ contents }) => contents !== '');
  const values = state['values'] as Json[];
  if (values.length > 0 && random.below(2) === 0) return changeValue(values[0]);
  return blocks.length > 0 && changeContents(blocks[random.below(blocks.length)]);
}
