/** Seeded damage to text, as fingers, editors and broken transfers do it. */
import type { Random } from '../scalar/random.ts';

const STRAY = [
  '(',
  ')',
  '{',
  '}',
  '<',
  '>',
  '[',
  ']',
  '"',
  "'",
  '\\',
  '#',
  '%',
  '$',
  '&',
  '@',
  '!',
  ',',
  '\0',
  '\n',
  '\ud800',
  '0x',
  '99999999999999999999',
  '-',
  'i32',
  'dread',
  'é',
];

/** `text` with one to four pieces of damage. */
export function mutate(text: string, random: Random): string {
  let damaged = text;
  for (let i = random.below(4); i >= 0; i--) damaged = random.pick(kinds)(damaged, random);
  return damaged;
}

type Damage = (text: string, random: Random) => string;

const deletePiece: Damage = (text, random) => {
  const [from, to] = piece(text, random);
  return text.slice(0, from) + text.slice(to);
};
const repeatPiece: Damage = (text, random) => {
  const [from, to] = piece(text, random);
  return text.slice(0, to) + text.slice(from);
};
const movePiece: Damage = (text, random) => {
  const [from, to] = piece(text, random);
  const rest = text.slice(0, from) + text.slice(to);
  const at = random.below(rest.length + 1);
  return rest.slice(0, at) + text.slice(from, to) + rest.slice(at);
};
const insertStray: Damage = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(STRAY) + text.slice(at);
};
const replaceCharacter: Damage = (text, random) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + String.fromCharCode(random.below(128)) + text.slice(at + 1);
};
const cutOff: Damage = (text, random) => text.slice(0, random.below(text.length + 1));
const swapWords: Damage = (text, random) => {
  const words = text.split(/(\s+)/);
  const [i, j] = [random.below(words.length), random.below(words.length)];
  [words[i], words[j]] = [words[j], words[i]];
  return words.join('');
};

const kinds: readonly Damage[] = [
  deletePiece,
  repeatPiece,
  movePiece,
  insertStray,
  replaceCharacter,
  cutOff,
  swapWords,
];

/** A stretch of at most 40 characters. */
function piece(text: string, random: Random): [number, number] {
  const from = random.below(text.length + 1);
  return [from, Math.min(text.length, from + 1 + random.below(40))];
}
