/**
 * What every built file begins with: how a trap is told. The calls that are open stand in the stack of the error, whose lines are those of
 * the file: `$call_lines` has the places of the lines on which a call stands. A file that somebody has changed since finds itself
 * elsewhere than it expects, and tells no calls.
 */

/** Outside of what is made anew for each run. */
export const trapText = `/* The program was ended: \`kind\` says why, \`calls\` are those that were open, from the innermost on: { name, position }. */
export class Trap extends Error {
  constructor(kind, message, calls) {
    super(message);
    this.name = 'Trap';
    this.kind = kind;
    this.calls = calls;
  }

  /** As it is told on the standard error. */
  get report() {
    const [first] = this.calls.filter(({ position }) => position !== undefined);
    const place = first === undefined ? '' : \` --> \${first.position}\\n\`;
    return \`trap[\${this.kind}]: \${this.message}\\n\${place}\${$listed(this.calls)}\`;
  }
}

class $Exit {
  constructor(status) {
    this.status = status;
  }
}

function $listed(calls) {
  const width = Math.min(40, Math.max(0, ...calls.map(({ name, position }) => (position === undefined ? 0 : name.length))));
  const line = ({ name, position }) => (position === undefined ? \`  in \${name}\\n\` : \`  in \${name.padEnd(width)}   \${position}\\n\`);
  const texts = calls.map(line);
  let text = '';
  for (let i = 0; i < texts.length; ) {
    const [period, rounds] = $rounds_at(texts, i);
    text += texts.slice(i, i + period).join('');
    if (rounds > 1) text += \`  ... \${rounds - 1} times more the same \${period === 1 ? 'call' : \`\${period} calls\`}\\n\`;
    i += period * rounds;
  }
  if (calls.length >= $most_calls) text += '  ... and the calls before these\\n';
  return text;
}

// So many calls are told.
const $most_calls = 200;

// The period that recurs the most from one call on, and how often; it must be worth a line of its own.
function $rounds_at(texts, from) {
  let best = 1, most = 1;
  for (let period = 1; period <= 8 && from + period <= texts.length; period++) {
    let end = from + period;
    while (end < texts.length && texts[end] === texts[end - period]) end++;
    const rounds = Math.floor((end - from) / period);
    if (rounds > 1 && rounds * period > most * best) best = period, most = rounds;
  }
  return most * best <= best + 2 ? [1, 1] : [best, most];
}
`;

/** Inside. `HERE` is the number of the line on which it stands. */
export const callsText = `// Where this file is, as lines of stacks say it: [the file, how far its lines are from those that are expected].
const $here = ((error) => {
  const found = $located(error.stack).at(0);
  return found === undefined ? undefined : { file: found.file, shift: found.line - HERE };
})(new Error());

// The positions in a stack, from the innermost on, in the words of V8, SpiderMonkey and JavaScriptCore.
function $located(stack) {
  return String(stack)
    .split('\\n')
    .flatMap((line) => {
      const [, words, number] = /^(.*):(\\d+):\\d+\\)?$/.exec(line) ?? [];
      if (words === undefined) return [];
      return [{ file: words.replace(/^[^(@]*[(@]|^\\s*at (async )?/, ''), line: Number(number) }];
    });
}

// The innermost function of the program is left out where the place of the trap is known: it says more than a line.
function $calls_of(stack, place) {
  const calls = [];
  const add = (number) => {
    for (let at = number; at !== 0; at = $places[at][3]) calls.push($places[at]);
  };
  add(place);
  let isOwn = place !== 0;
  for (const { file, line } of $located(stack)) {
    const at = line - ($here?.shift ?? 0);
    if (file !== $here?.file || at < FIRST || at > LAST) continue;
    const number = $call_lines.get(at);
    if (!isOwn && number !== undefined) add(number);
    isOwn = false;
  }
  // What the run time adds at the innermost end is left out, and everywhere what no one wrote.
  const told = calls.filter(([, , kind]) => kind !== 2);
  while (told.length > 0 && told[0][2] === 1) told.shift();
  return told.slice(0, $most_calls).map(([name, position]) => ({ name, position }));
}

// The error to throw. \`place\` is 0 for what has none of its own.
function $trap(kind, words, place) {
  $flush();
  return new Trap(kind, words === '' ? $sentences[kind] : \`\${$sentences[kind]}: \${words}\`, $calls_of(new Error().stack, place));
}

// What is to be written before the program ends, however it ends.
var $flush = () => {};

// Calls a function of the program from outside.
function $enter(call) {
  const stack = $stack, limit = Error.stackTraceLimit;
  Error.stackTraceLimit = $most_calls + 50;
  try {
    return call();
  } catch (error) {
    $stack = stack;
    const isDeep = error instanceof RangeError || error?.name === 'InternalError';
    if (!isDeep || !/stack|recursion/.test(error.message)) throw error;
    $flush();
    throw new Trap('stack-overflow', $sentences['stack-overflow'], $calls_of(error.stack, 0));
  } finally {
    Error.stackTraceLimit = limit;
  }
}
`;
