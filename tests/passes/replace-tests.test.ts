/** Loops that test what they have anyway in place of what they count, and those that may not; on each engine functions give what they gave. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import type { LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { enginesOf } from '../engines.ts';

/** `l3` and `l4` are of 32 bits and begin with p0 and p1, `l5` of 64 with 7; `l6` is given back. A round, the test that goes on, and whether it is replaced. */
interface Kind {
  readonly round: string;
  readonly stays: string;
  readonly replaced: boolean;
}

const sum = 'l6 = AddI l6, l4; l6 = MulI l6, 3';
const wide = 't20 = LToI l5; l6 = AddI l6, t20; l6 = MulI l6, 3';
const kinds: Readonly<Record<string, Kind>> = {
  'down to 0': { round: `${sum}; l4 = AddI l4, 5; l3 = SubI l3, 1`, stays: 't30 = NotEqualI l3, 0', replaced: true },
  'down to 0, tested by the jump': {
    round: `${sum}; l4 = AddI l4, 1; l3 = SubI l3, 1; t30 = l3`,
    stays: '',
    replaced: true,
  },
  'up to a parameter': {
    round: `${sum}; l4 = SubI l4, 3; l3 = AddI l3, 1`,
    stays: 't30 = LessI l3, p2',
    replaced: true,
  },
  'up to a parameter, without sign': {
    round: `${sum}; l4 = AddI l4, 7; l3 = AddI l3, 1`,
    stays: 't30 = LessUI l3, p2',
    replaced: true,
  },
  'steps of 8 in 64 bits': {
    round: `${wide}; l5 = AddL l5, 8; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: true,
  },
  'steps that are even': {
    round: `${sum}; l4 = AddI l4, 4; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'steps of 2 to the 33rd': {
    round: `${wide}; l5 = AddL l5, 8589934592; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'steps of 2': { round: `${sum}; l4 = AddI l4, 5; l3 = SubI l3, 2`, stays: 't30 = GreaterI l3, 0', replaced: false },
  'what counts is read': {
    round: `${sum}; l4 = AddI l4, l3; l4 = AddI l4, 5; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'what counts is given back': {
    round: `${sum}; l4 = AddI l4, 5; l3 = SubI l3, 1; l6 = l3`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'nothing else goes on by a constant': {
    round: `${sum}; l4 = MulI l4, 5; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'what nobody else reads': {
    round: 'l6 = MulI l6, 3; l4 = AddI l4, 5; l3 = SubI l3, 1',
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
  'left in the middle too': {
    round: `${sum}; t40 = EqualI l6, 99; goto t40 ? lbl1 : lbl2; lbl2:; l4 = AddI l4, 5; l3 = SubI l3, 1`,
    stays: 't30 = NotEqualI l3, 0',
    replaced: false,
  },
};

const names = Object.keys(kinds);

function funcOf(name: string, { round, stays }: Kind): string {
  return `export func i32 @${name}, param 3
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  local i32 l3
  local i32 l4
  local i64 l5
  local i32 l6
  l3 = p0
  l4 = p1
  l5 = 7
  l6 = 1
lbl0:
  ${[round, stays].join('; ').replace(/; $/, '').replaceAll('; ', '\n  ').replaceAll(':\n', ':\n')}
  goto t30 ? lbl0 : lbl1
lbl1:
  return l6
func end
`;
}

function moduleOf(): LinearModule {
  const funcs = names.map((name, i) => funcOf(`f${i}`, kinds[name]));
  const { module, diagnostics } = parseText(['profile full, pointer 8', ...funcs].join('\n'));
  if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
  expect(verifyModule(module)).toEqual([]);
  return module;
}

/** The functions whose tests are replaced. */
function replacedIn(module: LinearModule): readonly string[] {
  const { applications } = runPasses(
    module,
    ['simplify-cfg', 'rotate', 'gvn', 'copies', 'dead-code', 'replace-tests', 'dead-code', 'replace-tests'],
    { verifyEach: true },
  );
  const changes = applications.filter(({ pass, changed }) => pass === 'replace-tests' && changed);
  return changes.map(({ func }) => func);
}

test('tests are replaced once, where that may be', () => {
  const wanted = names.flatMap((name, i) => (kinds[name].replaced ? [`f${i}`] : []));
  expect(replacedIn(moduleOf()).toSorted()).toEqual(wanted.toSorted());
});

test.for(enginesOf('linear'))('$name: loops go round as often as before', async ({ start }) => {
  const [plain, changed] = [moduleOf(), moduleOf()];
  replacedIn(changed);
  const [before, after] = await Promise.all(
    [plain, changed].map((module) => start({ ir: 'linear', source: new SourceFile('tests.lir', ''), module })),
  );
  for (const i of names.keys())
    for (const args of [
      [1, 3, 0],
      [2, 0, 17],
      [40, -5, 3],
      [12, 2147483600, 12],
      [2, -2147483648, 200],
    ])
      expect(after.call(`f${i}`, args), `${names[i]}: ${args.join()}`).toEqual(before.call(`f${i}`, args));
});
