/**
 * Variables that are changed and used in one expression without an order between the two [C17 6.5p2]: `i = i++`, `f(i, i++)`.
 * `&&`, `||`, `?:` and the comma order their operands; others do not.
 */
import type { Span } from '../../../base/source.ts';
import type { Parser } from '../parser.ts';
import type { Expr, VarSymbol } from '../tree.ts';

interface Effects {
  readonly writes: readonly VarSymbol[];
  readonly reads: readonly VarSymbol[];
}

const none: Effects = { writes: [], reads: [] };
/** What a larger expression does beside that is not looked at. */
const most = 32;

/** Told once for each variable of an expression. */
export function checkSequence(p: Parser, whole: Expr): void {
  if (!hasInnerChange(whole)) return;
  const told = new Set<VarSymbol>();
  effectsOf(whole, (symbol, span) => {
    if (!told.has(symbol)) p.report('CC4063', span, [symbol.name]);
    told.add(symbol);
  });
}

/** Most expressions change nothing but at their top; the text tells. */
function hasInnerChange({ span, kind }: Expr): boolean {
  if (kind === 'load' || kind === 'int') return false;
  const text = span.source.text.slice(span.start, span.end);
  const changes = text.match(/\+\+|--|[^=!<>]=(?!=)/g);
  return changes !== null && (changes.length > 1 || /\+\+|--/.test(text));
}

type Tell = (symbol: VarSymbol, span: Span) => void;

function effectsOf(expr: Expr, tell: Tell): Effects {
  switch (expr.kind) {
    case 'load':
      return expr.operand.kind === 'variable'
        ? { writes: [], reads: [expr.operand.symbol] }
        : effectsOf(expr.operand, tell);
    case 'deref':
    case 'unary':
    case 'convert':
      return effectsOf(expr.operand, tell);
    case 'member':
      return effectsOf(expr.base, tell);
    case 'binary':
    case 'distance':
    case 'compare':
      return unordered([effectsOf(expr.left, tell), effectsOf(expr.right, tell)], expr.span, tell);
    case 'offset':
      return unordered([effectsOf(expr.pointer, tell), effectsOf(expr.index, tell)], expr.span, tell);
    case 'logical':
    case 'comma':
      return joined([effectsOf(expr.left, tell), effectsOf(expr.right, tell)]);
    case 'conditional': {
      const then = expr.then === undefined ? none : effectsOf(expr.then, tell);
      const otherwise = effectsOf(expr.otherwise, tell);
      return joined([effectsOf(expr.condition, tell), then, otherwise]);
    }
    case 'assign':
    case 'update':
      return ofChange(expr, tell);
    case 'call':
      return unordered(
        expr.args.map((arg) => effectsOf(arg, tell)),
        expr.span,
        tell,
      );
    default:
      return none;
  }
}

function ofChange(expr: Extract<Expr, { kind: 'assign' | 'update' }>, tell: Tell): Effects {
  const value = effectsOf(expr.value, tell);
  const { place } = expr;
  if (place.kind === 'variable') {
    if (value.writes.includes(place.symbol)) tell(place.symbol, expr.span);
    return joined([value, { writes: [place.symbol], reads: [] }]);
  }
  return unordered([effectsOf(place, tell), value], expr.span, tell);
}

function joined(parts: readonly Effects[]): Effects {
  return {
    writes: parts.flatMap(({ writes }) => writes).slice(0, most),
    reads: parts.flatMap(({ reads }) => reads).slice(0, most),
  };
}

/** A write of one part meets a read or write of another. */
function unordered(parts: readonly Effects[], span: Span, tell: Tell): Effects {
  for (const [i, part] of parts.entries())
    for (const symbol of part.writes)
      if (parts.some((other, k) => k !== i && (other.reads.includes(symbol) || other.writes.includes(symbol))))
        tell(symbol, span);
  return joined(parts);
}
