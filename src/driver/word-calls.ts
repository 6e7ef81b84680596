/** Calls with words of a command line, of languages whose types are primitive ones: `--call gcd 12 18`. */
import { diagnose } from '../base/diagnostics.ts';
import { Result } from '../base/result.ts';
import { isTagged } from '../maple/dynamic-words.ts';
import type { PrimType } from '../scalar/prim-types.ts';
import { basicType } from '../scalar/values.ts';
import type { HostValue } from '../vm/host.ts';
import { formatResult, parseArgument, parseDynamic } from './arguments.ts';
import { driverCatalogue } from './diagnostics.ts';
import type { Declaration } from './host-functions.ts';
import type { Program } from './program.ts';

export function callByWords(
  program: Program,
  declaration: Declaration | undefined,
  name: string,
  words: readonly string[],
): Result<readonly string[]> {
  if (declaration === undefined) return Result.failed([diagnose(driverCatalogue, 'SAM0202', undefined, [name])]);
  const { params, results } = declaration;
  const unwritable = [...params, ...results].find((type) => !isWritable(type));
  if (unwritable !== undefined)
    return Result.failed([diagnose(driverCatalogue, 'SAM0205', undefined, [name, unwritable])]);
  if (params.length !== words.length)
    return Result.failed([diagnose(driverCatalogue, 'SAM0203', undefined, [name, params.length, words.length])]);
  const values: HostValue[] = [];
  for (const [i, word] of words.entries()) {
    const value = valueOf(program, word, params[i]);
    if (value === undefined) return Result.failed([diagnose(driverCatalogue, 'SAM0204', undefined, [word, params[i]])]);
    values.push(value);
  }
  return new Result(program.call(name, values).map((value, i) => wordOf(program, value, results[i])));
}

function valueOf({ dynamic, pointerSize }: Program, word: string, type: PrimType): HostValue | undefined {
  return isTagged(type) ? dynamic?.word(parseDynamic(word)) : parseArgument(word, type, pointerSize);
}

function wordOf({ dynamic, pointerSize }: Program, value: HostValue, type: PrimType): string {
  return isTagged(type) ? (dynamic?.text(BigInt(value)) ?? String(value)) : formatResult(value, type, pointerSize);
}

/** Numbers, complex numbers, vectors and dynamic values. */
function isWritable(type: PrimType): boolean {
  return basicType(type, 8) !== undefined || isTagged(type);
}
