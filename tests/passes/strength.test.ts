/** Products that become sums from round to round, and those that stay; on each engine functions give what they gave. */
import { expect, test } from 'vitest';
import { SourceFile } from '../../src/base/source.ts';
import { findLoops } from '../../src/base/loops.ts';
import { graphOfBlocks } from '../../src/linear/cfg.ts';
import type { Func, LinearModule } from '../../src/linear/nodes.ts';
import { parseText } from '../../src/linear/parser.ts';
import { verifyModule } from '../../src/linear/verifier.ts';
import { runPasses } from '../../src/passes/runner.ts';
import { enginesOf } from '../engines.ts';

/** What a round gives in `t19`, where `l3` counts; p1 and p2 are numbers. How many products the loop has behind the pass. */
const rounds: Readonly<Record<string, { readonly left: number; readonly round: string }>> = {
  'an index of rows': { left: 0, round: 't11 = MulI l3, p1; t19 = AddI t11, p2' },
  'a product by itself': { left: 0, round: 't19 = MulI p1, l3' },
  'sums and a shift': { left: 0, round: 't11 = AddI l3, 3; t12 = MulI t11, p1; t13 = SubI t12, p2; t19 = ShlI t13, 2' },
  'a product that is read twice': { left: 0, round: 't11 = MulI l3, p1; t12 = AddI t11, p2; t19 = BxorI t11, t12' },
  'in a round that tests': {
    left: 0,
    round: 't10 = BandI l3, 1; goto t10 ? lbl1 : lbl2; lbl1:; l4 = AddI l4, 1; lbl2:; t19 = MulI l3, p1',
  },
  squares: { left: 1, round: 't19 = MulI l3, l3' },
  'a product with a constant': { left: 1, round: 't19 = MulI l3, 12' },
  'with what is no sum': { left: 1, round: 't19 = MulI l4, p1' },
  'not in each round': {
    left: 1,
    round:
      't10 = BandI l3, 1; goto t10 ? lbl1 : lbl2; lbl1:; t11 = MulI l3, p1; l4 = AddI l4, t11; lbl2:; t19 = AddI l3, 1',
  },
  'more than four': {
    left: 1,
    round:
      't11 = MulI l3, p1; t12 = MulI l3, p2; t13 = MulI l3, p0; t14 = AddI l3, 1; t15 = MulI t14, p1; t16 = MulI t14, p2; t17 = BxorI t11, t12; t18 = BxorI t13, t15; t22 = BxorI t17, t18; t19 = BxorI t22, t16',
  },
};

const names = Object.keys(rounds);

/** Counts by 3 from p2 to behind p0. */
function funcOf(name: string, round: string): string {
  const labels = round.includes('lbl1') ? ['lbl0', 'lbl3'] : ['lbl0', 'lbl1'];
  return `export func i32 @${name}, param 3
  fparam i32 p0
  fparam i32 p1
  fparam i32 p2
  local i32 l3
  local i32 l4
  l3 = p2
${labels[0]}:
  ${round.replaceAll('; ', '\n  ').replaceAll(':;', ':')}
  l4 = BxorI l4, t19
  l3 = AddI l3, 3
  t30 = LessI l3, p0
  goto t30 ? ${labels[0]} : ${labels[1]}
${labels[1]}:
  return l4
func end
`;
}

function moduleOf(): LinearModule {
  const funcs = names.map((name, i) => funcOf(`f${i}`, rounds[name].round));
  const { module, diagnostics } = parseText(['profile full, pointer 8', ...funcs].join('\n'));
  if (module === undefined) throw new Error(diagnostics.map(({ message }) => message).join());
  expect(verifyModule(module)).toEqual([]);
  return module;
}

function changed(): LinearModule {
  const module = moduleOf();
  runPasses(module, ['simplify-cfg', 'rotate', 'gvn', 'copies', 'strength', 'copies', 'dead-code'], {
    verifyEach: true,
  });
  return module;
}

/** Products in the loop: what the sums begin with is computed in front of it. */
function productsOf({ blocks }: Func): number {
  const { of } = findLoops(graphOfBlocks(blocks));
  return blocks.flatMap(({ instrs }, b) => (of[b] < 0 ? [] : instrs)).filter(({ op }) => op === 'MulI').length;
}

test('products of each round become sums', () => {
  const left = changed().funcs.map((func, i) => [names[i], productsOf(func)] as const);
  expect(Object.fromEntries(left)).toEqual(Object.fromEntries(names.map((name) => [name, rounds[name].left])));
});

test.for(enginesOf('linear'))('$name: they are the same numbers, also where these wrap', async ({ start }) => {
  const runs = [moduleOf(), changed()].map((module) =>
    start({ ir: 'linear', source: new SourceFile('products.lir', ''), module }),
  );
  const [before, after] = await Promise.all(runs);
  for (const i of names.keys())
    for (const args of [
      [0, 5, 3],
      [100, 7, 0],
      [100, -7, -40],
      [30, 0x7fffffff, -2],
      [2147483640, 3, 2147483000],
    ])
      expect(after.call(`f${i}`, args), `${names[i]}: ${args.join()}`).toEqual(before.call(`f${i}`, args));
});
