/** The option `-O`. */
import { Option } from 'commander';
import { isLevel, levelDigits, type Level } from '../passes/levels.ts';
import { textOption, type Words } from './command.ts';

/** `-O0` and so on. */
export function levelOption(help: string): Option {
  return new Option('-O <level>', help).choices(levelDigits);
}

/** The level that the words ask for; nothing is optimised if they do not. */
export function levelOf(words: Words): Level {
  return askedLevel(words) ?? 'O0';
}

/** The level that the words ask for, if they do. */
export function askedLevel(words: Words): Level | undefined {
  const level = `O${textOption(words, 'O') ?? ''}`;
  return isLevel(level) ? level : undefined;
}
