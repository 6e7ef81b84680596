/** Every way out of a function lets go what the counted words of its frame hold. */
import { localVar, type Code, type Node } from '../../../maple/code.ts';
import type { Func, Module } from '../../../maple/module.ts';
import { frameAreaOf } from '../../../maple/module-state.ts';
import type { Rewriter, Statements, Transformation } from '../rewrite.ts';
import { frameIn } from './frame.ts';
import { MarkedWord } from './words.ts';

export function releaseFrame(module: Module, func: Func): Transformation {
  const words = countedWords(func);
  const release = (r: Rewriter, n: Node): Statements => words.map((word) => word.release(r, n));
  const root = (func.code as Code).root;
  const givesNothing = func.results.every((type) => module.valuePrim(type, func) === 'void');
  return {
    name: 'frame-release',
    doc: '',
    // Every function has a block: the rules below may have nothing to do.
    rules: words.length === 0 ? {} : { block: (r, n) => r.statements(n), return: (r, n) => leave(r, n, release) },
    // Control may run into the end of a function without results.
    epilogue: (r) => (givesNothing ? [release(r, root), r.make(root, 'return', 'void', [])] : []),
  };
}

/** None where the function does not use its frame. */
function countedWords(func: Func): MarkedWord[] {
  const local = frameIn(func.locals);
  const { counted, tagged, locals = 0 } = frameAreaOf(func);
  if (local < 0) return [];
  return [...counted].map((offset) => new MarkedWord(localVar(local), locals + offset, true, tagged.has(offset)));
}

/** The results are computed before. */
function leave(r: Rewriter, n: Node, release: (r: Rewriter, n: Node) => Statements): Statements {
  const kept: Statements[] = [];
  const values = r.code.operands(n).map((operand, i) => {
    const prim = r.code.prim(operand);
    if (prim === 'agg' || r.code.op(operand) === 'constval') return r.operand(n, i);
    const reg = r.newPreg(n, prim);
    kept.push(r.make(n, 'regassign', prim, [reg], [r.operand(n, i)]));
    return r.make(n, 'regread', prim, [reg]);
  });
  return [kept, release(r, n), r.make(n, 'return', 'void', [], values)];
}
