/**
 * %%PC and what stands at a distance from it (docs/decisions/0125-code-addresses.md): the program counter is the address of
 * the function that runs, as `addroffunc` gives it.
 *
 *     regread p %%PC           addroffunc p &f
 *     addroffpc p n            addroffunc p &f + n
 *     ireadpcoff t n           ireadoff t n (addroffunc ptr &f)
 *     iassignpcoff t n (x)     iassignoff t n (addroffunc ptr &f, x)
 *
 * Code is no data: an access that does not leave the function's surroundings traps.
 */
import { specialBit, specialRegs } from '../../maple/code.ts';
import type { Transformation } from './rewrite.ts';

export const codeAddresses: Transformation = {
  name: 'code-addresses',
  doc: '%%PC to the address of the function',
  // Registers are read nearly everywhere.
  concerns: (code) =>
    (code.census.specials & specialBit(specialRegs['%%PC'])) !== 0 ||
    code.mentions('addroffpc') ||
    code.mentions('ireadpcoff') ||
    code.mentions('iassignpcoff'),
  expressions: {
    regread: (r, n) =>
      r.code.reg(n) === specialRegs['%%PC'] ? r.make(n, 'addroffunc', r.code.prim(n), [r.func.id]) : undefined,
    addroffpc: (r, n) => {
      const prim = r.code.prim(n);
      const base = r.make(n, 'addroffunc', prim, [r.func.id]);
      return r.make(n, 'add', prim, [], [base, r.constant(n, prim, r.code.offset(n))]);
    },
    ireadpcoff: (r, n) =>
      r.make(n, 'ireadoff', r.code.prim(n), [r.code.offset(n)], [r.make(n, 'addroffunc', 'ptr', [r.func.id])]),
  },
  rules: {
    iassignpcoff: (r, n) =>
      r.make(
        n,
        'iassignoff',
        r.code.prim(n),
        [r.code.offset(n)],
        [r.make(n, 'addroffunc', 'ptr', [r.func.id]), r.operand(n, 0)],
      ),
  },
};
