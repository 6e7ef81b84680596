/** Bytes with something wrong in them: bits, numbers, lengths, pieces of other files. */
import type { Choices } from './programs/choices.ts';

type Damage = (choices: Choices, bytes: Uint8Array, sample: Uint8Array) => Uint8Array;

const flipBit: Damage = (choices, bytes) => {
  const damaged = bytes.slice();
  damaged[choices.below(bytes.length)] ^= 1 << choices.below(8);
  return damaged;
};
/** Numbers that mean something to formats: ends of LEB128 groups, lengths, signs. */
const setByte: Damage = (choices, bytes) => {
  const damaged = bytes.slice();
  damaged[choices.below(bytes.length)] = choices.pick([0, 1, 2, 0x7f, 0x80, 0x81, 0xff, choices.below(256)]);
  return damaged;
};
const cutOff: Damage = (choices, bytes) => bytes.slice(0, 1 + choices.below(bytes.length));
const leaveOut: Damage = (choices, bytes) => {
  const from = choices.below(bytes.length);
  const kept = joined(bytes.subarray(0, from), bytes.subarray(from + 1 + choices.below(8)));
  return kept.length > 0 ? kept : bytes;
};
const repeat: Damage = (choices, bytes) => {
  const from = choices.below(bytes.length);
  const to = from + 1 + choices.below(16);
  return joined(bytes.subarray(0, to), bytes.subarray(from));
};
const splice: Damage = (choices, bytes, other) => {
  const from = choices.below(other.length);
  const at = choices.below(bytes.length);
  return joined(bytes.subarray(0, at), other.subarray(from, from + 1 + choices.below(32)), bytes.subarray(at));
};
const swap: Damage = (choices, bytes) => {
  const damaged = bytes.slice();
  const [i, j] = [choices.below(bytes.length), choices.below(bytes.length)];
  [damaged[i], damaged[j]] = [damaged[j], damaged[i]];
  return damaged;
};

const damages: readonly Damage[] = [flipBit, flipBit, setByte, setByte, cutOff, leaveOut, repeat, splice, swap];

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

/** One of the samples with one to four damages. */
export function damaged(choices: Choices, samples: readonly Uint8Array[]): Uint8Array {
  let bytes = choices.pick(samples);
  for (let count = choices.pick([0, 0, 1, 3]); count >= 0; count--)
    bytes = choices.pick(damages)(choices, bytes, choices.pick(samples));
  return bytes;
}
