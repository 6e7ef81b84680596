/** Functions of the linear IR of unusual size, `n` blocks or values of one kind, for the steps of passes and analyses. */

const each = (n: number, line: (i: number) => string): string => Array.from({ length: n }, (_, i) => line(i)).join('');

/** A function: `%x` and `%y` are parameters, `%a` and `%b` locals, `%s` a slot, `%t…` temporaries; behind them come `more` locals, from l5. */
function func(code: string, more = 0): string {
  let temps = 0;
  const names = new Map<string, string>();
  const text = code
    .replaceAll(/%([xyabs])\b/g, (_, name: string) => ({ x: 'p0', y: 'p1', a: 'l2', b: 'l3', s: 'l4' })[name] ?? name)
    .replaceAll(/%t(\w+)/g, (whole) => {
      let name = names.get(whole);
      if (name === undefined) names.set(whole, (name = `t${5 + more + temps++}`));
      return name;
    });
  return `profile full, pointer 8
global data 64 align 8 @cells
export func i32 @f, param 2
  fparam i32 p0
  fparam i32 p1
  local i32 l2
  local i32 l3
  local slot 64 align 8 l4
${each(more, (i) => `  local i32 l${5 + i}\n`)}  l2 = 0
  l3 = 1
${text}  return l2
func end
`;
}

export const functions: Readonly<Record<string, (n: number) => string>> = {
  instructions: (n) =>
    func(each(n, (i) => `  %t${i} = ${['AddI', 'MulI', 'BxorI', 'SubI'][i % 4]} %a, ${i}\n  %a = BorI %t${i}, %x\n`)),
  'values that live long': (n) =>
    func(each(n, (i) => `  %t${i} = MulI %x, ${i}\n`) + each(n, (i) => `  %a = BxorI %a, %t${i}\n`)),
  branches: (n) =>
    func(
      each(
        n,
        (i) =>
          `  %tc${i} = LessI %a, ${i}\n  goto %tc${i} ? lbl${3 * i} : lbl${3 * i + 1}\nlbl${3 * i}:\n  %a = AddI %a, %x\n  goto lbl${3 * i + 2}\nlbl${3 * i + 1}:\n  %b = AddI %b, %a\nlbl${3 * i + 2}:\n`,
      ),
    ),
  'jumps over all that follows': (n) =>
    func(
      `${each(n, (i) => `  %tc${i} = LessI %a, ${i}\n  goto %tc${i} ? lbl${n} : lbl${i}\nlbl${i}:\n  %a = AddI %a, %x\n`)}lbl${n}:\n`,
    ),
  'ifs in each other': (n) =>
    func(
      each(
        n,
        (i) => `  %tc${i} = LessI %a, ${i}\n  goto %tc${i} ? lbl${i} : lbl${2 * n - i}\nlbl${i}:\n  %a = AddI %a, %x\n`,
      ) + each(n, (i) => `  %b = AddI %b, %a\nlbl${n + 1 + i}:\n`),
    ),
  loops: (n) =>
    func(
      each(
        n,
        (i) =>
          `lbl${3 * i}:\n  %tc${i} = LessI %a, %y\n  goto %tc${i} ? lbl${3 * i + 1} : lbl${3 * i + 2}\nlbl${3 * i + 1}:\n  %tm${i} = MulI %x, ${i}\n  %a = AddI %a, %tm${i}\n  goto lbl${3 * i}\nlbl${3 * i + 2}:\n`,
      ),
    ),
  'loops in each other': (n) =>
    func(
      each(
        n,
        (i) =>
          `lbl${i}:\n  %tc${i} = LessI %a, %y\n  goto %tc${i} ? lbl${n + i} : lbl${3 * n - 1 - i}\nlbl${n + i}:\n  %a = AddI %a, ${i}\n`,
      ) + each(n, (i) => `  %b = AddI %b, %a\n  goto lbl${n - 1 - i}\nlbl${2 * n + i}:\n`),
    ),
  'values that meet': (n) =>
    func(
      `  goto %x ? lbl0 : lbl1\nlbl0:\n${each(n, (i) => `  l${5 + i} = AddI %x, ${i}\n`)}  goto lbl2\nlbl1:\n${each(n, (i) => `  l${5 + i} = MulI %y, ${i}\n`)}lbl2:\n${each(n, (i) => `  %a = BxorI %a, l${5 + i}\n`)}`,
      n,
    ),
  'loads where values meet': (n) =>
    func(
      `  goto %x ? lbl0 : lbl1\nlbl0:\n${each(n, (i) => `  l${5 + i} = AddI %x, ${i}\n`)}  goto lbl2\nlbl1:\n${each(n, (i) => `  l${5 + i} = MulI %y, ${i}\n`)}lbl2:\n${each(n, (i) => `  %tz${i} = IToL l${5 + i}\n  %tl${i} = load.i32 %tz${i}\n  %a = BxorI %a, %tl${i}\n`)}`,
      n,
    ),
  'loads in the cases of a switch': (n) =>
    func(
      `  switch %x [${Array.from({ length: n }, (_, i) => `${i}: lbl${i}`).join(', ')}], lbl${n}\n${each(n, (i) => `lbl${i}:\n  goto %y ? lbl${n + 1 + i} : lbl${2 * n + 1 + i}\nlbl${n + 1 + i}:\n  %ta${i} = load.i32 @cells\n  %a = AddI %a, %ta${i}\nlbl${2 * n + 1 + i}:\n  %tb${i} = load.i32 @cells\n  %b = AddI %b, %tb${i}\n  goto lbl${n}\n`)}lbl${n}:\n  %a = AddI %a, %b\n`,
    ),
  'values that change places in a loop': (n) =>
    func(
      `${each(n, (i) => `  l${5 + i} = AddI %x, ${i}\n`)}lbl0:\n  %tc = LessI %b, %y\n  goto %tc ? lbl1 : lbl2\nlbl1:\n  %b = AddI %b, 1\n  %a = l5\n${each(n - 1, (i) => `  l${5 + i} = l${6 + i}\n`)}  l${4 + n} = %a\n  goto lbl0\nlbl2:\n${each(n, (i) => `  %a = BxorI %a, l${5 + i}\n`)}`,
      n,
    ),
  'ways into one block': (n) =>
    func(
      `  switch %x [${Array.from({ length: n }, (_, i) => `${i}: lbl${i}`).join(', ')}], lbl${n}\n${each(n, (i) => `lbl${i}:\n${each(4, (k) => `  l${5 + k} = AddI %y, ${7 * i + k}\n`)}  goto lbl${n + 1}\n`)}lbl${n}:\n${each(4, (k) => `  l${5 + k} = ${k}\n`)}lbl${n + 1}:\n${each(4, (k) => `  %a = BxorI %a, l${5 + k}\n`)}`,
      4,
    ),
  'a loop with much in it': (n) =>
    func(
      `lbl0:\n  %tc = LessI %a, %y\n  goto %tc ? lbl1 : lbl2\nlbl1:\n${each(n, (i) => `  %tm${i} = MulI %x, ${i}\n  %a = AddI %a, %tm${i}\n  %tz${i} = EqualI %a, ${i}\n  goto %tz${i} ? lbl${2 * i + 3} : lbl${2 * i + 4}\nlbl${2 * i + 3}:\n  %b = AddI %b, 1\nlbl${2 * i + 4}:\n`)}  goto lbl0\nlbl2:\n`,
    ),
  'cases of a switch': (n) =>
    func(
      `  switch %x [${Array.from({ length: n }, (_, i) => `${i}: lbl${i}`).join(', ')}], lbl${n}\n${each(n, (i) => `lbl${i}:\n  %a = AddI %a, ${i}\n  goto lbl${n}\n`)}lbl${n}:\n`,
    ),
  'loads and stores': (n) =>
    func(
      each(
        n,
        (i) =>
          `  store.i32 @cells + ${(i % 16) * 4}, %a\n  %tl${i} = load.i32 @cells + ${((i * 7) % 16) * 4}\n  store.i32 %s + ${(i % 8) * 4}, %tl${i}\n  %tk${i} = load.i32 %s + ${((i * 3) % 8) * 4}\n  %a = AddI %a, %tk${i}\n  goto %a ? lbl${2 * i} : lbl${2 * i + 1}\nlbl${2 * i}:\n  store.i32 @cells, %x\nlbl${2 * i + 1}:\n`,
      ),
    ),
  'calls of small functions': (n) =>
    func(each(n, (i) => `  rparam %a\n  %t${i} = call @g, param 1\n  %a = AddI %t${i}, ${i}\n`)).replace(
      'export func',
      'func i32 @g, param 1\n  fparam i32 p0\n  local i32 l1\n  l1 = AddI p0, 1\n  return l1\nfunc end\nexport func',
    ),
  locals: (n) =>
    func(
      each(n, (i) => `  l${5 + i} = AddI %x, ${i}\n`) +
        each(
          n,
          (i) =>
            `  goto l${5 + i} ? lbl${2 * i} : lbl${2 * i + 1}\nlbl${2 * i}:\n  l${5 + ((i * 7) % n)} = AddI %a, ${i}\nlbl${2 * i + 1}:\n  %a = AddI %a, l${5 + ((i * 3) % n)}\n`,
        ),
      n,
    ),
};
