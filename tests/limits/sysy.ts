/** Hostile programs of SysY. */
import type { Hostile } from './hostile.ts';

const main = (body: string, before = ''): string => `${before}\nint main() {\n${body}\n  return 0;\n}\n`;

export const sysy: readonly Hostile[] = [
  { name: 'a loop', standsFor: 'steps', text: main('while (1) {}'), ends: 'timeout' },
  { name: 'a loop that goes on', text: main('int i = 0; while (1) { i = i + 1; continue; }'), ends: 'timeout' },
  { name: 'nested loops', text: main('while (1) { while (1) { while (1) {} } }'), ends: 'timeout' },
  { name: 'a float that never arrives', text: main('float x = 0; while (x < 1e9) { x = x + 1; }'), ends: 'timeout' },
  { name: 'calls', text: main('while (1) { f(1); }', 'int f(int n) { return n; }'), ends: 'timeout' },
  {
    name: 'a condition that calls',
    text: main('while (f() && f() || f()) {}', 'int f() { return 1; }'),
    ends: 'timeout',
  },
  { name: 'recursion', text: main('return f(1);', 'int f(int n) { return f(n + 1) + n; }'), ends: 'stack-overflow' },
  {
    name: 'two that call each other',
    text: main('return f(1);', 'int f(int n) { if (n % 2 == 0) { return f(n + 1) + 1; } return f(n + 3) + 2; }'),
    ends: 'stack-overflow',
  },
  {
    name: 'recursion with an array',
    standsFor: 'stack',
    text: main('return f(1);', 'int f(int n) { int a[10000]; a[n % 10000] = n; return f(n + 1) + a[0]; }'),
    ends: 'stack-overflow',
  },
  {
    name: 'recursion with an array handed on',
    text: main('int a[4] = {}; return f(a);', 'int f(int a[]) { int b[1000] = {1}; return f(b) + a[0]; }'),
    ends: 'stack-overflow',
  },
  {
    name: 'a huge local',
    text: main('return f();', 'int f() { int a[100000000]; a[5] = 1; return a[5]; }'),
    ends: 'stack-overflow',
  },
  { name: 'a huge global', standsFor: 'data', text: main('a[5] = 1;', 'int a[120000000];'), ends: 'out-of-memory' },
  {
    name: 'a huge global with values',
    text: main('a[5] = 1;', 'int a[120000000] = {1, 2, 3};'),
    ends: 'out-of-memory',
  },
  {
    name: 'a global of several dimensions',
    text: main('a[1][2][3] = 1;', 'int a[1000][1000][100];'),
    ends: 'out-of-memory',
  },
  { name: 'integers out', standsFor: 'output', text: main('while (1) putint(1234567890);'), ends: 'timeout' },
  {
    name: 'an array out',
    standsFor: 'library',
    text: main('while (1) putarray(100000, a);', 'int a[100000];'),
    ends: 'timeout',
  },
  { name: 'floats out', text: main('while (1) putfloat(1.5);'), ends: 'timeout' },
  { name: 'a wide field', text: main('putf("%16000000d", 1);'), ends: 'out-of-memory' },
  { name: 'wide fields', text: main('while (1) putf("%10000d", 1);'), ends: 'timeout' },
  { name: 'bytes in', text: main('while (1) getch();'), input: 'x', ends: 'timeout' },
  { name: 'an integer without end', text: main('return getint();'), input: '7', ends: 'timeout' },
  { name: 'space without end', text: main('return getint();'), input: ' ', ends: 'timeout' },
  { name: 'a float without end', text: main('return getfloat();'), input: '7', ends: 'timeout' },
  {
    name: 'an array in',
    standsFor: 'input',
    text: main('while (1) getarray(a);', 'int a[100000];'),
    input: '99 ',
    ends: 'timeout',
  },
  {
    name: 'an array of floats in',
    text: main('while (1) getfarray(a);', 'float a[100000];'),
    input: '99 ',
    ends: 'timeout',
  },
  {
    name: 'an array that is longer than memory',
    text: main('return getarray(a);', 'int a[100];'),
    input: '999999999 ',
    ends: 'out-of-bounds',
  },
  { name: 'timers', standsFor: 'memory', text: main('while (1) { starttime(); stoptime(); }'), ends: 'timeout' },
];
