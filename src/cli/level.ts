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
  const level = `O${textOption(words, 'O') ?? '0'}`;
  return isLevel(level) ? level : 'O0';
}
