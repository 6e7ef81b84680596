/** Files of Python as programs (built-c.ts): a script that runs, or a library whose functions are called as the words say. */
import { spawnSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TextTools } from './built-c.ts';
import { pythonCommand } from './needs.ts';
import type { LinearModule, ValueType } from '../src/linear/nodes.ts';

/** Python compiles a script each time that it runs; here that is done once for all calls. */
const compile =
  'import sys, py_compile; py_compile.compile(sys.argv[1], sys.argv[1] + "c", sys.argv[1] + "c", doraise=True)';

export const toolsOfPython: TextTools = {
  name: 'python',
  make(folder, name, text) {
    const file = join(folder, `${name}.py`);
    const program = join(folder, name);
    writeFileSync(file, text);
    const { status, stderr } = spawnSync(pythonCommand(), ['-c', compile, file], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    writeFileSync(program, `#!/bin/sh\nexec ${pythonCommand()} ${file}c "$@"\n`);
    chmodSync(program, 0o755);
    return program;
  },
  withCalls: (module, content) => content + harnessOf(module, content),
};

/** The letter of `struct` for a value in eight bytes or four. */
function letterOf(type: ValueType): string {
  return type === 'i64' ? 'q' : type === 'f64' ? 'd' : type === 'f32' ? 'f' : 'i';
}

/** What runs the calls, and how traps are told of a library as of a script. */
function harnessOf({ funcs }: LinearModule, content: string): string {
  const names = [...content.matchAll(/^def (\w+)\(.*\):\n {4}begin\(\)$/gm)].map(([, name]) => name);
  const exported = funcs.flatMap((func, index) => (func.exported && !func.extern ? [{ func, index }] : []));
  const rows = exported.map(({ func, index }, i) => {
    const letters = [func.params, func.results].map((types) => `'${types.map(letterOf).join('')}'`);
    return `    ${index}: (${names[i]}, ${letters.join(', ')}),`;
  });
  return `

h_functions = {
${rows.join('\n')}
}


def h_bits(letter, value):
    if value != value:
        return 0x7fc00000 if letter == 'f' else 0x7ff8000000000000
    return int.from_bytes(struct.pack('<' + letter, value), 'little')


def h_value(letter, word):
    size = struct.calcsize('<' + letter)
    return struct.unpack('<' + letter, (int(word, 16) & (1 << 8 * size) - 1).to_bytes(size, 'little'))[0]


def h_run():
    global status
    with open(sys.argv[1], 'w') as answers:
        for words in sys.argv[2:]:
            index, *arguments = words.split()
            function, params, results = h_functions[int(index)]
            try:
                found = function(*map(h_value, params, arguments))
                flush()
            except Trap as error:
                flush()
                sys.stderr.write(report(error, open_calls(error.place, (error.__cause__ or error).__traceback__)))
                return
            values = () if results == '' else (found,) if len(results) == 1 else found
            answers.write(' '.join('%x' % h_bits(*pair) for pair in zip(results, values)) + '\\n')
    end()
    flush()
    status = 0


status = 3
sys.setrecursionlimit(MOST_CALLS)
threading.stack_size(0x20000000)
h_thread = threading.Thread(target=h_run)
h_thread.start()
h_thread.join()
sys.stdout.flush()
sys.stderr.flush()
sys.exit(status)
`;
}
