/**
 * `npm run missed -- [--count N] [--seed S]`: looks for rewrite rules that are not there. Random expressions of a few operations on integers go through our -O2
 * and through `opt -O2` of LLVM; those that LLVM makes shorter are shown, the smallest first, each with what both make of it. What is worth a rule goes
 * into src/passes/rules, where `npm run prove` proves it.
 *
 * Counted are operations between the arguments and the result. LLVM's own for what we have no operation for (`llvm.smin`, `freeze`) do not compete.
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { parseText } from '../src/linear/parser.ts';
import { printModule } from '../src/linear/printer.ts';
import { pipelines } from '../src/passes/pipelines.ts';
import { runPasses } from '../src/passes/runner.ts';
import { seededRandom } from '../tests/unit/random-graph.ts';

const { values } = parseArgs({
  options: { count: { type: 'string' }, seed: { type: 'string' }, opt: { type: 'string' } },
});
const [count, seed] = [Number(values.count ?? 2000), Number(values.seed ?? 1)];
/** Functions that go through `opt` at once. */
const batch = 500;

/** Ours, and LLVM's of the same operands; the one bit of its comparisons becomes an i32. */
const operations = {
  AddI: 'add',
  SubI: 'sub',
  MulI: 'mul',
  BandI: 'and',
  BorI: 'or',
  BxorI: 'xor',
  ShlI: 'shl',
  ShrI: 'ashr',
  ShrUI: 'lshr',
  EqualI: 'icmp eq',
  NotEqualI: 'icmp ne',
  LessI: 'icmp slt',
  LessUI: 'icmp ult',
  GreaterI: 'icmp sgt',
  SelectI: 'select',
};
const names = Object.keys(operations);
const numbers = [0, 1, -1, 2, 3, 4, 7, 8, 10, 15, 16, 31, 32, 100, 255, -2, -8, -256, 65535, 2147483647, -2147483648];

/** An expression as a list of operations; an operand is an argument, a number, or an earlier result. */
function randomExpression(random) {
  const pick = (list) => list[Math.floor(random() * list.length)];
  const steps = [];
  const length = 2 + Math.floor(random() * 3);
  const operand = (k) => {
    const kind = random();
    if (k > 0 && kind < 0.45) return { step: Math.floor(random() * k) };
    return kind < 0.75 ? { argument: Math.floor(random() * 2) } : { number: pick(numbers) };
  };
  for (let k = 0; k < length; k++) {
    const op = pick(names);
    const operands = Array.from({ length: op === 'SelectI' ? 3 : 2 }, () => operand(k));
    // What came before is used, so that nothing is dead.
    if (k > 0 && !operands.some(({ step }) => step === k - 1))
      operands[Math.floor(random() * operands.length)] = { step: k - 1 };
    // A shift by more is not defined for LLVM.
    if (/^Sh/.test(op)) operands[1] = { number: pick([1, 2, 3, 4, 8, 16, 24, 31]) };
    steps.push({ op, operands });
  }
  return steps;
}

const ourOperand = ({ step, argument, number }) =>
  step !== undefined ? `t${step + 2}` : argument !== undefined ? `p${argument}` : String(number);

function ourText(steps, name) {
  const lines = steps.map(({ op, operands }, k) => `  t${k + 2} = ${op} ${operands.map(ourOperand).join(', ')}`);
  return `export func i32 @${name}, param 2\n  fparam i32 p0\n  fparam i32 p1\n${lines.join('\n')}\n  return t${steps.length + 1}\nfunc end\n`;
}

const theirOperand = ({ step, argument, number }) =>
  step !== undefined ? `%t${step}` : argument !== undefined ? `%p${argument}` : String(number);

function theirText(steps, name) {
  const lines = steps.flatMap(({ op, operands }, k) => {
    const [a, b, c] = operands.map(theirOperand);
    if (op === 'SelectI') return [`%c${k} = icmp ne i32 ${a}, 0`, `%t${k} = select i1 %c${k}, i32 ${b}, i32 ${c}`];
    if (!operations[op].startsWith('icmp')) return [`%t${k} = ${operations[op]} i32 ${a}, ${b}`];
    return [`%c${k} = ${operations[op]} i32 ${a}, ${b}`, `%t${k} = zext i1 %c${k} to i32`];
  });
  return `define i32 @${name}(i32 %p0, i32 %p1) {\n  ${lines.join('\n  ')}\n  ret i32 %t${steps.length - 1}\n}\n`;
}

/** The lines of each function's body, by its name, for all of a text. */
function bodies(text, begin, isOperation) {
  const found = new Map();
  let name;
  for (const line of text.split('\n')) {
    const [, started] = begin.exec(line) ?? [];
    if (started !== undefined) found.set((name = started), []);
    else if (isOperation(line)) found.get(name)?.push(line.trim());
  }
  return found;
}

function ours(expressions) {
  const { module, diagnostics } = parseText(
    `profile full, pointer 8\n${expressions.map((steps, i) => ourText(steps, `f${i}`)).join('')}`,
  );
  if (module === undefined || diagnostics.length > 0) throw new Error(diagnostics[0]?.message);
  runPasses(module, pipelines.O2, { leaveIn: 'cfg', joins: true });
  return bodies(printModule(module), /func i32 @(f\d+),/, (line) => /^ +\S+ = [A-Z]/.test(line));
}

function theirs(expressions) {
  const input = expressions.map((steps, i) => theirText(steps, `f${i}`)).join('');
  const text = execFileSync(values.opt ?? 'opt', ['-O2', '-S', '-'], { input, encoding: 'utf8', maxBuffer: 1 << 28 });
  const found = bodies(text, /^define .* @(f\d+)\(/, (line) => /^ +%\S+ = /.test(line));
  return new Map([...found].map(([name, lines]) => [name, lines.filter((line) => !isFree(line, lines))]));
}

/** One bit is no other value here than the number 0 or 1, and `select` asks by itself whether something is 0. */
function isFree(line, lines) {
  const [, tested] = /^(\S+) = icmp ne i32 \S+, 0$/.exec(line) ?? [];
  const asked = lines.filter((other) => other.includes(`${tested},`) || other.endsWith(` ${tested}`));
  return (
    / = zext i1/.test(line) ||
    (tested !== undefined && asked.length > 0 && asked.every((other) => other.includes(`select i1 ${tested},`)))
  );
}

/** LLVM computes with operations that we have too. */
const competes = (lines) => lines.every((line) => !/call|freeze|i1 %|trunc|sext|i8|i16|i64/.test(line));

const random = seededRandom(seed);
const missed = new Map();
for (let done = 0; done < count; done += batch) {
  const expressions = Array.from({ length: Math.min(batch, count - done) }, () => randomExpression(random));
  const [us, them] = [ours(expressions), theirs(expressions)];
  expressions.forEach((steps, i) => {
    const [mine, llvm] = [us.get(`f${i}`) ?? [], them.get(`f${i}`) ?? []];
    if (!competes(llvm) || llvm.length >= mine.length) return;
    // The same is missed for many numbers and arguments.
    const key = mine.map((line) => line.replace(/^\S+ = /, '').replace(/-?\b\d+$/g, 'C')).join('; ');
    if (!missed.has(key)) missed.set(key, { mine, llvm, times: 0 });
    missed.get(key).times++;
  });
}
const found = [...missed.values()].toSorted((a, b) => a.mine.length - b.mine.length || b.times - a.times);
for (const { mine, llvm, times } of found)
  console.log(`${times} times:\n  ${mine.join('\n  ')}\nLLVM:\n  ${llvm.join('\n  ')}\n`);
console.log(`${found.length} kinds of ${count} expressions are shorter when LLVM has been at them`);
