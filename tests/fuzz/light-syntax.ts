/**
 * Abstract syntax that somebody has damaged: nodes in places of others, parameters that are missing or of another kind, nodes
 * within themselves, nesting without end. The machine refuses it with an error of ours or runs it; nothing else may happen.
 */
import { budgetOf } from '../../src/base/budget.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { SourceFile } from '../../src/base/source.ts';
import { compileLight } from '../../src/driver/light.ts';
import { runLight } from '../../src/light/engine.ts';
import { Stuck } from '../../src/light/stuck.ts';
import type { Expr, Program } from '../../src/light/syntax.ts';
import { InvalidProgram } from '../../src/light/validate.ts';
import { parseMaple } from '../../src/maple/parser.ts';
import { Random } from '../scalar/random.ts';

const folder = join(import.meta.dirname, '../light/programs');
const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
const programs = new Map<number, Program>();

function programOf(index: number): Program {
  let program = programs.get(index);
  if (program === undefined)
    programs.set(
      index,
      (program = compileLight(parseMaple(new SourceFile('damaged.mpl', texts[index])).module).program),
    );
  return program;
}

type Fields = Record<string, unknown>;

/** All objects of a program. */
function nodesOf(program: Program): Fields[] {
  const nodes = new Set<Fields>();
  const stack: unknown[] = [program];
  while (stack.length > 0) {
    const top = stack.pop();
    if (typeof top !== 'object' || top === null || top instanceof Uint8Array || nodes.has(top as Fields)) continue;
    nodes.add(top as Fields);
    stack.push(...Object.values(top));
  }
  return [...nodes];
}

function withoutSpans(x: unknown): unknown {
  if (typeof x !== 'object' || x === null || x instanceof Uint8Array) return x;
  if (Array.isArray(x)) return x.map(withoutSpans);
  return Object.fromEntries(
    Object.entries(x).flatMap(([name, value]) => (name === 'span' ? [] : [[name, withoutSpans(value)]])),
  );
}

function deep(levels: number): Expr {
  let e: Expr = { kind: 'E_constval', t: { kind: 'Tbool' }, v: { kind: 'Vint', i: 1 } };
  for (let i = 0; i < levels; i++) e = { kind: 'E_unary', uop: { kind: 'O_lnot' }, pt: { kind: 'Tbool' }, e };
  return e;
}

const [tooDeep, rather] = [deep(5000), deep(900)];

function damage(program: Program, random: Random): void {
  const nodes = nodesOf(program);
  const node = random.pick(nodes);
  const names = Object.keys(node);
  if (names.length === 0) return;
  const name = random.pick(names);
  const others: unknown[] = [
    undefined,
    null,
    0,
    -1,
    2 ** 60,
    1.5,
    NaN,
    7n,
    -7n,
    '',
    'S_skip',
    true,
    [],
    {},
    node,
    program,
    tooDeep,
    rather,
  ];
  node[name] = random.below(3) === 0 ? random.pick(others) : (random.pick(nodes)[name] ?? random.pick(nodes));
}

export async function checkLightSyntax(seed: bigint): Promise<string | undefined> {
  const random = new Random(seed);
  const program = withoutSpans(programOf(random.below(texts.length))) as Program;
  for (let count = 1 + random.below(3); count > 0; count--) damage(program, random);
  try {
    runLight(program, { fuel: 20_000, budget: budgetOf(2 ** 24), maxCalls: 1000 });
    return undefined;
  } catch (error) {
    // Memory for global variables is taken before the first step.
    if (error instanceof InvalidProgram || (error instanceof Stuck && error.reason === 'out-of-memory'))
      return undefined;
    return `seed ${seed}: ${error instanceof Error ? error.stack : String(error)}`;
  }
}
