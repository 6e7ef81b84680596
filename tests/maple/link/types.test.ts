/** Types of several modules: one by name and structure, or kept apart; and what has to agree because of them. */
import { expect, test } from 'vitest';
import { inputsOf } from '../../../src/maple/link/input.ts';
import { TypeVersions } from '../../../src/maple/link/type-versions.ts';
import { filesOf, link, modulesOf } from './linking.ts';

const types = (text: string): string[] => link(text).text.match(/^(type|javaclass|javainterface) \S+/gm) ?? [];

test('the same type of several modules is one, recursive ones too', () => {
  const list = 'type $list <struct { @next <* <$list>>, @of <* <$item>> }>\ntype $item <struct { @in <$list> }>\n';
  expect(types(`# a.mpl\n${list}# b.mpl\n${list}# c.mpl\n${list}`)).toEqual(['type $list', 'type $item']);
});

test('structures that differ are kept apart, and what refers to them follows', () => {
  const module = (field: string, name: string): string =>
    `type $s <struct { @x ${field} }>\ntype $p <struct { @s <* <$s>> }>\nfunc &${name} (var %p <* <$p>>) ${field} {\n` +
    `  return (iread ${field} <* <$s>> 1 (iread ptr <* <$p>> 1 (dread ptr %p)))\n}\n`;
  const { problems, text } = link(`# a.mpl\n${module('i32', 'f')}# b.mpl\n${module('f64', 'g')}`);
  expect(problems).toEqual([]);
  expect(text).toContain('type $s.b <struct {\n  @x f64}>\ntype $p.b <struct {\n  @s <* <$s.b>>}>');
  expect(text).toContain('iread f64 <* <$s.b>> 1 (iread ptr <* <$p.b>> 1 (dread ptr %p))');
});

test('a difference at the end of a chain of types reaches its beginning, in any order of the modules', () => {
  const chain = (last: string, user: string): string =>
    [...Array(50).keys()].map((i) => `type $t${i} <struct { @next <* <$t${i + 1}>> }>\n`).join('') +
    `type $t50 <struct { @x ${last} }>\nvar $v${user} <$t0>\n`;
  const [a, b, c] = [chain('i32', 'a'), chain('i64', 'b'), chain('i32', 'c')];
  const text = `# a.mpl\n${a}# b.mpl\n${b}# c.mpl\n${c}`;
  expect(types(text)).toHaveLength(102);
  const other = link(`# c.mpl\n${c}# b.mpl\n${b}# a.mpl\n${a}`).text;
  expect(other.match(/var .*/g)?.sort()).toEqual(
    link(text)
      .text.match(/var .*/g)
      ?.sort(),
  );
});

test('incomplete types are what another module completes', () => {
  const { text, problems } = link(`# a.mpl
type $s <structincomplete { }>
type $holder <struct { @s <* <$s>> }>
var $v extern <* <$holder>>
func &f () ptr {
  return (dread ptr $v)
}
# b.mpl
type $s <struct { @x i32 }>
type $holder <struct { @s <* <$s>> }>
var $v <* <$holder>>
`);
  expect(problems).toEqual([]);
  expect(text.match(/^type .*/gm)).toEqual(['type $holder <struct {', 'type $s <struct {']);
});

test('what is only declared says less and agrees', () => {
  const { problems } = link(`# a.mpl
var $a extern <[] i32>
var $p extern ptr
var $f extern <* <func (i32) i32>>
func &k () i32
func &m (var %p <* void>, ...) i32
func &use () i32 {
  var %r i32
  callassigned &k () { dassign %r 0 }
  callassigned &m (addrof ptr $a, dread ptr $p, dread ptr $f) { dassign %r 0 }
  return (dread i32 %r)
}
# b.mpl
var $a <[4] i32>
var $p <* i32>
var $f <* <func (i32) i32>>
func &k () i32 {
  return (constval i32 1)
}
func &m (var %p <* i64>, ...) i32 {
  return (constval i32 1)
}
`);
  expect(problems).toEqual([]);
});

test('messages show both places and both types', () => {
  const { problems, diagnostics } = link(`# a.mpl
type $s <struct { @x i32 }>
func &f (var %a <* <$s>>, var %b f32) i32
func &v (var %a i32) void
func &n () void {
  call &f (constval ptr 0, constval f32 0.0f)
  call &v (constval i32 1)
}
# b.mpl
type $s <struct { @x i64 }>
func &f (var %a <* <$s>>, var %b f32) i32 {
  return (constval i32 1)
}
func &v (var %a i32, ...) void {
}
`);
  expect(problems).toEqual([
    'a.mpl:2 LNK0010 `&f` is a function `(<* <$s>>, f32) i32` here, and a function `(<* <$s>>, f32) i32` where it is defined',
    'a.mpl:3 LNK0010 `&v` is a function `(i32) void` here, and a function `(i32, ...) void` where it is defined',
  ]);
  const notes = diagnostics[0].notes.map(
    ({ message, span }) => `${span?.source.name}:${span?.source.position(span.start).line} ${message}`,
  );
  expect(notes).toEqual(['b.mpl:2 it is defined here', 'a.mpl:1 `$s` is this type here', 'b.mpl:1 and this one there']);
});

test('declarations of what nobody defines have to agree as well', () => {
  const { problems } = link(
    '# a.mpl\nfunc &puts (var %s ptr) i32\n# b.mpl\nfunc &puts (var %s f64) i32\n# c.mpl\nfunc &puts (var %s ptr) i32\n',
  );
  expect(problems).toEqual([
    'b.mpl:1 LNK0011 `&puts` is declared as a function `(f64) i32` here, and as a function `(ptr) i32` in another file',
  ]);
});

test('classes are one for the program', () => {
  const { problems } = link(`# a.mpl
type $C <class { @x i32, &C_m (i32) i32 }>
javaclass $J <class { @y i32 }> public
# b.mpl
type $C <class { @x i32 }>
javaclass $J <class { @y i64 }> public
# c.mpl
type $C <classincomplete { }>
`);
  expect(problems).toEqual([
    'b.mpl:1 LNK0101 `$C` is another class here than in the rest of the program',
    'b.mpl:2 LNK0101 `$J` is another class here than in the rest of the program',
  ]);
});

test('a class written in place is one type for all modules', () => {
  const both = 'javaclass $J <class { @y i32 }> public\n';
  const { text, problems } = link(`# a.mpl\n${both}var $a <* <$J>>\n# b.mpl\n${both}var $b <* <$J>>\n`);
  expect(problems).toEqual([]);
  expect(text.match(/\$J\b/g)).toHaveLength(3);
});

test('types of functions are their own', () => {
  const text = (type: string, name: string): string =>
    `func &${name} () ${type} {\n  type %t <struct { @x ${type} }>\n  var %v <%t>\n  return (dread ${type} %v 1)\n}\n`;
  const { text: linked, problems } = link(`# a.mpl\n${text('i32', 'f')}# b.mpl\n${text('i64', 'g')}`);
  expect(problems).toEqual([]);
  expect(linked.match(/type %t .*/g)).toHaveLength(2);
});

test('every definition is looked at once where all modules agree', () => {
  const header = [...Array(40).keys()].map((i) => `type $t${i} <struct { @n <* <$t${(i + 7) % 40}>> }>\n`).join('');
  const steps = (count: number): number => {
    const files = [...Array(count).keys()].map((i) => `# m${i}.mpl\n${header}`).join('');
    return new TypeVersions(inputsOf(modulesOf(filesOf(files)))).steps;
  };
  expect(steps(10)).toBe(400);
  expect(steps(40)).toBe(1600);
});

test('work grows as the types do where modules differ', () => {
  const chain = (length: number, last: string): string =>
    [...Array(length).keys()].map((i) => `type $t${i} <struct { @n <* <$t${i + 1}>> }>\n`).join('') +
    `type $t${length} <struct { @x ${last} }>\n`;
  const steps = (length: number): number => {
    const files = ['i32', 'i64', 'f32', 'f64'].map((last) => `# ${last}.mpl\n${chain(length, last)}`).join('');
    return new TypeVersions(inputsOf(modulesOf(filesOf(files)))).steps;
  };
  expect(steps(400) / steps(100)).toBeLessThan(5);
});
