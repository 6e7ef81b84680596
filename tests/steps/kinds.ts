/** Modules that have `n` of one kind of item and little else. Each verifies without errors unless it says otherwise. */
export type ModuleMaker = (n: number) => string;

const each = (n: number, line: (i: number) => string): string =>
  Array.from({ length: n }, (_, i) => `${line(i)}\n`).join('');
const body = (lines: string, head = ''): string =>
  `${head}func &f (var %x i32) i32 {\n${lines}  return (dread i32 %x)\n}\n`;

export const kinds: Readonly<Record<string, ModuleMaker>> = {
  functions: (n) =>
    `id 3\n${each(n, (i) => `func &f${i} (var %x i32) i32 {\n  return (add i32 (dread i32 %x, constval i32 ${i}))\n}`)}`,
  prototypes: (n) => each(n, (i) => `func &f${i} (var %x i32) i32`),
  'calls forward': (n) =>
    each(
      n,
      (i) =>
        `func &f${i} (var %x i32) i32 {\n  var %r i32\n  callassigned &f${(i + 1) % n} (dread i32 %x) { dassign %r }\n  return (dread i32 %r)\n}`,
    ),
  globals: (n) => each(n, (i) => `var $x${i} i32 = ${i}`),
  'globals used': (n) =>
    each(n, (i) => `var $x${i} <[2] i32>`) +
    body(each(n, (i) => `  dassign %x (iread i32 <* i32> (addrof ptr $x${i}))`)),
  'globals that point': (n) => each(n, (i) => `var $x${i} <* void> = addrof ptr $x${(i + 1) % n}`),
  types: (n) =>
    each(n, (i) => `type $t${i} <struct {@a i32, @b <* <$t${(i + 1) % n}>>}>`) + each(n, (i) => `var $x${i} <$t${i}>`),
  'types in types': (n) =>
    `type $t0 <struct {@a i32}>\n${each(n, (i) => `type $t${i + 1} <struct {@a <$t${i >> 1}>, @b i32}>`)}var $x <$t${n}>\n`,
  'array types': (n) => each(n, (i) => `var $x${i} <[${i + 1}] i32>`),
  'function types': (n) => each(n, (i) => `var $x${i} <* <func (<[${i + 1}] i32>) i32>>`),
  labels: (n) => body(each(n, (i) => `@l${i}\n  brtrue @l${(i + 1) % n} (dread i32 %x)`)),
  strings: (n) => body(each(n, (i) => `  dassign %x (iread i32 <* i8> (conststr ptr "string ${i}"))`)),
  'strings of globals': (n) => each(n, (i) => `var $x${i} <* u8> = conststr ptr "string ${i}"`),
  fields: (n) =>
    body(
      each(n, (i) => `  dassign $s ${i + 1} (dread i32 %x)`),
      `type $t <struct {\n${Array.from({ length: n }, (_, i) => `  @f${i} i32`).join(',\n')}}>\nvar $s <$t>\n`,
    ),
  'bit-fields': (n) => `var $s <struct {\n${Array.from({ length: n }, (_, i) => `  @f${i}:3 i32`).join(',\n')}}>\n`,
  'values of fields': (n) =>
    `var $s <struct {\n${Array.from({ length: n }, (_, i) => `  @f${i} i32`).join(',\n')}}> = [${Array.from({ length: n }, (_, i) => `${i + 1} = ${i}`).join(', ')}]\n`,
  'values of elements': (n) => `var $s <[${n}] i32> = [${Array.from({ length: n }, (_, i) => String(i)).join(', ')}]\n`,
  'static fields': (n) =>
    body(
      each(n, (i) => `  dassign $c|f${i} (dread i32 %x)`),
      `type $c <class {\n${Array.from({ length: n }, (_, i) => `  @f${i} i32 static`).join(',\n')}}>\n`,
    ),
  directives: (n) =>
    each(n, (i) => `fileinfo { @INFO_${i} ${i} }`) +
    each(n, (i) => `func &f${i} () void {\n  funcid ${i}\n  moduleid 3\n}`),
  'paths of imports': (n) => each(n, (i) => `importpath "d${i}"`),
  imports: (n) => each(n, (i) => `import "t${i}.mplt"`) + each(n, (i) => `var $x${i} <$t${i}>`),
  comments: (n) =>
    each(n, (i) => `# comment ${i}\nvar $x${i} i32`) +
    body(each(n, (i) => `  # comment ${i}\n  dassign %x (constval i32 ${i})`)),
  'comments in expressions': (n) =>
    body(
      `  dassign %x (select i32 (constval i32 1, # why\n${each(n, (i) => `    # comment ${i}`)}    constval i32 1, constval i32 2))\n`,
    ),
  'comments of fields': (n) => `type $t <struct {\n${each(n, (i) => `  # comment ${i}\n  @f${i} i32,`)}  @last i32}>\n`,
  'raw items': (n) => each(n, (i) => `LOC 1 ${i}`),
  warnings: (n) => body(each(n, () => `  dassign %x (constval f64 1.5)`)),
  'errors of reading': (n) => body(each(n, () => `  dassign %x (consval i32 1)`)),
  'errors of rules': (n) => body(each(n, (i) => `  dassign $y${i} (constval i32 1)`)),
  'errors in fields': (n) =>
    `type $t <struct {\n${Array.from({ length: n }, (_, i) => `  @f${i} <$no${i}>`).join(',\n')}}>\n`,
  'undeclared functions': (n) => body(each(n, (i) => `  call &g${i} (dread i32 %x)`)),
  locals: (n) =>
    body(each(n, (i) => `  var %x${i} i32`) + each(n, (i) => `  dassign %x${i} (dread i32 %x${(i + 1) % n})`)),
  'local aggregates': (n) =>
    body(
      each(n, (i) => `  var %x${i} <[2] i32>`) + each(n, (i) => `  dassign %x (iread i32 <* i32> (addrof ptr %x${i}))`),
    ),
  'local types': (n) =>
    each(
      n,
      (i) => `func &f${i} () void {\n  type %t <struct {@a i32}>\n  var %s <%t>\n  dassign %s 1 (constval i32 ${i})\n}`,
    ),
  registers: (n) =>
    body(
      each(n, (i) => `  regassign i32 %${i + 1} (dread i32 %x)`) +
        each(n, (i) => `  dassign %x (regread i32 %${i + 1})`),
    ),
  parameters: (n) =>
    `func &f (${Array.from({ length: n }, (_, i) => `var %x${i} i32`).join(', ')}) i32 {\n  return (dread i32 %x0)\n}\n`,
  arguments: (n) =>
    `func &g (...) void\n${body(`  call &g (${Array.from({ length: n }, () => 'dread i32 %x').join(', ')})\n`)}`,
  'operands in operands': (n) =>
    body(each(Math.ceil(n / 200), () => `  dassign %x (${'neg i32 ('.repeat(200)}dread i32 %x${')'.repeat(200)})`)),
  'cases of a switch': (n) =>
    body(
      `  switch (dread i32 %x) @end {\n${each(n, (i) => `    ${i * 3}: goto @l${i}`)}  }\n${each(n, (i) => `@l${i}\n  dassign %x (constval i32 ${i})\n  goto @end`)}@end\n`,
    ),
  'tags of a multiway': (n) =>
    body(`  multiway (dread i32 %x) @end {\n${each(n, (i) => `    (constval i32 ${i}): goto @end`)}  }\n@end\n`),
  ifs: (n) =>
    body(
      each(
        n,
        (i) =>
          `  if (eq u1 i32 (dread i32 %x, constval i32 ${i})) {\n    dassign %x (constval i32 0) }\n  else {\n    dassign %x (constval i32 1) }`,
      ),
    ),
  loops: (n) =>
    body(each(n, () => `  while (dread i32 %x) {\n    dassign %x (sub i32 (dread i32 %x, constval i32 1)) }`)),
  'tries in a row': (n) =>
    body(
      each(
        n,
        (i) =>
          `  javatry {@h@${i}}\n  throw (constval ref 0)\n  endtry\n  goto @e${i}\n@h@${i} javacatch {<* void>}\n@e${i}`,
      ),
    ),
  classes: (n) =>
    `type $c0 <class {@f i32, &m public virtual (<* <$c0>>) i32}>\nfunc &m (var %this <* <$c0>>) i32 {\n  return (constval i32 1)\n}\n${each(n, (i) => `type $c${i + 1} <class <$c${i >> 1}> {@g i32}>`)}`,
  methods: (n) =>
    `type $c <class {@f i32,\n${Array.from({ length: n }, (_, i) => `  &c|m${i} public virtual (<* <$c>>) i32`).join(',\n')}}>\n${each(n, (i) => `func &c|m${i} virtual (var %this <* <$c>>) i32 {\n  return (constval i32 ${i})\n}`)}`,
  'classes with methods': (n) =>
    each(
      n,
      (i) =>
        `type $c${i} <class {@f i32, &c${i}|m public virtual (<* <$c${i}>>) i32}>\nfunc &c${i}|m virtual (var %this <* <$c${i}>>) i32 {\n  var %o <* <$c${i}>>\n  dassign %o (gcmalloc ref <$c${i}>)\n  virtualcall &c${i}|m (dread ref %o)\n  return (constval i32 ${i})\n}`,
    ),
  interfaces: (n) =>
    `${each(n, (i) => `type $i${i} <interface {&m${i} (<* <$i${i}>>) i32}>`)}type $c <class {@f i32, ${Array.from({ length: n }, (_, i) => `$i${i}`).join(', ')}}>\n`,
  'instances of a type': (n) =>
    `type $pair <struct {@a <!T>, @b <!T>}>\n${each(n, (i) => `type $t${i} <struct {@a i32}>\nvar $x${i} <$pair{!T=<$t${i}>}>`)}`,
  'instances of a function': (n) =>
    `func &g (var %x <!T>) void {\n}\n${each(n, (i) => `type $t${i} <struct {@a i32}>\nvar $x${i} <$t${i}>`)}${body(each(n, (i) => `  callinstant &g<{!T=<$t${i}>}> (dread agg $x${i})`))}`,
  'generic functions': (n) =>
    `${each(n, (i) => `func &g${i} (var %x <!T>) void {\n}`)}${body(each(n, (i) => `  callinstant &g${i}<{!T=i32}> (dread i32 %x)`))}`,
  'words of the global block': (n) =>
    `globalmemsize ${4 * n}\nglobalmemmap = [ ${'0x1 '.repeat(n)}]\n${each(n, (i) => `func &f${i} () i32 {\n  return (ireadoff i32 ${4 * i} (regread ptr %%GP))\n}`)}`,
  attributes: (n) =>
    each(n, (i) => `var $x${i} <[2] i32> align(16) static`) + each(n, (i) => `type $t${i} <struct {@a i32}> align(16)`),
  'addresses of functions': (n) =>
    each(n, (i) => `func &f${i} () void {\n}\nvar $p${i} <* <func () void>> = addroffunc ptr &f${(i + 1) % n}`),
  'old addresses of functions': (n) =>
    each(n, (i) => `func &f${i} () ptr {\n  return (addrof ptr $f${(i + 1) % n})\n}`),
  'results in fields': (n) =>
    `type $s <struct {@a i32, @b i32}>\nfunc &g () i32\n${each(n, (i) => `func &f${i} () i32 {\n  var %s <$s>\n  callassigned &g () { dassign %s 2 }\n  return (dread i32 %s 2)\n}`)}`,
  'functions without prototypes': (n) =>
    each(n, (i) => `func &f${i} {\n  framesize 8\n  upformalsize 8\n  iassignfpoff i32 -4 (ireadfpoff i32 0)\n}`),
  'classes in a row': (n) =>
    `type $c0 <class {@f0 i32}>\n${each(n, (i) => `type $c${i + 1} <class <$c${i}> {@f${i + 1} i32}>`)}`,
  'inherited fields': (n) =>
    `type $b <class {${Array.from({ length: n }, (_, i) => `@f${i} i32`).join(', ')}}>\ntype $c <class <$b> {${Array.from({ length: n }, (_, i) => `^f${i} i32`).join(', ')}}>\nvar $x <$c>\n${body(each(n, (i) => `  dassign $x ${-1 - i} (dread i32 %x)`))}`,
  switches: (n) => body(each(n, (i) => `  switch (dread i32 %x) @e${i} {\n    1: goto @e${i} }\n@e${i}`)),
  'loops over arrays': (n) => `var $a <[4] i32>\n${body(each(n, () => '  foreachelem %x $a {\n  }'))}`,
  'calls of externs': (n) =>
    each(
      n,
      (i) => `func &e${i} extern (var %p ptr) void\nfunc &f${i} () void {\n  call &e${i} (addroffunc ptr &f${i})\n}`,
    ),
  'finally blocks': (n) =>
    body(
      each(n, (i) => `  jstry 0 @f@${i}\n  gosub @f@${i}\n  goto @e${i}\n@f@${i} finally\n  retsub\n@e${i}\n  endtry`),
    ),
  'library calls': (n) => body(each(n, () => '  intrinsiccall C_strlen (conststr ptr "a")')),
  'atomic operations': (n) =>
    `var $a i32\n${body(each(n, () => '  intrinsiccallassigned C___sync_fetch_and_add_4 (addrof ptr $a, dread i32 %x) { dassign %x }'))}`,
  'places of lines': (n) => body(each(n, (i) => `  LOC 1 ${i}\n  dassign %x (constval i32 ${i})`)),
  allocations: (n) =>
    `type $c <class {@f i32}>\n${body(each(n, () => '  dassign %o (gcmalloc ref <$c>)').replace(/^/, '  var %o <* <$c>>\n'))}`,
  'arrays of pointers': (n) =>
    `${each(n, (i) => `var $x${i} i32`)}var $a <[${n}] <* i32>> = [${Array.from({ length: n }, (_, i) => `addrof ptr $x${i}`).join(', ')}]\n`,
  'calls by pointer': (n) =>
    each(
      n,
      (i) =>
        `func &f${i} (var %x i32) i32 {\n  var %p <* <func (i32) i32>>\n  dassign %p (addroffunc ptr &f${(i + 1) % n})\n  icallassigned (dread ptr %p, dread i32 %x) { dassign %x }\n  return (dread i32 %x)\n}`,
    ),
  'one long line': (n) => `var $x i32 ${'volatile '.repeat(n)}\n`,
};
