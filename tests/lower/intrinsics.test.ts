/** Every intrinsic that has a name either runs or is refused with its reason. JavaScript's and vectors have tests of their own. */
import { describe, expect, test } from 'vitest';
import { allIntrinsicNames, intrinsics } from '../../src/maple/intrinsics.ts';
import { neverExecuted, whyNotExecuted } from '../../src/maple/unsupported-intrinsics.ts';
import { lowerText } from './machine.ts';

const names = allIntrinsicNames().filter((name) => !name.startsWith('JS') && !name.startsWith('vector_'));

/** Those that say by a type what they work on. */
const typed = /^(JAVA_(INSTANCE_OF|CHECK_CAST|CONST_CLASS|FILL_NEW_ARRAY|CLINIT_CHECK.*)|MPL_CLINIT_CHECK)$/;

const operandOf: Readonly<Record<string, string>> = {
  ptr: 'addrof ptr $cell',
  i32: 'constval i32 1',
  u32: 'constval u32 1',
  i64: 'constval i64 1',
  u64: 'constval u64 1',
  i16: 'constval i16 1',
  u8: 'constval u8 1',
  u16: 'constval u16 1',
  u1: 'constval u1 1',
  f32: 'constval f32 1.0f',
  f64: 'constval f64 1.0',
  f128: 'constval f128 0xL00000000000000000000000000000000',
};

function operandsOf(name: string): string[] {
  if (name === 'JAVA_MERGE') return ['constval i32 1'];
  if (name === 'JAVA_FILL_NEW_ARRAY') return ['constval i32 1', 'dread ref $object'];
  const args = intrinsics().get(name)?.args;
  if (args === undefined) return ['addrof ptr $cell', 'dread ref $object'];
  return args.map((prim) => operandOf[prim] ?? 'dread ref $object');
}

function problemsOf(name: string): string[] {
  const call = typed.test(name) ? 'intrinsiccallwithtype <$C>' : 'intrinsiccall';
  const type = name === 'JAVA_FILL_NEW_ARRAY' ? '<[] ref>' : '<$C>';
  const text = `type $C <class { @x i32 }>
var $cell i32
var $object ref
func &f (...) void {
  ${call.replace('<$C>', type)} ${name} (${operandsOf(name).join(', ')})
  return ()
}`;
  return lowerText(text, { hostFunctions: undefined })
    .diagnostics.filter(({ code }) => code === 'MPL3003')
    .map(({ message }) => message);
}

describe('intrinsics', () => {
  test.each(names)('%s', (name) => {
    const problems = problemsOf(name);
    if (!neverExecuted.has(name)) expect(problems).toEqual([]);
    else expect(problems).toEqual([`the intrinsic \`${name}\` cannot be executed: ${whyNotExecuted(name)}`]);
  });

  test('without operands and without a type: nothing crashes', () => {
    for (const name of names) {
      const calls = [
        `intrinsiccall ${name} ()`,
        `eval (intrinsicop i32 ${name} ())`,
        `intrinsiccallwithtype <i32> ${name} ()`,
      ];
      const bodies = calls.flatMap((call) => [
        `${call} return ()`,
        `javatry {@h} ${call} endtry return () @h javacatch {<* void>} return ()`,
      ]);
      const text = bodies.map((body, i) => `func &f${i} () void { ${body} }`).join('\n');
      expect(() => lowerText(text)).not.toThrow();
    }
  });

  test('a name that no table has', () => {
    expect(problemsOf('MY_OWN')).toEqual(['the intrinsic `MY_OWN` cannot be executed: no table has it']);
  });

  test('refused names exist', () => {
    expect([...neverExecuted].filter((name) => !names.includes(name))).toEqual([]);
  });
});
