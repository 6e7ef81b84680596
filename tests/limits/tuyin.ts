/** Hostile programs of Tuyin IR. */
import type { Hostile } from './hostile.ts';

export const tuyin: readonly Hostile[] = [
  { name: 'a tail call', standsFor: 'steps', text: 'subset @main\n  @main\n', ends: 'timeout' },
  {
    name: 'two that go on to each other',
    text: 'subset @a\n  @b\n\nsubset @b\n  @a\n\nsubset @main\n  @a\n',
    ends: 'timeout',
  },
  {
    name: 'a parameter that grows',
    text: 'define i32 @f(i32 %n) {\n  @f(%n + 1)\n}\n\nsubset @main\n  @f(0)\n',
    ends: 'timeout',
  },
  {
    name: 'a wide number that grows',
    standsFor: 'library',
    text: 'define i64000 @f(i64000 %n) {\n  @f(%n * %n + 3)\n}\n\nsubset @main\n  output <- @f(i64000 3)\n',
    ends: 'timeout',
  },
  {
    name: 'recursion',
    standsFor: 'stack',
    text: 'define i32 @f(i32 %n) {\n  @f(%n + 1) + 1\n}\n\nsubset @main\n  @f(0)\n',
    ends: 'stack-overflow',
    on: { graph: 'out-of-memory', stack: 'out-of-memory' },
  },
  {
    name: 'recursion with blocks',
    text: 'define i32 @f(i32 %n) {\n  room = [1000]\n  room <- %n\n  @f(%n + 1) + room.size()\n}\n\nsubset @main\n  @f(0)\n',
    ends: 'out-of-memory',
  },
  {
    name: 'recursion with wide numbers',
    text: 'define i64000 @f(i64000 %n) {\n  @f(%n + 1) + 1\n}\n\nsubset @main\n  output <- @f(i64000 3)\n',
    ends: 'out-of-memory',
  },
  {
    name: 'blocks that are kept',
    standsFor: 'memory',
    text: 'subset @main\n  room = [1000000]\n  input <- room @main\n',
    ends: 'out-of-memory',
  },
  {
    name: 'small blocks that are kept',
    text: 'subset @main\n  room = [8]\n  input <- i8* room @main\n',
    memory: 2 ** 18,
    ends: 'out-of-memory',
  },
  {
    name: 'blocks that are not kept',
    text: 'subset @main\n  room = [100000]\n  room <- 1\n  @main\n',
    ends: 'timeout',
  },
  {
    name: 'a huge block',
    text: 'subset @main\n  @tuyin.mem.size(@tuyin.mem.alloc(2147483647))\n',
    ends: 'out-of-memory',
  },
  { name: 'bytes put back', text: 'subset @main\n  input <- 0 @main\n', ends: 'out-of-memory' },
  {
    name: 'texts put back',
    text: 'subset @main\n  input <- "a text that is a little longer than a number is" @main\n',
    ends: 'out-of-memory',
  },
  {
    name: 'bytes put back and read',
    text: 'subset @main\n  input <- 0\n  %n = i32 input.read(4)\n  @main\n',
    ends: 'timeout',
  },
  {
    name: 'more put back than read',
    text: 'subset @main\n  input <- 0\n  input <- 1\n  %n = i32 input.read(4)\n  @main\n',
    ends: 'out-of-memory',
  },
  { name: 'the size of endless input', text: 'subset @main\n  input.size()\n', input: 'x', ends: 'out-of-memory' },
  {
    name: 'a look far ahead',
    standsFor: 'input',
    text: 'subset @main\n  match input.peek(4000000) with\n  | _ -> 2\n',
    input: 'x',
    ends: 'out-of-memory',
  },
  {
    name: 'more than there is room for',
    text: 'subset @main\n  input.skip(1000000000)\n',
    input: 'x',
    ends: 'out-of-memory',
  },
  { name: 'input read', text: 'subset @main\n  %n = i32 input.read(4)\n  @main\n', input: 'x', ends: 'timeout' },
  { name: 'input to output', text: 'subset @main\n  output <- input.read(1)\n  @main\n', input: 'x', ends: 'timeout' },
  { name: 'output', standsFor: 'output', text: 'subset @main\n  output <- "again"\n  @main\n', ends: 'timeout' },
  {
    name: 'matches',
    text: 'subset @main\n  input <- 7\n  match input.read(4) with\n  | 7 -> @main\n  | _ -> 1\n',
    ends: 'timeout',
  },
  {
    name: 'a huge global',
    standsFor: 'data',
    text: '@g = global [200000000 x i32] zeroinitializer\n\nsubset @main\n  1\n',
    ends: 'out-of-memory',
  },
];
