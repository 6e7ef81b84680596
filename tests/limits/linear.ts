/** Hostile programs of the linear IR. */
import type { Hostile } from './hostile.ts';

const library = `
extern func i64 @malloc(i64)
extern func i64 @calloc(i64, i64)
extern func i64 @realloc(i64, i64)
extern func i64 @memset(i64, i32, i64)
extern func i64 @memmove(i64, i64, i64)
extern func i64 @memchr(i64, i32, i64)
extern func i64 @strlen(i64)
extern func i32 @strncmp(i64, i64, i64)
extern func i64 @strcpy(i64, i64)
extern func i32 @atexit(i64)
extern func i32 @putchar(i32)
extern func i32 @getchar()
extern func i32 @ungetc(i32, i64)
extern func i64 @fread(i64, i64, i64, i64)
extern func f64 @strtod(i64, i64)
extern func i32 @atoi(i64)
`;

const program = (body: string, more = ''): string => `profile full, pointer 8
entry @main
${more}
export func i32 @main, param 0, form cfg
  local i64 l0 "p"
  local i64 l1 "n"
block B0:
${body}
func end
${library}`;

/** Statements that are repeated for ever. */
const forever = (statements: string, before = '', more = ''): string =>
  program(`${before}  ucond goto B1\nblock B1:\n${statements}  ucond goto B1`, more);

/** `l0`: so many letters and a zero. */
const block = (size: number, letter = 65): string => `  rparam ${size + 1}L
  l0 = call @malloc, param 1
  rparam l0
  rparam ${letter}
  rparam ${size}L
  call @memset, param 3
`;

export const linear: readonly Hostile[] = [
  { name: 'a loop', standsFor: 'steps', text: forever(''), ends: 'timeout' },
  {
    name: 'two loops',
    text: program('  ucond goto B1\nblock B1:\n  ucond goto B2\nblock B2:\n  ucond goto B1'),
    ends: 'timeout',
  },
  {
    name: 'calls',
    text: forever('  call @f, param 0\n', '', 'func void @f, param 0, form cfg\nblock B0:\n  return\nfunc end\n'),
    ends: 'timeout',
  },
  {
    name: 'recursion',
    standsFor: 'stack',
    text: program(
      '  call @f, param 0\n  return 0',
      'func void @f, param 0, form cfg\nblock B0:\n  call @f, param 0\n  return\nfunc end\n',
    ),
    ends: 'stack-overflow',
  },
  {
    name: 'two that call each other',
    text: program(
      '  call @f, param 0\n  return 0',
      'func void @f, param 0, form cfg\nblock B0:\n  call @g, param 0\n  return\nfunc end\nfunc void @g, param 0, form cfg\nblock B0:\n  call @f, param 0\n  return\nfunc end\n',
    ),
    ends: 'stack-overflow',
  },
  {
    name: 'recursion through a pointer',
    text: program(
      '  call @f, param 0\n  return 0',
      'func void @f, param 0, form cfg\nblock B0:\n  icall &f () void, param 0\n  return\nfunc end\n',
    ),
    ends: 'stack-overflow',
  },
  {
    name: 'recursion with slots',
    text: program(
      '  call @f, param 0\n  return 0',
      'func void @f, param 0, form cfg\n  local slot 100000 align 8 l0\nblock B0:\n  store.i32 l0, 1\n  call @f, param 0\n  return\nfunc end\n',
    ),
    ends: 'stack-overflow',
  },
  {
    name: 'a huge slot',
    text: program(
      '  call @f, param 0\n  return 0',
      'func void @f, param 0, form cfg\n  local slot 1000000000 align 8 l0\nblock B0:\n  store.i32 l0, 1\n  return\nfunc end\n',
    ),
    ends: 'stack-overflow',
  },
  { name: 'alloca', text: forever('  t2 = alloca 1000L\n  store.i32 t2, 1\n'), ends: 'stack-overflow' },
  {
    name: 'a huge alloca',
    text: program('  t2 = alloca 9000000000L\n  store.i32 t2, 1\n  return 0'),
    ends: 'stack-overflow',
  },
  {
    name: 'blocks',
    standsFor: 'memory',
    text: forever('  rparam 24L\n  l0 = call @malloc, param 1\n'),
    ends: 'timeout',
  },
  {
    name: 'blocks of zeros',
    text: forever('  rparam 1000L\n  rparam 1000L\n  l0 = call @calloc, param 2\n'),
    ends: 'timeout',
  },
  {
    name: 'a block that shrinks and grows',
    text: forever(
      '  rparam l0\n  rparam 200000L\n  l0 = call @realloc, param 2\n  rparam l0\n  rparam 8L\n  l0 = call @realloc, param 2\n',
    ),
    ends: 'timeout',
  },
  { name: 'copies', text: forever('  copy l0, l0, 200000\n', block(200_000)), ends: 'timeout' },
  { name: 'fills', standsFor: 'library', text: forever('  fill l0, 66, 200000\n', block(200_000)), ends: 'timeout' },
  {
    name: 'memmove',
    text: forever('  rparam l0\n  rparam l0\n  rparam 200000L\n  call @memmove, param 3\n', block(200_000)),
    ends: 'timeout',
  },
  {
    name: 'memchr',
    text: forever('  rparam l0\n  rparam 66\n  rparam 200000L\n  call @memchr, param 3\n', block(200_000)),
    ends: 'timeout',
  },
  {
    name: 'strncmp',
    text: forever('  rparam l0\n  rparam l0\n  rparam 200000L\n  call @strncmp, param 3\n', block(200_000)),
    ends: 'timeout',
  },
  {
    name: 'atoi of many digits',
    text: forever('  rparam l0\n  call @atoi, param 1\n', block(200_000, 49)),
    ends: 'timeout',
  },
  {
    name: 'strtod of too many digits',
    text: program(`${block(200_000, 49)}  rparam l0\n  rparam 0L\n  call @strtod, param 2\n  return 0`),
    ends: 'out-of-memory',
  },
  { name: 'output', standsFor: 'output', text: forever('  rparam 65\n  call @putchar, param 1\n'), ends: 'timeout' },
  { name: 'input', standsFor: 'input', text: forever('  call @getchar, param 0\n'), input: 'x', ends: 'timeout' },
  {
    name: 'bytes pushed back',
    text: forever('  rparam 65\n  rparam 16L\n  call @ungetc, param 2\n'),
    memory: 2 ** 18,
    ends: 'out-of-memory',
  },
  {
    name: 'input by the block',
    text: forever('  rparam l0\n  rparam 1L\n  rparam 200000L\n  rparam 16L\n  call @fread, param 4\n', block(200_000)),
    input: 'x',
    ends: 'timeout',
  },
  {
    name: 'handlers',
    text: forever(
      '  rparam &f\n  call @atexit, param 1\n',
      '',
      'func void @f, param 0, form cfg\nblock B0:\n  return\nfunc end\n',
    ),
    ends: 'out-of-memory',
  },
  {
    name: 'a handler without end',
    text: program(
      '  rparam &f\n  call @atexit, param 1\n  return 0',
      'func void @f, param 0, form cfg\nblock B0:\n  ucond goto B1\nblock B1:\n  ucond goto B1\nfunc end\n',
    ),
    ends: 'timeout',
  },
  { name: 'huge data', text: program('  return 0', 'global data 2000000000 align 8 @d\n'), ends: 'out-of-memory' },
  {
    name: 'a huge array',
    standsFor: 'data',
    text: program('  return 0', 'global i32[500000000] @a\n'),
    ends: 'out-of-memory',
  },
  {
    name: 'a huge array with a value at its end',
    text: program('  return 0', 'global i32[500000000] @a = {499999999: 7}\n'),
    ends: 'out-of-memory',
  },
];
