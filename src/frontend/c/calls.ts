/** Calls [C17 6.5.2.2]: which function, and its arguments as it takes them. */
import type { Span } from '../../base/source.ts';
import { assignable, promotedArgument, value } from './conversions.ts';
import type { Parser } from './parser.ts';
import type { Token } from './preprocessor/token.ts';
import type { Expr } from './tree.ts';
import { transparentArgument } from './union-values.ts';
import { checkCall } from './warnings/calls.ts';
import { typeText } from './type-text.ts';
import { isComplete, isVoid, type FuncType } from './types.ts';

/** `callee(…)`, at the parenthesis. */
export function call(p: Parser, callee: Expr, first: Token): Expr {
  p.expect('(');
  const args = argumentList(p);
  const span = p.spanFrom(first);
  const target = value(p, callee);
  if (target.kind === 'error') return p.error(span);
  const type = target.type.kind === 'pointer' ? target.type.to : undefined;
  if (type?.kind !== 'func') {
    p.report('CC2090', callee.span, [typeText(callee.type)]);
    return p.error(span);
  }
  if (!isComplete(type.result) && !isVoid(type.result)) {
    p.report('CC2010', span, [typeText(type.result)]);
    return p.error(span);
  }
  const fitting = fitted(p, callee, type, args, span);
  if (fitting !== undefined && callee.kind === 'function') checkCall(p, callee, args);
  return fitting === undefined
    ? p.error(span)
    : { kind: 'call', callee: target, args: fitting, type: type.result.plain, span };
}

/** Up to the closing parenthesis. */
export function argumentList(p: Parser): Expr[] {
  const args: Expr[] = [];
  p.nested(() => {
    while (!p.tokens.at(')')) {
      args.push(p.grammar.assignment(p));
      if (!p.tokens.at(')')) p.expect(',');
    }
  });
  p.expect(')');
  return args;
}

function nameOf(callee: Expr): string {
  if (callee.kind === 'function' || callee.kind === 'variable') return callee.symbol.name;
  return callee.kind === 'member' ? (callee.member.name ?? '') : '';
}

/** The arguments in the types of the parameters; undefined if there are too few or too many. */
function fitted(
  p: Parser,
  callee: Expr,
  type: FuncType,
  args: readonly Expr[],
  span: Span,
): readonly Expr[] | undefined {
  const { params, variadic, isOld } = type;
  const isWrong = isOld ? false : variadic ? args.length < params.length : args.length !== params.length;
  if (isWrong) {
    const at = args.length > params.length ? p.join(args[params.length].span, args[args.length - 1].span) : span;
    const notes = callee.kind === 'function' ? [{ message: 'it is declared here', span: callee.symbol.span }] : [];
    p.report('CC2091', at, [nameOf(callee), params.length, args.length, variadic], { notes });
    return undefined;
  }
  const name = nameOf(callee);
  return args.map((arg, i) => {
    const asUnion = i < params.length ? transparentArgument(p, params[i], arg) : undefined;
    if (asUnion !== undefined) return asUnion;
    if (i < params.length)
      return assignable(p, arg, params[i], {
        what: 'passed',
        to: `argument ${i + 1}${name === '' ? '' : ` of \`${name}\``}`,
      });
    const operand = value(p, arg);
    if (isVoid(operand.type)) p.report('CC2092', operand.span, []);
    return promotedArgument(operand);
  });
}
