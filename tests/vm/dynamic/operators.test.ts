/** Every operation on every pair of interesting values, against JavaScript's own operators, on every engine. */
import { describe, expect, test } from 'vitest';
import { times } from '../../long.ts';
import { engines, start } from './program.ts';
import { described, samples, samplesText } from './values.ts';

type Any = number;

const binary: Readonly<Record<string, (a: Any, b: Any) => unknown>> = {
  'add dynany': (a, b) => a + b,
  'sub dynany': (a, b) => a - b,
  'mul dynany': (a, b) => a * b,
  'div dynany': (a, b) => a / b,
  'rem dynany': (a, b) => a % b,
  'band dynany': (a, b) => a & b,
  'bior dynany': (a, b) => a | b,
  'bxor dynany': (a, b) => a ^ b,
  'shl dynany': (a, b) => a << b,
  'ashr dynany': (a, b) => a >> b,
  'lshr dynany': (a, b) => a >>> b,
  'max dynany': (a, b) => Math.max(a, b),
  'min dynany': (a, b) => Math.min(a, b),
  'add dyni32': (a, b) => (a + b) | 0,
  'mul dynf64': (a, b) => Number(a * b),
  // oxlint-disable-next-line eslint/eqeqeq -- the operator is what is tested
  'eq dynany dynany': (a, b) => a == b,
  // oxlint-disable-next-line eslint/eqeqeq -- the operator is what is tested
  'ne dynany dynany': (a, b) => a != b,
  'lt dynany dynany': (a, b) => a < b,
  'le dynany dynany': (a, b) => a <= b,
  'gt dynany dynany': (a, b) => a > b,
  'ge dynany dynany': (a, b) => a >= b,
  'land dynany': (a, b) => Boolean(a) && Boolean(b),
  'lior dynany': (a, b) => Boolean(a) || Boolean(b),
  'cand dynany': (a, b) => Boolean(a) && Boolean(b),
  'cior dynany': (a, b) => Boolean(a) || Boolean(b),
  'intrinsicop dynany JSOP_ADD': (a, b) => a + b,
  'intrinsicop dynany JSOP_STRICTEQ': (a, b) => a === b,
  'intrinsicop dynany JSOP_STRICTNE': (a, b) => a !== b,
  'intrinsicop dynany JSOP_OR': (a, b) => a || b,
  'intrinsicop dynany JSOP_AND': (a, b) => a && b,
};

const unary: Readonly<Record<string, (a: Any) => unknown>> = {
  'neg dynany': (a) => -a,
  'bnot dynany': (a) => ~a,
  'abs dynany': (a) => Math.abs(a),
  'lnot dynany': (a) => !a,
  'cvt dynbool dynany': (a) => Boolean(a),
  'cvt dyni32 dynany': (a) => a | 0,
  'cvt dynu32 dynany': (a) => a >>> 0,
  'cvt dynf64 dynany': (a) => Number(a),
  'cvt dynf32 dynany': (a) => Math.fround(a),
  'cvt dynstr dynany': (a) => String(a),
  'cvt dynundef dynany': () => undefined,
  'cvt dynnull dynany': () => null,
  'intrinsicop dynany JSOP_TYPEOF': (a) => typeof a,
  'intrinsicop dynany JS_STRING': (a) => String(a),
  'intrinsicop dynany JS_NUMBER': (a) => Number(a),
  'intrinsicop dynany JS_BOOLEAN': (a) => Boolean(a),
  'intrinsicop dynany JS_INT32': (a) => a | 0,
};

const read = (i: string): string => `iread dynany <* dynany> 0 (regread ptr %${i})`;

/** Prints the result, with its type and the sign of a zero. */
function printer(name: string, params: string, expression: string): string {
  return `func &${name} (${params}) void {
  var %r dynany
  callassigned &at (dread i32 %a) { regassign ptr %1 }
${params.includes('%b') ? '  callassigned &at (dread i32 %b) { regassign ptr %2 }\n' : ''}  dassign %r (${expression})
  if (cand u1 (intrinsicop u1 JSOP_STRICTEQ (dread dynany %r, constval dyni32 0), lt u1 dynany (div dynany (constval dyni32 1, dread dynany %r), constval dyni32 0))) {
    intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (dread dynany %r), conststr dynstr "-0")
    return ()
  }
  intrinsiccall JS_PRINT (intrinsicop dynany JSOP_TYPEOF (dread dynany %r), dread dynany %r)
  return ()
}
`;
}

const names = { binary: Object.keys(binary), unary: Object.keys(unary) };
const program = `${samplesText}
${names.binary.map((op, i) => printer(`b${i}`, 'var %a i32, var %b i32', `${op} (${read('1')}, ${read('2')})`)).join('')}
${names.unary.map((op, i) => printer(`u${i}`, 'var %a i32', `${op} (${read('1')})`)).join('')}
func &all (var %step i32) void {
  var %a i32
  var %b i32
  call &fill ()
  doloop %a (constval i32 0, lt u1 i32 (dread i32 %a, constval i32 ${samples.length}), dread i32 %step) {
    doloop %b (constval i32 0, lt u1 i32 (dread i32 %b, constval i32 ${samples.length}), constval i32 1) {
${names.binary.map((_, i) => `      call &b${i} (dread i32 %a, dread i32 %b)`).join('\n')}
    }
${names.unary.map((_, i) => `    call &u${i} (dread i32 %a)`).join('\n')}
  }
  return ()
}`;

/** What JavaScript says, labelled; text of several lines stays one. */
function expected(step: number): string[] {
  const lines: string[] = [];
  for (const { value: a } of samples.filter((_, i) => i % step === 0)) {
    for (const { value: b } of samples)
      for (const op of names.binary) lines.push(described(binary[op](a as Any, b as Any)));
    for (const op of names.unary) lines.push(described(unary[op](a as Any)));
  }
  return lines.join('\n').split('\n');
}

function label(index: number): string {
  const perRow = samples.length * names.binary.length + names.unary.length;
  return `line ${index} (row ${Math.floor(index / perRow)})`;
}

describe.each(engines)('%s', (engine) => {
  test('operators over all pairs', async () => {
    const { program: running, output } = await start(program, engine);
    // One engine takes all pairs, the others a third of them; in a quick run a part.
    const step = engine === 'vm' ? times(4, 1) : times(9, 3);
    running.call('all', [step]);
    const actual = output().trimEnd().split('\n');
    const wanted = expected(step);
    const wrong = wanted.flatMap((line, i) =>
      line.trimEnd() === actual[i]?.trimEnd() ? [] : [`${label(i)}: ${actual[i]}, not ${line}`],
    );
    expect(wrong.slice(0, 10)).toEqual([]);
    expect(actual).toHaveLength(wanted.join('\n').trimEnd().split('\n').length);
  });
});
