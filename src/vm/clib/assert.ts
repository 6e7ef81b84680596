/** What a failed `assert` calls: the message goes to standard error as glibc writes it, then the program traps. */
import type { HostEnv } from '../host.ts';
import { host, hostTable } from '../host.ts';
import { Trap } from '../trap.ts';

const encoder = new TextEncoder();

function failAssertion(env: HostEnv, condition: number, file: number, line: number, func: number): never {
  const place = `${env.memory.readString(file)}:${line}: ${func === 0 ? '' : `${env.memory.readString(func)}: `}`;
  const message = `${place}Assertion \`${env.memory.readString(condition)}' failed.`;
  env.stderr.write(encoder.encode(`${message}\n`));
  env.stderr.flush();
  throw new Trap('assertion', message);
}

export const assertFunctions = hostTable({
  __assert_fail: host(
    ['ptr', 'ptr', 'u32', 'ptr'],
    undefined,
    (env) => (condition, file, line, func) => failAssertion(env, condition, file, line, func),
  ),
  /** The order of arguments that BSD and newlib use. */
  __assert_func: host(
    ['ptr', 'i32', 'ptr', 'ptr'],
    undefined,
    (env) => (file, line, func, condition) => failAssertion(env, condition, file, line, func),
  ),
});
