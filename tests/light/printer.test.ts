/** The abstract syntax as text: the constructors of the document, their parameters in its order. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { printProgram } from '../../src/light/printer.ts';
import type { Statement } from '../../src/light/syntax.ts';
import { printStatement } from '../../src/light/printer.ts';
import { program } from './light.ts';

const folder = join(import.meta.dirname, 'programs');

/** Text is well-formed when every bracket is closed and none is closed twice. */
function depthOf(text: string): number {
  let depth = 0;
  for (const char of text.replace(/"[^"]*"/g, '')) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth < 0) return -1;
  }
  return depth;
}

describe('printer', () => {
  test('a function', () => {
    const text = printProgram(
      program(`func &f (var %x i32) i32 {
  while (gt u1 i32 (dread i32 %x, constval i32 0)) {
    dassign %x (sub i32 (dread i32 %x, constval i32 1))
  }
  return (dread i32 %x)
}
func &main () i32 {
  return (constval i32 0)
}
`),
    );
    expect(text).toContain(`(&f (function &f`.slice(4));
    expect(text).toContain('(fun_params (%x (Tprim (Tint Signed I32)))) (fun_returns (Tprim (Tint Signed I32)))');
    expect(text).toContain(
      '(S_while (E_binary (O_gt (Tint Signed I32)) Tbool (E_dread (Tint Signed I32) (Vlocal %x) 0) (E_constval (Tint Signed I32) (Vint 0)))',
    );
    expect(text).toContain(
      '(S_dassign (Vlocal %x) 0 (EE_pure (E_binary O_sub (Tint Signed I32) (E_dread (Tint Signed I32) (Vlocal %x) 0) (E_constval (Tint Signed I32) (Vint 1)))))',
    );
    expect(text).toContain('(S_return ((E_dread (Tint Signed I32) (Vlocal %x) 0)))');
    expect(text).toContain('(prog_main &main)');
  });

  test.each(readdirSync(folder).filter((name) => name.endsWith('.mpl')))('%s is well-formed', (name) => {
    const text = printProgram(program(readFileSync(join(folder, name), 'utf8')));
    expect(depthOf(text)).toBe(0);
    expect(text).not.toMatch(/undefined|\[object/);
  });

  test('the programs use every constructor of expressions and statements', () => {
    const all = readdirSync(folder)
      .map((name) => printProgram(program(readFileSync(join(folder, name), 'utf8'))))
      .join('\n');
    const names = [
      'E_dread',
      'E_iread',
      'E_regread',
      'E_addrof',
      'E_addroffunc',
      'E_constval',
      'E_sizeoftype',
      'E_unary',
      'E_iaddrof',
      'E_ceil',
      'E_cvt',
      'E_floor',
      'E_retype',
      'E_trunc',
      'E_binary',
      'E_cand',
      'E_cior',
      'E_select',
      'E_array',
      'EE_pure',
      'EE_malloc',
      'EE_gcmalloc',
      'EE_gcmallocjarray',
      'EE_gcpermalloc',
      'S_skip',
      'S_dassign',
      'S_iassign',
      'S_regassign',
      'S_seq',
      'S_label',
      'S_if',
      'S_while',
      'S_goto',
      'S_return',
      'S_switch',
      'S_callassigned',
      'S_icallassigned',
      'S_virtualcallassigned',
      'S_interfacecallassigned',
      'S_javatry',
      'S_throw',
      'S_javacatch',
      'S_free',
      'S_incref',
      'S_decref',
      'S_eval',
      'Cstruct',
      'Cclass',
      'Cinterface',
    ];
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(all))).toEqual([]);
  });

  test('a hundred thousand statements', () => {
    let s: Statement = { kind: 'S_skip' };
    for (let i = 0; i < 100_000; i++) s = { kind: 'S_seq', s1: { kind: 'S_skip' }, s2: s };
    expect(depthOf(printStatement(s))).toBe(0);
  });
});
