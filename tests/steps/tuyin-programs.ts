/** Programs of Tuyin IR that have n of something, by what there are many of. */
import type { ModuleMaker } from './kinds.ts';

function rows(n: number, make: (i: number) => string): string {
  return Array.from({ length: n }, (_, i) => make(i)).join('\n');
}

export const tuyinPrograms: Readonly<Record<string, ModuleMaker>> = {
  'tuyin: arms': (n) =>
    `subset @main\n  match input.read(4) with\n${rows(4 * n, (i) => `  | ${i * 7919} -> ${i % 100}`)}\n  | _ -> 255\n`,
  'tuyin: arms of text': (n) =>
    `subset @main\n  match input.read(8) with\n${rows(2 * n, (i) => `  | "w${i * 7919}" -> ${i % 100}`)}\n  | _ -> 255\n`,
  'tuyin: arms of ranges': (n) =>
    `subset @main\n  match input.read(4) with\n${rows(2 * n, (i) => `  | ${i * 100} .. ${i * 100 + 50} -> ${i % 100}`)}\n  | _ -> 255\n`,
  'tuyin: statements': (n) =>
    `subset @main\n${rows(n, (i) => `  %v${i} = ${i} + i32 input.read(4)\n  output <- %v${i}`)}\n  0\n`,
  'tuyin: functions': (n) =>
    `${rows(n, (i) => `subset @step${i}\n  match input.read(1) with\n  | ${i % 200} -> step${(i + 1) % n}\n  | _ -> ${i}`)}\nsubset @main\n  step0\n`,
  'tuyin: locals that arms change': (n) =>
    `subset @main\n  x = 0\n${rows(n, (i) => `  match input.read(1) with\n  | ${i % 200} -> x = ${i}\n  | _ -> x = i32 %x + 1`)}\n  x\n`,
};
