/** Modules of the linear IR with everything in them, and those of all programs of the tests and examples. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { hasErrors } from '../../../src/base/diagnostics.ts';
import { SourceFile } from '../../../src/base/source.ts';
import { detectFormat } from '../../../src/driver/formats.ts';
import { lower, parse, verify, type Unit } from '../../../src/driver/index.ts';
import type { LinearModule } from '../../../src/linear/nodes.ts';
import { parseText } from '../../../src/linear/parser.ts';

/** Everything that a module can say, commented. */
export const everything = `# the file
profile full, pointer 8 # 64 bits
entry @main
constructor @blocks # early
constructor @blocks, priority 100
# a number
global i32 @n = 5 # five
global f64 @d = -0.0D
global f32 @f = 1.5
global v128 @v = 0x0000000000000000000000000000002aV
global i64 @big = -9223372036854775808L
global f32[100] @w = {0: 1.5, 7: -2.0}
global i32[9] @m = {3: -1, 8: 2147483647}
global const data 24 align 8 @s = {0: "ab\\00c\\"\\\\", 8: @w, 16: @s:4}
global data 8 align 8 @"odd name" = {0: &"a b"}
global data 40000 align 16 @sparse = {0: "a", 39999: "z"}
static global i32 @mine = -1
weak global data 4 align 4 @"weak one" = {1: "a"}
extern global i32 @theirs
extern weak global data 12 align 4 @perhaps
extern global const data 0 align 1 @table
alias global @other = @w
weak alias global @"other still" = @other
extern weak func i64 @maybe(i32)
export weak alias func @main2 = @main
extern func i32 @printf(i64, i64), variadic
extern func void @exit(i32) # host

# the main function
func i32 @main, param 0 # no parameters
  # counts
  local i32 l0 "counter" # up
  local slot 24 align 8 l1
  local i32[20] l2 "many"
# again
lbl0:
  t3 = LessI l0, @n
  goto t3 ? lbl1 : lbl2
lbl1:
  # print
  rparam @s
  rparam l1
  t4 = call @printf, param 2 # printed
  l0 = AddI l0, t4
  goto lbl0
lbl2:
  t5 = load.u8 l1 + 4
  t6 = load.u8.i64 l1
  volatile store.u16 l1 + 2, t6
  t7 = volatile load.f64 l1
  l2[1] = t5
  t8 = l2[t5]
  copy l1, @s:3, 8
  fill l1, 0, t8
  t9 = alloca 64L
  rparam t5
  t10, t11 = icall &"a b" (i32) (i32, f64), param 1
  t13 = AddD t11, nanD:0x7ff4000000000000
  t14 = AddF 1.5, nan:0x7fa00000
  t15 = AddL 123456789012345L, -7L
  t16 = AddW 0x000000000000000000000000000000ffV, @v
  @n = 300
  switch t6 [1L: lbl3, -5L: lbl0, 9223372036854775807L: lbl4], lbl4
lbl3:
  trap unreachable
lbl4:
  rparam 3
  call @exit, param 1
  t12 = SelectD t10, t7, 0.5D
  switch t10 [], lbl70
lbl70:
  return t10
  # nothing more
func end # of main

export func (i32, f64) @"a b", param 1, form ssa
  fparam i32 p0.0 "given"
  local f64 l1.0
# the entry
block B0:
  cond goto p0.0 B1 B2
block B1: # then
  l1.1 = 1e300D
  ucond goto B2
block B2:
  l1.2 = phi [B0: l1.0] [B1: l1.1] # either
  l1.3 = phi [B0: 0.0D] [B1: l1.1]
  return p0.0, l1.2
func end

static func void @blocks, param 0, form cfg
block B0:
  return
func end

# behind everything
`;

export const core = `profile core
global i32[4] @a = {1: 2}

func i32 @f, param 2
  fparam i32 p0
  fparam i32* p1
  t2 = p1[p0]
  t3 = AddI t2, 7
  @a[0] = t2
  t4 = p1[3]
  return t4
func end
`;

export function moduleOf(text: string, name = 'sample.lir'): { module: LinearModule; source: SourceFile } {
  const { module, diagnostics } = parseText(text, name);
  if (module === undefined) throw new Error(diagnostics[0].message);
  return {
    module,
    source: module.funcs.find(({ span }) => span !== undefined)?.span?.source ?? new SourceFile(name, text),
  };
}

export const programs = [
  'examples',
  'tests/conformance',
  'tests/programs',
  'tests/sysy/programs',
  'tests/tuyin/programs',
  'tests/passes',
]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)))
  .filter((file) => /\.(mpl|sy|ti|lir)$/.test(file) && !file.includes('stress'))
  .sort();

/** The linear form, or nothing of a program that is wrong on purpose or needs what is not lowered. */
export async function linearOf(file: string): Promise<{ module: LinearModule; source: SourceFile } | undefined> {
  const source = new SourceFile(file, readFileSync(file, 'utf8'));
  const { value, diagnostics } = await parse(source, detectFormat(file, source.text) ?? 'maple', {
    resolveImport: (name, [path = '.']) => {
      const beside = join(dirname(file), name);
      const near = join('tests/conformance', path, name);
      const found = [beside, near].find((one) => readdirSync(dirname(one)).includes(basename(one))) ?? beside;
      return new SourceFile(name, readFileSync(found, 'utf8'));
    },
  });
  const unit: Unit | undefined = value;
  if (unit === undefined || hasErrors(diagnostics) || hasErrors(await verify(unit))) return undefined;
  // The library is the same in all of them.
  const lowered = await lower(unit, 'linear', { missing: 'left', linkable: true });
  return hasErrors(lowered.diagnostics) ? undefined : lowered.value && { module: lowered.value.module, source };
}
