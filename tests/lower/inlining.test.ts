/** What the languages say of calls of a function is said in the linear IR, in all its file formats, and -O2 does it. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lower, parse, parseBinary, write } from '../../src/driver/index.ts';
import { optimize } from '../../src/driver/optimize.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';

const programs = {
  c: `__attribute__((noinline)) static int kept(int x);
__attribute__((always_inline)) inline static int gone(int x) { ${'x = x * 3 + (x >> 2);'.repeat(60)} return x; }
int main(void) { return kept(1) + gone(2) + gone(3); }
static int kept(int x) { return x + 1; }`,
  maple: `func &kept noinline (var %x i32) i32 { return (add i32 (dread i32 %x, constval i32 1)) }
func &gone always_inline (var %x i32) i32 {
${'  dassign %x (mul i32 (dread i32 %x, add i32 (dread i32 %x, constval i32 3)))\n'.repeat(60)}  return (dread i32 %x) }
func &main () i32 { var %a i32 var %b i32 callassigned &kept (constval i32 1) { dassign %a 0 }
  callassigned &gone (dread i32 %a) { dassign %b 0 } callassigned &gone (dread i32 %b) { dassign %b 0 } return (dread i32 %b) }`,
  tuyin: `attributes #0 = { noinline }
attributes #1 = { alwaysinline }
define i32 @kept(i32 %x) #0 { %x + 1 }
define i32 @gone(i32 %x) #1 { ${Array.from({ length: 60 }, () => '(%x * 3)').join(' ^ ')} }
subset @main
  @kept(1) + @gone(2) + @gone(3)`,
};

test.each(Object.entries(programs))('%s', async (language, text) => {
  const unit = await parse(new SourceFile('a', text), language).orThrow();
  const lowered = await lower(unit, 'linear').orThrow();
  const wanted = [
    ['gone', 'alwaysinline'],
    ['kept', 'noinline'],
  ];
  expect(marks(lowered.module)).toEqual(wanted);
  for (const format of ['linear', 'linear-binary', 'linear-json'] as const) {
    const file = await write(lowered, format).orThrow();
    const read = typeof file === 'string' ? parse(file, format) : parseBinary(file, 'a.lirb', format);
    expect(marks((await read.orThrow()).module as LinearModule), format).toEqual(wanted);
  }
  optimize(lowered.module, 'O2');
  expect(calls(lowered.module)).toEqual(new Set(['kept']));
});

function marks({ funcs }: LinearModule): unknown {
  return funcs
    .filter(({ inlining }) => inlining !== undefined)
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, inlining }) => [name, inlining]);
}

function calls({ funcs }: LinearModule): Set<string> {
  const bodies = funcs.flatMap(({ blocks, instrs }) => [...instrs, ...blocks.flatMap((block) => block.instrs)]);
  const called = bodies.flatMap((instr) => (instr.op === 'Call' ? [funcs[instr.func].name] : []));
  return new Set(called.filter((name) => name === 'kept' || name === 'gone'));
}
