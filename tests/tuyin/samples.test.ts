/**
 * The constructs that the language's document shows, each in a program of ours: what the parser understands by it.
 */
import { describe, expect, test } from 'vitest';
import type { Func, Global, Item } from '../../src/tuyin/module.ts';
import { parseTuyin } from '../../src/tuyin/parser.ts';
import { printTuyin } from '../../src/tuyin/printer.ts';
import type { Expr, ExprOf, Stmt } from '../../src/tuyin/nodes.ts';
import { typeText } from '../../src/tuyin/types.ts';
import { verifyTuyin } from '../../src/tuyin/verifier.ts';

function read(text: string): readonly Item[] {
  const { module, diagnostics } = parseTuyin(text);
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(printTuyin(parseTuyin(printTuyin(module)).module)).toBe(printTuyin(module));
  return module.items;
}

function stmtsOf(item: Item): readonly Stmt[] {
  if (item.kind === 'stmt') return [item.stmt];
  if (item.kind !== 'func' || item.body?.kind !== 'stmts') throw new Error('no statements');
  return item.body.body.stmts;
}

function as<K extends Expr['kind']>(expr: Expr | undefined, kind: K): ExprOf<K> {
  expect(expr?.kind).toBe(kind);
  return expr as ExprOf<K>;
}

test('1 eight times a value: operators, shifts, numbered values, hash comments', () => {
  const text =
    '#by hand\n%eight = %v * 8\n%eight = %v << 3\n%0 = %v + %v  // doubled\n%1 = %0 + %0\n%eight = %1 + %1\n';
  const { module, diagnostics } = parseTuyin(text);
  expect(diagnostics.map(({ code }) => code)).toEqual(['TUY1005']);
  expect(module.items.flatMap(stmtsOf).map(({ target }) => target?.name)).toEqual([
    'eight',
    'eight',
    '0',
    '1',
    'eight',
  ]);
  expect(as(stmtsOf(module.items[1])[0].value, 'binary').op).toBe('<<');
});

test('2 a whole module: constant, import, subsets, match, metadata', () => {
  const items = read(
    '@text = "hi\\0A\\00";\nimport "../other.ti";\npublic subset @say\n  @puts <- @text   !note\nsubset @main   !0\n  match input.read(4) with\n  | 0 -> 3,   !0\n  | 2 -> say\n  | _ -> %1 + 1\n!0 = !{i32 42, null, !"string"}\n!note = !{!0}\n',
  );
  expect(items.map(({ kind }) => kind)).toEqual(['global', 'import', 'func', 'func', 'metadata', 'metadata']);
  const [global, , say, main] = items as [Global, Item, Func, Func];
  expect(as(global.init, 'string').text).toBe('hi\n\0');
  expect(say.head.linkage).toBe('external');
  const [sent] = stmtsOf(say);
  expect(as(as(sent.value, 'send').target, 'name')).toMatchObject({ sigil: '@', name: 'puts' });
  expect(sent.meta.map(({ name }) => name)).toEqual(['note']);
  const match = as(stmtsOf(main)[0].value, 'match');
  expect(as(match.scrutinee, 'io')).toMatchObject({ command: 'read', target: { kind: 'stream', stream: 'input' } });
  expect(match.arms.map(({ patterns }) => patterns[0]?.value.kind)).toEqual(['int', 'int', undefined]);
  expect(match.arms[0].meta.map(({ name }) => name)).toEqual(['0']);
  expect(match.arms[1].body?.stmts[0].value).toMatchObject({ kind: 'name', sigil: '@', name: 'say' });
});

test('3 memory of a constant size is an allocation in bytes', () => {
  const [stmt] = read('block = [1024]\n').flatMap(stmtsOf);
  expect(stmt.target).toMatchObject({ sigil: '%', name: 'block' });
  expect(as(as(stmt.value, 'alloc').size, 'int').value).toBe(1024n);
});

test('4 arms that store what was read, an arm that gives nothing, an arm left out', () => {
  const [, first, second] = read(
    'block = [64]\nmatch input.read(4) with\n| 1.1 -> block <- $1 + 1 // f32\n| 1 -> block <- $1 + 1\n| _\n\nmatch block.peek(4) with\n| ...\n',
  ).map((item) => stmtsOf(item)[0]);
  const { arms } = as(first.value, 'match');
  const send = as(arms[0].body?.stmts[0].value, 'send');
  expect(send.target).toMatchObject({ sigil: '%', name: 'block' });
  expect(as(as(send.value, 'binary').left, 'capture').index).toBe(1);
  expect([arms[2].patterns, arms[2].body]).toEqual([[], undefined]);
  const match = as(second.value, 'match');
  expect(as(match.scrutinee, 'io').target).toMatchObject({ sigil: '%', name: 'block' });
  expect(match.arms[0].elided).toBe(true);
});

test('5 a choice with a send that goes on with its own subset; a struct of calls in full-width punctuation', () => {
  const [count, both] = read(
    'subset count // remark\n    input.peek(4) + 1 > 9 ? [9 * 8] : input <- input.pop() + 1 count\n\nsubset both \n    (count，count, 1)\n',
  );
  const choice = as(stmtsOf(count)[0].value, 'cond');
  expect(as(choice.test, 'binary').op).toBe('>');
  expect(as(as(choice.yes, 'alloc').size, 'binary').op).toBe('*');
  const send = as(choice.no, 'send');
  expect(as(send.target, 'stream').stream).toBe('input');
  expect(as(send.value, 'binary').op).toBe('+');
  expect(send.next).toMatchObject({ sigil: '@', name: 'count' });
  expect(as(stmtsOf(both)[0].value, 'struct').elements.map(({ kind }) => kind)).toEqual(['name', 'name', 'int']);
});

test('6 literal patterns of three kinds', () => {
  const [stmt] = read('match input.read(8) with\n| 2.5 -> ... // f64\n| 2 -> ...\n| "two" -> ...\n| _\n').flatMap(
    stmtsOf,
  );
  expect(as(stmt.value, 'match').arms.map(({ patterns }) => patterns[0]?.value.kind)).toEqual([
    'decimal',
    'int',
    'string',
    undefined,
  ]);
});

test('7 a computed pattern with fast-math flags', () => {
  const [stmt] = read('match input.read(8) with\n| 2.5 * input.read(4), arcp, nsz -> ...\n| _\n').flatMap(stmtsOf);
  const [arm] = as(stmt.value, 'match').arms;
  expect(as(arm.patterns[0].value, 'binary').op).toBe('*');
  expect(arm.flags).toEqual(['arcp', 'nsz']);
});

test('8 metadata that names nodes', () => {
  const items = read('// nodes\n!0 = !{!"a"}\n!1 = !{!"b"}\n!all = !{!0, !1}\n');
  expect(items.at(-1)).toMatchObject({
    name: { name: 'all' },
    content: { values: [{ kind: 'ref' }, { kind: 'ref' }] },
  });
});

test('9 attribute groups, merged by the function that lists them', () => {
  const items = read(
    'attributes #0 = { alwaysinline alignstack=4 }\nattributes #1 = { "no-sse" }\ndefine void @f() #0 #1 { ... }\n',
  );
  expect(items[0]).toMatchObject({
    attributes: [
      { key: 'alwaysinline', value: undefined },
      { key: 'alignstack', value: { value: 4n } },
    ],
  });
  expect(items[1]).toMatchObject({ attributes: [{ key: 'no-sse', quoted: true }] });
  expect((items[2] as Func).attrs.map(({ id }) => id)).toEqual([0, 1]);
});

test('10 structs by their literals', () => {
  const [a, b] = read('one = (1, true)\ntwo = (1, true, true)  // (i32, i1, i1)\n').flatMap(stmtsOf);
  expect([as(a.value, 'struct').elements.length, as(b.value, 'struct').elements.length]).toEqual([2, 3]);
});

test('11 arms that assign; a command without a receiver; a subset with an ordinary word for a name', () => {
  const [subset] = read(
    'subset type // remark\n    match read(1) with\n    | true  -> one = (1, true)\n    | false -> two = (1, true, true)\n',
  );
  expect((subset as Func).name.name).toBe('type');
  const match = as(stmtsOf(subset)[0].value, 'match');
  expect(as(match.scrutinee, 'io').target).toMatchObject({ kind: 'stream', stream: 'input' });
  expect(match.arms.map(({ body }) => body?.stmts[0].target?.name)).toEqual(['one', 'two']);
});

test('12 values with and without a type', () => {
  const [a, b] = read('@a = 1          // i32\n@b = i64 1\n') as readonly Global[];
  expect([a.type, b.type && typeText(b.type)]).toEqual([undefined, 'i64']);
});

test('13 addresses of globals', () => {
  const items = read('@A = global 17\n@B = global 42\n@C = global [64] [ @A, @B ]\n') as readonly Global[];
  expect(items.map(({ storage }) => storage)).toEqual(['global', 'global', 'global']);
  expect(items[2].type).toEqual({ kind: 'block', bits: 64 });
  expect(as(items[2].init, 'array').elements.map((element) => as(element, 'name').name)).toEqual(['A', 'B']);
});

describe('where the document contradicts itself', () => {
  test('a block of bits whose width does not fit its elements is refused', () => {
    const { module } = parseTuyin('@A = global 1\n@C = global [32] [@A, @A]\n');
    expect(verifyTuyin(module).map(({ code }) => code)).toEqual(['TUY2201']);
  });
  test('1.3 has no exact form: refused with a type, rounded without', () => {
    expect(verifyTuyin(parseTuyin('@a = double 1.3\n').module).map(({ code }) => code)).toEqual(['TUY2202']);
    expect(verifyTuyin(parseTuyin('@a = 1.3\n').module)).toEqual([]);
  });
});
