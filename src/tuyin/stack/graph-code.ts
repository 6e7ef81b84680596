/**
 * Stack code for all functions of a graph: what was written as code, and what is compiled from statements. The compiled
 * code goes through the same verification as written code, which also finds its types.
 */
import { InternalError } from '../../base/errors.ts';
import type { Graph, GraphFunc } from '../graph/nodes.ts';
import { assemble } from './assembler.ts';
import { Pool } from './code.ts';
import { compileFunc } from './compile.ts';
import type { CodeContext, Signature } from './instruction-types.ts';
import type { RunnableCode } from './program.ts';
import { verifyCode } from './verifier.ts';

/** `written` gives the code of functions whose bodies are code. */
export function graphCode(graph: Graph, written: (func: GraphFunc) => RunnableCode): (func: GraphFunc) => RunnableCode {
  const known = new Map<GraphFunc, RunnableCode>();
  const names = namesOf(graph);
  return (func) => {
    const code = known.get(func) ?? (func.body.kind === 'graph' ? compiled(graph, func, names) : written(func));
    known.set(func, code);
    return code;
  };
}

interface Names {
  readonly functions: ReadonlyMap<string, GraphFunc>;
  readonly globals: ReadonlyMap<string, Graph['globals'][number]>;
}

function namesOf({ functions, globals }: Graph): Names {
  return {
    functions: new Map(functions.map((func) => [func.name, func])),
    globals: new Map(globals.map((global) => [global.name, global])),
  };
}

function compiled(graph: Graph, func: GraphFunc, { functions, globals }: Names): RunnableCode {
  const { body, constants, names } = compileFunc(graph, func);
  const pool = new Pool();
  const { code } = assemble(body, pool);
  if (code === undefined) throw new InternalError(`a label of @${func.name} is missing`, 'graph code');
  const context: CodeContext = {
    func: func.name,
    params: func.params,
    result: func.result,
    signature(name) {
      const callee = functions.get(name);
      return callee === undefined ? 'none' : signatureOf(callee);
    },
    globalType(name) {
      const global = globals.get(name);
      return global === undefined ? undefined : { kind: 'pointer', to: global.type, space: 0 };
    },
    constantType: (index) => constants.get(pool.constants[index])?.type,
    expand: (type) => type,
    resolve: (type) => (type.kind === 'named' ? (graph.types.get(type.name) ?? type) : type),
  };
  const { types, problems, ends } = verifyCode(code, context);
  if (problems.length > 0 || ends.length > 0)
    throw new InternalError(`@${func.name}: ${problems.at(0)?.message ?? 'control runs off the end'}`, 'graph code');
  return {
    types,
    names,
    constant: (index) => required(constants.get(pool.constants[index])),
    string: () => required<number>(undefined),
    func: (name) => required(functions.get(name)).id,
    global: (name) => required(globals.get(name)).id,
    symbol: (name) =>
      functions.has(name)
        ? { kind: 'func', id: required(functions.get(name)).id }
        : { kind: 'global', id: required(globals.get(name)).id },
  };
}

/**
 * Subsets and `func`s take whatever they are given as their input. So do the others, behind their parameters: a call from
 * statements may give more than there are parameters, with a warning.
 */
function signatureOf({ form, params, result }: GraphFunc): Signature {
  const takesParameters = form === 'define' || form === 'declare';
  return { params: takesParameters ? params : undefined, variadic: true, result };
}

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new InternalError('a name of compiled code means nothing', 'graph code');
  return value;
}
