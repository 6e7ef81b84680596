/** Calls of `printf`, `scanf` and functions like them: the directives of the format beside the arguments. */
import type { Fix } from '../../../base/diagnostics.ts';
import type { Span } from '../../../base/source.ts';
import type { Parser } from '../parser.ts';
import type { Expr, FormatAttribute } from '../tree.ts';
import { typeText } from '../type-text.ts';
import { decay, integerOf, isInteger, promoteArgument, sizeOf, sizeOfInt, type Type } from '../types.ts';
import { directiveFor, directivesOf, typeOf, type Directive } from './format-text.ts';

/** A format and the arguments that belong to it. */
interface Format {
  readonly p: Parser;
  readonly kind: 'printf' | 'scanf';
  readonly literal: Extract<Expr, { kind: 'string' }>;
  readonly args: readonly Expr[];
  /** Offset of the first character in the file, if each character of the format is one of the file. */
  readonly offset: number | undefined;
}

export function checkFormat(
  p: Parser,
  name: string,
  { kind, string, first }: FormatAttribute,
  args: readonly Expr[],
): void {
  const given = args.at(string - 1);
  if (given === undefined || kind === 'strftime') return;
  if (given.kind !== 'string') {
    const isVariable = given.kind === 'variable' || given.kind === 'deref' || given.kind === 'member';
    if (isVariable && first > 0 && args.length < first && p.switches.isOn('format-security'))
      p.report('CC4005', given.span, [name], {
        fix: {
          title: 'print it as a text',
          span: { ...given.span, end: given.span.start },
          replacement: '"%s", ',
          isSafe: kind === 'printf',
        },
      });
    return;
  }
  if (given.bytes.length <= 1) {
    if (p.switches.isOn('format-zero-length')) p.report('CC4006', given.span, [name]);
    return;
  }
  if (given.type.kind !== 'array' || sizeOf(given.type.of) !== 1) return;
  const format = { p, kind, literal: given, args: first === 0 ? [] : args.slice(first - 1), offset: offsetOf(given) };
  const text = String.fromCharCode(...given.bytes.subarray(0, -1));
  const directives = directivesOf(text, kind);
  if (directives !== undefined) checkDirectives(format, directives, first > 0);
}

/** Where the characters begin, of one literal without escapes that stand in the way of counting; undefined for others. */
function offsetOf({ span, bytes }: Format['literal']): number | undefined {
  const { text } = span.source;
  const isPlain = text[span.start] === '"' && text[span.end - 1] === '"';
  return isPlain && bytes.length > 0 ? span.start + 1 : undefined;
}

/** A range of the format in the file: escapes are walked over. Undefined where it is written in several strings or comes from a macro. */
function placeIn({ literal, offset }: Format, start: number, end: number): Span | undefined {
  if (offset === undefined) return undefined;
  const { text } = literal.span.source;
  const places: number[] = [];
  let at = offset;
  for (let i = 0; i <= end; i++) {
    places.push(at);
    const escape = /^\\(?:[0-7]{1,3}|x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|\n|.)/s.exec(
      text.slice(at, at + 12),
    );
    if (text[at] === '"' && i < end) {
      const next = /^"\s*"/.exec(text.slice(at, at + 200));
      if (next === null || at >= literal.span.end) return undefined;
      places[i] = at += next[0].length;
    }
    const char = text.codePointAt(at) ?? 0;
    // Characters beyond ASCII are several bytes of the format.
    if (char > 0x7f || escape?.[0] === '\\\n') return undefined;
    at += escape?.[0].length ?? 1;
  }
  const place = { source: literal.span.source, start: places[start], end: places[end - 1] + 1 };
  return place.end <= literal.span.end ? place : undefined;
}

function checkDirectives(format: Format, directives: readonly Directive[], hasArgs: boolean): void {
  let next = 0;
  for (const directive of directives) {
    const place = placeIn(format, directive.start, directive.end) ?? format.literal.span;
    const wanted = typeOf(directive, format.kind);
    if (wanted === 'wrong letter' || wanted === 'wrong length') {
      if (wanted === 'wrong letter') format.p.report('CC4004', place, [directive.text]);
      else format.p.report('CC4007', place, [directive.length, directive.letter]);
      if (wanted === 'wrong letter') return;
      next++;
      continue;
    }
    if (directive.isSuppressed || !hasArgs) continue;
    for (let star = 0; star < directive.stars; star++)
      checkStar(format, place, format.args.at(next++), next > format.args.length);
    if (next >= format.args.length) {
      format.p.report('CC4002', place, [directive.text]);
      return;
    }
    checkArgument(format, directive, place, wanted, format.args[next++]);
  }
  const extra = format.args.at(next);
  if (hasArgs && extra !== undefined) format.p.report('CC4003', extra.span, []);
}

function checkStar({ p }: Format, place: Span, arg: Expr | undefined, isMissing: boolean): void {
  if (isMissing || arg === undefined) p.report('CC4002', place, ['*']);
  else if (arg.kind !== 'error' && (!isInteger(arg.type) || sizeOf(promoteArgument(arg.type)) !== 4))
    p.report('CC4001', arg.span, ['*', 'int', typeText(arg.type)]);
}

function checkArgument(format: Format, directive: Directive, place: Span, wanted: Type, arg: Expr): void {
  if (arg.kind === 'error') return;
  if (format.kind === 'scanf') return checkScanned(format, directive, place, wanted, arg);
  const given = promoteArgument(decay(arg.type).plain);
  if (isPrintable(wanted, given)) return;
  const right = directiveFor(arg.type.kind === 'int' ? arg.type.plain : given, directive.letter, 'printf');
  const notes = [{ message: 'the argument', span: arg.span }];
  format.p.report('CC4001', place, [directive.text, typeText(wanted), typeText(decay(arg.type).plain)], {
    notes,
    fix: rewritten(format, directive, right),
  });
}

function rewritten(format: Format, directive: Directive, right: string | undefined): Fix | undefined {
  const span = placeIn(format, directive.from, directive.end);
  if (right === undefined || span === undefined) return undefined;
  return { title: 'write the directive for this type', span, replacement: right, isSafe: true };
}

/** Signs do not matter as long as the value is in the range of both, which only the program knows; nor does `void *` for `%p`. */
function isPrintable(wanted: Type, given: Type): boolean {
  const [a, b] = [integerOf(wanted), integerOf(given)];
  if (a !== undefined && b !== undefined) {
    const isShort = sizeOf(a) < 4;
    return sizeOf(isShort ? promoteArgument(a) : a) === sizeOf(b);
  }
  if (wanted.kind === 'float') return given.kind === 'float' && given.name === wanted.name;
  if (wanted.kind !== 'pointer' || given.kind !== 'pointer') return false;
  if (wanted.to.kind === 'void') return true;
  const [to, from] = [integerOf(wanted.to), integerOf(given.to)];
  return to !== undefined && from !== undefined && sizeOf(to) === sizeOf(from);
}

/** What `scanf` reads goes to an address. */
function checkScanned(format: Format, directive: Directive, place: Span, wanted: Type, arg: Expr): void {
  const given = decay(arg.type).plain;
  if (given.kind === 'pointer' && fitsScanned(wanted, given.to)) return;
  const isForgotten = given.kind !== 'pointer' && fitsScanned(wanted, given) && arg.kind === 'variable';
  const target = given.kind === 'pointer' ? given.to.plain : undefined;
  const right = target && directiveFor(target, directive.letter, 'scanf');
  const fix: Fix | undefined = isForgotten
    ? { title: 'pass the address', span: { ...arg.span, end: arg.span.start }, replacement: '&', isSafe: true }
    : rewritten(format, directive, right);
  format.p.report(
    'CC4001',
    isForgotten ? arg.span : place,
    [directive.text, `${typeText(wanted)} *`, typeText(given)],
    {
      notes: isForgotten ? [] : [{ message: 'the argument', span: arg.span }],
      fix,
    },
  );
}

function fitsScanned(wanted: Type, target: Type): boolean {
  if (wanted.kind === 'pointer') return target.kind === 'pointer';
  const [a, b] = [integerOf(wanted), integerOf(target)];
  if (a !== undefined && b !== undefined)
    return sizeOf(a) === sizeOf(b) && (sizeOfInt(a.name) > 1 || b.name !== '_Bool');
  return wanted.kind === 'float' && target.kind === 'float' && wanted.name === target.name;
}
