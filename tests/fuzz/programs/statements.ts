/**
 * Statements: a block is a few of them, each of a kind that the features of the program allow. Loops count to a bound with
 * a variable of their own; a function that is called when the fuel is gone returns at once: every program ends.
 */
import { callStatement, copyStatement, valueOf } from './calls.ts';
import { mix, printHash } from './checksums.ts';
import { constant } from './constants.ts';
import { throwStatement, tryStatement, leaveTry } from './exceptions.ts';
import { condition, expression } from './expressions.ts';
import { genericStatement } from './generics.ts';
import { libraryStatement, printStatement, stringStatement } from './library.ts';
import { atomicStatement, heapStatement, memoryStatement, pointerStatement, stackStatement } from './memory.ts';
import { objectStatement } from './objects.ts';
import { randomPlace } from './places.ts';
import { bitsOf, isSigned, narrowInts, type Prim } from './types.ts';
import { emit, features, freshLabel, freshLocal, nested, type Feature, type Scope } from './world.ts';

type Statement = (scope: Scope) => void;

/** What every program has, and what a feature adds. */
const always: readonly Statement[] = [
  assign,
  assign,
  assign,
  copyStatement,
  mixStatement,
  ifStatement,
  evalStatement,
  switchStatement,
];
const byFeature: Readonly<Record<Feature, readonly Statement[]>> = {
  calls: [callStatement, callStatement],
  pointers: [pointerStatement, memoryStatement],
  heap: [heapStatement],
  strings: [stringStatement],
  printing: [printStatement],
  jumps: [forwardJump, backwardJump, multiwayStatement, rangeStatement, labelStatement],
  loops: [whileLoop, doWhileLoop, countedLoop, elementLoop],
  jstry: [tryStatement, throwStatement, leaveTry],
  javatry: [tryStatement, throwStatement, leaveTry],
  cpptry: [tryStatement, throwStatement, leaveTry],
  objects: [objectStatement, objectStatement],
  generics: [genericStatement],
  callbacks: [libraryStatement],
  atomics: [atomicStatement],
  stack: [stackStatement],
  exits: [exitStatement],
  faults: [assertStatement],
  bits: [],
  wide: [],
  vectors: [],
  complex: [],
  'bit-fields': [],
  unions: [],
  'hostile-names': [],
  'wide-throws': [],
};

const choicesOf = new WeakMap<ReadonlySet<Feature>, readonly Statement[]>();

function statementsOf(chosen: ReadonlySet<Feature>): readonly Statement[] {
  let found = choicesOf.get(chosen);
  if (found === undefined)
    choicesOf.set(
      chosen,
      (found = [...always, ...features.filter((one) => chosen.has(one)).flatMap((one) => byFeature[one])]),
    );
  return found;
}

export function block(scope: Scope, most = 4): void {
  const { world, choices } = scope;
  for (let count = 1 + choices.below(most); count > 0 && world.budget > 0; count--) statement(scope);
}

function statement(scope: Scope): void {
  scope.world.budget--;
  scope.choices.pick(scope.depth > 4 ? always.slice(0, 5) : statementsOf(scope.world.features))(scope);
}

// Values

function assign(scope: Scope): void {
  const place = randomPlace(scope);
  emit(scope, place.write(expression(scope, place.prim, scope.choices.pick([1, 2, 2, 3]))));
}

function evalStatement(scope: Scope): void {
  emit(scope, `eval (${condition(scope)})`);
}

function mixStatement(scope: Scope): void {
  const { read, prim } = randomPlace(scope);
  mix(scope, read, prim);
}

// Control flow

function ifStatement(scope: Scope): void {
  emit(scope, `if (${condition(scope)}) {`);
  nested(scope, () => block(scope, 3));
  if (scope.choices.once(2)) return emit(scope, '}');
  emit(scope, '} else {');
  nested(scope, () => block(scope, 3));
  emit(scope, '}');
}

/** The head of a loop, if another may be written here: its counter and how often it turns. */
function loopHead(scope: Scope): { counter: string; turns: number } | undefined {
  if (scope.loops >= 2) return undefined;
  return { counter: freshLocal(scope, 'i32', '0'), turns: 1 + scope.choices.below(4) };
}

function looped(scope: Scope, body: () => void): void {
  scope.loops++;
  nested(scope, body);
  scope.loops--;
}

const below = (counter: string, turns: number): string => `lt u1 i32 (dread i32 ${counter}, constval i32 ${turns})`;
const step = (counter: string): string => `dassign ${counter} (add i32 (dread i32 ${counter}, constval i32 1))`;

function whileLoop(scope: Scope): void {
  const head = loopHead(scope);
  if (head === undefined) return assign(scope);
  emit(scope, `dassign ${head.counter} (constval i32 0)`);
  const also = scope.choices.once(3)
    ? `cand u1 (${below(head.counter, head.turns)}, ${condition(scope, 1)})`
    : below(head.counter, head.turns);
  emit(scope, `while (${also}) {`);
  looped(scope, () => {
    emit(scope, step(head.counter));
    block(scope, 3);
  });
  emit(scope, '}');
}

function doWhileLoop(scope: Scope): void {
  const head = loopHead(scope);
  if (head === undefined) return assign(scope);
  emit(scope, `dassign ${head.counter} (constval i32 0)`);
  emit(scope, 'dowhile {');
  looped(scope, () => {
    block(scope, 3);
    emit(scope, step(head.counter));
  });
  emit(scope, `} (${below(head.counter, head.turns)})`);
}

function countedLoop(scope: Scope): void {
  const head = loopHead(scope);
  if (head === undefined) return assign(scope);
  const { choices } = scope;
  const down = choices.once(3);
  const [from, test, by] = down
    ? [head.turns, `gt u1 i32 (dread i32 ${head.counter}, constval i32 0)`, -1 - choices.below(2)]
    : [0, below(head.counter, head.turns), 1 + choices.below(2)];
  emit(scope, `doloop ${head.counter} (constval i32 ${from}, ${test}, constval i32 ${by}) {`);
  looped(scope, () => block(scope, 3));
  emit(scope, '}');
  mix(scope, `dread i32 ${head.counter}`, 'i32');
}

/** Over an array of numbers. */
function elementLoop(scope: Scope): void {
  const arrays = [...scope.variables, ...scope.world.globals].filter(
    ({ type }) => type.kind === 'array' && type.of.kind === 'prim',
  );
  if (scope.loops >= 2 || arrays.length === 0) return assign(scope);
  const { name, type } = scope.choices.pick(arrays);
  if (type.kind !== 'array' || type.of.kind !== 'prim') return;
  const element = freshLocal(scope, type.of.prim);
  scope.heads.push(`  dassign ${element} (${constant(scope.choices, type.of.prim)})`);
  emit(scope, `foreachelem ${element} ${name} {`);
  const { prim } = type.of;
  looped(scope, () => {
    mix(scope, `dread ${prim} ${element}`, prim);
    block(scope, 2);
  });
  emit(scope, '}');
}

function forwardJump(scope: Scope): void {
  const label = freshLabel(scope);
  const kind = scope.choices.below(5);
  emit(scope, kind === 0 ? `goto ${label}` : `${kind < 3 ? 'brtrue' : 'brfalse'} ${label} (${condition(scope)})`);
  block(scope, 3);
  emit(scope, label);
}

/** A loop of jumps, which may be entered in its middle. */
function backwardJump(scope: Scope): void {
  const head = loopHead(scope);
  if (head === undefined) return assign(scope);
  const [start, middle] = [freshLabel(scope), freshLabel(scope)];
  emit(scope, `dassign ${head.counter} (constval i32 0)`);
  if (scope.choices.once(3)) emit(scope, `brtrue ${middle} (${condition(scope)})`);
  emit(scope, start);
  scope.loops++;
  block(scope, 2);
  emit(scope, middle);
  block(scope, 2);
  scope.loops--;
  emit(scope, step(head.counter));
  emit(scope, `brtrue ${start} (${below(head.counter, head.turns)})`);
}

/** `switch` over any integer, by tags of its type. */
function switchStatement(scope: Scope): void {
  const { choices } = scope;
  const type = choices.pick([
    ...narrowInts,
    'i32',
    'u8',
    ...(scope.world.types.wide ? (['i128', 'u128'] as const) : []),
  ] as const);
  const near = choices.once(2);
  const tags = [...new Set(Array.from({ length: 1 + choices.below(4) }, () => tagOf(scope, type, near)))];
  const value = near ? `rem ${type} (${expression(scope, type, 2)}, constval ${type} 6)` : expression(scope, type, 2);
  const { labels, end } = armLabels(scope, tags.length);
  const otherwise = choices.once(4) ? '0' : freshLabel(scope);
  emit(scope, `switch (${value}) ${otherwise} { ${tags.map((tag, i) => `${tag}: goto ${labels[i]}`).join(' ')} }`);
  arms(scope, otherwise === '0' ? labels : [...labels, otherwise], end);
}

function tagOf({ choices }: Scope, type: Prim, near: boolean): string {
  if (near) return String(choices.below(7) - (isSigned(type) ? 3 : 0));
  const value = choices.bits(choices.pick([3, bitsOf(type)]));
  return String(isSigned(type) ? BigInt.asIntN(bitsOf(type), value) : value);
}

function multiwayStatement(scope: Scope): void {
  const { choices, world } = scope;
  const { labels, end } = armLabels(scope, 1 + choices.below(3));
  const otherwise = freshLabel(scope);
  const strings = choices.once(3) && world.mode === 'full';
  const tag = (): string =>
    strings ? `conststr ptr "${choices.pick(['', 'a', 'ab', 'b'])}"` : expression(scope, 'i32', 1);
  emit(scope, `multiway (${tag()}) ${otherwise} { ${labels.map((label) => `(${tag()}): goto ${label}`).join(' ')} }`);
  arms(scope, [...labels, otherwise], end);
}

function rangeStatement(scope: Scope): void {
  const { choices } = scope;
  const count = 1 + choices.below(4);
  const { labels, end } = armLabels(scope, Math.min(count, 3));
  const first = choices.below(20);
  const value = `add u32 (constval u32 ${first}, rem u32 (${expression(scope, 'u32', 2)}, constval u32 ${count}))`;
  emit(
    scope,
    `rangegoto (${value}) ${first} { ${Array.from({ length: count }, (_, i) => `${i}: goto ${labels[i % labels.length]}`).join(' ')} }`,
  );
  arms(scope, labels, end);
}

/** A jump to the address of a label; MapleLight and portable C have none. */
function labelStatement(scope: Scope): void {
  if (scope.world.mode !== 'full') return rangeStatement(scope);
  const { labels, end } = armLabels(scope, 2);
  const target = freshLocal(scope, 'ptr', '0');
  emit(
    scope,
    `dassign ${target} (select ptr (${condition(scope)}, addroflabel ptr ${labels[0]}, addroflabel ptr ${labels[1]}))`,
  );
  emit(scope, `igoto (dread ptr ${target})`);
  arms(scope, labels, end);
}

function armLabels(scope: Scope, count: number): { labels: string[]; end: string } {
  return { labels: Array.from({ length: count }, () => freshLabel(scope)), end: freshLabel(scope) };
}

/** The arms that labels begin; each goes to the end or falls into the next. */
function arms(scope: Scope, labels: readonly string[], end: string): void {
  for (const label of labels) {
    emit(scope, label);
    block(scope, 2);
    if (scope.choices.below(4) > 0) emit(scope, `goto ${end}`);
  }
  emit(scope, end);
}

// Ends

/** Now and then a function is left early, or the whole program. */
function exitStatement(scope: Scope): void {
  const { choices, world } = scope;
  emit(scope, `if (eq u1 i32 (band i32 (${expression(scope, 'i32', 2)}, constval i32 7), constval i32 5)) {`);
  nested(scope, () => {
    printHash(scope, 'early');
    if (choices.once(6)) {
      world.needed.add('func &exit extern (var %status i32) void');
      emit(scope, `call &exit (constval i32 ${choices.below(256)})`);
    } else if (scope.mayReturn) {
      emit(scope, returnText(scope));
    }
  });
  emit(scope, '}');
}

export function returnText(scope: Scope): string {
  return `return (${scope.signature.results.map((type) => valueOf(scope, type)).join(', ')})`;
}

function assertStatement(scope: Scope): void {
  const { choices } = scope;
  if (choices.below(4) > 0) return assign(scope);
  const type = choices.pick(narrowInts);
  emit(
    scope,
    `${choices.pick(['assertge', 'assertlt'])} (${expression(scope, type, 2)}, ${expression(scope, type, 2)})`,
  );
}
