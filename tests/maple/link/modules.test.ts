/** Headers, imports, memory and places of several modules, and what is left out. */
import { expect, test } from 'vitest';
import { decodeMaple, encodeMaple } from '../../../src/maple/binary/index.ts';
import { printMaple } from '../../../src/maple/printer.ts';
import { link, linkModules, modulesOf } from './linking.ts';

const linked = (text: string, options = {}): string => {
  const { problems, text: found } = link(text, options);
  expect(problems).toEqual([]);
  return found;
};

test('what all say stays, what told the modules apart goes, functions are counted', () => {
  const body = 'func &NAME () void {\n}\n';
  const header = (flavor: number, id: number): string => `flavor ${flavor}\nsrclang 1\nid ${id}\nnumfuncs 1\n`;
  const one = header(1, 2) + body.replace('NAME', 'f');
  expect(linked(`# a.mpl\n${one}# b.mpl\n${header(1, 3)}${body.replace('NAME', 'g')}`)).toMatch(
    /^flavor 1\nsrclang 1\nnumfuncs 2\nfunc/,
  );
  expect(linked(`# a.mpl\n${one}# b.mpl\n${header(5, 65535)}${body.replace('NAME', 'g')}`)).toMatch(
    /^srclang 1\nnumfuncs 2\n/,
  );
});

test('source files are numbered anew', () => {
  const text = linked(`# a.mpl
srcfileinfo { 1 "a.c", 2 "b.h" }
LOC 1 5
func &f () void {
  LOC 2 7
}
# b.mpl
srcfileinfo { 1 "b.c", 2 "b.h" }
LOC 1 2
func &g () void {
  LOC 1 3
  LOC 2 4
}
`);
  expect(text.match(/srcfileinfo.*|LOC \d+ \d+/g)).toEqual([
    'srcfileinfo { 1 "a.c", 2 "b.h", 3 "b.c" }',
    'LOC 1 5',
    'LOC 2 7',
    'LOC 3 2',
    'LOC 3 3',
    'LOC 2 4',
  ]);
});

test('global blocks lie one behind the other', () => {
  const text = linked(`# a.mpl
globalmemsize 12
globalmemmap = [ 1 2 ]
globalwordsrefcounted = [ 0x4 ]
func &f () i32 {
  return (ireadoff i32 4 (regread ptr %%GP))
}
# b.mpl
globalmemsize 8
globalmemmap = [ 3 4 ]
globalwordstypetagged = [ 0x1 ]
func &g () i32 {
  iassignoff i32 4 (regread ptr %%GP, constval i32 9)
  return (iread i32 <* i32> (add ptr (regread ptr %%GP, constval ptr 4)))
}
`);
  expect(text.match(/^global.*/gm)).toEqual([
    'globalmemsize 24',
    'globalmemmap = [ 0x1 0x2 0x0 0x0 0x3 0x4 ]',
    'globalwordstypetagged = [ 0x10 ]',
    'globalwordsrefcounted = [ 0x4 ]',
  ]);
  expect(text).toContain('ireadoff i32 4 (regread ptr %%GP)');
  expect(text).toContain('iassignoff i32 20 (regread ptr %%GP, constval i32 9)');
  expect(text).toContain('add ptr (add ptr (regread ptr %%GP, constval ptr 16), constval ptr 4)');
});

test('what was imported is declared as far as it is needed', () => {
  const text = linked(`# types.mplt
type $s <struct { @x i32, @t <* <$t>> }>
type $t <struct { @y i64 }>
type $unused <struct { @z i32 }>
func &f (var %s <* <$s>>) i32
func &other () i32
var $v extern <$s>
# a.mpl
import "types.mplt"
func &main () i32 {
  var %r i32
  callassigned &f (addrof ptr $v) { dassign %r 0 }
  return (dread i32 %r)
}
# b.mpl
import "types.mplt"
func &f (var %s <* <$s>>) i32 {
  return (iread i32 <* <$s>> 1 (dread ptr %s))
}
var $v <$s>
`);
  expect(text.match(/^(import|type|func|var) \S+/gm)).toEqual([
    'type $s',
    'type $t',
    'func &main',
    'func &f',
    'var $v',
  ]);
});

test('a library without a file stays an import, and supplies what it declares', () => {
  const library = `# <core.mplt>
type $s <struct { @x i32 }>
type $t <struct { @s <$s> }>
func &make (var %s <* <$s>>) i32
func &other () i32
var $count extern i32
`;
  const user = (name: string): string => `import "dir/core.mplt"
func &${name} () i32 {
  var %s <$s>
  callassigned &make (addrof ptr %s) { regassign i32 %1 }
  return (regread i32 %1)
}
`;
  const both = `${library}# a.mpl\n${user('f')}# b.mpl\n${user('g')}`.replaceAll('dir/core', 'core');
  const { text, module, problems } = link(both);
  expect(problems).toEqual([]);
  expect(text.match(/^(import|type|func|var) \S+/gm)).toEqual(['import "core.mplt"', 'func &f', 'func &g']);
  expect([...(module?.typeDefs.keys() ?? [])]).toEqual(['$s', '$t']);
  expect(module?.findFunc('&other')?.source.name).toBe('<core.mplt>');
  expect(module?.globals.map(({ name }) => name)).toEqual(['$count']);
});

test('an import that was not found stays', () => {
  const text = linked(
    '# a.mpl\nimportpath "lib"\nimport "gone.mplt"\nfunc &f () void {\n}\n# b.mpl\nfunc &g () void {\n}\n',
  );
  expect(text.match(/^import.*/gm)).toEqual(['importpath "lib"', 'import "gone.mplt"']);
});

test('pointers have one size', () => {
  const { problems } = link(
    '# a.mpl\nvar $x a64\n# b.mpl\nfunc &f () i32 {\n  return (cvt i32 a32 (constval a32 1))\n}\n',
  );
  expect(problems).toEqual(['b.mpl:1 LNK0012 `b.mpl` has addresses of 4 bytes, and `a.mpl` has addresses of 8 bytes']);
});

test('C that says no size was compiled for 8 bytes', () => {
  const narrow =
    '# a.mpl\nsrclang 1\nfileinfo { @INFO_pointer_size 4 }\nfunc &f () i32 {\n  return (constval i32 1)\n}\n';
  const wide =
    '# b.mpl\nsrclang 1\nfunc &main () i32 {\n  callassigned &f () {}\n  return (constval i32 0)\n}\nfunc &f () i32\n';
  expect(link(`${narrow}${wide}`).problems).toEqual([
    'b.mpl:1 LNK0012 `b.mpl` has addresses of 8 bytes, and `a.mpl` has addresses of 4 bytes',
  ]);
  expect(link(`${narrow}${wide.replace('srclang 1\n', '')}`).problems).toEqual([]);
});

test('comments go with what they belong to', () => {
  const text = linked(`# a.mpl
# The program.

# declared
func &f () i32
# defined
func &g () void { # at once
}
# b.mpl
# of b
func &f () i32 { # behind
  return (constval i32 1) # one
}
# the end
`);
  expect(text.match(/#.*/g)).toEqual([
    '# The program.',
    '# defined',
    '# at once',
    '# of b',
    '# behind',
    '# one',
    '# the end',
  ]);
});

test('functions, variables and types keep their files', () => {
  const { module } = link(
    '# a.mpl\nfunc &f () void {\n}\n# b.mpl\ntype $s <struct { @x i32 }>\nvar $x <$s>\nfunc &g () void {\n}\n',
  );
  const fileOf = (name: string): string | undefined => module?.findFunc(name)?.code?.source.name;
  expect([fileOf('&f'), fileOf('&g')]).toEqual(['a.mpl', 'b.mpl']);
  const places = [module?.globals[0], module?.typeDefs.get('$s')].map((place) => place && module?.spanOf(place));
  expect(places.map((span) => span && `${span.source.name}:${span.source.position(span.start).line}`)).toEqual([
    'b.mpl:2',
    'b.mpl:1',
  ]);
});

test('only what is reached stays, and bodies that are not are never looked at', () => {
  const text = `# a.mpl
type $used <class { @x i32, &used_m () i32 }>
type $unused <class { @x i32 }>
func &used_m (var %this <* <$used>>) i32 {
  return (dread i32 $byMethod)
}
var $byMethod i32
var $byNothing i32
func &main () i32 {
  var %o <* <$used>>
  dassign %o (gcmalloc ref <$used>)
  call &helper ()
  return (constval i32 0)
}
func &helper static () void {
}
func &kept used () void {
}
func &early constructor () void {
}
# b.mpl
func &lonely () void {
  call &lost ()
}
func &lost () void {
}
func &wanted () void {
}
func &nobody () void
`;
  const names = (options: object): string[] => linked(text, options).match(/^(func|var|type) \S+/gm) ?? [];
  expect(names({ gc: true, keep: ['wanted'] })).toEqual([
    'type $used',
    'func &used_m',
    'var $byMethod',
    'func &main',
    'func &helper',
    'func &kept',
    'func &early',
    'func &wanted',
  ]);
  expect(names({})).toHaveLength(13);
});

test('bodies of binary files that nothing reaches are not read', () => {
  const texts = {
    'a.mpl': 'func &main () void {\n  call &f ()\n}\nfunc &f () void\n',
    'b.mpl': 'func &f () void {\n}\nfunc &g () void {\n}\nfunc &h weak () void {\n}\n',
  };
  const modules = modulesOf(texts).map((module) =>
    decodeMaple(encodeMaple(module), `${module.source.name}.bpl`, { lazy: true }).orThrow(),
  );
  const { problems } = linkModules(modules, { gc: true });
  expect(problems).toEqual([]);
  const unread = modules.flatMap(({ funcs }) => funcs.filter(({ stored }) => stored?.hasCode === true));
  expect(unread.map(({ name }) => name)).toEqual(['&g', '&h']);
});

test('a damaged body is a mistake if it is reached', () => {
  const [module] = modulesOf({ 'a.mpl': 'func &main () void {\n  call &f ()\n}\nfunc &f () void {\n}\n' });
  const lazy = decodeMaple(encodeMaple(module), 'a.bpl', { lazy: true }).orThrow();
  const problem = { code: 'MPL1401', severity: 'error', message: 'damaged', notes: [] } as const;
  const damaged = lazy.mapFuncs((func) =>
    func.name === '&f' && func.stored !== undefined
      ? { ...func, stored: { ...func.stored, read: () => [problem] } }
      : func,
  );
  expect(linkModules([damaged], { gc: true }).problems).toEqual(['MPL1401 damaged']);
  expect(linkModules([damaged], { gc: true, entry: 'main' }).module).toBeUndefined();
});

test('a library is everything that it does not hide', () => {
  const text = '# a.mpl\nfunc &f () void {\n}\nfunc &g visibility_hidden () void {\n}\nfunc &h static () void {\n}\n';
  expect(linked(text, { gc: true }).match(/func \S+/g)).toEqual(['func &f']);
});

test('a module by itself is what it was, and what was linked can be linked', () => {
  const a =
    '# a.mpl\nvar $x i32 = 1\nfunc &f static () i32 {\n  return (dread i32 $x)\n}\nfunc &g () i32 {\n  var %r i32\n  callassigned &f () { dassign %r 0 }\n  return (dread i32 %r)\n}\n';
  const [module] = modulesOf({ 'a.mpl': a.replace('# a.mpl\n', '') });
  expect(linked(a)).toBe(printMaple(module).replace(/\n+/g, '\n'));
  const first = link(`${a}# b.mpl\nfunc &f static () void {\n}\nfunc &k () void {\n  call &f ()\n}\n`);
  const again = linkModules(first.module === undefined ? [] : [first.module]);
  expect(again.text).toBe(first.text);
});
