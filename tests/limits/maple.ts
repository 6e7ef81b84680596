/** Hostile programs of MAPLE. On the formal machine an allocation that fails is a stuck state, not a null pointer. */
import type { Hostile } from './hostile.ts';

const library = `
func &printf extern varargs (var %f ptr, ...) i32
func &sprintf extern varargs (var %s ptr, var %f ptr, ...) i32
func &snprintf extern varargs (var %s ptr, var %n u64, var %f ptr, ...) i32
func &asprintf extern varargs (var %s ptr, var %f ptr, ...) i32
func &scanf extern varargs (var %f ptr, ...) i32
func &sscanf extern varargs (var %s ptr, var %f ptr, ...) i32
func &puts extern (var %s ptr) i32
var $stdin extern ptr
func &ungetc extern (var %c i32, var %f ptr) i32
func &getline extern (var %l ptr, var %n ptr, var %f ptr) i64
func &fgets extern (var %s ptr, var %n i32, var %f ptr) ptr
func &fread extern (var %s ptr, var %n u64, var %m u64, var %f ptr) u64
func &getchar extern () i32
func &malloc extern (var %n u64) ptr
func &calloc extern (var %n u64, var %m u64) ptr
func &realloc extern (var %p ptr, var %n u64) ptr
func &free extern (var %p ptr) void
func &memset extern (var %p ptr, var %c i32, var %n u64) ptr
func &memcpy extern (var %p ptr, var %q ptr, var %n u64) ptr
func &memcmp extern (var %p ptr, var %q ptr, var %n u64) i32
func &strlen extern (var %p ptr) u64
func &strcmp extern (var %p ptr, var %q ptr) i32
func &strspn extern (var %p ptr, var %q ptr) u64
func &strchr extern (var %p ptr, var %c i32) ptr
func &strstr extern (var %p ptr, var %q ptr) ptr
func &strdup extern (var %p ptr) ptr
func &strtol extern (var %p ptr, var %e ptr, var %b i32) i64
func &strtod extern (var %p ptr, var %e ptr) f64
func &qsort extern (var %p ptr, var %n u64, var %s u64, var %c ptr) void
func &bsearch extern (var %k ptr, var %p ptr, var %n u64, var %s u64, var %c ptr) ptr
func &atexit extern (var %f ptr) i32
func &exit extern (var %c i32) void
`;

/** A main function with some variables that have values. */
const main = (body: string, before = ''): string => `${library}${before}
func &main () i32 {
  var %p ptr
  var %q ptr
  var %i i32
  var %k i64
  var %d f64
  var %e ref
  dassign %p (constval ptr 0)
  dassign %q (constval ptr 0)
  dassign %i (constval i32 0)
  dassign %k (constval i64 0)
  dassign %d (constval f64 0.0)
${body}
  return (constval i32 0)
}
`;
const forever = (body: string): string => `while (constval u1 1) {\n${body}\n}`;
const stdin = 'dread ptr $stdin';

/** \`%p\`: a block of so many letters, with a zero behind them. */
const filled = (size: number, letter = 65): string => `
  callassigned &malloc (constval u64 ${size + 1}) { dassign %p }
  call &memset (dread ptr %p, constval i32 0, constval u64 ${size + 1})
  call &memset (dread ptr %p, constval i32 ${letter}, constval u64 ${size})`;

const growing = { ends: 'timeout', on: { light: 'out-of-memory' } } as const;

export const maple: readonly Hostile[] = [
  // Time
  { name: 'a loop', standsFor: 'steps', text: main(forever('')), ends: 'timeout' },
  { name: 'a jump to itself', text: main('@here goto @here'), ends: 'timeout' },
  { name: 'calls that call', text: main(forever('call &f ()'), 'func &f () void { return () }'), ends: 'timeout' },
  {
    name: 'memset',
    standsFor: 'library',
    text: main(`${filled(200_000)}${forever('call &memset (dread ptr %p, constval i32 66, constval u64 200000)')}`),
    ends: 'timeout',
  },
  {
    name: 'memcpy',
    text: main(
      `${filled(200_000)}${forever('call &memcpy (dread ptr %p, add ptr (dread ptr %p, constval ptr 100000), constval u64 100000)')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'memcmp',
    text: main(
      `${filled(200_000)}${forever('callassigned &memcmp (dread ptr %p, dread ptr %p, constval u64 200000) { dassign %i }')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'strlen',
    text: main(`${filled(200_000)}${forever('callassigned &strlen (dread ptr %p) { dassign %k }')}`),
    ends: 'timeout',
  },
  {
    name: 'strcmp',
    text: main(`${filled(200_000)}${forever('callassigned &strcmp (dread ptr %p, dread ptr %p) { dassign %i }')}`),
    ends: 'timeout',
  },
  {
    name: 'strspn',
    text: main(
      `${filled(200_000)}${forever('callassigned &strspn (dread ptr %p, conststr ptr "ABC") { dassign %k }')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'strchr',
    text: main(`${filled(200_000)}${forever('callassigned &strchr (dread ptr %p, constval i32 66) { dassign %q }')}`),
    ends: 'timeout',
  },
  {
    name: 'strstr',
    text: main(
      `${filled(200_000)}${forever('callassigned &strstr (dread ptr %p, conststr ptr "AAB") { dassign %q }')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'strtol of many digits',
    text: main(
      `${filled(200_000, 49)}${forever('callassigned &strtol (dread ptr %p, constval ptr 0, constval i32 10) { dassign %k }')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'sscanf of much space',
    text: main(
      `${filled(200_000, 32)}${forever('callassigned &sscanf (dread ptr %p, conststr ptr " %d", addrof ptr %i) { dassign %i }')}`,
    ),
    ends: 'timeout',
  },
  {
    name: 'printf of wide fields',
    text: main(
      forever(
        'callassigned &snprintf (constval ptr 0, constval u64 0, conststr ptr "%10000d", constval i32 1) { dassign %i }',
      ),
    ),
    ends: 'timeout',
  },
  {
    name: 'qsort with a function of the host',
    text: main(
      `${filled(200_000)}\ncall &qsort (dread ptr %p, constval u64 200000, constval u64 1, addroffunc ptr &strcmp)`,
    ),
    ends: 'timeout',
    on: { vm: 'bad-indirect-call' },
  },
  {
    name: 'qsort with a comparison without end',
    text: main(
      `${filled(100)}\ncall &qsort (dread ptr %p, constval u64 10, constval u64 4, addroffunc ptr &cmp)`,
      'func &cmp (var %a ptr, var %b ptr) i32 { while (constval u1 1) { } return (constval i32 0) }',
    ),
    ends: 'timeout',
  },
  {
    name: 'handlers that register themselves',
    text: main(
      'call &atexit (addroffunc ptr &h)',
      'func &h () void { call &atexit (addroffunc ptr &h) call &exit (constval i32 3) }',
    ),
    ends: 'timeout',
  },
  {
    name: 'a handler without end',
    text: main('call &atexit (addroffunc ptr &h)', `func &h () void { ${forever('')} }`),
    ends: 'timeout',
  },
  {
    name: 'exceptions',
    text: main(
      forever('call &thrower ()'),
      `type $E <class { @a i32 }>
func &thrower () void {
  var %e ref
  javatry {@h}
  dassign %e (gcmalloc ref <$E>)
  throw (dread ref %e)
  endtry
  return ()
@h javacatch {<* <$E>>}
  return ()
}`,
    ),
    ends: 'out-of-memory',
  },
  // Input and output
  { name: 'output', standsFor: 'output', text: main(forever('call &puts (conststr ptr "again")')), ends: 'timeout' },
  {
    name: 'zeros that are skipped',
    text: main('callassigned &scanf (conststr ptr "%*[^x]") { dassign %i }'),
    input: '\0',
    ends: 'timeout',
  },
  {
    name: 'digits without end',
    text: main('callassigned &scanf (conststr ptr "%d", addrof ptr %i) { dassign %i }'),
    input: '7',
    ends: 'out-of-memory',
  },
  {
    name: 'digits of a float',
    text: main('callassigned &scanf (conststr ptr "%lf", addrof ptr %d) { dassign %i }'),
    input: '7',
    ends: 'out-of-memory',
  },
  {
    name: 'space without end',
    text: main('callassigned &scanf (conststr ptr "%d", addrof ptr %i) { dassign %i }'),
    input: ' ',
    ends: 'timeout',
  },
  {
    name: 'a line without end',
    standsFor: 'input',
    text: main(`callassigned &getline (addrof ptr %p, addrof ptr %k, ${stdin}) { dassign %k }`),
    input: 'l',
    // It says that there was no memory, and the program ends; on the formal machine `malloc` is a rule, which is stuck.
    ends: 'done',
    on: { light: 'out-of-memory' },
  },
  {
    name: 'bytes one by one',
    text: main(forever('callassigned &getchar () { dassign %i }')),
    input: 'c',
    ends: 'timeout',
  },
  {
    name: 'bytes pushed back',
    text: main(forever(`call &ungetc (constval i32 97, ${stdin})`)),
    memory: 2 ** 17,
    ends: 'out-of-memory',
  },
  // Memory
  {
    name: 'small blocks',
    standsFor: 'memory',
    text: main(forever('callassigned &malloc (constval u64 24) { dassign %p }')),
    ...growing,
  },
  { name: 'no bytes at all', text: main(forever('callassigned &malloc (constval u64 0) { dassign %p }')), ...growing },
  {
    name: 'large blocks',
    text: main(forever('callassigned &calloc (constval u64 1000, constval u64 1000) { dassign %p }')),
    ...growing,
  },
  {
    name: 'copies of strings',
    text: main(`${filled(10_000)}${forever('callassigned &strdup (dread ptr %p) { dassign %q }')}`),
    ...growing,
  },
  {
    name: 'a block that grows',
    text: main(
      forever(
        'dassign %k (add i64 (dread i64 %k, constval i64 10000))\ncallassigned &realloc (dread ptr %p, dread i64 %k) { dassign %q }\nif (ne u1 ptr (dread ptr %q, constval ptr 0)) { dassign %p (dread ptr %q) }',
      ),
    ),
    ...growing,
  },
  {
    name: 'objects',
    text: main(forever('dassign %e (gcmalloc ref <$E>)'), 'type $E <class { @a i32 }>'),
    ends: 'out-of-memory',
  },
  {
    name: 'permanent objects',
    text: main(forever('dassign %e (gcpermalloc ref <$E>)'), 'type $E <class { @a i32 }>'),
    ends: 'out-of-memory',
  },
  {
    name: 'a managed array',
    text: main('dassign %e (gcmallocjarray ref <[] i64> (constval i32 100000000))'),
    ends: 'out-of-memory',
  },
  {
    name: 'handlers',
    text: main(forever('call &atexit (addroffunc ptr &h)'), 'func &h () void { return () }'),
    ends: 'out-of-memory',
  },
  {
    name: 'a wide field',
    text: main('call &printf (conststr ptr "%*d", constval i32 16000000, constval i32 1)'),
    ends: 'out-of-memory',
  },
  {
    name: 'a long fraction',
    text: main('call &printf (conststr ptr "%.16000000f", constval f64 1.5)'),
    ends: 'out-of-memory',
  },
  {
    name: 'a long string, often',
    text: main(
      `${filled(200_000)}\ncall &printf (conststr ptr "%s%s%s%s%s", dread ptr %p, dread ptr %p, dread ptr %p, dread ptr %p, dread ptr %p)`,
    ),
    ends: 'out-of-memory',
  },
  {
    name: 'a long needle',
    text: main(`${filled(200_000)}\ncallassigned &strstr (dread ptr %p, dread ptr %p) { dassign %q }`),
    ends: 'out-of-memory',
  },
  {
    name: 'a number of megabytes',
    text: main(`${filled(200_000, 49)}\ncallassigned &strtod (dread ptr %p, constval ptr 0) { dassign %d }`),
    ends: 'out-of-memory',
  },
  { name: 'a huge global', standsFor: 'data', text: main('', 'var $x <[600000000] i64>'), ends: 'out-of-memory' },
  { name: 'a huge global with a value', text: main('', 'var $x <[600000000] i64> = [1, 2]'), ends: 'out-of-memory' },
  // The stack
  {
    name: 'recursion',
    standsFor: 'stack',
    text: main(
      'call &f (constval i32 1)',
      'func &f (var %n i32) i32 {\n  var %r i32\n  callassigned &f (add i32 (dread i32 %n, constval i32 1)) { dassign %r }\n  return (add i32 (dread i32 %r, dread i32 %n))\n}',
    ),
    ends: 'stack-overflow',
    on: { light: 'out-of-memory' },
  },
  {
    name: 'recursion with arrays',
    text: main(
      'call &f ()',
      'func &f () void {\n  var %a <[1000] i64>\n  iassign <* i64> 0 (addrof ptr %a, constval i64 1)\n  call &f ()\n}',
    ),
    ends: 'stack-overflow',
    on: { light: 'out-of-memory' },
  },
  {
    name: 'a huge local',
    text: main(
      'call &f ()',
      'func &f () void {\n  var %a <[100000000] i64>\n  iassign <* i64> 0 (addrof ptr %a, constval i64 1)\n}',
    ),
    ends: 'stack-overflow',
    on: { light: 'out-of-memory' },
  },
  {
    name: 'alloca',
    text: main(forever('dassign %p (alloca ptr (constval u64 1000))')),
    ends: 'stack-overflow',
    on: { light: 'out-of-memory' },
  },
  { name: 'a huge alloca', text: main('dassign %p (alloca ptr (constval u64 4000000000))'), ends: 'stack-overflow' },
];
