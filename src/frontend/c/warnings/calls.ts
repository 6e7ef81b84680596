/** Calls of functions of which something is known: their formats, what must not be null, what they make of sizes. */
import type { Span } from '../../../base/source.ts';
import { isNull } from '../conversions.ts';
import type { Parser } from '../parser.ts';
import type { Expr, FuncSymbol } from '../tree.ts';
import { checkFormat } from './formats.ts';
import { formatOf, isLibrary, memoryFunctions, nonnullOf } from './library.ts';
import { isSame } from './same.ts';

/** The arguments as they were read. */
export function checkCall(p: Parser, { symbol }: Extract<Expr, { kind: 'function' }>, args: readonly Expr[]): void {
  const format = formatOf(symbol);
  if (format !== undefined && p.switches.isOn('format')) checkFormat(p, symbol.name, format, args);
  if (p.switches.isOn('nonnull')) checkNull(p, symbol, args);
  if (!isLibrary(symbol)) return;
  if (p.switches.isOn('sizeof-pointer-memaccess')) checkSize(p, symbol, args);
  if (symbol.name === 'memset' && p.switches.isOn('memset-transposed-args')) checkMemset(p, args);
  if (symbol.name === 'free' && p.switches.isOn('free-nonheap-object')) checkFree(p, args);
}

function checkNull(p: Parser, symbol: FuncSymbol, args: readonly Expr[]): void {
  const indices = nonnullOf(symbol);
  if (indices === undefined) return;
  for (const [i, arg] of args.entries()) {
    if (indices.length > 0 && !indices.includes(i + 1)) continue;
    if (symbol.type.params.at(i)?.kind !== 'pointer') continue;
    if ((arg.kind === 'int' || arg.kind === 'convert') && isNull(arg))
      p.report('CC4010', arg.span, [i + 1, symbol.name]);
  }
}

/** `memset(p, 0, sizeof p)`: the size of an address that is passed itself. */
function checkSize(p: Parser, symbol: FuncSymbol, args: readonly Expr[]): void {
  const count = memoryFunctions.get(symbol.name);
  const size = p.sizes.get(args.at(-1) ?? p.error(symbol.span));
  if (count === undefined || size === undefined) return;
  const isMeant = args.slice(0, count).some((arg) => {
    if (size.operand === undefined) return false;
    return size.type.kind === 'pointer' && arg.type.kind === 'pointer' && isSame(arg, size.operand);
  });
  const at = args.at(-1);
  if (isMeant && at !== undefined) p.report('CC4013', at.span, [symbol.name]);
}

function checkMemset(p: Parser, args: readonly Expr[]): void {
  const [, value, length] = args;
  if (length?.kind === 'int' && length.value === 0n && !(value?.kind === 'int' && value.value === 0n))
    p.report('CC4014', length.span, []);
}

function checkFree(p: Parser, args: readonly Expr[]): void {
  const arg = args.at(0);
  const place = arg?.kind === 'address' ? arg.operand : arg;
  if (arg === undefined || place === undefined) return;
  const isArray = place === arg && arg.type.kind === 'array';
  if (place.kind === 'variable' && (isArray || place !== arg)) p.report('CC4017', arg.span, [place.symbol.name]);
}

/** A statement that only calls: was the result to be looked at? */
export function checkIgnored(p: Parser, call: Extract<Expr, { kind: 'call' }>): void {
  const target = call.callee.kind === 'decay' ? call.callee.operand : call.callee;
  if (target.kind !== 'function') return;
  const { attributes, name, type } = target.symbol;
  if (attributes.mustUse === true) p.report('CC4011', call.span, [name]);
  else if (attributes.pure !== undefined && type.result.kind !== 'void' && p.switches.isOn('unused-value'))
    p.report('CC4022', call.span, [`the result of \`${name}\``]);
}

/** A name is used whose declaration says that it should not be. */
export function checkDeprecated(p: Parser, name: string, reason: string, at: Span, declared: Span): void {
  p.report('CC4012', at, [name, reason], { notes: [{ message: 'it is declared here', span: declared }] });
}
