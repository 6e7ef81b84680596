/**
 * Interesting dynamic values: how a MAPLE program makes each, and the same value in JavaScript. The tests of
 * operators and conversions run over all of them and ask JavaScript what it does.
 */
export interface Sample {
  readonly maple: string;
  readonly value: unknown;
}

const sample = (maple: string, value: unknown): Sample => ({ maple, value });
const text = (content: string): Sample => sample(`conststr dynstr ${JSON.stringify(content)}`, content);

export const samples: readonly Sample[] = [
  sample('constval dynundef 0', undefined),
  sample('constval dynnull 0', null),
  sample('constval dynbool 1', true),
  sample('constval dynbool 0', false),
  sample('constval dyni32 0', 0),
  sample('constval dynf64 -0.0', -0),
  sample('constval dyni32 1', 1),
  sample('constval dyni32 -1', -1),
  sample('constval dyni32 33', 33),
  sample('constval dyni32 2147483647', 2147483647),
  sample('constval dyni32 -2147483648', -2147483648),
  sample('constval dynu32 4294967295', 4294967295),
  sample('constval dynf64 0.5', 0.5),
  sample('constval dynf64 -7.25', -7.25),
  sample('constval dynf32 1.1f', Math.fround(1.1)),
  sample('constval dynf64 nan', NaN),
  sample('constval dynf64 inf', Infinity),
  sample('constval dynf64 -inf', -Infinity),
  sample('constval dynf64 9007199254740993.0', 9007199254740992),
  sample('constval dynf64 1e21', 1e21),
  sample('constval dynf64 5e-324', 5e-324),
  text(''),
  text('0'),
  text('5'),
  text(' 12\n'),
  text('0x1f'),
  text('1e3'),
  text('-Infinity'),
  text('abc'),
  text('b'),
  text('é€'),
  sample('intrinsicop dynany JS_NEW_ARR_ELEMS (constval ptr 0, constval u32 0)', []),
  sample('intrinsicop dynany JS_NEW_ARR_LENGTH (constval dyni32 3)', Array(3)),
  sample('intrinsicop dynany JS_NEW_ARR_LENGTH (conststr dynstr "7")', ['7']),
  sample('intrinsicop dynany JS_NEW_OBJECT_0 ()', {}),
  sample('intrinsicop dynany JS_NEW_OBJECT_1 (constval dyni32 9)', Object(9)),
  sample('intrinsicop dynany JS_NEW_OBJECT_1 (conststr dynstr "s")', Object('s')),
];

/** A program in which `$v` holds the samples once `&fill` was called. */
export const samplesText = `
var $v <[${samples.length}] dynany>
func &at (var %i i32) ptr { return (array 0 ptr <* <[${samples.length}] dynany>> (addrof ptr $v, dread i32 %i)) }
func &fill () void {
${samples.map(({ maple }, i) => `  iassignoff dynany ${i * 8} (addrof ptr $v, ${maple})`).join('\n')}
  return ()
}
`;

/** A value as text that tells apart what differs: types, and the two zeros. */
export function described(value: unknown): string {
  return `${typeof value} ${Object.is(value, -0) ? '-0' : String(value)}`;
}
