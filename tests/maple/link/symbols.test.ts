/** Functions and variables of several modules: what meets, what stays apart, and what is wrong. */
import { expect, test } from 'vitest';
import { link } from './linking.ts';

const fine = (text: string, options = {}): string => {
  const { problems, text: linked } = link(text, options);
  expect(problems).toEqual([]);
  return linked;
};

test('declarations give way to definitions, wherever they stand', () => {
  const linked = fine(`# a.mpl
var $x extern i32
func &f () i32
func &g () i32 {
  return (dread i32 $x)
}
# b.mpl
func &g () i32
func &f () i32 {
  var %r i32
  callassigned &g () { dassign %r 0 }
  return (dread i32 %r)
}
var $x i32 = 3
`);
  expect(linked.match(/^(func|var) \S+/gm)).toEqual(['func &g', 'func &f', 'var $x']);
});

test('names that are local are kept, unless another module has them: the first by file name keeps its own', () => {
  const text = (use: string, value: number): string =>
    `func &help static () i32 {\n  return (constval i32 ${value})\n}\nvar $n fstatic i32 = ${value}\n` +
    `func &${use} () i32 {\n  var %r i32\n  callassigned &help () { dassign %r 0 }\n  return (add i32 (dread i32 %r, dread i32 $n))\n}\n`;
  const linked = fine(`# z.mpl\n${text('one', 1)}# lib.a.mpl\n${text('two', 2)}`);
  expect(linked).toContain('func &help.z static');
  expect(linked).toContain('func &help static');
  expect(linked).toMatch(/&help\.z \(\)[^]*dread i32 \$n\.z[^]*&help \(\)[^]*dread i32 \$n\)/);
  expect(linked).toContain('var $n.z fstatic i32 = 1');
  expect(linked).toContain('var $n fstatic i32 = 2');
});

test('a local name gives way to a name of the whole program, even one that nobody here defines', () => {
  const local = '# a.mpl\nfunc &puts static (var %s ptr) i32 {\n  return (constval i32 1)\n}\n';
  const user = '# b.mpl\nfunc &puts (var %s ptr) i32\nfunc &f () void {\n  call &puts (constval ptr 0)\n}\n';
  const linked = fine(local + user, { mayBeMissing: (name: string) => name === 'puts' });
  expect(linked).toContain('func &puts.a static');
  expect(linked).toContain('  call &puts (constval ptr 0)');
});

test('names that are made distinct meet no other name', () => {
  const linked = fine(`# a.mpl
func &f static () void {
}
# b.mpl
func &f static () void {
}
func &f.b () void {
}
# dir/b.mpl
func &f static () void {
}
`);
  expect(linked.match(/func \S+/g)).toEqual(['func &f', 'func &f.b.2', 'func &f.b', 'func &f.b.3']);
});

test('static members of classes are not local', () => {
  const linked = fine(`# a.mpl
type $C <class { @x i32, &C_make static () i32 }>
func &C_make static () i32
func &f () i32 {
  var %r i32
  callassigned &C_make () { dassign %r 0 }
  return (dread i32 %r)
}
# b.mpl
type $C <class { @x i32, &C_make static () i32 }>
func &C_make static () i32 {
  return (constval i32 1)
}
func &LD_3B_7Cm_7C_28_29V public static () void {
}
`);
  expect(linked.match(/func \S+/g)).toEqual(['func &f', 'func &C_make', 'func &LD_3B_7Cm_7C_28_29V']);
});

test('every definition that is too much is named, and every use of what is missing', () => {
  const { problems, diagnostics, module } = link(`# a.mpl
func &f () void {
  call &g ()
}
var $x i32
# b.mpl
func &f () void {
}
func &user () void {
  call &g ()
  call &g ()
  dassign $y (constval i32 1)
}
var $x i32
var $y extern i32
# c.mpl
func &f () void {
}
var $p ptr = addroffunc ptr &h
func &g () void
func &h () void
func &unused () void
`);
  expect(module).toBeUndefined();
  expect(problems).toEqual([
    'b.mpl:1 LNK0001 `&f` is defined 3 times in this program',
    'b.mpl:8 LNK0001 `$x` is defined twice in this program',
    'a.mpl:2 LNK0002 `&g` is used, and no file of the program defines it',
    'b.mpl:6 LNK0002 `$y` is used, and no file of the program defines it',
    'c.mpl:3 LNK0002 `&h` is used, and no file of the program defines it',
  ]);
  const uses = diagnostics[2].notes.map(({ span }) => `${span?.source.name}:${span?.source.position(span.start).line}`);
  expect(uses).toEqual(['b.mpl:4', 'b.mpl:5']);
});

test('weak definitions give way, the first of several counts, and weak declarations need nobody', () => {
  const linked = fine(`# a.mpl
func &f weak () i32 {
  return (constval i32 1)
}
func &g weak () i32 {
  return (constval i32 2)
}
func &maybe weak () i32
# b.mpl
func &f () i32 {
  return (constval i32 3)
}
func &g weak () i32 {
  return (constval i32 4)
}
func &h () ptr {
  return (addroffunc ptr &maybe)
}
func &maybe weak () i32
`);
  expect(linked.match(/constval i32 \d/g)).toEqual(['constval i32 2', 'constval i32 3']);
  expect(linked).toContain('func &maybe weak () i32\n');
});

test('an inline function may stand in every module', () => {
  const header = 'func &sq inline (var %x i32) i32 {\n  return (mul i32 (dread i32 %x, dread i32 %x))\n}\n';
  expect(fine(`# a.mpl\n${header}# b.mpl\n${header}`).match(/func &sq/g)).toHaveLength(1);
});

test('an alias is another name of the definition in its own module, even of one that is beaten or local', () => {
  const linked = fine(`# a.mpl
func &f weak () i32 {
  return (constval i32 1)
}
func &mine alias("f") () i32
func &help static () i32 {
  return (constval i32 2)
}
func &open alias("help") () i32
# b.mpl
func &f () i32 {
  return (constval i32 3)
}
func &help () i32 {
  return (constval i32 4)
}
func &g () i32 {
  var %r i32
  callassigned &open () { dassign %r 0 }
  callassigned &mine () { dassign %r 0 }
  return (dread i32 %r)
}
`);
  expect(linked).toContain('func &f.a static () i32 {\n  return (constval i32 1)');
  expect(linked).toContain('func &mine alias("f.a") () i32\n');
  expect(linked).toContain('func &open alias("help.a") () i32\n');
});

test('aliases of nothing and of themselves', () => {
  const { problems } = link(`# a.mpl
func &f alias("gone") () i32
# b.mpl
func &g alias("h") () i32
func &h alias("g") () i32
`);
  expect(problems).toEqual([
    'a.mpl:1 LNK0003 `&f` is another name of `&gone`, which nothing defines',
    'b.mpl:1 LNK0004 `&g` is an alias of itself',
  ]);
});

test('the strictest visibility holds, and what one declaration says holds for all', () => {
  const linked = fine(`# a.mpl
func &f visibility_hidden nosideeffect () i32
func &g () i32 {
  var %r i32
  callassigned &f () { dassign %r 0 }
  return (dread i32 %r)
}
# b.mpl
func &f visibility_protected section(".text.f") () i32 {
  return (constval i32 1)
}
`);
  expect(linked).toContain('func &f section(".text.f") nosideeffect visibility_hidden () i32 {');
});

test('attributes that act have to agree', () => {
  const { problems } = link(`# a.mpl
var $v extern i32
var $c extern i32
var $s extern i32 section("one")
var $d extern i32 const
func &f () i32 {
  return (add i32 (dread i32 $v, add i32 (dread i32 $c, add i32 (dread i32 $s, dread i32 $d))))
}
# b.mpl
var $v i32 volatile = 1
var $c i32 const = 1
var $s i32 section("two") = 1
var $d i32 = 1
`);
  expect(problems).toEqual([
    'a.mpl:1 LNK0102 `$v` is not `volatile` here, and `volatile` where it is defined',
    'a.mpl:2 LNK0102 `$c` is not `const` here, and `const` where it is defined',
    'a.mpl:3 LNK0102 `$s` is `section("one")` here, and `section("two")` where it is defined',
  ]);
});

test('the program starts where one module or the options say', () => {
  const text = '# a.mpl\nentryfunc &one\nfunc &one () i32 {\n  return (constval i32 1)\n}\n';
  const other = '# b.mpl\nentryfunc &two\nfunc &two () i32 {\n  return (constval i32 2)\n}\n';
  expect(fine(text + other.replace('entryfunc &two\n', ''))).toContain('entryfunc &one\n');
  expect(fine(text + other, { entry: 'two' })).toContain('entryfunc &two\n');
  expect(fine(`${text}# b.mpl\nentryfunc &one\nfunc &one weak () i32 {\n  return (constval i32 2)\n}\n`)).toContain(
    'entryfunc &one\n',
  );
  const { problems, diagnostics } = link(text + other);
  expect(problems).toEqual(['b.mpl:1 LNK0020 the program already starts at `&one`, and this file says `&two`']);
  expect(diagnostics[0].notes[0].span?.source.name).toBe('a.mpl');
  expect(link(text, { entry: 'three' }).problems).toEqual([
    'LNK0021 `--entry` names `three`, which no file of the program defines',
  ]);
});

test('a local function may be where the program starts', () => {
  const linked = fine('# a.mpl\nfunc &go () void {\n}\n# b.mpl\nentryfunc &go\nfunc &go static () void {\n}\n');
  expect(linked).toContain('entryfunc &go.b\n');
});

test('literals of all modules are one; what has a name stays', () => {
  const linked = fine(`# a.mpl
tempvar $l1 fstatic <[3] u8> const = "ab\\x00"
var $named fstatic <[3] u8> const = "ab\\x00"
func &f () ptr {
  return (addrof ptr $l1)
}
# b.mpl
tempvar $l1 fstatic <[3] u8> const = "cd\\x00"
tempvar $l2 fstatic <[3] u8> const = "ab\\x00"
func &g () ptr {
  return (add ptr (addrof ptr $l1, addrof ptr $l2))
}
`);
  expect(linked.match(/var \S+ .*/g)).toEqual([
    'var $l1 fstatic <[3] u8> const = "ab\\x00"',
    'var $named fstatic <[3] u8> const = "ab\\x00"',
    'var $l1.b fstatic <[3] u8> const = "cd\\x00"',
  ]);
  expect(linked).toContain('add ptr (addrof ptr $l1.b, addrof ptr $l1)');
});

test('string objects of Java are one by their names', () => {
  const literal = 'var $_C_STR_6100 fstatic <[3] u64> readonly = [0, 0x300000000, 0x6100000061]\n';
  const user = (name: string): string => `func &${name} () ptr {\n  return (addrof ptr $_C_STR_6100)\n}\n`;
  const linked = fine(`# a.mpl\n${literal}${user('f')}# b.mpl\n${literal}${user('g')}`);
  expect(linked.match(/var \S+/g)).toEqual(['var $_C_STR_6100']);
});

test('older files take the address of a function as of a variable', () => {
  const linked = fine(`# a.mpl
var $table <[1] ptr> = [addrof ptr $f]
func &g () ptr {
  return (addrof ptr $f)
}
# b.mpl
func &f () void {
}
`);
  expect(linked).toContain('return (addroffunc ptr &f)');
  expect(linked).toContain('= [addroffunc ptr &f]');
});
