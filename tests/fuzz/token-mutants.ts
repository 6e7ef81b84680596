/**
 * Texts with damaged tokens: a mutant consists of whole tokens of its language, so it gets past the scanner and often past
 * the parser. What a token is, is guessed from its characters, which serves every language here.
 *
 * Names of `Object.prototype` stand among the names that are put in: a table that is an object without care finds its own
 * members under them.
 */
import type { Random } from '../scalar/random.ts';

/** A word or name with its sigil, a number, a string, white space with comments, or a mark. */
const TOKEN =
  /"(?:[^"\\\n]|\\.)*"|(?:#|\/\/)[^\n]*|\s+|[$%&@!^.]*[A-Za-z_][\w$|;]*|0[xX][0-9a-fA-F]+|\d+(?:\.\d+)?(?:[eE][+-]?\d+)?f?|[^\s\w]|./gsu;

const inherited = [
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  'toLocaleString',
  '__defineGetter__',
  '__lookupSetter__',
];

const numbers = [
  '0',
  '1',
  '-1',
  '2',
  '7',
  '8',
  '64',
  '255',
  '65536',
  '2147483647',
  '-2147483648',
  '4294967296',
  '9223372036854775807',
  '18446744073709551616',
  '0x7fffffff',
  '1.5',
  '1e400',
  '99999999999999999999',
];

export function tokensOf(text: string): string[] {
  return text.match(TOKEN) ?? [];
}

const isBlank = (token: string): boolean => /^\s/.test(token);
const isNumber = (token: string): boolean => /^\d/.test(token);
const nameParts = (token: string): RegExpExecArray | null => /^([$%&@!^.]*)([A-Za-z_].*)$/s.exec(token);

/** `text` with one to three tokens damaged; `others` are tokens of the language to put in. */
export function mutateTokens(text: string, others: readonly string[], random: Random): string {
  const tokens = tokensOf(text);
  for (let i = random.below(3); i >= 0; i--) random.pick(damages)(tokens, others, random);
  return tokens.join('');
}

type Damage = (tokens: string[], others: readonly string[], random: Random) => void;

const remove: Damage = (tokens, _, random) => {
  tokens.splice(place(tokens, random), 1);
};
const duplicate: Damage = (tokens, _, random) => {
  const at = place(tokens, random);
  tokens.splice(at, 0, tokens[at] ?? '', ' ');
};
const swap: Damage = (tokens, _, random) => {
  const [i, j] = [place(tokens, random), place(tokens, random)];
  [tokens[i], tokens[j]] = [tokens[j] ?? '', tokens[i] ?? ''];
};
const replace: Damage = (tokens, others, random) => {
  tokens[place(tokens, random)] = random.pick(others);
};
/** The most dangerous replacement: a token of the same kind. */
const replaceAlike: Damage = (tokens, others, random) => {
  const at = place(tokens, random);
  const sigil = nameParts(tokens[at] ?? '')?.[1];
  for (let tries = 0; tries < 20; tries++) {
    const other = random.pick(others);
    if (nameParts(other)?.[1] === sigil && isNumber(other) === isNumber(tokens[at] ?? ''))
      return void (tokens[at] = other);
  }
};
const renumber: Damage = (tokens, _, random) => {
  const at = tokens.flatMap((token, i) => (isNumber(token) ? [i] : []));
  if (at.length > 0) tokens[random.pick(at)] = random.pick(numbers);
};
/** All tokens of one name become one of `Object.prototype`, with their sigil. */
const rename: Damage = (tokens, _, random) => {
  const old = nameParts(tokens[place(tokens, random)] ?? '');
  if (old === null) return;
  const name = `${old[1]}${random.pick(inherited)}`;
  const isAll = random.below(2) === 0;
  const first = tokens.indexOf(old[0]);
  tokens.forEach((token, i) => {
    if (token === old[0] && (isAll || i === first)) tokens[i] = name;
  });
};
const moveLine: Damage = (tokens, _, random) => {
  const breaks = tokens.flatMap((token, i) => (token.includes('\n') ? [i] : []));
  if (breaks.length < 3) return;
  const i = random.below(breaks.length - 1);
  const line = tokens.splice(breaks[i], breaks[i + 1] - breaks[i]);
  tokens.splice(random.below(tokens.length + 1), 0, ...line);
};

const damages: readonly Damage[] = [
  remove,
  duplicate,
  swap,
  replace,
  replaceAlike,
  replaceAlike,
  renumber,
  rename,
  rename,
  moveLine,
];

/** A token that is not white space. */
function place(tokens: readonly string[], random: Random): number {
  let at = random.below(Math.max(1, tokens.length));
  for (let tries = 0; tries < 20 && isBlank(tokens[at] ?? ''); tries++) at = random.below(tokens.length);
  return at;
}
