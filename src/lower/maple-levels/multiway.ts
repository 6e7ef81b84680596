/**
 * `multiway` to `switch` when every tag is an integer constant and no two are equal, else to tests in the listed order:
 *
 *     multiway (x) @d { (t0): goto @a (t1): goto @b }      regassign i32 %7 (x)
 *                                                          brtrue @a (eq (%7, t0))
 *                                                          brtrue @b (eq (%7, t1))
 *                                                          goto @d
 *
 * Strings are compared by their characters (C_strcmp), everything else by value.
 */
import { NO_LABEL, type Node } from '../../maple/code.ts';
import { isInteger, isAddress, type PrimType } from '../../scalar/prim-types.ts';
import type { Rewriter, Statements, Transformation } from './rewrite.ts';

export const multiways: Transformation = {
  name: 'multiway',
  doc: 'multiway to switch or to tests in order',
  rules: { multiway: lowerMultiway },
};

function lowerMultiway(r: Rewriter, n: Node): Statements {
  const { code } = r;
  const tags = code.cases(n).map((_, i) => code.operand(n, i + 1));
  if (tags.every((tag) => code.op(tag) === 'constval' && isInteger(code.prim(tag)))) {
    const cases = tags.map((tag, i) => ({
      value: signed(code.bits(tag), code.prim(tag)),
      label: code.cases(n)[i].label,
    }));
    if (new Set(cases.map((entry) => entry.value)).size === cases.length) {
      return [r.make(n, 'switch', 'void', [code.label(n), cases], [r.operand(n, 0)])];
    }
  }
  return testInOrder(r, n);
}

function testInOrder(r: Rewriter, n: Node): Statements {
  const { code } = r;
  const prim = code.prim(code.operand(n, 0));
  const selector = r.newPreg(n, prim);
  const tests = code.cases(n).map((entry, i) => {
    const tag = code.operand(n, i + 1);
    const value = r.make(n, 'regread', prim, [selector]);
    return r.make(n, 'brtrue', 'void', [entry.label], [equal(r, n, prim, code.op(tag), value, r.operand(n, i + 1))]);
  });
  const fallback = code.label(n) === NO_LABEL ? [] : r.jump(n, code.label(n));
  return [r.make(n, 'regassign', prim, [selector], [r.operand(n, 0)]), tests, fallback];
}

function equal(r: Rewriter, n: Node, prim: PrimType, tagOp: string, value: Node, tag: Node): Node {
  if (!isAddress(prim) || tagOp !== 'conststr') return r.make(n, 'eq', 'u1', [prim], [value, tag]);
  const order = r.make(n, 'intrinsicop', 'i32', ['C_strcmp'], [value, tag]);
  return r.make(n, 'eq', 'u1', ['i32'], [order, r.constant(n, 'i32', 0)]);
}

/** The number that the bits of a constant stand for. */
function signed(bits: bigint, prim: PrimType): bigint {
  const width = prim.endsWith('8') || prim === 'u1' ? 8 : Number(prim.slice(1));
  return prim.startsWith('i') ? BigInt.asIntN(width, bits) : BigInt.asUintN(width, bits);
}
