// A module of Tuyin IR of any size for measurements: the same seed gives the same text.
//   node bench/generate-tuyin.mjs MEGABYTES [SEED] > big.ti
// The text has what files of front ends have: types, tables, strings, readers of records with matches, arithmetic on locals, calls,
// stack code with labels, attribute groups, metadata, comments. It is well-formed and well-typed.
import { pathToFileURL } from 'node:url';

/** About `bytes` characters of text. */
export function generateTuyin(bytes, seed = 1) {
  const random = xorshift(seed);
  const types = 4 + ((bytes >>> 16) % 60);
  const parts = [header(types, random)];
  let size = parts[0].length;
  // A reader calls what comes behind it, so the last round is a whole one.
  for (let f = 0; size < bytes || f % KINDS.length !== 0; f++) {
    const text = KINDS[f % KINDS.length](f, types, random);
    parts.push(text);
    size += text.length;
  }
  parts.push(`subset @main\n  @reader_0\n`);
  return parts.join('');
}

function xorshift(seed) {
  let state = (seed * 2654435761) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state >>> 0;
  };
}

function header(types, random) {
  const lines = ['// A generated module', 'import "host:std"', ''];
  for (let i = 0; i < types; i++) {
    const width = random() % 2 === 0 ? 32 : 64;
    lines.push(`%Point${i} = type (i32, i32, f${width})`, `%Node${i} = type (i32, %Point${i}, %Node${i}*)`);
  }
  lines.push('');
  for (let i = 0; i < types; i++) {
    const cells = Array.from({ length: 8 }, () => (random() % 2000) - 1000).join(', ');
    lines.push(
      `@table${i} = internal constant [8 x i32] [${cells}], align 8`,
      `@name${i} = private unnamed_addr constant "entry \\22${i}\\22 of the table\\0A\\00"`,
      `@scale${i} = double ${(random() % 100000) / 64}`,
    );
  }
  lines.push('', 'attributes #0 = { nounwind }', 'attributes #1 = { alwaysinline alignstack=8 "no-sse" }', '');
  lines.push('!0 = !{!"generated"}', '!1 = !{i32 1, !0}', '!generator = !{!0, !1}', '');
  return `${lines.join('\n')}\n`;
}

const OPS = ['+', '-', '*', '&', '|', '^'];
const COMPARE = ['<', '<=', '>', '>=', '==', '!='];
const pick = (random, list) => list[random() % list.length];

/** An expression over i32 locals. */
function sum(random, depth, names) {
  if (depth === 0) return random() % 3 === 0 ? String(random() % 1000) : pick(random, names);
  const op = pick(random, OPS);
  // Two numbers alone would be i64.
  const left = depth === 1 ? pick(random, names) : sum(random, depth - 1, names);
  const right = sum(random, depth - 1, names);
  return random() % 4 === 0 ? `(${left} ${op} ${right})` : `${left} ${op} ${right}`.replaceAll('| ', '^ ');
}

function reader(f, types, random) {
  const table = random() % types;
  return [
    `// Reads a record of kind ${f}.`,
    `subset @reader_${f} #0`,
    '  match input.read(1) with',
    '  | 1 -> i32 input.read(4)',
    `  | 2 -> i32 float input.read(4) * ${1 + (random() % 9)}`,
    '  | 3 ->',
    '    %length = i32 i8 input.read(1) // of the text',
    '    output <- input.read(%length)',
    `    @puts <- @name${table}`,
    '    %length',
    `  | ${4 + (random() % 60)} -> @compute_${Math.max(0, f - (f % KINDS.length)) + 1}(${random() % 100}, ${random() % 100}, @table${table})`,
    `  | _ -> ${random() % 1000}`,
    '',
    '',
  ].join('\n');
}

function compute(f, types, random) {
  const names = ['%left', '%right'];
  const lines = [`define i32 @compute_${f}(i32 %left, i32 %right, i32* %cells) #1 !1 {`];
  for (let i = 0; i < 6 + (random() % 6); i++) {
    if (random() % 5 === 0) lines.push(`  // step ${i} of the computation`);
    lines.push(`  %value_${i} = ${sum(random, 1 + (random() % 2), names)}`);
    names.push(`%value_${i}`);
    if (random() % 4 === 0) lines.push(`  %cell_${i} = @tuyin.mem.load.i32(%cells + ${4 * (random() % 8)})`);
  }
  const [a, b] = [pick(random, names), pick(random, names)];
  lines.push(`  ${a} ${pick(random, COMPARE)} ${b} ? ${sum(random, 1, names)} : ${sum(random, 2, names)}`, '}', '', '');
  return lines.join('\n');
}

function code(f, _types, random) {
  return [
    `define i32 @code_${f}(i32 %n) {`,
    `  ldc ${random() % 5000}`,
    '  stloc 0',
    'again:',
    '  ldarg.0',
    '  brfalse done // nothing is left',
    '  ldloc.0',
    '  ldarg.0',
    `  ${pick(random, ['add', 'sub', 'mul', 'xor'])}`,
    `  ldc ${random() % 90000}`,
    '  add',
    '  stloc 0',
    '  ldarg.0',
    '  ldc.1',
    '  sub',
    '  starg 0',
    '  br again',
    'done:',
    '  ldloc.0',
    '  ret',
    '}',
    '',
    '',
  ].join('\n');
}

const KINDS = [reader, compute, code];

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [megabytes = '1', seed = '1'] = process.argv.slice(2);
  process.stdout.write(generateTuyin(Number(megabytes) * 1e6, Number(seed)));
}
