/** What a MAPLE module says of its names is still said in the linear IR, where it is going to be linked with other modules. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { lower, parse, print } from '../../src/driver/index.ts';

const text = `
var $shared i32 = 1
var $other extern <[4] i32>
var $given i32 weak = 2
var $own fstatic i32 = 3
func &early constructor constructor_priority(200) () void { return () }
func &default weak () i32 { return (constval i32 1) }
func &maybe weak () i32
func &outside () i32
func &help static () i32 { return (dread i32 $own) }
func &secret visibility_hidden () ptr { return (conststr ptr "text") }
func &open () i32 {
  var %r i32
  var %n pstatic i32 = 7
  callassigned &outside () { dassign %r 0 }
  callassigned &maybe () { dassign %r 0 }
  callassigned &help () { dassign %r 0 }
  return (add i32 (dread i32 %n, iread i32 <* i32> (addrof ptr $other)))
}
`;

async function heads(linkable: boolean): Promise<string[]> {
  const unit = await parse(new SourceFile('m.mpl', text), 'maple').orThrow();
  const lowered = await lower(unit, 'linear', { linkable, missing: 'left' }).orThrow();
  const lines = (await print(lowered)).split('\n');
  return lines.filter(
    (line) => /^(export |extern |weak |static )*(func|global) |^constructor/.test(line) && !/func end/.test(line),
  );
}

test('linkage', async () => {
  expect(await heads(true)).toMatchInlineSnapshot(`
    [
      "constructor @.run_constructors, priority 200",
      "constructor @early, priority 200",
      "global data 4 align 4 @shared = {0: "\\01"}",
      "extern global data 16 align 4 @other",
      "weak global data 4 align 4 @given = {0: "\\02"}",
      "static global data 4 align 4 @own = {0: "\\03"}",
      "static global data 1 align 1 @.constructed",
      "static global data 4 align 4 @open.n = {0: "\\07"}",
      "static global const data 5 align 1 @.str0 = {0: "text"}",
      "export func void @early, param 0",
      "export weak func i32 @default, param 0",
      "static func i32 @help, param 0",
      "func i64 @secret, param 0",
      "export func i32 @open, param 0",
      "static func void @.run_constructors, param 0",
      "extern func i32 @outside()",
      "extern weak func i32 @maybe()",
    ]
  `);
});

test('a program as a whole has none', async () => {
  expect((await heads(false)).filter((line) => /\b(weak|static) |extern global|^constructor/.test(line))).toEqual([]);
});
