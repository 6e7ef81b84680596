/** Which expressions only calculate, so that they may be written where their value is used, or left out. */
import { isPlace } from '../conversions.ts';
import type { Expr } from '../tree.ts';
import { VOLATILE } from '../types.ts';

const simple = new WeakMap<Expr, boolean>();
const stopping = new WeakMap<Expr, boolean>();
const heights = new WeakMap<Expr, number>();

/**
 * Nodes of MAPLE become no taller than the text of MAPLE may nest: an expression that is taller is kept in a pseudo-register now
 * and then. It is a prime, as expressions repeat themselves every few levels, and some of these are places.
 */
const tallestNode = 97;

/** Builtins that calculate and do nothing else. */
const pureBuiltins: ReadonlySet<string> = new Set(
  'sqrt fabs floor ceil trunc bits clrsb clz ctz popcount parity ffs bswap expect isnan isinf isfinite isnormal signbit isinf_sign fpclassify isgreater isgreaterequal isless islessequal islessgreater isunordered'.split(
    ' ',
  ),
);

const noParts: readonly Expr[] = [];

/** Does nothing but calculate, and is small enough to be written as one node. */
export function isSimple(expr: Expr): boolean {
  return remembered(simple, expr, calculates);
}

/** Is this a level at which the value is kept? */
export function isKeptLevel(expr: Expr): boolean {
  return heightOf(expr) % tallestNode === 0;
}

/** Without recursion, since this is what finds out that an expression is tall. */
function heightOf(expr: Expr): number {
  const known = heights.get(expr);
  if (known !== undefined) return known;
  const waiting = [expr];
  for (let at = waiting.at(-1); at !== undefined; at = waiting.at(-1)) {
    const parts = partsOf(at);
    const size = waiting.length;
    let height = 1;
    for (const part of parts) {
      const below = heights.get(part);
      if (below === undefined) waiting.push(part);
      else if (below >= height) height = below + 1;
    }
    if (waiting.length > size) continue;
    heights.set(at, height);
    waiting.pop();
  }
  return heights.get(expr) ?? 1;
}

/** Might stop the program: by a division, or where an address leads nowhere. */
export function mayStop(expr: Expr): boolean {
  return remembered(stopping, expr, (at) => {
    if (at.kind === 'deref') return true;
    if (at.kind === 'binary' && (at.op === 'div' || at.op === 'rem') && at.type.kind !== 'float') return true;
    return partsOf(at).some((part) => mayStop(part));
  });
}

function remembered<T>(known: WeakMap<Expr, T>, expr: Expr, decide: (expr: Expr) => T): T {
  let answer = known.get(expr);
  if (answer === undefined) known.set(expr, (answer = decide(expr)));
  return answer;
}

function calculates(expr: Expr): boolean {
  if (heightOf(expr) >= tallestNode || needsMemory(expr)) return false;
  switch (expr.kind) {
    case 'assign':
    case 'update':
    case 'call':
    case 'statement':
      return false;
    case 'compound':
      return expr.symbol.storage !== 'auto';
    case 'builtin':
      return pureBuiltins.has(expr.name) && expr.args.every((arg) => isSimple(arg));
    case 'load':
      return (expr.operand.type.quals & VOLATILE) === 0 && isSimple(expr.operand);
    case 'conditional':
      // It becomes a statement unless both values can be calculated.
      return (
        expr.then !== undefined &&
        partsOf(expr).every((part) => isSimple(part)) &&
        !mayStop(expr.then) &&
        !mayStop(expr.otherwise) &&
        expr.type.kind !== 'record' &&
        expr.type.kind !== 'vector'
      );
    default:
      return partsOf(expr).every((part) => isSimple(part));
  }
}

/** Complex values that are made of their parts: by statements, which put them into memory. */
function needsMemory(expr: Expr): boolean {
  if (expr.type.kind !== 'complex' || isPlace(expr)) return false;
  if (expr.type.name === 'long double') return true;
  if (expr.kind !== 'binary') return false;
  return (
    (expr.op !== 'add' && expr.op !== 'sub') || [expr.left, expr.right].some(({ type }) => type.kind !== 'complex')
  );
}

function partsOf(expr: Expr): readonly Expr[] {
  switch (expr.kind) {
    case 'deref':
    case 'load':
    case 'address':
    case 'decay':
    case 'convert':
    case 'unary':
      return [expr.operand];
    case 'member':
      return [expr.base];
    case 'binary':
    case 'distance':
    case 'compare':
    case 'logical':
    case 'comma':
      return [expr.left, expr.right];
    case 'offset':
      return [expr.pointer, expr.index];
    case 'conditional':
      return expr.then === undefined ? [expr.condition, expr.otherwise] : [expr.condition, expr.then, expr.otherwise];
    case 'call':
      return [expr.callee, ...expr.args];
    case 'builtin':
      return expr.args;
    case 'assign':
    case 'update':
      return [expr.place, expr.value];
    default:
      return noParts;
  }
}
